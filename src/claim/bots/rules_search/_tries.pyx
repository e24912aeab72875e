"""Trying moves in guessed worlds, compiled: one tree for all of them (information set Monte Carlo tree search)."""

from libc.math cimport log, sqrt
from libc.stdint cimport uint16_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memset

from claim.bots.rules_search._board cimport Board
from claim.bots.rules_search._looking cimport RANKS, Sense
from claim.bots.rules_search._moving cimport legal_moves, make_move
from claim.bots.rules_search._sense cimport drawn, guess, play_out
from claim.bots.rules_search._state cimport DRAW, GATHER, MOVES, State, VERB, side_of, to_move
from claim.bots.rules_search._votes cimport winning_sides
from claim.kernel._lots cimport lots_of

cdef enum:
    DEEPEST = 256

cdef struct Node:
    int first, following  # the first branch; the next branch of the same decision
    int visits, chances  # how often the move was made, and could be made
    float total  # what it brought the side that made it
    uint16_t move


cdef class Tries(Board):
    cdef Sense sense
    cdef Node *nodes
    cdef int used, room
    cdef double curiosity  # how much to explore
    cdef double trust  # for how many tries the first guess counts
    cdef double bias  # by how much it prefers the sensible move

    def __cinit__(self):
        self.room, self.used = 4096, 1
        self.nodes = <Node *> malloc(self.room * sizeof(Node))
        if self.nodes == NULL:
            raise MemoryError
        memset(self.nodes, 0, sizeof(Node))

    def __dealloc__(self):
        free(self.nodes)

    def use(self, weights, appeals, staying, curiosity, trust, bias):
        cdef int number, phase
        self.curiosity, self.trust, self.bias = curiosity, trust, bias
        for number, weight in enumerate(weights):
            self.sense.weights[number] = weight
        for card, appeal in appeals.items():
            self.sense.appeal[<int> self._numbers[card]] = appeal
        for phase in range(2):
            for number in range(RANKS):
                self.sense.stays[phase][number] = staying[phase][number]

    def grow(self, int count, seed):
        cdef uint64_t lots = seed
        cdef int game
        for game in range(count):
            self._grow(&lots)

    cdef int _grow(self, uint64_t *lots) except -1:
        """One game: down the tree, one move further, on to the end, and back with the result."""
        cdef State state = self.state
        cdef int path[DEEPEST]
        cdef int sides[DEEPEST]
        cdef int length = 0, node = 0, number, sharing
        cdef bint wins[3]
        cdef bint is_new = False
        while not is_new and state.phase <= GATHER:
            if state.asks == DRAW:
                node = self._branch(node, DRAW * VERB + drawn(&state, lots))
            else:
                sides[length] = side_of(&self.deck, to_move(&self.deck, &state))
                node = self._descended(node, &state, lots)
                is_new = self.nodes[node].visits == 0
                path[length] = node
                length += 1
            make_move(&self.deck, &state, self.nodes[node].move)
        play_out(&self.deck, &state, &self.sense, lots)
        sharing = winning_sides(&self.deck, &state, wins)
        for number in range(length):
            self.nodes[path[number]].visits += 1
            self.nodes[path[number]].total += wins[sides[number]] / <float> sharing
        return 0

    cdef int _branch(self, int node, int move) except -1:
        """The branch of a node for a move, a new one if need be."""
        cdef int branch = self.nodes[node].first
        cdef void *grown
        while branch and self.nodes[branch].move != move:
            branch = self.nodes[branch].following
        if branch:
            return branch
        if self.used == self.room:
            grown = realloc(self.nodes, 2 * self.room * sizeof(Node))
            if grown == NULL:
                raise MemoryError
            self.nodes = <Node *> grown
            self.room *= 2
        branch = self.used
        self.used += 1
        memset(&self.nodes[branch], 0, sizeof(Node))
        self.nodes[branch].move = move
        self.nodes[branch].following = self.nodes[node].first
        self.nodes[node].first = branch
        return branch

    cdef int _descended(self, int node, const State *state, uint64_t *lots) except -1:
        """The branch of the move that is most promising, by tries and by sense, or least explored."""
        cdef uint16_t moves[MOVES]
        cdef int branches[MOVES]
        cdef float promises[MOVES]
        cdef int count = legal_moves(&self.deck, state, moves), number, visits = 0, best = 0
        cdef double mean = 0, promise, most = -1e9
        cdef Node *branch
        for number in range(count):
            branches[number] = self._branch(node, moves[number])
            branch = &self.nodes[branches[number]]
            branch.chances += 1
            visits += branch.visits
            mean += branch.total
        if count == 1:
            return branches[0]
        mean = mean / visits if visits else 1.0 / self.deck.sides
        guess(&self.deck, state, &self.sense, moves, count, promises)
        for number in range(count):
            branch = &self.nodes[branches[number]]
            promise = branch.total + self.trust * (mean + self.bias * promises[number])
            promise = promise / (branch.visits + self.trust) + self.curiosity * sqrt(
                log(branch.chances + 1) / (branch.visits + self.trust)
            )
            promise += (lots_of(lots) >> 40) * 1e-12  # of equals any
            if promise > most:
                most = promise
                best = number
        return branches[best]

    def found(self):
        cdef int branch = self.nodes[0].first
        found = {}
        while branch:
            found[self.nodes[branch].move] = (self.nodes[branch].visits, self.nodes[branch].total)
            branch = self.nodes[branch].following
        return found

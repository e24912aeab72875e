"""The search: does seat 0 get so many votes more than seat 1, whatever seat 1 does?

One question at a time, depth first, with a table of positions between tricks. A proof comes with the weakest scores for
which it holds, and the table keeps it with these (partition search). docs/solver.md tells the ideas and what each gave.
"""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int8_t, int32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from claim.kernel._engine cimport GATHER, Board
from claim.kernel._layout cimport NONE, Cards
from claim.kernel._rules cimport count, distinct, lowest, open_plays
from claim.solver._keys cimport ANY, key_of, measured_key_of, mixed
from claim.solver._lanes cimport (
    LANES_HIGHEST, LANES_LOWEST, Lanes, clock, fetch, lanes_all, lanes_max, lanes_min, lanes_sub,
)
from claim.solver._memory cimport (
    TRIED, TRIED_FIRST, learn, most_promising, remember, remembered, reward, worth_of_proof,
)
from claim.solver._moves cimport unlike
from claim.solver._problem cimport Entry, Node, Problem
from claim.solver._tricks cimport play_trick
from claim.solver._verdicts cimport MISSED, OPEN, REACHED, Verdict, count_piles, verdict_of
from claim.solver._weights cimport set_up

__all__ = ["ANY_VALUES", "Search"]

ANY_VALUES = ANY

cdef enum:
    MOST_MOVES = 32
    FIRST_PAUSE = 3000      # nodes; each pause is twice as far off as the last
    LOOK_EVERY = 4096       # nodes between two looks at the budget
    LISTEN_EVERY = 4_000_000
    SMALL_TABLE = 1 << 17   # entries, six megabytes of them: as much as stays near the processor
    LARGE_TABLE = 1 << 20   # for positions that take MANY nodes; untouched it costs nothing
    MANY = 2_000_000
    WORDS = 32

cdef uint64_t[WORDS] ODD    # without a pattern: a key is the sum of its words, each times its own of these
for number in range(WORDS):
    ODD[number] = mixed(number + 1) | 1


# Votes


cdef Verdict reaches(Problem *p, Node *node, Lanes *bound) noexcept nogil:
    """Whether seat 0 reaches the goal from between two tricks, and the weakest scores for which that is so."""
    cdef uint64_t key
    cdef int hint
    cdef Verdict found = verdict_of(p, node, bound)
    p.nodes += 1
    if found != OPEN:
        return found
    key = key_of(p, node, ODD)
    found = remembered(p, node, key, bound, &hint)
    return searched(p, node, key, hint, bound) if found == OPEN else found


cdef Verdict searched(Problem *p, Node *node, uint64_t key, int hint, Lanes *bound) noexcept nogil:
    """The same by trying the leads."""
    cdef int leader = node.leader
    cdef Verdict wanted = MISSED if leader else REACHED
    cdef Verdict found = REACHED if leader else MISSED
    cdef int depth = count(node.hand[0])
    cdef Cards plays
    cdef int8_t[MOST_MOVES] moves
    cdef int32_t[MOST_MOVES] promise
    cdef int32_t *worth = p.lead_worth[node.open_votes]
    cdef int number = 0
    cdef int move, best, tried
    cdef uint64_t before
    cdef Lanes own
    if is_over_budget(p):
        return OPEN
    bound[0] = lanes_all(LANES_LOWEST if leader else LANES_HIGHEST)
    plays = unlike(p, open_plays(&p.deck, node.hand[leader], NONE), node.hand[1 - leader])
    while plays:
        move = lowest(plays)
        plays &= plays - 1
        moves[number] = move
        promise[number] = TRIED_FIRST if move == hint else p.any_lead_worth[move] + 4 * worth[move]
        number += 1
    for tried in range(number):
        best = most_promising(promise, number)
        promise[best] = TRIED
        move = moves[best]
        before = p.nodes
        found = reaches_with(p, node, move, &own)
        if found == OPEN:
            return OPEN
        if joins(found, wanted, own, bound):
            learn(&worth[move], worth_of_proof(depth, p.nodes - before))
            learn(&p.any_lead_worth[move], worth_of_proof(depth, p.nodes - before))
            hint = move
            break
        learn(&worth[move], 0)
        learn(&p.any_lead_worth[move], 0)
    if not p.is_abstract:
        bound[0] = lanes_all(LANES_LOWEST if found == REACHED else LANES_HIGHEST)  # the key holds the score
    remember(p, key, found, bound[0], hint)
    return found


cdef Verdict reaches_with(Problem *p, Node *node, int lead, Lanes *bound) noexcept nogil:
    """The same when this is led, by trying the replies; first those of which something is known already."""
    cdef int leader = node.leader
    cdef Verdict wanted = REACHED if leader else MISSED
    cdef Verdict found
    cdef int depth = count(node.hand[0])
    cdef Cards plays = unlike(p, open_plays(&p.deck, node.hand[1 - leader], lead), node.hand[leader])
    cdef int32_t *worth = p.reply_worth[lead]
    cdef int8_t[MOST_MOVES] moves
    cdef int32_t[MOST_MOVES] promise
    cdef Node[MOST_MOVES] after
    cdef Lanes[MOST_MOVES] gain
    cdef uint64_t[MOST_MOVES] key
    cdef int[MOST_MOVES] hint
    cdef int number = 0
    cdef int move, index, left
    cdef Lanes own
    bound[0] = lanes_all(LANES_HIGHEST if leader else LANES_LOWEST)
    while plays:
        move = lowest(plays)
        plays &= plays - 1
        play_trick(p, node, lead, move, &after[number], &gain[number])
        p.nodes += 1
        found = verdict_of(p, &after[number], &own)
        if found == OPEN:
            key[number] = key_of(p, &after[number], ODD)
            fetch(&p.table[key[number] & p.table_mask])
            moves[number] = move
            promise[number] = worth[move]
            number += 1
            continue
        if joins(found, wanted, lanes_sub(own, gain[number]), bound):
            reward(&worth[move], depth)
            return wanted
    left = number
    for index in range(number):
        found = remembered(p, &after[index], key[index], &own, &hint[index])
        if found == OPEN:
            continue
        if joins(found, wanted, lanes_sub(own, gain[index]), bound):
            reward(&worth[moves[index]], depth)
            return wanted
        promise[index] = TRIED
        left -= 1
    while left:
        index = most_promising(promise, number)
        promise[index] = TRIED
        left -= 1
        found = searched(p, &after[index], key[index], hint[index], &own)
        if found == OPEN:
            return OPEN
        if joins(found, wanted, lanes_sub(own, gain[index]), bound):
            reward(&worth[moves[index]], depth)
            return wanted
    return MISSED if wanted == REACHED else REACHED


cdef inline bint joins(Verdict found, Verdict wanted, Lanes own, Lanes *bound) noexcept nogil:
    """Whether a move proves what its player wants; if not, its proof joins those of the other moves."""
    if found == wanted:
        bound[0] = own
    elif found == REACHED:
        bound[0] = lanes_max(bound[0], own)
    else:
        bound[0] = lanes_min(bound[0], own)
    return found == wanted


cdef inline bint is_over_budget(Problem *p) noexcept nogil:
    if p.nodes >= p.look_at:
        look_up(p)
    return p.is_spent or p.nodes >= p.pause_at


cdef void look_up(Problem *p) noexcept nogil:
    """Now and then: is the budget spent, does somebody want to stop, is a larger table worth the slower memory?"""
    p.look_at = p.nodes + LOOK_EVERY
    if p.nodes > MANY:
        p.table_mask = LARGE_TABLE - 1
    if p.nodes >= p.most_nodes or (p.deadline > 0 and clock() > p.deadline):
        p.is_spent = True
    elif p.most_nodes - p.nodes < LOOK_EVERY:
        p.look_at = p.most_nodes
    if p.nodes >= p.listen_at:
        p.listen_at = p.nodes + LISTEN_EVERY
        with gil:
            try:
                PyErr_CheckSignals()
            except BaseException:
                p.is_interrupted = p.is_spent = True


# Equal votes


cdef Verdict outdoes(Problem *p, Node *node, int cards, int values) noexcept nogil:
    """Whether seat 0 gets more votes, or as many and at least so much of the tie-break's measures (R7.5).

    Only lines of equal votes are searched here, all others are left to the search for votes; and only where cards are
    equal too does it matter which cards they are.
    """
    cdef Verdict wanted = MISSED if node.leader else REACHED
    cdef Verdict found
    cdef int32_t[MOST_MOVES] promise
    cdef int8_t[MOST_MOVES] moves
    cdef int number = 0
    cdef int tried, best
    cdef uint64_t key
    cdef Entry *entry
    cdef Cards plays
    cdef Lanes bound
    if not node.hand[0] and not node.hand[1]:
        p.nodes += 1
        return counted(p, node, cards, values)
    p.goal = 1
    found = reaches(p, node, &bound)
    if found != MISSED:
        return found
    p.goal = 0
    found = reaches(p, node, &bound)
    if found != REACHED:
        return found
    if values != ANY and not p.deck.by_values:
        found = outdoes(p, node, cards + 1, ANY)
        if found != MISSED:
            return found
        found = outdoes(p, node, cards, ANY)
        if found != REACHED:
            return found
    key = measured_key_of(p, node, cards, values, ODD)
    entry = &p.table[key & p.table_mask]
    if entry.key == key:
        return <Verdict> entry.move
    plays = tie_moves(p, node, NONE, values)
    while plays:
        moves[number] = lowest(plays)
        plays &= plays - 1
        promise[number] = p.any_lead_worth[moves[number]] + 4 * p.lead_worth[node.open_votes][moves[number]]
        number += 1
    for tried in range(number):
        best = most_promising(promise, number)
        promise[best] = TRIED
        found = outdoes_with(p, node, moves[best], cards, values)
        if found == OPEN:
            return OPEN
        if found == wanted:
            break
    entry = &p.table[key & p.table_mask]
    entry.key = key
    entry.move = found
    return found


cdef Verdict outdoes_with(Problem *p, Node *node, int lead, int cards, int values) noexcept nogil:
    """The same when this is led."""
    cdef Verdict wanted = REACHED if node.leader else MISSED
    cdef Verdict found = OPEN
    cdef int32_t[MOST_MOVES] promise
    cdef int8_t[MOST_MOVES] moves
    cdef int number = 0
    cdef int tried, best
    cdef Cards plays = tie_moves(p, node, lead, values)
    cdef Node after
    cdef Lanes gain
    while plays:
        moves[number] = lowest(plays)
        plays &= plays - 1
        promise[number] = p.reply_worth[lead][moves[number]]
        number += 1
    for tried in range(number):
        best = most_promising(promise, number)
        promise[best] = TRIED
        play_trick(p, node, lead, moves[best], &after, &gain)
        found = outdoes(p, &after, cards, values)
        if found == OPEN or found == wanted:
            break
    return found


cdef inline Cards tie_moves(const Problem *p, const Node *node, int lead, int values) noexcept nogil:
    """The leads, or the replies to one: cards alike are one where values do not matter."""
    cdef int seat = node.leader ^ (lead != NONE)
    cdef Cards plays = open_plays(&p.deck, node.hand[seat], lead)
    return unlike(p, plays, node.hand[1 - seat]) if values == ANY else distinct(&p.deck, plays)


cdef inline Verdict counted(const Problem *p, const Node *node, int cards, int values) noexcept nogil:
    cdef int votes, more_cards, more_values
    count_piles(p, node, &votes, &more_cards, &more_values)
    if votes:
        return REACHED if votes > 0 else MISSED
    return REACHED if more_cards > cards or more_cards == cards and more_values >= values else MISSED


# From the position asked about


cdef inline int held(const Problem *p, int play) noexcept nogil:
    """The copy of a card that the seat to move holds: copies have been sorted."""
    cdef int seat = p.root.leader ^ (p.lead != NONE)
    cdef Cards copies = p.deck.same[play] & p.root.hand[seat]
    return lowest(copies) if copies else play


cdef Verdict reaches_after(Problem *p, int move) noexcept nogil:
    """Whether the goal is reached after a move, or from where the game stands."""
    cdef Lanes bound, gain
    cdef Node after
    if p.lead == NONE and move == NONE:
        return reaches(p, &p.root, &bound)
    if p.lead == NONE:
        return reaches_with(p, &p.root, held(p, move), &bound)
    if move == NONE:
        return reaches_with(p, &p.root, p.lead, &bound)
    play_trick(p, &p.root, p.lead, held(p, move), &after, &gain)
    return reaches(p, &after, &bound)


cdef Verdict outdoes_after(Problem *p, int move, int cards, int values) noexcept nogil:
    cdef Lanes gain
    cdef Node after
    if p.lead == NONE and move == NONE:
        return outdoes(p, &p.root, cards, values)
    if p.lead == NONE:
        return outdoes_with(p, &p.root, held(p, move), cards, values)
    if move == NONE:
        return outdoes_with(p, &p.root, p.lead, cards, values)
    play_trick(p, &p.root, p.lead, held(p, move), &after, &gain)
    return outdoes(p, &after, cards, values)


cdef class Search:
    """A table and what the search has learned about a position; for one thread at a time."""

    cdef Problem *problem

    def __cinit__(self):
        self.problem = <Problem *> calloc(1, sizeof(Problem))
        if self.problem == NULL:
            raise MemoryError
        self.problem.table = <Entry *> calloc(LARGE_TABLE, sizeof(Entry))
        if self.problem.table == NULL:
            raise MemoryError

    def __dealloc__(self):
        if self.problem != NULL:
            free(self.problem.table)
            free(self.problem)

    def load(self, Board board, *, bint abstract=True, uint64_t most_nodes=0, double seconds=0):
        """Ask about this position from now on, with a budget for all questions together (0: no limit).

        Without abstractions the very cards are searched: much slower, and a check of the abstractions.
        """
        cdef Problem *p = self.problem
        if board.state.phase != GATHER:
            raise ValueError("only positions of phase two can be searched")
        with nogil:
            p.deck = board.layout.deck
            set_up(p, &board.state)
            p.is_abstract = p.is_abstract and abstract
            p.salt = mixed(p.salt + 1)
            memset(p.lead_worth, 0, sizeof(p.lead_worth))
            memset(p.any_lead_worth, 0, sizeof(p.any_lead_worth))
            memset(p.reply_worth, 0, sizeof(p.reply_worth))
            p.table_mask = SMALL_TABLE - 1
            p.nodes = 0
            p.most_nodes = most_nodes if most_nodes else <uint64_t> -1
            p.deadline = clock() + seconds if seconds > 0 else 0
            p.is_spent = p.is_interrupted = False
            p.look_at = 0
            p.listen_at = LISTEN_EVERY

    @property
    def can_tie(self):
        """Whether a vote may go to nobody, so that votes may be equal."""
        return bool(self.problem.can_tie)

    @property
    def nodes(self):
        """How many positions were looked at since this one was loaded."""
        return self.problem.nodes

    @property
    def is_spent(self):
        """Whether the budget has run out: then the last answer means nothing."""
        return bool(self.problem.is_spent)

    def reaches(self, int goal, int move=NONE):
        """Whether seat 0 gets at least so many votes more than seat 1, after this play if there is one."""
        cdef Problem *p = self.problem
        cdef Verdict found = OPEN
        cdef uint64_t pause = FIRST_PAUSE
        with nogil:
            p.goal = goal
            p.keeps_piles = not p.is_abstract
            while found == OPEN and not p.is_spent:
                p.pause_at = p.nodes + pause
                pause *= 2
                found = reaches_after(p, move)
        if p.is_interrupted:
            raise KeyboardInterrupt
        return found == REACHED

    def outdoes(self, int cards, int values, int move=NONE):
        """Whether seat 0 gets more votes, or as many and at least so much of the tie-break's measures.

        Values are compared where cards are equal; ANY_VALUES asks for cards alone.
        """
        cdef Problem *p = self.problem
        cdef Verdict found
        with nogil:
            p.keeps_piles = True
            p.pause_at = <uint64_t> -1
            found = outdoes_after(p, move, cards, values)
        if p.is_interrupted:
            raise KeyboardInterrupt
        return found == REACHED

"""The end of a game, looked through to the last card: every side plays for its own share of the win."""

from libc.stdint cimport int64_t, uint16_t

from claim.bots.rules_search._board cimport Board
from claim.bots.rules_search._moving cimport legal_moves, make_move
from claim.bots.rules_search._state cimport DRAW, MOVES, OVER, State, VERB, side_of, to_move
from claim.bots.rules_search._votes cimport winning_sides

cdef enum:
    SIDES = 3

cdef double EQUAL = 1e-9


cdef class Endings(Board):
    cdef int64_t left  # how many positions may still be looked at

    def values(self, int64_t positions):
        cdef uint16_t moves[MOVES]
        cdef double shares[SIDES]
        cdef int count = legal_moves(&self.deck, &self.state, moves), number
        cdef int side = side_of(&self.deck, to_move(&self.deck, &self.state))
        found = {}
        self.left = positions
        for number in range(count):
            self._after(&self.state, moves[number], shares)
            if self.left < 0:
                return None
            found[moves[number]] = shares[side]
        return found, positions - self.left

    cdef void _after(self, const State *state, int move, double *shares) noexcept:
        """The sides' shares after a move; anything once too much was looked at."""
        cdef State after
        self.left -= 1
        if self.left >= 0:
            after = state[0]
            make_move(&self.deck, &after, move)
            self._best(&after, shares)

    cdef void _best(self, const State *state, double *shares) noexcept:
        cdef uint16_t moves[MOVES]
        cdef double others[SIDES]
        cdef bint wins[SIDES]
        cdef int count, number, side, mover, equals = 0
        for side in range(SIDES):
            shares[side] = 0
        if state.phase == OVER:
            count = winning_sides(&self.deck, state, wins)
            for side in range(self.deck.sides):
                shares[side] = wins[side] / <double> count
            return
        if state.asks == DRAW:
            count = state.held[1 - state.asked]
            for number in range(count):
                self._after(state, DRAW * VERB + state.hand[1 - state.asked][number], others)
                if self.left < 0:
                    return
                for side in range(self.deck.sides):
                    shares[side] += others[side] / count
            return
        mover = side_of(&self.deck, to_move(&self.deck, state))
        count = legal_moves(&self.deck, state, moves)
        for number in range(count):
            self._after(state, moves[number], others)
            if self.left < 0:
                return
            if others[mover] < shares[mover] - EQUAL and equals:
                continue
            if others[mover] > shares[mover] + EQUAL:
                equals = 0
            equals += 1
            for side in range(self.deck.sides):  # of equals any
                shares[side] += (others[side] - shares[side]) / equals
            if shares[mover] > 1 - EQUAL:
                return

# Phase one: who gets the revealed and the drawn cards (R4.6, R4.7).

from claim.bots.rules_search._state cimport Deck, SEATS, State


cdef inline void recruit(State *state, int seat, int card) noexcept nogil:
    state.followers[seat][state.recruited[seat]] = card
    state.recruited[seat] += 1


cdef inline void draw(State *state, int seat) noexcept nogil:
    recruit(state, seat, state.stock[state.top])
    state.top += 1


cdef inline void rank_plays(const Deck *deck, State *state) noexcept nogil:
    """The places of the trick's cards from first to last (R4.8)."""
    cdef int place, other
    cdef int keys[SEATS]
    for place in range(deck.players):
        keys[place] = state.plays[place].value + (100 if state.plays[place].faction == state.plays[0].faction else 0)
    keys[state.winner] = 1000
    for place in range(deck.players):
        other = place
        while other > 0 and keys[state.ranking[other - 1]] < keys[place]:
            state.ranking[other] = state.ranking[other - 1]
            other -= 1
        state.ranking[other] = place

# Counting the votes (R7).

from libc.stdint cimport uint64_t

from claim.bots.rules_search._state cimport Deck, FACTIONS, NONE, State, side_of


cdef inline int winning_sides(const Deck *deck, const State *state, bint *wins) noexcept nogil:
    """Which sides win a game that is over; how many."""
    cdef int faction, side, value, best, measure, sharing = 0
    cdef int totals[3][3]
    cdef int counts[3]
    cdef uint64_t values[3]
    for side in range(deck.sides):
        wins[side] = True
        totals[side][0] = totals[side][1] = totals[side][2] = 0
    for faction in range(FACTIONS):
        for side in range(deck.sides):
            counts[side] = state.counts[side][faction]
            values[side] = state.values[side][faction]
        if faction == deck.gnome:
            add_laid(deck, state, counts, values)
        best = lowest_vote(deck, counts, values) if faction == deck.cyclops else highest_vote(deck, counts, values)
        if best == NONE:
            continue
        totals[best][0] += 1
        totals[best][1] += counts[best] if deck.by_cards else 0
        for value in range(10):
            totals[best][2] += value * <int> (values[best] >> 4 * (value + 1) & 15)
    for measure in range(3):
        best = NONE
        for side in range(deck.sides):
            if wins[side] and totals[side][measure] > best:
                best = totals[side][measure]
        for side in range(deck.sides):
            wins[side] = wins[side] and totals[side][measure] == best
    for side in range(deck.sides):
        sharing += wins[side]
    return sharing


cdef inline void add_laid(const Deck *deck, const State *state, int *counts, uint64_t *values) noexcept nogil:
    """The cards laid out count too (R6.19)."""
    cdef int seat, side, value
    for seat in range(deck.players):
        side = side_of(deck, seat)
        counts[side] += state.laid_out[seat]
        for value in range(10):
            values[side] += <uint64_t> state.laid[seat][value] << 4 * (value + 1)


cdef inline int highest_vote(const Deck *deck, const int *counts, const uint64_t *values) noexcept nogil:
    """Most cards, then the highest (R7.2); nobody's if all are the same (R7.3)."""
    cdef int side, best = 0
    cdef bint is_shared = False
    for side in range(1, deck.sides):
        if counts[side] > counts[best] or (counts[side] == counts[best] and values[side] > values[best]):
            best = side
            is_shared = False
        elif values[side] == values[best]:
            is_shared = True
    return NONE if is_shared or counts[best] == 0 else best


cdef inline int lowest_vote(const Deck *deck, const int *counts, const uint64_t *values) noexcept nogil:
    """Fewest cards but one, then the lowest (R6.23)."""
    cdef int side, best = NONE
    for side in range(deck.sides):
        if counts[side] and (
            best == NONE
            or counts[side] < counts[best]
            or (counts[side] == counts[best] and lowest_of(values[side]) < lowest_of(values[best]))
        ):
            best = side
    return best


cdef inline uint64_t lowest_of(uint64_t values) noexcept nogil:
    return values & -values

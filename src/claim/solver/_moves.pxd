# The moves that are tried: of plays that are alike, one.
#
# Plays are alike if they weigh the same and nothing in the other hand lies between them. A Doppelganger lies between
# the cards that it beats and those that it does not, and so does a card between the Doppelgangers that beat it and
# those that do not.

from libc.stdint cimport uint64_t

from claim.kernel._layout cimport FACTIONS, Cards
from claim.kernel._rules cimport distinct, lowest
from claim.solver._problem cimport VALUES, Problem


cdef inline Cards unlike(const Problem *p, Cards plays, Cards theirs) noexcept nogil:
    """The lowest of each class of plays that are alike, with this other hand."""
    cdef Cards blocked, passable, above, doubles
    cdef int faction
    if not plays & (plays - 1):
        return plays
    if not p.is_abstract:
        return distinct(&p.deck, plays)
    blocked = theirs & p.ranked | p.starts
    if theirs & p.deck.zeros:
        blocked = blocked & ~p.deck.zeros | p.ones | (p.starts & p.deck.zeros)
    if p.deck.doppelgangers:
        doubles = (theirs & p.deck.doppelgangers) >> p.double_shift
        if doubles:
            for faction in range(FACTIONS):
                blocked |= doubles << p.value_shift[faction] & p.value_cards[faction]
        doubles = plays & p.deck.doppelgangers
        if doubles & (doubles - 1):
            blocked |= (other_values(p, theirs) << 1 & ((1 << VALUES) - 1)) << p.double_shift
    # a carry runs from above each play through what does not keep plays apart, up to the next play
    passable = ~(plays | blocked)
    above = plays << 1
    return plays & ~((above | (passable + (above & passable))) & ~blocked)


cdef inline uint64_t other_values(const Problem *p, Cards hand) noexcept nogil:
    """The values of the cards in a hand that are no Doppelgangers, a bit for each."""
    cdef Cards others = hand & (p.pair | p.deck.zeros)
    cdef uint64_t values = 0
    cdef int faction
    for faction in range(FACTIONS):
        values |= (hand & p.value_cards[faction]) >> p.value_shift[faction]
    while others:
        values |= 1 << p.deck.value[lowest(others)]
        others &= others - 1
    return values

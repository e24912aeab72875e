# What a view of a game of two leaves open, and worlds drawn from it, each way the cards can lie as likely as any other.

from libc.stdint cimport int8_t, uint8_t, uint64_t
from libc.string cimport memcpy

from claim.kernel._engine cimport STOCKED, State
from claim.kernel._layout cimport CARDS, Cards, Deck, Layout, bit
from claim.kernel._lots cimport draw

# The cards and places are those that the viewer has not seen. There are as many places as cards.
cdef struct Unknown:
    State known             # the game as the viewer sees it: what is unknown lies nowhere
    uint8_t cards[CARDS]    # the unknown cards: first those that the opponent may hold
    uint8_t places[STOCKED] # the unknown places of the stock, by their index in it
    int8_t size             # how many cards are unknown
    int8_t eligible         # how many of them the opponent may hold, by the voids it has shown
    int8_t in_hand          # how many are in its hand
    int8_t in_followers     # how many are among its followers; the others lie in the stock
    int8_t viewer

cdef int look(Layout layout, view, Unknown *unknown) except -1


cdef inline Cards drawn_cards(uint8_t *cards, int size, int drawn, uint64_t *lots) noexcept nogil:
    """Draw some of these cards to the front of them, as a set."""
    cdef int place
    cdef Cards found = 0
    draw(cards, size, drawn, lots)
    for place in range(drawn):
        found |= bit(cards[place])
    return found


cdef inline void draw_world(const Unknown *unknown, State *world, uint64_t *lots) noexcept nogil:
    """One of the ways in which the cards may lie.

    Whatever the opponent holds, the rest can lie in as many ways: so its hand is drawn first, of what it may hold.
    """
    cdef uint8_t cards[CARDS]
    cdef int opponent = 1 - unknown.viewer, place
    cdef int rest = unknown.size - unknown.in_hand
    cdef uint8_t *others = cards + unknown.in_hand
    world[0] = unknown.known
    memcpy(cards, unknown.cards, CARDS)
    world.hand[opponent] |= drawn_cards(cards, unknown.eligible, unknown.in_hand, lots)
    if rest == 0:
        return
    world.followers[opponent] |= drawn_cards(others, rest, unknown.in_followers, lots)
    others += unknown.in_followers
    rest -= unknown.in_followers
    draw(others, rest, rest, lots)
    for place in range(rest):
        world.stock[unknown.places[place]] = others[place]

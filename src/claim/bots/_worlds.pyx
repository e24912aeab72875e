"""What a view of a game of two leaves open (see _worlds.pxd)."""

from libc.string cimport memset

from claim.kernel._engine cimport Board
from claim.kernel._layout cimport NONE, Numbers
from claim.kernel._lots cimport seeded

from claim.cards import HIDDEN
from claim.kernel._layout import layout_of
from claim.rules.places import (
    DISCARDS, REVEALED, STOCK, TRICK, WAITING, followers_of, hand_of, laid_before, score_of,
)


cdef int look(Layout layout, view, Unknown *unknown) except -1:
    """Find out what a seat's view leaves open."""
    cdef State *known = &unknown.known
    cdef Deck *deck = &layout.deck
    cdef int seat, place, number, viewer = view.seat
    cdef Cards hidden, barred = 0
    piles = view.piles
    memset(unknown, 0, sizeof(Unknown))
    unknown.viewer = viewer
    numbers = Numbers(layout)
    for seat in range(2):
        known.hand[seat] = numbers.of_pile(_seen(piles[hand_of(seat)]))
        known.followers[seat] = numbers.of_pile(_seen(piles[followers_of(seat)]))
        known.score[seat] = numbers.of_pile(piles[score_of(seat)])
        known.laid[seat] = numbers.of_pile(piles[laid_before(seat)])
    known.waiting = numbers.of_pile(piles[WAITING])
    known.discards = numbers.of_pile(piles[DISCARDS])
    known.revealed = known.lead = known.reply = NONE
    for card in piles[REVEALED]:
        known.revealed = numbers.of_card(card)
    trick = [numbers.of_card(card) for card in piles[TRICK]]
    if trick:
        known.lead = trick[0]
    if len(trick) > 1:
        known.reply = trick[1]
    known.top = STOCKED - len(piles[STOCK])
    for place, card in enumerate(piles[STOCK]):
        if card is HIDDEN:
            unknown.places[unknown.size] = known.top + place
            unknown.size += 1
        else:
            known.stock[known.top + place] = numbers.of_card(card)
    known.leader = view.leader
    known.to_move = NONE if view.to_move is None else view.to_move
    known.phase = view.phase
    known.trick = view.trick_number
    unknown.in_hand = piles[hand_of(1 - viewer)].count(HIDDEN)
    unknown.in_followers = piles[followers_of(1 - viewer)].count(HIDDEN)
    unknown.size += unknown.in_hand + unknown.in_followers
    for led in view.voids[1 - viewer]:
        barred |= deck.obliging[<int> layout.ruleset.factions.index(led)]
    place = 0
    hidden = numbers.left()
    for number in range(CARDS):
        if bit(number) & hidden & ~barred:
            unknown.cards[place] = number
            place += 1
    unknown.eligible = place
    for number in range(CARDS):
        if bit(number) & hidden & barred:
            unknown.cards[place] = number
            place += 1
    assert place == unknown.size and unknown.eligible >= unknown.in_hand, view
    return 0


def _seen(pile):
    return [card for card in pile if card is not HIDDEN]


cdef class Sampler:
    """Draws worlds that fit a view, as `claim.knowledge.worlds(view).sample` does, fast."""

    cdef Unknown unknown
    cdef Layout layout
    cdef uint64_t lots

    def __cinit__(self, view, seed):
        self.layout = layout_of(view.ruleset)
        look(self.layout, view, &self.unknown)
        self.lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))

    def sample(self):
        """The board in one of the worlds."""
        cdef Board board = Board.__new__(Board)
        board.layout = self.layout
        draw_world(&self.unknown, &board.state, &self.lots)
        return board

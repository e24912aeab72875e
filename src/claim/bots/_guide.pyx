"""What is worth what in a deck, by rule of thumb: for rollouts (see _guide.pxd)."""

from claim.kernel._layout cimport PLAYS, bit

from claim.bots.worth import AVERAGE_APPEAL, appeal

_KEPT = {"Do": 3, "Dr": 1}
"""By faction, how much dearer than their value its cards are."""
_TENTHS = 10


cdef class GuideBook:
    """The guide to a deck."""

    def __cinit__(self, Layout layout):
        cdef int number
        for number, card in enumerate(layout.cards):
            worth = appeal(card, layout.book)
            self.guide.appeal[number] = <int> (worth * _TENTHS)
            if worth >= AVERAGE_APPEAL:
                self.guide.wanted |= bit(number)
        for number, play in enumerate(layout.plays):
            if play is not None:
                self.guide.level[<int> (play.number + _KEPT.get(play.code, 0))] |= bit(number)


_guides = {}


cdef GuideBook guide_to(Layout layout):
    """The one guide to a deck."""
    guide = _guides.get(layout)
    if guide is None:
        guide = _guides.setdefault(layout, GuideBook(layout))
    return guide

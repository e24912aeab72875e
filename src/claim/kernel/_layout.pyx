"""The deck of a ruleset as tables and sets of cards (see _layout.pxd)."""

from libc.string cimport memset

from claim.cards import TWO_SUITED
from claim.errors import ClaimError
from claim.rules import Move, book_of


cdef class Layout:
    """The deck of a ruleset as sets of cards: one for each ruleset, by `layout_of`."""

    def __cinit__(self, ruleset):
        if ruleset.players != 2 or ruleset.heroes:
            raise ClaimError(f"the kernel plays games of two without heroes, not {ruleset!r}")
        memset(&self.deck, 0, sizeof(Deck))
        self.ruleset = ruleset
        self.book = book_of(ruleset)
        cards = self.book.deck
        assert len(cards) == CARDS
        plays = list(cards) + [None] * (PLAYS - CARDS)
        for number, card in enumerate(cards):
            if card.code in TWO_SUITED:
                one, other = TWO_SUITED[card.code]
                plays[number], plays[number + ORC] = card.declare(one), card.declare(other)
                self.deck.two_suited |= bit(number)
        self.cards = cards
        self.plays = tuple(plays)
        self.moves = tuple([None if play is None else Move.play(play) for play in plays])
        self.number_of = {card: cards.index(card) for card in cards}
        self.play_of = {move: number for number, move in reversed(list(enumerate(self.moves))) if move is not None}
        self._fill_factions()
        self._fill_contests()
        self._fill_copies()
        self._fill_weights()
        self.deck.by_values = ruleset.tie_break == "values"

    cdef int _fill_factions(self) except -1:
        cdef Deck *deck = &self.deck
        cdef int number, index
        factions = self.ruleset.factions
        for number in range(PLAYS):
            play = self.plays[number]
            deck.faction[number] = deck.value[number] = NONE
            if play is not None:
                deck.faction[number] = factions.index(play.faction)
                deck.value[number] = play.number
                deck.of_faction[deck.faction[number]] |= bit(number)
        for index, led in enumerate(factions):
            for number in range(CARDS):
                if self.cards[number] in self.book.obliging[led]:
                    deck.obliging[index] |= bit(number)
            for number in range(PLAYS):
                if self.moves[number] is not None and self.moves[number] in self.book.following[led]:
                    deck.following[index] |= bit(number)
        deck.undead = self._cards_of("Un")
        deck.dwarves = self._cards_of("Dw")
        deck.doppelgangers = self._cards_of("Do")
        deck.gnomes = self._cards_of("Gn")
        deck.giants = self._cards_of("Gi")
        deck.dragons = self._cards_of("Dr")
        deck.trolls = self._cards_of("Tr")
        deck.seers = self._cards_of("Se")
        deck.cyclops = self._cards_of("Cy")

    cdef Cards _cards_of(self, str code) except? 0:
        cdef Cards found = 0
        cdef int number
        for number in range(CARDS):
            if self.cards[number].code == code:
                found |= bit(number)
        return found

    cdef int _fill_contests(self) except -1:
        """R4.5; R6.2: Knights over Goblins; R6.9: Doppelgangers as the faction led."""
        cdef Deck *deck = &self.deck
        cdef int led, reply
        cdef bint same
        for led in range(PLAYS):
            if self.plays[led] is None:
                continue
            for reply in range(PLAYS):
                if self.plays[reply] is None:
                    continue
                same = deck.faction[led] == deck.faction[reply] or self.plays[reply].code == "Do"
                if same and deck.value[reply] > deck.value[led]:
                    deck.beating[led] |= bit(reply)
                if self.plays[led].code == "Go" and self.plays[reply].code == "Kn":
                    deck.beating[led] |= bit(reply)
                if deck.giants & bit(led) and deck.gnomes & bit(reply) and deck.value[led] == deck.value[reply]:
                    deck.struck_by[led] |= bit(reply)
            deck.obliging_to[led] = deck.obliging[deck.faction[led]]
            deck.following_to[led] = deck.following[deck.faction[led]]

    cdef int _fill_copies(self) except -1:
        cdef Deck *deck = &self.deck
        cdef int number, below
        deck.most_copies = 1
        for number in range(CARDS):
            for below in range(4):
                if number > below and self.cards[number - below - 1] is self.cards[number]:
                    deck.copies[below] |= bit(number)
                    deck.most_copies = max(deck.most_copies, below + 2)
        for number in range(PLAYS):
            for other in range(PLAYS):
                if self.plays[number] is not None and self.plays[number] is self.plays[other]:
                    deck.same[number] |= bit(other)
        if deck.most_copies > 3:
            deck.zeros = deck.same[self.number_of[next(card for card in self.cards if self.cards.count(card) > 3)]]

    cdef int _fill_weights(self) except -1:
        """A digit for each value, of base 4: no value but the lowest is there more than three times (R7.2)."""
        cdef Deck *deck = &self.deck
        cdef int number, faction
        for number in range(PLAYS):
            if self.plays[number] is not None and deck.value[number] > 0:
                deck.weight[number] = <uint64_t> 1 << 2 * deck.value[number]
        for faction, code in enumerate(self.ruleset.factions):
            values = [play.number for play in self.plays if play is not None and play.faction == code]
            if len(set(values)) == len(values):
                deck.in_order[faction] = deck.of_faction[faction]

    def __repr__(self):
        return f"layout_of({self.ruleset!r})"


_layouts = {}


def layout_of(ruleset):
    """The one layout of a ruleset."""
    layout = _layouts.get(ruleset)
    if layout is None:
        layout = _layouts.setdefault(ruleset, Layout(ruleset))
    return layout


cdef class Numbers:
    """Hands out the numbers of a deck's cards; equal ones get theirs one after the other."""

    def __cinit__(self, Layout layout):
        self._layout = layout
        self._free = {}
        for number, card in reversed(list(enumerate(layout.cards))):
            self._free.setdefault(card, []).append(number)

    cdef int of_card(self, card) except -1:
        copies = self._free.get(card.plain)
        if not copies:
            raise ClaimError(f"{card}: the deck {self._layout.ruleset.deck} has no such card, or not as many of it")
        number = copies.pop()
        return number + ORC if card.declared and self._layout.plays[number] is not card else number

    cdef Cards of_pile(self, pile) except? 0:
        cdef Cards found = 0
        for card in pile:
            found |= bit(self.of_card(card))
        return found

    cdef Cards left(self) except? 0:
        """The numbers that nobody has asked for."""
        cdef Cards found = 0
        for copies in self._free.values():
            for number in copies:
                found |= bit(number)
        return found

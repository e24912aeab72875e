"""A board of numbers for any game: it stands where a position stands, and moves on from there as the rules say."""

from libc.stdint cimport uint16_t
from libc.string cimport memset

from claim.bots.rules_search._closing cimport count_left
from claim.bots.rules_search._moving cimport legal_moves, make_move
from claim.bots.rules_search._settling cimport score
from claim.bots.rules_search._sharing cimport rank_plays
from claim.bots.rules_search._state cimport (
    ABSENT, BACK, COUNT, DECLARED, DRAW, Deck, GATHER, GIVE, HERO, MOVES, NONE, OVER, PLAY, Played, STEAL, SWAP, State,
    TAKE, TWO_SUITED, VERB, WORD, YES,
)
from claim.bots.rules_search._votes cimport winning_sides

from claim.cards import HEROES
from claim.rules.places import REVEALED, STOCK, TRICK, WAITING, followers_of, hand_of, laid_before, score_of

_VERBS = {
    "play": PLAY, "take": TAKE, "swap": SWAP, "steal": STEAL, "back": BACK, "draw": DRAW, "give": GIVE, "count": COUNT,
}
_WORDS = {"deck": WORD, "no": WORD, "yes": YES}


cdef class Board:
    def __init__(self, book):
        cdef Deck *deck = &self.deck
        self.book = book
        self._places = {code: place for place, code in enumerate(book.ruleset.factions)}
        self._places |= {name: HERO + place for place, name in enumerate(HEROES)}
        self._numbers = {}
        for card in {*book.deck, *book.heroes}:
            if card.number is None:
                self._numbers[card] = self._places[card.code]
            else:
                self._numbers[card] = 10 * self._places.get(card.code, TWO_SUITED) + card.number
            deck.values[<int> self._numbers[card]] = book.values[card]
        deck.players, deck.sides = book.players, book.ruleset.sides
        deck.tricks, deck.reveals = book.tricks, book.reveals
        deck.by_cards = book.ruleset.tie_break == "cards"
        deck.heroes = bool(book.heroes)
        deck.goblin, deck.knight, deck.undead = self._faction("Go"), self._faction("Kn"), self._faction("Un")
        deck.dwarf, deck.doppelganger, deck.dragon = self._faction("Dw"), self._faction("Do"), self._faction("Dr")
        deck.troll, deck.seer, deck.gnome = self._faction("Tr"), self._faction("Se"), self._faction("Gn")
        deck.giant, deck.cyclops = self._faction("Gi"), self._faction("Cy")
        deck.elf, deck.orc = self._faction("El"), self._faction("Or")

    cdef int _faction(self, str code) except -3:
        return self._places.get(code, ABSENT)

    # Standing where a position stands

    def stand(self, position):
        cdef State *state = &self.state
        cdef int seat, number
        cdef Played scored
        piles = position.piles
        memset(state, 0, sizeof(State))
        state.leader, state.phase, state.trick = position.leader, position.phase, position.trick_number
        for seat in range(self.deck.players):
            state.held[seat] = self._fill(state.hand[seat], sorted(piles[hand_of(seat)], key=self._numbers.__getitem__))
            state.recruited[seat] = self._fill(state.followers[seat], piles[followers_of(seat)])
            for card in piles[score_of(seat)]:
                scored.card = self._numbers[card.plain]
                scored.faction = NONE if card.declared is None else self._places[card.declared]
                score(&self.deck, state, seat, &scored)
            for card in piles[laid_before(seat)]:
                if card.number is not None:
                    number = card.number
                    state.laid[seat][number] += 1
                    state.laid_out[seat] += 1
        self._fill(state.stock, piles[STOCK])
        state.shown = self._fill(state.revealed, piles[REVEALED])
        state.waits = self._fill(state.waiting, piles[WAITING])
        count_left(&self.deck, state)
        self._stand_in_trick(position)

    cdef int _fill(self, unsigned char *places, cards) except -1:
        cdef int number = 0
        for card in cards:
            places[number] = self._numbers[card]
            number += 1
        return number

    cdef int _stand_in_trick(self, position) except -1:
        cdef State *state = &self.state
        cdef Played *mine
        cdef int number
        closing = position.closing
        cards = position.piles[TRICK] if closing is None else [play.card for play in closing.plays]
        state.played = len(cards)
        for number, card in enumerate(cards):
            mine = &state.plays[number]
            mine.seat = (state.leader + number) % self.deck.players
            mine.card = self._numbers[card.plain]
            mine.value = self.deck.values[mine.card]
            mine.faction = NONE if card.faction is None else self._places[card.faction]
            mine.power = mine.card if mine.card >= HERO else NONE if card.declared is not None else mine.faction
            if closing is None and card.number is not None and state.phase == GATHER:
                state.left[mine.faction] += 1
        if closing is None:
            return 0
        for number, play in enumerate(closing.plays):
            mine = &state.plays[number]
            mine.seat, mine.value = play.seat, play.value
            mine.faction = NONE if play.faction is None else self._places[play.faction]
            mine.power = self._places.get(play.power.code, NONE)
            if play is closing.winner:
                state.winner = number
        rank_plays(&self.deck, state)
        state.asks, state.asked = _VERBS[position.legal_moves()[0].verb], position.to_move
        return 0

    # Moving

    def code(self, move):
        verb = _VERBS[move.verb] * VERB
        if move.card is None:
            return verb + (_WORDS[move.word] if move.word in _WORDS else self._places[move.word])
        declared = 0 if move.card.declared is None else DECLARED * (self._places[move.card.declared] + 1)
        return verb + self._numbers[move.card.plain] + declared

    def moves(self):
        cdef uint16_t moves[MOVES]
        if self.state.phase == OVER:
            return []
        return [moves[number] for number in range(legal_moves(&self.deck, &self.state, moves))]

    def make(self, int move):
        make_move(&self.deck, &self.state, move)

    def shares(self):
        cdef bint wins[3]
        if self.state.phase != OVER:
            return None
        cdef int sharing = winning_sides(&self.deck, &self.state, wins)
        return tuple([wins[side] / <double> sharing for side in range(self.deck.sides)])

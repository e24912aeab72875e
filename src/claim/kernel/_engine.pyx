"""A game in progress, fast: two players, no heroes (see _engine.pxd)."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from claim.kernel._layout cimport CARDS, FACTIONS, NONE, TRICKS, Cards, Deck, Layout, Numbers
from claim.kernel._lots cimport deal, new_pack, play_out, rest_of_trick, seeded
from claim.kernel._rules cimport close, distinct, lowest, open_plays, play_on, result_of, vote

from claim.errors import ClaimError, IllegalMove
from claim.kernel._layout import layout_of
from claim.knowledge import worlds
from claim.rules import Move, Position
from claim.rules import Phase as PhaseOfRules
from claim.rules.places import (
    DISCARDS, PLACES, REVEALED, STOCK, TRICK, WAITING, followers_of, hand_of, laid_before, score_of,
)

_TAKE_DECK = Move("take", word="deck")
_PHASES = (None, *PhaseOfRules)


cdef class Board:
    """A game in progress on which moves are made, fast. Make one with `of`, `dealt` or `seen`."""

    def __init__(self):
        raise TypeError("a board is made by Board.of(position), Board.dealt(ruleset, seed) or Board.seen(view, lots)")

    # From the rules, and back

    @staticmethod
    def of(position):
        """The board on which a game stands as in this position of the rules."""
        cdef Layout layout = layout_of(position.ruleset)
        cdef Board board = _new(layout)
        cdef State *state = &board.state
        cdef int seat, place
        piles = position.piles
        numbers = Numbers(layout)
        for seat in range(2):
            state.hand[seat] = numbers.of_pile(piles[hand_of(seat)])
            state.followers[seat] = numbers.of_pile(piles[followers_of(seat)])
            state.score[seat] = numbers.of_pile(piles[score_of(seat)])
            state.laid[seat] = numbers.of_pile(piles[laid_before(seat)])
        state.waiting = numbers.of_pile(piles[WAITING])
        state.discards = numbers.of_pile(piles[DISCARDS])
        stock = piles[STOCK]
        if len(stock) > STOCKED:
            raise ClaimError(f"{len(stock)} cards in the stock: there are at most {STOCKED}")
        state.top = STOCKED - len(stock)
        for place, card in enumerate(stock):
            state.stock[state.top + place] = numbers.of_card(card)
        for card in piles[REVEALED]:
            state.revealed = numbers.of_card(card)
        trick = [numbers.of_card(card) for card in piles[TRICK]]
        if trick:
            state.lead = trick[0]
        if len(trick) > 1:
            state.reply = trick[1]
        state.leader = position.leader
        state.to_move = NONE if position.to_move is None else position.to_move
        state.phase = position.phase
        state.trick = position.trick_number
        _check(board, piles)
        return board

    @staticmethod
    def dealt(ruleset, seed, leader=None):
        """The board before the first move of a shuffled deal; the first leader is drawn too unless one is named."""
        cdef Layout layout = layout_of(ruleset)
        cdef Board board = _new(layout)
        cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
        cdef uint8_t pack[CARDS]
        if leader is not None and leader not in (0, 1):
            raise ClaimError(f"leader {leader}: seats are 0 and 1")
        new_pack(pack)
        deal(&board.state, pack, &lots)
        if leader is not None:
            board.state.leader = board.state.to_move = leader
        return board

    @staticmethod
    def seen(view, lots):
        """The board in one of the worlds that fit a view, drawn by these lots; in phase two there is only one (R5.5)."""
        return Board.of(worlds(view).sample(lots).position)

    def position(self):
        """The position of the rules that this board shows."""
        cdef State *state = &self.state
        piles = [()] * PLACES
        for seat in range(2):
            piles[hand_of(seat)] = self._cards(state.hand[seat])
            piles[followers_of(seat)] = self._cards(state.followers[seat])
            piles[score_of(seat)] = self._plays(state.score[seat])
            piles[laid_before(seat)] = self._cards(state.laid[seat])
        piles[WAITING] = self._cards(state.waiting)
        piles[DISCARDS] = self._cards(state.discards)
        cards = self.layout.cards
        piles[STOCK] = tuple([cards[number] for number in state.stock[state.top : STOCKED]])
        if state.revealed != NONE:
            piles[REVEALED] = (cards[state.revealed],)
        if state.lead != NONE:
            piles[TRICK] = (self.layout.plays[state.lead],)
        if state.reply != NONE:
            piles[hand_of(1 - state.leader)] += (self.layout.plays[state.reply].plain,)
        position = Position(self.layout.book, tuple(piles), _PHASES[state.phase], state.trick, state.leader)
        if state.reply != NONE:  # a question stands: let the rules put it
            position = position.after(self.layout.moves[state.reply])
        return position

    def copy(self):
        """A board of its own that shows the same."""
        cdef Board board = Board.__new__(Board)
        board.layout = self.layout
        board.state = self.state
        return board

    def __reduce__(self):
        return Board.of, (self.position(),)

    def __repr__(self):
        return f"Board.of({self.position()!r})"

    cdef tuple _cards(self, Cards cards):
        return self._listed(cards, self.layout.cards)

    cdef tuple _plays(self, Cards plays):
        return self._listed(plays, self.layout.plays)

    cdef tuple _listed(self, Cards members, tuple names):
        found = []
        while members:
            found.append(names[lowest(members)])
            members &= members - 1
        return tuple(found)

    # Where the game stands

    @property
    def ruleset(self):
        """What is played."""
        return self.layout.ruleset

    @property
    def phase(self):
        """The phase, or that the game is over."""
        return _PHASES[self.state.phase]

    @property
    def trick_number(self):
        """The number of the trick in its phase, from 1."""
        return self.state.trick

    @property
    def leader(self):
        """Who leads or led the trick."""
        return self.state.leader

    @property
    def to_move(self):
        """The seat that decides; None when the game is over."""
        return None if self.state.to_move == NONE else self.state.to_move

    @property
    def is_over(self):
        """Whether the game has ended."""
        return self.state.phase == OVER

    # Moving

    cdef Cards _open(self) noexcept:
        cdef State *state = &self.state
        return open_plays(&self.layout.deck, state.hand[state.to_move], state.lead)

    def legal_moves(self):
        """Every move that may be made now, equal cards once; none when the game is over."""
        if self.state.to_move == NONE:
            return ()
        if self.state.reply != NONE:
            return Move("take", self.layout.cards[self.state.revealed]), _TAKE_DECK
        return self._listed(distinct(&self.layout.deck, self._open()), self.layout.moves)

    def play(self, move):
        """Make a move; an illegal one is refused, saying what would be legal, and changes nothing."""
        cdef Deck *deck = &self.layout.deck
        cdef State *state = &self.state
        cdef Cards found
        if state.reply != NONE and (move is _TAKE_DECK or move in self.legal_moves()):
            close(deck, state, move is _TAKE_DECK)
            return
        number = self.layout.play_of.get(move)
        if number is not None and state.to_move != NONE and state.reply == NONE:
            found = self._open() & deck.same[<int> number]
            if found:
                play_on(deck, state, lowest(found))
                return
        legal = " ".join(sorted(map(str, self.legal_moves())))
        raise IllegalMove(f"{move} is not legal here; legal: {legal or 'nothing, the game is over'}")

    # The end

    @property
    def votes(self):
        """For each faction the seat that has its vote, or None for nobody's; None before the end."""
        cdef Deck *deck = &self.layout.deck
        if self.state.phase != OVER:
            return None
        votes = {}
        for index, code in enumerate(self.layout.ruleset.factions):
            seat = vote(deck, index, self.state.score[0], self.state.score[1])
            votes[code] = None if seat == 2 else seat
        return votes

    @property
    def result(self):
        """1 if seat 0 has won, -1 if seat 1 has, 0 for a draw; None before the end."""
        cdef int votes[FACTIONS]
        cdef int faction
        if self.state.phase != OVER:
            return None
        for faction in range(FACTIONS):
            votes[faction] = vote(&self.layout.deck, faction, self.state.score[0], self.state.score[1])
        return result_of(&self.layout.deck, &self.state, votes)

    def playout(self, seed):
        """The result of random moves to the end, 1, 0 or -1 from seat 0's side; the board stays as it is."""
        cdef Board board = self.copy()
        cdef uint64_t lots = seeded(<uint64_t> (seed & 0xFFFFFFFFFFFFFFFF))
        cdef int moves = rest_of_trick(&self.layout.deck, &board.state, &lots)
        play_out(&self.layout.deck, &board.state, 1, &lots, &moves)
        return board.result


cdef Board _new(Layout layout):
    cdef Board board = Board.__new__(Board)
    board.layout = layout
    memset(&board.state, 0, sizeof(State))
    board.state.revealed = board.state.lead = board.state.reply = NONE
    return board


cdef int _check(Board board, piles) except -1:
    """Refuse a position in which the cards left do not fit the trick's number: play would run out of them."""
    cdef State *state = &board.state
    cdef int seat, played, left = TRICKS + 1 - state.trick
    if state.phase == OVER:
        return 0
    for seat in range(2):
        played = state.lead != NONE if seat == state.leader else state.reply != NONE
        if len(piles[hand_of(seat)]) + played != left:
            raise ClaimError(f"seat {seat} has {len(piles[hand_of(seat)])} cards in hand in trick {state.trick} of 13")
        if len(piles[followers_of(seat)]) != (state.trick - 1 if state.phase == RECRUIT else 0):
            raise ClaimError(f"seat {seat} has {len(piles[followers_of(seat)])} followers in trick {state.trick} of 13")
    if state.phase == RECRUIT and (len(piles[REVEALED]), len(piles[STOCK])) != (1, 2 * left - 1):
        raise ClaimError(f"{len(piles[REVEALED])} revealed, {len(piles[STOCK])} in the stock in trick {state.trick} of 13")

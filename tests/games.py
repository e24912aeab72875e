"""Random games of all kinds, from a `random.Random` or as Hypothesis strategies."""

from random import Random
from typing import Final

from hypothesis import strategies as st

from claim.cards import HEROES, Card
from claim.deals import dealt, legal_decks, random_deck
from claim.rules import MOST_HERO_VALUE, TIE_BREAKS, Deal, Game, Move, Phase, Position, Ruleset

__all__ = [
    "KINDS", "finished_games", "games", "have_met", "meeting", "play_on", "random_game", "random_hero_values",
    "random_move", "random_ruleset", "rulesets", "seeds",
]  # fmt: skip

KINDS: Final = ("two", "heroes", "hero values", "three", "four")
"""Two players without heroes, with them, with heroes of other values; three players; four."""
_PLAYERS: Final = {"three": 3, "four": 4}
_MOST_MOVES: Final = 90
_TRIES: Final = 1000


# With a source of lots


def random_hero_values(lots: Random) -> dict[str, int]:
    """Other values for some heroes, most of them small, so that powers have something to do."""
    names = lots.sample(HEROES, lots.randint(1, len(HEROES)))
    return {name: lots.randint(0, lots.choice((10, MOST_HERO_VALUE))) for name in names}


def random_ruleset(lots: Random, kind: str | None = None) -> Ruleset:
    """A ruleset of this kind (of any, if none is named)."""
    kind = kind or lots.choice(KINDS)
    players = _PLAYERS.get(kind, 2)
    return Ruleset.of(
        random_deck(players, lots),
        players=players,
        heroes=kind in ("heroes", "hero values"),
        tie_break=lots.choice(TIE_BREAKS),
        hero_values=random_hero_values(lots) if kind == "hero values" else None,
    )


def random_move(position: Position, lots: Random) -> Move:
    """A legal move; where lots are drawn, as likely as they fall."""
    question = position.question
    return lots.choice(question.lots if question is not None and question.is_chance else position.legal_moves())


def play_on(game: Game, lots: Random, moves: int | None = None) -> Game:
    """The same game after so many more random moves, or at its end."""
    made = 0
    while not game.position.is_over and made != moves:
        game.push(random_move(game.position, lots))
        made += 1
    return game


def random_game(lots: Random, ruleset: Ruleset | None = None, moves: int | None = None) -> Game:
    """A random game of this ruleset (of any, if none is given), played to its end or for so many moves."""
    ruleset = ruleset or random_ruleset(lots)
    return play_on(Game(ruleset, dealt(ruleset, lots)), lots, moves)


# Two heroes that meet


def have_met(game: Game, led: Card, played: Card, phase: Phase) -> bool:
    """Whether in this phase one hero was played to the other's lead."""
    return any(
        position.phase is phase
        and [card.plain for card in position.trick] == [led]
        and move.verb == "play"
        and move.card is not None
        and move.card.plain is played
        for position, move in zip(game.positions, game.moves, strict=False)
    )


def meeting(led: Card, played: Card, phase: Phase, lots: Random, *, last: bool = False, others: bool = False) -> Game:
    """A random game in which one hero is played to the other's lead.

    That happens in this phase, in its `last` trick if wanted; with `others`, heroes have other values.
    """
    for _ in range(_TRIES):
        ruleset = random_ruleset(lots, "hero values" if others else "heroes")
        game = Game(ruleset, _opposed(dealt(ruleset, lots), led, played, phase, lots))
        while not game.position.is_over:
            game.push(_towards(game.position, led, played, phase, last, lots))
        if have_met(game, led, played, phase):
            return game
    raise AssertionError(f"{led} and {played} did not meet in {_TRIES} games")


def _opposed(deal: Deal, led: Card, played: Card, phase: Phase, lots: Random) -> Deal:
    """The deal with both heroes brought in, and put where they get into different hands in that phase."""
    cards = [card for hand in deal.hands for card in hand] + list(deal.stock)
    for hero in (led, played):
        if hero not in cards:
            cards[next(n for n, card in enumerate(cards) if card.is_hero and card not in (led, played))] = hero
    size = len(deal.hands[0])
    if phase is Phase.RECRUIT:
        places = [lots.randrange(size), size + lots.randrange(size)]
    else:  # the card revealed for a trick and the card drawn after it go to different players
        revealed = 2 * size + 2 * lots.randrange(size)
        places = [revealed, revealed + 1]
    lots.shuffle(places)
    for hero, place in zip((led, played), places, strict=True):
        now = cards.index(hero)
        cards[now], cards[place] = cards[place], cards[now]
    return Deal(deal.leader, (tuple(cards[:size]), tuple(cards[size : 2 * size])), tuple(cards[2 * size :]), deal.aside)


def _towards(position: Position, led: Card, played: Card, phase: Phase, last: bool, lots: Random) -> Move:
    """A random move that holds both heroes back until they can meet."""
    question = position.question
    if question is not None:
        return (
            question.quiet
            if question.quiet in question.moves and question.by in (led, played)
            else random_move(position, lots)
        )
    seat = position.to_move
    assert seat is not None
    is_time = position.phase is phase and (not last or position.trick_number == position.ruleset.hand_size)
    wanted: list[Card] = []
    if is_time and not position.trick and led in position.hands[seat] and played in position.hands[1 - seat]:
        wanted = [led]
    elif is_time and position.trick and position.trick[0].plain is led:
        wanted = [played]
    moves = position.legal_moves()
    for choice in (
        [move for move in moves if move.card and move.card.plain in wanted],
        [move for move in moves if move.card and move.card.plain not in (led, played)],
    ):
        if choice:
            return lots.choice(choice)
    return lots.choice(moves)


# For Hypothesis


def seeds() -> st.SearchStrategy[int]:
    """Seeds for `random.Random`."""
    return st.integers(0, 2**32 - 1)


@st.composite
def rulesets(draw: st.DrawFn, kinds: tuple[str, ...] = KINDS) -> Ruleset:
    """Rulesets of these kinds, the plainest first."""
    kind = draw(st.sampled_from(kinds))
    players = _PLAYERS.get(kind, 2)
    values = st.dictionaries(st.sampled_from(HEROES), st.integers(0, MOST_HERO_VALUE), min_size=1)
    return Ruleset.of(
        draw(st.sampled_from(legal_decks(players))),
        players=players,
        heroes=kind in ("heroes", "hero values"),
        tie_break=draw(st.sampled_from(TIE_BREAKS)),
        hero_values=draw(values) if kind == "hero values" else None,
    )


@st.composite
def games(draw: st.DrawFn, kinds: tuple[str, ...] = KINDS, most_moves: int = _MOST_MOVES) -> Game:
    """Games in progress: a ruleset, a seed for deal and moves, and how many moves have been made."""
    return random_game(Random(draw(seeds())), draw(rulesets(kinds)), draw(st.integers(0, most_moves)))


@st.composite
def finished_games(draw: st.DrawFn, kinds: tuple[str, ...] = KINDS) -> Game:
    """Games played to the end."""
    return random_game(Random(draw(seeds())), draw(rulesets(kinds)))

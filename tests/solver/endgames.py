"""Endgames of so many tricks: played up to there, or made on purpose so that ties and powers decide them.

Whatever is made could have been played: Gnomes lie before somebody or were struck by a Giant that was won, at most
as many Trolls wait as higher ones were taken, Undead of phase one are in score piles.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from claim.bots import SimpleBot
from claim.cards import CARD_VALUES, FACTIONS, TENS, Card
from claim.deals import dealt, legal_decks
from claim.knowledge import view_of
from claim.rules import TIE_BREAKS, Game, Phase, Pile, Position, Ruleset, book_of
from claim.solver import Margin
from claim.solver.reference import final_margin
from tests.games import random_move
from tests.solver.positions import set_up

__all__ = ["KINDS", "all_rulesets", "endgame", "endgames", "opening"]

Making = Callable[[Ruleset, int, Random], Position]
Taste = Callable[[Random], Callable[[Card], float]]
"""For one endgame, how much each card is wanted in it: the most wanted are held, the least were gone in phase one."""
_TRICKS: Final = 13
_TRIES: Final = 25
_ENDS: Final = 6


def all_rulesets() -> list[Ruleset]:
    """All 105 decks for two, with both tie-breaks."""
    return [Ruleset.of(deck, tie_break=tie_break) for deck in legal_decks(2) for tie_break in TIE_BREAKS]


def endgames(count: int, tricks: int, seed: int, kind: str | None = None) -> Iterator[Position]:
    """So many endgames, going through all rulesets and kinds (or this one), a third of them in mid-trick."""
    lots = Random(f"{seed} {tricks} {kind}")
    rulesets = all_rulesets()
    lots.shuffle(rulesets)
    kinds = [kind] if kind else list(KINDS)
    for number in range(count):
        ruleset = rulesets[number % len(rulesets)]
        yield endgame(kinds[number % len(kinds)], ruleset, tricks, lots, in_trick=lots.random() < 1 / 3)


def endgame(kind: str, ruleset: Ruleset, tricks: int, lots: Random, *, in_trick: bool = False) -> Position:
    """An endgame of this kind with so many tricks to go, in mid-trick if wanted."""
    position = KINDS[kind](ruleset, tricks, lots)
    return position.after(random_move(position, lots)) if in_trick else position


def opening(ruleset: Ruleset, lots: Random) -> Position:
    """The first position of phase two, phase one having been played by `simple` bots."""
    return _played_simply(ruleset, _TRICKS, lots)


# Played


def _played_at_random(ruleset: Ruleset, tricks: int, lots: Random) -> Position:
    position = Position.start(book_of(ruleset), dealt(ruleset, lots))
    while not _is_there(position, tricks):
        position = position.after(random_move(position, lots))
    return position


def _played_simply(ruleset: Ruleset, tricks: int, lots: Random) -> Position:
    bot = SimpleBot(lots)
    game = Game(ruleset, dealt(ruleset, lots))
    while not _is_there(game.position, tricks):
        assert game.position.to_move is not None
        game.push(bot.choose(view_of(game, game.position.to_move)))
    return game.position


def _is_there(position: Position, tricks: int) -> bool:
    return position.phase is Phase.GATHER and position.trick_number == _TRICKS + 1 - tricks


# Made


def _made(taste: Taste, *, level: bool = False, mirrored: bool = False) -> Making:
    """Endgames to this taste; the cards won shared at random or as evenly as can be, the hands at random or alike."""

    def make(ruleset: Ruleset, tricks: int, lots: Random) -> Position:
        wanted = taste(lots)
        deck = sorted(book_of(ruleset).deck, key=lambda card: wanted(card) + lots.random())
        before, gone, held = deck[:26], deck[26 : 52 - 2 * tricks], deck[52 - 2 * tricks :]
        if mirrored:
            held.sort(key=lambda card: card.order)
        undead = [card for card in before if card.code == "Un"]
        taken, waiting = _trolls([card for card in gone if card.code == "Tr"], lots)
        others = [_declared(card, lots) for card in gone if card.code not in ("Gn", "Tr")]
        share = _evenly if level else _anyhow
        return set_up(
            ruleset,
            _TRICKS + 1 - tricks,
            lots.randrange(2),
            (tuple(held[::2]), tuple(held[1::2])),
            share([*others, *undead, *taken], lots),
            share(_gnomes(gone, lots), lots),
            tuple(waiting),
        )

    return make


def _anyhow(cards: Sequence[Card], lots: Random) -> tuple[Pile, Pile]:
    """The cards shared at random."""
    piles: tuple[list[Card], list[Card]] = ([], [])
    for card in cards:
        lots.choice(piles).append(card)
    return tuple(piles[0]), tuple(piles[1])


def _evenly(cards: Sequence[Card], lots: Random) -> tuple[Pile, Pile]:
    """The cards shared so that each faction is as level as can be: by turns, from high to low."""
    piles: tuple[list[Card], list[Card]] = ([], [])
    for faction in dict.fromkeys(card.faction for card in cards):
        turn = lots.randrange(2)
        for card in sorted((card for card in cards if card.faction == faction), key=lambda card: -card.order):
            piles[turn].append(card)
            turn = 1 - turn
    return tuple(piles[0]), tuple(piles[1])


def _declared(card: Card, lots: Random) -> Card:
    return card.declare(lots.choice(("El", "Or"))) if card.code == "Eo" else card


def _trolls(gone: Sequence[Card], lots: Random) -> tuple[list[Card], list[Card]]:
    """The Trolls taken, and those that wait: of two played together the lower may do so."""
    taken, waiting = list(gone), []
    for pair in zip(gone[::2], gone[1::2], strict=False):
        if lots.random() < 0.5:
            lower = min(pair, key=lambda card: card.order)
            taken.remove(lower)
            waiting.append(lower)
    return taken, waiting


def _gnomes(gone: Sequence[Card], lots: Random) -> list[Card]:
    """The Gnomes won that no Giant has struck."""
    giants = [card.number for card in gone if card.code == "Gi"]
    standing = []
    for gnome in (card for card in gone if card.code == "Gn"):
        if gnome.number in giants and lots.random() < 0.3:
            giants.remove(gnome.number)
        else:
            standing.append(gnome)
    return standing


def _chosen(makings: Sequence[Making], is_near: Callable[[Margin], bool]) -> Making:
    """Endgames of which a few random ends show that they can end like this."""

    def make(ruleset: Ruleset, tricks: int, lots: Random) -> Position:
        position = lots.choice(makings)(ruleset, tricks, lots)
        for _ in range(_TRIES):
            if any(is_near(_random_end(position, lots)) for _ in range(_ENDS)):
                break
            position = lots.choice(makings)(ruleset, tricks, lots)
        return position

    return make


def _random_end(position: Position, lots: Random) -> Margin:
    while not position.is_over:
        position = position.after(random_move(position, lots))
    return final_margin(position)


# Tastes


def _anything(lots: Random) -> Callable[[Card], float]:
    return lambda card: 0.0


def _copies(lots: Random) -> Callable[[Card], float]:
    """Cards that there are several of."""
    return lambda card: float(CARD_VALUES[card.code].count(card.number or 0) > 1)


def _few_values(lots: Random) -> Callable[[Card], float]:
    """The same few values in every faction."""
    values = lots.sample(range(10), 4)
    return lambda card: 0.9 * (card.number in values)


def _powers(lots: Random) -> Callable[[Card], float]:
    """Cards that do something, or whose vote is a strange one."""
    return lambda card: 0.7 * (card.code in ("Kn", "Dw", "Do", "Gi", "Dr", "Tr", "Cy", "Eo"))


def _few_factions(lots: Random) -> Callable[[Card], float]:
    """Some factions more than others."""
    wanted = {code: lots.choice((0.0, 0.8)) for code in CARD_VALUES}
    return lambda card: wanted[card.code]


def _thin_tens(lots: Random) -> Callable[[Card], float]:
    """The pair, and of each ten no card, or one, or a few: a single card has the vote, or nobody."""
    chosen = {code: lots.sample(range(10), lots.choice((0, 1, 1, 2, 3))) for code in TENS}
    return lambda card: 0.0 if card.code in TENS and card.number not in chosen[card.code] else 1.0


def _absent(lots: Random) -> Callable[[Card], float]:
    """Nothing of one faction or three, so that votes can be equal."""
    missing = lots.sample(FACTIONS, lots.choice((4, 7)))
    some = _few_values(lots)
    return lambda card: -1.0 if card.code in missing else some(card)


_THIN: Final = (
    _made(_thin_tens, level=True),
    _made(_thin_tens, level=True, mirrored=True),
    _made(_absent, level=True),
    _made(_absent, level=True, mirrored=True),
    _made(_copies, level=True, mirrored=True),
)

KINDS: Final[dict[str, Making]] = {
    "played at random": _played_at_random,
    "played by bots": _played_simply,
    "anything": _made(_anything),
    "level": _made(_anything, level=True),
    "copies": _made(_copies, level=True),
    "few values": _made(_few_values, level=True),
    "few values, mirrored": _made(_few_values, level=True, mirrored=True),
    "powers": _made(_powers),
    "few factions": _made(_few_factions, level=True),
    "thin tens": _made(_thin_tens),
    "absent": _made(_absent, level=True),
    "equal votes": _chosen(_THIN, lambda end: end.votes == 0),
    "equal cards": _chosen(_THIN, lambda end: end.votes == end.cards == 0),
    "draws": _chosen(_THIN, lambda end: end == Margin(0)),
}
"""The kinds of endgames and how they come about."""

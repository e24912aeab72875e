"""Games as the browser is shown them, for its tests: `python -m tests.web_fixtures` writes web/src/lib/fixtures/."""

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from claim.cards import Card
from claim.deals import dealt
from claim.knowledge import view_of
from claim.rules import BYSTANDER, Game, Phase, Ruleset
from claim.rules.places import place_name
from claim.wire.events import event_sent
from tests.games import meeting, play_on, random_ruleset

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "fixtures"
_SEED: Final = 3


def _games() -> dict[str, tuple[Game, tuple[int, ...]]]:
    """By name, finished games and the eyes that watched them."""
    lots = Random(_SEED)

    def random(deck: str, players: int, *, heroes: bool = False) -> Game:
        ruleset = Ruleset.of(deck, players=players, heroes=heroes)
        return play_on(Game(ruleset, dealt(ruleset, lots)), lots)

    def swapped() -> Game:
        while True:
            game = random("Go Kn Un Dw Do", 2, heroes=True)
            if any(move.verb == "swap" and move.card for move in game.moves):
                return game

    hero_values = random_ruleset(lots, "hero values")
    return {
        "claim": (random("Go Kn Un Dw Do", 2), (0, 1)),
        "claim2": (random("Gn Gi Dr Tr Se", 2), (0, BYSTANDER)),
        "elves": (random("El Or Cy Se Tr", 2), (1,)),
        "heroes": (play_on(Game(hero_values, dealt(hero_values, lots)), lots), (0,)),
        "kraken": (meeting(Card.parse("Kraken"), Card.parse("Siren"), Phase.GATHER, lots), (0, BYSTANDER)),
        "necromancer": (swapped(), (0, 1)),
        "three": (random("Go Kn Un Dw Do Dr Se", 3), (1, BYSTANDER)),
        "four": (random("Gn Gi Un Dw Do Tr Se", 4), (2,)),
    }


def _piles(game: Game, eyes: int) -> dict[str, list[str]]:
    view = view_of(game, eyes)
    return {place_name(place): [str(card) for card in pile] for place, pile in enumerate(view.piles)}


def _steps(game: Game, eyes: int) -> list[dict[str, Any]]:
    """What these eyes were shown after each move, and the piles that changed."""
    told: list[dict[str, Any]] = []
    piles: dict[str, list[str]] = {}
    steps: list[dict[str, Any]] = []
    so_far = Game(game.ruleset, game.deal)
    for move in (None, *game.moves):
        if move is not None:
            so_far.push(move)
        events = [msgspec.to_builtins(event_sent(event)) for event in so_far.events_for(eyes)]
        now = _piles(so_far, eyes)
        changed = {place: pile for place, pile in now.items() if pile != piles.get(place, [])}
        steps.append({"events": events[len(told) :], "piles": changed})
        told, piles = events, now
    return steps


def main() -> None:
    """Write the fixtures."""
    FOLDER.mkdir(exist_ok=True)
    for name, (game, watching) in _games().items():
        for eyes in watching:
            who = "bystander" if eyes == BYSTANDER else f"seat{eyes}"
            table = {"players": game.ruleset.players, "heroes": game.ruleset.heroes, "steps": _steps(game, eyes)}
            (FOLDER / f"{name}-{who}.json").write_bytes(msgspec.json.encode(table) + b"\n")


if __name__ == "__main__":
    main()

"""A game told decision by decision: what lies where, what each seat knows, what is legal, and what is told to whom.

Only what has changed is told again. A seat's view is told where it differs from the truth: `=` is the truth again, and
`-` is nothing any more. `??x13` are thirteen hidden cards.
"""

import re
from collections.abc import Iterable, Iterator

from claim.cards import Card
from claim.knowledge import view_of
from claim.rules import (
    BYSTANDER,
    Asked,
    Began,
    Carried,
    Chosen,
    Counted,
    Dealt,
    Declared,
    Event,
    Game,
    Gathered,
    Looked,
    Move,
    Outcome,
    Position,
    Won,
)
from claim.rules.places import STOCK, TRICK, WAITING, place_name

__all__ = ["playthrough"]

_HIDDEN = re.compile(r"\?\?(?: \?\?)+")

Lines = dict[str, str]


def playthrough(game: Game) -> Iterator[str]:
    """The whole story, line by line."""
    story = _Story(Game(game.ruleset, game.deal))
    for number, move in enumerate(game.moves, 1):
        yield from story.decision(number, move)
    yield from story.end()


class _Story:
    """A game on its way, with what has been told of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.eyes = (*range(game.ruleset.players), BYSTANDER)
        self.told: dict[str, Lines] = {}
        self.shown: dict[int, int] = dict.fromkeys(self.eyes, 0)

    def decision(self, number: int, move: Move) -> Iterator[str]:
        """The position before a move, the choice, and what happened."""
        position = self.game.position
        by = f", asked by {position.question.by}" if position.question and position.question.by else ""
        yield f"#{number} {_turn(position)}{by}"
        if number == 1:
            yield from self._new_events()
        yield from self._piles_and_views()
        yield f"  legal: {_sorted_texts(position.legal_moves())}"
        yield f"  move: {move}"
        self.game.push(move)
        yield from self._new_events()

    def end(self) -> Iterator[str]:
        """The last position, and the votes."""
        yield "# the end" if self.game.position.is_over else "# unfinished"
        yield from self._piles_and_views()
        outcome = self.game.position.outcome
        if outcome is not None:
            yield from _votes(outcome)

    def _piles_and_views(self) -> Iterator[str]:
        position = self.game.position
        piles = _piles(position)
        yield from self._changes("table", piles, "-")
        truth = {"turn": _turn(position), "legal": _sorted_texts(position.legal_moves()), **piles}
        for eye in self.eyes:
            turn, *lines = str(view_of(self.game, eye)).split("\n")
            who, _, now = turn.partition(": ")
            view = {"turn": now, **dict(map(_entry, lines))}
            if eye != position.to_move or position.is_chance:
                view.setdefault("legal", truth["legal"])  # it is not told, as it should be
            differing = {name: view.get(name, "-") for name in (truth | view) if view.get(name) != truth.get(name)}
            yield from self._changes(who, differing, "=")

    def _changes(self, who: str, lines: Lines, gone: str) -> Iterator[str]:
        before = self.told.get(who, {})
        self.told[who] = lines
        changed = [f"{name}: {text}" for name, text in lines.items() if before.get(name) != text]
        changed += [f"{name}: {gone}" for name in before if name not in lines]
        if changed:
            yield f"  {who} | {' | '.join(changed)}"

    def _new_events(self) -> Iterator[str]:
        """What everybody has been shown since; those who were shown the same are told together."""
        told: dict[str, list[str]] = {}
        for eye in self.eyes:
            events = self.game.events_for(eye)
            text = "; ".join(map(_event, events[self.shown[eye] :]))
            self.shown[eye] = len(events)
            told.setdefault(text, []).append("bystander" if eye == BYSTANDER else str(eye))
        for text, whom in told.items():
            if text:
                yield f"  to {'all' if len(whom) == len(self.eyes) else ' '.join(whom)}: {text}"


def _turn(position: Position) -> str:
    whose = "over" if position.to_move is None else f"{position.to_move} to move"
    return f"phase {position.phase:d}, trick {position.trick_number}, leader {position.leader}, {whose}"


def _entry(line: str) -> tuple[str, str]:
    name, _, text = line.partition(": ")
    return name, _short(text)


def _short(cards: str) -> str:
    return _HIDDEN.sub(lambda hidden: f"??x{hidden[0].count('??')}", cards)


def _piles(position: Position) -> Lines:
    return {place_name(place): _cards(pile, place) for place, pile in enumerate(position.piles) if pile}


def _cards(pile: tuple[Card, ...], place: int) -> str:
    ordered = pile if place in (STOCK, TRICK, WAITING) else sorted(pile, key=lambda card: card.order)
    return " ".join(map(str, ordered))


def _sorted_texts(moves: Iterable[Move]) -> str:
    return " ".join(sorted(map(str, moves)))


def _event(event: Event) -> str:
    match event:
        case Dealt(seat, cards):
            return f"{seat} is dealt {_short(' '.join(map(str, cards)))}"
        case Began(phase, trick, leader):
            return f"{'I' * phase}.{trick} begins, {leader} leads"
        case Carried(card, source, target):
            return f"{card} {place_name(source)} > {place_name(target)}"
        case Declared(card, place):
            return f"{card} declared in {place_name(place)}"
        case Asked(seat, by):
            return f"{seat} is asked by {by}" if by else f"{seat} is asked to pick"
        case Chosen(seat, move):
            return f"{seat} {move}"
        case Looked(seat, card):
            return f"{seat} looks at {card}"
        case Won(seat, card):
            return f"{seat} wins with {card}"
        case Gathered(seat):
            return f"{seat} gathers"
        case Counted(outcome):
            return f"counted, {_winners(outcome)}"


def _winners(outcome: Outcome) -> str:
    return f"won by {' '.join(map(str, outcome.winners))} ({outcome.decided_by})"


def _votes(outcome: Outcome) -> Iterator[str]:
    for tally in outcome.tallies:
        counted = " / ".join(" ".join(map(str, values)) or "-" for values in tally.values)
        yield f"  {tally.faction}: {counted}: {'nobody' if tally.vote is None else tally.vote}"
    yield f"  {_winners(outcome)}"

"""The end of a game in words: who wears the crown and by what, and how each faction voted."""

from collections.abc import Iterable, Sequence

from textual.content import Content

from claim.terminal.blocks import Block, beside, stacked
from claim.terminal.table.ballots import Ballot, counted, decider, score, standing_ballots, tie_breaks
from claim.terminal.table.scene import Scene
from claim.terminal.table.votes import SIDES, side_values, value_shown
from claim.terminal.words import MARKS, Words

__all__ = ["ballots_of", "ballots_shown", "crowned", "headline", "reasons"]


def ballots_of(scene: Scene) -> list[Ballot]:
    """The ballots from the surest to the closest; of a game that ended early, as the votes stood."""
    outcome = scene.table.outcome
    return standing_ballots(scene.sight.votes) if outcome is None else counted(outcome, scene.sight.votes)


# Who wears the crown


def headline(scene: Scene) -> str:
    """Who wears the crown."""
    return crowned(scene.table.winners, scene.words)


def crowned(winners: Iterable[int], words: Words) -> str:
    """Which of these seats wear the crown; nobody if they are not of one side."""
    say, sides = words.say, {words.ruleset.side_of(seat) for seat in winners}
    if len(sides) != 1:
        return say("end-draw")
    seats = words.seats_of(sides.pop())
    others = [seat for seat in seats if not words.is_own(seat)]
    if len(others) < len(seats):
        return say("end-won-team", name=words.name(others[0])) if others else say("end-won")
    if len(seats) > 1:
        return say("end-lost-team", one=words.name(seats[0]), other=words.name(seats[1]))
    return say("end-lost", name=words.name(seats[0]))


def reasons(scene: Scene, ballots: Sequence[Ballot]) -> list[str]:
    """Why: the score, what made the difference, what was compared where votes are equal; or who gave up."""
    outcome = scene.table.outcome
    if outcome is None:
        return [_given_up(scene)]
    breaks = [_tie_break(scene, tie.measure, tie.counts) for tie in tie_breaks(outcome, scene.table.rules.tie_break)]
    return [_score(scene, ballots), *breaks]


def _given_up(scene: Scene) -> str:
    """Who gave up, or whose time ran out: the side that has not won."""
    words = scene.words
    losing = [side for side in words.sides if not any(seat in scene.table.winners for seat in words.seats_of(side))]
    side = losing[0] if losing else words.own_side
    is_own = side == words.own_side and words.seat >= 0
    you = "no" if not is_own else "team" if words.ruleset.players == 4 else "yes"
    text = "end-time" if scene.table.ended_by == "time" else "end-resigned"
    return words.say(text, you=you, name=words.side_name(side))


def _score(scene: Scene, ballots: Sequence[Ballot]) -> str:
    words, say, outcome = scene.words, scene.words.say, scene.table.outcome
    assert outcome is not None
    counts = score(ballots, words.ruleset.sides)
    best = max(counts)
    if len(outcome.winning_sides) != 1:
        return say("end-score-draw", votes=best)
    others = sorted((counts[side] for side in words.sides if side != outcome.winning_sides[0]), reverse=True)
    if len(others) > 1:
        text = say("end-score-three", won=best, second=others[0], third=others[1])
    else:
        text = say("end-score", won=best, others=others[0])
    made_it = decider(ballots, outcome)
    return text if made_it is None else f"{text} {say('end-decider', factions=say(f'factions-{made_it}'))}"


def _tie_break(scene: Scene, measure: str, counts: Sequence[tuple[int, int]]) -> str:
    say = scene.words.say
    shown = ", ".join(say("tie-break-side", name=scene.words.side_name(side), count=count) for side, count in counts)
    return say(f"tie-break-{measure}", counts=shown)


# How each faction voted


def ballots_shown(scene: Scene, ballots: Sequence[Ballot], turned: int, *, roomy: bool) -> Content:
    """The ballots that are turned so far, and the others closed."""
    shown = [_ballot(scene, ballot) if place < turned else _closed() for place, ballot in enumerate(ballots)]
    lines = beside([[row[column] for row in shown] for column in range(4)], gap=2)
    if not roomy:
        return stacked(lines)
    values = [
        Content.assemble("     ", side_values(ballot.values, scene.words)) if place < turned else Content()
        for place, ballot in enumerate(ballots)
    ]
    return stacked(line for pair in zip(lines, values, strict=True) for line in pair)


def _closed() -> Block:
    return [Content.styled("▒▒", "$ink-2"), Content(), Content(), Content()]


def _ballot(scene: Scene, ballot: Ballot) -> Block:
    words, say = scene.words, scene.words.say
    faction = Content.assemble(scene.inks.code(ballot.faction), f" {say(f'factions-{ballot.faction}')}")
    if ballot.vote is None:
        voted = Content.styled(say("ballot-nobody"), "$ink-2")
    else:
        place = words.sides.index(ballot.vote)
        voted = Content.styled(f"{MARKS[place]} {words.side_name(ballot.vote)}", f"bold {SIDES[place]}")
    numbers = Content.styled("–".join(str(len(ballot.values[side])) for side in words.sides), "bold")
    return [faction, voted, numbers, Content.styled(_why(scene, ballot), "$ink-2")]


def _why(scene: Scene, ballot: Ballot) -> str:
    say = scene.words.say
    if ballot.why is None:
        return ""
    if ballot.why == "none":
        return say("ballot-none")
    if ballot.why in ("lowest", "higher"):
        return say(
            f"why-{ballot.why}",
            value=value_shown(ballot.by[0], scene.words),
            other=value_shown(ballot.by[1], scene.words),
        )
    return say(f"why-{ballot.why}")

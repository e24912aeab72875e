"""Showing people what came of a match."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from claim.arena.counting import Lost
from claim.arena.estimate import Estimate, percentile
from claim.arena.match import Match
from claim.arena.terms import Terms
from claim.cli.voice import printable, say
from claim.ink import open_console, style_of

__all__ = ["names_of", "score_shown", "show_match", "speed_shown", "table_of", "times_shown", "told_losses"]

_LOSSES_TOLD: Final = 10
_LONGEST_NAME: Final = 20
_SHORTEST_COLUMN: Final = 14


def show_match(match: Match, games_now: int, seconds: float) -> None:
    """Scores, votes, lengths, times and forfeits; last, how many games were played now, and how long that took."""
    console = open_console()
    for part in _parts(match, console):
        console.print(part)
    console.print(speed_shown(games_now, seconds))


def speed_shown(games: int, seconds: float) -> Text:
    """In which time so many games were played."""
    return Text(say("arena-speed", seconds=round(seconds, 1), games=games), style="dim")


def _parts(match: Match, console: Console) -> Iterator[RenderableType]:
    games = sum(1 for _ in match.games)
    rulesets, deals, seed = match.terms.rulesets, len(match.deals), str(match.terms.seed)
    yield Text(
        say("arena-title", games=games, deals=deals, deck=rulesets[0].deck, seed=seed)
        if len(rulesets) == 1
        else say("arena-title-decks", games=games, deals=deals, decks=len(rulesets), seed=seed),
        style="bold",
    )
    yield _scores(match)
    if len(match.lineup) > len(set(match.lineup)) or len(match.terms.entrants) > 2:
        yield say("arena-fair", share=_number(1 / rulesets[0].sides))
    if len(rulesets) > 1:
        yield _decks(match, console)
    yield _votes(match, console)
    yield say("arena-split", split=match.split, deals=deals)
    lengths = match.lengths
    if lengths:
        yield say("simulate-moves", least=min(lengths), most=max(lengths), mean=round(fmean(lengths), 1))
    lost = match.lost
    yield say("arena-illegal", count=sum(each.forfeit.reason == "illegal" for each in lost))
    yield from told_losses(names_of(match.terms), lost)


def names_of(terms: Terms) -> list[str]:
    """The entrants' names; of a long command line the end, numbered where that is the same."""
    whole = [printable(str(entrant)) for entrant in terms.entrants]
    names = [name if len(name) <= _LONGEST_NAME else f"…{name[1 - _LONGEST_NAME :]}" for name in whole]
    if len(set(names)) == len(set(whole)):
        return names
    return [f"{number} {name}" for number, name in enumerate(names, 1)]


def told_losses(names: list[str], lost: list[Lost]) -> Iterator[Text]:
    """A line for each game that somebody lost by failing, if there are not too many."""
    for each in lost[:_LOSSES_TOLD]:
        because = say(f"arena-because-{each.forfeit.reason}", detail=printable(each.forfeit.detail))
        told = say(
            "arena-lost",
            bot=names[each.entrant],
            game=each.game + 1,
            deal=each.deal.number,
            deck=each.deal.deck,
            why=because,
        )
        yield Text(told, style="red")
    if len(lost) > _LOSSES_TOLD:
        yield Text(say("arena-more-lost", count=len(lost) - _LOSSES_TOLD), style="red")


def _scores(match: Match) -> Table:
    table = table_of("bot", "score", "mean", "slowest", "forfeits")
    lost = match.lost
    for number, name in enumerate(names_of(match.terms)):
        score, times = match.score(number), match.milliseconds(number)
        table.add_row(
            name,
            Text(score_shown(score), style="bold"),
            *times_shown(times),
            str(sum(each.entrant == number for each in lost)),
        )
    return table


def _decks(match: Match, console: Console) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("decks-codes"), no_wrap=True)
    table.add_column(say("arena-deals"), justify="right")
    for name in names_of(match.terms):
        table.add_column(name, justify="right")
    for ruleset in match.terms.rulesets:
        scores = [match.score(number, ruleset.deck) for number in range(len(match.terms.entrants))]
        if scores[0].count:
            codes = Text(" ").join(Text(code, style=style_of(code, console)) for code in ruleset.factions)
            table.add_row(codes, str(scores[0].count), *map(score_shown, scores))
    return table


def _votes(match: Match, console: Console) -> Table:
    """The part of its games in which each entrant had a faction's vote."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(say("arena-votes"))
    names = names_of(match.terms)
    for name in (*names, say("arena-nobody")):
        table.add_column(name, justify="right")
    for code, ballot in match.votes.items():
        if ballot.games:
            counts = [*(ballot.holders[number] for number in range(len(names))), ballot.nobody]
            shares = (say("simulate-percent", share=100 * count / ballot.games) for count in counts)
            table.add_row(Text(code, style=style_of(code, console)), say(f"factions-{code}"), *shares)
    return table


def table_of(*columns: str) -> Table:
    """A table with these columns, by the names of their texts."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for name in columns:
        table.add_column(
            say(f"arena-{name}"),
            justify="left" if name == "bot" else "right",
            no_wrap=name in ("score", "rating", "interval"),
            min_width=_SHORTEST_COLUMN if name == "bot" else None,
        )
    return table


def score_shown(score: Estimate) -> str:
    """A score and its margin."""
    return f"{_number(score.mean)} ± {_number(score.margin)}"


def times_shown(milliseconds: Sequence[float]) -> tuple[str, str]:
    """The mean of these times, and their 99th percentile."""
    mean = fmean(milliseconds) if milliseconds else 0.0
    return say("simulate-number", number=mean), say("simulate-number", number=percentile(milliseconds, 99))


def _number(number: float) -> str:
    return say("arena-number", number=number)

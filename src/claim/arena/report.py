"""What came of a match, for programs: as an object, and as a table of all games."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

from claim.arena.counting import Lost
from claim.arena.estimate import Estimate, percentile
from claim.arena.match import Match
from claim.arena.terms import Terms

__all__ = ["lost_objects", "match_object", "match_rows", "score_object", "times_object"]


def match_object(match: Match) -> dict[str, Any]:
    """Everything that is counted."""
    entrants, lengths, lost = match.terms.entrants, match.lengths, match.lost
    decks = [ruleset.deck for ruleset in match.terms.rulesets]
    return {
        **match.terms.as_object(),
        "deals": len(match.deals),
        "games": sum(len(deal.games) for deal in match.deals),
        "split": match.split,
        "scores": [
            {
                "bot": str(entrant),
                **score_object(match.score(number)),
                "milliseconds": times_object(match.milliseconds(number)),
                "forfeits": sum(each.entrant == number for each in lost),
            }
            | ({"decks": {deck: score_object(match.score(number, deck)) for deck in decks}} if len(decks) > 1 else {})
            for number, entrant in enumerate(entrants)
        ],
        "votes": {
            faction: {
                "games": ballot.games,
                "held": [ballot.holders[number] for number in range(len(entrants))],
                "nobody": ballot.nobody,
            }
            for faction, ballot in match.votes.items()
        },
        "moves": {"least": min(lengths), "mean": round(fmean(lengths), 3), "most": max(lengths)} if lengths else None,
        "illegal_moves": sum(each.forfeit.reason == "illegal" for each in lost),
        "forfeits": lost_objects(match.terms, lost),
    }


def score_object(score: Estimate) -> dict[str, float | int]:
    """A score with its interval."""
    return {
        "deals": score.count,
        "score": round(score.mean, 6),
        "margin": round(score.margin, 6),
        "low": round(score.low, 6),
        "high": round(score.high, 6),
    }


def times_object(milliseconds: Sequence[float]) -> dict[str, float | int]:
    """How many moves took how long."""
    mean = fmean(milliseconds) if milliseconds else 0.0
    return {"moves": len(milliseconds), "mean": round(mean, 3), "p99": round(percentile(milliseconds, 99), 3)}


def lost_objects(terms: Terms, lost: Sequence[Lost]) -> list[dict[str, Any]]:
    """The games that somebody lost by failing."""
    return [
        {
            "bot": str(terms.entrants[each.entrant]),
            "deck": each.deal.deck,
            "deal": each.deal.number,
            "game": each.game,
            "reason": each.forfeit.reason,
            "detail": each.forfeit.detail,
        }
        for each in lost
    ]


def match_rows(match: Match) -> Iterator[dict[str, object]]:
    """A row for each seat of each game."""
    ruleset = match.terms.rulesets[0]
    for deal in match.deals:
        for number, game in enumerate(deal.games):
            for seat, entrant in enumerate(game.seats):
                times = game.milliseconds[seat]
                failed = game.forfeit is not None and game.forfeit.seat == seat
                yield {
                    "deck": deal.deck,
                    "deal": deal.number,
                    "game": number,
                    "seat": seat,
                    "bot": str(match.terms.entrants[entrant]),
                    "share": round(game.shares[seat], 6),
                    "votes": sum(side == ruleset.side_of(seat) for side in game.votes.values()),
                    "moves": len(times),
                    "milliseconds": round(sum(times), 3),
                    "forfeit": game.forfeit.reason if failed and game.forfeit is not None else "",
                }

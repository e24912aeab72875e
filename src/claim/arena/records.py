"""The games of a match as records."""

from collections.abc import Iterator

from claim.arena.match import Match
from claim.arena.terms import Fixture
from claim.notation import Record, result_text, write_record
from claim.rules import Game, Move

__all__ = ["match_records"]


def match_records(match: Match) -> Iterator[tuple[str, str]]:
    """For each game the name of a file, and the record; one that was forfeited ends where it was."""
    terms = match.terms
    decks = {ruleset.deck: number for number, ruleset in enumerate(terms.rulesets)}
    for played in match.deals:
        number = decks[played.deck]
        ruleset = terms.rulesets[number]
        deal = terms.deal(Fixture(played.lineup, number, played.number))
        for place, game in enumerate(played.games):
            seats = [(f"Seat{seat}", str(terms.entrants[who])) for seat, who in enumerate(game.seats)]
            notes = [*seats, ("Seed", str(terms.seed)), ("Deal", str(played.number))]
            if game.forfeit is not None:
                notes.append(("Forfeit", f"{game.forfeit.seat} {game.forfeit.reason}"))
            moves = tuple(map(Move.parse, game.moves))
            result = result_text(Game(ruleset, deal, moves).position.outcome, ruleset.players)
            folder = f"{played.deck.replace(' ', '-')}/" if len(decks) > 1 else ""
            text = write_record(Record(ruleset, deal, moves, result, tuple(notes)))
            yield f"{folder}deal-{played.number:05}-{place}.claim", text

"""Playing a deal: once for each way to rotate the seats."""

from collections.abc import Sequence
from random import Random

from claim.arena.forfeit import Failed, Forfeit
from claim.arena.played import PlayedDeal, PlayedGame
from claim.arena.player import Player, make_player
from claim.arena.terms import Fixture, Terms, seatings
from claim.notation import result_text
from claim.rules import Deal, Ruleset
from claim.table.stage import Stage

__all__ = ["play_deal"]


def play_deal(terms: Terms, fixture: Fixture) -> PlayedDeal:
    """All games of a deal. Luck within a game (R9.16) is the same in all of them, as far as it is the same there."""
    ruleset, deal = terms.rulesets[fixture.deck], terms.deal(fixture)
    games = [_game(terms, fixture, deal, number, seats) for number, seats in enumerate(seatings(fixture.lineup))]
    return PlayedDeal(fixture.lineup, ruleset.deck, fixture.number, tuple(games))


def _game(terms: Terms, fixture: Fixture, deal: Deal, number: int, seats: tuple[int, ...]) -> PlayedGame:
    ruleset = terms.rulesets[fixture.deck]
    stage = Stage(ruleset, deal)
    times: list[list[float]] = [[] for _ in seats]
    players: list[Player] = []
    try:
        for seat, who in enumerate(seats):
            seed = terms.seed_for(fixture, number, seat)
            players.append(make_player(terms.entrants[who], ruleset, seat, seed, terms.patience))
        forfeit = _play(stage, players, times, terms.lots(fixture, "chance"))
    except Failed as failed:  # a player that could not be made
        forfeit = Forfeit(len(players), failed.reason, failed.detail)
    finally:
        result = result_text(stage.game.position.outcome, ruleset.players)
        for player in players:
            player.close(result)
    outcome = stage.game.position.outcome
    return PlayedGame(
        seats,
        _shares(ruleset, None if outcome is None else outcome.winning_sides, forfeit),
        {} if outcome is None else outcome.votes,
        tuple(map(str, stage.game.moves)),
        tuple(tuple(round(1000 * time, 3) for time in seat) for seat in times),
        forfeit,
    )


def _play(stage: Stage, players: Sequence[Player], times: Sequence[list[float]], lots: Random) -> Forfeit | None:
    """Play to the end, or until somebody fails."""
    while True:
        position = stage.game.position
        seat = position.to_move
        if seat is None:
            return None
        if position.is_chance:
            stage.push(lots.choice(position.lots))
            continue
        view = stage.view(seat)
        try:
            move, seconds = players[seat].choose(view)
            if move not in view.legal:
                raise Failed("illegal", f"{move}, not one of {' '.join(sorted(map(str, view.legal)))}")
        except Failed as failed:
            return Forfeit(seat, failed.reason, failed.detail)
        times[seat].append(seconds)
        stage.push(move)


def _shares(ruleset: Ruleset, winning: tuple[int, ...] | None, forfeit: Forfeit | None) -> tuple[float, ...]:
    """By seat, its side's part of the win. Who forfeits loses; the other sides share the win."""
    if winning is None:
        assert forfeit is not None
        winning = tuple(side for side in range(ruleset.sides) if side != ruleset.side_of(forfeit.seat))
    sides = [ruleset.side_of(seat) for seat in range(ruleset.players)]
    return tuple(1 / len(winning) if side in winning else 0.0 for side in sides)

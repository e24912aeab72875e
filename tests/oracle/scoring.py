"""Votes and winners (R7, R6.23, R9.11)."""

from typing import Any

from .cards import is_hero, printed_faction, printed_value

State = dict[str, Any]

BELOW_ALL = -1  # a Gargoyle's cards are below every numbered card (R9.11)


def team_of(state: State, seat: int) -> int:
    """Give the side a seat scores for: with four players its team, else itself (R3.2, R7.6)."""
    if state["players"] == 4:
        return seat % 2
    return seat


def side_count(state: State) -> int:
    """Give the number of sides: two, three, or two teams."""
    return 3 if state["players"] == 3 else 2


def side_values(state: State, side: int, faction: str) -> list[int]:
    """List the values of a side's cards of a faction, high to low; a Gargoyle adds two (R9.11)."""
    values: list[int] = []
    for seat in range(state["players"]):
        if team_of(state, seat) != side:
            continue
        for card in state["score"][seat]:
            if not is_hero(card) and printed_faction(card) == faction:
                values.append(printed_value(card))
        gargoyle = state["gargoyle"]
        if gargoyle is not None and gargoyle["seat"] == seat and gargoyle["faction"] == faction:
            values.extend([BELOW_ALL, BELOW_ALL])
    values.sort(reverse=True)
    return values


def vote(state: State, faction: str) -> int | None:
    """Find the side that has the faction's vote (R7.1 - R7.3, Cyclops R6.23)."""
    sides = range(side_count(state))
    values = {side: side_values(state, side, faction) for side in sides}
    if faction == "Cy":
        having = [side for side in sides if values[side]]
        if not having:
            return None
        fewest = min(len(values[side]) for side in having)
        having = [side for side in having if len(values[side]) == fewest]
        lowest = min(values[side][-1] for side in having)
        having = [side for side in having if values[side][-1] == lowest]
        return having[0] if len(having) == 1 else None
    most = max(len(values[side]) for side in sides)
    if most == 0:
        return None  # R7.3
    having = [side for side in sides if len(values[side]) == most]
    best = max(values[side] for side in having)  # lists of one length: highest, second highest, ...
    having = [side for side in having if values[side] == best]
    return having[0] if len(having) == 1 else None


def result(state: State) -> dict[str, Any]:
    """Give winners, votes and score piles as the trace shows them."""
    votes = {faction: vote(state, faction) for faction in sorted(state["factions"])}
    sides = list(range(side_count(state)))
    vote_count: dict[int, int] = {}
    card_count: dict[int, int] = {}
    value_sum: dict[int, int] = {}
    for side in sides:
        mine = [faction for faction in votes if votes[faction] == side]
        vote_count[side] = len(mine)
        card_count[side] = 0
        value_sum[side] = 0
        for faction in mine:
            values = side_values(state, side, faction)
            card_count[side] += len(values)
            value_sum[side] += sum(value for value in values if value != BELOW_ALL)
    # R7.4, R7.5: one criterion after another, among those still equal
    criteria = [vote_count, card_count, value_sum]
    if state["tie_break"] == "values":
        criteria = [vote_count, value_sum]
    left = sides
    for criterion in criteria:
        best = max(criterion[side] for side in left)
        left = [side for side in left if criterion[side] == best]
    winners = [seat for seat in range(state["players"]) if team_of(state, seat) in left]
    score = [sorted(pile) for pile in state["score"]]
    return {"winners": winners, "votes": votes, "score": score}


def result_text(state: State) -> str:
    """Write the result of a finished game as records do: 1-0, 1/2-1/2-0, 1-0-1-0."""
    winners = result(state)["winners"]
    sides_left = {team_of(state, seat) for seat in winners}
    mark = "1" if len(sides_left) == 1 else "1/2"
    return "-".join(mark if seat in winners else "0" for seat in range(state["players"]))

"""What a trick's cards are and who wins (R4.3 - R4.8, R6, R8, R9).

state["table"] holds the plays in the order they were made, each a dict
{"card": "Eo5", "named": "El" or None, "seat": 0}. `resolve` turns them into dicts with,
in addition, what each card *is* in this trick:

  faction  the faction it is of, or None (a plain hero)
  value    its value in this trick (R8.5)
  power    the faction whose power it has, or None
  hero     the hero whose power it has, or None
"""

from typing import Any

from .cards import bare, is_hero, printed_faction, printed_value

State = dict[str, Any]
Play = dict[str, Any]


def tricks_in_phase(state: State) -> int:
    """Give the number of tricks of a phase (R4.1)."""
    return int(state["tricks"])


def is_last_trick(state: State) -> bool:
    """Say whether the trick being played is the last one of its phase."""
    return bool(state["trick"] == tricks_in_phase(state))


def collected_faction_cards(state: State, seat: int) -> list[str]:
    """List the faction cards a player has collected: score pile and Gnomes laid out (R9.3, R9.15).

    Heroes do not count: not in the score pile, and not a Life Stealer or Treant laid out (R9.10).
    """
    found = []
    for card in state["score"][seat] + state["laid"][seat]:
        if not is_hero(card):
            found.append(card)
    return found


def treant_factions(state: State, seat: int) -> list[str]:
    """List the factions a Treant may act as: two cards of it collected, phase two only (R9.15, R9.19)."""
    if state["phase"] != 2:
        return []
    cards = collected_faction_cards(state, seat)
    result = []
    for faction in state["factions"]:
        if len([card for card in cards if printed_faction(card) == faction]) >= 2:
            result.append(faction)
    return result


def lead_faction_to_follow(state: State) -> str | None:
    """Give the faction that must be followed, as settled when the lead card was played.

    A named Werewolf or Treant sets it (R9.12, R9.15); a plain hero sets none (R8.1). What may be
    played to it does not look at Vampire Queen or Jester (R9.14: "was settled before").
    """
    lead = state["table"][0]
    if lead["named"] is not None:
        return str(lead["named"])
    return printed_faction(lead["card"])


def is_crushed(trick: dict[str, Any], play: Play) -> bool:
    """Say whether this card is discarded by the Stone Golem (R9.8)."""
    return trick["crushed"] is play


def resolve(state: State) -> dict[str, Any]:
    """Work out the complete trick on the table.

    Returns {"plays", "lead_faction", "winner" (the winning play), "crushed" (a play or None)}; the
    plays stand in the order in which they count (a Jester has changed it already).
    """
    plays: list[Play] = []
    for made in state["table"]:
        plays.append({"card": made["card"], "named": made["named"], "seat": made["seat"], "silenced": False})

    # R9.14, first of all powers (R8.4): against the Vampire Queen the other card has no power.
    names = [play["card"] for play in plays]
    if "VampireQueen" in names:
        for play in plays:
            if play["card"] != "VampireQueen":
                play["silenced"] = True

    # R9.4: a Jester played second changes places with the lead card.
    if len(plays) == 2 and plays[1]["card"] == "Jester" and not plays[1]["silenced"]:
        led, jester = plays[0], plays[1]
        led["seat"], jester["seat"] = jester["seat"], led["seat"]
        plays = [jester, led]

    for play in plays:
        look_at(state, play)

    # R4.3, R8.1: the lead faction, if there is one.
    lead_faction = plays[0]["faction"]

    # R9.10: a Life Stealer played second is of the lead faction, with its power.
    if len(plays) == 2 and plays[1]["hero"] == "LifeStealer" and lead_faction is not None:
        plays[1]["faction"] = lead_faction
        plays[1]["power"] = lead_faction

    winner = faction_winner(plays, lead_faction)
    crushed = None
    if len(plays) == 2:
        first, second = plays[0], plays[1]
        # Heroes' powers beat factions' powers; of two, the one played later prevails (R8.4), so
        # the first card's power is applied first and the second's after it.
        if first["hero"] == "Witch":  # R9.6
            value = second["value"]
            if value % 2 == 0 and value > 5 and value > first["value"]:
                winner = second
            else:
                winner = first
        if first["hero"] == "Minotaur" and is_last_trick(state):  # R9.7
            winner = first
        if second["hero"] == "Minotaur" and is_last_trick(state):  # R9.7
            winner = second
        if second["hero"] == "Centaur" and first["value"] in (5, 6):  # R9.2
            winner = second
        if second["hero"] == "Golem" and 1 <= first["value"] <= 4:  # R9.8
            winner = second
            crushed = first

    return {"plays": plays, "lead_faction": lead_faction, "winner": winner, "crushed": crushed}


def look_at(state: State, play: Play) -> None:
    """Fill in faction, value, power and hero of one card of the trick (Life Stealer: later)."""
    card = play["card"]
    if not is_hero(card):
        if play["named"] is not None:
            play["faction"] = play["named"]  # R6.25; against the Vampire Queen too (R9.14)
        else:
            play["faction"] = printed_faction(card)
        play["value"] = printed_value(card)
        play["power"] = None if play["silenced"] else play["faction"]
        play["hero"] = None
        return
    play["faction"] = None
    play["value"] = state["hero_values"][card]
    play["power"] = None
    play["hero"] = None
    if play["silenced"]:
        return  # R9.14: a plain hero with its printed value, whatever it named
    play["hero"] = card
    if card == "Werewolf" and play["named"] is not None:
        play["faction"] = play["named"]  # R9.12: no power
        play["value"] = 5
    if card == "Treant" and play["named"] is not None:
        play["faction"] = play["named"]  # R9.15: with its power and the Treant's value
        play["power"] = play["named"]
    if card == "BugLord" and state["phase"] == 2:
        # R9.3; after a Jester with the Jester's player's cards (R9.4): the seat is changed already
        play["value"] += len(collected_faction_cards(state, play["seat"]))


def counts_as_lead(play: Play, lead_faction: str | None) -> bool:
    """Say whether the card is of the lead faction, or stands in for it (R6.9)."""
    if lead_faction is None:
        return False
    return bool(play["faction"] == lead_faction or play["power"] == "Do")


def highest(plays: list[Play]) -> Play:
    """Find the highest card; equal: the one that was played first (R4.5)."""
    best = plays[0]
    for play in plays[1:]:
        if play["value"] > best["value"]:
            best = play
    return best


def faction_winner(plays: list[Play], lead_faction: str | None) -> Play:
    """Find the winner before heroes' powers: R8.1, R6.2, R4.5."""
    if lead_faction is None:
        return highest(plays)  # R8.1: two players only; equal: the leader
    if lead_faction == "Go":
        knights = [play for play in plays if play["power"] == "Kn"]
        if knights:
            return highest(knights)  # R6.2, R6.4
    return highest([play for play in plays if counts_as_lead(play, lead_faction)])


def ranking(trick: dict[str, Any]) -> list[Play]:
    """Order the cards of a trick by R4.8."""
    rest = [play for play in trick["plays"] if play is not trick["winner"]]
    of_lead = [play for play in rest if counts_as_lead(play, trick["lead_faction"])]
    others = [play for play in rest if not counts_as_lead(play, trick["lead_faction"])]
    order = [trick["winner"]]
    for group in (of_lead, others):
        group = list(group)
        while group:
            best = highest(group)
            order.append(best)
            group = [play for play in group if play is not best]
    return order


def lowest_seat(plays: list[Play]) -> int:
    """Find who played the lowest card; equal: the one played last (R6.12)."""
    lowest = plays[0]
    for play in plays[1:]:
        if play["value"] <= lowest["value"]:
            lowest = play
    return int(lowest["seat"])


def next_leader(state: State, trick: dict[str, Any]) -> int:
    """Find who leads the next trick: R4.10, R6.13, R9.1, R9.17."""
    leader = int(trick["winner"]["seat"])
    for play in trick["plays"]:
        if play["power"] == "Dr":
            leader = play["seat"]  # R6.13: the last Dragon; also if the Golem crushed it (R9.8)
    for play in trick["plays"]:  # heroes after factions; the later hero prevails (R8.4)
        if play["hero"] == "Bard":
            leader = play["seat"]  # R9.1
        if play["hero"] == "Death" and state["phase"] == 2:
            leader = trick["winner"]["seat"]  # R9.17
    return leader


def as_collected(play: Play) -> str:
    """Give the text of a card as it lies in a score pile: only Elf/Orc cards keep a declaration."""
    if play["card"].startswith("Eo"):
        return f"{play['card']}={play['named']}"
    return bare(play["card"])

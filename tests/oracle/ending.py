"""What happens after the last card of a trick, step by step (R4.11 and R5.4).

Every step is a function that either asks a question (it sets state["question"] and returns) or
calls the next step. When the question is answered, `answer` does what was chosen and goes on.
A question is {"kind", "seat", "legal", "chance"}.
"""

from typing import Any

from .cards import bare
from .scoring import team_of
from .trick import (
    as_collected,
    is_crushed,
    is_last_trick,
    lowest_seat,
    next_leader,
    ranking,
    resolve,
)

State = dict[str, Any]


def ask(state: State, kind: str, seat: int, texts: list[str], chance: bool = False) -> None:
    """Put a question: from now on only these texts are legal (sorted, each once)."""
    state["question"] = {"kind": kind, "seat": seat, "legal": sorted(set(texts)), "chance": chance}


def end_trick(state: State) -> None:
    """Start the end of a trick: all cards are on the table."""
    state["resolved"] = resolve(state)
    if state["phase"] == 1:
        one_takes(state)
    else:
        two_dinosaur(state)


def answer(state: State, text: str) -> None:
    """Carry out an answer that has been found legal."""
    question = state["question"]
    state["question"] = None
    kind = question["kind"]
    seat = question["seat"]
    chosen = text.split(":")[1]
    if kind == "take":
        answer_take(state, seat, chosen)
    elif kind == "second take":
        give_out(state, chosen)
        one_undead(state)
    elif kind == "steal":
        do_steal(state, seat, chosen)
        if state["phase"] == 1:
            one_necromancer(state)
        else:
            two_kraken(state)
    elif kind == "swap":
        if chosen != "no":
            # R9.9: the Necromancer goes among the discards, the chosen card into hand
            state["hands"][seat].remove("Necromancer")
            state["going"].remove(chosen)
            state["going"].append("Necromancer")
            state["hands"][seat].append(chosen)
        one_discard(state)
    elif kind == "back":
        state["dinosaur back"] = chosen == "yes"
        two_collect(state)
    elif kind == "draw":
        other = 1 - seat
        state["hands"][other].remove(chosen)
        state["hands"][seat].append(chosen)
        # R9.16: any card of the hand may be given, the drawn one too
        ask(state, "give", seat, [f"give:{card}" for card in state["hands"][seat]])
    elif kind == "give":
        other = 1 - seat
        state["hands"][seat].remove(chosen)
        state["hands"][other].append(chosen)
        next_trick(state)
    elif kind == "count":
        state["gargoyle"] = {"seat": seat, "faction": chosen}  # R9.11
        state["over"] = True
    else:
        raise AssertionError(kind)


# ---------------------------------------------------------------- phase one, R4.11


def one_takes(state: State) -> None:
    """Revealed and drawn cards are taken: R4.6, R4.7, R6.17, R6.18."""
    trick = state["resolved"]
    winner = trick["winner"]
    # A Seer's look: a real Seer, or a Life Stealer acting as one (R9.10); not silenced (R9.14).
    with_seer = winner["power"] == "Se"
    state["takers"] = [play["seat"] for play in ranking(trick)]
    if state["players"] == 2 and not with_seer:
        # R4.6: no choice, so no move
        give_out(state, state["revealed"][0])
        one_undead(state)
        return
    texts = [f"take:{card}" for card in state["revealed"]]
    if with_seer:
        texts.append("take:deck")
    ask(state, "take", winner["seat"], texts)


def answer_take(state: State, seat: int, chosen: str) -> None:
    """The winner has picked: a revealed card, or the top card of the deck."""
    if chosen != "deck":
        give_out(state, chosen)
        one_undead(state)
        return
    state["takers"].remove(seat)
    state["followers"][seat].append(state["stock"].pop(0))
    if state["players"] == 2:
        # R6.17: the opponent gets the revealed card
        give_out(state, state["revealed"][0])
        one_undead(state)
        return
    # R6.18: the second in rank picks one of the revealed cards
    ask(state, "second take", state["takers"][0], [f"take:{card}" for card in state["revealed"]])


def give_out(state: State, chosen: str) -> None:
    """The first of the takers takes the chosen revealed card, the next the other, the rest draw."""
    takers = state["takers"]
    state["revealed"].remove(chosen)
    state["followers"][takers[0]].append(chosen)
    for seat in takers[1:]:
        if state["revealed"]:
            state["followers"][seat].append(state["revealed"].pop(0))
        else:
            state["followers"][seat].append(state["stock"].pop(0))
    state["takers"] = []


def one_undead(state: State) -> None:
    """Undead go to the winner's score pile (R6.6), unless crushed (R9.8) or silenced (R9.14)."""
    trick = state["resolved"]
    state["going"] = []  # the cards about to be discarded
    for play in trick["plays"]:
        if play["power"] == "Un" and not is_crushed(trick, play):
            state["score"][trick["winner"]["seat"]].append(as_collected(play))
        else:
            state["going"].append(play["card"])
    if not ask_siren(state):
        one_necromancer(state)


def one_necromancer(state: State) -> None:
    """Ask whoever holds the Necromancer, after every trick of phase one but the last (R9.9)."""
    for seat in range(state["players"]):
        if "Necromancer" in state["hands"][seat] and not is_last_trick(state):
            ask(state, "swap", seat, ["swap:no"] + [f"swap:{card}" for card in state["going"]])
            return
    one_discard(state)


def one_discard(state: State) -> None:
    """The rest is discarded."""
    state["discards"].extend(state["going"])
    state["going"] = []
    next_trick(state)


# ---------------------------------------------------------------- both phases


def ask_siren(state: State) -> bool:
    """Ask a Siren's player if it was led and beaten; say whether there is a question (R9.5)."""
    trick = state["resolved"]
    lead = trick["plays"][0]  # after a Jester the Siren is second, so led no longer (R9.4)
    if lead["hero"] != "Siren" or trick["winner"] is lead:
        return False
    pile = state["score"][1 - lead["seat"]]
    if not pile:
        return False  # "nothing there: no effect"
    ask(state, "steal", lead["seat"], [f"steal:{bare(card)}" for card in pile])
    return True


def do_steal(state: State, seat: int, chosen: str) -> None:
    """Move the stolen card, with its declaration, to the thief's score pile."""
    pile = state["score"][1 - seat]
    for card in pile:
        if bare(card) == chosen:
            pile.remove(card)
            state["score"][seat].append(card)
            return
    raise AssertionError(chosen)


def next_trick(state: State) -> None:
    """Find the next leader and set up the next trick, the next phase or the end."""
    state["leader"] = next_leader(state, state["resolved"])
    last = is_last_trick(state)
    state["table"] = []
    state["resolved"] = None
    if not last:
        state["trick"] += 1
    elif state["phase"] == 1:
        # R5.1: followers become hands
        state["phase"] = 2
        state["trick"] = 1
        for seat in range(state["players"]):
            state["hands"][seat] = state["followers"][seat]
            state["followers"][seat] = []
    else:
        end_game(state)
        return
    if state["phase"] == 1:
        reveal(state)


def reveal(state: State) -> None:
    """Turn up one card (two players) or two (R4.2)."""
    how_many = 1 if state["players"] == 2 else 2
    state["revealed"] = [state["stock"].pop(0) for _ in range(how_many)]


# ---------------------------------------------------------------- phase two, R5.4


def two_dinosaur(state: State) -> None:
    """A beaten Dinosaur may go back to hand, but not after the last trick (R9.13)."""
    trick = state["resolved"]
    state["dinosaur back"] = False
    for play in trick["plays"]:
        if play["hero"] == "Dinosaur" and play is not trick["winner"] and not is_last_trick(state):
            ask(state, "back", play["seat"], ["back:no", "back:yes"])
            return
    two_collect(state)


def two_collect(state: State) -> None:
    """Discard or collect the cards of the trick, then let the Giants strike."""
    trick = state["resolved"]
    plays = list(trick["plays"])
    winner = trick["winner"]["seat"]
    last = is_last_trick(state)

    if state["dinosaur back"]:
        for play in plays:
            if play["card"] == "Dinosaur":
                state["hands"][play["seat"]].append("Dinosaur")  # to its player after a Jester (R9.4)
        plays = [play for play in plays if play["card"] != "Dinosaur"]

    giants: list[int] = []
    if any(play["hero"] == "Death" for play in plays):
        # R9.17: nobody collects; waiting Trolls go on waiting, or are discarded after the last trick
        for play in plays:
            state["discards"].append(play["card"])
        if last:
            for troll in state["waiting"]:
                state["discards"].append(troll["card"])
            state["waiting"] = []
    else:
        for play in plays:
            if is_crushed(trick, play):
                state["discards"].append(play["card"])  # R9.8
            elif play["power"] == "Dw":
                if state["players"] == 2:
                    taker = 1 - winner  # R6.11
                else:
                    taker = lowest_seat(trick["plays"])  # R6.12
                state["score"][taker].append(as_collected(play))
            elif play["power"] == "Tr":
                state["waiting"].append({"card": as_collected(play), "value": play["value"]})  # R6.14
            elif play["power"] == "Gn":
                state["laid"][winner].append(as_collected(play))  # R6.19
            else:
                if play["power"] == "Gi":
                    giants.append(play["value"])
                state["score"][winner].append(as_collected(play))  # R5.3
        take_trolls(state, winner, last)

    # R6.20, R6.21: each Giant collected removes one equal Gnome before each opponent of the winner
    for value in giants:
        for seat in range(state["players"]):
            if team_of(state, seat) != team_of(state, winner) and f"Gn{value}" in state["laid"][seat]:
                state["laid"][seat].remove(f"Gn{value}")
                state["removed"].append(f"Gn{value}")

    if not ask_siren(state):
        two_kraken(state)


def take_trolls(state: State, winner: int, last: bool) -> None:
    """The winner takes the highest of the Trolls of this trick and those waiting (R6.14 - R6.16).

    The waiting list is in the order of play, so of equal ones the first is the one played first.
    """
    while state["waiting"]:
        best = state["waiting"][0]
        for troll in state["waiting"]:
            if troll["value"] > best["value"]:
                best = troll
        state["waiting"].remove(best)
        state["score"][winner].append(best["card"])
        if not last:
            return


def two_kraken(state: State) -> None:
    """A Kraken that won draws a card from the opponent's hand (R9.16), not after the last trick."""
    trick = state["resolved"]
    if trick["winner"]["hero"] == "Kraken" and not is_last_trick(state):
        seat = trick["winner"]["seat"]
        texts = [f"draw:{card}" for card in state["hands"][1 - seat]]
        ask(state, "draw", seat, texts, chance=True)
        return
    next_trick(state)


# ---------------------------------------------------------------- the end


def end_game(state: State) -> None:
    """Gnomes laid out are moved into the score piles (R6.19); a Gargoyle's owner is asked (R9.11)."""
    for seat in range(state["players"]):
        state["score"][seat].extend(state["laid"][seat])
        state["laid"][seat] = []
    for seat in range(state["players"]):
        if "Gargoyle" in state["score"][seat]:
            ask(state, "count", seat, [f"count:{faction}" for faction in state["factions"]])
            return
    state["over"] = True

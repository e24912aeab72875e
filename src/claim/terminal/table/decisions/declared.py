"""Cards that are what their player says: Elf/Orc cards, the Werewolf, the Treant."""

from claim.cards import Card
from claim.terminal.table.decisions.decision import Decision, Option
from claim.terminal.table.holding import Held
from claim.terminal.table.scene import Scene
from claim.wire.messages import Choice

__all__ = ["declared"]

_HEROES = {"Werewolf": "werewolf", "Treant": "treant"}


def declared(scene: Scene, held: Held) -> Decision:
    """What a card of the hand is to be; what can be chosen first, the card as it is last."""
    say, card = scene.words.say, held.card
    kind = _HEROES.get(card.code, "elf-orc")
    values: dict[str, str | int] = {"value": scene.words.value(card)} if card.is_hero else {"card": str(card)}
    return Decision(
        kind,
        say(f"{kind}-title"),
        say(f"{kind}-text", **values),
        tuple(_option(scene, kind, choice) for choice in sorted(held.choices, key=_place)),
        may_be_closed=True,
    )


def _place(choice: Choice) -> int:
    if Card.parse(choice.move).declared is None:
        return 2
    return 0 if choice.legal else 1


def _option(scene: Scene, kind: str, choice: Choice) -> Option:
    say = scene.words.say
    card = Card.parse(choice.move)
    faction = card.declared
    if faction is None:
        title = say(f"{kind}-plain")
    else:
        title = say(f"elf-orc-{faction}") if kind == "elf-orc" else say(f"factions-{faction}")
    return Option(
        choice.move,
        title,
        card=card if faction is None else None,
        faction=faction,
        note=_note(scene, choice, card),
        outlook=choice.outlook,
        is_legal=choice.legal,
    )


def _note(scene: Scene, choice: Choice, card: Card) -> str:
    say = scene.words.say
    if not choice.legal:
        if choice.why == "collected":
            return say("treant-too-few", count=choice.collected or 0)
        return say("declare-follow", factions=say(f"factions-{scene.turn.led}"))
    if card.declared is None:
        what = say("declare-plain", value=scene.words.value(card))
    else:
        what = "" if choice.collected is None else say("treant-collected", count=choice.collected)
    told = scene.words.tell_all(told for told in choice.told if told.text != "told-wins")
    return "; ".join(filter(None, (what, told)))

"""Questions that a card's power, or a pick, puts to somebody."""

from collections.abc import Callable
from typing import Final

from claim.cards import HIDDEN, Card
from claim.rules import Move
from claim.terminal.table.decisions.decision import Decision, Option
from claim.terminal.table.decisions.shifts import by_effect, counts, effect_of
from claim.terminal.table.scene import Scene
from claim.terminal.table.tricks import seen_trick
from claim.wire.messages import Choice

__all__ = ["asked"]

_FROM_DECK: Final = "take:deck"


def asked(scene: Scene) -> Decision | None:
    """The decision that is due; None when a card is to be played, or somebody else decides."""
    turn = scene.turn
    if not scene.sight.is_asked or turn.awaits is None or turn.awaits == "play":
        return None
    if turn.awaits == "take":
        return (_seer if _FROM_DECK in turn.legal else _pick)(scene, turn.choices or [])
    return _ANSWERED[turn.awaits](scene, turn.choices or [])


def _card_of(choice: Choice) -> Card:
    """The card that an answer is about."""
    card = Move.parse(choice.move).card
    assert card is not None
    return card


def _rival(scene: Scene) -> str:
    return scene.words.name(scene.words.others[0])


def _other_taker(scene: Scene, choice: Choice) -> str | None:
    """Who takes the other revealed card after this choice, if that is foretold."""
    for told in choice.told:
        if told.text == "told-takes" and told.seat != scene.words.seat:
            return scene.words.name(told.seat)
    return None


# Phase one: a follower is chosen


def _seer(scene: Scene, choices: list[Choice]) -> Decision:
    say, is_for_two = scene.words.say, scene.words.ruleset.players == 2
    text = say("seer-text", name=_rival(scene)) if is_for_two else say("seer-text-many")
    options = tuple(_seen(scene, choice) for choice in choices)
    return Decision("seer", say("seer-title"), text, options, is_secret=True)


def _seen(scene: Scene, choice: Choice) -> Option:
    say = scene.words.say
    if choice.move == _FROM_DECK:
        top = scene.view.stock[0] if scene.view.stock else HIDDEN
        return Option(choice.move, say("seer-deck"), card=top, note=say("seer-deck-note"))
    taker = _other_taker(scene, choice) if scene.words.ruleset.players > 2 else None
    note = say("seer-other", name=taker) if taker else say("seer-revealed-note", name=_rival(scene))
    return Option(choice.move, say("seer-revealed"), card=_card_of(choice), note=note)


def _pick(scene: Scene, choices: list[Choice]) -> Decision:
    say = scene.words.say
    is_first = seen_trick(scene.view).winner == scene.words.seat
    taker = _other_taker(scene, choices[0]) if choices else None
    return Decision(
        "pick",
        say("pick-title") if is_first else say("pick-title-next"),
        say("pick-text", name=taker) if taker else say("pick-text-plain"),
        tuple(_card_option(scene, choice, say("pick-note")) for choice in choices),
    )


def _card_option(scene: Scene, choice: Choice, note: str = "") -> Option:
    card = _card_of(choice)
    return Option(choice.move, scene.words.card(card), card=card, note=note)


def _necromancer(scene: Scene, choices: list[Choice]) -> Decision:
    say = scene.words.say
    offered = [choice for choice in choices if choice.move != "swap:no"]
    raised = [_card_option(scene, choice, say("necromancer-note")) for choice in offered]
    return Decision(
        "necromancer",
        say("necromancer-title"),
        say("necromancer-text") if offered else say("necromancer-nothing"),
        (*raised, Option("swap:no", say("necromancer-no"))),
        is_secret=True,
    )


# Phase two


def _siren(scene: Scene, choices: list[Choice]) -> Decision:
    say, rival = scene.words.say, _rival(scene)
    options = []
    for choice in by_effect(choices, scene.words.own_side):
        effect = effect_of(choice.shift, scene.words.own_side)
        options.append(_card_option(scene, choice, say(f"shift-{effect}", name=rival)))
    return Decision("siren", say("siren-title"), say("siren-text", name=rival), tuple(options))


def _dinosaur(scene: Scene, choices: list[Choice]) -> Decision:
    say = scene.words.say
    titles = {"back:yes": say("dinosaur-yes"), "back:no": say("dinosaur-no")}
    options = [
        Option(choice.move, titles[choice.move], note=scene.words.tell_all(choice.told))
        for choice in sorted(choices, key=lambda choice: choice.move, reverse=True)
    ]
    return Decision("dinosaur", say("dinosaur-title"), say("dinosaur-text"), tuple(options))


def _kraken(scene: Scene, choices: list[Choice]) -> Decision:
    say, rival = scene.words.say, _rival(scene)
    drawn = next((told.cards[0] for told in reversed(scene.sight.told) if told.text == "answered-draw"), None)
    text = say("kraken-text-plain", name=rival) if drawn is None else say("kraken-text", card=drawn, name=rival)
    ordered = sorted(choices, key=lambda choice: _card_of(choice).order)
    options = [
        _card_option(scene, choice, say("kraken-drawn") if str(_card_of(choice)) == drawn else "") for choice in ordered
    ]
    return Decision("kraken", say("kraken-title"), text, tuple(options))


def _gargoyle(scene: Scene, choices: list[Choice]) -> Decision:
    say = scene.words.say
    options = []
    for choice in by_effect(choices, scene.words.own_side):
        faction = Move.parse(choice.move).word
        options.append(Option(choice.move, say(f"factions-{faction}"), faction=faction, note=_perch(scene, choice)))
    return Decision("gargoyle", say("gargoyle-title"), say("gargoyle-text"), tuple(options))


def _perch(scene: Scene, choice: Choice) -> str:
    """The counts before and after, and what that does to the vote."""
    say, own, shift = scene.words.say, scene.words.own_side, choice.shift
    if shift is None:
        return ""
    before, after = counts(shift.before, own), counts(shift.after, own)
    effect = effect_of(shift, own)
    if effect not in ("gained", "lost", "tied"):
        return say("gargoyle-shift", before=before, after=after)
    then = say(f"shift-short-{effect}", name=_rival(scene))
    return say("gargoyle-shift-told", before=before, after=after, then=then)


_ANSWERED: Final[dict[str, Callable[[Scene, list[Choice]], Decision]]] = {
    "swap": _necromancer,
    "steal": _siren,
    "back": _dinosaur,
    "give": _kraken,
    "count": _gargoyle,
}
"""By what is awaited, who asks."""

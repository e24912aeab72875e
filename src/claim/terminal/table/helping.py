"""The help line: one or two sentences, always about this choice."""

from textual.content import Content

from claim.terminal.table.holding import Held
from claim.terminal.table.scene import Scene

__all__ = ["PROVEN", "help_line", "why_not"]

PROVEN = {1: "win", 0: "draw", -1: "loss"}
"""The names of what is proven."""


def help_line(scene: Scene, pointed: Held | None, *, sending: bool = False) -> Content:
    """What there is to say about the card pointed at, and about the turn."""
    if sending:
        return Content(scene.words.say("help-sent"))
    turn = Content.styled(_of_turn(scene), "$ink-2")
    if pointed is None:
        keys = Content.styled(scene.words.say("tui-help-keys"), "$ink-2")
        return Content("\n").join([turn, keys]) if scene.is_asked_to_play else turn
    of_card = _of_card(scene, pointed)
    return of_card if scene.is_asked_to_play else Content("\n").join([turn, of_card])


def _of_card(scene: Scene, held: Held) -> Content:
    say, card = scene.words.say, held.card
    name = scene.words.card(card)
    if card.is_hero:
        name = say("card-hero-name", name=name, value=scene.words.value(card))
    chip = scene.inks.chip(card, dim=held.has_to_wait)
    power = Content.styled(say(f"power-{card.code}"), "$ink-2")
    if held.has_to_wait:
        return _joined(Content.assemble(chip, " ", (f"{name}:", "bold")), Content(why_not(scene, held)), power)
    outlook = held.outlook if scene.manner.hints else None
    about = say("help-outlook", card=name, outlook=outlook) if outlook else name
    told = scene.inks.inked(scene.words.tell_all(held.told)) if scene.manner.hints else Content()
    proven = Content() if held.value is None else Content.styled(say(f"tui-proven-{PROVEN[held.value]}"), "bold $gold")
    return _joined(Content.assemble(chip, " ", (f"{about}.", "bold")), proven, told, power)


def _joined(*parts: Content) -> Content:
    return Content(" ").join([part for part in parts if part])


def why_not(scene: Scene, held: Held) -> str:
    """Why a card cannot be played now."""
    say, turn = scene.words.say, scene.turn
    if not scene.is_asked_to_play:
        is_theirs = turn.to_move is not None and not scene.words.is_own(turn.to_move) and not scene.sight.is_over
        return say("why-not-turn", name=scene.words.name(turn.to_move or 0)) if is_theirs else say("why-not-now")
    if turn.led is not None and any(choice.why == "follow" for choice in held.choices):
        return say("why-not-follow", faction=say(f"factions-{turn.led}"))
    return say("why-not-now")


def _of_turn(scene: Scene) -> str:
    """What is to be decided, and by whom."""
    say, turn, words = scene.words.say, scene.turn, scene.words
    if scene.sight.is_over or turn.to_move is None:
        return say("help-over")
    if not words.is_own(turn.to_move):
        text = "help-theirs" if turn.awaits == "play" else "help-theirs-answer"
        return say(text, name=words.name(turn.to_move))
    if turn.awaits != "play":
        return say("tui-help-answer")
    if not scene.view.trick:
        return say("help-lead-1") if scene.is_recruiting else say("help-lead-2")
    led = turn.led or scene.view.trick[0].faction
    if led is None:
        return say("help-no-lead")
    return say("help-free" if turn.led is None else "help-follow", factions=say(f"factions-{led}"))

"""The table as a screen: what is heard, what the keys do, and what is sent."""

from typing import ClassVar, Final, Literal

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Footer

from claim.errors import ClaimError
from claim.notation import read_record
from claim.terminal.cards import Inks
from claim.terminal.links import Heard, Link
from claim.terminal.pacing import PACES
from claim.terminal.speaking import SpeakingScreen
from claim.terminal.table.afterwards import saved
from claim.terminal.table.choices import Choices
from claim.terminal.table.hand import Hand
from claim.terminal.table.helping import why_not
from claim.terminal.table.layers import Layers
from claim.terminal.table.permitted import is_permitted, may_be_proven
from claim.terminal.table.playing import classes_for, is_large
from claim.terminal.table.reading import Reading
from claim.terminal.table.readings import READINGS
from claim.terminal.table.scene import Manner, Scene
from claim.terminal.table.sitting import Sitting
from claim.terminal.table.wishes import Wishes
from claim.wire.messages import Said, TableChanged, Update, View

__all__ = ["TableScreen"]

_COMMANDS: Final = "vlphusrq?"
"""The keys that do something other than to choose a card."""
_ACTIONS: Final = ("play", "read", "prove", "take_back", "say", "resign")
"""What may be done at some times only."""
_PARTS: Final = ("#notice", "#bar", "#trick", "#help", "#hand", "#answers", "#next", "#plain")
"""What has to be there to draw a table."""
_NEXT: Final = "next"
"""What is done after a game, one thing at a time."""


class TableScreen(SpeakingScreen[None]):
    """A place at a table. Everything that is drawn comes from what was heard there."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "play", "tui-do-play", key_display="↵"),
        Binding("question_mark", "rules", "tui-do-help", key_display="?"),
        Binding("v", "read('votes')", "tui-do-votes"),
        Binding("l", "read('story')", "tui-do-story"),
        Binding("p", "read('piles')", "tui-do-piles"),
        Binding("h", "prove", "tui-do-prove"),
        Binding("u", "take_back", "tui-do-back"),
        Binding("s", "say", "tui-do-say"),
        Binding("r", "resign", "tui-do-resign"),
        Binding("q", "leave", "tui-do-leave"),
        Binding("escape", "step_back", show=False),
        Binding("pageup", "scroll_body(-1)", show=False),
        Binding("pagedown", "scroll_body(1)", show=False),
    ]

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.sitting = Sitting(link)
        self._wishes = Wishes(self, self.sitting)
        self._focused: Widget | None = None
        """Where the focus was put last; whoever moves it elsewhere is left alone."""
        self._permitted: list[bool] = []
        """Which keys were shown last."""

    def compose(self) -> ComposeResult:
        """Everything there is to see, and the keys."""
        yield Layers(self.sitting, id="layers")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Listen, and let the clocks tick."""
        self._listen()
        self.set_interval(1, self._tick)

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.sitting.link.close()

    @property
    def seen(self) -> Layers:
        """Everything there is to see."""
        return self.query_one(Layers)

    @property
    def _is_there(self) -> bool:
        """Whether nothing of it has been taken apart yet: messages may come while somebody leaves."""
        return all(self.query(part) for part in _PARTS)

    # What is heard

    @work
    async def _listen(self) -> None:
        async for message in self.sitting.link.messages():
            self._hear(message)

    def _hear(self, message: Heard) -> None:
        note = self.sitting.hear(message, self.say)
        if not self._is_there:
            return
        if note:
            self.seen.tell(note, is_answer=not isinstance(message, Said))
        elif isinstance(message, View | Update):
            self.seen.forget_answer()
        if self.sitting.mode == "covered":
            self._close_all()
        self.redraw()
        if isinstance(message, View | TableChanged):
            self._see_to_offer()

    def _close_all(self) -> None:
        """Nothing may be seen any more: close whatever lies over the table."""
        stack = self.app.screen_stack
        for screen in reversed(stack[stack.index(self) + 1 :]):
            screen.dismiss(None)

    def _tick(self) -> None:
        turn = self.sitting.sight.turn
        if self._is_there and turn is not None and any(left is not None for left in turn.clocks):
            self.seen.playing.tick()

    # What is drawn

    @property
    def scene(self) -> Scene | None:
        """What is to be drawn; None before the cards are dealt."""
        settings = self.settings
        manner = Manner(settings.hints, settings.zone_labels, is_large(self.size))
        return self.sitting.scene(self.say, Inks(self.app.console), manner)

    def redraw(self) -> None:
        """Draw everything anew from what is known."""
        if not self._is_there:
            return
        for name, is_on in classes_for(self.size).items():
            self.set_class(is_on, name)
        self.seen.show(self.scene, self.say, PACES[self.settings.pace])
        self.set_class(self.seen.playing.panel.is_open, "-deciding")
        for screen in self.app.screen_stack:
            if isinstance(screen, Reading):
                screen.redraw()
        self._explain_keys()
        self.call_after_refresh(self._focus_again)

    def _explain_keys(self) -> None:
        """Show the keys that mean something now, if they are others than before."""
        permitted = [bool(self.check_action(action, ())) for action in _ACTIONS]
        if permitted != self._permitted:
            self._permitted = permitted
            self.refresh_bindings()

    def on_resize(self) -> None:
        """Another size: nothing is lost, since nothing is kept here."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Settings may be others now."""
        self.redraw()

    def _focus_again(self) -> None:
        """Put the focus where keys should go now; leave it where somebody has put it, as long as that can be seen."""
        wanted = self.seen.focus_wanted if self._is_there else None
        if wanted is not self._focused or self.focused is None or not self.focused.display:
            self._focused = wanted
            self.set_focus(wanted)

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys mean something now."""
        if action == "prove":
            scene = self.scene
            return self.settings.hints and scene is not None and may_be_proven(self.sitting, scene)
        return is_permitted(action, self.sitting)

    def on_key(self, event: events.Key) -> None:
        """A key that is no command: it may mean a card, or that the votes are to be counted faster."""
        mode, playing, end = self.sitting.mode, self.seen.playing, self.seen.end
        typed = event.character if event.is_printable else None
        if mode == "over" and end.is_counting:
            event.stop()
            end.skip()
        elif mode == "playing" and not playing.panel.is_open and typed and playing.hand.take_key(typed, _COMMANDS):
            event.stop()

    async def action_play(self) -> None:
        """Play the card pointed at; or go on where something waits for one."""
        sitting, playing = self.sitting, self.seen.playing
        if sitting.mode == "covered":
            await sitting.link.take_seat()
        elif sitting.sight.is_looking:
            await sitting.link.pass_on()
        elif playing.panel.is_folded:
            playing.panel.fold(False)
        else:
            playing.hand.play()

    async def on_hand_played(self, played: Hand.Played) -> None:
        """A card is to be played: it may have to be declared first, or to wait."""
        scene, held = self.scene, played.held
        if scene is None or self.sitting.sending is not None:
            return
        if not held.is_legal:
            self.seen.tell(scene.words.say("hand-not-now", card=scene.words.card(held.card), why=why_not(scene, held)))
        elif held.is_declared:
            self.sitting.declaring = held.card
            self.redraw()
        else:
            await self._move(held.choices[0].move)

    def on_panel_closed(self) -> None:
        """Another card, then."""
        self.sitting.declaring = None
        self.redraw()

    def on_panel_folded(self) -> None:
        """The table is to be seen, or the choices again."""
        self.redraw()

    async def on_choices_chosen(self, chosen: Choices.Chosen) -> None:
        """Something was decided: a move, or what to do after the game."""
        if self.sitting.mode == "over":
            self._go_on(chosen.option.move)
        else:
            await self._move(chosen.option.move)

    async def _move(self, move: str) -> None:
        self.seen.forget_answer()
        await self.sitting.move(move)
        self.redraw()

    def action_scroll_body(self, step: int) -> None:
        """See what there is above or below, where the screen is small."""
        body = self.query_one("#body")
        body.scroll_relative(y=step * max(1, body.size.height - 1), animate=False)

    def action_step_back(self) -> None:
        """From a last look at the table to the end of the game; else leave."""
        if self.sitting.looks_back:
            self.sitting.looks_back = False
            self.redraw()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.dismiss()

    # Things to read

    def action_rules(self) -> None:
        """The rules of this deck, beginning with the card that is pointed at."""
        from claim.terminal.rules import RulesScreen, codes_of  # noqa: PLC0415  it uses what is drawn here

        scene, pointed = self.scene, self.seen.playing.hand.pointed
        if scene is not None:
            sought = None if pointed is None else pointed.card.code
            self.app.push_screen(RulesScreen(codes_of(scene.words.ruleset), sought))

    def action_read(self, what: str) -> None:
        """Read the votes in full, the whole story, or all piles."""
        title, draw = READINGS[what]

        def drawn(width: int) -> Content:
            scene = self.scene
            return Content() if scene is None else draw(scene, width)

        self.app.push_screen(Reading(self.say(title), drawn))

    # Wishes

    @work(exclusive=True, group="proof")
    async def action_prove(self) -> None:
        """Find out what each card is proven to be."""
        number = self.sitting.sight.number
        self.seen.tell(self.say("tui-proving"))
        values = await self.sitting.link.values()
        if number != self.sitting.sight.number:
            return
        if values is None:
            self.seen.tell(self.say("tui-proven-none"))
        else:
            self.seen.forget_answer()
            self.sitting.values = values
            self.redraw()

    @work
    async def action_take_back(self) -> None:
        """Ask to take a move back, or withdraw that; or answer who asks."""
        await self._wishes.take_back()

    @work
    async def _see_to_offer(self) -> None:
        await self._wishes.answer_back()

    @work
    async def action_say(self) -> None:
        """Say one of the canned messages."""
        await self._wishes.say_something()

    @work
    async def action_resign(self) -> None:
        """Give up, if one is sure."""
        await self._wishes.give_up()

    # After the game

    def _go_on(self, what: str) -> None:
        if not self.is_current or any(one.group == _NEXT and not one.is_finished for one in self.workers):
            return  # chosen twice before the first was done
        match what:
            case "new" | "same":
                self._play_again("new" if what == "new" else "same")
            case "replay":
                self._replay()
            case "save":
                self._save()
            case "look":
                self.sitting.looks_back = True
                self.redraw()
            case _:
                self.action_leave()

    @work(group=_NEXT)
    async def _play_again(self, deal: Literal["new", "same"]) -> None:
        try:
            link = await self.sitting.link.rematch(deal)
        except ClaimError as error:
            self.seen.tell(str(error))
        else:
            self.app.switch_screen(TableScreen(link))

    @work(group=_NEXT)
    async def _replay(self) -> None:
        from claim.terminal.replay import ReplayScreen  # noqa: PLC0415  it uses what is drawn here

        try:
            record = read_record(await self.sitting.link.record())
        except ClaimError as error:
            self.seen.tell(str(error))
        else:
            self.app.push_screen(ReplayScreen(record, self.sitting.sight.seat))

    @work(group=_NEXT)
    async def _save(self) -> None:
        self.seen.tell(await saved(self.sitting.link, self.say))

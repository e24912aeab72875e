"""Wishes: what one may want at a table besides to move. Questions are put over the table."""

from claim.table import SAYINGS
from claim.terminal.speaking import SpeakingScreen
from claim.terminal.table.asking import Asking
from claim.terminal.table.notices import is_asked_back
from claim.terminal.table.sitting import Sitting
from claim.wire.messages import AnswerBack, AskBack, Resign, Say

__all__ = ["Wishes"]


class Wishes:
    """What somebody at a table asks for, and is asked for. What puts a question waits for its answer."""

    def __init__(self, screen: SpeakingScreen[None], sitting: Sitting) -> None:
        self._screen = screen
        self._sitting = sitting
        self._offer: Asking | None = None
        """The question whether a move may be taken back, while it is open."""

    async def say_something(self) -> None:
        """Say one of the canned messages."""
        say = self._screen.say
        saying = await self._ask(Asking(say("say-title"), "", [(name, say(f"say-{name}")) for name in SAYINGS]))
        if saying is not None:
            await self._sitting.link.send(Say(saying))

    async def give_up(self) -> None:
        """Give up, if one is sure."""
        say, words = self._screen.say, self._sitting.words(self._screen.say)
        assert words is not None
        text = say("resign-three") if words.ruleset.sides > 2 else say("resign-text")
        answers = [("no", say("resign-no")), ("yes", say("resign-yes"))]
        if await self._ask(Asking(say("resign-title"), text, answers)) == "yes":
            await self._sitting.link.send(Resign())

    async def take_back(self) -> None:
        """Ask to take one's last move back, or think better of it; or answer who asks."""
        sight = self._sitting.sight
        if is_asked_back(sight):
            await self.answer_back()
        elif sight.table is not None and sight.table.offer == sight.seat:
            await self._sitting.link.send(AnswerBack(agree=False))
        else:
            await self._sitting.link.send(AskBack())

    async def answer_back(self) -> None:
        """Say whether somebody may take a move back, as long as they ask."""
        is_asked = is_asked_back(self._sitting.sight)
        if not is_asked and self._offer is not None and self._offer.is_active:
            self._offer.dismiss(None)
        if not is_asked or self._offer is not None:
            return
        self._offer = self._question()
        answer = await self._ask(self._offer)
        self._offer = None
        if answer is not None and is_asked_back(self._sitting.sight):
            await self._sitting.link.send(AnswerBack(agree=answer == "agree"))

    def _question(self) -> Asking:
        say, table = self._screen.say, self._sitting.sight.table
        words = self._sitting.words(say)
        assert words is not None and table is not None and table.offer is not None
        text = say("back-asked", name=words.name(table.offer))
        return Asking(say("back-title"), text, [("agree", say("back-agree")), ("refuse", say("back-refuse"))])

    async def _ask(self, asking: Asking) -> str | None:
        return await self._screen.app.push_screen_wait(asking)

"""One match at one terminal: who is at the keyboard, and what each was told."""

import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from sobremesa.bots.own import Company, open_bot
from sobremesa.complaint import one_line, told
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match
from sobremesa.lessons.lesson import Lesson
from sobremesa.lessons.tutor import Tutor

from . import board
from .goals import goal_line
from .kept import Keeper
from .screen import wipe
from .seating import is_human

try:
    import readline  # lets `input` edit a line and go back to earlier ones
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment] # as the standard library has it

PROMPT = "> "


def at_keyboard() -> bool:
    """Whether a person types, and no file."""
    return bool(sys.stdin) and sys.stdin.isatty()


@dataclass(frozen=True, kw_only=True)
class Opening:
    """How somebody sits down to a match."""

    first: bool = False  # nobody asked for this set-up: it is said how to have another
    story: bool = False  # where all this happens is told before the match
    lesson: Lesson | None = None  # goes along, and says what to do
    kept: str = ""  # the file of ours that it goes on from

    @property
    def long(self) -> bool:
        """Whether more is told before the match than a few lines."""
        return self.story or self.lesson is not None

    def keeper(self, match: Match) -> Keeper:
        lesson = self.lesson.name if self.lesson else ""
        return Keeper(match, lesson=lesson, file=self.kept)


PLAIN = Opening()


class Session:
    def __init__(
        self, match: Match, words: Words, console: Console, opening: Opening = PLAIN
    ) -> None:
        self.match = match
        self.opening = opening
        self.words = words
        self.console = console
        self.humans = [
            seat for seat, player in enumerate(match.players) if is_human(player)
        ]
        bots = {s: p for s, p in enumerate(match.players) if s not in self.humans}
        self.bots = Company(bots, match.seed)
        self.tutor: Tutor | None = None  # of a lesson
        self.holder = SPECTATOR  # through whose eyes the screen shows the table
        self.latest = 0  # first event of the last decision
        self.kept = len(match.actions)  # decisions in the last record saved
        keeps = self.humans and at_keyboard()
        self.keeper = opening.keeper(match) if keeps else None
        begun = len(match.journal.events)
        self.told = dict.fromkeys([SPECTATOR, *range(len(match.players))], begun)

    @property
    def shared(self) -> bool:
        """Whether several people take turns at the keyboard."""
        return len(self.humans) > 1

    @property
    def viewer(self) -> int:
        """Through whose eyes bots' moves are told: the human's, if there is one."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def name(self, seat: int) -> str:
        return self.words.element("seat", self.match.seat_id(seat))

    # What changes the match

    def decide(self, seat: int, action: int) -> None:
        said = len(self.match.journal.events)
        self.match.play(seat, action)
        if len(self.match.journal.events) > said:
            self.latest = said
        if self.keeper and (seat in self.humans or self.match.over):
            self.keeper.keep()

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays on for whoever sat there."""
        self.humans.remove(seat)
        self.match.players = [*self.match.players]
        self.match.players[seat] = bot
        self.bots.bots[seat] = open_bot(bot, f"{self.match.seed}/{seat}")

    def undo(self) -> None:
        """Take back the last action, and what was told of it."""
        self.match.undo(self.holder)
        left = len(self.match.journal.events)
        self.told = {seat: min(told, left) for seat, told in self.told.items()}
        self.latest = min(self.latest, left)

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose something."""
        played = self.humans and not self.match.over
        return bool(played and self.kept != len(self.match.actions) and not self.keeper)

    def farewell(self, console: Console) -> None:
        """The last line; where the match is kept, how to go on with it."""
        left = self.humans and not self.match.over and self.match.actions
        if left and self.keeper and self.keeper.keep():
            said = self.kept_where()
        else:
            said = self.words.say("play-bye-unsaved" if self.unsaved else "play-bye")
        console.print(Text(said, style="dim"))

    def kept_where(self) -> str:
        game, lesson = self.match.game.id, self.opening.lesson
        if lesson is None:
            return self.words.say("play-bye-kept", game=game)
        return self.words.say("lesson-bye-kept", game=game, lesson=lesson.name)

    # The screen

    def leaf(self) -> AbstractContextManager[None]:
        """What is printed within is read as a whole: on paper it just scrolls by."""
        return nullcontext()

    def show_step(self, card: RenderableType) -> None:
        """What a lesson says now."""
        self.print(card)

    def ask_on(self) -> None:
        """There is more to read."""
        self.say("lesson-enter", "dim")

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line)

    def say(self, key: str, style: str = "", **values: object) -> None:
        self.print(Text(self.words.say(key, **values), style=style))

    def complain(self, error: Mistake) -> None:
        self.print(Text(one_line(told(error, self.words)), style="bold red"))

    def read(self) -> str:
        if not sys.stdin:  # closed from the start
            raise EOFError
        return input(PROMPT).strip()

    def confirm(self, key: str, **values: object) -> bool:
        """Only a clear yes is one."""
        self.say(key, "bold", **values)
        return self.read().casefold() in self.words.say("play-yes").split()

    def tell(self, seat: int) -> None:
        """What happened since this seat was told last."""
        events = self.match.events_since(self.told[seat], seat)
        self.print(*board.event_lines(self.words, events))
        self.told[seat] = len(self.match.journal.events)

    def show_board(self) -> None:
        """With what is wanted below it."""
        seat = self.match.seat(self.holder)
        self.print(board.table(self.words, seat))
        if line := goal_line(self.words, seat):
            self.print(line)

    def show_choices(self) -> None:
        seat = self.match.seat(self.holder)
        question = self.words.stage(seat.stage, self.match.seat_id(self.holder))
        self.print(Text(question, style="bold"))
        self.print(board.choices(self.words, seat, self.console.width))

    def show_rules(self, rules: Iterable[str]) -> None:
        for rule in rules:
            self.print(board.rule_text(self.words, rule))

    # The curtain

    def cover(self) -> None:
        """Take a hand off the screen, and off the lines scrolled away and typed."""
        wipe(self.console)
        if readline is not None:
            readline.clear_history()
        self.holder = SPECTATOR

    def curtain(self, seat: int) -> None:
        """Nothing secret is on the screen while the keyboard changes hands."""
        if self.holder != SPECTATOR:
            self.cover()
        self.say("play-curtain", "bold", seat=self.name(seat))
        self.read()
        self.cover()

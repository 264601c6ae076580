"""The terminal as a place: board, log, choices and prompt on one screen, in place.

The match is played as ever, line by line, in a thread of its own; this screen is only
another keyboard and another sheet of paper for it.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from queue import SimpleQueue
from threading import Thread
from typing import Any, ClassVar

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.css.query import NoMatches
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sobremesa.command import INTERRUPTED
from sobremesa.i18n import Words
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match

from . import board
from .goals import goal_line
from .play import play_out
from .session import PLAIN, Opening, Session

WIDE = 110  # columns from which the log stands beside the board
LEAST = 5  # lines below the board, if there is news
PATIENCE = 1.0  # seconds: a decision that is being made is made whole
GONE = "\x00"  # what the prompt hears when somebody pressed Ctrl-C
KEYS = {
    "f1": "help",
    "f2": "hint",
    "f3": "undo",
    "f4": "why",
    "f5": "goals",
    "f6": "ask",
}


def numbered(at: int, told: str) -> Table:
    """A choice; where it needs two lines, the second begins below the first."""
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(justify="right", width=3, no_wrap=True)
    row.add_column()
    row.add_row(str(at), Text(told))
    return row


class Sheet(Console):
    """A console whose lines go to the log of the screen."""

    def __init__(self, place: "Place") -> None:
        super().__init__(force_terminal=True, color_system="256", quiet=True)
        self.place = place
        self.leaf: list[RenderableType] | None = None  # what is to be read as a whole

    def print(self, *objects: Any, **options: Any) -> None:
        if self.leaf is None:
            self.place.write(*objects)
        else:
            self.leaf += objects

    def status(self, status: RenderableType, **options: Any) -> Any:
        """A sign of life stands where the question stood."""
        self.place.show("#question", status)
        self.place.offer([])
        return nullcontext()


class PlacedSession(Session):
    """The same session on a screen: its board and choices stay where they are."""

    def __init__(
        self, match: Match, words: Words, place: "Place", opening: Opening
    ) -> None:
        self.sheet = Sheet(place)
        super().__init__(match, words, self.sheet, opening)
        self.place = place

    def read(self) -> str:
        line = self.place.ask()
        if line == GONE:
            raise KeyboardInterrupt
        return line

    @contextmanager
    def leaf(self) -> Iterator[None]:
        """It lies over the table until it was read."""
        lines: list[RenderableType] = []
        self.sheet.leaf = lines
        try:
            yield
        finally:
            self.sheet.leaf = None
        if lines:
            self.place.lay(lines)

    def show_step(self, card: RenderableType) -> None:
        self.place.show("#lesson", card)

    def ask_on(self) -> None:
        told = Text(self.words.say("lesson-enter"), style="bold")
        self.place.show("#question", told)
        self.place.offer([])

    def show_board(self) -> None:
        seat = self.match.seat(self.holder)
        self.place.show("#board", board.table(self.words, seat))
        self.place.show("#goal", goal_line(self.words, seat))

    def show_choices(self) -> None:
        """Those too many to list are told as areas, in the log."""
        seat = self.match.seat(self.holder)
        self.show_board()
        question = self.words.stage(seat.stage, self.match.seat_id(self.holder))
        self.place.show("#question", Text(question, style="bold"))
        texts = [seat.game.table.text(action) for action in seat.legal]
        stands = board.standing(seat)
        many = len(texts) > board.MANY
        listed = [
            (at, self.words.action(text, stands))
            for at, text in enumerate(texts, 1)
            if not (many and board.POINT.fullmatch(text))
        ]
        self.place.offer(listed)
        if many:
            self.print(board.areas(self.words, texts))
        held = board.hand_of(seat)
        self.place.show("#hand", board.hand_table(self.words, held) if held else "")

    def cover(self) -> None:
        """Nothing of a hand stays anywhere."""
        self.place.clear()
        self.holder = SPECTATOR


class Place(App[int]):
    """The screen, and the thread in which the match is played."""

    CSS = """
    #question { height: auto; max-height: 3; background: $boost; padding: 0 1; }
    #goal { height: auto; max-height: 2; padding: 0 1; }
    #lesson { height: auto; max-height: 11; padding: 0 1; display: none; }
    Screen { layers: table above; }
    #leaf { layer: above; height: 1fr; margin: 0 0 2 0; padding: 0 1; display: none; }
    #leaf { background: $surface; }
    #leaf Static { height: auto; }
    #middle { height: 1fr; }
    #table { width: 1fr; height: 1fr; }
    #board { width: auto; height: auto; }
    #side { width: 38%; display: none; border-left: solid $primary; }
    #hand { height: auto; max-height: 12; border-top: solid $primary; }
    #below { height: 8; max-height: 8; border-top: solid $primary; }
    #choices { width: 1fr; height: 1fr; border: none; padding: 0; }
    #news { width: 1fr; height: 1fr; padding: 0 1; }
    #log { height: 1fr; padding: 0 1; }
    #prompt { height: 1; border: none; padding: 0 1; }
    .wide #side { display: block; }
    .wide #news { display: none; }
    .wide #below { max-height: 10; }
    .taught #lesson { display: block; }
    .reading #leaf { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "go", "", priority=True, show=False),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
        Binding("escape", "close", show=False, priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Match, words: Words, opening: Opening = PLAIN) -> None:
        super().__init__()
        self.words = words
        self.typed: SimpleQueue[str] = SimpleQueue()
        self.session = PlacedSession(match, words, self, opening)
        self.thread = Thread(target=self.run_match, daemon=True)
        for key, name in KEYS.items():
            self.bind(key, f"say('{name}')", description=words.say(f"key-{name}"))

    def compose(self) -> ComposeResult:
        yield Static("", id="question")
        yield Static("", id="goal")
        yield Static("", id="lesson")
        with ScrollableContainer(id="leaf", can_focus=False):
            yield Static("", id="read")
        with Horizontal(id="middle"):
            with ScrollableContainer(id="table", can_focus=False):
                yield Static("", id="board")
            with Vertical(id="side"):
                yield RichLog(id="log", wrap=True, min_width=0)
                yield Static("", id="hand")
        with Horizontal(id="below"):
            yield OptionList(id="choices", markup=False)
            yield RichLog(id="news", wrap=True, min_width=0)
        yield Input(id="prompt", placeholder=self.words.say("place-prompt"))
        yield Footer()

    def on_mount(self) -> None:
        for name in ("#log", "#news", "#choices"):
            self.query_one(name).can_focus = False
        self.query_one(Input).focus()
        self.screen.set_class(self.session.opening.lesson is not None, "taught")
        self.thread.start()

    def run_match(self) -> None:
        code = play_out(self.session)
        self.call_from_thread(self.exit, code)

    def on_resize(self, event: events.Resize) -> None:
        self.screen.set_class(event.size.width >= WIDE, "wide")

    # What the match does; called from its thread

    def write(self, *lines: RenderableType) -> None:
        self.call_from_thread(self.tell, lines)

    def tell(self, lines: Iterable[RenderableType]) -> None:
        for line in lines:
            for name in ("#log", "#news"):
                self.query_one(name, RichLog).write(line, expand=True, shrink=True)

    def show(self, name: str, what: RenderableType) -> None:
        self.call_from_thread(self.draw, name, what)

    def draw(self, name: str, what: RenderableType) -> None:
        self.query_one(name, Static).update(Group(what))

    def offer(self, choices: list[tuple[int, str]]) -> None:
        made = [Option(numbered(at, told), id=str(at)) for at, told in choices]
        self.call_from_thread(self.set_choices, made)

    def set_choices(self, made: list[Option]) -> None:
        """Below the board is as much room as its choices and news need."""
        self.query_one(OptionList).set_options(made)
        least = LEAST if self.query_one("#news", RichLog).lines else 0
        self.query_one("#below").styles.height = max(len(made), least) + 1

    def lay(self, lines: list[RenderableType]) -> None:
        self.call_from_thread(self.open_leaf, lines)

    def open_leaf(self, lines: list[RenderableType]) -> None:
        """Over the table, from its first line on."""
        self.query_one("#read", Static).update(Group(*lines))
        self.query_one("#leaf").scroll_home(animate=False)
        self.turn(reading=True)

    def clear(self) -> None:
        self.call_from_thread(self.wipe)

    def wipe(self) -> None:
        for name in ("#question", "#goal", "#board", "#hand", "#lesson", "#read"):
            self.draw(name, "")
        self.set_choices([])
        for name in ("#log", "#news"):
            self.query_one(name, RichLog).clear()

    def ask(self) -> str:
        return self.typed.get()

    # What a person does

    @property
    def reading(self) -> bool:
        """Whether something lies over the table."""
        return self.screen.has_class("reading")

    def turn(self, *, reading: bool) -> None:
        self.screen.set_class(reading, "reading")
        key = "place-page" if reading else "place-prompt"
        self.query_one(Input).placeholder = self.words.say(key)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter alone takes the choice that is marked, or what was read away."""
        line, reading = event.value.strip(), self.reading
        event.input.clear()
        self.turn(reading=False)
        if reading and not line:
            return
        choices = self.query_one(OptionList)
        if not line and choices.highlighted is not None and not self.session.match.over:
            line = str(choices.get_option_at_index(choices.highlighted).id)
        self.typed.put(line)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.typed.put(str(event.option.id))
        self.query_one(Input).focus()

    def action_say(self, command: str) -> None:
        """What is asked about is the choice that is marked."""
        choices = self.query_one(OptionList)
        if command == "ask" and choices.highlighted is not None:
            command = f"ask {choices.get_option_at_index(choices.highlighted).id}"
        self.typed.put(command)

    def action_close(self) -> None:
        self.turn(reading=False)

    def action_move(self, step: int) -> None:
        if self.reading:
            self.query_one("#leaf").scroll_relative(y=step, animate=False)
            return
        choices = self.query_one(OptionList)
        if step > 0:
            choices.action_cursor_down()
        else:
            choices.action_cursor_up()

    def action_scroll(self, step: int) -> None:
        table = self.query_one("#leaf" if self.reading else "#table")
        table.scroll_relative(y=step * max(1, table.size.height - 1), animate=False)

    def action_go(self) -> None:
        """Ctrl-C: at once, whatever a bot is thinking about; nothing is lost."""
        self.typed.put(GONE)
        self.exit(INTERRUPTED)

    def call_from_thread(self, *args: Any, **kwargs: Any) -> Any:
        """A screen that was closed hears nothing more."""
        try:
            return super().call_from_thread(*args, **kwargs)
        except (RuntimeError, NoMatches):
            raise SystemExit from None


def play_in_place(
    match: Match, words: Words, console: Console, opening: Opening
) -> int:
    """Play on a screen of its own; then say good-bye on the old one."""
    place = Place(match, words, opening)
    code = place.run()
    place.thread.join(timeout=PATIENCE)
    place.session.farewell(console)
    return INTERRUPTED if code is None else code

"""What can be typed at a match beside an action.

Each command says whether it changed the match.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from rich.table import Table
from rich.text import Text

from sobremesa.bots.levels import ADVISER
from sobremesa.complaint import Complaint
from sobremesa.files import write_text
from sobremesa.i18n import Words
from sobremesa.kernel import notation
from sobremesa.kernel.errors import shown

from . import board, guide, hints
from .ask import ask
from .cards import piece_found, show_cards
from .goals import goal_lines, legend_table, signs_of
from .rules import fold, show_found
from .screen import Plain
from .seating import open_named
from .session import Session

RULES = 5  # rules behind the last events that `why` shows
LINES = 20  # events of the log


class Leave(Exception):
    """Somebody wants to go."""


@dataclass(frozen=True, kw_only=True)
class Command:
    usage: str
    run: Callable[[Session, str], bool]
    long: bool = False  # it fills the screen: the question is put once more
    lesson: bool = False  # only a lesson has it


def why(session: Session, citation: str) -> bool:
    """The rules behind the last events, or any rule."""
    if citation:
        session.show_rules([citation])
        return False
    events = session.match.events_since(session.latest, session.holder)
    rules = list(dict.fromkeys(event.rule for event in events))
    for rule in rules[-RULES:]:
        caused = [event for event in events if event.rule == rule]
        session.print(*board.event_lines(session.words, caused))
        session.show_rules([rule])
    if len(rules) > RULES:
        more = ", ".join(rules[:-RULES])
        session.say("play-more-rules", "dim", rules=more)
    return False


def undo(session: Session, argument: str) -> bool:
    no_argument("undo", argument)
    at_decision(session)
    session.undo()
    session.say("play-undone", "dim")
    return True


def hint(session: Session, bot: str) -> bool:
    """What a bot would do here, what it expects of it, and what it fears."""
    at_decision(session)
    match, words, holder = session.match, session.words, session.holder
    brain = open_named(bot or ADVISER, f"hint {len(match.actions)}")
    seat = match.seat(holder)
    found = brain.hint(seat)

    def name(other: int) -> str:
        return words.say("advice-you") if other == holder else session.name(other)

    key = "play-hint" if bot else "play-advice"
    session.say(key, "italic", bot=words.element("who", brain.name))
    session.print(board.indented(hints.candidates(words, found, seat.legal)))
    told = hints.sentences(words, found, name, len(match.players))
    session.print(*(board.indented(Text(line), depth) for depth, line in told))
    return False


def log(session: Session, argument: str) -> bool:
    """The last events, as this seat knows them."""
    if argument and not (argument.isascii() and argument.isdigit()):
        raise Complaint("error-count", number=shown(argument))
    number = int(argument[:9]) if argument else LINES
    said = len(session.match.journal.events)
    events = session.match.events_since(max(0, said - number), session.holder)
    session.print(*board.event_lines(session.words, events))
    return False


def show_board(session: Session, argument: str) -> bool:
    no_argument("board", argument)
    session.show_board()
    return False


def hand(session: Session, argument: str) -> bool:
    """The cards in hand, and what they do."""
    no_argument("hand", argument)
    at_decision(session)
    held = board.hand_of(session.match.seat(session.holder))
    if not held:
        session.say("play-no-hand", "dim")
    session.print(board.indented(board.hand_table(session.words, held)))
    return False


def save(session: Session, name: str) -> bool:
    """The record so far, with the seed in it: so that it can be resumed."""
    if not name:
        raise Complaint("error-save")
    path = os.path.expanduser(name)
    old = os.path.isfile(path)
    if old and not session.confirm("play-overwrite", file=name):
        session.say("play-not-saved", "dim")
        return False
    record = session.match.record(reveal=True)
    write_text(path, notation.write(record), overwrite=old)
    session.kept = len(session.match.actions)
    session.say("play-saved" if session.match.over else "play-saved-open", file=name)
    return False


def show_help(session: Session, argument: str) -> bool:
    no_argument("help", argument)
    words = session.words
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row("1", words.say("help-number"))
    grid.add_row(session.match.game.table.text(0), words.say("help-text"))
    for name, command in COMMANDS.items():
        if command.usage and (session.tutor or not command.lesson):
            own = words.say(f"command-{name}").split()[0]
            grid.add_row(command.usage.replace(name, own, 1), words.say(f"help-{name}"))
    session.print(board.indented(grid))
    return False


def rules(session: Session, wanted: str) -> bool:
    """A rule by its number, those that say a word, or the titles of all."""
    book = session.match.game.rulebook(session.words.lang)
    if wanted and wanted[-1:].isdigit():
        session.show_rules([wanted])
    elif wanted:
        show_found(session.words, session.console, wanted)
    else:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for rule in book.rules.values():
            title = session.words.spell(rule.title)
            grid.add_row(Text(session.match.game.cite(rule.id), style="bold"), title)
        session.print(board.indented(grid))
    return False


def goals(session: Session, argument: str) -> bool:
    """What everyone wants, and how near they are to it."""
    no_argument("goals", argument)
    seat = session.match.seat(session.holder)
    session.print(*goal_lines(session.words, seat))
    return False


def legend(session: Session, word: str) -> bool:
    """What the signs of the board mean; with a word, signs and pieces that say it."""
    words, seat = session.words, session.match.seat(session.holder)
    signs = signs_of(words, seat, plain=isinstance(session.console, Plain))
    found = legend_table(words, signs, word)
    if found.row_count:
        session.say("legend-signs", "bold")
        session.print(board.indented(found))
    if not word:
        session.say("legend-more", "dim")
    elif seat.game.cards is not None and (
        piece_found(words, word) or not found.row_count
    ):
        show_cards(words, session.console, search=word, types=())
    return False


def resign(session: Session, argument: str) -> bool:
    """A bot plays on to the end, for the others' sake."""
    no_argument("resign", argument)
    at_decision(session)
    bot = session.match.game.first.level
    level = session.words.element("who", bot)
    if not session.confirm("play-resign", bot=level):
        return False
    name = session.name(session.holder)
    session.say("play-resigned", "dim", seat=name, bot=level)
    session.hand_over(session.holder, bot)
    return True


def leave(session: Session, argument: str) -> bool:
    """Without a question only if nothing would be lost."""
    no_argument("quit", argument)
    if not session.unsaved or session.confirm("play-leave"):
        raise Leave
    return False


def no_argument(command: str, argument: str) -> None:
    if argument:
        raise Complaint("error-argument", command=command, argument=shown(argument))


def at_decision(session: Session) -> None:
    """For what only makes sense while somebody decides."""
    if session.match.over:
        raise Complaint("error-over")


COMMANDS = {
    "why": Command(usage="why [5.3]", run=why, long=True),
    "ask": Command(usage="ask [3 | plant | 5.3]", run=ask, long=True),
    "hint": Command(usage="hint [bot]", run=hint, long=True),
    "undo": Command(usage="undo", run=undo),
    "board": Command(usage="board", run=show_board, long=True),
    "hand": Command(usage="hand", run=hand, long=True),
    "log": Command(usage="log [20]", run=log, long=True),
    "rules": Command(usage="rules [5.3]", run=rules, long=True),
    "goals": Command(usage="goals", run=goals, long=True),
    "legend": Command(usage="legend [word]", run=legend, long=True),
    "save": Command(usage="save FILE", run=save),
    "next": Command(usage="next", run=guide.next_step, lesson=True),
    "step": Command(usage="step", run=guide.repeat, lesson=True),
    "resign": Command(usage="resign", run=resign),
    "help": Command(usage="help", run=show_help, long=True),
    "?": Command(usage="", run=show_help, long=True),
    "quit": Command(usage="quit", run=leave),
}


@cache
def in_language(lang: str) -> dict[str, Command]:
    """Every word that is a command in a language, without accents; English always."""
    words = Words(lang)
    known = dict(COMMANDS)
    for name, command in COMMANDS.items():
        if command.usage:
            for word in words.say(f"command-{name}").split():
                known.setdefault(fold(word), command)
    return known


def spoken(words: Words) -> dict[str, Command]:
    return in_language(words.lang)

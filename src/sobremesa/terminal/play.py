"""A match at one terminal: people take turns at the keyboard, bots answer at once."""

import contextlib

from rich.console import Console

from sobremesa.bots.levels import bot_kind
from sobremesa.bots.own import is_own
from sobremesa.command import INTERRUPTED
from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake, Unknown
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match

from . import board, guide
from .answers import read_action, read_number
from .commands import COMMANDS, Leave, spoken
from .rules import fold
from .session import Opening, Session


def play(match: Match, words: Words, console: Console, opening: Opening) -> int:
    """Play it to its end, or until somebody leaves; the program's exit code."""
    session = Session(match, words, console, opening)
    code = play_out(session)
    session.farewell(console)
    return code


def play_out(session: Session) -> int:
    """From the first question to the last, on whatever screen a session has."""
    match, code = session.match, 0
    try:
        with session.leaf() if session.opening.long else contextlib.nullcontext():
            welcome(session)
        while not match.over:
            take_turn(session)
        finish(session)
    except Leave:
        pass
    except EOFError:
        session.print("")
    except KeyboardInterrupt:
        session.print("")
        code = INTERRUPTED
    return code


def welcome(session: Session) -> None:
    """How to play, the game, who sits where and wants what, and how it is done here."""
    words, match, opening = session.words, session.match, session.opening
    if opening.first and opening.story:
        session.print(*guide.sheet_page(words))
    session.print(board.title(words))
    if opening.story:
        session.print(*board.story_lines(words))
    session.print(board.players_table(words, match))
    if opening.lesson is not None:  # its dice are known: nobody needs a proof
        guide.begin(session, opening.lesson)
        return
    session.say("result-commitment", "dim", commitment=match.commitment)
    if session.humans:
        session.say("play-how", "dim")
    if opening.first:
        session.say("play-first", "dim")


def take_turn(session: Session) -> None:
    seat = int(session.match.state.seat)
    if seat in session.humans:
        ask_human(session, seat)
    else:
        ask_bot(session, seat)


def ask_bot(session: Session, seat: int) -> None:
    if session.shared and session.holder != SPECTATOR:
        session.cover()
    action = session.tutor.reply(session.match) if session.tutor else None
    if action is None:
        with thinking(session, seat):
            action = session.bots.choose(session.match)
    session.decide(seat, action)
    session.tell(session.viewer)


def thinking(session: Session, seat: int) -> contextlib.AbstractContextManager[object]:
    """A sign of life for slow bots, where it can be taken away again."""
    bot = session.match.players[seat]
    slow = bot_kind(bot) == "mcts" or is_own(bot)
    if not (slow and session.console.is_terminal and session.console.color_system):
        return contextlib.nullcontext()
    said = session.words.say("play-thinking", seat=session.name(seat))
    return session.console.status(said)


def ask_human(session: Session, seat: int) -> None:
    """The board at the start of each action, then the question until it is answered.

    It is drawn anew where it shows choices too many to list.
    """
    fresh = session.holder != seat
    if session.shared and fresh:
        session.curtain(seat)
    session.holder = seat
    session.tell(seat)
    many = len(session.match.seat(seat).legal) > board.MANY
    if fresh or many or int(session.match.state.stage) in session.match.game.calm:
        session.show_board()
    if session.tutor is not None and taught(session):
        return
    session.show_choices()
    while not answer(session, session.read()):
        pass


def taught(session: Session) -> bool:
    """What the lesson says, one thing after another; whether the match changed."""
    cards = guide.cards(session)
    for number, card in enumerate(cards, start=1):
        session.show_step(card)
        if number < len(cards) and session.console.is_terminal and paused(session):
            return True
    return False


def paused(session: Session) -> bool:
    """Until somebody goes on; commands are heard meanwhile."""
    known = spoken(session.words)
    while True:
        session.ask_on()
        line = session.read()
        command = known.get(fold(line.split()[0])) if line else None
        if command is None or command is COMMANDS["next"]:
            return False
        if answer(session, line):
            return True


def answer(session: Session, line: str) -> bool:
    """Do what was typed; whether that changed the match."""
    try:
        action = understand(session, line)
        if action is None:
            return obey(session, line)
        if session.tutor is not None and not guide.allowed(session, action):
            return False
        session.decide(session.holder, action)
    except Mistake as error:
        session.complain(error)
        return False
    return True


def understand(session: Session, line: str) -> int | None:
    """The action that is meant, by number or text; None if it is a command."""
    seat = session.match.seat(session.holder)
    legal = seat.legal
    if not line:
        raise Complaint("error-empty", most=str(len(legal)))
    if (numbered := read_number(line, legal)) is not None:
        return numbered
    typed = " ".join(line.split()).casefold()
    exact = typed in [seat.game.table.text(action).casefold() for action in legal]
    known = spoken(session.words)
    if fold(typed.split()[0]) in known and not exact:
        return None
    return read_action(session.words, seat, line, beside=known)


def obey(session: Session, line: str) -> bool:
    """Carry out a command; whether it changed the match."""
    word, _, rest = line.partition(" ")
    known = spoken(session.words)
    command = known.get(fold(word))
    if command is None:
        raise Unknown("command", word, known)
    with session.leaf() if command.long else contextlib.nullcontext():
        changed = command.run(session, rest.strip())
    if command.long and not session.match.over:
        session.show_choices()
    return changed


def finish(session: Session) -> None:
    """The result, for all to see; then the record can be kept."""
    if session.shared and session.holder != SPECTATOR:
        session.cover()
    session.tell(session.viewer)
    session.holder = session.viewer
    session.show_board()
    with session.leaf():
        session.print(*board.result_lines(session.words, session.match))
        if session.tutor is not None:
            guide.conclude(session)
    while session.humans:
        session.say("play-after", "bold")
        line = session.read()
        if not line:
            return
        try:
            obey(session, line)
        except Mistake as error:
            session.complain(error)

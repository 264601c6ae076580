"""Records told again, verified, and gone on from."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from sobremesa.analysis.checked import checked
from sobremesa.complaint import Complaint
from sobremesa.files import found_in, read_record
from sobremesa.i18n import Stands, Words
from sobremesa.kernel.errors import Unknown
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import EVERYONE, SPECTATOR
from sobremesa.kernel.match import Match, Moment, moments, replay, verify
from sobremesa.kernel.record import Record
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

from . import board

Find = Callable[[str], Game]


def check_count(number: int, record: Record, option: str) -> int:
    if number > len(record.actions):
        raise Complaint(
            "error-decisions",
            option=option,
            number=str(number),
            most=str(len(record.actions)),
        )
    return number


def read_eyes(text: str | None, seats: Sequence[str], *, default: int) -> int:
    """A seat's id, `all` or `spectator`."""
    if text is None:
        return default
    named = {"all": EVERYONE, "spectator": SPECTATOR}
    named |= {seat.casefold(): at for at, seat in enumerate(seats)}
    if text.casefold() not in named:
        raise Unknown("seat", text, (*seats, "spectator", "all"))
    return named[text.casefold()]


def same_game(match: Match, game: Game | None, place: str) -> None:
    if game is not None and match.game.id != game.id:
        raise Complaint(
            "error-other-game", file=place, game=match.game.id, given=game.id
        )


def record_eyes(text: str | None, record: Record) -> int:
    """A finished match hides nothing any more."""
    default = SPECTATOR if record.result == "*" else EVERYONE
    return read_eyes(text, list(record.seats), default=default)


def tell(record: Record, words: Words, eyes: int) -> Iterator[RenderableType]:
    """Decision by decision, as these eyes saw it; then the board. It was checked."""
    stands: Stands | None = None  # before the decision that is told
    for moment in moments(record, lambda id: board.game_of(words), trusted=True):
        match = moment.match
        if moment.number:
            yield decision(words, moment, eyes, stands)
        else:
            yield board.title(words)
            yield board.players_table(words, match)
        yield from board.event_lines(words, moment.events(eyes))
        stands = partial(match.game.stands, match.game.view(match.state, eyes))
    yield Text()
    yield from table(words, match.game, match.state, eyes)
    if match.over:
        yield from board.result_lines(words, match)


def check_replays(record: Record, place: str, find: Find) -> None:
    """Before anything is told: a broken record gets one sentence and no story."""
    with found_in(place):
        replay(record, find)


def decision(words: Words, moment: Moment, eyes: int, stands: Stands | None) -> Text:
    """Who decided; what, only to those who may know it before it shows."""
    name = words.element("seat", moment.match.seat_id(moment.seat))
    line = Text(f"{moment.number}. {name}", style="bold")
    if eyes in (EVERYONE, moment.seat):
        text = moment.match.game.table.text(moment.action)
        line.append(f": {words.action(text, stands)}", style="not bold")
        line.append(f"  {text}", style="not bold dim")
    return line


def table(
    words: Words, game: Game, state: State, eyes: int
) -> Iterator[RenderableType]:
    """The board through these eyes; all hands for those that see everything."""
    yield board.table(words, Seat(game, state, SPECTATOR if eyes == EVERYONE else eyes))
    for number in range(int(state.seats)) if eyes == EVERYONE else ():
        yield board.hand_line(words, Seat(game, state, number))


def check(path: str, find: Find) -> tuple[Record, Match]:
    """A record that holds what it claims, and the match it tells."""
    record = read_record(path)
    with found_in(path):
        return record, verify(record, find)


def verdict(words: Words, record: Record, path: str) -> str:
    """What was checked."""
    parts = checked(words, record)
    parts.insert(2, words.say("verify-result", result=record.result))
    return words.say("verified", file=path, checks="; ".join(parts))


def resume(path: str, find: Find) -> Match:
    """A match that can go on where its record stops."""
    record, match = check(path, find)
    if match.over:
        raise Complaint("error-resume-over", file=path)
    if record.seed is None:
        raise Complaint("error-resume-seed", file=path)
    return replay(record, find, live=True)

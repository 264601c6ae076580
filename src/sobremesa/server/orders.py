"""What is stored of a table that somebody orders, checked; and of a rematch."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from sobremesa.bots.levels import KINDS, LEVELS
from sobremesa.kernel.errors import Mistake, Unknown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.kernel.position import Position
from sobremesa.lessons.lesson import open_lesson
from sobremesa.shelf import find

from . import wire
from .auth import device_of, hashed, new_id, new_token
from .refusals import Refused, refused
from .rows import SeatRow, TableRow

NAME = 40  # characters of a person's name
LONGEST_CLOCK = 7 * 24 * 3600


def draw_up(
    order: wire.TableOrder, game: Game | None = None
) -> tuple[TableRow, list[wire.SeatKey]]:
    """A table's row from an order; and the creator's keys."""
    try:
        game = game or find(order.game)
        if order.lesson:
            return draw_up_lesson(order, game)
        people = [seat.kind != "bot" for seat in order.seats]
        chosen = game.set_up_for(order.options, people)
    except Mistake as error:
        raise refused(error) from None
    if not 0 <= order.clock <= LONGEST_CLOCK:
        raise Refused("clock", f"the clock must be 0 to {LONGEST_CLOCK} seconds")
    host = device_of(order.device) if order.device else ""
    id = new_id()
    seats, keys = seat_all(id, order.seats, host)
    row = TableRow(
        id=id,
        game=game.id,
        edition=game.edition,
        content=game.content,
        overlay=game.overlay.text,
        options=chosen,
        public=order.public,
        clock=order.clock,
        seed="",
        created=now(),
        host=host,
        stand_in=level(order.stand_in),
        chat=order.chat,
        changed=time.time(),
        seats=seats,
    )
    return started(row), keys


def draw_up_lesson(
    order: wire.TableOrder, game: Game
) -> tuple[TableRow, list[wire.SeatKey]]:
    """The table of a lesson, for whoever orders it: nobody else can join it."""
    lesson = open_lesson(game, order.lesson)
    if len(order.seats) != 1 or order.seats[0].kind != "human" or order.content:
        told = "a lesson is ordered for one person, and brings all the rest itself"
        raise Refused("lesson", told)
    seats = [
        order.seats[0] if at == lesson.seat else wire.SeatOrder(kind="bot", name=level)
        for at, level in enumerate(lesson.players(""))
    ]
    usual = wire.TableOrder(
        game=game.id,
        seats=seats,
        options=dict(lesson.options),
        public=False,
        device=order.device,
        chat="off",
    )
    row, keys = draw_up(usual, game)
    return replace(row, lesson=lesson.name, seed=lesson.seed), keys


def own_options(game: Game, seat: int, seats: int) -> set[str]:
    """The options that are one seat's own: what it plays with, and nobody else.

    Those that say so, and what files set where everyone brings one.
    """
    own = {name for name, one in game.options.all.items() if one.seat == seat + 1}
    for brought in game.files.values():
        names = brought.options(seats)
        if len(names) == seats > 1:
            own.add(names[seat])
    return own


def chosen_by(
    game: Game, row: TableRow, seat: int, given: Mapping[str, Value]
) -> dict[str, Value]:
    """The options of a table after somebody brings its own to a seat."""
    strange = sorted(set(given) - own_options(game, seat, len(row.seats)))
    if strange:
        told = f"seat {seat} cannot choose {strange[0][:40]!r} for the table"
        raise Refused("options", told, 403)
    kept = {name: value for name, value in row.options.items() if name not in given}
    try:
        return game.set_up({**kept, **given}, len(row.seats))
    except Mistake as error:
        raise refused(error) from None


def seat_all(
    table: str, wishes: list[wire.SeatOrder], host: str
) -> tuple[list[SeatRow], list[wire.SeatKey]]:
    keys: list[wire.SeatKey] = []
    seats: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        seat = SeatRow(seat=number, kind=wish.kind, name="")
        if wish.kind == "human":
            token = new_token()
            seat.name, seat.token, seat.device = person(wish.name), hashed(token), host
            keys.append(wire.SeatKey(table=table, seat=number, token=token))
        elif wish.kind == "bot":
            seat.name = bot_name(wish.name)
        seats.append(seat)
    return seats, keys


def started(row: TableRow) -> TableRow:
    """With a seed, if no seat is open: until then there is none."""
    if row.seed or row.open_seats():
        return row
    return replace(row, seed=secrets.token_hex(32), started=now())


def again(old: TableRow, game: Game) -> TableRow:
    """The row of a rematch: everyone one seat further, tokens kept.

    Whoever was removed does not come along: that seat is open.
    """
    count = len(old.seats)
    moved = [old.seats[(number - further(old)) % count] for number in range(count)]
    seats = [
        SeatRow(seat=number, kind="open", name="")
        if one.cause == "removed"
        else replace(one, seat=number, bot="", cause="")
        for number, one in enumerate(moved)
    ]
    row = replace(
        old,
        id=new_id(),
        options=begun_again(old, game, seats),
        seed="",
        created=now(),
        started="",
        result="",
        rematch="",
        lesson="",
        changes=0,
        changed=time.time(),
        due=None,
        seats=seats,
        actions=[],
    )
    return started(row)


def further(old: TableRow) -> int:
    """How many seats everyone moves on by; nobody where it begins at a position."""
    return 0 if old.start else 1


def laid(position: Position, seat: int, wish: wire.Fork) -> tuple[TableRow, str]:
    """A table that begins at a position, its person at a seat; and the key to that."""
    host = device_of(wish.device) if wish.device else ""
    bots = bot_name(wish.level)
    wishes = [wire.SeatOrder(kind="bot", name=bots)] * position.seats
    wishes[seat] = wire.SeatOrder(kind="human", name=wish.name)
    id = new_id()
    seats, keys = seat_all(id, wishes, host)
    row = TableRow(
        id=id,
        game=position.game,
        edition=position.edition,
        content=position.content,
        overlay=position.overlay,
        options=dict(position.options),
        public=False,
        clock=0,
        seed="",
        created=now(),
        host=host,
        stand_in=level("normal"),
        changed=time.time(),
        seats=seats,
        start=msgspec.json.encode(position.state, order="sorted").decode(),
        origin=f"{wish.table}#{wish.number}" if wish.table else "position",
    )
    return started(row), keys[0].token


def begun_again(old: TableRow, game: Game, seats: list[SeatRow]) -> dict[str, Value]:
    """The options of a rematch: if a person began before bots, a person does again.

    Who began by a custom does so again, wherever they sit now.
    """
    if old.start:
        return old.options
    if person := game.named_person(old.options):
        there = person % len(seats)
        left = seats[there].kind == "open"
        changed = {**old.options, game.person_first: 0 if left else there + 1}
        return game.set_up_for(changed, [seat.kind != "bot" for seat in seats])
    if not game.people_first:
        return old.options
    first = int(game.options.value(old.options, game.people_first)) - 1
    if old.seats[first].kind == "bot" or seats[first].kind != "bot":
        return old.options
    kept = {name: v for name, v in old.options.items() if name != game.people_first}
    return game.set_up_for(kept, [seat.kind != "bot" for seat in seats])


def person(name: str) -> str:
    """A person's name as it may stand in a record; "": none is given.

    Nothing that cannot be printed: no control characters, none that turn the text.
    """
    clean = " ".join(name.split())
    if len(clean) > NAME or not clean.isprintable():
        raise Refused("name", f"a name has at most {NAME} printable characters")
    return clean


def bot_name(name: str) -> str:
    """A bot that may play here: a level or a kind, with no budget of one's own."""
    if name in LEVELS or name in KINDS:
        return name
    raise Refused("bot", str(Unknown("bot", name, [*LEVELS, *KINDS])))


def level(name: str) -> str:
    """Who stands in for people: one of the levels, agreed at the table."""
    if name in LEVELS:
        return name
    known = ", ".join(LEVELS)
    raise Refused("bot", f"the stand-in {name[:40]!r} must be one of {known}")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")

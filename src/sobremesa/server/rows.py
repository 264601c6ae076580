"""What is stored, as the program has it in hand."""

from dataclasses import dataclass, field, fields
from typing import Any, Final

from sobremesa.kernel.options import Value

UNNAMED: Final = "?"  # in a record, where everybody is called something


@dataclass(kw_only=True)
class SeatRow:
    seat: int
    kind: str
    name: str  # "": a person gave none
    token: str = ""  # its hash
    bot: str = ""  # who plays for the person
    cause: str = ""  # why
    device: str = ""  # its hash; none: the creator's, who had no key
    invitation: str = ""  # its hash, of an open seat
    push: str = ""  # where its holder is told of a turn: a `push.Address` as JSON


@dataclass(kw_only=True)
class TableRow:
    """All that is stored of a table."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    public: bool
    clock: int
    seed: str  # "" while seats are open: nothing is dealt before the start
    created: str
    result: str = ""
    rematch: str = ""
    content: str = ""  # fingerprint of its own content
    overlay: str = ""  # that content, stored once for all tables that have it
    changes: int = 0  # so far: whoever knows fewer cannot make the next one
    started: str = ""
    host: str = ""  # hash of the creator's device
    banned: list[str] = field(default_factory=list)  # devices the host sent away
    stand_in: str = "normal"
    chat: str = "all"
    lesson: str = ""  # its name, where the match is one
    changed: float = 0.0  # about: written once an hour
    due: float | None = None  # when it must go on by itself
    start: str = ""  # the state it began at, as JSON; "" with a deal
    origin: str = ""  # what that was taken from: `table#decisions`, or "position"
    seats: list[SeatRow] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def strangers(self) -> list[SeatRow]:
        """People's seats that are not the creator's."""
        return [one for one in self.seats if one.token and one.device != self.host]

    def open_seats(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == "open"]


@dataclass(kw_only=True)
class ArchiveRow:
    """A finished match, put away."""

    id: str
    game: str
    created: str
    card: bytes  # JSON
    record: bytes  # text, by zlib
    content: str = ""  # fingerprint of its own content


@dataclass(kw_only=True)
class ReportRow:
    """What somebody said is wrong at a table, and how things stood."""

    number: int = 0  # given by the store
    table: str
    about: int
    by: list[int]
    device: str
    text: str
    said: list[dict[str, Any]]  # the last lines of the talk, as on the wire
    card: bytes
    record: bytes  # text with the seed, by zlib; empty before the start
    created: str
    closed: str = ""


def table_values(row: TableRow) -> dict[str, Any]:
    """The columns of its own row."""
    apart = ("seats", "actions", "overlay")
    return {
        one.name: getattr(row, one.name) for one in fields(row) if one.name not in apart
    }


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table": table,
        **{one.name: getattr(seat, one.name) for one in fields(seat)},
    }

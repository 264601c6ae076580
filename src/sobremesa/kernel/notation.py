"""A record as text: written in one form, read in any spacing.

    sobremesa record 1
    game: stratum
    …
    digest: 5f0c…

    actions
    1 S: play plant / at S2 / discard rabies
    4 F: discard rot / discard rot

    tape
    2 0 1 17 …

That is the canonical form; a reader takes any other spacing for the same record:
all line ends, empty lines, further spaces, runs and tape wrapped between two words.
A line that begins with `#` is a comment, and so is `{…}` after the headers.
Headers this version does not know are kept, after the known ones.
The digest covers the canonical text of what is told, and so no comment.
Reading takes time in proportion to the text, whatever it says.
"""

import base64
import hashlib
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from .errors import RecordError, shown
from .options import Value, read_number
from .overlay import TEXT as OVERLAY
from .position import TEXT as POSITION
from .record import DECISIONS, Record

VERSION = 1
FIRST = f"sobremesa record {VERSION}"
KNOWN = (
    *("game", "edition", "table", "content", "overlay", "options", "start"),
    *("commitment", "seed", "result", "ends"),
)
NAME = re.compile(r"[a-z][a-z_-]*(?: \S+)?")
RUN = re.compile(r"(?P<number>[1-9][0-9]{0,8}) (?P<seat>[^\s:]+) ?:(?P<text>.*)")
COMMENT = re.compile(r"^#[^\n]*|\{[^{}]*+\}", re.MULTILINE)
ROLL = re.compile(r"0|[1-9][0-9]{0,8}")
TAPE_WIDTH = 24  # numbers a line
TEXT = 8 * 1024 * 1024  # characters of a record
HEADERS = 200  # lines before the actions
HEADER_TEXT = 64 * 1024  # characters of one: a table's options may be maps and decks
PLAIN = 400  # characters of own content, or of a start, that stand as they are
PACKED = "zlib:"
Line = tuple[int, str]  # its number in the text


def write(record: Record) -> str:
    """The canonical text."""
    packed = replace(record, overlay=pack(record.overlay), start=pack(record.start))
    head, body = parts(packed)
    return f"{head}\ndigest: {digest_of(record)}\n{body}"


def digest_of(record: Record) -> str:
    """The SHA-256 of the canonical text without the digest's own line."""
    head, body = parts(record)
    return hashlib.sha256(f"{head}\n{body}".encode()).hexdigest()


def parts(record: Record) -> tuple[str, str]:
    """What stands before the digest, and what after it."""
    head = "\n".join([FIRST, *header_lines(record)])
    return head, "\n".join([*body_lines(record), ""])


def header_lines(record: Record) -> Iterator[str]:
    yield f"game: {record.game}"
    yield f"edition: {record.edition}"
    yield f"table: {record.table}"
    if record.content:
        yield f"content: {record.content}"
    if record.overlay:
        yield f"overlay: {record.overlay}"
    if record.options:
        settings = [f"{k}={value_text(v)}" for k, v in sorted(record.options.items())]
        yield f"options: {' '.join(settings)}"
    if record.start:
        yield f"start: {record.start}"
    for seat, player in record.seats.items():
        yield f"seat {seat}: {player}"
    yield f"commitment: {record.commitment}"
    if record.seed is not None:
        yield f"seed: {record.seed}"
    yield f"result: {record.result}"
    if record.ends:
        yield f"ends: {record.ends}"
    for name, value in record.extra.items():
        yield f"{name}: {value}"


def pack(text: str) -> str:
    """Own content, or a start, as a header has it: long ones compressed.

    Whatever compressed it, the digest covers what it says.
    """
    if len(text) <= PLAIN:
        return text
    return PACKED + base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(headers: dict[str, str], name: str, most: int) -> str:
    header = headers.get(name, "")
    if not header.startswith(PACKED):
        return header
    try:
        squeezed = base64.b64decode(header.removeprefix(PACKED), validate=True)
        plain = zlib.decompressobj().decompress(squeezed, most + 1)
        text = plain.decode()
    except (ValueError, zlib.error) as error:
        raise RecordError(f"the header {name!r} cannot be read: {error}") from None
    if len(text) > most:
        what = "own content" if name == "overlay" else name
        raise RecordError(f"the {what} has more than {most} characters")
    return text


def value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def body_lines(record: Record) -> Iterator[str]:
    yield "\nactions"
    number = 1
    for seat, run in groupby(record.actions, key=lambda action: action[0]):
        texts = [text for _, text in run]
        yield f"{number} {seat}: {' / '.join(texts)}"
        number += len(texts)
    yield "\ntape"
    for start in range(0, len(record.tape), TAPE_WIDTH):
        numbers = record.tape[start : start + TAPE_WIDTH]
        yield " ".join(str(number) for number in numbers)


def read(text: str) -> Record:
    """A record from its text, in any spacing and with comments; checks the digest."""
    if len(text) > TEXT:
        raise RecordError(f"the record has {len(text)} characters, at most {TEXT}")
    lines = split(text)
    at = lines.index("actions") if "actions" in lines else len(lines)
    head = [(n, line) for n, line in enumerate(lines[:at], start=1) if is_told(line)]
    check_first(head)
    if at == len(lines):
        raise RecordError("the record is cut short: it has no line 'actions'")
    headers = read_headers(head[1:])
    digest = headers.pop("digest", None)
    runs, tape = read_parts(lines[at + 1 :], at + 2)
    record = build(headers, read_actions(runs), read_tape(tape))
    check_digest(record, digest)
    return record


def split(text: str) -> list[str]:
    """Lines, whatever ends them, without the spaces around them."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return [line.strip(" \t") for line in plain.split("\n")]


def is_told(line: str) -> bool:
    """Whether a line before the actions is neither empty nor a comment."""
    return bool(line) and not line.startswith("#")


def check_first(head: list[Line]) -> None:
    number, first = head[0] if head else (1, "")
    if words(number, first) != FIRST.split():
        raise RecordError(
            f"line {number} is {first[:40]!r}, a record begins with {FIRST!r}"
        )


def words(number: int, line: str) -> list[str]:
    """What stands between spaces and tabs; a line has no other signs of that kind."""
    plain = line.replace("\t", " ")
    if not plain.isprintable():
        raise RecordError(f"line {number} has a character that is not printable")
    return plain.split()


def read_parts(lines: list[str], first: int) -> tuple[list[Line], list[Line]]:
    """The lines of the actions and those of the tape, one space between words."""
    bare = COMMENT.sub(line_ends, "\n".join(lines))
    told = [
        (number, " ".join(found))
        for number, line in enumerate(bare.split("\n"), start=first)
        if line and (found := words(number, line))
    ]
    for number, line in told:
        if "{" in line or "}" in line:
            raise RecordError(f"line {number}: a comment begins or ends alone")
    at = next((at for at, (_, line) in enumerate(told) if line == "tape"), None)
    if at is None:
        raise RecordError("the record is cut short: it has no line 'tape'")
    return told[:at], told[at + 1 :]


def line_ends(comment: re.Match[str]) -> str:
    """In place of a comment: the lines after it keep their numbers."""
    return "\n" * comment[0].count("\n") or " "


def read_headers(lines: list[Line]) -> dict[str, str]:
    headers: dict[str, str] = {}
    if len(lines) > HEADERS:
        raise RecordError(f"the record has {len(lines)} headers, at most {HEADERS}")
    for number, line in lines:
        if line == "tape":
            raise RecordError("the tape must follow the actions")
        name, value = read_header(number, line)
        if name in headers:
            raise RecordError(f"line {number}: header {shown(name)} stands twice")
        headers[name] = value
    return headers


def read_header(number: int, line: str) -> tuple[str, str]:
    """Names of players, the seed and what is not known keep the spaces within them."""
    if len(line) > HEADER_TEXT:
        raise RecordError(
            f"line {number} has {len(line)} characters, a header at most {HEADER_TEXT}"
        )
    before, _, after = line.partition(":")
    name = " ".join(words(number, before))
    value = after.strip(" \t")
    told = words(number, value)
    if not (told and NAME.fullmatch(name)):
        raise RecordError(f"line {number} is no header: {line[:60]!r}")
    if name in KNOWN and name not in ("seed", "overlay", "start"):
        return name, " ".join(told)
    if not value.isprintable():
        raise RecordError(f"line {number} has a character that is not printable")
    return name, value


def read_actions(lines: list[Line]) -> tuple[tuple[str, str], ...]:
    actions: list[tuple[str, str]] = []
    for number, run in read_runs(lines):
        found = RUN.match(run)
        if not found:
            raise RecordError(f"line {number} is no run of actions: {run[:60]!r}")
        if int(found["number"]) != len(actions) + 1:
            raise RecordError(
                f"line {number} starts with action {found['number']}, "
                f"the next one is {len(actions) + 1}"
            )
        texts = found["text"].strip().split(" / ")
        actions += [(found["seat"], text) for text in texts]
        if len(actions) > DECISIONS:
            raise RecordError(f"line {number}: a match has at most {DECISIONS} actions")
    return tuple(actions)


def read_runs(lines: list[Line]) -> list[Line]:
    """Every run as one line: what begins none goes on with the one before."""
    runs: list[tuple[int, list[str]]] = []
    for number, line in lines:
        if runs and not RUN.match(line):
            runs[-1][1].append(line)
        else:
            runs.append((number, [line]))
    return [(number, " ".join(wrapped)) for number, wrapped in runs]


def read_tape(lines: list[Line]) -> tuple[int, ...]:
    tape: list[int] = []
    for number, line in lines:
        for word in line.split(" "):
            if not ROLL.fullmatch(word):
                told = f"line {number}: {word[:40]!r} is no number of a tape"
                raise RecordError(told)
            tape.append(int(word))
    return tuple(tape)


def build(
    headers: dict[str, str],
    actions: tuple[tuple[str, str], ...],
    tape: tuple[int, ...],
) -> Record:
    for name in ("game", "edition", "table", "commitment", "result"):
        if name not in headers:
            raise RecordError(f"the record has no header {name!r}")
    edition = read_number(headers["edition"])
    if edition is None or str(edition) != headers["edition"]:
        raise RecordError(f"the edition {shown(headers['edition'])} is no number")
    seats = {
        name.removeprefix("seat "): player
        for name, player in headers.items()
        if name.startswith("seat ")
    }
    extra = {
        name: value
        for name, value in headers.items()
        if name not in KNOWN and not name.startswith("seat ")
    }
    return Record(
        game=headers["game"],
        edition=edition,
        table=headers["table"],
        content=headers.get("content", ""),
        overlay=unpack(headers, "overlay", OVERLAY),
        start=unpack(headers, "start", POSITION),
        options=read_options(headers.get("options", "")),
        seats=seats,
        commitment=headers["commitment"],
        seed=headers.get("seed"),
        result=headers["result"],
        ends=headers.get("ends", ""),
        extra=extra,
        actions=actions,
        tape=tape,
    )


def read_options(text: str) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for setting in text.split():
        name, equals, value = setting.partition("=")
        if not (name and equals and value):
            told = f"{shown(setting)} among the options is not name=value"
            raise RecordError(told)
        if name in options:
            raise RecordError(f"the option {shown(name)} stands twice")
        options[name] = value  # as text: the game reads it by the option's kind
    return options


def check_digest(record: Record, digest: str | None) -> None:
    """Whether what was read is what was written, whatever its spacing."""
    if digest is None:
        raise RecordError("the record has no header 'digest'")
    if digest != digest_of(record):
        raise RecordError(
            f"the digest {digest[:12]}… does not fit the record: "
            "something in it was changed after it was written"
        )

"""A record as text: prints what it parses, and parses what it prints.

    sobremesa record 1
    game: stratum
    …
    digest: 5f0c…

    actions
    1 S: play plant / at S2 / discard rabies
    4 F: discard rot / discard rot

    tape
    2 0 1 17 …

A line that begins with `#` is a comment, and so is `{…}` among the actions.
Headers this version does not know are kept, after the known ones.
The digest covers everything but comments.
Reading takes time in proportion to the text, whatever it says.
"""

import hashlib
import re
from collections.abc import Iterator
from itertools import groupby

from .errors import RecordError, shown
from .options import Value, read_number
from .record import DECISIONS, Record

VERSION = 1
FIRST = f"sobremesa record {VERSION}"
KNOWN = (
    *("game", "edition", "table", "content", "options", "commitment", "seed"),
    "result",
)
HEADER = re.compile(r"^(?P<name>[a-z][a-z_-]*(?: [^:\s]+)?): (?P<value>\S(?:.*\S)?)$")
RUN = re.compile(r"^(?P<number>[1-9][0-9]{0,8}) (?P<seat>\S+): (?P<texts>\S(?:.*\S)?)$")
COMMENT = re.compile(r"\{[^{}]*\}")
ROLL = re.compile(r"^[0-9]{1,9}\Z")
TAPE_WIDTH = 24  # numbers a line
TEXT = 8 * 1024 * 1024  # characters of a record
HEADERS = 200  # lines before the actions
HEADER_TEXT = 64 * 1024  # characters of one: a table's options may be maps and decks


def write(record: Record) -> str:
    """The canonical text."""
    body = "\n".join([*body_lines(record), ""])
    head = "\n".join([FIRST, *header_lines(record)])
    digest = hashlib.sha256(f"{head}\n{body}".encode()).hexdigest()
    return f"{head}\ndigest: {digest}\n{body}"


def header_lines(record: Record) -> Iterator[str]:
    yield f"game: {record.game}"
    yield f"edition: {record.edition}"
    yield f"table: {record.table}"
    if record.content:
        yield f"content: {record.content}"
    if record.options:
        settings = [f"{k}={value_text(v)}" for k, v in sorted(record.options.items())]
        yield f"options: {' '.join(settings)}"
    for seat, player in record.seats.items():
        yield f"seat {seat}: {player}"
    yield f"commitment: {record.commitment}"
    if record.seed is not None:
        yield f"seed: {record.seed}"
    yield f"result: {record.result}"
    for name, value in record.extra.items():
        yield f"{name}: {value}"


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
    """A record from its text, comments and all; checks the digest."""
    if len(text) > TEXT:
        raise RecordError(f"the record has {len(text)} characters, at most {TEXT}")
    lines = list(plain_lines(text))
    for number, line in lines:
        if not line.isprintable():
            raise RecordError(f"line {number} has a character that is not printable")
    if not lines or lines[0][1] != FIRST:
        first = lines[0][1] if lines else ""
        raise RecordError(f"line 1 is {first[:40]!r}, a record begins with {FIRST!r}")
    actions_at = find_part(lines, "actions")
    tape_at = find_part(lines, "tape")
    if tape_at < actions_at:
        raise RecordError("the tape must follow the actions")
    headers = read_headers(lines[1:actions_at])
    digest = headers.pop("digest", None)
    runs = list(bare_runs(lines[actions_at + 1 : tape_at]))
    record = build(headers, read_actions(runs), read_tape(lines[tape_at + 1 :]))
    bare = [*lines[: actions_at + 1], *runs, *lines[tape_at:]]
    check_digest(record, digest, [line for _, line in bare])
    return record


def plain_lines(text: str) -> Iterator[tuple[int, str]]:
    """Line number and line, without comments and empty lines."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line and not line.startswith("#"):
            yield number, line


def bare_runs(lines: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Lines of actions without the comments among them."""
    for number, line in lines:
        *commented, last = COMMENT.split(line)
        bare = line
        if commented:
            bare = "".join([*[part.rstrip() for part in commented], last]).strip()
        if bare:
            yield number, bare


def find_part(lines: list[tuple[int, str]], word: str) -> int:
    for at, (_, line) in enumerate(lines):
        if line == word:
            return at
    raise RecordError(f"the record is cut short: it has no line {word!r}")


def read_headers(lines: list[tuple[int, str]]) -> dict[str, str]:
    headers: dict[str, str] = {}
    if len(lines) > HEADERS:
        raise RecordError(f"the record has {len(lines)} headers, at most {HEADERS}")
    for number, line in lines:
        if len(line) > HEADER_TEXT:
            raise RecordError(
                f"line {number} has {len(line)} characters, a header at most "
                f"{HEADER_TEXT}"
            )
        found = HEADER.match(line)
        if not found:
            raise RecordError(f"line {number} is no header: {line[:60]!r}")
        if found["name"] in headers:
            told = f"line {number}: header {shown(found['name'])} stands twice"
            raise RecordError(told)
        headers[found["name"]] = found["value"]
    return headers


def read_actions(lines: list[tuple[int, str]]) -> tuple[tuple[str, str], ...]:
    actions: list[tuple[str, str]] = []
    for number, line in lines:
        found = RUN.match(line)
        if not found:
            raise RecordError(f"line {number} is no run of actions: {line[:60]!r}")
        if int(found["number"]) != len(actions) + 1:
            raise RecordError(
                f"line {number} starts with action {found['number']}, "
                f"the next one is {len(actions) + 1}"
            )
        actions += [(found["seat"], text) for text in found["texts"].split(" / ")]
        if len(actions) > DECISIONS:
            raise RecordError(f"line {number}: a match has at most {DECISIONS} actions")
    return tuple(actions)


def read_tape(lines: list[tuple[int, str]]) -> tuple[int, ...]:
    tape: list[int] = []
    for number, line in lines:
        for word in line.split(" "):
            if not ROLL.match(word):
                shown = f"{word[:40]!r}"
                raise RecordError(f"line {number}: {shown} is no number of a tape")
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
    if edition is None:
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
        options=read_options(headers.get("options", "")),
        seats=seats,
        commitment=headers["commitment"],
        seed=headers.get("seed"),
        result=headers["result"],
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
        options[name] = value  # as text: the game reads it by the option's kind
    return options


def check_digest(record: Record, digest: str | None, lines: list[str]) -> None:
    """The canonical text must be the very lines that were read."""
    expected = [line for _, line in plain_lines(write(record))]
    if digest is None:
        raise RecordError("the record has no header 'digest'")
    if f"digest: {digest}" not in expected:
        raise RecordError(
            f"the digest {digest[:12]}… does not fit the record: "
            "something in it was changed after it was written"
        )
    if lines != expected:
        raise RecordError("the record is not in its canonical form")

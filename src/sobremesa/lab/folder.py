"""A series in a folder: its plan, and every match as soon as it is over.

    plan.json     what is played
    matches.gz    a line of JSON for each match (zcat shows them)

A match is one member of the gzip file, so that what was written before a power cut, a
kill or a full disk can be read; a torn end is cut off when the series goes on.
The rest is made from these two, in the order of the matches.
"""

import gzip
import os
import sys
import zlib
from collections.abc import Collection, Iterator
from io import FileIO
from pathlib import Path
from typing import TypeVar

import msgspec

from sobremesa import __version__
from sobremesa.complaint import Complaint
from sobremesa.files import reason, write_text
from sobremesa.kernel.game import Game

from .series import Outcome, Plan, make_folder

if sys.platform != "win32":
    import fcntl

PLAN, MATCHES = "plan.json", "matches.gz"
PIECE = 1 << 16  # bytes read at a time
GZIP = 31  # of zlib: a window of 32 KiB, with gzip's header
LEVEL = 1


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """What plan.json holds: matches go on only under what they were begun with."""

    version: str
    edition: int
    table: str  # the digest of the game's actions
    plan: msgspec.Raw  # of matches, or of a search for balance


P = TypeVar("P", bound=msgspec.Struct)


class Folder:
    """One series on disk."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.played: set[int] = set()

    def file(self, name: str) -> str:
        return str(self.path / name)

    def begin(self, plan: Plan) -> None:
        """Begin a series here, or go on with it; another one is refused."""
        begin(self.path, plan, plan.open_game(), may_differ=("matches",))
        self.sink = hold(self.path / MATCHES)
        self.mend()

    def read_plan(self) -> Plan:
        return read_plan(self.path, Plan)[1]

    def mend(self) -> None:
        """Cut off what was only half written, and learn what is there."""
        file = self.path / MATCHES
        places = self.places()
        self.played = set(places)
        whole = max((end for _, end in places.values()), default=0)
        if file.exists() and file.stat().st_size > whole:
            os.truncate(file, whole)

    def places(self) -> dict[int, tuple[int, int]]:
        """Where each match begins and ends in the file."""
        decode = msgspec.json.Decoder(Numbered).decode
        return {
            decode(line).number: (start, end)
            for line, start, end in pieces(self.path / MATCHES)
        }

    def close(self) -> None:
        self.sink.close()

    def add(self, outcome: Outcome) -> None:
        """Keep a match: once this returns, nothing but the disk can lose it."""
        data = gzip.compress(msgspec.json.encode(outcome) + b"\n", LEVEL, mtime=0)
        try:
            left = memoryview(data)
            while left:
                left = left[self.sink.write(left) :]
        except OSError as error:
            raise Complaint(
                "error-lab-write",
                file=self.file(MATCHES),
                reason=reason(error),
                matches=str(len(self.played)),
            ) from None
        self.played.add(outcome.number)

    def outcomes(self, matches: int) -> Iterator[Outcome]:
        """Those below a number, in order."""
        places = self.places()
        decode = msgspec.json.Decoder(Outcome).decode
        if not places:
            return
        with open(self.path / MATCHES, "rb") as file:
            for number in sorted(places):
                start, end = places[number]
                file.seek(start)
                if number < matches:
                    yield decode(zlib.decompress(file.read(end - start), GZIP))


class Numbered(msgspec.Struct):
    """Of a match, only its number is read."""

    number: int


def begin(path: Path, plan: P, game: Game, *, may_differ: Collection[str]) -> None:
    """Write down what is begun in a folder, or gone on with; another is refused.

    Only some parts of the plan may differ, such as the number of matches.
    """
    made = Begun(
        version=__version__,
        edition=game.edition,
        table=game.table.digest,
        plan=msgspec.Raw(msgspec.json.encode(plan)),
    )
    if (path / PLAN).exists():
        begun, there = read_plan(path, type(plan))
        parts = [name for name in plan.__struct_fields__ if name not in may_differ]
        what = [name for name in parts if getattr(there, name) != getattr(plan, name)]
        if not what and msgspec.structs.replace(begun, plan=made.plan) != made:
            what = ["version"]
        if what:
            told = ", ".join(what)
            raise Complaint("error-lab-other", folder=str(path), what=told)
    elif path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise Complaint("error-lab-folder", folder=str(path))
    make_folder(str(path))
    text = msgspec.json.format(msgspec.json.encode(made), indent=1).decode()
    write_text(str(path / PLAN), f"{text}\n", overwrite=True)


def read_plan(path: Path, kind: type[P]) -> tuple[Begun, P]:
    file = path / PLAN
    try:
        begun = msgspec.json.decode(file.read_bytes(), type=Begun)
        return begun, msgspec.json.decode(begun.plan, type=kind)
    except msgspec.ValidationError:
        raise Complaint("error-lab-kind", folder=str(path)) from None
    except OSError as error:
        told = reason(error)
        raise Complaint("error-read", file=str(file), reason=told) from None
    except msgspec.DecodeError as error:
        raise Complaint("error-read", file=str(file), reason=str(error)) from None


def hold(file: Path) -> FileIO:
    """The file is ours until we close it: two would mix what they write."""
    try:
        sink = file.open("ab", buffering=0)
        if sys.platform != "win32":
            fcntl.flock(sink, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Complaint("error-lab-busy", folder=str(file.parent)) from None
    except OSError as error:
        told = reason(error)
        raise Complaint("error-write", file=str(file), reason=told) from None
    return sink


def pieces(path: Path) -> Iterator[tuple[bytes, int, int]]:
    """The members of a gzip file, unpacked, with where they begin and end.

    What is torn ends it.
    """
    if not path.exists():
        return
    start, data = 0, b""
    with path.open("rb") as file:
        while more := file.read(PIECE):
            data += more
            while data:
                inflate = zlib.decompressobj(GZIP)
                try:
                    line = inflate.decompress(data)
                except zlib.error:
                    return
                if not inflate.eof:
                    break  # the rest of it is still to be read
                end = start + len(data) - len(inflate.unused_data)
                yield line, start, end
                start, data = end, inflate.unused_data

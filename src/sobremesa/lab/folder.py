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
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sobremesa import __version__
from sobremesa.complaint import Complaint
from sobremesa.files import reason, write_text

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
    plan: Plan


class Folder:
    """One series on disk."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.played: set[int] = set()

    def file(self, name: str) -> str:
        return str(self.path / name)

    def begin(self, plan: Plan) -> None:
        """Begin a series here, or go on with it; another one is refused."""
        made = begun(plan)
        if (self.path / PLAN).exists():
            self.agree(self.read_plan(), made)
        elif self.path.exists() and (
            not self.path.is_dir() or any(self.path.iterdir())
        ):
            raise Complaint("error-lab-folder", folder=str(self.path))
        make_folder(str(self.path))
        text = msgspec.json.format(msgspec.json.encode(made), indent=1).decode()
        write_text(self.file(PLAN), f"{text}\n", overwrite=True)
        self.hold()
        self.mend()

    def hold(self) -> None:
        """The file is ours until we close it: two would mix their matches."""
        try:
            self.sink = (self.path / MATCHES).open("ab", buffering=0)
            if sys.platform != "win32":
                fcntl.flock(self.sink, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Complaint("error-lab-busy", folder=str(self.path)) from None
        except OSError as error:
            told = reason(error)
            raise Complaint(
                "error-write", file=self.file(MATCHES), reason=told
            ) from None

    def read_plan(self) -> Begun:
        file = self.file(PLAN)
        try:
            return msgspec.json.decode(Path(file).read_bytes(), type=Begun)
        except OSError as error:
            raise Complaint("error-read", file=file, reason=reason(error)) from None
        except msgspec.DecodeError as error:
            raise Complaint("error-read", file=file, reason=str(error)) from None

    def agree(self, there: Begun, asked: Begun) -> None:
        """Only the number of matches may differ."""
        longer = msgspec.structs.replace(there.plan, matches=asked.plan.matches)
        if asked != msgspec.structs.replace(there, plan=longer):
            parts = Plan.__struct_fields__
            ours = {name: getattr(asked.plan, name) for name in parts}
            differs = [name for name in parts if getattr(longer, name) != ours[name]]
            what = ", ".join(differs) or "version"
            raise Complaint("error-lab-other", folder=str(self.path), what=what)

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


def begun(plan: Plan) -> Begun:
    game = plan.open_game()
    return Begun(
        version=__version__, edition=game.edition, table=game.table.digest, plan=plan
    )


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

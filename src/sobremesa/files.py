"""Reading and writing files, with one sentence for all that can go wrong."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .complaint import Complaint
from .kernel import notation
from .kernel.errors import Mistake, Problems, Unknown
from .kernel.record import Record

LARGEST = 16 * 2**20  # bytes; no record or position comes near it
STDIN = "-"


def read_text(path: str) -> str:
    """A file's text; `-` is standard input."""
    try:
        if path == STDIN:
            data = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
        else:
            with open(path, "rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Complaint("error-read", file=path, reason=reason(error)) from None
    if len(data) > LARGEST:
        raise Complaint("error-large", file=path, limit=str(LARGEST // 2**20))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Complaint("error-utf8", file=path, byte=str(error.start + 1)) from None


def read_texts(paths: Iterable[str]) -> dict[str, str]:
    """The texts of some files, by their names."""
    return {path: read_text(path) for path in paths}


def reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


@contextmanager
def found_in(place: str) -> Iterator[None]:
    """Says where the mistake is that the kernel finds.

    Numbers too long and nesting too deep to be read are no `Mistake` of the kernel.
    """
    try:
        yield
    except Complaint:
        raise
    except Unknown as error:
        raise error.at(place) from None
    except Problems as error:
        raise Problems([f"{place}: {p.text}" for p in error.problems]) from None
    except Mistake as error:
        raise Mistake(f"{place}: {error}") from None
    except (ValueError, OverflowError) as error:
        raise Complaint("error-digits", place=place, reason=str(error)) from None
    except RecursionError:
        raise Complaint("error-deep", place=place) from None


def read_record(path: str) -> Record:
    text = read_text(path)
    with found_in(path):
        return notation.read(text)


def write_text(name: str, text: str, *, overwrite: bool = False) -> None:
    write_bytes(name, text.encode(), overwrite=overwrite)


def write_bytes(name: str, data: bytes, *, overwrite: bool = False) -> None:
    """All of it or nothing: a new file takes the place of the old one at once."""
    if os.path.lexists(name) and not overwrite:
        raise Complaint("error-exists", file=name)
    path = Path(name)
    trial = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with trial.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        trial.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            trial.unlink(missing_ok=True)
        raise Complaint("error-write", file=name, reason=reason(error)) from None

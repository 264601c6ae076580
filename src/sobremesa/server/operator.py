"""The key of whoever runs the house."""

import hashlib
import hmac
import os
import secrets
import stat
import time
from pathlib import Path
from tempfile import NamedTemporaryFile

from sobremesa.kernel.errors import Mistake

from .datafile import unusable

VARIABLE = "SOBREMESA_OPERATOR_KEY"
FILE = "operator.key"
SHORTEST = 16  # characters of a key that somebody chose


def operator_key(folder: Path) -> str:
    """From the environment, or from the folder; made at the first start.

    Processes that share a database share their key by the variable.
    """
    if given := os.environ.get(VARIABLE, "").strip():
        return checked(given, VARIABLE)
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        known = path.exists()
    except OSError as error:
        raise unusable(folder, error) from None
    if not known:
        make(path)
    try:
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            raise Mistake(f"{path} can be read by others: chmod 600 {path}")
        return checked(path.read_text("utf-8").strip(), str(path))
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}") from None


def make(path: Path) -> None:
    """Whole or not at all: another process may start at the same moment."""
    try:
        with NamedTemporaryFile("w", dir=path.parent, prefix=f".{FILE}.") as out:
            out.write(f"{secrets.token_urlsafe(24)}\n")
            out.flush()
            os.link(out.name, path)  # made with mode 0600
    except FileExistsError:  # the other one was faster
        return
    except OSError as error:
        raise unusable(path.parent, error) from None


def checked(key: str, where: str) -> str:
    if len(key) < SHORTEST or not key.isascii() or not key.isprintable() or " " in key:
        raise Mistake(
            f"the operator's key in {where} must have at least {SHORTEST} plain "
            f"characters and no space, it has {len(key)} characters"
        )
    return key


def signature(key: str, what: str, until: int) -> str:
    """What makes a link good for one thing until a time; only the key can make it."""
    told = f"{what}\n{until}".encode()
    return hmac.new(key.encode(), told, hashlib.sha256).hexdigest()


def signed(key: str, what: str, until: int, given: str) -> bool:
    right = hmac.compare_digest(given.encode(), signature(key, what, until).encode())
    return bool(key) and until > time.time() and right


def shown(header: str, key: str) -> bool:
    """Whether an Authorization header shows the key."""
    kind, _, given = header.partition(" ")
    right = hmac.compare_digest(given.strip().encode(), key.encode())
    return bool(key) and kind.lower() == "bearer" and right

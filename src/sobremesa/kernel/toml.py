"""TOML that strangers wrote: read in time in proportion to its length, or refused.

The library behind it takes the square of a dotted key's parts, and a call for every
bracket that is open: both are counted before it is handed the text.
"""

import re
import tomllib
from typing import Any

from .errors import Mistake

TEXT = 256 * 1024  # characters
DEPTH = 16  # brackets and braces open at once
DOTS = 16  # of one key
# Strings and comments as wholes, then what counts. Nothing here can fail half-way.
TOKEN = re.compile(
    r'"""(?:[^\\]|\\.?)*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.?)*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[][{}.=,\n]",
    re.DOTALL,
)


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML text says, or a `Mistake` in one sentence."""
    if len(text) > TEXT:
        raise Mistake(f"this has {len(text)} characters, at most {TEXT}")
    check_shape(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # also a number with too many digits
        raise Mistake(f"this is not TOML: {error}") from None


def check_shape(text: str) -> None:
    """No key of very many parts, and no list in a list in a list … without end."""
    depth = dots = 0
    for token in TOKEN.finditer(text):
        sign = token[0]
        if sign == ".":
            dots += 1
        elif sign in ("[", "{"):
            depth, dots = depth + 1, 0
        elif sign in ("]", "}"):
            depth, dots = max(0, depth - 1), 0
        elif sign in ("=", ",", "\n"):
            dots = 0
        if depth > DEPTH or dots > DOTS:
            line = text.count("\n", 0, token.start()) + 1
            told = f"more than {DEPTH} brackets open at once"
            if dots > DOTS:
                told = f"a key of more than {DOTS + 1} parts"
            raise Mistake(f"line {line} has {told}")

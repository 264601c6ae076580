"""How to play, on one page."""

import re
from functools import cache
from pathlib import Path

from sobremesa.kernel.content import read_own
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game

MOST = 400  # words, so that it stays one page
PICTURE = re.compile(r"!\[(?P<says>[^\]]*)\]\((?P<file>[\w-]+\.webp)\)")


def folder(game: Game) -> Path:
    return game.folder / "learn"


@cache
def sheet(game: Game, lang: str) -> str:
    """The page as Markdown, in English where there is no other; "" if there is none."""
    found = [folder(game) / f"{code}.md" for code in (lang, "en")]
    return next((read_own(path) for path in found if path.exists()), "")


def spoken(text: str) -> str:
    """The same for readers without pictures: what each one shows."""
    return PICTURE.sub(r"*\g<says>*", text)


def words_in(text: str) -> int:
    """Words as a reader counts them: no signs, no names of files."""
    return sum(any(sign.isalnum() for sign in word) for word in spoken(text).split())


def picture(game: Game, name: str) -> bytes:
    """One of the pictures that a sheet shows."""
    if name not in (found["file"] for found in PICTURE.finditer(sheet(game, "en"))):
        raise Mistake(f"{game.name}'s sheet has no picture {name[:40]!r}")
    return (folder(game) / name).read_bytes()

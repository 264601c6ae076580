"""How to play, on one page."""

import re
from functools import cache
from pathlib import Path

from sobremesa.i18n import LANGUAGES, Words
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


@cache
def whole(game: Game, lang: str) -> str:
    """The sheet, and beside it the questions that lessons need not come to."""
    text, words = sheet(game, lang), Words(lang, game)
    told = {stage: words.explain("stage", stage) for stage in game.stages}
    lines = [
        f"- **{asked(words, stage)}** {about} ({game.cite(rule_of(game, stage))})"
        for stage, about in told.items()
        if about
    ]
    if not text or not lines:
        return text
    title = words.say("sheet-questions")
    return "\n".join([text, f"## {title}", "", *lines, ""])


def asked(words: Words, stage: str) -> str:
    """A question, whoever it is put to."""
    told = words.stage(stage, "").partition(": ")[2]
    first = told[:2].lstrip("¿")[:1]
    return told.replace(first, first.upper(), 1)


def rule_of(game: Game, stage: str) -> str:
    return game.questions[stage].partition(" ")[0]


def spoken(text: str) -> str:
    """The same for readers without pictures: what each one shows."""
    return PICTURE.sub(r"*\g<says>*", text)


def words_in(text: str) -> int:
    """Words as a reader counts them: no signs, no names of files."""
    return sum(any(sign.isalnum() for sign in word) for word in spoken(text).split())


def picture(game: Game, name: str) -> bytes:
    """One of the pictures that a sheet shows, in whatever language."""
    sheets = [sheet(game, lang) for lang in LANGUAGES]
    if name not in (
        found["file"] for text in sheets for found in PICTURE.finditer(text)
    ):
        raise Mistake(f"{game.name}'s sheet has no picture {name[:40]!r}")
    return (folder(game) / name).read_bytes()

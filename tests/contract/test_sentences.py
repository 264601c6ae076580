"""Sentences as they are read: one thing is singular, and articles fit what follows.

Every message of the house, its games and its page, with 0, 1 and 2 for its numbers.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern
from fluent.syntax.visitor import Visitor

from sobremesa.catalogs import FUNCTIONS, PRODUCT
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game

WEB = Path(__file__).parents[2] / "web" / "src"
MANY = 5  # of what is counted beside
NAME = "Nemo"  # stands for whatever has a name
NAMES = (  # of variables that hold one
    "name player game file kind option other word one folder typed told unit piece"
    " who attacker defender command alliance names list what agent bot tune tagline"
)
# Words that follow a number without being counted by it.
NOT_COUNTED = (
    "is was has does takes begins ends less dissipates captures"
    " es menos más después tras los las mais depois nos dos das os"
)
ONE = re.compile(
    r"(?<![\d.,/+−–:-])\b1 (?!(?:" + NOT_COUNTED.replace(" ", "|") + r")\b)(\w+s)\b"
)
ARTICLE = re.compile(r"\b(?:[Aa] (?=[aeiouAEIOU](?!ne|ni|se))|[Aa]n (?![aeiouAEIOU]))")
# Numbers that are never one, and what is no number though it has no kind.
NEVER_ONE = {
    "analysis-how": "one play-on would tell nothing",
    "choices-count": "there are two or more to choose from",
    "clock": "the page offers no clock of a second",
    "decks-shown": "all cards of a game",
    **dict.fromkeys(
        ("error-agent-full", "error-agent-long", "error-arena-few", "error-worker"),
        "a limit, and not so low",
    ),
    "error-many-files": "once is never too often",
    "error-vary-many": "one set-up is never too many",
    "lab-find-length": "a range, as in 40 to 90",
    "options-text": "texts may be longer",
    **dict.fromkeys(
        (
            *("problem-12-2-copies", "problem-12-3-people", "problem-12-3-stars"),
            *("problem-12-4-sources", "problem-12-5-unique"),
        ),
        "more than are allowed",
    ),
    "seats-range": "a range, as in 2–4",
    "series-stopped": "of one match nothing is left to stop",
    "series-time": "decisions a second",
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


class Sentence(NamedTuple):
    place: str
    message: str
    attribute: str | None
    variables: set[str]


def catalogs(lang: str) -> Iterator[tuple[Game | None, Path]]:
    yield None, PRODUCT / f"{lang}.ftl"
    yield None, WEB / "lang" / f"{lang}.ftl"
    for game in GAMES:
        yield game, game.folder / "lang" / f"{lang}.ftl"
        board = WEB / "games" / game.id / "lang" / f"{lang}.ftl"
        if board.exists():
            yield game, board


def sentences(path: Path) -> Iterator[Sentence]:
    place = f"{path.parts[-3]}/{path.name}"
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if not isinstance(entry, Message):
            continue
        parts: list[tuple[str | None, Pattern | None]] = [(None, entry.value)]
        parts += [(one.id.name, one.value) for one in entry.attributes]
        for attribute, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                yield Sentence(place, entry.id.name, attribute, variables.names)


def names_of(game: Game | None) -> set[str]:
    """Variables that are names: of elements, players, files, options…"""
    known = set(NAMES.split())
    if game is None:
        return known | {"seat"}
    for kinds in (*game.events.values(), *game.verbs.values()):
        for word in kinds.split():
            name, _, kind = word.rpartition(":")
            if kind in game.kinds:
                known.add(name or kind)
    return known | set(game.kinds)


def values_of(sentence: Sentence, known: set[str], n: int) -> dict[str, Any]:
    """The same number for all that is counted."""
    return {
        name: NAME if name.removesuffix("_id") in known else n
        for name in sentence.variables
    }


def render(bundle: FluentBundle, sentence: Sentence, values: dict[str, Any]) -> str:
    message = bundle.get_message(sentence.message)
    pattern = message.value
    if sentence.attribute is not None:
        pattern = message.attributes[sentence.attribute]
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{sentence.place}, {sentence.message}: {errors}"
    return str(text)


def said_of_none(
    bundle: FluentBundle, sentence: Sentence, known: set[str]
) -> Iterator[str]:
    """What is said of none as of one: a number is written out for both."""
    many = values_of(sentence, known, MANY)
    for name in [name for name, value in many.items() if value == MANY]:
        none, one, two = (
            render(bundle, sentence, {**many, name: n}) for n in (0, 1, 2)
        )
        if none == one != two:
            yield none


def wrong(lang: str, text: str, n: int) -> str:
    """What in a sentence nobody would say."""
    found = ONE.search(text) if n == 1 else None
    if found is None and lang == "en":
        found = ARTICLE.search(text)
    return text[found.start() :][:30] if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said_of_none_of_one_and_of_two(lang: str) -> None:
    found = []
    for game, path in catalogs(lang):
        bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        bundle.add_resource(
            FluentResource((PRODUCT / f"{lang}.ftl").read_text("utf-8"))
        )
        bundle.add_resource(
            FluentResource(path.read_text("utf-8")), allow_overrides=True
        )
        known = names_of(game)
        for sentence in sentences(path):
            if sentence.message in NEVER_ONE:
                continue
            for none in said_of_none(bundle, sentence, known):
                found.append(f"{sentence.place} {sentence.message}: none: {none!r}")
            for n in (0, 1, 2):
                text = render(bundle, sentence, values_of(sentence, known, n))
                if told := wrong(lang, text, n):
                    found.append(f"{sentence.place} {sentence.message}: {told!r}")
    assert not found, "\n".join(found)

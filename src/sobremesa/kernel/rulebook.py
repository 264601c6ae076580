"""A rulebook is Markdown with numbered rules; a citation looks one up."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .content import name_of, read_own
from .errors import Mistake, Unknown

HEADING = re.compile(r"^(#{1,4}) (.+)$")
RULE = re.compile(
    r"^- \*\*(?P<prefix>[A-Z]{2})-(?P<id>\d+\.\d+) (?P<title>[^*]+?)\.?\*\* ?"
)
BREAK = re.compile(r"^-{3,}\s*$")
#: Where a rule comes from, and why it is as it is: for those who mend rulebooks.
TAG = re.compile(r"`?\[(?:seed|ruling|content)(?:: [^\]]*)?\]`? ?")
WHY = re.compile(r"[ \t]*\[why: [^\]]*\]")
#: What programs call something that the sentence says in words, or a column of a
#: table does, if such a mark heads it.
CODE = re.compile(r"[ \t]*\[`[^`]+`\](?!\()")
CELL = re.compile(r"(?<!\\)\|")  # where one ends
#: A section, by its heading, for those who make programs or mend the rules.
MAKERS = re.compile(r"[ \t]*\[makers\][ \t]*$", re.MULTILINE)
#: What an unnumbered first section is called that tells where all this happens.
STORIES = ("Story", "Historia", "História")
SILENT = re.compile(r"[ \t]*\[silent: (?P<reason>[^\]]+)\][ \t]*$", re.MULTILINE)


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A numbered rule, as its rulebook tells it."""

    id: str
    title: str
    text: str  #: Markdown, its tables and lists too; without number, title and marks
    section: str  #: the heading it stands under
    silent: str | None  #: why no event can show it


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, text: str, place: str) -> None:
        self.text = text
        self.place = place
        self.prefix = ""
        self.rules: dict[str, Rule] = {}
        self.read()

    @classmethod
    def open(cls, path: Path) -> "Rulebook":
        return cls(read_own(path), name_of(path))

    def read(self) -> None:
        section = ""
        for block in blocks(self.text):
            if heading := HEADING.match(block[0]):
                section = unmarked(heading[2])
            elif found := RULE.match(block[0]):
                self.prefix = found["prefix"]
                self.add(found, [block[0][found.end() :], *block[1:]], section)

    def add(self, found: re.Match[str], lines: list[str], section: str) -> None:
        number = found["id"]
        if number in self.rules:
            raise Mistake(f"{self.place}: rule {number} stands twice")
        body = "\n".join(line.removeprefix("  ") for line in lines)
        silent = SILENT.search(body)
        self.rules[number] = Rule(
            id=number,
            title=found["title"],
            text=unmarked(body),
            section=section,
            silent=silent["reason"] if silent else None,
        )

    @cached_property
    def shown(self) -> str:
        """The whole book as players read it: without marks, and what explains them,
        and without what is for makers.

        Where there is a story, nothing but the title stands before it.
        """
        first = re.search(r"^## ", self.text, re.MULTILINE)
        at = first.start() if first else len(self.text)
        opening = [
            part for part in self.text[:at].split("\n\n") if not TAG.search(part)
        ]
        if self.story:
            opening = [opening[0], ""]
        return unmarked("\n\n".join(opening) + for_players(self.text[at:]))

    @cached_property
    def overview(self) -> str:
        """The first numbered section: what the game is about, and what one is after."""
        found = re.search(r"^## 1\..*?(?=^## |\Z)", self.text, re.MULTILINE | re.DOTALL)
        return unmarked(found[0].partition("\n")[2]) if found else ""

    @cached_property
    def story(self) -> str:
        """Where all this happens, as its own section tells it; "" if none does."""
        for block in blocks(self.text):
            heading = HEADING.match(block[0])
            if heading and heading[2].strip() in STORIES:
                return unmarked("\n".join(block[1:]))
        return ""

    def look(self, citation: str) -> Rule:
        """The rule behind `5.3`, `ST-5.3`, `10.2b` or an event's key `5.3/dies`."""
        number = citation.strip().partition("/")[0].upper()
        number = number.removeprefix(f"{self.prefix}-").rstrip("ABCDEFGH")
        try:
            return self.rules[number]
        except KeyError:
            span = f"{self.first} – {self.last}"
            raise Unknown("rule", citation, self.names, span=span) from None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The rules as people write them."""
        return tuple(f"{self.prefix}-{id}" for id in self.rules)

    @cached_property
    def first(self) -> str:
        return f"{self.prefix}-{next(iter(self.rules))}"

    @cached_property
    def last(self) -> str:
        return f"{self.prefix}-{next(reversed(self.rules))}"


def blocks(text: str) -> list[list[str]]:
    """Lines up to the next heading, rule or line across the page."""
    made: list[list[str]] = [[""]]
    for line in text.splitlines():
        if HEADING.match(line) or RULE.match(line) or BREAK.match(line):
            made.append([])
        made[-1].append(line)
    return made


def for_players(text: str, level: int = 2) -> str:
    """Without the sections, and their parts, that are for makers."""
    parts = re.split(rf"^(?={'#' * level} )", text, flags=re.MULTILINE)
    read = [part for part in parts if not MAKERS.search(part.partition("\n")[0])]
    if level == 2:
        read = [for_players(part, 3) for part in read]
    return "".join(read)


def unmarked(text: str) -> str:
    """Without the marks: where a rule is from, why, what programs call things."""
    text = "\n".join(without_codes(text.split("\n")))
    for mark in (SILENT, WHY, TAG, CODE, MAKERS):
        text = mark.sub("", text)
    return text.strip()


def without_codes(lines: list[str]) -> Iterator[str]:
    """Tables without the columns that a mark heads."""
    hidden: set[int] | None = None  # of the table that is read
    for line in lines:
        if not line.startswith("|"):
            hidden = None
            yield line
            continue
        cells = CELL.split(line)
        if hidden is None:
            hidden = {
                at for at, cell in enumerate(cells) if CODE.fullmatch(cell.rstrip())
            }
        yield "|".join(cell for at, cell in enumerate(cells) if at not in hidden)

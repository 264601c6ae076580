"""A rulebook is Markdown with numbered rules; a citation looks one up."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .content import name_of, read_own
from .errors import Mistake, Unknown

HEADING = re.compile(r"^(#{1,4}) (.+)$")
RULE = re.compile(
    r"^- \*\*(?P<prefix>[A-Z]{2})-(?P<id>\d+\.\d+) (?P<title>[^*]+?)\.?\*\* ?"
)
TAG = re.compile(r"\[(?:seed|ruling|content)[^\]]*\] ?")
SILENT = re.compile(r"\s*\[silent: (?P<reason>[^\]]+)\]\s*$")


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A numbered rule, as its rulebook tells it."""

    id: str
    title: str
    text: str  #: Markdown, without number, title and marks
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
        for line in self.text.splitlines():
            if heading := HEADING.match(line):
                section = heading[2]
            elif found := RULE.match(line):
                self.prefix = found["prefix"]
                self.add(found, line[found.end() :], section)

    def add(self, found: re.Match[str], body: str, section: str) -> None:
        number = found["id"]
        if number in self.rules:
            raise Mistake(f"{self.place}: rule {number} stands twice")
        silent = SILENT.search(body)
        self.rules[number] = Rule(
            id=number,
            title=found["title"],
            text=TAG.sub("", SILENT.sub("", body)),
            section=section,
            silent=silent["reason"] if silent else None,
        )

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

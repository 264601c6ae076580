"""A game's tunable numbers: what may be set, and reading what was."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import OptionError, shown

Value = int | bool | str
TEXT = 4000  # characters of a text option
NUMBER = re.compile(r"^-?[0-9]{1,18}\Z")
TRUTHS = {"true": True, "yes": True, "on": True} | {
    "false": False,
    "no": False,
    "off": False,
}


@dataclass(frozen=True, kw_only=True)
class Option:
    """One tunable: a whole number in a range, a truth, one of some words, or text.

    Text has no spaces; what it may say is checked by the game's `agree`.
    """

    name: str
    default: Value | None  #: None: follows from other options
    low: int = 0
    high: int = 0
    step: int = 1  #: numbers go up from `low` by this much
    choices: tuple[str, ...] = ()
    values: tuple[Value, ...] = ()  #: worth trying, for sweeps
    secret: bool = False  #: what was chosen is not told while the match goes on
    unless: str = ""  #: a truth among the options that opens it to all

    @property
    def kind(self) -> str:
        if self.choices:
            return "enum"
        if isinstance(self.default, str):
            return "text"
        return "bool" if isinstance(self.default, bool) else "int"

    @property
    def range(self) -> str:
        if self.choices:
            return ", ".join(self.choices)
        if self.kind == "text":
            return f"a text without spaces of at most {TEXT} characters"
        if self.kind == "bool":
            return "true, false"
        by = f" by {self.step}" if self.step > 1 else ""
        return f"{self.low} to {self.high}{by}"

    def check(self, value: object) -> Value:
        """The value, if it may be set; text is read as the option's kind."""
        if self.kind == "enum" and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == "text" and isinstance(value, str) and is_word(value):
            return value
        if self.kind == "bool" and (truth := read_truth(value)) is not None:
            return truth
        if self.kind == "int" and (number := read_number(value)) is not None:
            if number in range(self.low, self.high + 1, self.step):
                return number
        raise OptionError(
            f"option {self.name} cannot be {shown(value)}, it takes {self.range}"
        )


def read_option(name: str, facts: Mapping[str, Any]) -> Option:
    """An option as a game's content tells it: default, range or choices, and `try`.

    With `secret = true` it is told to nobody before the match is over, with
    `unless = "<option>"` beside it only where that option is off.
    """
    default = facts.get("default")
    low, high = facts.get("range", (0, 0))
    choices = tuple(facts.get("choices", ()))
    truths = (False, True) if isinstance(default, bool) else ()
    return Option(
        name=name,
        default=default,
        low=low,
        high=high,
        step=facts.get("step", 1),
        choices=choices,
        values=tuple(facts.get("try", choices or truths)),
        secret=facts.get("secret", False),
        unless=facts.get("unless", ""),
    )


def is_word(text: str) -> bool:
    return len(text) <= TEXT and text.isprintable() and " " not in text


def read_truth(value: object) -> bool | None:
    if isinstance(value, bool):
        return value
    return TRUTHS.get(value.casefold()) if isinstance(value, str) else None


def read_number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return int(value) if isinstance(value, str) and NUMBER.match(value) else None


class Options:
    """All options of a game, and its presets (named sets of values)."""

    def __init__(
        self,
        options: Iterable[Option],
        presets: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:
        self.all = {option.name: option for option in options}
        self.presets = dict(presets or {})

    def read(self, given: Mapping[str, object]) -> dict[str, Value]:
        """What was set, checked: a preset first, then the single values over it.

        Values that equal the default are left out, so equal set-ups read alike.
        """
        chosen: dict[str, Value] = {}
        singles = dict(given)
        if "preset" in singles:
            chosen.update(self.preset(singles.pop("preset")))
        for name, value in singles.items():
            chosen[name] = self.one(name).check(value)
        return {
            name: value
            for name, value in sorted(chosen.items())
            if value != self.all[name].default
        }

    def preset(self, name: object) -> Mapping[str, Value]:
        if isinstance(name, str) and name in self.presets:
            return self.presets[name]
        known = ", ".join(sorted(self.presets)) or "none"
        raise OptionError(f"there is no preset {shown(name)}, this game has {known}")

    def one(self, name: str) -> Option:
        try:
            return self.all[name]
        except KeyError:
            raise OptionError(
                f"there is no option {shown(name)}, this game has {', '.join(self.all)}"
            ) from None

    def hidden(self, chosen: Mapping[str, Value]) -> list[str]:
        """Of what was chosen, the names of what is secret."""
        return [
            name
            for name in chosen
            if (option := self.one(name)).secret
            and not (option.unless and self.value(chosen, option.unless))
        ]

    def value(self, chosen: Mapping[str, Value], name: str) -> Value:
        """The value in force; only for options that have a default."""
        value = chosen.get(name, self.all[name].default)
        assert value is not None, name
        return value

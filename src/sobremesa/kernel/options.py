"""A game's tunable numbers: what may be set, and reading what was."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any

from .errors import OptionError, UnknownOption, listed, shown

Value = int | bool | str
TEXT = 4000  # characters of a text option
FARTHEST = 10_000  # from 0 that a range may reach
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
    instead: str = ""  #: the text option that takes its place where it is set
    seat: int = 0  #: it is about this seat, counted from 1; 0: about the table
    group: str = ""  #: what it belongs to, as forms show it; "": the word before a dot
    when: tuple[str, ...] = ()  #: another option and the values with which this counts
    seats: tuple[int, ...] = ()  #: at tables of so many seats; none: at all
    follows: Mapping[int, Value] = field(default_factory=dict)  #: by seats, if unset

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
            return listed(self.choices)
        if self.kind == "text":
            return f"a text without spaces of at most {TEXT} characters"
        if self.kind == "bool":
            return "true, false"
        by = f" by {self.step}" if self.step > 1 else ""
        return f"{self.low} to {self.high}{by}"

    @property
    def part(self) -> str:
        """The group that it is shown in: its own, or that of all under its word."""
        return self.group or (self.name.partition(".")[0] if "." in self.name else "")

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
        if self.kind == "enum":
            of = f"option {self.name}"
            raise UnknownOption("choice", value, self.choices, of=of)
        raise OptionError(
            f"option {self.name} cannot be {shown(value)}, it takes {self.range}"
        )


def read_option(name: str, facts: object) -> Option:
    """An option as a game's content tells it: default, range or choices, and `try`.

    With `secret = true` it is told to nobody before the match is over, with
    `unless = "<option>"` beside it only where that option is off.
    `instead = "<option>"` names the text that takes its place where it is set.
    For whoever shows options: `group` is what it belongs to, `when = "mode=teams|mob"`
    and `seats = [6]` say at which tables it means anything, and `follows` what it is
    by the number of seats where nothing is chosen.
    """
    if not isinstance(facts, Mapping):
        raise fault(name, f"is {shown(facts)}, it takes a table of {listed(FACTS)}")
    for fact in facts:
        if fact not in FACTS:
            raise fault(name, f"has {shown(fact)}, it takes {listed(FACTS)}")
    for fact, kind in FACTS.items():
        if fact in facts and not isinstance(facts[fact], kind):
            raise fault(f"{name}.{fact}", f"is {shown(facts[fact])}, of a wrong type")
    default = facts.get("default")
    low, high = read_range(name, facts.get("range", [0, 0]))
    choices = tuple(facts.get("choices", ()))
    for choice in choices:
        if not (isinstance(choice, str) and is_word(choice)):
            raise fault(f"{name}.choices", f"has {shown(choice)}, it takes words")
    if facts.get("step", 1) < 1:
        raise fault(f"{name}.step", f"is {shown(facts['step'])}, it takes 1 or more")
    truths = (False, True) if isinstance(default, bool) else ()
    option = Option(
        name=name,
        default=default,
        low=low,
        high=high,
        step=facts.get("step", 1),
        choices=choices,
        values=tuple(facts.get("try", choices or truths)),
        secret=facts.get("secret", False),
        unless=facts.get("unless", ""),
        instead=facts.get("instead", ""),
        group=facts.get("group", ""),
        when=read_when(name, facts.get("when", "")),
        seats=tuple(facts.get("seats", ())),
        follows=read_follows(name, facts.get("follows", {})),
    )
    for value in option.follows.values():
        check_fact(option, value)
    if "range" in facts and option.kind != "int":
        raise fault(f"{name}.default", f"is {shown(default)}, it takes {low} to {high}")
    if option.kind == "text" and default and default not in option.values:
        told = "it takes true, false, a number in a range, a choice, or a text to try"
        raise fault(f"{name}.default", f"is {shown(default)}, {told}")
    for value in option.values if default is None else (default, *option.values):
        if type(value) is not type(check_fact(option, value)):
            raise fault(name, f"has {shown(value)}, it takes {option.range}")
    return option


FACTS: dict[str, type | UnionType] = {  # of an option in a content.toml
    "default": int | str,
    "range": list,
    "step": int,
    "choices": list,
    "try": list,
    "secret": bool,
    "unless": str,
    "instead": str,
    "group": str,
    "when": str,
    "seats": list,
    "follows": dict,
}


def read_when(name: str, told: str) -> tuple[str, ...]:
    """`mode=teams|mixed`: the other option, and its values."""
    other, _, values = told.partition("=")
    if told and not (other and all(values.split("|"))):
        raise fault(f"{name}.when", f"is {shown(told)}, it takes option=value|value")
    return (other, *values.split("|")) if told else ()


def read_follows(name: str, told: Mapping[str, Any]) -> dict[int, Value]:
    if not all(NUMBER.match(seats) for seats in told):
        raise fault(f"{name}.follows", "takes a value for each number of seats")
    return {int(seats): value for seats, value in told.items()}


def fault(place: str, told: str) -> OptionError:
    return OptionError(f"options.{place} {told}")


def check_fact(option: Option, value: object) -> Value:
    try:
        return option.check(value)
    except OptionError as error:
        raise OptionError(f"options.{option.name}: {error}") from None


def read_range(name: str, value: list[Any]) -> tuple[int, int]:
    ends = [end for end in value if type(end) is int and abs(end) <= FARTHEST]
    if len(value) != 2 or len(ends) != 2 or ends[0] > ends[1]:
        told = f"is {shown(value)}, it takes two whole numbers, the lower one first"
        raise fault(f"{name}.range", f"{told}, none beyond {FARTHEST}")
    return ends[0], ends[1]


def written(value: Value | None) -> str:
    """A value as a `when` names it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


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
        presets: Mapping[str, object] | None = None,
    ) -> None:
        self.all = {option.name: option for option in options}
        for option in self.all.values():
            for other in filter(
                None, (option.unless, option.instead, *option.when[:1])
            ):
                if other not in self.all:
                    raise fault(
                        option.name, f"names {shown(other)}, which is no option"
                    )
        given = presets or {}
        self.presets = {name: self.check(name, given[name]) for name in given}

    def check(self, preset: str, values: object) -> Mapping[str, Value]:
        """A preset as a game's content tells it."""
        place = f"presets.{preset}"
        if not isinstance(values, Mapping):
            raise OptionError(
                f"{place} is {shown(values)}, it takes a table of options"
            )
        try:
            return {name: self.one(name).check(one) for name, one in values.items()}
        except OptionError as error:
            raise OptionError(f"{place}: {error}") from None

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
        raise UnknownOption("preset", name, sorted(self.presets))

    def one(self, name: str) -> Option:
        try:
            return self.all[name]
        except KeyError:
            raise UnknownOption("option", name, self.all) from None

    def hidden(self, chosen: Mapping[str, Value]) -> list[str]:
        """Of what was chosen, the names of what is secret."""
        return [
            name
            for name in chosen
            if (option := self.one(name)).secret
            and not (option.unless and self.value(chosen, option.unless))
        ]

    def applies(self, name: str, chosen: Mapping[str, Value], seats: int) -> bool:
        """Whether an option means anything at such a table; it may be set anyway."""
        option = self.one(name)
        if option.seat > seats or (option.seats and seats not in option.seats):
            return False
        if not option.when:
            return True
        other, *values = option.when
        known = chosen.get(other, self.one(other).default)
        if known is None:
            known = self.one(other).follows.get(seats)
        return written(known) in values and self.applies(other, chosen, seats)

    def value(self, chosen: Mapping[str, Value], name: str) -> Value:
        """The value in force; only for options that have a default."""
        value = chosen.get(name, self.one(name).default)
        assert value is not None, name
        return value

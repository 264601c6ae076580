"""What can be turned in a game: its options, and every number of its content.

A knob is known by its place in content.toml: `cards.rot.mushrooms`,
`key_slots.more[2]` in a list, `cards.anvil.steps#1` for the first number of a text; an
option by its own name.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.kernel.errors import Mistake, Unknown, shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Option, Value
from sobremesa.kernel.overlay import NAMES, Overlay, lay
from sobremesa.stock import printed_content

Step = str | int  # a name in a table, or a place in a list
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")  # in a text; no rule's, no name's
APART = ("options", "presets", "words", "game", "title")  # no content of the box


@dataclass(frozen=True)
class Knob:
    """One thing to turn, and the values it may have, in order."""

    name: str
    place: tuple[Step, ...]
    at: int  # the number within a text, from 1; 0: the thing itself
    printed: Value
    values: tuple[Value, ...]

    def far(self, value: Value) -> float:
        """How far from what is printed, from 0 to 1."""
        steps = [abs(at - self.home) for at in (0, len(self.values) - 1)]
        return abs(self.values.index(value) - self.home) / max(1, *steps)

    @property
    def home(self) -> int:
        return self.values.index(self.printed)


Turned = dict[Knob, Value]


def knobs(game: Game, patterns: Sequence[str]) -> list[Knob]:
    """Those that some patterns name, each with its range."""
    content = lay(printed_content(game), game.overlay.changes)
    known = {name: found for name, *found in places(game, content)}
    chosen: dict[str, None] = {}
    for pattern in patterns:
        named = [name for name in known if fnmatchcase(name, pattern)]
        named = [pattern] if pattern in known else named
        for name, option in game.options.all.items():
            if option.default is None and fnmatchcase(name, pattern):
                raise Complaint("error-follows", name=name)
        if not named:
            raise Unknown("knob", pattern, known)
        chosen |= dict.fromkeys(named)
    made = [in_range(game, content, name, *known[name]) for name in chosen]
    return [knob for knob in made if len(knob.values) > 1]


def numbers(game: Game) -> dict[str, Value]:
    """All numbers and truths of a game's content by name; no options."""
    content = lay(printed_content(game), game.overlay.changes)
    found = places(game, content)
    return {name: value for name, place, _, value in found if place[0] != "options"}


def options(game: Game) -> list[str]:
    """The options among what can be turned, by name."""
    content = lay(printed_content(game), game.overlay.changes)
    return [name for name, place, *_ in places(game, content) if place[0] == "options"]


def with_numbers(game: Game, values: Mapping[str, Value]) -> Overlay:
    """The overlay of some of them changed, over what the game has already.

    Whether the game takes them, it says itself.
    """
    content = lay(printed_content(game), game.overlay.changes)
    known = {name: found for name, *found in places(game, content)}
    made: Turned = {}
    for name, value in values.items():
        if name not in known or known[name][0][0] == "options":
            raise Unknown("knob", name, numbers(game))
        place, at, there = known[name]
        if type(value) is not type(there) or (at and int(value) < 0):
            takes = "true, false" if isinstance(there, bool) else "0, 1, 2 …"
            raise Complaint("error-knob", name=name, value=shown(value), takes=takes)
        made[Knob(name, place, at, there, (there, value))] = value
    return turned(game, content, made)


def places(
    game: Game, content: Mapping[str, Any]
) -> Iterator[tuple[str, Any, int, Value]]:
    """Name, place, number within a text, and what is there."""
    for name, option in game.options.all.items():
        if name in content.get("options", {}) and option.default is not None:
            if option.kind != "text":
                yield name, ("options", name, "default"), 0, option.default
    for table, rows in content.items():
        if table not in APART:
            yield from inside(rows, (table,), table)


def inside(
    value: object, place: tuple[Step, ...], name: str
) -> Iterator[tuple[str, Any, int, Value]]:
    if isinstance(value, dict):
        for key, one in value.items():
            if key not in NAMES:
                yield from inside(one, (*place, key), f"{name}.{key}")
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from inside(one, (*place, at), f"{name}[{at + 1}]")
    elif isinstance(value, int):
        yield name, place, 0, value
    elif isinstance(value, str):
        for at, number in enumerate(NUMBER.findall(value), start=1):
            yield f"{name}#{at}", place, at, int(number)


def in_range(
    game: Game,
    content: Mapping[str, Any],
    name: str,
    place: tuple[Step, ...],
    at: int,
    printed: Value,
) -> Knob:
    """Half as much to half as much again, as far as the game takes it."""
    option = game.options.all.get(name)
    if isinstance(printed, bool):
        values: list[Value] = [False, True]
    elif option is not None and option.choices:
        values = list(option.choices)
    else:
        assert isinstance(printed, int)
        values = list(near(printed, option))
    knob = Knob(name, place, at, printed, tuple(values))
    return Knob(name, place, at, printed, tuple(taken(game, content, knob)))


def near(printed: int, option: Option | None) -> range:
    span = max(1, (abs(printed) + 1) // 2)
    if option is None:
        return range(max(0, printed - span), printed + span + 1)
    tried = [one for one in option.values if isinstance(one, int)]
    low = max(option.low, min([printed - span, *tried]))
    high = min(option.high, max([printed + span, *tried]))
    low += (option.low - low) % option.step
    return range(low, high + 1, option.step)


def taken(game: Game, content: Mapping[str, Any], knob: Knob) -> list[Value]:
    """The values that the game accepts, one knob turned alone: cut at both ends."""
    values = list(knob.values)
    for end in (0, -1):
        while values[end] != knob.printed and not is_playable(
            game, turned(game, content, {knob: values[end]})
        ):
            values.pop(end)
    return values


def is_playable(
    game: Game,
    overlay: Overlay,
    options: Mapping[str, Value] | None = None,
    seats: int = 0,
) -> bool:
    """At the table of a first match, or at one that is named."""
    try:
        game.carrying(overlay).set_up(options or {}, seats or game.first.seats)
    except Mistake:
        return False
    return True


def turned(
    game: Game, content: Mapping[str, Any], values: Mapping[Knob, Value]
) -> Overlay:
    """The overlay of some knobs turned, over what the game has already."""
    changes: dict[str, Any] = {}
    for knob, value in values.items():
        if value == knob.printed:
            continue
        put(changes, content, knob, value)
    return game.overlay.under(Overlay.from_changes(changes))


def put(
    changes: dict[str, Any], content: Mapping[str, Any], knob: Knob, value: Value
) -> None:
    """Lay one value at its place: tables by name, a list as a whole."""
    below: Any = changes
    printed: Any = content
    way: tuple[Any, ...] = knob.place  # through tables and lists alike
    for at, step in enumerate(way):
        printed = printed[step] if isinstance(printed, list) else printed.get(step, {})
        if at == len(way) - 1:
            below[step] = with_number(below, step, printed, knob.at, value)
            return
        if isinstance(below, dict) and step not in below:
            below[step] = deepcopy(printed) if isinstance(printed, list) else {}
        below = below[step]


def with_number(below: Any, step: Any, printed: Any, at: int, value: Value) -> Any:
    """The value; or the text with one of its numbers replaced."""
    if not at:
        return value
    there = below[step] if isinstance(below, list) or step in below else printed
    seen = iter(range(1, 1000))
    return NUMBER.sub(lambda one: str(value) if next(seen) == at else one[0], there)


def as_toml(game: str, changes: Mapping[str, Any]) -> str:
    """Changes as a file of own content."""
    lines = [f'game = "{game}"']
    for place, table in tables(changes, ()):
        plain = {key: one for key, one in table.items() if not isinstance(one, dict)}
        if plain and place:
            lines += ["", f"[{'.'.join(map(key_text, place))}]"]
        lines += [f"{key_text(key)} = {inline(one)}" for key, one in plain.items()]
    return "\n".join(lines) + "\n"


def tables(
    changes: Mapping[str, Any], place: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Mapping[str, Any]]]:
    yield place, changes
    for key, one in changes.items():
        if isinstance(one, dict):
            yield from tables(one, (*place, key))


def key_text(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key, re.ASCII) else f'"{key}"'


def inline(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, dict):
        told = ", ".join(
            f"{key_text(key)} = {inline(one)}" for key, one in value.items()
        )
        return f"{{ {told} }}"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)

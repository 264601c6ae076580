"""A series over several set-ups: options that change from match to match."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value

MOST = 10_000  # set-ups of one series
PRESET = "preset"
STANDARD = "standard"  # no preset, where presets are varied
Varied = tuple[str, tuple[object, ...]]
SetUp = tuple[dict[str, Value], dict[str, Value]]  # what differs, all options


def read_varied(game: Game, text: str) -> Varied:
    """`deck.1` (all its values), or `deck.1=iron_bulwark,black_lab`; `preset` too."""
    name, equals, given = text.partition("=")
    values: tuple[object, ...] = tuple(game.options.presets)
    if name != PRESET:
        values = game.options.one(name).values
    if equals:
        values = tuple(value for value in given.split(",") if value)
    if not values:
        raise Complaint("error-vary", option=name)
    return name, values


def set_ups(
    game: Game, chosen: Mapping[str, Value], varied: Sequence[str], seats: int
) -> tuple[SetUp, ...]:
    """What is varied and the options of every set-up, each checked.

    The last option changes fastest. One if nothing is varied.
    """
    read = [read_varied(game, text) for text in varied]
    names = [name for name, _ in read]
    for at, name in enumerate(names):
        if (name in chosen and name != PRESET) or name in names[:at]:
            raise Complaint("error-twice", option=name)
    number = 1
    for _, values in read:
        number *= len(values)
    if number > MOST:
        raise Complaint("error-vary-many", number=str(number), most=str(MOST))
    made = []
    for values in product(*(values for _, values in read)):
        given = dict(zip(names, values, strict=True))
        asked = {**chosen, **given}
        if asked.get(PRESET) == STANDARD:
            del asked[PRESET]
        options = game.set_up(asked, seats)
        refuse_idle(game, names, options, seats)
        made.append((told(game, given, options), options))
    return tuple(made)


def told(
    game: Game, given: Mapping[str, object], options: Mapping[str, Value]
) -> dict[str, Value]:
    """What a set-up differs by, as it is shown."""
    return {
        name: str(value) if name == PRESET else game.options.value(options, name)
        for name, value in given.items()
    }


def written(differs: Mapping[str, Value]) -> str:
    return ", ".join(f"{name}={value}" for name, value in differs.items())


def refuse_idle(
    game: Game, names: Iterable[str], chosen: Mapping[str, Value], seats: int
) -> None:
    """What is asked for must be able to make a difference."""
    for name in names:
        option = game.options.all.get(name)
        if option is None:
            continue  # a preset
        if option.seat > seats:
            table = str(seats)
            raise Complaint("error-no-seat", option=name, seats=table)
        if option.instead and game.options.value(chosen, option.instead):
            raise Complaint("error-idle", option=name, other=option.instead)

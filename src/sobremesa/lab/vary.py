"""A series over several set-ups: options that change from match to match."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from statistics import fmean
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value

MOST = 10_000  # set-ups of one series
Varied = tuple[str, tuple[object, ...]]


def read_varied(game: Game, text: str) -> Varied:
    """`deck.1` (all its values), or `deck.1=iron_bulwark,black_lab`."""
    name, equals, given = text.partition("=")
    option = game.options.one(name)
    values: tuple[object, ...] = option.values
    if equals:
        values = tuple(value for value in given.split(",") if value)
    if not values:
        raise Complaint("error-vary", option=name)
    return name, values


def set_ups(
    game: Game, chosen: Mapping[str, Value], varied: Sequence[str], seats: int
) -> tuple[dict[str, Value], ...]:
    """The options of every set-up, each checked; the last option changes fastest.

    None if nothing is varied.
    """
    if not varied:
        return ()
    read = [read_varied(game, text) for text in varied]
    names = [name for name, _ in read]
    for at, name in enumerate(names):
        if name in chosen or name in names[:at]:
            raise Complaint("error-twice", option=name)
    number = 1
    for _, values in read:
        number *= len(values)
    if number > MOST:
        raise Complaint("error-vary-many", number=str(number), most=str(MOST))
    made = tuple(
        game.set_up({**chosen, **dict(zip(names, values, strict=True))}, seats)
        for values in product(*(values for _, values in read))
    )
    for options in made:
        refuse_idle(game, names, options, seats)
    return made


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


def tell_set_ups(
    game: Game,
    varied: Sequence[str],
    set_ups: Sequence[Mapping[str, Value]],
    scores: Mapping[int, Sequence[float]],
) -> list[dict[str, Any]]:
    """The mean score of every seat in each set-up, from the scores by match."""
    names = [text.partition("=")[0] for text in varied]
    told = []
    for at, options in enumerate(set_ups):
        played = [one for n, one in scores.items() if n % len(set_ups) == at]
        if played:
            told.append(
                {
                    "options": {n: game.options.value(options, n) for n in names},
                    "matches": len(played),
                    "scores": [
                        round(fmean(one[seat] for one in played), 6)
                        for seat in range(len(played[0]))
                    ],
                }
            )
    return told

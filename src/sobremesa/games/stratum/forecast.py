"""What the end of the round would bring, if it came now: played on a copy."""

from typing import Final

import msgspec

from sobremesa.kernel.log import Silence

from .content import CARNIVORE, HERBIVORE, IVY, PLANT, THING_IDS
from .rules_ecosystem import (
    CHANGES,
    NO,
    STEPS,
    act,
    changeable,
    condition,
    end_of_round,
)
from .rules_table import Land

# The steps of ST-10: their rules, whether something dies, how many conditions each has.
RULES: Final = ("10.2", "10.3", "10.4", "10.5")
DEATHS: Final = (True, False, True, False)
CLAUSES: Final = (3, 3, 2, 1)


class Lamp(msgspec.Struct, frozen=True):
    """One step of the ecosystem, if it acted now: on with its condition, or off."""

    rule: str
    thing: str
    dies: bool  # else it grows
    on: bool
    clause: str  # of several conditions the one that holds: "a", "b", "c"
    prevented: bool  # on, but the marked card hibernates or there is none
    after: (
        str  # the rule of the step before it that has changed the census; "" for none
    )
    plants: int  # the census that it judges, after those before it
    herbivores: int
    carnivores: int


class Forecast(msgspec.Struct, frozen=True):
    lamps: list[Lamp]
    ivies: frozenset[int]  # stamps of the plants whose Ivy will act


def foretell(land: Land) -> Forecast:
    """The ecosystem's four steps and the Ivies of the round's end, as things are."""
    after = land.clone()
    lamps = take_steps(after)
    ivies = carriers(land)
    if not ivies:
        return Forecast(lamps=lamps, ivies=frozenset())
    end_of_round(after, Silence())
    return Forecast(lamps=lamps, ivies=ivies - carriers(after))


def take_steps(land: Land) -> list[Lamp]:
    """10.1 Four steps in order: what each does after those before it."""
    lamps = list[Lamp]()
    died, after = False, ""
    for step in range(STEPS):
        clause = int(condition(land, step, died=died))
        held = clause != NO and not changeable(land, CHANGES[step], Silence())
        lamps.append(lamp(land, step, clause, held=held, after=after))
        died = act(land, step, clause, Silence())
        if clause != NO and not held:
            after = RULES[step]
    return lamps


def lamp(land: Land, step: int, clause: int, *, held: bool, after: str) -> Lamp:
    on = clause != NO
    return Lamp(
        rule=RULES[step],
        thing=THING_IDS[CHANGES[step]],
        dies=DEATHS[step],
        on=on,
        clause="abc"[clause] if on and CLAUSES[step] > 1 else "",
        prevented=held,
        after=after,
        plants=int(land.census(PLANT)),
        herbivores=int(land.census(HERBIVORE)),
        carnivores=int(land.census(CARNIVORE)),
    )


def carriers(land: Land) -> frozenset[int]:
    """Stamps of the plants that carry an Ivy."""
    return frozenset(
        int(stamp) for row, stamp in enumerate(land.stamp) if land.does(row) == IVY
    )

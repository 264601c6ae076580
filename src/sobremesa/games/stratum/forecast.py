"""What the end of the round would bring, if it came now: played on a copy."""

from typing import Final

import msgspec

from sobremesa.kernel.log import Silence

from .content import IVY, THING_IDS
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

# The steps of ST-10: their rules, whether something dies, and the conditions for it.
RULES: Final = ("10.2", "10.3", "10.4", "10.5")
DEATHS: Final = (True, False, True, False)
TESTS: Final = (
    ("P = 0", "H ≥ P + {gap}", "C ≥ H + {gap}"),
    ("C = 0", "H ≥ C + {gap}", "P ≥ H + {gap}"),
    ("H = 0", "C ≥ H + {gap}"),
    ("H ≥ C + {gap}",),
)


class Lamp(msgspec.Struct, frozen=True):
    """One step of the ecosystem, if it acted now: on with its condition, or off."""

    rule: str
    thing: str
    dies: bool  # else it grows
    clause: str  # of several conditions the one that holds: "a", "b", "c"
    test: str  # that condition: "H ≥ P + 2"; "" for off
    prevented: bool  # on, but the marked card hibernates or there is none


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
    lamps = []
    died = False
    for step in range(STEPS):
        clause = int(condition(land, step, died=died))
        held = clause != NO and not changeable(land, CHANGES[step], Silence())
        lamps.append(lamp(land, step, clause, held=held))
        died = act(land, step, clause, Silence())
    return lamps


def lamp(land: Land, step: int, clause: int, *, held: bool) -> Lamp:
    tests, on = TESTS[step], clause != NO
    return Lamp(
        rule=RULES[step],
        thing=THING_IDS[CHANGES[step]],
        dies=DEATHS[step],
        clause="abc"[clause] if on and len(tests) > 1 else "",
        test=tests[clause].format(gap=land.box.gap) if on else "",
        prevented=held,
    )


def carriers(land: Land) -> frozenset[int]:
    """Stamps of the plants that carry an Ivy."""
    return frozenset(
        int(stamp) for row, stamp in enumerate(land.stamp) if land.does(row) == IVY
    )

"""Exact chances of an attack: worked out once, then looked up.

Bots weigh with them, and boards show them. Cards nobody has shown are not reckoned
with. The defender of a bot's forecast answers each hit so that it keeps most, that of
a board's so that it stays on the table.
"""

import math
from typing import Final

from sobremesa.kernel.native import append, i64, vec

from .content import HEALTH, MOVEMENT, RESISTANCE, TYPES
from .rules_attack import CLOSE_PANIC, EXITO, RANGED_PANIC
from .rules_box import Box

SHOT: Final = 0  # ways to attack
FIGHT: Final = 1
STEADY: Final = 2  # without critical failures
WAYS: Final = 3
LOSS: Final = 0.6  # what a defender fears of dying beyond its own worth
NEVER: Final = 99  # ones: more than any roll has
HIT: Final = 10  # hits are a number: a digit each, the first to be answered the lowest
DICE: Final = 6  # an attack has fewer
SHIFTS: Final = 8  # modifiers from -4 to 3
LOWEST: Final = -4
HEALTHS: Final = 6
WOUNDS: Final = 7


def soundness(health: i64, full: i64, wounds: i64, limit: i64) -> float:
    """What is left of a unit, from 0 to 1."""
    whole = 0.45 + 0.55 * float(health) / float(full)
    return whole * (1.0 - 0.45 * float(wounds) / float(limit))


def with_ones(dice: i64, ones: i64, others: float) -> float:
    """The chance of so many ones, and of nothing else but so many other faces."""
    chance: float = 1.0
    for k in range(ones):
        chance *= float(dice - k) / float(k + 1) / 6.0
    for _ in range(dice - ones):
        chance *= others / 6.0
    return chance


def slip(dice: i64, value: i64) -> float:
    """The chance that a hit of a value is not evaded."""
    chance: float = 1.0
    for _ in range(dice):
        chance *= float(value - 1) / 6.0
    return chance


def before(hits: i64, value: i64) -> i64:
    """Hits, with one more that is answered before them."""
    return hits * HIT + value


class Chances:
    """Tables for one set of dice options; an entry is filled when first asked for."""

    def __init__(self, box: Box, keeping: float, fleeing: i64) -> None:
        self.keeping = keeping  # how much a defender minds what stays of it
        self.fleeing = fleeing  # ones among evade dice that remove it (9.5)
        self.hit_on: i64 = box.hit_on
        self.limit: i64 = box.wound_limit
        self.light = float(box.light_max) / 6.0
        self.choice = box.evade_choice
        self.panic = box.panic
        self.bleeding = box.self_wounds
        size = WAYS * TYPES * HEALTHS * WOUNDS * DICE * SHIFTS
        self.kills = [-1.0] * size
        self.lefts = [0.0] * size
        self.losses = [-1.0] * (WAYS * WOUNDS * DICE)
        self.sounds = [0.0] * (WAYS * WOUNDS * DICE)
        self.known: dict[int, tuple[float, float]] = {}
        self.reach = vec[i64]()  # by kind: largest square of a walk and a shot
        self.charge = vec[i64]()  # of a run into contact
        self.farthest: i64 = 0
        for kind in range(TYPES):
            move = float(MOVEMENT[kind])
            far = math.sqrt(float(box.range)) + move / 2.0
            near = math.sqrt(float(box.contact))
            near += move if box.run_melee else move / 2.0
            self.reach = append(self.reach, i64(far * far))
            self.charge = append(self.charge, i64(near * near))
            self.farthest = max(self.farthest, i64(far * far))

    # The roll

    def hits(self, way: i64, dice: i64, change: i64) -> float:
        """The chance that a die hits (8.3), of an attacker that does not panic."""
        missing: float = 0.0
        for face in range(2, 6):
            if face + change < self.hit_on:
                missing += 1.0
        chance: float = 0.0
        for ones in range(min(dice + 1, self.flight(way))):
            chance += with_ones(dice, ones, 5.0) - with_ones(dice, ones, missing)
        return chance

    def hurts(self, way: i64, dice: i64) -> float:
        """The chance that an attacker's ones wound it or make it flee."""
        safe = way == STEADY or not self.bleeding
        chance: float = 0.0
        for ones in range(self.flight(way) if safe else 1, dice + 1):
            chance += with_ones(dice, ones, 5.0)
        return chance

    # The target

    def entry(
        self, way: i64, kind: i64, health: i64, wounds: i64, dice: i64, change: i64
    ) -> i64:
        """Where an attack's chances stand in `kills` and `lefts`."""
        at = ((way * TYPES + kind) * HEALTHS + health) * WOUNDS + wounds
        at = (at * DICE + dice) * SHIFTS + change - LOWEST
        if self.kills[at] < 0.0:
            kill, left = self.rolled(way, kind, health, wounds, dice, change)
            self.kills[at] = kill
            self.lefts[at] = left
        return at

    def rolled(
        self, way: i64, kind: i64, health: i64, wounds: i64, dice: i64, change: i64
    ) -> tuple[float, float]:
        """Over all attack rolls: the chance to kill, and what stays of the target."""
        kill: float = 0.0
        left: float = 0.0
        flight = self.flight(way)
        for roll in range(6**dice):
            ones: i64 = 0
            hits: i64 = 0
            rest: i64 = roll
            order: i64 = 2
            counts = [0, 0, 0, 0, 0, 0]
            for _ in range(dice):
                counts[rest % 6] += 1
                rest = rest // 6
            ones = counts[0]
            while order < 7:
                value = order + change
                if order == 6:
                    value = EXITO
                if order == 6 or value >= self.hit_on:
                    for _ in range(counts[order - 1]):
                        hits = before(hits, value)
                order += 1
            if ones >= flight:
                hits = 0
            one, two = self.meets(hits, kind, health, wounds)
            kill += one
            left += two
        total = float(6**dice)
        return kill / total, left / total

    def flight(self, way: i64) -> i64:
        """Ones that make an attacker panic (9.5)."""
        if not self.panic or way == STEADY:
            return NEVER
        return CLOSE_PANIC if way == FIGHT else RANGED_PANIC

    def meets(
        self, hits: i64, kind: i64, health: i64, wounds: i64
    ) -> tuple[float, float]:
        """The chance to fall to hits, one after another, and what stays."""
        if health <= 0 or wounds >= self.limit:
            return 1.0, 0.0
        if hits == 0:
            return 0.0, soundness(health, HEALTH[kind], wounds, self.limit)
        key = int(((hits * TYPES + kind) * HEALTHS + health) * WOUNDS + wounds)
        if key in self.known:
            return self.known[key]
        value: i64 = hits % HIT
        rest: i64 = hits // HIT
        answer = self.meets(rest, kind, health - 1, wounds)
        if value != EXITO:
            dodge = self.dodges(value, rest, kind, health, wounds)
            if self.minds(answer) > self.minds(dodge) or not self.choice:
                answer = dodge
        self.known[key] = answer
        return answer

    def minds(self, fate: tuple[float, float]) -> float:
        """How bad a chance to fall is to a defender, with what stays of it."""
        return LOSS * fate[0] - self.keeping * fate[1]

    def dodges(
        self, value: i64, rest: i64, kind: i64, health: i64, wounds: i64
    ) -> tuple[float, float]:
        """By the number of ones, whether the hit is evaded or not: 8.6, 8.8, 9.5."""
        kill: float = 0.0
        left: float = 0.0
        dice: i64 = RESISTANCE[kind]
        low = float(max(0, value - 2))  # faces that are no one and too low
        for ones in range(dice + 1):
            thrown = with_ones(dice, ones, 5.0)
            if ones >= self.fleeing:
                kill += thrown
                continue
            missed = with_ones(dice, ones, low)
            one, two = self.stumbles(ones, rest, kind, health - 1, wounds)
            kill += missed * one
            left += missed * two
            one, two = self.stumbles(ones, rest, kind, health, wounds)
            kill += (thrown - missed) * one
            left += (thrown - missed) * two
        return kill, left

    def stumbles(
        self, ones: i64, rest: i64, kind: i64, health: i64, wounds: i64
    ) -> tuple[float, float]:
        if health <= 0 or ones == 0 or wounds >= self.limit:
            return self.meets(rest, kind, health, wounds)
        mild = self.stumbles(ones - 1, rest, kind, health, wounds + 1)
        grave = self.stumbles(ones - 1, rest, kind, health, wounds + 2)
        light, heavy = self.light, 1.0 - self.light
        kill = light * mild[0] + heavy * grave[0]
        return kill, light * mild[1] + heavy * grave[1]

    # The attacker

    def own(self, way: i64, wounds: i64, dice: i64) -> i64:
        """Where the attacker's own risk stands in `losses` and `sounds`."""
        at = (way * WOUNDS + wounds) * DICE + dice
        if self.losses[at] < 0.0:
            self.losses[at], self.sounds[at] = self.strains(way, wounds, dice)
        return at

    def strains(self, way: i64, wounds: i64, dice: i64) -> tuple[float, float]:
        """The chance to be lost by one's own ones, and what else stays."""
        lost: float = 0.0
        left: float = 0.0
        flight = self.flight(way)
        for ones in range(dice + 1):
            chance = with_ones(dice, ones, 5.0)
            if ones >= flight:
                lost += chance
            elif way == STEADY or not self.bleeding:
                left += chance * (1.0 - 0.45 * float(wounds) / float(self.limit))
            else:
                one, two = self.bleeds(ones, wounds)
                lost += chance * one
                left += chance * two
        return lost, left

    def bleeds(self, ones: i64, wounds: i64) -> tuple[float, float]:
        if wounds >= self.limit:
            return 1.0, 0.0
        if ones == 0:
            return 0.0, 1.0 - 0.45 * float(wounds) / float(self.limit)
        mild = self.bleeds(ones - 1, wounds + 1)
        grave = self.bleeds(ones - 1, wounds + 2)
        light, heavy = self.light, 1.0 - self.light
        return (
            light * mild[0] + heavy * grave[0],
            light * mild[1] + heavy * grave[1],
        )


class Shelf:
    """The tables last asked for: boxes are compared by identity."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.table: Chances | None = None
        self.known: dict[str, Chances] = {}


SHELF: Final = Shelf()
KEPT: Final = 64  # tables


def chances(box: Box) -> Chances:
    """The tables that bots weigh with, of a defender that keeps most."""
    table = SHELF.table
    if table is not None and SHELF.box is box:
        return table
    SHELF.box = box
    SHELF.table = table = shelved(box, 1.0, NEVER)
    return table


def last_chances(box: Box, close: bool) -> Chances:
    """The tables for boards, of a defender that stays on the table if it can."""
    flight = CLOSE_PANIC if close else RANGED_PANIC
    return shelved(box, 0.0, flight if box.panic_defence else NEVER)


def shelved(box: Box, keeping: float, fleeing: i64) -> Chances:
    """Boxes with the same dice and distances share their tables."""
    facts = [box.hit_on, box.wound_limit, box.light_max, box.contact, box.range]
    rules = [box.evade_choice, box.panic, box.self_wounds, box.run_melee]
    key = f"{facts} {rules} {keeping} {fleeing}"
    if key not in SHELF.known:
        if len(SHELF.known) >= KEPT:
            SHELF.known.clear()
        SHELF.known[key] = Chances(box, keeping, fleeing)
    return SHELF.known[key]

"""Exact chances of an attack: worked out once, then looked up.

Bots weigh with them, and boards show them. Cards nobody has shown are not reckoned
with. The defender of a bot's forecast answers each hit so that it keeps most, that of
a board's so that it stays on the table.
"""

import math
from typing import Final

from sobremesa.kernel.native import append, i64, vec

from .content import Content
from .heuristics_rolls import rolls_of, with_ones
from .rules_attack import EXITO, evades, hit_value, panic_limit, strikes
from .rules_box import Box
from .rules_table import Field, is_light

SHOT: Final = 0  # ways to attack
FIGHT: Final = 1
STEADY: Final = 2  # without critical failures
WAYS: Final = 3
LOSS: Final = 0.6  # what a defender fears of dying beyond its own worth
NEVER: Final = 99  # ones: more than any roll has
HIT: Final = 10  # hits are a number: a digit each, the first to be answered the lowest
SHIFTS: Final = 8  # modifiers from -4 to 3
LOWEST: Final = -4
WOUNDS: Final = 7


def soundness(health: i64, full: i64, wounds: i64, limit: i64) -> float:
    """What is left of a unit, from 0 to 1."""
    whole = 0.45 + 0.55 * float(health) / float(full)
    return whole * (1.0 - 0.45 * float(wounds) / float(limit))


def slip(dice: i64, value: i64) -> float:
    """The chance that a hit of a value is not evaded."""
    chance: float = 1.0
    low = too_low(value, 1)
    for _ in range(dice):
        chance *= low / 6.0
    return chance


def too_low(value: i64, least: i64) -> float:
    """Faces from the least one on that do not evade a hit of a value (8.6)."""
    count: float = 0.0
    for face in range(least, 7):
        if not evades(face, value):
            count += 1.0
    return count


def way_of(field: Field, close: bool) -> i64:
    """How an attack would be made, with the cards in force."""
    if field.attack.calm:
        return STEADY
    return FIGHT if close else SHOT


def light_faces(box: Box) -> float:
    """Faces of the wound die that are light wounds (9.1)."""
    count: float = 0.0
    for face in range(1, 7):
        if is_light(box, face):
            count += 1.0
    return count


def before(hits: i64, value: i64) -> i64:
    """Hits, with one more that is answered before them."""
    return hits * HIT + value


def most_dice(content: Content) -> int:
    """8.1 Dice pool: the largest that an attack can have."""
    return max(content.ranged + content.close) + max(content.designs.dice)


class Chances:
    """Tables for one set of dice options; an entry is filled when first asked for."""

    def __init__(self, box: Box, keeping: float, fleeing: i64) -> None:
        content = box.content
        self.health = content.health  # by kind
        self.resistance = content.resistance
        self.types: i64 = content.types
        self.healths: i64 = max(content.health) + 1
        self.dice: i64 = most_dice(content) + 1
        self.damage: i64 = content.hit_damage
        self.mild: i64 = content.light_wound
        self.grave: i64 = content.grave_wound
        self.panic_ranged: i64 = panic_limit(box, False)
        self.panic_close: i64 = panic_limit(box, True)
        self.keeping = keeping  # how much a defender minds what stays of it
        self.fleeing = fleeing  # ones among evade dice that remove it (9.5)
        self.hit_on: i64 = box.hit_on
        self.limit: i64 = box.wound_limit
        self.light = light_faces(box) / 6.0
        self.choice = box.evade_choice
        self.panic = box.panic
        self.bleeding = box.self_wounds
        kinds = int(WAYS * self.types * self.healths * WOUNDS)
        size = kinds * int(self.dice) * SHIFTS
        self.kills = [-1.0] * size
        self.lefts = [0.0] * size
        self.losses = [-1.0] * (WAYS * WOUNDS * int(self.dice))
        self.sounds = [0.0] * (WAYS * WOUNDS * int(self.dice))
        self.known: dict[int, tuple[float, float]] = {}
        self.reach = vec[i64]()  # by kind: largest square of a walk and a shot
        self.charge = vec[i64]()  # of a run into contact
        self.farthest: i64 = 0
        for kind in range(self.types):
            move = float(content.movement[kind])
            near = math.sqrt(float(box.contact))
            near += move if box.run_melee else move / 2.0
            far = math.sqrt(float(box.range)) + move / 2.0
            if content.ranged[kind] == 0:  # it threatens nobody from afar
                far = near
            self.reach = append(self.reach, i64(far * far))
            self.charge = append(self.charge, i64(near * near))
            self.farthest = max(self.farthest, i64(far * far))

    # The roll

    def hits(self, way: i64, dice: i64, change: i64) -> float:
        """The chance that a die hits (8.3), of an attacker that does not panic."""
        missing: float = 0.0
        for face in range(2, 7):
            if not strikes(face, change, self.hit_on):
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
        at = ((way * self.types + kind) * self.healths + health) * WOUNDS + wounds
        at = (at * self.dice + dice) * SHIFTS + change - LOWEST
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
        for counts in rolls_of(dice):
            _, hits = self.thrown(counts, way, change)
            one, two = self.meets(hits, kind, health, wounds)
            often = float(counts[0])
            kill += often * one
            left += often * two
        total = float(6**dice)
        return kill / total, left / total

    def thrown(self, counts: list[int], way: i64, change: i64) -> tuple[i64, i64]:
        """One of all attack rolls: its ones, and the hits that count."""
        hits: i64 = 0
        ones: i64 = counts[1]
        if ones >= self.flight(way):
            return ones, 0
        for face in range(2, 7):
            if strikes(face, change, self.hit_on):
                for _ in range(counts[face]):
                    hits = before(hits, hit_value(face, change))
        return ones, hits

    def flight(self, way: i64) -> i64:
        """Ones that make an attacker panic (9.5)."""
        if not self.panic or way == STEADY:
            return NEVER
        return self.panic_close if way == FIGHT else self.panic_ranged

    def meets(
        self, hits: i64, kind: i64, health: i64, wounds: i64
    ) -> tuple[float, float]:
        """The chance to fall to hits, one after another, and what stays."""
        if health <= 0 or wounds >= self.limit:
            return 1.0, 0.0
        if hits == 0:
            return 0.0, soundness(health, self.health[kind], wounds, self.limit)
        place = (hits * self.types + kind) * self.healths + health
        key = int(place * WOUNDS + wounds)
        if key in self.known:
            return self.known[key]
        value: i64 = hits % HIT
        rest: i64 = hits // HIT
        answer = self.meets(rest, kind, health - self.damage, wounds)
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
        dice: i64 = self.resistance[kind]
        low = too_low(value, 2)
        for ones in range(dice + 1):
            thrown = with_ones(dice, ones, 5.0)
            if ones >= self.fleeing:
                kill += thrown
                continue
            missed = with_ones(dice, ones, low)
            one, two = self.stumbles(ones, rest, kind, health - self.damage, wounds)
            kill += missed * one
            left += missed * two
            one, two = self.stumbles(ones, rest, kind, health, wounds)
            kill += (thrown - missed) * one
            left += (thrown - missed) * two
        return kill, left

    def escapes(self, value: i64, kind: i64) -> float:
        """The chance that a hit is evaded, by one that does not flee (8.6, 9.5)."""
        chance: float = 0.0
        dice: i64 = self.resistance[kind]
        for ones in range(min(dice + 1, self.fleeing)):
            chance += with_ones(dice, ones, 5.0)
            chance -= with_ones(dice, ones, too_low(value, 2))
        return chance

    def stings(self, kind: i64) -> float:
        """The chance that whoever evades rolls a one (8.8), whatever else comes."""
        chance: float = 0.0
        dice: i64 = self.resistance[kind]
        for ones in range(1, dice + 1):
            chance += with_ones(dice, ones, 5.0)
        return chance

    def stumbles(
        self, ones: i64, rest: i64, kind: i64, health: i64, wounds: i64
    ) -> tuple[float, float]:
        if health <= 0 or ones == 0 or wounds >= self.limit:
            return self.meets(rest, kind, health, wounds)
        mild = self.stumbles(ones - 1, rest, kind, health, wounds + self.mild)
        grave = self.stumbles(ones - 1, rest, kind, health, wounds + self.grave)
        light, heavy = self.light, 1.0 - self.light
        kill = light * mild[0] + heavy * grave[0]
        return kill, light * mild[1] + heavy * grave[1]

    # The attacker

    def own(self, way: i64, wounds: i64, dice: i64) -> i64:
        """Where the attacker's own risk stands in `losses` and `sounds`."""
        at = (way * WOUNDS + wounds) * self.dice + dice
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

    def last_strains(
        self,
        way: i64,
        kind: i64,
        health: i64,
        wounds: i64,
        dice: i64,
        change: i64,
        own: i64,
    ) -> tuple[float, float]:
        """The chances to be lost and to be hurt by one's own ones (9.8).

        The target's fall ends the match: after it no wounds are rolled.
        """
        lost: float = 0.0
        hurt: float = 0.0
        for counts in rolls_of(dice):
            ones, hits = self.thrown(counts, way, change)
            often = float(counts[0])
            if ones >= self.flight(way):
                lost += often
                hurt += often
            elif ones > 0 and way != STEADY and self.bleeding:
                stays = often * (1.0 - self.meets(hits, kind, health, wounds)[0])
                hurt += stays
                lost += stays * self.bleeds(ones, own)[0]
        total = float(6**dice)
        return lost / total, hurt / total

    def bleeds(self, ones: i64, wounds: i64) -> tuple[float, float]:
        if wounds >= self.limit:
            return 1.0, 0.0
        if ones == 0:
            return 0.0, 1.0 - 0.45 * float(wounds) / float(self.limit)
        mild = self.bleeds(ones - 1, wounds + self.mild)
        grave = self.bleeds(ones - 1, wounds + self.grave)
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
    return shelved(box, 0.0, panic_limit(box, close) if box.panic_defence else NEVER)


def shelved(box: Box, keeping: float, fleeing: i64) -> Chances:
    """Boxes with the same dice and distances share their tables."""
    facts = [box.hit_on, box.wound_limit, box.light_max, box.contact, box.range]
    rules = [box.evade_choice, box.panic, box.self_wounds, box.run_melee]
    key = f"{facts} {rules} {keeping} {fleeing} {box.content.mark}"
    if key not in SHELF.known:
        if len(SHELF.known) >= KEPT:
            SHELF.known.clear()
        SHELF.known[key] = Chances(box, keeping, fleeing)
    return SHELF.known[key]

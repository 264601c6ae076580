"""The table of one match: units, sides, hands, and what is half done.

All chapters work on it; EC-2 and EC-17 say whose is what.
"""

from typing import Final

from sobremesa.kernel.agenda import Agenda
from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import EVERYONE, Log
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.table import Ids

from .content import (
    CLOSE,
    NO_CARD,
    RANGED,
    SLOTS,
    UNITS,
    bit_of,
    first_of,
    side_of,
)
from .rules_box import Box
from .rules_ground import Ground
from .rules_measuring import square

NO_ONE: Final = -1  # no unit
RUNNING: Final = -2  # no winner yet
NO_WINNER: Final = -1

# What the match does next by itself: one step at a time, none beside a question.
STEPS: Final = Ids()
DRAFTING: Final[i64] = STEPS.add("drafting")
ENDS: Final[i64] = STEPS.add("ends")
DEPLOYING: Final[i64] = STEPS.add("deploying")
ROUND: Final[i64] = STEPS.add("round")
TURN: Final[i64] = STEPS.add("turn")
STEP_ATTACK: Final[i64] = STEPS.add("step_attack")
ROLL: Final[i64] = STEPS.add("roll")
HITS: Final[i64] = STEPS.add("hits")
CRITICALS: Final[i64] = STEPS.add("criticals")
AFTER: Final[i64] = STEPS.add("after")
SPENT: Final[i64] = STEPS.add("spent")
ROUND_END: Final[i64] = STEPS.add("round_end")

MODES: Final = Ids()
NO_MODE: Final[i64] = MODES.add("")
STANDING: Final[i64] = MODES.add("stand")
WALKING: Final[i64] = MODES.add("walk")
RUNNING_MODE: Final[i64] = MODES.add("run")
MODE_IDS: Final = tuple(MODES)

# 15.3 Counting kills: by side, at range and in CC, in the round and in the game.
COUNTS: Final = Ids()
RANGED_ROUND: Final[i64] = COUNTS.add("ranged_round")
CLOSE_ROUND: Final[i64] = COUNTS.add("close_round")
RANGED_GAME: Final[i64] = COUNTS.add("ranged_game")
CLOSE_GAME: Final[i64] = COUNTS.add("close_game")
SIX_RANGED: Final[i64] = COUNTS.add("six_ranged_scored")
SIX_CLOSE: Final[i64] = COUNTS.add("six_close_scored")
COUNT_IDS: Final = tuple(COUNTS)
LEDGER: Final[i64] = len(COUNT_IDS)


def ledger_of(side: i64) -> i64:
    """Where a side's counts begin."""
    return side * LEDGER


def friends(seat: i64, other: i64) -> bool:
    """17.3 Friends: same side; a spectator has none, all are EVERYONE's."""
    return seat == EVERYONE or (seat >= 0 and seat % 2 == other % 2)


class Attack:
    """The attack being made: who, how, and the hits still to come (8.4)."""

    def __init__(self) -> None:
        self.attacker: i64 = NO_ONE
        self.target: i64 = NO_ONE
        self.close = False
        self.bonus: i64 = 0  # DICE+
        self.aim: i64 = 0  # HIT+
        self.far: i64 = 0  # RANGE+
        self.calm = False  # NOCRIT
        self.armed = False  # an Attack card is in force
        self.shots: i64 = 0  # AGAIN: 1 promised, 2 being made
        self.reacted = False
        self.resist: i64 = 0  # RESIST+
        self.pledged = False  # COUNTER
        self.countering = False
        self.penalty: i64 = 0  # of the counterattack
        self.ones: i64 = 0
        self.hits = vec[i64]()  # values, highest first; EXITO for a natural 6

    def clone(self) -> "Attack":
        twin = Attack()
        twin.attacker, twin.target = self.attacker, self.target
        twin.close, twin.bonus, twin.aim = self.close, self.bonus, self.aim
        twin.far, twin.calm, twin.armed = self.far, self.calm, self.armed
        twin.shots, twin.reacted, twin.resist = self.shots, self.reacted, self.resist
        twin.pledged, twin.countering = self.pledged, self.countering
        twin.penalty, twin.ones = self.penalty, self.ones
        twin.hits = self.hits[:]
        return twin


class Field(Agenda):
    """Everything that changes. Units are numbers: red 0 to 19, blue 20 to 39."""

    def __init__(self, box: Box, ground: Ground, deck: Pile, attack: Attack) -> None:
        super().__init__()  # what is asked is a seat
        self.box = box  # shared, never written
        self.ground = ground  # likewise
        self.deck = deck
        self.attack = attack
        self.seats: i64 = 2
        self.round: i64 = 0
        self.swapped: i64 = 0  # red in the east
        self.chooser: i64 = 0  # the side that chose its end
        self.turn: i64 = 0  # the side that drafts, deploys or moves
        self.passed: i64 = 0  # seats that are out, as bits
        self.winner: i64 = RUNNING
        self.rule = ""  # that ended the match
        self.x = vec[i64]()  # by unit
        self.y = vec[i64]()
        self.health = vec[i64]()
        self.wounds = vec[i64]()
        self.delay = vec[i64]()
        self.kills = vec[i64]()
        self.rank = vec[i64]()
        self.alive = vec[i64]()  # by side: units on the table, as bits
        self.ready = vec[i64]()
        self.points = vec[i64]()  # AP, by side
        self.score = vec[i64]()  # VP
        self.initiative = vec[i64]()
        self.rota = vec[i64]()  # number of the seat whose turn is next (17.2)
        self.ledger = vec[i64]()
        self.owner = vec[i64]()  # by objective: a side, or NOBODY
        self.first_owner = vec[i64]()
        self.held = vec[i64]()
        self.hands = vec[i64]()  # counts by seat and card
        self.shown = vec[i64]()  # of them, those everyone knows
        self.actor: i64 = NO_ONE  # unit being deployed or activated
        self.mode: i64 = NO_MODE
        self.turned: i64 = 0  # units activated in this turn
        self.spent = False  # the active seat has played its card
        self.faster: i64 = 0  # MOVE+
        self.freely = False  # FREE
        self.chained = False  # fighting after an advance
        self.card: i64 = NO_CARD  # being played
        self.subject: i64 = NO_ONE  # unit it moves
        self.piece: i64 = NO_ONE  # being drafted

    def clone(self) -> "Field":
        twin = Field(self.box, self.ground, self.deck.clone(), self.attack.clone())
        twin.seats, twin.round, twin.swapped = self.seats, self.round, self.swapped
        twin.chooser, twin.turn, twin.passed = self.chooser, self.turn, self.passed
        twin.winner, twin.rule = self.winner, self.rule
        twin.x, twin.y, twin.health = self.x[:], self.y[:], self.health[:]
        twin.wounds, twin.delay = self.wounds[:], self.delay[:]
        twin.kills, twin.rank = self.kills[:], self.rank[:]
        twin.alive, twin.ready = self.alive[:], self.ready[:]
        twin.points, twin.score = self.points[:], self.score[:]
        twin.initiative, twin.rota = self.initiative[:], self.rota[:]
        twin.ledger = self.ledger[:]
        twin.owner, twin.first_owner = self.owner[:], self.first_owner[:]
        twin.held = self.held[:]
        twin.hands, twin.shown = self.hands[:], self.shown[:]
        twin.actor, twin.mode, twin.turned = self.actor, self.mode, self.turned
        twin.spent, twin.faster, twin.freely = self.spent, self.faster, self.freely
        twin.chained, twin.card = self.chained, self.card
        twin.subject, twin.piece = self.subject, self.piece
        self.copy_agenda(twin)
        return twin

    def clear(self, seats: i64) -> None:
        """Empty columns for a new or loaded match."""
        self.seats = seats
        self.x, self.y = zeros(UNITS), zeros(UNITS)
        self.health, self.wounds = zeros(UNITS), zeros(UNITS)
        self.delay, self.kills, self.rank = zeros(UNITS), zeros(UNITS), zeros(UNITS)
        self.alive, self.ready, self.points = zeros(2), zeros(2), zeros(2)
        self.score, self.initiative, self.rota = zeros(2), zeros(2), zeros(2)
        self.ledger = zeros(2 * LEDGER)
        cards = seats * self.box.designs.count
        self.hands, self.shown = zeros(cards), zeros(cards)
        self.mark_objectives()

    def mark_objectives(self) -> None:
        """As many as the ground has, nobody's yet."""
        self.owner, self.first_owner, self.held = vec[i64](), vec[i64](), vec[i64]()
        for _ in range(len(self.ground.xs)):
            self.owner = append(self.owner, -1)
            self.first_owner = append(self.first_owner, -1)
            self.held = append(self.held, 0)

    # Whose is what

    def owner_of(self, unit: i64) -> i64:
        """17.1 Teams: the k-th unit belongs to the side's seat number k mod n."""
        return 2 * (unit % SLOTS % (self.seats // 2)) + side_of(unit)

    def lives(self, unit: i64) -> bool:
        return self.alive[side_of(unit)] & bit_of(unit) != 0

    def is_ready(self, unit: i64) -> bool:
        return self.ready[side_of(unit)] & bit_of(unit) != 0

    def lacks_health(self, unit: i64) -> bool:
        return self.health[unit] < self.box.health[unit]

    def movement(self, unit: i64) -> i64:
        return self.box.movement[unit]

    def square(self, one: i64, two: i64) -> i64:
        return square(self.x[one], self.y[one], self.x[two], self.y[two])

    def sees(self, one: i64, two: i64) -> bool:
        """7.1 Sight: between two units."""
        if len(self.ground.walls) == 0:
            return True
        return self.ground.sight(self.x[one], self.y[one], self.x[two], self.y[two])

    def near_enemies(self, unit: i64, limit: i64) -> i64:
        """Enemies within a squared distance and in sight, as bits."""
        first = first_of(1 - side_of(unit))
        left = self.alive[1 - side_of(unit)]
        x, y = self.x[unit], self.y[unit]
        found: i64 = 0
        enemy = first
        while left != 0:
            if left & 1:
                dx, dy = self.x[enemy] - x, self.y[enemy] - y
                if dx * dx + dy * dy <= limit and self.sees(unit, enemy):
                    found |= 1 << (enemy - first)
            left >>= 1
            enemy += 1
        return found

    def contacts(self, unit: i64) -> i64:
        """1.5 What is measured: enemies in contact, in sight."""
        return self.near_enemies(unit, self.box.contact)

    def count(self, side: i64) -> i64:
        return ones(self.alive[side])

    def counts(self, side: i64) -> list[int]:
        """A side's kills: its part of the ledger."""
        first = ledger_of(side)
        return [int(self.ledger[first + at]) for at in range(LEDGER)]

    def hand_of(self, seat: i64) -> i64:
        """Where a seat's cards begin in a column of counts."""
        return seat * self.box.designs.count

    def effect(self, card: i64) -> i64:
        """13.9 Effect words: what a card does."""
        return self.box.designs.effect[card]

    def holds_card(self, seat: i64, card: i64) -> bool:
        return self.hands[self.hand_of(seat) + card] > 0

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        first = self.hand_of(seat)
        for card in range(first, first + self.box.designs.count):
            size += self.hands[card]
        return size

    def eyes(self, side: i64) -> i64:
        """17.3 Friends: seats of one side, as bits: they see each other's secrets."""
        mask: i64 = 0
        for seat in range(side, self.seats, 2):
            mask |= 1 << seat
        return mask

    def label(self, unit: i64) -> i64:
        return self.box.label[unit]

    def unit(self, side: i64, label: i64) -> i64:
        return first_of(side) + self.box.slot_of(side, label)

    # What can happen to a unit

    def remove(self, unit: i64, ledger: i64, killer: i64, log: Log) -> None:
        """9.6 Credit: ledger and kill count.
        9.7 No return: nothing puts a unit back.
        9.8 Test after every removal: once it ends the match, nothing further is rolled.
        16.1 Domination: a side left with so few units loses at once.
        """
        side = side_of(unit)
        bit: i64 = bit_of(unit)
        self.alive[side] &= ~bit
        self.ready[side] &= ~bit
        log.say("9.6/removed", side, self.label(unit), ledger)
        first = ledger_of(1 - side)
        if ledger == RANGED:
            self.ledger[first + RANGED_ROUND] += 1
            self.ledger[first + RANGED_GAME] += 1
        elif ledger == CLOSE:
            self.ledger[first + CLOSE_ROUND] += 1
            self.ledger[first + CLOSE_GAME] += 1
        if killer >= 0:
            self.kills[killer] += 1
        if self.is_beaten(self.count(side)):
            log.say("16.1/dominates", 1 - side, self.count(side))
            self.finish(1 - side, "16.1")

    def is_beaten(self, units: i64) -> bool:
        """16.1 Domination: with so many units left, or fewer, a side has lost."""
        return units <= self.box.threshold

    def hurt(
        self, unit: i64, damage: i64, ledger: i64, killer: i64, key: str, log: Log
    ) -> None:
        """2.6 Health and wound points: at no Health the unit is removed.
        9.3 Separate tracks: wounds stay as they are.
        """
        self.health[unit] = max(0, self.health[unit] - damage)
        log.say(key, side_of(unit), self.label(unit), self.health[unit])
        if self.health[unit] == 0:
            self.remove(unit, ledger, killer, log)

    def wound(self, unit: i64, ledger: i64, killer: i64, dice: Dice, log: Log) -> None:
        """9.1 Wounds: light or grave; at the limit the unit is out.
        9.3 Separate tracks: Health stays as it is.
        2.6 Health and wound points: either removes a unit.
        """
        die = dice.roll(6)
        points = self.wounds[unit] + wound_points(self.box, die)
        key = "9.1/light" if is_light(self.box, die) else "9.1/grave"
        log.say(key, side_of(unit), self.label(unit), die, points)
        self.wounds[unit] = min(points, self.box.wound_limit)
        if points >= self.box.wound_limit:
            self.remove(unit, ledger, killer, log)

    def finish(self, winner: i64, rule: str) -> None:
        """The match is over: nobody is asked, nothing happens by itself."""
        self.winner, self.rule = winner, rule

    @property
    def over(self) -> bool:
        return self.winner != RUNNING


def is_light(box: Box, die: i64) -> bool:
    """9.1 Wounds: by the die."""
    return die <= box.light_max


def wound_points(box: Box, die: i64) -> i64:
    """9.1 Wounds: a light one is 1 point, a grave one 2."""
    content = box.content
    return content.light_wound if is_light(box, die) else content.grave_wound


def ones(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def labels(field: Field, side: i64, mask: i64, first: i64) -> list[int]:
    """An action for every unit of a mask."""
    legal: list[int] = []
    at: i64 = 0
    while mask != 0:
        if mask & 1:
            legal.append(first + field.label(first_of(side) + at))
        mask >>= 1
        at += 1
    return legal


def blank(box: Box, seats: i64) -> Field:
    """13.1 The ability deck: one for all, or none.

    An empty table, all cards in the deck.
    """
    designs = box.designs
    deck = Pile(designs.copies if box.cards else designs.none)
    field = Field(box, box.ground, deck, Attack())
    field.clear(seats)
    return field

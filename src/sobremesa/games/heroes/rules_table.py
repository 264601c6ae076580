"""HC-1: what lies on the table, how it is read; and what is pending."""

from typing import Final

from sobremesa.kernel.agenda import Agenda
from sobremesa.kernel.columns import filled, zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.pile import Pile

from .content import (
    CHARACTER,
    GEAR_PLACE,
    HANDS,
    MOB,
    MOB_SEAT,
    PLACES,
    PLANT_PLACE,
    SEATS,
    SIZE,
    Box,
    bit,
)
from .rules_agenda import BETWEEN, FIGHT, NONE, SETUP, Use

UPRIGHT: Final[i64] = 0  # 0°
TILTED: Final[i64] = 1  # -45°, after a passive action
SIDEWAYS: Final[i64] = 2  # 90°, after an active one
UNSAID: Final[i64] = -1_000_000_000  # the log's own nothing
MOST_CARDS: Final[i64] = 1000  # more cards than any pool has

# Columns of zeros on an empty table, by their length.
BLANK: Final = (
    (PLACES, ("damage", "guard", "shield", "insight", "energy", "turned", "used")),
    (PLACES, ("common", "placed", "force", "has", "immune", "quick", "might", "life")),
    (SEATS * SIZE, ("lit", "charge", "worked")),
    (SEATS + 1, ("kos", "entries", "subs", "pool", "turns", "out")),
    (SEATS + 1, ("sources", "placings", "events", "relocations")),
)


class Field(Agenda):
    """1.9 The table: every player's field, the Battlefield, the Event in play.

    Characters stand at seat * 4 + position, the Mob at MOB; columns of one length.
    """

    def __init__(self, box: Box, use: Use) -> None:
        super().__init__()
        self.use = use
        self.box = box  # shared, never written
        self.cards = box.cards
        self.heroes: i64 = box.seats * SIZE
        # Characters
        self.who = vec[i64]()  # card, or -1
        self.damage = vec[i64]()
        self.guard = vec[i64]()  # Protection left
        self.shield = vec[i64]()
        self.insight = vec[i64]()  # Perception
        self.energy = vec[i64]()
        self.turned = vec[i64]()  # UPRIGHT, TILTED (-45°), SIDEWAYS (90°)
        self.used = vec[i64]()  # actions used this turn, as bits
        self.common = vec[i64]()  # in the Common Team
        self.placed = vec[i64]()  # this turn
        self.attached = vec[i64]()  # HANDS cards each, -1 where there is none
        self.tokens = vec[i64]()  # groups in order of arrival
        # what follows from tokens and immunities (`refresh`)
        self.force = vec[i64]()  # kinds in force, as bits
        self.has = vec[i64]()  # kinds it has, fresh ones too
        self.immune = vec[i64]()
        self.quick = vec[i64]()  # Speed, damage and Health through tokens
        self.might = vec[i64]()
        self.life = vec[i64]()
        # Power Plants and Support Row
        self.plant = vec[i64]()
        self.lit = vec[i64]()  # activated this turn
        self.gear = vec[i64]()
        self.charge = vec[i64]()
        self.worked = vec[i64]()  # actions used this turn, as bits
        # players
        self.side = vec[i64]()  # -1: not in this stage
        self.kos = vec[i64]()
        self.entries = vec[i64]()
        self.subs = vec[i64]()
        self.pool = vec[i64]()
        self.sources = vec[i64]()  # played this turn, like the next three
        self.placings = vec[i64]()
        self.events = vec[i64]()
        self.relocations = vec[i64]()
        self.turns = vec[i64]()  # taken
        self.out = vec[i64]()
        self.hands = vec[i64]()  # counts by seat and card
        self.shown = vec[i64]()  # cards in hands that others know of
        self.decks: list[Pile] = []
        self.dead = vec[i64]()  # seat and card, in order, see `dead_of`
        # the table
        self.event: i64 = NONE
        self.invoker: i64 = NONE
        self.event_foe: i64 = NONE  # the one opponent it is aimed at (5.28)
        self.event_hero: i64 = NONE  # or the one Character
        self.lead: i64 = 0  # 1.8: ties begin with this seat
        self.keep: i64 = 1  # sides that end a stage when no more are left
        self.ended: i64 = 0  # how a stage ended, see `rules_end`
        self.winners: i64 = 0  # seats that share it, as bits
        self.fighting = False  # in Combat or the Great Combat
        self.active: i64 = NONE  # the Character on the Battlefield
        self.order = vec[i64]()  # those still to act
        self.row: i64 = 0  # of the Mob's script, next
        self.shaken = True  # Health may have changed since the last settlement
        self.doomed: i64 = 0  # Characters that Death takes at the next one, as bits
        # where the match stands
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.turn: i64 = 0  # the seat whose turn it is
        self.start: i64 = 0  # the starting seat
        self.card: i64 = NONE  # being played
        self.part: i64 = 0  # of a Mixed schedule
        self.redraws: i64 = 0
        self.last = vec[i64]()  # drawn during set-up, by seat
        self.over = False  # the match, not only a stage

    def clone(self) -> "Field":
        twin = Field(self.box, self.use.clone())
        twin.who, twin.damage, twin.guard = self.who[:], self.damage[:], self.guard[:]
        twin.shield, twin.insight = self.shield[:], self.insight[:]
        twin.energy, twin.turned, twin.used = (
            self.energy[:],
            self.turned[:],
            self.used[:],
        )
        twin.common, twin.placed = self.common[:], self.placed[:]
        twin.attached, twin.tokens = self.attached[:], self.tokens[:]
        twin.force, twin.has, twin.immune = self.force[:], self.has[:], self.immune[:]
        twin.quick, twin.might, twin.life = self.quick[:], self.might[:], self.life[:]
        twin.plant, twin.lit = self.plant[:], self.lit[:]
        twin.gear, twin.charge, twin.worked = (
            self.gear[:],
            self.charge[:],
            self.worked[:],
        )
        twin.side, twin.kos, twin.entries = self.side[:], self.kos[:], self.entries[:]
        twin.subs, twin.pool, twin.sources = self.subs[:], self.pool[:], self.sources[:]
        twin.placings, twin.events = self.placings[:], self.events[:]
        twin.relocations, twin.turns = self.relocations[:], self.turns[:]
        twin.out, twin.hands, twin.dead = self.out[:], self.hands[:], self.dead[:]
        twin.shown = self.shown[:]
        twin.decks = [deck.clone() for deck in self.decks]
        twin.event, twin.invoker, twin.lead = self.event, self.invoker, self.lead
        twin.event_foe, twin.event_hero = self.event_foe, self.event_hero
        twin.keep, twin.ended, twin.winners = self.keep, self.ended, self.winners
        twin.fighting, twin.active = self.fighting, self.active
        twin.order, twin.row = self.order[:], self.row
        twin.phase, twin.round, twin.turn = self.phase, self.round, self.turn
        twin.start, twin.card, twin.part = self.start, self.card, self.part
        twin.redraws, twin.last, twin.over = self.redraws, self.last[:], self.over
        self.copy_agenda(twin)
        return twin

    def clear(self) -> None:
        """2.6 Nothing in play at first: all counters and pools are 0."""
        for length, names in BLANK:
            for name in names:
                setattr(self, name, zeros(length))
        self.who, self.attached = filled(PLACES, NONE), filled(PLACES * HANDS, NONE)
        self.plant, self.gear = filled(SEATS * SIZE, NONE), filled(SEATS * SIZE, NONE)
        self.side = filled(SEATS + 1, NONE)
        self.tokens, self.dead, self.shown = vec[i64](), vec[i64](), vec[i64]()
        self.hands = zeros(self.box.seats * self.cards.count)
        self.decks = [Pile([0] * len(deck)) for deck in self.box.decks]
        self.event = self.invoker = self.event_foe = self.event_hero = NONE
        self.ended = self.winners = 0
        self.row = 0
        self.last = filled(self.box.seats, NONE)
        self.card = NONE
        self.drop()

    # What is pending

    def drop(self) -> None:
        """Nothing is under way."""
        self.use.move = NONE
        self.fighting = False
        self.active = NONE
        self.order = vec[i64]()

    def only(self, step: i64) -> None:
        """A step in place of all that is pending."""
        self.answered()
        self.steps = vec[i64]()
        self.then(step)

    def following(self, seat: i64) -> i64:
        """3.10 Rounds: who comes after a seat in this round, or -1.
        1.8 Turn order and ties: ascending, cyclic.
        10.2 Arena: an eliminated player's turn is left out.
        """
        seats = self.box.seats
        at = (seat - self.start + seats) % seats + 1
        while at < seats:
            other = (self.start + at) % seats
            if self.plays(other):
                return other
            at += 1
        return NONE

    def cut_short(self) -> bool:
        """3.9 Eliminated in one's own turn: it stops."""
        if self.out[self.turn] == 0:
            return False
        if self.phase == SETUP or self.phase == BETWEEN:
            return False
        return not (self.box.coop and self.phase == FIGHT)  # 10.22: nobody's turn

    def is_character(self, card: i64) -> bool:
        return self.cards.type[card] == CHARACTER

    # 1.8 Turn order and ties

    def ring(self, at: i64) -> i64:
        """1.8 Turn order and ties: Characters' places from `lead` on, the Mob last."""
        if at >= self.heroes:
            return MOB
        hero = at + self.lead * SIZE
        return hero if hero < self.heroes else hero - self.heroes

    def nth(self, mask: i64, number: i64) -> i64:
        """One of the places of a mask, in the order of ties."""
        for at in range(self.heroes + 1):
            hero = self.ring(at)
            if mask >> hero & 1:
                if number == 0:
                    return hero
                number -= 1
        return NONE

    def draw_one(self, mask: i64, dice: Dice) -> i64:
        """One of a mask at random."""
        return self.nth(mask, dice.below(bits(mask)))

    # 1.3 Sides, allies, enemies

    def plays(self, seat: i64) -> bool:
        """Whether a seat is in this stage and not eliminated."""
        return self.side[seat] >= 0 and self.out[seat] == 0

    def team(self, seat: i64) -> i64:
        """10.6 Playing in a team: a player's own Characters in play, as a mask.

        Of the Mob the Mob.
        """
        if seat == MOB_SEAT:
            return bit(MOB) if self.who[MOB] >= 0 else 0
        mask: i64 = 0
        for hero in range(seat * SIZE, seat * SIZE + SIZE):
            if self.who[hero] >= 0:
                mask |= bit(hero)
        return mask

    def friends(self, seat: i64) -> i64:
        """1.3 Sides, allies, enemies: all Characters in play of a player's side.
        10.6 Playing in a team: team-mates' too.
        """
        if seat == MOB_SEAT:
            return self.team(seat)
        mask: i64 = 0
        who, sides, side = self.who, self.side, self.side[seat]
        for hero in range(self.heroes):
            if who[hero] >= 0 and sides[hero // SIZE] == side:
                mask |= bit(hero)
        return mask

    def everybody(self) -> i64:
        """All Characters in play, the Mob too."""
        mask: i64 = 0
        for hero in range(self.heroes):
            if self.who[hero] >= 0:
                mask |= bit(hero)
        return mask | bit(MOB) if self.who[MOB] >= 0 else mask

    def squad(self) -> i64:
        """10.21 The Common Team: as a mask."""
        mask: i64 = 0
        for hero in range(self.heroes):
            if self.who[hero] >= 0 and self.common[hero]:
                mask |= bit(hero)
        return mask

    # 1.4 Discards go to the bottom

    def bury(self, seat: i64, card: i64, log: Log) -> None:
        """1.4 Discards go to the bottom: of the owner's deck, shown as they go."""
        self.decks[seat].bury(card)
        log.say("1.4/bottom", seat, card)

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        hands, count = self.hands, self.cards.count
        for card in range(seat * count, seat * count + count):
            size += hands[card]
        return size

    def attachments(self, hero: i64) -> i64:
        count: i64 = 0
        while count < HANDS and self.attached[hero * HANDS + count] >= 0:
            count += 1
        return count

    # For loading a position: only compiled code can lengthen a vec

    def add_to_order(self, hero: i64) -> None:
        self.order = append(self.order, hero)

    def add_dead(self, seat: i64, card: i64) -> None:
        self.dead = append(self.dead, seat * MOST_CARDS + card)

    def dead_of(self, seat: i64) -> list[int]:
        """A player's Dead Zone, in order."""
        return [card % MOST_CARDS for card in self.dead if card // MOST_CARDS == seat]


def bits(mask: i64) -> i64:
    """How many."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def blank(box: Box) -> Field:
    """An empty table."""
    field = Field(box, Use())
    field.clear()
    return field


# What is told


def card_at(field: Field, place: i64) -> i64:
    """The Character, Equipment or Source at a place."""
    if place < GEAR_PLACE:
        return field.who[place]
    if place < PLANT_PLACE:
        return field.gear[place - GEAR_PLACE]
    return field.plant[place - PLANT_PLACE]


def tell(
    field: Field, log: Log, key: str, place: i64, b: i64 = UNSAID, c: i64 = UNSAID
) -> None:
    """An event at a place, and last the card there."""
    if log.heard:
        log.say(key, place, b, c, card_at(field, place))


def tell_both(
    field: Field, log: Log, key: str, place: i64, target: i64, move: i64 = UNSAID
) -> None:
    """An event between two places, and last the cards there."""
    if not log.heard:
        return
    who, whom = card_at(field, place), card_at(field, target)
    if move == UNSAID:
        log.say(key, place, target, who, whom)
    else:
        log.say(key, place, move, target, who, whom)

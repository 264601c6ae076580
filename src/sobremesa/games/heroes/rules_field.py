"""HC-1 and the derived values: what lies on the table, and how it is read."""

from typing import Final

from sobremesa.kernel.columns import filled, zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.pile import Pile

from .content import (
    AGILITY,
    BURN,
    BY_ABILITY,
    BY_ALIGN,
    BY_ALLIANCE,
    CLOCKED,
    EVERYONE,
    HANDS,
    INVOKER,
    LESS_LIFE,
    MOB,
    MOB_SEAT,
    MOD_DAMAGE,
    MOD_SPEED,
    MORE_LIFE,
    PLACES,
    SEATS,
    SIZE,
    SLOWNESS,
    STRENGTH,
    TIMED,
    WEAKNESS,
    Box,
)

NONE: Final[i64] = -1
UNIT: Final[i64] = 1024  # a group of tokens as one number: hero, kind, fresh, size
HERO: Final[i64] = 131072  # 64 kinds, fresh or mature, sizes below UNIT
# 10.28 What the Mob shrugs off: silence, stun, confusion, fury, death.
MOB_BITS: Final[i64] = 21072


class Field:
    """1.9 The table: every player's field, the Battlefield, the Event in play.

    Characters stand at seat * 4 + position, the Mob at MOB; columns of one length.
    """

    def __init__(self, box: Box) -> None:
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
        self.dead = vec[i64]()  # seat and card, in order
        # the table
        self.event: i64 = NONE
        self.invoker: i64 = NONE
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

    def clone(self) -> "Field":
        twin = Field(self.box)
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
        twin.keep, twin.ended, twin.winners = self.keep, self.ended, self.winners
        twin.fighting, twin.active = self.fighting, self.active
        twin.order, twin.row = self.order[:], self.row
        return twin

    def clear(self) -> None:
        """2.6 Nothing in play at first: all counters and pools are 0."""
        self.who = filled(PLACES, NONE)
        self.damage, self.guard = zeros(PLACES), zeros(PLACES)
        self.shield, self.insight = zeros(PLACES), zeros(PLACES)
        self.energy, self.turned = zeros(PLACES), zeros(PLACES)
        self.used, self.common, self.placed = (
            zeros(PLACES),
            zeros(PLACES),
            zeros(PLACES),
        )
        self.attached = filled(PLACES * HANDS, NONE)
        self.tokens = vec[i64]()
        self.force, self.has, self.immune = zeros(PLACES), zeros(PLACES), zeros(PLACES)
        self.quick, self.might, self.life = zeros(PLACES), zeros(PLACES), zeros(PLACES)
        places = SEATS * SIZE
        self.plant, self.lit = filled(places, NONE), zeros(places)
        self.gear, self.charge = filled(places, NONE), zeros(places)
        self.worked = zeros(places)
        players = SEATS + 1
        self.side, self.kos = filled(players, NONE), zeros(players)
        self.entries, self.subs, self.pool = (
            zeros(players),
            zeros(players),
            zeros(players),
        )
        self.sources, self.placings = zeros(players), zeros(players)
        self.events, self.relocations = zeros(players), zeros(players)
        self.turns, self.out = zeros(players), zeros(players)
        self.hands = zeros(self.box.seats * self.cards.count)
        self.shown = vec[i64]()
        self.decks = [Pile([0] * len(deck)) for deck in self.box.decks]
        self.dead = vec[i64]()
        self.event = self.invoker = NONE
        self.ended = self.winners = 0
        self.fighting = False
        self.active = NONE
        self.order = vec[i64]()
        self.row = 0

    # 1.8 Turn order and ties

    def ring(self, at: i64) -> i64:
        """1.8 Turn order and ties: Characters' places from `lead` on, the Mob last."""
        if at >= self.heroes:
            return MOB
        return (at + self.lead * SIZE) % self.heroes

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
            return 1 << MOB if self.who[MOB] >= 0 else 0
        mask: i64 = 0
        for hero in range(seat * SIZE, seat * SIZE + SIZE):
            if self.who[hero] >= 0:
                mask |= 1 << hero
        return mask

    def friends(self, seat: i64) -> i64:
        """1.3 Sides, allies, enemies: all Characters in play of a player's side.
        10.6 Playing in a team: team-mates' too.
        """
        if seat == MOB_SEAT:
            return self.team(seat)
        mask: i64 = 0
        side = self.side[seat]
        for hero in range(self.heroes):
            if self.who[hero] >= 0 and self.side[hero // SIZE] == side:
                mask |= 1 << hero
        return mask

    def everybody(self) -> i64:
        """All Characters in play, the Mob too."""
        mask: i64 = 0
        for hero in range(self.heroes):
            if self.who[hero] >= 0:
                mask |= 1 << hero
        return mask | 1 << MOB if self.who[MOB] >= 0 else mask

    def squad(self) -> i64:
        """10.21 The Common Team: as a mask."""
        mask: i64 = 0
        for hero in range(self.heroes):
            if self.who[hero] >= 0 and self.common[hero]:
                mask |= 1 << hero
        return mask

    # 1.4 Discards go to the bottom

    def bury(self, seat: i64, card: i64, log: Log) -> None:
        """1.4 Discards go to the bottom: of the owner's deck, shown as they go."""
        self.decks[seat].bury(card)
        log.say("1.4/bottom", seat, card)

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        count = self.cards.count
        for card in range(seat * count, seat * count + count):
            size += self.hands[card]
        return size

    # 2 Derived values

    def health(self, hero: i64) -> i64:
        """8.17 More Life and Less Life: added to the printed Health.
        10.20 Challengers of the Infinite: so is the Mob's bonus.

        Less the damage.
        """
        full = self.cards.health[self.who[hero]] + self.life[hero]
        if hero == MOB:
            full += self.box.mob_health
        return full - self.damage[hero]

    def toughness(self, hero: i64) -> i64:
        return self.health(hero) + self.guard[hero] + self.shield[hero]

    def speed(self, hero: i64) -> i64:
        """8.15 Agility and Slowness: added to the printed Speed.
        8.11 Burn: 1 less.
        9.41 Static aura: and this.
        9.50 Event mod speed and damage: and this; at least 0.
        """
        total = self.cards.speed[self.who[hero]] + self.quick[hero]
        total -= self.force[hero] >> BURN & 1
        total += self.aura(hero, MOD_SPEED) + self.event_mod(hero, MOD_SPEED)
        return total if total > 0 else 0

    def strength(self, hero: i64) -> i64:
        """7.1 Amount of damage: what is added to that of its actions; may be negative.
        8.16 Strength and Weakness: these.
        8.11 Burn: 1 less.
        """
        total = self.might[hero] - (self.force[hero] >> BURN & 1)
        return total + self.aura(hero, MOD_DAMAGE) + self.event_mod(hero, MOD_DAMAGE)

    def aura(self, hero: i64, stat: i64) -> i64:
        """9.41 Static aura: of the player's other Characters, for an alliance."""
        if hero == MOB:
            return 0
        cards = self.cards
        alliances = cards.alliances[self.who[hero]]
        total: i64 = 0
        first = hero // SIZE * SIZE
        for other in range(first, first + SIZE):
            card = self.who[other]
            if card < 0 or other == hero or cards.auras[card] == 0:
                continue
            start = cards.first_aura[card]
            for row in range(start, start + cards.auras[card]):
                if cards.aura_stat[row] == stat and cards.aura_mask[row] & alliances:
                    total += cards.aura_value[row]
        return total

    # 5.25 Scope of an Event

    def in_scope(self, seat: i64) -> bool:
        """5.25 Scope of an Event: the invoker, its opponents, or everyone."""
        if self.event < 0:
            return False
        scope = self.cards.scope[self.event]
        if scope == EVERYONE:
            return True
        if scope == INVOKER:
            return seat == self.invoker
        return self.side[seat] != self.side[self.invoker]

    def event_mod(self, hero: i64, kind: i64) -> i64:
        """9.50 Event mod speed and damage: for Characters that pass the filter."""
        if self.event < 0 or not self.in_scope(hero // SIZE):
            return 0
        cards = self.cards
        total: i64 = 0
        start = cards.first_mod[self.event]
        for row in range(start, start + cards.mods[self.event]):
            if cards.mod_kind[row] == kind and self.passes(hero, row):
                total += cards.mod_value[row]
        return total

    def passes(self, hero: i64, row: i64) -> bool:
        cards = self.cards
        card = self.who[hero]
        sort, mask = cards.mod_filter[row], cards.mod_mask[row]
        if sort == BY_ABILITY:
            return cards.abilities[card] & mask != 0
        if sort == BY_ALIGN:
            return cards.align[card] & mask != 0
        if sort == BY_ALLIANCE:
            return cards.alliances[card] & mask != 0
        return True

    def seat_mod(self, seat: i64, kind: i64) -> i64:
        """9.52 Event mod heal, mod draw and ban: the change for a player."""
        if self.event < 0 or not self.in_scope(seat):
            return 0
        cards = self.cards
        total: i64 = 0
        start = cards.first_mod[self.event]
        for row in range(start, start + cards.mods[self.event]):
            if cards.mod_kind[row] == kind:
                total += cards.mod_value[row]
        return total

    # 8.7 In force

    def refresh(self, hero: i64) -> None:
        """8.7 In force: mature and not suppressed.
        8.28 Immunity tokens: they suppress once mature.
        8.30 Immunities: printed ones always.
        """
        self.shaken = True
        cards = self.cards
        card = self.who[hero]
        immune: i64 = cards.immune[card] if card >= 0 else 0
        if hero == MOB:
            immune |= MOB_BITS
        for group in self.tokens:
            if group // HERO == hero:
                kind = group // (2 * UNIT) % 64
                if TIMED <= kind < CLOCKED and group // UNIT % 2 == 0:
                    immune |= 1 << (kind - TIMED)
        self.immune[hero] = immune
        force: i64 = 0
        has: i64 = 0
        self.quick[hero] = self.might[hero] = self.life[hero] = 0
        for group in self.tokens:
            if group // HERO == hero:
                kind = group // (2 * UNIT) % 64
                if kind < TIMED:
                    has |= 1 << kind
                    if group // UNIT % 2 == 0 and cards.blocks[kind] & immune == 0:
                        force |= 1 << kind
                        self.add_up(hero, kind, group % UNIT)
        self.force[hero], self.has[hero] = force, has

    def add_up(self, hero: i64, kind: i64, size: i64) -> None:
        """8.6 Which sizes add up: those of these kinds.
        8.15 Agility and Slowness: for Speed.
        8.16 Strength and Weakness: for damage.
        8.17 More Life and Less Life: for Health.
        """
        if kind == AGILITY:
            self.quick[hero] += size
        elif kind == SLOWNESS:
            self.quick[hero] -= size
        elif kind == STRENGTH:
            self.might[hero] += size
        elif kind == WEAKNESS:
            self.might[hero] -= size
        elif kind == MORE_LIFE:
            self.life[hero] += size
        elif kind == LESS_LIFE:
            self.life[hero] -= size

    def attachments(self, hero: i64) -> i64:
        count: i64 = 0
        while count < HANDS and self.attached[hero * HANDS + count] >= 0:
            count += 1
        return count

    # For loading a position: only compiled code can lengthen a vec

    def add_group(self, hero: i64, kind: i64, fresh: i64, size: i64) -> None:
        self.tokens = append(self.tokens, group_of(hero, kind, fresh, size))

    def add_to_order(self, hero: i64) -> None:
        self.order = append(self.order, hero)

    def add_dead(self, seat: i64, card: i64) -> None:
        self.dead = append(self.dead, seat * 1000 + card)

    def forget(self, hero: i64) -> None:
        """All tokens of a Character vanish."""
        if len(self.tokens) == 0:
            return
        left = vec[i64]()
        for group in self.tokens:
            if group // HERO != hero:
                left = append(left, group)
        self.tokens = left


def bits(mask: i64) -> i64:
    """How many."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def group_of(hero: i64, kind: i64, fresh: i64, size: i64) -> i64:
    """8.1 Groups: one single token or one stack, as a number."""
    return ((hero * 64 + kind) * 2 + fresh) * UNIT + size


def blank(box: Box) -> Field:
    """An empty table."""
    field = Field(box)
    field.clear()
    return field

"""HC-7 Damage, healing, knock-out; and HC-11: who is out, and how a game ends."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids

from .content import (
    DISEASE,
    HANDS,
    MOB,
    PERCEPTION,
    SHIELD,
    SIZE,
    TO_DAMAGE,
    TO_HEAL,
    bit,
)
from .rules_agenda import NONE
from .rules_event import clear_event, heal_mod, lose_foe, lose_target
from .rules_hands import ALL_EYES, forget
from .rules_table import Field, bits, tell
from .rules_tokens import cure_poison, health, refresh, shed

HURTS: Final = (
    # 8.10 Poison
    "8.10/hurts",
    # 8.11 Burn
    "8.11/hurts",
    # 8.12 Bleeding
    "8.12/hurts",
    # 8.13 Disease
    "8.13/hurts",
)
ENDINGS: Final = Ids()  # how a stage ended
ENDINGS.add("")  # not yet
WON: Final[i64] = ENDINGS.add("won")  # 11.2
ALL_FELL: Final[i64] = ENDINGS.add("drawn")  # 11.3
TIMED_OUT: Final[i64] = ENDINGS.add("limit")  # 11.4
MOB_FELL: Final[i64] = ENDINGS.add("mob_fell")  # 10.29
MOB_WON: Final[i64] = ENDINGS.add("mob_won")
TOP_HEALTH: Final[i64] = 1_000_000  # above any sum: knock-outs count first, then Health
WORST: Final[i64] = -1_000_000_000_000  # below any standing


def wound(field: Field, hero: i64, amount: i64, pierce: bool, log: Log) -> i64:
    """7.5 Pierce: past Shield and Protection.
    7.6 Shield absorbs first: one token for a point.
    7.8 The rest hits Health: as damage marks.
    10.28 What the Mob shrugs off: nothing pierces it.

    The points taken in all.
    """
    left = amount
    if not pierce or hero == MOB:
        blocks = field.cards.blocks[SHIELD]
        if field.shield[hero] > 0 and field.immune[hero] & blocks == 0:
            taken = min(left, field.shield[hero])
            field.shield[hero] -= taken
            left -= taken
            tell(field, log, "7.6/shield", hero, taken)
        left = mitigate(field, hero, left, log)
    if left > 0:
        field.damage[hero] += left
        field.shaken = True
        tell(field, log, "7.8/health", hero, left)
    return amount


def mitigate(field: Field, hero: i64, left: i64, log: Log) -> i64:
    """7.7 Protection mitigates: it drops by as much; what gets through."""
    taken = min(left, field.guard[hero])
    if taken > 0:
        field.guard[hero] -= taken
        tell(field, log, "7.7/protection", hero, taken)
    return left - taken


def stopped(field: Field, hero: i64, amount: i64, log: Log) -> bool:
    """7.2 No damage: nothing to calculate.
    7.3 Immune to damage: nor then.
    """
    if amount <= 0:
        return True
    if field.immune[hero] & TO_DAMAGE:
        tell(field, log, "7.3/immune", hero)
        return True
    return False


def perceives(field: Field, hero: i64, log: Log) -> bool:
    """7.4 Perception stops an attack's damage: one token is used up.
    8.27 Perception: while it is in force.
    """
    if field.insight[hero] < 1:
        return False
    if field.immune[hero] & field.cards.blocks[PERCEPTION]:
        return False
    field.insight[hero] -= 1
    tell(field, log, "7.4/perceives", hero)
    return True


def lapse_damage(field: Field, hero: i64, kind: i64, size: i64, log: Log) -> None:
    """8.12 Bleeding: it pierces; Poison, Burn and Disease by option."""
    amount = size * field.cards.token_hurts[kind]
    tell(field, log, HURTS[kind], hero, amount)
    if not stopped(field, hero, amount, log):
        pierce = field.cards.token_pierces[kind] == 1 or not field.box.dot_mitigated
        wound(field, hero, amount, pierce, log)


def heal(field: Field, hero: i64, amount: i64, log: Log) -> None:
    """7.9 Healing: removes marks.
    8.13 Disease: not under it.
    8.30 Immunities: nor with one to healing.
    """
    amount += heal_mod(field, hero)
    if amount < 1:
        return
    if field.immune[hero] & TO_HEAL:
        tell(field, log, "8.30/unhealed", hero)
        return
    if field.force[hero] >> DISEASE & 1:
        tell(field, log, "8.13/unhealed", hero)
        return
    healed = min(amount, field.damage[hero])
    if healed > 0:
        field.damage[hero] -= healed
        tell(field, log, "7.9/heals", hero, healed)
    cure_poison(field, hero, log)


def knock_out(field: Field, hero: i64, log: Log) -> None:
    """7.11 Knock-out: to the Dead Zone; its Actions are discarded.
    1.5 Removed from the game: nothing ever leaves the Dead Zone.
    10.29 Victory and defeat against the Mob: it falls.
    """
    card = field.who[hero]
    seat = hero // SIZE
    if hero == MOB:
        log.say("10.29/falls", card)
        field.who[hero] = NONE
        shed(field, hero)
        return
    field.kos[seat] += 1
    log.say("7.11/falls", hero, card, field.kos[seat])
    field.add_dead(seat, card)
    vacate(field, hero, log)


def vacate(field: Field, hero: i64, log: Log) -> None:
    """5.15 How long an Action stays: until its Character leaves play.
    5.28 Aimed Events: one that is aimed at it goes too.
    """
    seat = hero // SIZE
    for at in range(hero * HANDS, hero * HANDS + HANDS):
        if field.attached[at] >= 0:
            field.bury(seat, field.attached[at], log)
            field.attached[at] = NONE
    empty(field, hero)
    lose_target(field, hero, log)


def empty(field: Field, hero: i64) -> None:
    """4.12 Energy of a card that leaves: it dissipates.

    A place in a team without a Character.
    """
    field.who[hero] = NONE
    field.damage[hero] = field.guard[hero] = 0
    field.shield[hero] = field.insight[hero] = 0
    field.energy[hero] = field.turned[hero] = field.used[hero] = 0
    field.common[hero] = field.placed[hero] = 0
    shed(field, hero)
    refresh(field, hero)


# 7.14 The knock-out limit


def over_limit(field: Field) -> i64:
    """7.14 The knock-out limit: players still in that have reached it, as bits."""
    mask: i64 = 0
    for seat in range(field.box.seats):
        if field.plays(seat) and field.kos[seat] >= field.box.ko_limit:
            mask |= bit(seat)
    return mask


def eliminate(field: Field, mask: i64, key: str, log: Log) -> None:
    """7.14 The knock-out limit: all these players are out at once; then HC-11.
    3.4 Reinforcement: or one who has nobody to field.
    """
    before = sides_left(field)
    for seat in range(field.box.seats):
        if mask >> seat & 1:
            log.say(key, seat, field.kos[seat])
    for seat in range(field.box.seats):
        if mask >> seat & 1:
            leave(field, seat, log)
    judge(field, before, mask)


def leave(field: Field, seat: i64, log: Log) -> None:
    """7.15 An eliminated player leaves: hand, deck and all their cards in play."""
    log.say("7.15/leaves", seat)
    field.out[seat] = 1
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        for at in range(hero * HANDS, hero * HANDS + HANDS):
            field.attached[at] = NONE
        empty(field, hero)
        field.plant[hero] = field.gear[hero] = NONE
        field.lit[hero] = field.charge[hero] = field.worked[hero] = 0
    field.pool[seat] = 0
    count = field.cards.count
    for card in range(seat * count, seat * count + count):
        field.hands[card] = 0
    forget(field, seat, ALL_EYES)
    clear_deck(field, seat)
    if field.event >= 0 and field.invoker == seat:
        clear_event(field)
    lose_foe(field, seat, log)
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        lose_target(field, hero, log)


def clear_deck(field: Field, seat: i64) -> None:
    """A deck that has left the table: no cards at all."""
    deck = field.decks[seat]
    deck.shuffle()
    for card in range(field.cards.count):
        deck.bag[card] = 0
    deck.hidden = 0


# HC-11 End and results


def sides_left(field: Field) -> i64:
    """Sides with a player still in, as bits."""
    mask: i64 = 0
    for seat in range(field.box.seats):
        if field.plays(seat):
            mask |= bit(field.side[seat])
    return mask


def seats_of(field: Field, sides: i64) -> i64:
    """11.2 Win and loss: all seats of some sides, eliminated ones too."""
    mask: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] >= 0 and sides >> field.side[seat] & 1:
            mask |= bit(seat)
    return mask


def judge(field: Field, before: i64, fallen: i64) -> None:
    """11.1 The last side: the game is over when at most one is left.
    11.3 Shared draw: when none is.
    10.2 Arena: the last player standing wins.
    10.10 Mixed: a stage ends when so few are left as go on.
    """
    if field.box.coop:
        judge_coop(field, fallen)
        return
    left = sides_left(field)
    count = field.keep
    if left == 0:
        finish(field, ALL_FELL, seats_of(field, before))
    elif bits(left) <= count:
        finish(field, WON, seats_of(field, left))


def judge_coop(field: Field, fallen: i64) -> None:
    """10.29 Victory and defeat against the Mob: both at once is a win."""
    everyone = seats_of(field, 1)
    if field.who[MOB] < 0:
        finish(field, MOB_FELL, everyone)
    elif fallen and (not field.box.coop_all or sides_left(field) == 0):
        finish(field, MOB_WON, 0)


def finish(field: Field, how: i64, winners: i64) -> None:
    field.ended, field.winners = how, winners


def announce(field: Field, log: Log) -> None:
    """11.2 Win and loss: the seats of the winning side.
    11.3 Shared draw: the seats that share one.
    11.4 Round limit: it can leave a draw too.
    10.29 Victory and defeat against the Mob: the latter.
    """
    if field.ended == MOB_WON:
        log.say("10.29/lost", field.who[MOB])
    draw = shared(field) > 1
    for seat in range(field.box.seats):
        if field.winners >> seat & 1:
            if draw and field.ended == TIMED_OUT:
                log.say("11.4/draw", seat)
            elif draw:
                log.say("11.3/draw", seat)
            else:
                log.say("11.2/wins", seat)


def shared(field: Field) -> i64:
    """How many sides the winners are of."""
    sides: i64 = 0
    for seat in range(field.box.seats):
        if field.winners >> seat & 1:
            sides |= bit(field.side[seat])
    return bits(sides)


def time_out(field: Field, round: i64, log: Log) -> None:
    """11.4 Round limit: fewest knock-outs, then most Health, of the remaining sides.
    10.29 Victory and defeat against the Mob: there the players have lost.
    """
    if field.box.coop:
        log.say("10.29/limit", round)
        finish(field, MOB_WON, 0)
        return
    log.say("11.4/limit", round)
    chosen: i64 = 0
    left = sides_left(field)
    while left and bits(chosen) < field.keep:
        best = leaders(field, left)
        chosen |= best
        left &= ~best
    finish(field, TIMED_OUT, seats_of(field, chosen))


def leaders(field: Field, sides: i64) -> i64:
    """11.4 Round limit: the best of some sides, ties included."""
    best: i64 = 0
    highest: i64 = WORST
    for side in range(field.box.seats):
        if sides >> side & 1:
            worth = standing(field, side)
            if worth > highest:
                highest = worth
                best = 0
            if worth == highest:
                best |= bit(side)
    return best


def standing(field: Field, side: i64) -> i64:
    """11.4 Round limit: knock-outs count first, against; then the Health in play."""
    kos: i64 = 0
    total: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] == side:
            kos += field.kos[seat]
            team = field.team(seat)
            for hero in range(field.heroes):
                if team >> hero & 1:
                    total += health(field, hero)
    return total - kos * TOP_HEALTH

"""HC-9 Effect language: one interpreter for every step of every card."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64

from .content import (
    ALLY,
    ATTACKER,
    BARE,
    DAMAGE,
    DISCARD,
    DISCARD_EVENT,
    DRAIN,
    DRAW,
    ENEMY,
    ENERGY,
    FOE_TEAM,
    GEAR,
    GIVE,
    HEAL,
    MOB,
    MOB_SEAT,
    OTHER,
    OWN_GEAR,
    PERCEPTION,
    POOL,
    READY,
    REMOVE,
    REVEAL,
    SELF,
    SHIELD,
    SIPHON,
    SIZE,
    SLOWER,
    SPLASH,
    STACK,
    TEAM,
    WEAKEST,
    bit,
)
from .rules_agenda import NONE, Use
from .rules_damage import (
    eliminate,
    heal,
    judge,
    knock_out,
    over_limit,
    perceives,
    stopped,
    wound,
)
from .rules_energy import charge_hero, on_gear, siphon
from .rules_event import discard_event
from .rules_hands import draw_card, show_hand
from .rules_table import SIDEWAYS, UPRIGHT, Field, tell
from .rules_tokens import health, receive, speed, strength, strip, toughness


def resolve(field: Field, use: Use, dice: Dice, log: Log) -> bool:
    """6.7 Order of a use: steps from top to bottom, settlement after every one.
    7.12 The user falls: it goes on, unless the user's player is eliminated.

    False while a foe has still to choose discards (9.14).
    """
    last = field.cards.move_last[use.move]
    while use.step < last:
        do_step(field, use, use.step, dice, log)
        use.step += 1
        settle(field, dice, log)
        if field.ended or (use.seat < MOB_SEAT and field.out[use.seat]):
            use.owing = 0
            return True
        if use.owing > 0:
            if field.out[use.foe] == 0:
                return False
            use.owing = 0
    return True


def run_part(field: Field, move: i64, seat: i64, dice: Dice, log: Log) -> None:
    """9.53 Event start and end: with a player acting, in scope of the Event.
    5.28 Aimed Events: or with the Character it is aimed at.
    """
    use = Use()
    use.move, use.seat, use.actor = move, seat, field.event_hero
    log.say("9.53/works", seat, field.cards.move_card[move])
    use.step = field.cards.move_first[move]
    resolve(field, use, dice, log)


def trigger(
    field: Field, move: i64, hero: i64, attacker: i64, dice: Dice, log: Log
) -> None:
    """9.42 Triggers hit and ko: their steps, settled by what fired them."""
    use = Use()
    use.move, use.seat, use.actor = move, hero // SIZE, hero
    use.attacker = attacker
    log.say("9.42/fires", hero, move)
    for step in range(field.cards.move_first[move], field.cards.move_last[move]):
        do_step(field, use, step, dice, log)


def settle(field: Field, dice: Dice, log: Log) -> None:
    """7.10 Settlement: all at 0 Health fall together; then `ko:`; then who is out.
    9.42 Triggers hit and ko: the latter.
    """
    if not field.shaken:
        return
    field.shaken = False
    fallen = dying(field)
    if fallen == 0:
        return
    while fallen:
        heroes: list[i64] = []
        moves: list[i64] = []
        for at in range(field.heroes + 1):
            hero = field.ring(at)
            if fallen >> hero & 1:
                move = field.cards.ko[field.who[hero]]
                knock_out(field, hero, log)
                if move >= 0:
                    heroes.append(hero)
                    moves.append(move)
        for at in range(len(moves)):
            trigger(field, moves[at], heroes[at], NONE, dice, log)
        fallen = dying(field)
    field.shaken = False
    check_players(field, log)


def check_players(field: Field, log: Log) -> None:
    """7.14 The knock-out limit: checked for all players at once."""
    out = over_limit(field)
    if out:
        eliminate(field, out, "7.14/eliminated", log)
    elif field.box.coop and field.who[MOB] < 0:
        judge(field, 0, 0)


def dying(field: Field) -> i64:
    """7.10 Settlement: Characters in play with no Health left, as bits.
    8.14 Death: and those it takes.
    """
    mask = field.doomed
    field.doomed = 0
    for hero in range(field.heroes):
        if field.who[hero] >= 0 and health(field, hero) <= 0:
            mask |= bit(hero)
    if field.who[MOB] >= 0 and health(field, MOB) <= 0:
        mask |= bit(MOB)
    return mask


def objects(field: Field, use: Use, selector: i64) -> i64:
    """9.2 Selectors: the Characters meant, as bits.
    9.5 Objects that have left play: they are skipped.
    """
    mask: i64 = 0
    if selector == SELF:
        mask = single(use.actor)
    elif selector == ENEMY:
        mask = single(use.enemy)
    elif selector == SPLASH or selector == FOE_TEAM:
        if use.seat == MOB_SEAT:
            mask = use.prey
        elif use.foe >= 0:
            mask = field.team(use.foe)
        if selector == SPLASH:
            mask = mask & ~single(use.enemy) if use.enemy >= 0 else 0
    elif selector == ALLY:
        mask = single(use.ally)
    elif selector == OTHER:
        mask = single(use.other)
    elif selector == TEAM:
        mask = field.team(use.seat)
    elif selector == WEAKEST:
        mask = single(weakest(field, field.team(use.seat)))
    elif selector == ATTACKER:
        mask = single(use.attacker)
    return mask & field.everybody() & ~use.evaded


def single(hero: i64) -> i64:
    return bit(hero) if hero >= 0 else 0


def weakest(field: Field, mask: i64) -> i64:
    """9.2 Selectors: the lowest Health + Protection + Shield of a mask.
    1.8 Turn order and ties: between equals.
    """
    best: i64 = NONE
    lowest: i64 = 1_000_000
    for at in range(field.heroes + 1):
        hero = field.ring(at)
        if mask >> hero & 1:
            worth = toughness(field, hero)
            if worth < lowest:
                lowest = worth
                best = hero
    return best


def do_step(field: Field, use: Use, step: i64, dice: Dice, log: Log) -> None:
    """9.1 Steps: what one of them does. Nothing is asked.
    1.6 As far as possible: what cannot be done is skipped.
    9.16 Step draw: up to so many cards.
    9.17 Step pool: energy for the player.
    9.22 Step discard the Event: the Event goes.
    """
    cards = field.cards
    op = cards.op[step]
    amount = cards.amount[step]
    if op == DRAW:
        for _ in range(amount):
            draw_card(field, use.seat, "9.16/draws", dice, log)
    elif op == POOL:
        if use.seat != MOB_SEAT:
            field.pool[use.seat] += amount
            log.say("9.17/gains", use.seat, amount)
    elif op == DISCARD_EVENT:
        discard_event(field, "9.22/discarded", log)
    elif op == DISCARD:
        ask_discards(field, use, amount, log)
    elif op == REVEAL:
        reveal(field, use, log)
    elif cards.selector[step] == GEAR or cards.selector[step] == OWN_GEAR:
        place = use.gear if cards.selector[step] == GEAR else use.own
        if place >= 0 and field.gear[place] >= 0:
            on_gear(field, use, op, amount, place, log)
    else:
        mask = objects(field, use, cards.selector[step])
        if mask:
            if op == DAMAGE:
                strike(field, use, step, mask, dice, log)
            else:
                for at in range(field.heroes + 1):
                    hero = field.ring(at)
                    if mask >> hero & 1:
                        on_hero(field, use, step, hero, log)


def on_hero(field: Field, use: Use, step: i64, hero: i64, log: Log) -> None:
    """9.11 Step heal: on one Character.
    9.12 Steps give and stack: singly or as one.
    8.9 Durations: as long as the step says.
    9.13 Step remove: tokens of a sort.
    9.18 Step energy: up to its limit.
    9.19 Step drain: up to so much.
    9.20 Step siphon: from it to the actor.
    9.21 Step ready: it may act again.
    """
    cards = field.cards
    op = cards.op[step]
    amount = cards.amount[step]
    if op == HEAL:
        heal(field, hero, amount, log)
    elif op == GIVE or op == STACK:
        turns = cards.turns[step]
        receive(field, hero, cards.token[step], amount, turns, op == STACK, log)
    elif op == REMOVE:
        strip(field, hero, cards.token[step], log)
    elif op == ENERGY:
        charge_hero(field, hero, amount, "9.18/charged", log)
    elif op == DRAIN:
        taken = min(amount, field.energy[hero])
        if taken > 0:
            field.energy[hero] -= taken
            tell(field, log, "9.19/drained", hero, taken)
    elif op == SIPHON:
        taken = min(amount, field.energy[hero])
        field.energy[hero] -= taken
        siphon(field, use, hero, taken, log)
    elif op == READY:
        ready(field, hero, log)


def strike(field: Field, use: Use, step: i64, mask: i64, dice: Dice, log: Log) -> None:
    """9.10 Step damage: on all its objects at once; then `hit:` triggers.
    7.1 Amount of damage: with the actor's own in an attack.
    """
    cards = field.cards
    remember(field, use)
    pierce = cards.pierce[step] == 1
    hit: i64 = 0
    for at in range(field.heroes + 1):
        hero = field.ring(at)
        if mask >> hero & 1 == 0:
            continue
        amount = cards.amount[step]
        if cards.bonus[step] > 0 and meets(field, use, cards.condition[step], hero):
            amount += cards.bonus[step]
        if use.attack and use.actor >= 0:
            amount += use.might
        if stopped(field, hero, amount, log) or use.spared >> hero & 1:
            continue
        if use.attack and perceives(field, hero, log):
            use.spared |= bit(hero)
            continue
        if wound(field, hero, amount, pierce, log) > 0:
            hit |= bit(hero)
    if use.attack and use.actor >= 0:
        fire_hits(field, use, hit, dice, log)


def fire_hits(field: Field, use: Use, hit: i64, dice: Dice, log: Log) -> None:
    """7.13 Being hit: by an enemy Character's attack, once per attack."""
    for at in range(field.heroes + 1):
        hero = field.ring(at)
        if hit >> hero & 1 and not use.hits >> hero & 1:
            move = field.cards.hit[field.who[hero]]
            if move >= 0 and field.side[hero // SIZE] != field.side[use.seat]:
                use.hits |= bit(hero)
                tell(field, log, "7.13/hit", hero, use.actor)
                trigger(field, move, hero, use.actor, dice, log)


def remember(field: Field, use: Use) -> None:
    """7.12 The user falls: its modifiers are kept as last known."""
    if use.actor >= 0 and field.who[use.actor] >= 0:
        use.might = strength(field, use.actor)
        use.pace = speed(field, use.actor)


def meets(field: Field, use: Use, condition: i64, hero: i64) -> bool:
    """9.10 Step damage: whether the condition of a bonus holds.
    8.7 In force: fresh tokens count here.
    """
    if condition == SLOWER:
        return use.actor >= 0 and speed(field, hero) < use.pace
    if condition == BARE:
        return field.guard[hero] == 0 and field.shield[hero] == 0
    if condition == SHIELD:
        return field.shield[hero] > 0
    if condition == PERCEPTION:
        return field.insight[hero] > 0
    return field.has[hero] >> condition & 1 == 1


def tell_evaders(field: Field, use: Use, log: Log) -> None:
    """6.11 Evading: of those the attack would have reached, who evades it."""
    evaded = use.evaded
    use.evaded = 0
    reached: i64 = 0
    for step in range(
        field.cards.move_first[use.move], field.cards.move_last[use.move]
    ):
        reached |= objects(field, use, field.cards.selector[step])
    use.evaded = evaded
    for at in range(field.heroes + 1):
        hero = field.ring(at)
        if evaded & reached & bit(hero):
            pace = speed(field, use.actor)
            tell(field, log, "6.11/evades", hero, speed(field, hero), pace)


def ready(field: Field, hero: i64, log: Log) -> None:
    """6.13 Readying: back to 0° and to the end of the attack order."""
    if field.turned[hero] != SIDEWAYS or hero == MOB:
        return
    field.turned[hero] = UPRIGHT
    tell(field, log, "6.13/readied", hero)
    if field.fighting and (not field.box.coop or field.common[hero]):
        field.order = append(field.order, hero)


def ask_discards(field: Field, use: Use, amount: i64, log: Log) -> None:
    """9.14 Step discard: that player chooses; all if there are fewer."""
    if use.foe < 0 or use.foe == MOB_SEAT or field.out[use.foe]:
        return
    use.owing = min(amount, field.hand_size(use.foe))
    if use.owing > 0:
        log.say("9.14/must", use.foe, use.owing)


def reveal(field: Field, use: Use, log: Log) -> None:
    """9.15 Step reveal: a hand, once, to every player of the actor's side."""
    if use.foe < 0 or use.foe == MOB_SEAT:
        return
    eyes = bit(use.foe)
    for seat in range(field.box.seats):
        if field.side[seat] == field.side[use.seat]:
            eyes |= bit(seat)
    show_hand(field, use.foe, eyes)
    if not log.heard:
        return
    count = field.cards.count
    for card in range(count):
        for _ in range(field.hands[use.foe * count + card]):
            log.whisper("9.15/reveals", eyes, use.foe, card)

"""HC-6 Combat as a player meets it: acting, choosing, repeating, discarding."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    ACT,
    AGAIN,
    AIM,
    AIM_GEAR,
    COMBAT,
    DISCARD,
    MAIN,
    OPPONENT,
    PASS,
    PASSIVE,
    PLAYER,
    REPEAT,
    TARGET,
    TARGET_GEAR,
)
from .content import MOB, PICK_FOE, PICK_GEAR, PICK_OWN, SIZE
from .rules_combat import (
    PASSIVE_WAY,
    aims,
    move_of,
    must_rage,
    passive_ready,
    usable,
)
from .rules_field import NONE
from .rules_flow import FIGHT, NEXT_FIGHTER, RESOLUTION, Flow
from .rules_hands import leave_hand
from .rules_modes import mob_turn
from .rules_steps import resolve
from .rules_tell import tell
from .rules_turn import close_turn
from .rules_use import begin, choose, may_repeat, next_pick, pay, start_over, tidy


def next_fighter(flow: Flow, dice: Dice, log: Log) -> None:
    """6.3 The Battlefield: each listed Character in turn becomes active.
    6.2 The order is fixed: who has left play is skipped.
    """
    field = flow.field
    field.active = NONE
    while not flow.cut_short():
        if len(field.order) == 0:
            field.fighting = False
            field.active = NONE
            flow.next = RESOLUTION
            return
        hero = field.order[0]
        field.order = field.order[1:]
        if field.who[hero] < 0:
            continue
        field.active = hero
        if hero != MOB:
            tell(field, log, "6.3/active", hero)
            flow.ask(COMBAT, hero // SIZE)
            return
        mob_turn(field, dice, log)


def fight(flow: Flow) -> list[int]:
    """6.5 Acting or passing: usable actions, the passive one, or `pass`."""
    field, hero = flow.field, flow.field.active
    count = flow.box.cards.count
    rage = must_rage(field, hero)
    legal: list[int] = []
    if passive_ready(field, hero):
        legal.append(PASSIVE + count + hero % SIZE)
    for way in range(PASSIVE_WAY):
        if usable(field, hero, way):
            if not rage or aims(field, move_of(field, hero, way)):
                legal.append(ACT + count + way)
    if not rage:
        legal.append(PASS + count)
    return legal


def act(flow: Flow, row: i64, dice: Dice, log: Log) -> None:
    """6.5 Acting or passing: what was chosen."""
    hero = flow.field.active
    if row == PASS:
        tell(flow.field, log, "6.5/passes", hero)
        flow.next = NEXT_FIGHTER
    elif row < ACT:
        use_hero(flow, hero, PASSIVE_WAY, dice, log)
    else:
        use_hero(flow, hero, row - ACT, dice, log)


def use_hero(flow: Flow, hero: i64, way: i64, dice: Dice, log: Log) -> None:
    """6.4 Active actions: a Character uses one.
    6.12 Passive actions: or this.
    """
    move = move_of(flow.field, hero, way)
    begin(flow.field, flow.use, move, way, hero // SIZE, hero, NONE)
    carry_on(flow, dice, log)


def carry_on(flow: Flow, dice: Dice, log: Log) -> None:
    """6.7 Order of a use: targets, then paying, then the steps."""
    pick = next_pick(flow.field, flow.use, dice, log)
    if pick == 0:
        pay(flow.field, flow.use, log)
        go_on(flow, dice, log)
    elif pick == PICK_FOE:
        flow.ask(OPPONENT, flow.use.seat)
    elif pick == PICK_GEAR or pick == PICK_OWN:
        flow.ask(TARGET_GEAR, flow.use.seat)
    else:
        flow.ask(TARGET, flow.use.seat)


def aim(flow: Flow, row: i64, dice: Dice, log: Log) -> None:
    pick = flow.use.picks & -flow.use.picks
    if row >= PLAYER:
        choose(flow.use, pick, row - PLAYER)
    elif row >= AIM_GEAR:
        choose(flow.use, pick, row - AIM_GEAR)
    else:
        choose(flow.use, pick, row - AIM)
    carry_on(flow, dice, log)


def go_on(flow: Flow, dice: Dice, log: Log) -> None:
    """The steps, from where they stopped; then what follows the use."""
    use = flow.use
    if not resolve(flow.field, use, dice, log):
        flow.ask(DISCARD, use.foe)
    elif flow.cut_short():
        return
    elif may_repeat(flow.field, use):
        flow.ask(REPEAT, use.seat)
    else:
        finish_use(flow, log)


def repeat(flow: Flow, row: i64, dice: Dice, log: Log) -> None:
    """6.8 Repeating: new targets, the cost paid again; or it is enough."""
    if row == AGAIN:
        start_over(flow.field, flow.use)
        carry_on(flow, dice, log)
    else:
        finish_use(flow, log)


def finish_use(flow: Flow, log: Log) -> None:
    use, field = flow.use, flow.field
    tidy(field, use, log)
    passive = use.way == PASSIVE_WAY
    use.move = NONE
    if flow.phase != FIGHT:
        flow.ask(MAIN, flow.turn)
    elif passive and field.who[field.active] >= 0:
        flow.ask(COMBAT, field.active // SIZE)
    else:
        flow.next = NEXT_FIGHTER


def discard(flow: Flow, card: i64, dice: Dice, log: Log) -> None:
    """9.14 Step discard: the owner of the hand chooses a card.
    3.8 Resolution: so in R5.
    """
    seat = flow.seat
    leave_hand(flow.field, seat, card)
    flow.field.bury(seat, card, log)
    if flow.use.move < 0:
        close_turn(flow, log)
        return
    flow.use.owing -= 1
    if flow.use.owing == 0:
        go_on(flow, dice, log)


def hand_rows(flow: Flow, first: i64) -> list[int]:
    legal: list[int] = []
    count = flow.box.cards.count
    for card in range(count):
        if flow.field.hands[flow.seat * count + card] > 0:
            legal.append(first + card)
    return legal

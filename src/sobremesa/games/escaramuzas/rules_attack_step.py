"""EC-6.9 and EC-13: the attack step, its cards, and reactions to an attack."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, pop

from .actions import (
    ALLY,
    ATTACK,
    DECLINE,
    EVADE,
    HOLD,
    PLAY,
    REACT,
    RIVAL,
    TAKE,
    TARGET,
)
from .content import (
    ATTACK_CARDS,
    CAMOUFLAGE,
    CARDS,
    DOUBLE_ESPRESSO,
    DOUBLE_SHOT,
    HIT_CARDS,
    HIT_THE_DIRT,
    SHARPSHOOTER,
    STEADY_AIM,
    TARGET_CARDS,
    TOURNIQUET,
    UNCREDITED,
    bit_of,
    hand_of,
    side_of,
)
from .rules_after import mend, patients
from .rules_attack import (
    EXITO,
    aim_at,
    defend,
    finish_attack,
    prey,
)
from .rules_cards import use
from .rules_table import AFTER, HITS, NO_ONE, ROLL, STANDING, Field, labels


def attack_options(field: Field) -> list[int]:
    """6.9 The attack step: heal, fight or shoot, play a card, hold.
    11.4 Heal or attack: one of them.
    13.4 When a card is offered: after an Attack card only targets remain.
    """
    attack = field.attack
    side = side_of(field.actor)
    mask = prey(field, attack.far)
    legal: list[int] = []
    calm = not attack.armed and not field.chained and attack.shots == 0
    if calm:
        legal += labels(field, side, patients(field), ALLY)
    legal += labels(field, 1 - side, mask, TARGET)
    if not attack.armed and not field.spent:
        legal += attack_cards(field, mask)
    if attack.armed or field.chained:
        return legal
    fighting = mask != 0 and field.contacts(field.actor) != 0
    if not fighting or not field.box.mandatory:
        legal.append(HOLD)
    return legal


def attack_cards(field: Field, mask: i64) -> list[int]:
    """13.4 When a card is offered: at least one attack is possible with it."""
    legal: list[int] = []
    first = hand_of(field.asked)
    for card in range(ATTACK_CARDS, TARGET_CARDS):
        if field.hands[first + card] > 0 and helps(field, card, mask):
            legal.append(PLAY + card)
    return legal


def helps(field: Field, card: i64, mask: i64) -> bool:
    loose = field.contacts(field.actor) == 0
    if card == SHARPSHOOTER:
        return loose and field.mode == STANDING and prey(field, True) != 0
    if card == DOUBLE_SHOT and not loose:
        return False
    if card == DOUBLE_ESPRESSO and field.health[field.actor] < 2:
        return False
    return mask != 0


def attack(field: Field, seat: i64, action: i64, log: Log) -> None:
    """6.9 The attack step: what was chosen in it.
    11.4 Heal or attack: never both.
    """
    if action >= PLAY and action < RIVAL:
        load_up(field, seat, action - PLAY, log)
    elif action == HOLD:
        unit = field.actor
        log.say("6.9/holds", side_of(unit), field.label(unit))
        finish_attack(field)
    elif action < TARGET:
        mend(field, action - ALLY, log)
    else:
        aim_at(field, action, log)
        open_window(field)


def load_up(field: Field, seat: i64, card: i64, log: Log) -> None:
    """13.9 Effect words: DICE+, RANGE+, HIT+, AGAIN, NOCRIT for this attack."""
    attack = field.attack
    use(field, seat, card, log)
    field.spent = True
    attack.armed = True
    if card == DOUBLE_ESPRESSO:
        field.hurt(field.actor, 1, UNCREDITED, NO_ONE, "13.9/cost", log)
        attack.bonus = 1
    elif card == SHARPSHOOTER:
        attack.far = True
    elif card == STEADY_AIM:
        attack.aim = 1
    elif card == DOUBLE_SHOT:
        attack.shots = 1
    else:
        attack.calm = True
    field.ask(ATTACK, seat)


# Reactions


def reactions(field: Field, seat: i64) -> list[int]:
    """13.5 Reaction windows: the Target cards a seat could play now."""
    legal: list[int] = []
    for card in range(TARGET_CARDS, HIT_CARDS):
        if field.holds_card(seat, card):
            if card != CAMOUFLAGE or not field.attack.close:
                legal.append(PLAY + card)
    return legal


def open_window(field: Field) -> None:
    """13.5 Reaction windows: only for a seat that holds a playable card."""
    seat = field.owner_of(field.attack.target)
    if len(reactions(field, seat)) > 0:
        field.ask(REACT, seat)
    else:
        field.then(ROLL)


def react(field: Field, seat: i64, action: i64, log: Log) -> None:
    """13.9 Effect words: VOID, RESIST+, COUNTER. A `decline` is not told."""
    if action == DECLINE:
        field.then(ROLL)
        return
    attack = field.attack
    card = action - PLAY
    use(field, seat, card, log)
    attack.reacted = True
    if card == CAMOUFLAGE:
        unit = attack.target
        field.ready[side_of(unit)] &= ~bit_of(unit)
        log.say("13.9/void", side_of(unit), field.label(unit))
        field.then(AFTER)
        return
    if card == HIT_THE_DIRT:
        attack.resist = 1
    else:
        attack.pledged = True
    field.then(ROLL)


def defences(field: Field) -> list[int]:
    """8.5 Hits one by one: evade (not an éxito), take, or a Hit reaction."""
    value = field.attack.hits[0]
    legal = hit_cards(field)
    if value != EXITO:
        legal.append(EVADE)
    if value == EXITO or field.box.evade_choice:
        legal.append(TAKE)
    return legal


def hit_cards(field: Field) -> list[int]:
    """13.5 Reaction windows: Hit cards, not in a counterattack.
    13.3 One card each: one reaction in an attack.
    """
    attack = field.attack
    legal: list[int] = []
    if attack.reacted or attack.countering:
        return legal
    for card in range(HIT_CARDS, CARDS):
        if field.holds_card(field.asked, card):
            legal.append(PLAY + card)
    return legal


def answer_hit(field: Field, seat: i64, card: i64, log: Log) -> None:
    """13.9 Effect words: a hit becomes DELAY 1, or is cancelled."""
    attack = field.attack
    unit = attack.target
    use(field, seat, card, log)
    attack.reacted = True
    attack.hits, _ = pop(attack.hits, 0)
    if card == TOURNIQUET:
        field.delay[unit] += 1
        log.say("13.9/delay", side_of(unit), field.label(unit), field.delay[unit])
    else:
        log.say("13.9/cancel", side_of(unit), field.label(unit))


def answer(field: Field, seat: i64, action: i64, dice: Dice, log: Log) -> None:
    if action < RIVAL:
        answer_hit(field, seat, action - PLAY, log)
        field.then(HITS)
    else:
        defend(field, action, dice, log)

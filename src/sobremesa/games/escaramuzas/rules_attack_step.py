"""EC-6.9 and EC-13: the attack step, its cards, and reactions to an attack."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, pop

from .actions import ATTACK, REACT
from .content import (
    CAMOUFLAGE,
    DOUBLE_ESPRESSO,
    DOUBLE_SHOT,
    HIT_THE_DIRT,
    SHARPSHOOTER,
    STEADY_AIM,
    TOURNIQUET,
    bit_of,
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
from .rules_cards import pay, use
from .rules_offers import affords
from .rules_table import AFTER, HITS, ROLL, STANDING, Field, labels


def attack_options(field: Field) -> list[int]:
    """6.9 The attack step: heal, fight or shoot, play a card, hold.
    11.4 Heal or attack: one of them.
    13.4 When a card is offered: after an Attack card only targets remain.
    """
    attack, acts = field.attack, field.box.acts
    side = side_of(field.actor)
    mask = prey(field, attack.far)
    legal: list[int] = []
    if not attack.armed and not field.chained and attack.shots == 0:
        legal += labels(field, side, patients(field), acts.ally)
    legal += labels(field, 1 - side, mask, acts.target)
    if not attack.armed and not field.spent:
        legal += attack_cards(field, mask)
    if not attack.armed and not field.chained and not must_fight(field):
        legal.append(acts.hold)
    return legal


def must_fight(field: Field) -> bool:
    """6.9 The attack step: in contact a fight is obligatory (`melee_mandatory`)."""
    return field.box.mandatory and field.contacts(field.actor) != 0


def attack_cards(field: Field, mask: i64) -> list[int]:
    """13.4 When a card is offered: at least one attack is possible with it."""
    legal: list[int] = []
    first = field.hand_of(field.asked)
    play, cards = field.box.acts.play, field.box.designs.in_attack
    for at in range(len(cards)):
        card = cards[at]
        if field.hands[first + card] > 0 and helps(field, card, mask):
            legal.append(play + card)
    return legal


def helps(field: Field, card: i64, mask: i64) -> bool:
    effect = field.effect(card)
    if for_shots(effect) and field.contacts(field.actor) != 0:
        return False
    if effect == SHARPSHOOTER:
        far: i64 = field.box.designs.range[card]
        return field.mode == STANDING and prey(field, far) != 0
    if effect == DOUBLE_ESPRESSO and not affords(field, card):
        return False
    return mask != 0


def for_shots(effect: i64) -> bool:
    """Section 6.6: cards that an actor in contact cannot play."""
    return effect == SHARPSHOOTER or effect == DOUBLE_SHOT


def attack(field: Field, seat: i64, action: i64, log: Log) -> None:
    """6.9 The attack step: what was chosen in it.
    11.4 Heal or attack: never both.
    """
    acts = field.box.acts
    if acts.is_card(action):
        load_up(field, seat, action - acts.play, log)
    elif action == acts.hold:
        unit = field.actor
        log.say("6.9/holds", side_of(unit), field.label(unit))
        finish_attack(field)
    elif action < acts.target:
        mend(field, action - acts.ally, log)
    else:
        aim_at(field, action, log)
        open_window(field)


def load_up(field: Field, seat: i64, card: i64, log: Log) -> None:
    """13.9 Effect words: DICE+, RANGE+, HIT+, AGAIN, NOCRIT for this attack."""
    attack = field.attack
    use(field, seat, card, log)
    field.spent = True
    attack.armed = True
    side, label = side_of(field.actor), field.label(field.actor)
    designs, effect = field.box.designs, field.effect(card)
    if effect == DOUBLE_ESPRESSO:
        pay(field, card, log)
        attack.bonus = designs.dice[card]
        log.say("13.9/dice", side, label, attack.bonus)
    elif effect == SHARPSHOOTER:
        attack.far = designs.range[card]
        log.say("13.9/range", side, label, attack.far)
    elif effect == STEADY_AIM:
        attack.aim = designs.aim[card]  # told with the attack it is for (8.3)
    elif effect == DOUBLE_SHOT:
        attack.shots = 1
        log.say("13.9/again", side, label)
    else:
        attack.calm = True
        log.say("13.9/calm", side, label)
    field.ask(ATTACK, seat)


# Reactions


def reactions(field: Field, seat: i64) -> list[int]:
    """13.5 Reaction windows: the Target cards a seat could play now."""
    legal: list[int] = []
    play, cards = field.box.acts.play, field.box.designs.in_reaction
    for at in range(len(cards)):
        card = cards[at]
        if field.holds_card(seat, card) and answers(field, card):
            legal.append(play + card)
    return legal


def answers(field: Field, card: i64) -> bool:
    """Section 6.6: Camouflage answers only a ranged attack."""
    return field.effect(card) != CAMOUFLAGE or not field.attack.close


def open_window(field: Field) -> None:
    """13.5 Reaction windows: only for a seat that holds a playable card."""
    seat = field.owner_of(field.attack.target)
    if len(reactions(field, seat)) > 0:
        field.ask(REACT, seat)
    else:
        field.then(ROLL)


def react(field: Field, seat: i64, action: i64, log: Log) -> None:
    """13.9 Effect words: VOID, RESIST+, COUNTER. A `decline` is not told."""
    acts, designs = field.box.acts, field.box.designs
    if action == acts.decline:
        field.then(ROLL)
        return
    attack = field.attack
    card = action - acts.play
    use(field, seat, card, log)
    attack.reacted = True
    effect, unit = field.effect(card), attack.target
    side, label = side_of(unit), field.label(unit)
    if effect == CAMOUFLAGE:
        field.ready[side] &= ~bit_of(unit)
        log.say("13.9/void", side, label)
        field.then(AFTER)
        return
    if effect == HIT_THE_DIRT:
        attack.resist = designs.resist[card]
        log.say("13.9/resist", side, label, attack.resist)
    else:
        attack.pledged = True
        attack.penalty = designs.penalty[card]
        log.say("13.9/counter", side, label, attack.penalty)
    field.then(ROLL)


def defences(field: Field) -> list[int]:
    """8.5 Hits one by one: evade (not an éxito), take, or a Hit reaction."""
    legal, acts = hit_cards(field), field.box.acts
    if evadable(field):
        legal.append(acts.evade)
    if not evadable(field) or field.box.evade_choice:
        legal.append(acts.take)
    return legal


def evadable(field: Field) -> bool:
    """8.3 Value of a die: a natural 6 is never evaded."""
    return field.attack.hits[0] != EXITO


def hit_cards(field: Field) -> list[int]:
    """13.5 Reaction windows: Hit cards, not in a counterattack.
    13.3 One card each: one reaction in an attack.
    """
    attack = field.attack
    legal: list[int] = []
    if attack.reacted or attack.countering:
        return legal
    play, cards = field.box.acts.play, field.box.designs.in_defence
    for at in range(len(cards)):
        card = cards[at]
        if field.holds_card(field.asked, card):
            legal.append(play + card)
    return legal


def answer_hit(field: Field, seat: i64, card: i64, log: Log) -> None:
    """13.9 Effect words: a hit becomes DELAY n, or is cancelled."""
    attack = field.attack
    unit = attack.target
    use(field, seat, card, log)
    attack.reacted = True
    attack.hits, _ = pop(attack.hits, 0)
    if field.effect(card) == TOURNIQUET:
        field.delay[unit] += field.box.designs.delay[card]
        log.say("13.9/delay", side_of(unit), field.label(unit), field.delay[unit])
    else:
        log.say("13.9/cancel", side_of(unit), field.label(unit))


def answer(field: Field, seat: i64, action: i64, dice: Dice, log: Log) -> None:
    acts = field.box.acts
    if acts.is_card(action):
        answer_hit(field, seat, action - acts.play, log)
        field.then(HITS)
    else:
        defend(field, action, dice, log)

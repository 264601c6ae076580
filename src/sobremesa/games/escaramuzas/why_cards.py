"""Why a card is refused: its timing, its holder, its condition."""

from sobremesa.kernel.reason import Reason

from .content import (
    DOUBLE_ESPRESSO,
    ESPIONAGE,
    FALSE_ORDERS,
    FIRST_AID,
    FRENZY,
    LAST_CHARGE,
    ON_ATTACK,
    REFILL,
    SEAT_IDS,
    SHARPSHOOTER,
    TACTICAL_STEP,
    TIMING_IDS,
    side_of,
)
from .rules_attack import prey
from .rules_attack_step import answers, for_shots
from .rules_offers import (
    affords,
    card_limit,
    card_units,
    is_last,
    is_plain,
    loose,
    rivals,
    within,
)
from .rules_table import MODE_IDS, STANDING, Field
from .why_reasons import about_unit, about_units, reason


def card_refusals(field: Field, card: int, *timings: str) -> list[Reason]:
    """13.1 The ability deck, 13.2 Timings: and who does not hold it cannot play it."""
    if not field.box.cards:
        return [reason("13.1", "no_cards")]
    found = []
    timing = TIMING_IDS[field.box.designs.timing[card]]
    if timing not in timings:
        named = {"card": field.box.designs.ids[card], "timing": timing}
        found.append(Reason("13.2", "timing", named))
    if not field.holds_card(field.asked, card):
        found.append(about_card(field, "13.4", "not_held", card))
    return found


def about_card(
    field: Field, rule: str, word: str, card: int, left: object = "", right: object = ""
) -> Reason:
    id = field.box.designs.ids[card]
    return Reason(rule, word, {"left": str(left), "right": str(right), "card": id})


def mode_card_refusals(field: Field, card: int) -> list[Reason]:
    """13.3 One card each, and the conditions of Action and Start cards."""
    found = [reason("13.3", "one_card")] if field.spent else []
    found += card_refusals(field, card, "action", "start")
    if card not in [int(one) for one in field.box.designs.in_mode]:
        return found
    return found + condition_refusals(field, card)


def condition_refusals(field: Field, card: int) -> list[Reason]:
    """13.4 When a card is offered: condition, cost, somebody to name."""
    effect = field.effect(card)
    if is_plain(effect):
        return []
    if effect == ESPIONAGE:
        return [] if rivals(field) else [about_card(field, "13.4", "no_hands", card)]
    found = []
    if effect == FRENZY and not affords(field, card):
        found.append(cost_reason(field, card))
    if effect == LAST_CHARGE and not is_last(field, card):
        unit, last = int(field.actor), field.box.designs.last[card]
        health = int(field.health[unit])
        found.append(about_unit(field, "13.4", "last", unit, health, last))
    if effect in (FIRST_AID, REFILL, TACTICAL_STEP):
        return found + friend_refusals(field, card)
    if not within(field, card):
        limit = int(card_limit(field, card))
        found.append(about_card(field, "13.4", "nobody_near", card, right=limit))
    elif effect == FALSE_ORDERS and not card_units(field, card):
        found.append(about_card(field, "13.9", "nobody_moves", card))
    return found


def friend_refusals(field: Field, card: int) -> list[Reason]:
    """13.4 When a card is offered: a friend that it could name."""
    if card_units(field, card):
        return []
    if field.effect(card) == FIRST_AID:
        return [about_card(field, "13.4", "nobody_hurt", card)]
    if field.effect(card) == REFILL:
        return [about_card(field, "13.4", "nobody_tired", card)]
    if loose(field, side_of(int(field.actor))):
        return [about_card(field, "13.9", "nobody_moves", card)]
    return [about_card(field, "13.4", "nobody_loose", card)]


def cost_reason(field: Field, card: int) -> Reason:
    """13.9 Effect words: COST, one must keep at least 1 Health."""
    unit, cost = int(field.actor), field.box.designs.cost[card]
    return about_unit(field, "13.9", "cost", unit, int(field.health[unit]), cost)


def attack_card_refusals(field: Field, card: int) -> list[Reason]:
    """13.3 One card each, and the conditions of Attack cards."""
    found = []
    if field.spent or field.attack.armed:
        found.append(reason("13.3", "one_card"))
    found += card_refusals(field, card, "attack")
    designs, effect = field.box.designs, field.effect(card)
    if designs.timing[card] != ON_ATTACK:
        return found
    unit = int(field.actor)
    if for_shots(effect):
        close = int(field.contacts(unit))
        found += about_units(field, "13.4", "engaged", close, 1 - side_of(unit))
    if effect == SHARPSHOOTER and field.mode != STANDING:
        found.append(about_card(field, "13.4", "standing", card, MODE_IDS[field.mode]))
    if effect == DOUBLE_ESPRESSO and not affords(field, card):
        found.append(cost_reason(field, card))
    if not prey(field, max(designs.range[card], field.attack.far)):
        found.append(about_card(field, "13.4", "no_prey", card))
    return found


def reaction_refusals(field: Field, card: int) -> list[Reason]:
    """13.5 Reaction windows: Target cards that answer this attack."""
    found = card_refusals(field, card, "target")
    if not answers(field, card):
        found.append(about_card(field, "13.4", "ranged", card))
    return found


def hit_card_refusals(field: Field, card: int) -> list[Reason]:
    """13.3 One card each: one reaction in an attack; 13.5: none in a counterattack."""
    found = card_refusals(field, card, "hit")
    if field.attack.reacted:
        found.append(reason("13.3", "reacted"))
    if field.attack.countering:
        found.append(reason("13.5", "countered"))
    return found


def rival_refusals(field: Field, seat: int) -> list[Reason]:
    """Section 6.6, Espionage: an opposing seat with cards."""
    named = {"seat": SEAT_IDS[seat]}
    if seat >= field.seats:
        return [Reason("17.1", "no_seat", named)]
    if seat % 2 == side_of(int(field.actor)):
        return [Reason("17.3", "friend", named)]
    return [] if field.hand_size(seat) else [Reason("13.4", "no_hand", named)]

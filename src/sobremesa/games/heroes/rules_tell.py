"""What is told of a place names the card that stands there."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import GEAR_PLACE, PLANT_PLACE
from .rules_field import Field

UNSAID: Final[i64] = -1_000_000_000  # the log's own nothing


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

"""What units, kills and cards are worth to a bot, in victory points."""

from typing import Final

from sobremesa.kernel.native import i64

from .content import (
    CLOSE_1,
    CLOSE_3,
    CLOSE_6,
    RANGED_1,
    RANGED_3,
    RANGED_6,
)
from .heuristics_odds import soundness
from .rules_table import (
    CLOSE_GAME,
    CLOSE_ROUND,
    RANGED_GAME,
    RANGED_ROUND,
    Field,
    ledger_of,
)

NEARING: Final = 0.8  # of their points, on the way
SECOND: Final = 0.2  # of V5 and V6, for the second kill of a round
THIRD: Final = 0.9
HOLDING: Final = 0.06  # a card's worth a round
DOOM: Final = 9.0  # VP, shared by the units above the defeat threshold
END: Final = 12.0  # VP for the unit whose loss ends the match


def unit_worth(field: Field, unit: i64) -> float:
    """What a unit is worth, hurt as it is."""
    box = field.box
    health = field.health[unit] - field.delay[unit]
    sound = soundness(health, box.health[unit], field.wounds[unit], box.wound_limit)
    rising = 0.3 * float(field.kills[unit]) / float(box.kills[unit])
    return box.content.worth[box.kind[unit]] * sound + rising


def card_worth(field: Field) -> float:
    """A card in the hand: the fewer rounds are left, the less."""
    return HOLDING * float(field.box.rounds - field.round + 1)


def loss_worth(field: Field, side: i64) -> float:
    """What one unit less costs a side on its way to the defeat threshold."""
    spare = field.count(side) - field.box.threshold
    if spare <= 1:
        return END
    return doom(spare - 1) - doom(spare)


def doom(spare: i64) -> float:
    return DOOM / float(spare) if spare > 0 else 2.0 * DOOM


def nearing(kills: i64, need: i64, worth: float, left: i64) -> float:
    """Progress to six kills of a kind, if rounds enough are left."""
    if kills >= need or kills == 0:
        return 0.0
    hope = min(1.0, 1.5 * float(left) / float(need - kills))
    return NEARING * hope * worth * float(kills * kills) / float(need * need)


def row_worth(field: Field, side: i64, close: bool) -> float:
    """What one more kill of a kind brings: the rows V3 to V6, V9 and V10."""
    worth, need, first = field.box.worth, field.box.content.need, ledger_of(side)
    few, many = (CLOSE_1, CLOSE_3) if close else (RANGED_1, RANGED_3)
    now = field.ledger[first + (CLOSE_ROUND if close else RANGED_ROUND)]
    total = six_worth(field, side, close)
    if now < need[few]:
        total += float(worth[few]) / float(need[few])
    elif now < need[many]:
        total += float(worth[many]) * (THIRD if now == need[many] - 1 else SECOND)
    return total


def six_worth(field: Field, side: i64, close: bool) -> float:
    """What one more kill of a kind does for V9 or V10."""
    worth, first = field.box.worth, ledger_of(side)
    ever = field.ledger[first + (CLOSE_GAME if close else RANGED_GAME)]
    row = CLOSE_6 if close else RANGED_6
    need = field.box.content.need[row]
    if ever >= need:
        return 0.0
    left = field.box.rounds - field.round + 1
    six = float(worth[row])
    then = six if ever == need - 1 else nearing(ever + 1, need, six, left)
    return then - nearing(ever, need, six, left)


def coming_worth(field: Field, side: i64, close: bool) -> float:
    """A kill's rows, between this round's and those of a round begun anew."""
    new = float(field.box.worth[CLOSE_1 if close else RANGED_1])
    if field.round >= field.box.rounds:
        return row_worth(field, side, close)
    return 0.5 * (row_worth(field, side, close) + new + six_worth(field, side, close))

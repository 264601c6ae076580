"""What is to be expected in Carcosa, worked out by the rules themselves on a copy.

Nothing here is a rule, and nothing here knows more than the souls do.
"""

from typing import Final

from sobremesa.kernel.log import Silence

from .actions import ROWS, TURN
from .content import FLOOR_IDS, FLOORS, NOBODY, PENDANT, SIDE, VANITY
from .rules import Carcosa
from .rules_agenda import (
    T_BANISHMENT,
    T_BELT,
    T_EFFECT,
    T_END_CHECK,
    T_MANIFESTATION,
    T_MONSTERS,
    T_POISON,
    T_STAIRS,
)
from .rules_mind import ruin
from .rules_offers import turn_options
from .rules_round import landing, presence, presence_of, wear
from .rules_souls import Soul
from .rules_table import House
from .rules_turn import start_turn

# What is still to come tells which of the nine steps is being carried out (CA-6.1).
STILL_TO_COME: Final = (
    (T_BANISHMENT, 1),
    (T_MANIFESTATION, 2),
    (T_EFFECT, 3),
    (T_MONSTERS, 4),
    (T_POISON, 5),
    (T_STAIRS, 6),
    (T_BELT, 7),
    (T_END_CHECK, 8),
)
LAST_STEP: Final = 9
DIE: Final = 4


def step_of(house: House) -> int:
    """The step of the End of Round; 0 while souls have their turns."""
    if house.active != NOBODY or house.round == 0:
        return 0
    waiting = {kind for kind, _, _ in house.waiting()}
    return next((step for kind, step in STILL_TO_COME if kind in waiting), LAST_STEP)


def once_begun(house: House) -> House:
    """While roles are chosen: round, order and King as they will be (CA-3.10)."""
    if house.round > 0:
        return house
    twin = house.clone()
    twin.round, twin.king_floor = 1, house.settings.sanctuary // SIDE
    return twin


def after_round(house: House) -> list[int]:
    """Everyone's sanity after Steps 1 and 2, if the round ended now.

    Collapses are counted, as if nobody sacrificed anything.
    """
    if any(soul.role == NOBODY for soul in house.souls):
        return [int(soul.sanity) for soul in house.souls]
    twin, silence = house.clone(), Silence()
    wear(twin, silence)
    while len(twin.fallen) > 0:
        ruin(twin, silence)
    if twin.vanish == 0:
        presence(twin, silence)
        while len(twin.fallen) > 0:
            ruin(twin, silence)
    return [int(soul.sanity) for soul in twin.souls]


def presence_in(house: House, rounds: int) -> int:
    """The King's presence so many rounds from now, as CA-6.4 has it."""
    twin = house.clone()
    twin.round += rounds
    return felt(twin)


def felt(house: House) -> int:
    loss = int(presence_of(house))
    return loss * 2 if house.doubled else loss


def presence_by_round(house: House) -> dict[str, int]:
    """The whole table of CA-6.4: the round from which on, and the loss."""
    twin, found, last = house.clone(), dict[str, int](), -1
    for number in range(1, int(house.settings.max_rounds) + 1):
        twin.round = number
        if felt(twin) != last:
            found[str(number)] = last = felt(twin)
    return found


def bill_on(house: House, floor: int) -> int:
    """What the round's end costs a soul on a floor, before anything changes it."""
    king = house.king_floor == floor and house.vanish == 0
    return int(house.settings.house_loss) + (presence_in(house, 0) if king else 0)


def bill_for(house: House, soul: Soul, node: int) -> int:
    """What the round's end costs a soul in a node: Vanity, Pendant and shield too."""
    floor = node // SIDE
    losses = [int(house.settings.house_loss)]
    if house.king_floor == floor and house.vanish == 0:
        losses.append(presence_in(house, 0) - min(1, int(soul.items[PENDANT])))
    vain = 1 if soul.status[VANITY] > 0 else 0
    total = sum(loss + vain for loss in losses if loss > 0)
    return max(0, total - (int(soul.shield) if total else 0))


def chances(house: House) -> dict[str, int]:
    """Where the King goes next, in percent; nothing while he is banished."""
    if house.vanish > 0:
        return {}
    floors = [int(landing(house, die)) for die in range(1, DIE + 1)]
    floors = [f for f in floors if f != NOBODY and not house.false_king_on(f)]
    return {
        FLOOR_IDS[floor]: round(100 * floors.count(floor) / len(floors))
        for floor in range(FLOORS)
    }


def at_turn(house: House, s: int) -> House:
    """The house if a soul had its turn now; as it is, if it has."""
    if house.active == s or house.souls[s].role == NOBODY:
        return house
    twin = house.clone()
    order = [int(twin.in_turn(place)) for place in range(len(twin.souls))]
    twin.turn = order.index(s)
    twin.souls[s].skip = False
    start_turn(twin, Silence())
    return twin


def could_do(state: Carcosa, s: int) -> list[str]:
    """The actions a soul would have if its turn were now, as texts of the table."""
    house = state.house
    soul = house.souls[s]
    if state.seat < 0 or house.round == 0 or soul.role == NOBODY or soul.skip:
        return []
    if house.active == s and state.stage == TURN:
        return [ROWS.texts[action] for action in state.answers]
    return [ROWS.texts[action] for action in turn_options(at_turn(house, s))]


def could_spend(house: House, s: int) -> int:
    """Actions left in a soul's turn, or those it would have."""
    soul = house.souls[s]
    if soul.role == NOBODY or (soul.skip and house.active != s):
        return 0
    return int(at_turn(house, s).actions_left(s))

"""What is to be expected in Carcosa, worked out by the rules themselves on a copy.

Nothing here is a rule, and nothing here knows more than the souls do.
"""

from typing import Final

from sobremesa.kernel.log import Silence

from .actions import ROWS, TURN
from .content import FLOOR_IDS, FLOORS, NOBODY, SIDE
from .rules import Carcosa
from .rules_agenda import (
    T_BANISHMENT,
    T_BELT,
    T_EFFECT,
    T_END_CHECK,
    T_HOUSE,
    T_MANIFESTATION,
    T_MONSTERS,
    T_POISON,
    T_PRESENCE,
    T_STAIRS,
)
from .rules_mind import ruin
from .rules_offers import turn_options
from .rules_round import banishment, presence, resting, toll_in, wear
from .rules_table import House
from .rules_turn import end_turn, start_turn

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
    """While roles are chosen: round, places and King as they will be (CA-3)."""
    if house.round > 0:
        return house
    twin = house.clone()
    twin.round, twin.king_floor = 1, house.settings.sanctuary // SIDE
    for s, soul in enumerate(twin.souls):
        soul.node = house.settings.start(s)
    return twin


def after_round(house: House) -> list[int]:
    """Everyone's sanity after Steps 1 and 2, if all turns just ended now."""
    if any(soul.role == NOBODY for soul in house.souls):
        return sanities(house)
    return end_round_in(house.clone())[1]


def end_round_in(twin: House) -> tuple[list[int], list[int]]:
    """A copy's sanities before and after what is still to come of Steps 1 and 2.

    All turns just end. Collapses are counted, as if nobody sacrificed anything; a card
    that is being resolved is not.
    """
    silence = Silence()
    collapse_in(twin)
    while twin.active != NOBODY:
        twin.active = twin.in_turn(twin.turn)
        end_turn(twin, silence)
    before = sanities(twin)
    if is_to_come(twin, T_HOUSE):
        wear(twin, silence)
        collapse_in(twin)
    if is_to_come(twin, T_BANISHMENT):
        banishment(twin, silence)
    if is_to_come(twin, T_PRESENCE):
        presence(twin, silence)
        collapse_in(twin)
    return before, sanities(twin)


def is_to_come(house: House, step: int) -> bool:
    return any(kind == step for kind, _, _ in house.waiting())


def collapse_in(twin: House) -> None:
    while len(twin.fallen) > 0:
        ruin(twin, Silence())


def sanities(house: House) -> list[int]:
    return [int(soul.sanity) for soul in house.souls]


def bill_for(twin: House, s: int) -> int:
    """What the round's end costs a soul of a copy."""
    before, after = end_round_in(twin)
    return before[s] - after[s]


def bill_on(house: House, floor: int) -> int:
    """What the round's end costs a soul on a floor, before anything changes it."""
    presence = int(toll_in(house, house.round)) if house.king_on(floor) else 0
    return int(house.settings.house_loss) + presence


def presence_by_round(house: House) -> dict[str, int]:
    """The whole table of CA-6.4: the round from which on, and the loss."""
    found, last = dict[str, int](), -1
    for number in range(1, int(house.settings.max_rounds) + 1):
        loss = int(toll_in(house, number))
        if loss != last:
            found[str(number)] = last = loss
    return found


def chances(house: House) -> dict[str, int]:
    """Where the King goes next, in percent; nothing while he is banished."""
    if house.vanish > 0:
        return {}
    floors = [int(resting(house, die)) for die in range(1, DIE + 1)]
    floors = [floor for floor in floors if floor != NOBODY]
    return {
        FLOOR_IDS[floor]: round(100 * floors.count(floor) / len(floors))
        for floor in range(FLOORS)
    }


def could_do(state: Carcosa, s: int) -> tuple[int, list[str]]:
    """What a soul has left or would have if its turn were now: actions and options.

    The options are texts of the table.
    """
    house = state.house
    soul = house.souls[s]
    if soul.role == NOBODY or (soul.skip and house.active != s):
        return 0, []
    twin = house if house.active == s else at_turn(house, s)
    left = int(twin.actions_left(s))
    if state.seat < 0 or house.round == 0:
        return left, []
    asked = house.active == s and state.stage == TURN
    options = state.answers if asked else turn_options(twin)
    return left, [ROWS.texts[action] for action in options]


def at_turn(house: House, s: int) -> House:
    """The house if a soul had its turn now."""
    twin = house.clone()
    order = [int(twin.in_turn(place)) for place in range(len(twin.souls))]
    twin.turn = order.index(s)
    start_turn(twin, Silence())
    return twin

"""The floors as all seats see them: rooms, their Boxes, and where a soul may go."""

import msgspec

from sobremesa.kernel.log import Silence

from .actions import A_TO
from .content import (
    BOX_IDS,
    FLOOR_IDS,
    NODE_IDS,
    NODE_ROOM,
    PAS,
    ROOM_IDS,
    SIDE,
    SPECIAL_IDS,
)
from .forecast import bill_for, bill_on
from .position import box_parts, name
from .rules import Carcosa
from .rules_cards import bury_price
from .rules_conditions import cards_at
from .rules_mind import loops, punish
from .rules_places import box_at, is_room
from .rules_table import House


class RoomView(msgspec.Struct, frozen=True):
    """A room and the Box in it; cards from top to bottom."""

    id: str
    box: str
    size: int
    top: list[str]  # known, the first is the next to be turned
    stirred: list[str]  # in the Box, nobody knows where
    unseen: dict[str, int]  # by sort, nobody has seen them
    bottom: list[str]  # known
    leads_to: str  # where the belt takes this Box
    next_box: str  # which Box the belt brings
    special: str  # "" none, "hidden", or its kind
    destroyed: bool


class FloorView(msgspec.Struct, frozen=True):
    id: str
    stairs: str  # the room; "" until there are any
    corridor: str
    king: bool
    bill: int  # what staying here costs at the round's end
    rooms: list[RoomView]


class MoveView(msgspec.Struct, frozen=True):
    """What waits where the active soul may go."""

    node: str
    stairs: bool
    card: str  # on top, if it is known
    unknown: int  # cards nobody has seen
    bill: int  # expected loss there at the round's end
    loop: bool  # this would be the last cycle (CA-9.22)


class PsyView(msgspec.Struct, frozen=True):
    """The Psychic's ways: the cards as they would be turned, and what burying costs."""

    keep: list[str]
    swap: list[str]
    bury: dict[str, int]


def see_floor(house: House, begun: House, floor: int) -> FloorView:
    """A floor; before the set-up with the King as he will be, and no stairs yet."""
    stairs = ROOM_IDS[floor * 4 + int(house.stairs[floor])]
    return FloorView(
        id=FLOOR_IDS[floor],
        stairs=stairs if house.round > 0 else "",
        corridor=NODE_IDS[floor * SIDE + PAS],
        king=begun.king_on(floor),
        bill=bill_on(begun, floor),
        rooms=[see_room(house, room) for room in range(floor * 4, floor * 4 + 4)],
    )


def see_room(house: House, room: int) -> RoomView:
    boxes, belt = house.boxes, house.content.belt
    box = int(boxes.at[room])
    top, stirred, unseen, bottom = box_parts(boxes, box)
    floor = room // 4
    special = ""
    if house.special_at[floor] == floor * SIDE + room % 4 and house.round > 0:
        special = name(SPECIAL_IDS, house.special[floor]) or "hidden"
    return RoomView(
        id=ROOM_IDS[room],
        box=BOX_IDS[box],
        size=int(boxes.size[box]),
        top=top,
        stirred=stirred,
        unseen=dict(zip(("events", "objects", "variables"), unseen, strict=True)),
        bottom=bottom,
        leads_to=ROOM_IDS[belt[room]],
        next_box=BOX_IDS[boxes.at[list(belt).index(room)]],
        special=special,
        destroyed=bool(special) and bool(house.ruined >> floor & 1),
    )


def see_moves(state: Carcosa) -> list[MoveView]:
    house = state.house
    nodes = [a - A_TO for a in state.answers if A_TO <= a < A_TO + len(NODE_IDS)]
    return [see_move(house, node) for node in nodes]


def see_move(house: House, node: int) -> MoveView:
    s, twin = int(house.active), house.clone()
    soul = twin.souls[s]
    stairs = node // SIDE != soul.node // SIDE
    in_room = is_room(node)
    soul.node = node
    loop = in_room and not stairs and loops(twin, s, NODE_ROOM[node])
    if loop:
        punish(twin, s, Silence())
    box = int(box_at(house, node)) if in_room else 0
    filled = cards_at(house, node) > 0
    return MoveView(
        node=NODE_IDS[node],
        stairs=stairs,
        card=name(house.content.card_ids, int(house.boxes.known_top(box)))
        if filled
        else "",
        unknown=int(house.boxes.unknown(box)) if filled else 0,
        bill=bill_for(twin, s),
        loop=loop,
    )


def see_psy(house: House) -> PsyView:
    s, ids = int(house.asked), house.content.card_ids
    box = int(box_at(house, house.souls[s].node))
    tops, _, _, bottoms = box_parts(house.boxes, box)
    one, two = [*tops, *bottoms][:2]  # in a small Box the second may be a bottom card
    return PsyView(
        keep=[one, two],
        swap=[two, one],
        bury={
            "1": int(bury_price(house, s, ids.index(one))),
            "2": int(bury_price(house, s, ids.index(two))),
        },
    )

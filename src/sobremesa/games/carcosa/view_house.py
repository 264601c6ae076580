"""The floors as all seats see them: rooms, their Boxes, and where a soul may go."""

import msgspec

from .actions import A_TO
from .content import (
    BELT,
    BOX_IDS,
    CARD_IDS,
    FLOOR_IDS,
    NODE_IDS,
    NODE_ROOM,
    PAS,
    ROOM_IDS,
    SIDE,
    SPECIAL_IDS,
    UNSEEN,
)
from .forecast import bill_for, bill_on
from .position import box_parts, name
from .rules import Carcosa
from .rules_cards import bury_price
from .rules_mind import loops
from .rules_places import box_at
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
    stairs: str  # the room
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


def see_floor(house: House, floor: int) -> FloorView:
    king = house.king_floor == floor and house.vanish == 0 and house.round > 0
    return FloorView(
        id=FLOOR_IDS[floor],
        stairs=ROOM_IDS[floor * 4 + int(house.stairs[floor])],
        corridor=NODE_IDS[floor * SIDE + PAS],
        king=king,
        bill=bill_on(house, floor),
        rooms=[see_room(house, room) for room in range(floor * 4, floor * 4 + 4)],
    )


def see_room(house: House, room: int) -> RoomView:
    boxes = house.boxes
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
        leads_to=ROOM_IDS[BELT[room]],
        next_box=BOX_IDS[boxes.at[list(BELT).index(room)]],
        special=special,
        destroyed=bool(special) and bool(house.ruined >> floor & 1),
    )


def see_moves(state: Carcosa) -> list[MoveView]:
    house = state.house
    nodes = [a - A_TO for a in state.answers if A_TO <= a < A_TO + len(NODE_IDS)]
    return [see_move(house, node) for node in nodes]


def see_move(house: House, node: int) -> MoveView:
    s = int(house.active)
    soul = house.souls[s]
    stairs = node // SIDE != soul.node // SIDE
    is_room = node % SIDE != PAS
    top = int(house.boxes.known_top(box_at(house, node))) if is_room else UNSEEN
    empty = is_room and house.boxes.size[box_at(house, node)] == 0
    return MoveView(
        node=NODE_IDS[node],
        stairs=stairs,
        card="" if empty else name(CARD_IDS, top),
        unknown=int(house.boxes.unknown(box_at(house, node))) if is_room else 0,
        bill=bill_for(house, soul, node),
        loop=is_room and not stairs and loops(house.clone(), s, NODE_ROOM[node]),
    )


def see_psy(house: House) -> PsyView:
    box = int(box_at(house, house.souls[house.asked].node))
    tops, _, _, bottoms = box_parts(house.boxes, box)
    one, two = [*tops, *bottoms][:2]  # in a small Box the second may be a bottom card
    return PsyView(
        keep=[one, two],
        swap=[two, one],
        bury={
            "1": int(bury_price(CARD_IDS.index(one))),
            "2": int(bury_price(CARD_IDS.index(two))),
        },
    )

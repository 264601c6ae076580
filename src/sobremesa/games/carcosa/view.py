"""What a seat of Carcosa sees, built up from nothing.

No seat knows more than another, and what nobody knows is not in the state (CA-1.5).
"""

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.state import State

from .actions import PSYCHIC, SACRIFICE, STAGE_IDS, TURN
from .content import (
    FLOOR_IDS,
    FLOORS,
    ITEM_IDS,
    LOWEST,
    MONSTER_IDS,
    NOBODY,
    NODE_IDS,
    POISONED,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    STATUS_IDS,
)
from .forecast import (
    after_round,
    chances,
    could_do,
    once_begun,
    presence_by_round,
    step_of,
)
from .position import counts, name, names, purpose_text
from .rules import Carcosa
from .rules_round import ENDINGS, all_home, enough_keys, toll_in
from .rules_setup import roles_left
from .rules_table import NO_CARD, House
from .sheets import Counts
from .view_house import FloorView, MoveView, PsyView, see_floor, see_moves, see_psy


class SoulView(msgspec.Struct, frozen=True):
    id: str
    seat: str
    role: str
    node: str
    sanity: int
    lowest: int
    maximum: int
    expected: int  # after the House and the King's presence, as things are
    actions: int  # left, or what its turn would give it now
    options: list[str]  # what it could do if its turn were now: texts of actions
    keys: int
    free_keys: int  # slots for keys
    slots: int
    free_slots: int  # for objects
    items: Counts  # keys too
    book: bool
    crown: bool
    ring: bool  # the active one
    limited: bool
    skip: bool
    frozen: bool
    bought: bool
    shield: int
    guard: str  # a soul, or "none"
    statuses: Counts  # rounds left
    poisoned: list[int]  # instances with one and two rounds left
    captor: str
    trail: list[str]


class MonsterView(msgspec.Struct, frozen=True):
    kind: str
    node: str
    stun: int
    arrived: int
    loot: Counts


class MerchantView(msgspec.Struct, frozen=True):
    size: int
    unseen: Counts
    bottom: list[str]
    tale: str  # on display
    cost: int
    tale_cost: int
    shown: dict[str, str]  # by the place to pick: "1", "2"


class KeysView(msgspec.Struct, frozen=True):
    held: int
    needed: int
    in_play: int
    total: int
    destroyed: int
    lose_at: int  # so few in play lose the match
    lamp: bool


class KingView(msgspec.Struct, frozen=True):
    floor: str
    vanish: int  # round ends without him
    doubled: bool
    presence: int  # this round
    next_presence: int
    by_round: Counts  # the presence from this round on
    chances: Counts  # of the floors he may go to, in percent


class View(msgspec.Struct, frozen=True):
    seat: str  # whose eyes: "" for a spectator
    asked: str  # who decides: "" when over
    stage: str
    soul: str  # for whom
    purpose: str  # why, where a stage serves several rules
    round: int
    max_rounds: int
    step: int  # of the End of Round: 1 to 9; 0 in the souls' turns
    order: list[str]
    active: str
    actions_left: int
    used: list[str]  # of the active soul's turn: what it may do once
    trades: int  # in this turn
    transfers: int  # to and from the Armory in this turn
    card: str  # being resolved
    revealer: str
    die: int
    king: KingView
    keys: KeysView
    all_home: bool  # every soul in the Threshold
    threshold: str
    sanctuary: str
    crown_here: bool  # it lies in the Sanctuary
    crown_round: int  # in which it was taken; 0 before
    tue_tues: int
    tue_tue_fatal: int
    tales_attached: int
    tales: int  # there are
    floors: list[FloorView]
    souls: list[SoulView]
    monsters: list[MonsterView]
    merchant: MerchantView
    armory: Counts
    salon_uses: int
    ritual_done: bool
    charges: int  # of the Folding Stairs
    ladder: str  # the room where they stand in this turn
    unseen: Counts  # cards of the Boxes nobody has seen
    discards: Counts
    moves: list[MoveView]
    psy: PsyView | None
    sacrifice: Counts | None  # what could be given: slots, maximum
    roles: list[str]  # still to be had
    waiting: list[str]  # souls in the collapse queue
    ending: str  # the rule


def view(state: State, seat: int) -> View:
    """A seat's view; spectators, and whoever may know everything, see no more."""
    assert isinstance(state, Carcosa)
    seen = see_public(state)
    return seen if seat < 0 else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What everyone sees, and what this seat sees besides."""
    assert isinstance(state, Carcosa)
    return replace(seen, seat=SEAT_IDS[seat])


def see_public(state: Carcosa) -> View:
    house, over = state.house, state.seat < 0
    begun = once_begun(house)
    turn = house.active != NOBODY
    return View(
        seat="",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGE_IDS[state.stage],
        soul=name(SOUL_IDS, house.asked),
        purpose=purpose_text(house),
        round=int(house.round),
        max_rounds=int(house.settings.max_rounds),
        step=step_of(house),
        order=[SOUL_IDS[begun.in_turn(at)] for at in range(len(begun.souls))],
        active=name(SOUL_IDS, house.active),
        actions_left=int(house.actions_left(house.active)) if turn else 0,
        used=see_used(house),
        trades=int(house.traded),
        transfers=int(house.stored),
        card=name(house.content.card_ids, house.card),
        revealer=name(SOUL_IDS, house.revealer) if house.card != NO_CARD else "",
        die=int(house.die),
        king=see_king(begun),
        keys=see_keys(house),
        all_home=all_home(begun),
        threshold=NODE_IDS[house.settings.threshold],
        sanctuary=NODE_IDS[house.settings.sanctuary],
        crown_here=house.crown == NOBODY,
        crown_round=int(house.crown_round),
        tue_tues=int(house.tue_tues),
        tue_tue_fatal=int(house.settings.tue_tue_fatal),
        tales_attached=int(house.tales_attached),
        tales=len(house.content.tales),
        floors=[see_floor(house, begun, floor) for floor in range(FLOORS)],
        souls=see_souls(state, begun),
        monsters=see_monsters(house),
        merchant=see_merchant(house),
        armory=counts(ITEM_IDS, house.armory),
        salon_uses=int(house.salon_uses),
        ritual_done=house.ritual_done,
        charges=int(house.charges),
        ladder=name(NODE_IDS, house.ladder),
        unseen=counts(house.content.card_ids, house.boxes.pool),
        discards=counts(house.content.card_ids, house.discards),
        moves=see_moves(state) if not over and state.stage == TURN else [],
        psy=see_psy(house) if house.stage == PSYCHIC else None,
        sacrifice=see_sacrifice(house) if house.stage == SACRIFICE else None,
        roles=free_roles(house),
        waiting=names(SOUL_IDS, house.fallen),
        ending=ENDINGS[house.ending].partition("/")[0],
    )


def see_used(house: House) -> list[str]:
    """What the active soul has done that has a mark (CA-4.15, 11.3, 11.4)."""
    marks = {
        "move": house.moved,
        "double": house.gambled,
        "comfort": house.comforted,
        "guard": house.guarded,
        "tavern": house.drank,
    }
    return [mark for mark, set_now in marks.items() if set_now]


def see_king(house: House) -> KingView:
    return KingView(
        floor=FLOOR_IDS[house.king_floor],
        vanish=int(house.vanish),
        doubled=house.doubled,
        presence=int(toll_in(house, house.round)),
        next_presence=int(toll_in(house, house.round + 1)),
        by_round=presence_by_round(house),
        chances=chances(house),
    )


def see_keys(house: House) -> KeysView:
    return KeysView(
        held=int(house.keys_held()),
        needed=int(house.settings.keys_to_win),
        in_play=int(house.keys_in_play()),
        total=int(house.keys_total()),
        destroyed=int(house.keys_destroyed),
        lose_at=int(house.settings.keys_lose_at),
        lamp=enough_keys(house),
    )


def see_souls(state: Carcosa, begun: House) -> list[SoulView]:
    expected = after_round(state.house)
    nodes = [NODE_IDS[soul.node] for soul in begun.souls]
    return [see_soul(state, s, nodes[s], expected[s]) for s in range(len(begun.souls))]


def see_soul(state: Carcosa, s: int, node: str, expected: int) -> SoulView:
    house = state.house
    soul = house.souls[s]
    actions, options = could_do(state, s)
    statuses = counts(STATUS_IDS, soul.status)
    statuses.pop("poisoned", None)
    return SoulView(
        id=SOUL_IDS[s],
        seat=SEAT_IDS[s % int(state.seats)],
        role=name(house.content.role_ids, soul.role),
        node=node,
        sanity=int(soul.sanity),
        lowest=LOWEST,
        maximum=int(soul.maximum()),
        expected=expected,
        actions=actions,
        options=options,
        keys=int(soul.items[0]),
        free_keys=max(0, int(soul.free_keys())),
        slots=int(soul.slots),
        free_slots=max(0, int(soul.slots - soul.slotted())),
        items=counts(ITEM_IDS, soul.items),
        book=house.book == s,
        crown=house.crown == s,
        ring=house.ring == s,
        limited=soul.limited,
        skip=soul.skip,
        frozen=soul.frozen,
        bought=soul.bought,
        shield=int(soul.shield),
        guard=name(SOUL_IDS, soul.guard) or "none",
        statuses={id: statuses.get(id, 0) for id in STATUS_IDS[1:]},
        poisoned=[int(soul.waning), int(soul.status[POISONED])],
        captor=name(MONSTER_IDS, soul.captor),
        trail=names(ROOM_IDS, soul.trail),
    )


def see_monsters(house: House) -> list[MonsterView]:
    return [
        MonsterView(
            kind=MONSTER_IDS[monster.kind],
            node=NODE_IDS[monster.node],
            stun=int(monster.stun),
            arrived=int(monster.arrived),
            loot=counts(ITEM_IDS, house.loot) if monster.kind == 1 else {},
        )
        for monster in house.monsters
    ]


def see_merchant(house: House) -> MerchantView:
    return MerchantView(
        size=len(house.merchant),
        unseen=counts(ITEM_IDS, house.merchant.bag),
        bottom=names(ITEM_IDS, house.merchant.bottom),
        tale=name(ITEM_IDS, house.display),
        cost=int(house.settings.merchant_cost),
        tale_cost=int(house.settings.tale_cost),
        shown={str(at + 1): ITEM_IDS[item] for at, item in enumerate(house.shown)},
    )


def see_sacrifice(house: House) -> Counts:
    soul = house.souls[house.asked]
    return {"slot": int(soul.slots), "mind": int(soul.ceiling)}


def free_roles(house: House) -> list[str]:
    """While roles are chosen: those left."""
    if house.round > 0:
        return []
    content = house.content
    return [content.role_ids[content.role_of(action)] for action in roles_left(house)]


def redeal(state: State, seat: int, dice: Dice) -> Carcosa:
    """The same for all eyes: unseen cards have no face yet, so there is none to deal.

    A face-down room, an unseen card, the merchant's order: each is decided by the dice
    when it is first shown.
    """
    assert isinstance(state, Carcosa)
    del seat, dice
    return state.clone()

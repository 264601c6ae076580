"""The questions Carcosa asks (stages) and the answers it takes (actions)."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import (
    BOX_IDS,
    CARD_IDS,
    FLOOR_IDS,
    ITEM_IDS,
    KING_IDS,
    MONSTER_IDS,
    NODE_IDS,
    OBJECT,
    ROLE_IDS,
    ROLES,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    SPECIAL_IDS,
    STATUS_IDS,
    TALE,
)

STAGES: Final = Ids()
ROLE: Final[i64] = STAGES.add("role")
TURN: Final[i64] = STAGES.add("turn")
SHOP: Final[i64] = STAGES.add("shop")
PICK: Final[i64] = STAGES.add("pick")
LOOK: Final[i64] = STAGES.add("look")
PSYCHIC: Final[i64] = STAGES.add("psychic")
DOUBLE: Final[i64] = STAGES.add("double")
REACT: Final[i64] = STAGES.add("react")
DISCARD: Final[i64] = STAGES.add("discard")
INVITE: Final[i64] = STAGES.add("invite")
SACRIFICE: Final[i64] = STAGES.add("sacrifice")
STAGE_IDS: Final = tuple(STAGES)

ROWS: Final = Rows(
    {
        "seat": SEAT_IDS,
        "soul": SOUL_IDS,
        "ward": (*SOUL_IDS, "none"),
        "role": ROLE_IDS,
        "floor": FLOOR_IDS,
        "node": NODE_IDS,
        "room": ROOM_IDS,
        "box": BOX_IDS,
        "item": ITEM_IDS,
        "card": CARD_IDS,
        "monster": MONSTER_IDS,
        "special": SPECIAL_IDS,
        "status": STATUS_IDS,
        "king": KING_IDS,
        "offering": ("slot", "mind"),
        "ware": ("tale",),
        "way": ("keep", "swap", "bury"),
        "place": ("1", "2"),
    }
)
A_ROLE: Final[i64] = ROWS.add("role role")
A_TO: Final[i64] = ROWS.add("to node")
A_SEARCH: Final[i64] = ROWS.add("search")
A_MEDITATE: Final[i64] = ROWS.add("meditate")
A_END: Final[i64] = ROWS.add("end")
A_STRUGGLE: Final[i64] = ROWS.add("struggle")
A_RESCUE: Final[i64] = ROWS.add("rescue soul")
A_USE: Final[i64] = ROWS.add(
    "use item", ("vial", "compass", "stairs", "scroll", "ring")
)
A_VIAL: Final[i64] = ROWS.number("use vial")
A_COMPASS: Final[i64] = ROWS.number("use compass")
A_STAIRS: Final[i64] = ROWS.number("use stairs")
A_SCROLL: Final[i64] = ROWS.number("use scroll")
A_RING: Final[i64] = ROWS.number("use ring")
A_BLUNT: Final[i64] = ROWS.add("blunt monster")
A_ATTACH: Final[i64] = ROWS.add("attach item", ITEM_IDS[TALE:])
A_CROWN: Final[i64] = ROWS.add("crown")
A_SHED: Final[i64] = ROWS.add("shed")
A_GIVE: Final[i64] = ROWS.add("give item soul")
A_ASK: Final[i64] = ROWS.add("ask item soul")
A_COMFORT: Final[i64] = ROWS.add("comfort status", ("illuminated", "serenity"))
A_CALM: Final[i64] = ROWS.number("comfort serenity")
A_GUARD: Final[i64] = ROWS.add("guard ward")
A_UNGUARD: Final[i64] = ROWS.number("guard none")
A_TAVERN: Final[i64] = ROWS.add("tavern")
A_DOORS: Final[i64] = ROWS.add("doors soul")
A_RITUAL: Final[i64] = ROWS.add("ritual")
A_SALON: Final[i64] = ROWS.add("salon")
A_CHAPEL: Final[i64] = ROWS.add("chapel")
A_BUY: Final[i64] = ROWS.add("buy ware", ("", "tale"))
A_BUY_TALE: Final[i64] = ROWS.number("buy tale")
A_SELL: Final[i64] = ROWS.add("sell item", ITEM_IDS[OBJECT:TALE])
A_STORE: Final[i64] = ROWS.add("store item")
A_FETCH: Final[i64] = ROWS.add("fetch item")
A_LEAVE: Final[i64] = ROWS.add("leave")
A_PICK: Final[i64] = ROWS.add("pick place")
A_LOOK: Final[i64] = ROWS.add("look room")
A_SKIP: Final[i64] = ROWS.add("skip")
A_KEEP_ORDER: Final[i64] = ROWS.add(
    "psy way place", ("keep", "swap", "bury 1", "bury 2")
)
A_SWAP: Final[i64] = ROWS.number("psy swap")
A_BURY: Final[i64] = ROWS.number("psy bury 1")
A_DOUBLE: Final[i64] = ROWS.add("double")
A_KEEP: Final[i64] = ROWS.add("keep")
A_REACT: Final[i64] = ROWS.add("react")
A_HOLD: Final[i64] = ROWS.add("hold")
A_DISCARD: Final[i64] = ROWS.add("discard item", ITEM_IDS[OBJECT:])
A_INVITE: Final[i64] = ROWS.add("invite soul")
A_SLOT: Final[i64] = ROWS.add("sacrifice offering")
A_MIND: Final[i64] = ROWS.number("sacrifice mind")
A_ACCEPT: Final[i64] = ROWS.add("accept")
A_OWN_ROLE: Final[i64] = len(ROWS.texts)  # `role role` for own roles: the last rows


def rows_with(roles: tuple[str, ...], cards: tuple[str, ...]) -> Rows:
    """The table with all roles and cards of a content; the printed rows stay."""
    if roles == ROLE_IDS and cards == CARD_IDS:
        return ROWS
    rows = Rows({**ROWS.kinds, "role": roles, "card": cards})
    rows.verbs, rows.texts = dict(ROWS.verbs), list(ROWS.texts)
    if len(roles) > ROLES:
        rows.more("role", roles[ROLES:])
    return rows

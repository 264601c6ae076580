"""The questions Carcosa asks (stages) and the answers it takes (actions)."""

from typing import Final

from .content import (
    ITEM_IDS,
    MONSTER_IDS,
    NODE_IDS,
    OBJECT,
    ROLE_IDS,
    ROOM_IDS,
    SOUL_IDS,
    TALE,
)

ROLE: Final = 0
TURN: Final = 1
SHOP: Final = 2
PICK: Final = 3
LOOK: Final = 4
PSYCHIC: Final = 5
DOUBLE: Final = 6
REACT: Final = 7
DISCARD: Final = 8
INVITE: Final = 9
SACRIFICE: Final = 10
STAGES: Final = (
    "role",
    "turn",
    "shop",
    "pick",
    "look",
    "psychic",
    "double",
    "react",
    "discard",
    "invite",
    "sacrifice",
)

OBJECT_IDS: Final = ITEM_IDS[OBJECT:]
GOODS_IDS: Final = ITEM_IDS[OBJECT:TALE]  # what the merchant buys
TALE_IDS: Final = ITEM_IDS[TALE:]
COMFORTS: Final = ("illuminated", "serenity")
USES: Final = ("vial", "compass", "stairs", "scroll", "ring")

A_ROLE: Final = 0  # first rows of the table's blocks
A_TO: Final = 6
A_SEARCH: Final = 21
A_MEDITATE: Final = 22
A_END: Final = 23
A_STRUGGLE: Final = 24
A_RESCUE: Final = 25
A_VIAL: Final = 29
A_COMPASS: Final = 30
A_STAIRS: Final = 31
A_SCROLL: Final = 32
A_RING: Final = 33
A_BLUNT: Final = 34
A_ATTACH: Final = 40
A_CROWN: Final = 44
A_SHED: Final = 45
A_GIVE: Final = 46
A_ASK: Final = 98
A_COMFORT: Final = 150
A_GUARD: Final = 152
A_UNGUARD: Final = 156
A_TAVERN: Final = 157
A_DOORS: Final = 158
A_RITUAL: Final = 162
A_SALON: Final = 163
A_CHAPEL: Final = 164
A_BUY: Final = 165
A_BUY_TALE: Final = 166
A_SELL: Final = 167
A_STORE: Final = 175
A_FETCH: Final = 188
A_LEAVE: Final = 201
A_PICK: Final = 202
A_LOOK: Final = 204
A_SKIP: Final = 216
A_KEEP_ORDER: Final = 217
A_SWAP: Final = 218
A_BURY: Final = 219
A_DOUBLE: Final = 221
A_KEEP: Final = 222
A_REACT: Final = 223
A_HOLD: Final = 224
A_DISCARD: Final = 225
A_INVITE: Final = 237
A_SLOT: Final = 241
A_MIND: Final = 242
A_ACCEPT: Final = 243

TEXTS: Final = (
    *[f"role {role}" for role in ROLE_IDS],
    *[f"to {node}" for node in NODE_IDS],
    "search",
    "meditate",
    "end",
    "struggle",
    *[f"rescue {soul}" for soul in SOUL_IDS],
    *[f"use {item}" for item in USES],
    *[f"blunt {monster}" for monster in MONSTER_IDS],
    *[f"attach {tale}" for tale in TALE_IDS],
    "crown",
    "shed",
    *[f"give {item} {soul}" for item in ITEM_IDS for soul in SOUL_IDS],
    *[f"ask {item} {soul}" for item in ITEM_IDS for soul in SOUL_IDS],
    *[f"comfort {status}" for status in COMFORTS],
    *[f"guard {soul}" for soul in (*SOUL_IDS, "none")],
    "tavern",
    *[f"doors {soul}" for soul in SOUL_IDS],
    "ritual",
    "salon",
    "chapel",
    "buy",
    "buy tale",
    *[f"sell {item}" for item in GOODS_IDS],
    *[f"store {item}" for item in ITEM_IDS],
    *[f"fetch {item}" for item in ITEM_IDS],
    "leave",
    "pick 1",
    "pick 2",
    *[f"look {room}" for room in ROOM_IDS],
    "skip",
    "psy keep",
    "psy swap",
    "psy bury 1",
    "psy bury 2",
    "double",
    "keep",
    "react",
    "hold",
    *[f"discard {item}" for item in OBJECT_IDS],
    *[f"invite {soul}" for soul in SOUL_IDS],
    "sacrifice slot",
    "sacrifice mind",
    "accept",
)
VERBS: Final = {
    "role": "role",
    "to": "node",
    "search": "",
    "meditate": "",
    "end": "",
    "struggle": "",
    "rescue": "soul",
    "use": "item",
    "blunt": "monster",
    "attach": "item",
    "crown": "",
    "shed": "",
    "give": "item soul",
    "ask": "item soul",
    "comfort": "status",
    "guard": "ward",
    "tavern": "",
    "doors": "soul",
    "ritual": "",
    "salon": "",
    "chapel": "",
    "buy": "ware",
    "sell": "item",
    "store": "item",
    "fetch": "item",
    "leave": "",
    "pick": "place",
    "look": "room",
    "skip": "",
    "psy": "way place",
    "double": "",
    "keep": "",
    "react": "",
    "hold": "",
    "discard": "item",
    "invite": "soul",
    "sacrifice": "offering",
    "accept": "",
}

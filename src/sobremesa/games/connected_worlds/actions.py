"""The questions Connected Worlds asks (stages) and the answers it takes (actions)."""

from typing import Final

from .content import ACTION_IDS, ACTIONS, CARD_IDS, CARDS, HEX_IDS, KINDS, SPOTS
from .content import UNIT_IDS as UNITS

PLACE_BASE: Final = 0
MAIN: Final = 1
MOVE_FROM: Final = 2
MOVE_PIECE: Final = 3
MOVE_TO: Final = 4
BUY_ACTION: Final = 5
BUY_UNIT: Final = 6
LINK_FIRST: Final = 7
LINK_SECOND: Final = 8
DEPLOY_TO: Final = 9
STAGES: Final = (
    "place_base",
    "main",
    "move_from",
    "move_piece",
    "move_to",
    "buy_action",
    "buy_unit",
    "link_first",
    "link_second",
    "deploy_to",
)

END: Final = 0  # first rows of the table's blocks
MOVE: Final = END + 1
USE: Final = MOVE + ACTIONS
DEPLOY: Final = USE + ACTIONS
BUY: Final = DEPLOY + KINDS
PICK: Final = BUY + CARDS
FROM: Final = PICK + KINDS
TO: Final = FROM + SPOTS
LINK: Final = TO + SPOTS
TEXTS: Final = (
    "end",
    *[f"move {card}" for card in ACTION_IDS],
    *[f"use {card}" for card in ACTION_IDS],
    *[f"deploy {card}" for card in UNITS],
    *[f"buy {card}" for card in CARD_IDS],
    *[f"pick {card}" for card in UNITS],
    *[f"from {hex_}" for hex_ in HEX_IDS],
    *[f"to {hex_}" for hex_ in HEX_IDS],
    *[f"link {hex_}" for hex_ in HEX_IDS],
)
VERBS: Final = {
    "end": "",
    "move": "card",
    "use": "card",
    "deploy": "card",
    "buy": "card",
    "pick": "piece",
    "from": "hex",
    "to": "hex",
    "link": "hex",
}

"""The questions Stratum asks (stages) and the answers it takes (actions)."""

from typing import Final

from .content import ATTACHMENT_IDS, CARD_IDS, CARDS, SEAT_IDS, SPACE_IDS, SPACES, TABS

ACTION: Final = 0
PLACE: Final = 1
TARGET_CARD: Final = 2
DESTINATION: Final = 3
TARGET_TERRITORY: Final = 4
MACRO_SITE: Final = 5
MACRO_FOOD: Final = 6
EXCLUSIVE_COST: Final = 7
STAGES: Final = (
    "action",
    "place",
    "target_card",
    "destination",
    "target_territory",
    "macro_site",
    "macro_food",
    "exclusive_cost",
)

PLAY: Final = 0  # first rows of the table's blocks
DISCARD: Final = PLAY + CARDS
BUILD: Final = DISCARD + CARDS
MACROFUNGUS: Final = BUILD + 4
AT: Final = MACROFUNGUS + 1
CARD: Final = AT + SPACES
IN: Final = CARD + SPACES * TABS
TEXTS: Final = (
    *[f"play {card}" for card in CARD_IDS],
    *[f"discard {card}" for card in CARD_IDS],
    *[f"build {seat}" for seat in SEAT_IDS],
    "macrofungus",
    *[f"at {space}" for space in SPACE_IDS],
    *[
        f"card {space} {attachment}".rstrip()
        for space in SPACE_IDS
        for attachment in ("", *ATTACHMENT_IDS)
    ],
    *[f"territory {seat}" for seat in SEAT_IDS],
)
VERBS: Final = {
    "play": "card",
    "discard": "card",
    "build": "territory",
    "macrofungus": "",
    "at": "space",
    "card": "space attachment",
    "territory": "territory",
}

"""The questions Escaramuzas asks (stages) and the answers it takes (actions)."""

from typing import Final

from .content import (
    CARD_IDS,
    CARDS,
    FORMATION_IDS,
    LABEL_IDS,
    LABELS,
    PIECE_IDS,
    POINT_IDS,
    POINTS,
    SEAT_IDS,
    SEATS,
)

DRAFT_PIECE: Final = 0
DRAFT_AT: Final = 1
SIDE_CHOICE: Final = 2
DEPLOY_UNIT: Final = 3
DEPLOY_AT: Final = 4
ACTIVATE: Final = 5
MODE: Final = 6
MOVE_TO: Final = 7
ATTACK: Final = 8
REACT: Final = 9
DEFEND: Final = 10
ADVANCE: Final = 11
SUPPORT: Final = 12
CARD_ALLY: Final = 13
CARD_TARGET: Final = 14
CARD_TO: Final = 15
CARD_RIVAL: Final = 16
STAGES: Final = (
    "draft_piece",
    "draft_at",
    "side_choice",
    "deploy_unit",
    "deploy_at",
    "activate",
    "mode",
    "move_to",
    "attack",
    "react",
    "defend",
    "advance",
    "support",
    "card_ally",
    "card_target",
    "card_to",
    "card_rival",
)

TO: Final = 0  # first rows of the table's blocks
UNIT: Final = TO + POINTS
ALLY: Final = UNIT + LABELS
TARGET: Final = ALLY + LABELS
HELP: Final = TARGET + LABELS
PLAY: Final = HELP + LABELS
RIVAL: Final = PLAY + CARDS
PIECE: Final = RIVAL + SEATS
FORMATION: Final = PIECE + 9
STAY: Final = FORMATION + 4
SWAP: Final = STAY + 1
PASS: Final = STAY + 2
DONE: Final = STAY + 3
STAND: Final = STAY + 4
WALK: Final = STAY + 5
RUN: Final = STAY + 6
HOLD: Final = STAY + 7
EVADE: Final = STAY + 8
TAKE: Final = STAY + 9
DECLINE: Final = STAY + 10
GO: Final = STAY + 11
REMAIN: Final = STAY + 12
WORDS: Final = (
    "stay",
    "swap",
    "pass",
    "done",
    "stand",
    "walk",
    "run",
    "hold",
    "evade",
    "take",
    "decline",
    "advance",
    "remain",
)
TEXTS: Final = (
    *[f"to {point}" for point in POINT_IDS],
    *[f"unit {label}" for label in LABEL_IDS],
    *[f"ally {label}" for label in LABEL_IDS],
    *[f"target {label}" for label in LABEL_IDS],
    *[f"support {label}" for label in LABEL_IDS],
    *[f"play {card}" for card in CARD_IDS],
    *[f"rival {seat}" for seat in SEAT_IDS],
    *[f"piece {piece}" for piece in PIECE_IDS],
    *[f"formation {formation}" for formation in FORMATION_IDS],
    *WORDS,
)
VERBS: Final = {
    "to": "point",
    "unit": "label",
    "ally": "label",
    "target": "label",
    "support": "label",
    "play": "card",
    "rival": "rival:seat",
    "piece": "piece",
    "formation": "formation",
    **dict.fromkeys(WORDS, ""),
}

"""The one question of Connect Four (stage), and its answers (actions)."""

from typing import Final

from .content import COLUMN_IDS

DROP: Final = 0
STAGES: Final = ("drop",)
TEXTS: Final = tuple([f"drop {column}" for column in COLUMN_IDS])  # by column
VERBS: Final = {"drop": "column"}

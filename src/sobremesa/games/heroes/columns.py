"""The columns a card may have and must have, by its type."""

from typing import Any

from sobremesa.kernel.content import TITLES

from .content import (
    ACTION,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    MOB_CARD,
    SCOPE_IDS,
    SOURCE,
)

NAMES = dict.fromkeys(TITLES, str)  # columns any card may have
PERSON = {"name": str, "align": str, "health": int, "protection": int, "speed": int}
COLUMNS: dict[int, dict[str, Any]] = {
    SOURCE: {"kind": str, "gives": int, "entry": str, "activation": dict},
    CHARACTER: {
        **PERSON,
        "alter": str,
        "stars": int,
        "earth": int,
        "abilities": list,
        "alliances": list,
        "static": list,
        "passive": str | dict,
        "hit": str,
        "ko": str,
        "actions": list,
    },
    ACTION: {
        "ability": str,
        "cost": int | str,
        "steps": str,
        "flags": list,
        "static": list,
    },
    EQUIPMENT: {"cost": int, "silo": bool, "static": list, "actions": list},
    EVENT: {"scope": str, "effects": list},
    MOB_CARD: {**PERSON, "abilities": list, "actions": list, "script": list},
}
NEEDED = {
    SOURCE: ("kind",),
    CHARACTER: (*PERSON, "stars", "earth", "abilities", "actions"),
    ACTION: ("ability", "cost", "steps"),
    EQUIPMENT: ("cost",),
    EVENT: ("scope", "effects"),
    MOB_CARD: (*PERSON, "abilities", "actions", "script"),
}
STAND_INS = {  # for needed columns that cannot be read, so that the others still are
    **{"kind": "basic", "align": "hero", "health": 1, "protection": 0, "speed": 0},
    **{"stars": 1, "earth": 1, "abilities": [], "actions": [], "script": []},
    **{"ability": "general", "cost": 1, "steps": "draw 1", "scope": SCOPE_IDS[0]},
    **{"name": "", "effects": []},
}
BLANK = {
    **dict.fromkeys(
        (
            *("type", "unique", "name", "alter", "earth", "stars", "health"),
            *("protection", "speed", "abilities", "alliances", "align", "prime"),
            *("immune", "storage", "swarm", "silo", "basic", "gives", "cost"),
            *(
                "sacrifice",
                "ability",
                "scope",
                "first_act",
                "acts",
                "first_mod",
                "mods",
                "first_aura",
            ),
            *("auras", "first_row", "rows"),
        ),
        0,
    ),
    **dict.fromkeys(("passive", "move", "hit", "ko", "start", "end"), -1),
}

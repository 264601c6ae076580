"""Reading a card file: the effect language of HC-9 into tables.

Every problem names the card, the column and, where there is one, the step.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sobremesa.kernel.content import (
    Content,
    fields,
    found_in,
    id_of,
    read_content,
    read_elsewhere,
    rows,
    whole,
)
from sobremesa.kernel.errors import Mistake, Problems, nearest, shown
from sobremesa.kernel.toml import read_toml

from .content import (
    ABILITY_IDS,
    ACTION,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    GENERAL,
    IMMUNE_IDS,
    MOB_CARD,
    SCOPE_IDS,
    SOURCE,
    TYPE_IDS,
    Cards,
    Columns,
)
from .language import NUMBER, PLAYER, TITLES, Faults, Steps, titles_of

Card = Mapping[str, Any]
STANDARD = Path(__file__).with_name("content.toml")
CONTENT: Content = read_content(
    STANDARD,
    fields(
        {
            "cards": read_elsewhere,
            "decks": rows(rows(whole(1, 99), ids=id_of("cards"))),
            "options": read_elsewhere,
            "presets": read_elsewhere,
        }
    ),
)
ID = re.compile(r"[a-z][a-z0-9_]*")
MOST = 99  # of any number on a card
LARGEST = 999  # cards of a pool: the Dead Zone counts them in thousands
ALLIANCES = 60  # they are bits of a number
NAMES = dict.fromkeys(TITLES, str)  # columns any card may have
PERSON = {"name": str, "align": str, "health": int, "protection": int, "speed": int}
COLUMNS: dict[int, dict[str, Any]] = {
    SOURCE: {"kind": str, "entry": str, "activation": dict},
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
ALIGNS = {"hero": 1, "villain": 2, "hero/villain": 3, "villain/hero": 3}
BLANK = {
    **dict.fromkeys(
        (
            *("type", "unique", "name", "alter", "earth", "stars", "health"),
            *("protection", "speed", "abilities", "alliances", "align", "immune"),
            *("storage", "swarm", "silo", "basic", "cost", "sacrifice", "ability"),
            *("scope", "first_act", "acts", "first_mod", "mods", "first_aura"),
            *("auras", "first_row", "rows"),
        ),
        0,
    ),
    **dict.fromkeys(("passive", "move", "hit", "ko", "start", "end"), -1),
}


class CardError(Problems):
    """A card file that cannot be read; lists everything that is wrong with it."""


def read_cards(*files: Path | str) -> Cards:
    """The standard cards, and those of further card files (paths or TOML text)."""
    texts = {}
    for at, file in enumerate(files, start=1):
        if isinstance(file, Path):
            texts[file.name] = file.read_text("utf-8")
        else:
            texts[f"card file {at}"] = file
    return read_own(texts)


def read_own(files: Mapping[str, str]) -> Cards:
    """The standard cards, and those of further card files: their texts by name."""
    faults = Faults()
    found: dict[str, Card] = {}
    take(found, "", CONTENT["cards"], faults)
    for file, text in files.items():
        take(found, file, read_tables(file, text, faults), faults)
    if files:
        return Reader(found, faults).cards()
    with found_in(STANDARD):
        return Reader(found, faults).cards()


def take(
    found: dict[str, Card], file: str, cards: Mapping[str, Any], faults: Faults
) -> None:
    """The cards of one file, beside those found before."""
    for id, card in cards.items():
        faults.files.setdefault(id, file)
        if id in found:
            faults.say(file, f"card {id!r}: there is already a card of this id")
        elif not isinstance(card, dict):
            faults.say(file, f"card {id!r} is no table of columns")
        else:
            found[id] = card


def read_tables(file: str, text: str, faults: Faults) -> dict[str, Any]:
    """The tables `[cards.<id>]` of an own file; nothing else may stand in it."""
    try:
        content = read_toml(text)
    except Mistake as error:
        faults.say(file, f"this is not a card file: {error}")
        return {}
    for name in content:
        if name != "cards":
            faults.say(file, f"a card file has tables [cards.<id>], not {name!r}")
    cards = content.get("cards", {})
    if not isinstance(cards, dict) or not cards:
        faults.say(file, "a card file has at least one table [cards.<id>]")
        return {}
    return cards


def fingerprint(files: Mapping[str, str]) -> str:
    """What own cards are known by in records: all that is written on them."""
    own = [read_toml(text)["cards"] for text in files.values()]
    written = json.dumps(own, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(written.encode()).hexdigest()[:16]


class Reader:
    """One reading of all cards into columns."""

    def __init__(self, found: Mapping[str, Card], faults: Faults) -> None:
        self.faults = faults
        self.names: list[str] = []  # numbers for names and alter-egos
        self.alliances = alliances_of(found)
        self.steps = Steps(faults, self.alliances)
        self.rows: Columns = {"row_first": [], "row_last": [], "script": []}
        player = {i: c for i, c in found.items() if c.get("type") != "mob"}
        mobs = {i: c for i, c in found.items() if c.get("type") == "mob"}
        self.count = len(player)
        self.found = {**player, **mobs}
        self.table: list[dict[str, int]] = []
        self.titles: dict[str, dict[str, str]] = {}

    def cards(self) -> Cards:
        for number, most, things in (
            (len(self.found), LARGEST, "cards"),
            (len(self.alliances), ALLIANCES, "alliances"),
        ):
            if number > most:
                self.faults.say("", f"{number} {things} in all, at most {most}")
        for id, card in self.found.items():
            self.table.append({**BLANK, **self.read(id, card)})
        self.faults.check(CardError)
        columns = {name: [row[name] for row in self.table] for name in BLANK}
        return Cards(
            ids=tuple(self.found),
            count=self.count,
            move_ids=tuple(self.steps.move_ids),
            alliance_ids=self.alliances,
            cards=columns,
            moves=self.steps.moves,
            steps=self.steps.steps,
            extras={**self.steps.extras, **self.rows},
            titles=self.titles | self.steps.titles,
            alters={i: str(c["alter"]) for i, c in self.found.items() if "alter" in c},
        )

    def read(self, id: str, card: Card) -> dict[str, int]:
        """One card's row; what is wrong with it is noted."""
        self.steps.card = id
        self.steps.number = len(self.table)
        if not ID.fullmatch(id):
            self.fault("", "a card's id is made of a-z, 0-9 and _")
        type = card.get("type")
        if type not in TYPE_IDS:
            near = nearest(type, TYPE_IDS)
            mean = f"; did you mean {near!r}?" if near else ""
            self.fault("type", f"{shown(type)} is none of {', '.join(TYPE_IDS)}{mean}")
            return {}
        kind = TYPE_IDS.index(type)
        card = self.shape(kind, card)
        self.titles[id] = titles_of(card)
        row = {"type": kind, "unique": int(card.get("unique", False))}
        if kind == SOURCE:
            return row | self.source(id, card)
        if kind == ACTION:
            return row | self.action(id, card)
        if kind == EQUIPMENT:
            return row | self.equipment(id, card)
        if kind == EVENT:
            return row | self.event(id, card)
        return row | self.person(id, card)

    def fault(self, column: str, told: str) -> None:
        self.faults.add(self.steps.card, column, "", told)

    def shape(self, kind: int, card: Card) -> Card:
        """The known columns of the right type; stand-ins for others that are needed."""
        known = {**COLUMNS[kind], **NAMES, "type": str, "unique": bool}
        good = dict(card)
        for name, value in card.items():
            told = ""
            if name not in known:
                told = f"type {TYPE_IDS[kind]!r} has no such column"
                near = nearest(name, known)
                told += f"; did you mean {near!r}?" if near else ""
            elif not isinstance(value, known[name]) or (
                isinstance(value, bool) and known[name] is not bool
            ):
                told = f"{shown(value)} is not of the right type"
            elif isinstance(value, int) and not 0 <= value <= MOST:
                told = f"{shown(value)} is not 0 to {MOST}"
            if told:
                self.fault(name, told)
                del good[name]
        for name in NEEDED[kind]:
            if name not in card:
                self.fault(name, "this column is missing")
            if name not in good:
                good[name] = STAND_INS[name]
        return good

    def source(self, id: str, card: Card) -> dict[str, int]:
        """4.3 Advanced Sources: an entry cost and an activation, both optional."""
        if card["kind"] not in ("basic", "advanced"):
            self.fault("kind", f"{card['kind']!r} is not basic or advanced")
        row = {"basic": int(card["kind"] == "basic")}
        if row["basic"] and ("entry" in card or "activation" in card):
            self.fault("kind", "a basic Source has no entry cost and no activation")
        for part in card.get("entry", "").split(";") if card.get("entry") else ():
            words = part.split()
            number = words[1] if len(words) == 2 and is_amount(words[1]) else ""
            if words and words[0] == "pay" and number:
                row["cost"] = int(number)
            elif words and words[0] == "discard_basic" and number == "1":
                row["sacrifice"] = 1
            else:
                self.fault("entry", f"{part!r} is not `pay N` or `discard_basic 1`")
        if "activation" in card:
            row["move"] = self.steps.move(
                id, "activation", card["activation"], "source"
            )
        return row

    def action(self, id: str, card: Card) -> dict[str, int]:
        """5.13 Attaching an Action: its ability type says who can use it."""
        ability = self.ability("ability", card["ability"])
        body = {k: card[k] for k in ("cost", "steps", "flags") if k in card}
        row = {"ability": 1 << ability, **self.statics(card, ("storage",))}
        row["move"] = self.steps.move(id, "steps", body, "action")
        self.steps.moves["ability"][-1] = 1 << ability
        return row

    def equipment(self, id: str, card: Card) -> dict[str, int]:
        """5.21 Silos: they need Storage; any other Equipment may have it."""
        row = {
            "cost": card["cost"],
            "silo": int(card.get("silo", False)),
            **self.statics(card, ("storage",)),
        }
        if card["cost"] < 1:
            self.fault("cost", "Equipment costs at least 1 (HC-5.17)")
        if row["silo"] and not row.get("storage"):
            self.fault("static", "a Silo needs storage (HC-5.21)")
        actions = card.get("actions", [])
        if len(actions) > 2:
            self.fault("actions", "Equipment has at most 2 actions")
        return row | self.actions(id, actions, "gear")

    def actions(self, id: str, actions: list[Any], user: str) -> dict[str, int]:
        first = len(self.steps.move_ids)
        for at, body in enumerate(actions, start=1):
            if not isinstance(body, dict):
                self.fault("actions", f"{body!r} is not {{ cost = …, steps = … }}")
                continue
            self.steps.move(f"{id}-{at}", f"actions {at}", body, user)
        return {"first_act": first, "acts": len(self.steps.move_ids) - first}

    def event(self, id: str, card: Card) -> dict[str, int]:
        """5.25 Scope of an Event: whom its parts are about."""
        row: dict[str, int] = {}
        if card["scope"] in SCOPE_IDS:
            row["scope"] = SCOPE_IDS.index(card["scope"])
        else:
            self.fault("scope", f"{card['scope']!r} is none of {', '.join(SCOPE_IDS)}")
        row["first_mod"] = len(self.steps.extras["mod_kind"])
        for part in card["effects"]:
            head, colon, steps = str(part).partition(":")
            if colon and head in ("start", "end"):
                body = {"steps": steps.strip()}
                row[head] = self.steps.move(
                    f"{id}-{head}", f"effects {head}", body, head
                )
            else:
                self.steps.mod(str(part))
        row["mods"] = len(self.steps.extras["mod_kind"]) - row["first_mod"]
        return row

    def person(self, id: str, card: Card) -> dict[str, int]:
        """12.7 Data limits: stars, abilities, actions of a Character or a Mob."""
        mob = card["type"] == "mob"
        stars = card.get("stars", 0)
        if not mob and not 1 <= stars <= 5:
            self.fault("stars", f"{stars} is not 1 to 5 (HC-12.7)")
        if len(card["abilities"]) > (5 if stars == 5 else 4):
            self.fault("abilities", "there are too many (HC-12.7)")
        if len(card["actions"]) > 3:
            self.fault("actions", "there are more than 3 (HC-12.7)")
        if card["health"] < 1:
            self.fault("health", "it is at least 1")
        if card["align"] not in ALIGNS:
            self.fault("align", f"{card['align']!r} is none of {', '.join(ALIGNS)}")
        row = {
            "name": self.name(card["name"]),
            "alter": self.name(card.get("alter", card["name"])),
            "earth": card.get("earth", 0),
            "stars": stars,
            "health": card["health"],
            "protection": card["protection"],
            "speed": card["speed"],
            "align": ALIGNS.get(card["align"], 0),
            "abilities": bits(self.ability("abilities", a) for a in card["abilities"]),
            "alliances": bits(
                self.alliances.index(str(a)) for a in card.get("alliances", [])
            ),
        }
        row |= self.statics(card, ("storage", "immune", "swarm", "aura"))
        row |= self.actions(id, card["actions"], "mob" if mob else PLAYER)
        for part in ("passive", "hit", "ko"):
            if part in card:
                name = f"{id}-{'p' if part == 'passive' else part}"
                body = card[part]
                if not isinstance(body, dict):
                    body = {"steps": body}
                row[part] = self.steps.move(name, part, body, part)
        return row | self.script(card, row["acts"])

    def script(self, card: Card, acts: int) -> dict[str, int]:
        """10.26 The Mob's script: without one, its actions one after another."""
        rows = card.get("script", [[at + 1] for at in range(acts)])
        first = len(self.rows["row_first"])
        for row in rows:
            if (
                not isinstance(row, list)
                or not row
                or not all(isinstance(n, int) and 1 <= n <= acts for n in row)
            ):
                self.fault(
                    "script", f"{row!r} is not a list of its actions 1 to {acts}"
                )
                continue
            self.rows["row_first"].append(len(self.rows["script"]))
            self.rows["script"] += [at - 1 for at in row]
            self.rows["row_last"].append(len(self.rows["script"]))
        return {"first_row": first, "rows": len(self.rows["row_first"]) - first}

    def name(self, text: str) -> int:
        if text not in self.names:
            self.names.append(text)
        return self.names.index(text)

    def ability(self, column: str, name: object) -> int:
        if name not in ABILITY_IDS or (column == "abilities" and name == "general"):
            self.fault(column, f"{name!r} is no ability type")
            return GENERAL
        return ABILITY_IDS.index(str(name))

    def statics(self, card: Card, allowed: tuple[str, ...]) -> dict[str, int]:
        """9.40 Statics storage, immune, swarm: as they are written.
        9.41 Static aura: likewise.
        """
        row: dict[str, int] = {"first_aura": len(self.steps.extras["aura_stat"])}
        for text in card.get("static", []):
            words = str(text).split()
            head = words[0] if words else ""
            if head not in allowed:
                self.fault("static", f"{text!r} is none of {', '.join(allowed)}")
            elif head == "storage" and len(words) == 2 and is_amount(words[1]):
                row["storage"] = max(row.get("storage", 0), int(words[1]))
            elif head == "immune" and len(words) == 2 and words[1] in IMMUNE_IDS:
                row["immune"] = row.get("immune", 0) | 1 << IMMUNE_IDS.index(words[1])
            elif head == "swarm" and len(words) == 1:
                row["swarm"] = 1
            elif head != "aura" or not self.steps.aura(words):
                self.fault("static", f"{text!r} is not written as in HC-9.40, 9.41")
        row["auras"] = len(self.steps.extras["aura_stat"]) - row["first_aura"]
        return row


def alliances_of(found: Mapping[str, Card]) -> tuple[str, ...]:
    """All alliances that some card has, in order of appearance."""
    names: dict[str, None] = {}
    for card in found.values():
        alliances = card.get("alliances", [])
        for name in alliances if isinstance(alliances, list) else []:
            names[str(name)] = None
    return tuple(names)


def is_amount(word: str) -> bool:
    return bool(NUMBER.fullmatch(word))


def bits(numbers: Any) -> int:
    """Any: an iterable of ints."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask

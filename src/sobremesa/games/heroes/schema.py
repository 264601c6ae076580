"""Reading cards: the effect language of HC-9 into tables.

Every problem names the card, the column and, where there is one, the step.
"""

from collections.abc import Mapping
from typing import Any

from sobremesa.kernel.content import ID, TITLES, Content, title
from sobremesa.kernel.errors import nearest, shown

from .columns import BLANK, COLUMNS, NAMES, NEEDED, STAND_INS
from .content import (
    ABILITY_IDS,
    ACTION,
    ALIGNS,
    EQUIPMENT,
    EVENT,
    GENERAL,
    IMMUNE_BITS,
    IMMUNE_IDS,
    ONE_CHARACTER,
    SCOPE_IDS,
    SOURCE,
    TOKEN_IDS,
    TYPE_IDS,
    Cards,
    Columns,
)
from .language import AIMED, NUMBER, PLAYER, Faults, Steps
from .printed import MOST

Card = Mapping[str, Any]
LARGEST = 999  # cards of a pool: the Dead Zone counts them in thousands
ALLIANCES = 60  # they are bits of a number
TOKEN_COLUMNS = ("speed", "damage", "health", "flat", "hurts", "pierces")


class Reader:
    """One reading of a content into columns; what is wrong with it is noted."""

    def __init__(self, content: Content, own: str = "") -> None:
        found = content["cards"]
        self.content = content
        self.own = own
        self.faults = Faults()
        self.names: list[str] = []  # numbers for names and alter-egos
        self.alliances = alliances_of(found)
        turns = {kind: row.get("turns", 1) for kind, row in content["tokens"].items()}
        self.steps = Steps(self.faults, self.alliances, turns)
        self.rows: Columns = {"row_first": [], "row_last": [], "script": []}
        self.mobs = [id for id, card in found.items() if type_of(card) == "mob"]
        self.count = len(found) - len(self.mobs)
        self.found: dict[str, Any] = {
            **{id: card for id, card in found.items() if id not in self.mobs},
            **{id: found[id] for id in self.mobs},
        }
        self.table = [
            {**BLANK, **self.read(number, id, card)}
            for number, (id, card) in enumerate(self.found.items())
        ]
        for number, most, things in (
            (len(self.found), LARGEST, "cards"),
            (len(self.alliances), ALLIANCES, "alliances"),
        ):
            if number > most:
                self.faults.add("", "", "", f"{number} {things} in all, at most {most}")

    def cards(self) -> Cards:
        """The tables; they are of use where nothing is wrong."""
        columns = {name: [row[name] for row in self.table] for name in BLANK}
        people = {i: c for i, c in self.found.items() if isinstance(c, dict)}
        return Cards(
            ids=tuple(self.found),
            count=self.count,
            move_ids=tuple(self.steps.move_ids),
            alliance_ids=self.alliances,
            cards=columns,
            moves=self.steps.moves,
            steps=self.steps.steps,
            extras={**self.steps.extras, **self.rows},
            tokens=self.tokens(),
            numbers=self.numbers(),
            ready={
                name: {id: n for id, n in deck.items() if id not in TITLES}
                for name, deck in self.content["decks"].items()
            },
            alters={i: str(c["alter"]) for i, c in people.items() if "alter" in c},
            own=self.own,
        )

    def tokens(self) -> Columns:
        """HC-8: what each kind does, by its number."""
        rows = [self.content["tokens"].get(kind, {}) for kind in TOKEN_IDS]
        return {name: [int(row.get(name, 0)) for row in rows] for name in TOKEN_COLUMNS}

    def numbers(self) -> dict[str, int]:
        numbers = dict(self.content["numbers"])
        numbers["mob_immune"] = sum(IMMUNE_BITS[id] for id in numbers["mob_immune"])
        return numbers

    def read(self, number: int, id: str, card: Card) -> dict[str, int]:
        """One card's row; what is wrong with it is noted."""
        self.steps.card = id
        self.steps.number = number
        if not ID.fullmatch(id):
            self.fault("", "a card's id is made of a-z, 0-9 and _, at most 40")
        if not isinstance(card, dict):
            self.fault("", f"{shown(card)} is no table of a card's columns")
            return {}
        type = card.get("type")
        if type not in TYPE_IDS:
            near = nearest(type, TYPE_IDS)
            mean = f"; did you mean {near!r}?" if near else ""
            self.fault("type", f"{shown(type)} is none of {', '.join(TYPE_IDS)}{mean}")
            return {}
        kind = TYPE_IDS.index(str(type))
        card = self.shape(kind, card)
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
            elif name in TITLES or name == "alter":
                told = "".join(one.told for one in title(value, name, {}))
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
        """4.2 Basic Sources: what they give.
        4.3 Advanced Sources: an entry cost and an activation, both optional.
        """
        if card["kind"] not in ("basic", "advanced"):
            self.fault("kind", f"{card['kind']!r} is not basic or advanced")
        row = {"basic": int(card["kind"] == "basic")}
        row["gives"] = card.get("gives", row["basic"])
        if row["gives"] and not row["basic"]:
            self.fault("gives", "only a basic Source gives energy by itself (HC-4.2)")
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
                self.fault("actions", f"{shown(body)} is not {{ cost = …, steps = … }}")
                continue
            self.steps.move(f"{id}-{at}", f"actions {at}", body, user)
        return {"first_act": first, "acts": len(self.steps.move_ids) - first}

    def event(self, id: str, card: Card) -> dict[str, int]:
        """5.25 Scope of an Event: whom its parts are about.
        5.28 Aimed Events: of a Character's, `self` is that one.
        """
        row: dict[str, int] = {}
        if card["scope"] in SCOPE_IDS:
            row["scope"] = SCOPE_IDS.index(card["scope"])
        else:
            told = f"{shown(card['scope'])} is none of {', '.join(SCOPE_IDS)}"
            self.fault("scope", told)
        aimed = row.get("scope") == ONE_CHARACTER
        row["first_mod"] = len(self.steps.extras["mod_kind"])
        for part in card["effects"]:
            head, colon, steps = str(part).partition(":")
            if colon and head in ("start", "end"):
                body = {"steps": steps.strip()}
                user = f"{AIMED}{head}" if aimed else head
                row[head] = self.steps.move(
                    f"{id}-{head}", f"effects {head}", body, user
                )
            else:
                self.steps.mod(str(part), aimed=aimed)
        row["mods"] = len(self.steps.extras["mod_kind"]) - row["first_mod"]
        return row

    def person(self, id: str, card: Card) -> dict[str, int]:
        """12.7 Data limits: stars, abilities, actions of a Character or a Mob.
        12.8 Alignments: one of the four.
        """
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
            told = f"{shown(card['align'])} is none of {', '.join(ALIGNS)}"
            self.fault("align", told)
        align, prime = ALIGNS.get(card["align"], (0, 0))
        row = {
            "name": self.name(card["name"]),
            "alter": self.name(card.get("alter", card["name"])),
            "earth": card.get("earth", 0),
            "stars": stars,
            "health": card["health"],
            "protection": card["protection"],
            "speed": card["speed"],
            "align": align,
            "prime": prime,
            "abilities": bits(self.ability("abilities", a) for a in card["abilities"]),
            "alliances": bits(self.alliance(str(a)) for a in card.get("alliances", [])),
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
                or not all(type(n) is int and 1 <= n <= acts for n in row)
            ):
                self.fault(
                    "script", f"{shown(row)} is not a list of its actions 1 to {acts}"
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
            self.fault(column, f"{shown(name)} is no ability type")
            return GENERAL
        return ABILITY_IDS.index(str(name))

    def alliance(self, name: str) -> int:
        if not ID.fullmatch(name):
            told = f"{shown(name)}: an alliance's id is made of a-z, 0-9 and _"
            self.fault("alliances", told)
        return self.alliances.index(name)

    def statics(self, card: Card, allowed: tuple[str, ...]) -> dict[str, int]:
        """9.40 Statics storage, immune, swarm: as they are written.
        9.41 Static aura: likewise.
        """
        row: dict[str, int] = {"first_aura": len(self.steps.extras["aura_stat"])}
        for text in card.get("static", []):
            words = str(text).split()
            head = words[0] if words else ""
            if head not in allowed:
                self.fault("static", f"{shown(text)} is none of {', '.join(allowed)}")
            elif head == "storage" and len(words) == 2 and is_amount(words[1]):
                row["storage"] = max(row.get("storage", 0), int(words[1]))
            elif head == "immune" and len(words) == 2 and words[1] in IMMUNE_IDS:
                row["immune"] = row.get("immune", 0) | 1 << IMMUNE_IDS.index(words[1])
            elif head == "swarm" and len(words) == 1:
                row["swarm"] = 1
            elif head != "aura" or not self.steps.aura(words):
                told = f"{shown(text)} is not written as in HC-9.40, 9.41"
                self.fault("static", told)
        row["auras"] = len(self.steps.extras["aura_stat"]) - row["first_aura"]
        return row


def alliances_of(found: Mapping[str, Card]) -> tuple[str, ...]:
    """All alliances that some card has, in order of appearance."""
    names: dict[str, None] = {}
    for card in found.values():
        alliances = card.get("alliances", []) if isinstance(card, dict) else []
        for name in alliances if isinstance(alliances, list) else []:
            names[str(name)] = None
    return tuple(names)


def type_of(card: object) -> object:
    """What a card says it is."""
    return card.get("type") if isinstance(card, dict) else None


def is_amount(word: str) -> bool:
    return bool(NUMBER.fullmatch(word))


def bits(numbers: Any) -> int:
    """Any: an iterable of ints."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask

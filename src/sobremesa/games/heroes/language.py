"""HC-9 The effect language: steps, flags, event parts and auras as rows of tables."""

import re
from collections.abc import Mapping
from typing import Any

from sobremesa.kernel.content import TITLES, Fault
from sobremesa.kernel.errors import shown

from .content import (
    ABILITY_IDS,
    AIM_IDS,
    ALLY,
    ALWAYS,
    BARE,
    BUFF,
    BY_ABILITY,
    BY_ALIGN,
    BY_ALLIANCE,
    BY_PRIME,
    CLOCKED,
    DAMAGE,
    DEBUFF,
    DISCARD,
    DISCARD_EVENT,
    DRAIN,
    DRAW,
    ENEMY,
    ENERGY,
    FILTER_IDS,
    FOE,
    FOE_TEAM,
    GEAR,
    GIVE,
    KIND_IDS,
    MOD_BAN,
    MOD_COST,
    MOD_DRAW,
    MOD_HEAL,
    MOD_IDS,
    MOD_SPEED,
    NOBODY,
    OP_IDS,
    OTHER,
    OWN_GEAR,
    PICK_ALLY,
    PICK_ENEMY,
    PICK_FOE,
    PICK_GEAR,
    PICK_OTHER,
    PICK_OWN,
    POOL,
    READY,
    REMOVE,
    REVEAL,
    SELECTOR_IDS,
    SIDE_IDS,
    SIPHON,
    SLOWER,
    SPLASH,
    STACK,
    THE_EVENT,
    TOKEN_IDS,
    Columns,
)

PLAYER = "character"  # who uses a move; also source, action, gear, passive, mob …
AIMED = "aimed "  # before `start` and `end` of an Event aimed at a Character
NUMBER = re.compile(r"\d{1,2}")
SIGNED = re.compile(r"-?\d{1,2}")
AMOUNT = re.compile(r"(\d{1,2})(?:\+(\d{1,2}):([a-z_]+))?")
HEROES = ("self", "enemy", "splash", "foe_team", "ally", "other", "team", "weakest")
# 5.19 What can choose Equipment
ENERGETIC = (ENERGY, DRAIN, SIPHON)
PICK_OF = {
    ENEMY: PICK_ENEMY,
    SPLASH: PICK_ENEMY,
    FOE: PICK_FOE,
    FOE_TEAM: PICK_FOE,
    GEAR: PICK_GEAR,
    ALLY: PICK_ALLY,
    OTHER: PICK_OTHER,
    OWN_GEAR: PICK_OWN,
}
OBJECTS = {ENEMY, SPLASH, FOE_TEAM, ALLY, OTHER, GEAR, OWN_GEAR, FOE}
UNASKED = {"hit", "ko", "start", "end"}  # moves that nobody chooses for
FLAGS = re.compile(r"sure|once|repeat([2-9])")


class Faults:
    """All that is wrong with cards."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self.cards: set[str] = set()  # those with faults

    def add(self, card: str, column: str, step: str, told: str) -> None:
        place = f"card {shown(card)}"
        place += f", column {column!r}" if column else ""
        place += f", step {shown(step)}" if step else ""
        at = ".".join(filter(None, ["cards", card, column.replace(" ", ".")]))
        self.found.append(Fault(at, f"{place}: {told}"))
        self.cards.add(card)


class Steps:
    """The tables of moves and steps, while they are being written."""

    def __init__(
        self,
        faults: Faults,
        alliances: tuple[str, ...],
        turns: Mapping[str, int] | None = None,
    ) -> None:
        self.faults = faults
        self.lasts = turns or {}  # kinds of tokens that last longer than a turn
        self.alliances = alliances
        self.card = ""
        self.number = 0
        self.move_ids: list[str] = []
        moves = (
            *("first", "last", "cost", "hold", "repeat", "sure", "once"),
            *("picks", "opens", "teams", "ability", "aim", "card"),
        )
        steps = (
            *("op", "amount", "bonus", "condition", "token", "selector", "pierce"),
            "turns",
        )
        extras = (
            *("mod_kind", "mod_value", "mod_filter", "mod_mask"),
            *("aura_stat", "aura_value", "aura_mask"),
        )
        self.moves: Columns = {name: [] for name in moves}
        self.steps: Columns = {name: [] for name in steps}
        self.extras: Columns = {name: [] for name in extras}

    def fault(self, column: str, step: str, told: str) -> int:
        self.faults.add(self.card, column, step, told)
        return 0

    def move(self, id: str, column: str, body: Mapping[str, Any], user: str) -> int:
        """9.1 Steps: at least one, separated by `;`. The new row's number."""
        first = len(self.steps["op"])
        for name in body:
            if name not in ("cost", "steps", "flags", "aim", *TITLES):
                self.fault(column, "", f"an action has no {shown(name)}")
            for fault in TITLES[name](body[name], name, {}) if name in TITLES else ():
                self.fault(column, "", fault.told)
        text = str(body.get("steps", ""))
        for step in text.split(";"):
            self.step(column, " ".join(step.split()), user)
        cost, hold = self.cost(column, body.get("cost", 0))
        row = {
            "first": first,
            "last": len(self.steps["op"]),
            "cost": cost,
            "hold": hold,
            "aim": self.aim(column, str(body.get("aim", "")), user),
            "card": self.number,
            **self.flags(column, body.get("flags", []), user),
            **self.picks(first),
        }
        for name, numbers in self.moves.items():
            numbers.append(row.get(name, 0))
        self.move_ids.append(id)
        return len(self.move_ids) - 1

    def cost(self, column: str, cost: object) -> tuple[int, int]:
        """6.6 Activation cost: `N`, or `hN` that is held."""
        if isinstance(cost, str) and re.fullmatch(r"h\d{1,2}", cost):
            return int(cost[1:]), 1
        if isinstance(cost, int) and not isinstance(cost, bool) and 0 <= cost <= 99:
            return cost, 0
        return self.fault(column, "", f"the cost {shown(cost)} is not N or hN"), 0

    def aim(self, column: str, aim: str, user: str) -> int:
        if aim not in AIM_IDS or (aim and user != "mob"):
            return self.fault(column, "", f"the aim {shown(aim)} is not a Mob's")
        return AIM_IDS.index(aim)

    def flags(self, column: str, flags: object, user: str) -> dict[str, int]:
        """9.30 Flag sure: for a Character's action, an Action's or the Mob's.
        9.31 Flag repeat: with its number.
        9.32 Flag once: for an Action.
        """
        row = {"repeat": 1}
        for flag in flags if isinstance(flags, list) else [flags]:
            found = FLAGS.fullmatch(str(flag))
            if not found or user not in (PLAYER, "action", "mob"):
                self.fault(column, "", f"{shown(flag)} is not a flag of this move")
            elif found[1]:
                row["repeat"] = int(found[1])
            elif flag == "once" and user != "action":
                self.fault(column, "", "only an Action can be `once` (HC-9.32)")
            else:
                row[str(flag)] = 1
        return row

    def picks(self, first: int) -> dict[str, int]:
        """9.4 Choices before paying: which, as bits; and what the first step needs."""
        selectors = self.steps["selector"][first:]
        picks = 0
        for selector in selectors:
            picks |= PICK_OF.get(selector, 0)
        teams = FOE_TEAM in selectors and not picks & PICK_ENEMY
        if picks & PICK_ENEMY:
            picks &= ~PICK_FOE
        opens = selectors[0] if selectors and selectors[0] in OBJECTS else NOBODY
        if selectors and self.steps["op"][first] == DISCARD_EVENT:
            opens = THE_EVENT
        return {"picks": picks, "opens": opens, "teams": int(teams)}

    def step(self, column: str, text: str, user: str) -> None:
        """One step: `op arguments selector`."""
        op, *words = text.split() or [""]
        if op not in OP_IDS:
            self.fault(column, text, f"{shown(op)} is none of {', '.join(OP_IDS)}")
            return
        code = OP_IDS.index(op)
        row = {"op": code, "condition": ALWAYS, "turns": 1}
        try:
            selector = self.arguments(code, words, row)
        except (ValueError, IndexError) as error:
            told = str(error) if isinstance(error, ValueError) else ""
            self.fault(column, text, told or "this is not how the step is written")
            return
        row["selector"] = SELECTOR_IDS.index(selector)
        self.check_selector(column, text, code, selector, user)
        for name, numbers in self.steps.items():
            numbers.append(row.get(name, 0))

    def arguments(self, code: int, words: list[str], row: dict[str, int]) -> str:
        """Fill a row from the words after the op; the selector is the answer."""
        if code == DISCARD_EVENT:
            return end(words, "")
        if code in (DRAW, POOL):
            row["amount"] = number(words.pop(0))
            return end(words, "")
        if code in (READY, REVEAL):
            return end(words[1:], words[0])
        if code == REMOVE:
            sort = words.pop(0)
            row["token"] = {"buff": BUFF, "debuff": DEBUFF}.get(sort, -1)
            if row["token"] < 0:
                row["token"] = timed(sort)
            return end(words[1:], words[0])
        if code in (GIVE, STACK):
            row["token"] = token(words.pop(0))
            row["turns"] = self.turns(row["token"], words)
        found = AMOUNT.fullmatch(words.pop(0))
        if not found or (found[2] and code != DAMAGE):
            raise ValueError("a number from 0 to 99 is missing")
        row["amount"] = int(found[1])
        if found[2]:
            row["bonus"] = int(found[2])
            row["condition"] = condition(found[3])
        if code == DAMAGE and words and words[0] == "pierce":
            row["pierce"] = 1
            words.pop(0)
        return end(words[1:], words[0])

    def turns(self, kind: int, words: list[str]) -> int:
        """8.9 Durations: `for N` at the end, or what the kind says."""
        if words[-2:-1] != ["for"]:
            return self.lasts.get(TOKEN_IDS[kind], 1)
        most = number(words.pop())
        words.pop()
        if kind >= CLOCKED:
            raise ValueError(f"{TOKEN_IDS[kind]!r} has no clock (HC-8.5)")
        if most < 1:
            raise ValueError("a token lasts at least one turn (HC-8.9)")
        return most

    def check_selector(
        self, column: str, text: str, code: int, selector: str, user: str
    ) -> None:
        """9.2 Selectors: which a step may have, and who may use them.
        5.19 What can choose Equipment: steps that move energy.
        5.26 What affects an Event: no step can choose one.
        """
        if code in (DRAW, POOL, DISCARD_EVENT):
            return
        if code in (DISCARD, REVEAL):
            allowed: tuple[str, ...] = ("foe",)
        elif code in ENERGETIC:
            allowed = (*HEROES, "attacker", "gear", "own_gear")
        else:
            allowed = (*HEROES, "attacker")
        if selector not in allowed:
            self.fault(column, text, f"{selector!r} is none of {', '.join(allowed)}")
        elif selector == "attacker" and user != "hit":
            self.fault(column, text, "only `hit` has an attacker (HC-9.42)")
        elif user.removeprefix(AIMED) in UNASKED and (
            SELECTOR_IDS.index(selector) in OBJECTS or code == DISCARD
        ):
            part = user.removeprefix(AIMED)
            told = f"`{part}` cannot ask for a choice (HC-9.42, 9.53)"
            self.fault(column, text, told)
        elif selector == "self" and user in ("source", "gear", "start", "end"):
            self.fault(column, text, "there is no acting Character")

    def mod(self, text: str, *, aimed: bool = False) -> None:
        """9.50 Event mod speed and damage: for whom the filter lets pass.
        9.51 Event mod cost: of an ability type.
        9.52 Event mod heal, mod draw and ban: for players.
        5.28 Aimed Events: a Character draws no cards.
        """
        words = text.split()
        try:
            if words[0] == "ban":
                self.add_mod(MOD_BAN, token(words[1]), 0, 0)
                end(words[2:], "")
                return
            if words[0] != "mod" or words[1] not in MOD_IDS[:MOD_BAN]:
                raise ValueError("it is not start:, end:, mod or ban")
            kind = MOD_IDS.index(words[1])
            if aimed and kind == MOD_DRAW:
                raise ValueError("a Character draws no cards (HC-5.28)")
            value = signed(words[2])
            sort, mask = self.filter(kind, words[3:])
            self.add_mod(kind, value, sort, mask)
        except (ValueError, IndexError) as error:
            told = str(error) if isinstance(error, ValueError) else ""
            self.fault("effects", text, told or "this is not how the part is written")

    def filter(self, kind: int, words: list[str]) -> tuple[int, int]:
        if kind in (MOD_HEAL, MOD_DRAW) or (kind != MOD_COST and not words):
            end(words, "")
            return 0, 0
        name, _, value = words[0].partition(":")
        end(words[1:], "")
        sort = FILTER_IDS.index(name) if name in FILTER_IDS[1:] else 0
        if kind == MOD_COST and name == "type" and value in ABILITY_IDS:
            return sort, 1 << ABILITY_IDS.index(value)
        if kind != MOD_COST and sort == BY_ABILITY and value in ABILITY_IDS:
            return sort, 1 << ABILITY_IDS.index(value)
        if kind != MOD_COST and sort in (BY_ALIGN, BY_PRIME) and value in SIDE_IDS[1:]:
            return sort, SIDE_IDS.index(value)
        if kind != MOD_COST and sort == BY_ALLIANCE and value in self.alliances:
            return sort, 1 << self.alliances.index(value)
        raise ValueError(f"{shown(words[0])} is not a filter of this part")

    def add_mod(self, kind: int, value: int, sort: int, mask: int) -> None:
        self.extras["mod_kind"].append(kind)
        self.extras["mod_value"].append(value)
        self.extras["mod_filter"].append(sort)
        self.extras["mod_mask"].append(mask)

    def aura(self, words: list[str]) -> bool:
        """9.41 Static aura: `aura STAT K ALLIANCE`."""
        if len(words) != 4 or words[1] not in ("speed", "damage"):
            return False
        if not SIGNED.fullmatch(words[2]) or words[3] not in self.alliances:
            return False
        self.extras["aura_stat"].append(MOD_IDS.index(words[1]) - MOD_SPEED)
        self.extras["aura_value"].append(int(words[2]))
        self.extras["aura_mask"].append(1 << self.alliances.index(words[3]))
        return True


def end(rest: list[str], selector: str) -> str:
    """The selector, if nothing is left behind it."""
    if rest:
        raise ValueError(f"{shown(' '.join(rest))} is too much")
    if selector not in SELECTOR_IDS:
        raise ValueError(f"{shown(selector)} is no selector (HC-9.2)")
    return selector


def number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise ValueError(f"{shown(word)} is not a number from 0 to 99")
    return int(word)


def signed(word: str) -> int:
    if not SIGNED.fullmatch(word):
        raise ValueError(f"{shown(word)} is not a number from -99 to 99")
    return int(word)


def token(word: str) -> int:
    """Any kind that can be received; immunities are written `immune:X`."""
    name = word.replace("immune:", "immune_")
    if name not in TOKEN_IDS or (name.startswith("immune") and ":" not in word):
        raise ValueError(f"{shown(word)} is no kind of token (HC-8)")
    return TOKEN_IDS.index(name)


def timed(word: str) -> int:
    """8.31 Nature of immunity tokens: `remove` cannot name them."""
    kind = token(word)
    if word.startswith("immune"):
        raise ValueError("immunities are not removed (HC-8.31)")
    return kind


def condition(word: str) -> int:
    """9.10 Step damage: what the object must be for the bonus."""
    if word in ("slower", "bare"):
        return SLOWER if word == "slower" else BARE
    if word in (*KIND_IDS, "shield", "perception"):
        return TOKEN_IDS.index(word)
    raise ValueError(f"{shown(word)} is no condition (HC-9.10)")

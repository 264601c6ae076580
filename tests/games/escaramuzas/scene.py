"""Escaramuzas' tables as texts, by the conventions of rulebook section 8.

    T1 40,30; E1 44,30 health=1 wounds=2; D2 50,30 idle

Units are unhurt and ready unless a word after their place says otherwise.
Dice are faces: "6 1 | 4"; a number after `=` is a draw from 0.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import Content
from sobremesa.games.escaramuzas.own import boxes_of
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.kernel.dice import Dice, Fast, Scripted
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event, Journal
from sobremesa.kernel.record import score_text
from sobremesa.testing import Scene, at

BOXES = boxes_of(GAME.overlay)
ACTS = BOXES.acts
PRINTED = BOXES.content
DESIGNS = PRINTED.designs
LABEL_IDS = PRINTED.label_ids
ARMY = "D7T4M1E3B2A1"
RESERVE = {"red": (4, 4, 4, 4, 4), "blue": (86, 86, 86, 86, 86)}
RESERVE_Y = (4, 8, 12, 52, 56)
SIDES = ("red", "blue")


class Skirmish(Scene):
    """A scene whose units, hands and events are texts too."""

    def __init__(self, state: Escaramuzas, game: Game = GAME) -> None:
        super().__init__(game, state)
        self.kind = game
        self.field = state.field
        self.skirmish = state
        self.events: list[Event] = []

    def do(self, *texts: str, dice: str | None = None) -> list[str]:
        """Answer questions with exactly these dice; what was said, with names."""
        script = read_dice(dice) if dice is not None else None
        source: Dice = Fast("scene") if script is None else Scripted(script)
        journal = Journal()
        for text in texts:
            assert text in self.legal, f"{text!r} is not legal: {self.legal[:40]}"
            self.state.apply(self.kind.table.number(text), source, journal)
        if isinstance(source, Scripted):
            assert len(source.script) == source.at, f"{dice!r}: dice are left over"
        self.events = journal.events
        return [named(event, self.kind) for event in journal.events]

    def unit(self, name: str) -> dict[str, Any]:
        """`red T1` as its row of the position; {} if it is gone."""
        side, label = name.split()
        rows: list[dict[str, Any]] = self.position[side]["units"]
        for row in rows:
            if row["label"] == label:
                return {"wounds": 0, "ready": False, "kills": 0, "rank": 0, **row}
        return {}

    def place(self, name: str) -> str:
        row = self.unit(name)
        return f"{row['x']},{row['y']}" if row else ""

    def side(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position[name]
        return found

    def hand(self, seat: int) -> str:
        held = self.position["hands"][seat]
        return cards_text(held, self.kind.kinds["card"])

    @property
    def bottom(self) -> list[str]:
        found: list[str] = self.position["bottom"]
        return found

    @property
    def targets(self) -> list[str]:
        return [text for text in self.legal if text.startswith("target")]

    @property
    def moves(self) -> set[str]:
        """Points that may be gone to."""
        return {text[3:] for text in self.legal if text.startswith("to ")}

    @property
    def result(self) -> str:
        """As in a record: `1 0 by 16.1`; `*` while the match goes on."""
        if self.seat:
            return "*"
        end = self.skirmish.result()
        return f"{score_text(end.scores)} by {end.rule}"

    def stand(self, unit: str) -> None:
        """Activate a unit and let it stand."""
        self.do(f"unit {unit}", "stand")

    def reach(self, unit: str, mode: str) -> set[str]:
        """Where a unit could walk or run, from an untouched scene."""
        twin = Skirmish(self.skirmish.clone(), self.kind)
        twin.do(f"unit {unit}")
        if mode not in twin.legal:
            return set()
        twin.do(mode)
        return twin.moves


def read_dice(text: str) -> list[int]:
    words = text.replace("|", " ").split()
    return [int(w[1:]) if w.startswith("=") else int(w) - 1 for w in words]


def scene(
    red: str,
    blue: str = "",
    *,
    map: str = "chalk",
    hands: Mapping[int, str] | None = None,
    reserve: bool = True,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    ap: int = 5,
    round: int = 1,
    counters: Mapping[str, Mapping[str, object]] | None = None,
    game: Game = GAME,
    **fields: object,
) -> Skirmish:
    """A position without problems where red is asked to activate a unit."""
    chosen: dict[str, object] = {
        "map": map,
        "army_red": ARMY,
        "army_blue": ARMY,
        **(options or {}),
    }
    held = [(hands or {}).get(seat, "") for seat in range(seats)]
    content = boxes_of(game.overlay).content
    rows = {"red": read_units(red, content), "blue": read_units(blue, content)}
    if reserve:
        for side in SIDES:
            rows[side] += reserve_units(side, content)
    given: dict[str, object] = {
        "round": round,
        "seat": 0,
        "stage": "activate",
        "turn": "red",
        "passed": [],
        "hands": [dict(Counter(hand.split())) for hand in held],
        "shown": [{} for _ in held],
        "deck": left_over(held, content) if chosen.get("cards", True) else {},
        **{side: side_row(rows[side], ap) for side in SIDES},
        **fields,
    }
    for side, row in (counters or {}).items():
        given[side] = {**side_row(rows[side], ap), **row}
    state = at(game, seats=seats, options=chosen, **given).state
    assert isinstance(state, Escaramuzas)
    found = Skirmish(state, game)
    set_up = game.set_up(chosen, seats)
    assert [] == game.problems(set_up, seats, found.position)
    return found


def side_row(units: list[dict[str, Any]], ap: int) -> dict[str, Any]:
    return {
        "initiative": 7,
        "ap": ap,
        "vp": 0,
        "rota": 0,
        "ranged_round": 0,
        "close_round": 0,
        "ranged_game": 0,
        "close_game": 0,
        "six_ranged_scored": False,
        "six_close_scored": False,
        "units": units,
    }


def read_units(text: str, content: Content) -> list[dict[str, Any]]:
    rows = []
    for part in filter(None, text.split("; ")):
        label, point, *words = part.split()
        x, y = point.split(",")
        row: dict[str, Any] = {
            "label": label,
            "x": int(x),
            "y": int(y),
            "health": content.health[content.letters.index(label[0])],
            "ready": "idle" not in words,
        }
        for word in words:
            name, _, value = word.partition("=")
            if value:
                row[name] = int(value)
        rows.append(row)
    return rows


def reserve_units(side: str, content: Content) -> list[dict[str, Any]]:
    """Five Domucors out of the way; the last is ready, so that the round goes on."""
    places = zip(RESERVE[side], RESERVE_Y, strict=True)
    texts = [f"D{n} {x},{y} idle" for n, (x, y) in enumerate(places, start=3)]
    texts[-1] = texts[-1].removesuffix(" idle")
    return read_units("; ".join(texts), content)


def left_over(hands: list[str], content: Content) -> dict[str, int]:
    designs = content.designs
    deck = Counter(dict(zip(designs.ids, designs.copies, strict=True)))
    for hand in hands:
        deck.subtract(hand.split())
    return {card: number for card, number in deck.items() if number}


def cards_text(counts: Mapping[str, int], ids: tuple[str, ...]) -> str:
    return " ".join(card for card in ids for _ in range(counts.get(card, 0)))


def named(event: Event, game: Game = GAME) -> str:
    """An event with names: `9.6/removed 0 0 1` is `9.6/removed red D1 ranged`."""
    words = [event.key]
    for kind, number in zip(game.events[event.key].split(), event.numbers, strict=True):
        ids = game.kinds.get(kind.rpartition(":")[2])
        words.append(ids[number] if ids else str(number))
    return " ".join(words)


def keys(said: list[str]) -> list[str]:
    return [event.split()[0] for event in said]

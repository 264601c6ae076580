"""Carcosa's houses, drawn with a few words.

The baseline of rulebook section 8: P1 healer, P2 high roller, P3 scout, P4 psychic, all
in F1_PAS at their best and with nothing; round 1, P1's turn; the King on floor 3; every
staircase in R1; no monsters, no special rooms.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import (
    ROOM_IDS,
    SOUL_IDS,
)
from sobremesa.games.carcosa.over import content_of
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.games.carcosa.rules_content import Content
from sobremesa.games.carcosa.rules_table import House
from sobremesa.kernel.agenda import NOTHING
from sobremesa.kernel.dice import Dice, Fast, Scripted
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event, Journal, Silence
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import Scene

PRINTED = content_of(Overlay())
ROLES = ("healer", "high_roller", "scout", "psychic")
RUINS = (
    "beauty_salon",
    "mad_monastery",
    "tavern",
    "motemey",
    "armory",
)  # where there is no special room
Fields = dict[str, Any]


class CarcosaScene(Scene):
    """A scene whose parts are texts too."""

    def __init__(
        self, state: Carcosa, chosen: Mapping[str, Any], game: Game = GAME
    ) -> None:
        super().__init__(game, state)
        self.carcosa = state
        self.chosen = chosen

    @property
    def house(self) -> House:
        return self.carcosa.house

    @property
    def asked(self) -> str:
        """The soul that decides."""
        return SOUL_IDS[self.house.asked] if self.state.seat >= 0 else ""

    @property
    def sanities(self) -> list[int]:
        return [soul["sanity"] for soul in self.position["souls"]]

    @property
    def nodes(self) -> list[str]:
        return [soul["node"] for soul in self.position["souls"]]

    @property
    def result(self) -> str:
        """`win` or `loss`, and the rule; `*` while the match goes on."""
        if self.state.seat >= 0:
            return "*"
        end = self.carcosa.result()
        return f"{'win' if end.scores[0] else 'loss'} by {end.rule}"

    @property
    def actions(self) -> int:
        """The actions left to the active soul."""
        return int(self.house.actions_left(self.house.active))

    def soul(self, id: str) -> Fields:
        """A soul's fields; those left out have their defaults."""
        empty: Fields = {"items": {}, "statuses": {}, "trail": [], "captor": ""}
        found: Fields = self.position["souls"][SOUL_IDS.index(id)]
        return {**empty, **found}

    def items(self, id: str) -> str:
        """What a soul carries: `key vial`."""
        held = self.soul(id)["items"]
        return " ".join(item for item, count in held.items() for _ in range(count))

    def box(self, room: str) -> str:
        """The Box in a room, top first; `?` is a card that is not known there."""
        for one in self.position["boxes"].values():
            if one["room"] == room:
                hidden = sum(one["unseen"]) + len(one.get("stirred", []))
                cards = [*one.get("top", []), *["?"] * hidden, *one.get("bottom", [])]
                return " ".join(cards)
        raise AssertionError(room)

    def monster(self, kind: str) -> Fields | None:
        for one in self.position["monsters"]:
            if one["kind"] == kind:
                found: Fields = one
                return found
        return None

    def play(self, *texts: str, rolls: Sequence[int] | None = None) -> list[str]:
        """Answer one question after another; what was said, with names.

        `rolls` are faces of dice: the first face of a die is 1.
        """
        dice, journal = dice_of(rolls), Journal()
        for text in texts:
            assert text in self.legal, f"{text!r} is not legal: {self.legal}"
            self.state.apply(self.game.table.number(text), dice, journal)
        return [told(event, self.game) for event in journal.events]

    def patch(self, **fields: object) -> None:
        """Replace fields of the position."""
        sheet = {**self.position, **fields}
        state = self.game.load(self.chosen, int(self.state.seats), sheet)
        assert isinstance(state, Carcosa)
        self.state = self.carcosa = state

    def run(self, *tasks: str, rolls: Sequence[int] | None = None) -> list[str]:
        """Do only these tasks of the agenda; what was said, with names."""
        todo = list(reversed(tasks))
        self.patch(turn={**self.position["turn"], "todo": todo})
        self.house.stage = NOTHING
        return self.drain(dice_of(rolls))

    def play_on(self, text: str, rolls: Sequence[int] | None = None) -> list[str]:
        """Answer a question asked in `run`, and do what is left of it."""
        dice, journal = dice_of(rolls), Journal()
        assert text in self.legal, f"{text!r} is not legal: {self.legal}"
        self.carcosa.answer(self.game.table.number(text), dice, journal)
        return [told(event, self.game) for event in journal.events] + self.drain(dice)

    def drain(self, dice: Dice) -> list[str]:
        """Do all that is on the agenda, up to a question."""
        state, house, journal = self.carcosa, self.house, Journal()
        while house.ending == 0 and (len(house.steps) or house.stage != NOTHING):
            if house.stage == NOTHING:
                state.perform(house.take(), dice, journal)
            elif state.asks():
                state.put()
                break
            else:
                state.answer(state.answers[0], dice, journal)
        if house.ending:
            state.seat = -1
        return [told(event, self.game) for event in journal.events]

    def finish(self, *rolls: int) -> list[str]:
        """Everybody ends its turn; what was said until the next round began.

        `rolls` are the faces of the End of Round: d4, d6 and three d4 as a rule.
        """
        dice, journal = dice_of(rolls), Journal()
        before = self.house.round
        while self.state.seat >= 0 and self.house.round == before:
            assert "end" in self.legal, self.legal
            self.state.apply(self.game.table.number("end"), dice, journal)
        return [told(event, self.game) for event in journal.events]


def dice_of(rolls: Sequence[int] | None) -> Dice:
    if rolls is None:
        return Fast("scene")
    return Scripted([face - 1 for face in rolls])


def told(event: Event, game: Game = GAME) -> str:
    """An event with the ids of what it names: `6.2/loses P1 1`."""
    words = [event.key]
    kinds = game.events[event.key].split()
    for kind, number in zip(kinds, event.numbers, strict=True):
        ids = game.kinds.get(kind.partition(":")[2] or kind)
        words.append(str(number) if ids is None else ids[number])
    return " ".join(words)


def scene(
    *,
    game: Game = GAME,
    roles: Sequence[str] = ROLES,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    active: str = "P1",
    boxes: Mapping[str, str] | None = None,
    stairs: Sequence[int] = (1, 1, 1),
    specials: Mapping[str, str] | None = None,
    monsters: Sequence[str] = (),
    merchant: str = "",
    turn: Mapping[str, object] | None = None,
    souls: Mapping[str, Mapping[str, object]] | None = None,
    king: int = 3,
    round: int = 1,
    **fields: object,
) -> CarcosaScene:
    """A position in a soul's turn.

    `boxes` gives the known cards on top of the Box in a room; `specials` the face of a
    special room; `monsters` are `kind node` or `kind node stun`; `merchant` the cards
    of its deck in order (put at the bottom, so that they are known).
    """
    seats = len(roles) if seats is None else seats
    chosen = game.set_up({"souls": len(roles), **(options or {})}, seats)
    start = game.new({**chosen, "role_draw": "random"}, seats, Fast(0), Silence())
    sheet = game.dump(start)
    content = content_of(game.overlay)
    settings = content.settings(chosen, seats)
    threshold = game.dump(start)["souls"][0]["node"]
    sheet |= {
        "round": round,
        "souls": [
            {
                "role": role,
                "node": threshold,
                "sanity": content.role_sanity[content.role_ids.index(role)],
                "maximum": content.role_sanity[content.role_ids.index(role)],
                "key_slots": settings.key_slots(content.role_ids.index(role)),
                "slots": content.role_slots[content.role_ids.index(role)],
                **read_soul((souls or {}).get(id, {})),
            }
            for id, role in zip(SOUL_IDS, roles, strict=False)
        ],
        "stairs": [f"F{floor + 1}_R{room}" for floor, room in enumerate(stairs)],
        "specials": read_specials(specials or {}),
        "monsters": [read_monster(text, round) for text in monsters],
        "king_floor": f"F{king}",
        "turn": {"active": active, **(turn or {})},
        "seat": GAME.kinds["seat"][SOUL_IDS.index(active) % seats],
        "stage": "turn",
        "soul": active,
        "purpose": "",
        "place": (SOUL_IDS.index(active) - (round - 1)) % len(roles),
        **fields,
    }
    for room, cards in (boxes or {}).items():
        fill_box(sheet, room, cards.split(), content)
    if merchant:
        sheet["merchant"] |= {"unseen": {}, "bottom": merchant.split()}
    state = game.load(chosen, seats, sheet)
    assert isinstance(state, Carcosa)
    return CarcosaScene(state, chosen, game)


def read_soul(told: Mapping[str, object]) -> Fields:
    """`items` may be words: `key vial`."""
    fields = dict(told)
    if isinstance(fields.get("items"), str):
        words = str(fields["items"]).split()
        fields["items"] = {word: words.count(word) for word in words}
    return fields


def read_specials(faces: Mapping[str, str]) -> list[Fields]:
    """Destroyed rooms in R4 where nothing is told; "" is one that lies face down."""
    found: list[Fields] = []
    spare = [kind for kind in RUINS if kind not in faces.values()]
    for floor in (1, 2, 3):
        told = [room for room in faces if room.startswith(f"F{floor}")]
        room = told[0] if told else f"F{floor}_R4"
        kind = faces[room] if told else spare.pop()
        found.append({"room": room, "kind": kind, "destroyed": not told})
    return found


def read_monster(text: str, round: int) -> Fields:
    kind, node, *stun = text.split()
    return {
        "kind": kind,
        "node": node,
        "stun": int(stun[0]) if stun else 0,
        "arrived": round,
    }


def fill_box(sheet: Fields, room: str, cards: list[str], content: Content) -> None:
    """Known cards take the place of unseen ones, of their own sort if there are."""
    box = sheet["boxes"][f"B{ROOM_IDS.index(room) + 1}"]
    for card in cards:
        pool = content.pool[content.card_ids.index(card)]
        if box["unseen"][pool] == 0:
            pool = max(range(3), key=lambda at: box["unseen"][at])
        box["unseen"][pool] -= 1
        if sheet["unseen"].get(card, 0):
            sheet["unseen"][card] -= 1
    box["top"] = cards

"""What the view foretells is what then happens, in positions of random matches."""

from collections.abc import Iterator
from itertools import count

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import FLOOR_IDS, ROOM_IDS, SOUL_IDS
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.games.carcosa.rules_round import manifestation
from sobremesa.games.carcosa.view import View
from sobremesa.kernel.dice import Fast, Scripted
from sobremesa.kernel.errors import NeedRoll
from sobremesa.kernel.log import Silence
from sobremesa.kernel.witness import Witness

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETS: dict[str, dict[str, object]] = {
    "canon": {},
    "gentle": {"preset": "gentle"},
    "serene": {"serenity_every_turn": True, "king_d4": "direct", "souls": 4},
    "chosen": {"role_draw": "choose", "preset": "cruel", "start_layout": "spread"},
}
SEEDS = 3
PASSED = ("turn", "look", "sacrifice")
QUIET = ("end", "skip", "accept")


def decisions(name: str, seats: int = 0) -> Iterator[tuple[Carcosa, View]]:
    """Some decisions of random matches, with what is seen of them."""
    for number in [seats] if seats else GAME.seats:
        for seed in range(SEEDS):
            dice = Fast(seed)
            chosen = GAME.set_up(SETS[name], number)
            state = GAME.new(chosen, number, dice, Silence())
            assert isinstance(state, Carcosa)
            while state.seat >= 0:
                if dice.below(3) == 0:
                    yield state, seen(state)
                legal = state.legal()
                state.apply(legal[dice.below(len(legal))], dice, Silence())


def seen(state: Carcosa) -> View:
    view = GAME.view(state, 0)
    assert isinstance(view, View)
    return view


class Ear(Witness):
    """Remembers everyone's sanity when certain things are told."""

    def __init__(self, state: Carcosa) -> None:
        super().__init__()
        self.state = state
        self.when: dict[str, list[int]] = {}

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        now = [int(soul.sanity) for soul in self.state.house.souls]
        self.when.setdefault(key, now)


def end_quietly(state: Carcosa, first: str = "") -> Ear | None:
    """All turns just end, and nobody sacrifices anything, until the King moves.

    None where a question is in the way that cannot be passed over.
    """
    ear = Ear(state)
    if first:
        state.apply(GAME.table.number(first), Fast(first), ear)
    for luck in count():
        told = set(ear.when) & {"6.3/absent", "6.5/king", "6.6/blocked"}
        if told or state.seat < 0:
            return ear
        texts = [GAME.table.texts[action] for action in state.legal()]
        quiet = [text for text in QUIET if text in texts]
        if not quiet or GAME.stages[state.stage] not in PASSED:
            return None
        state.apply(GAME.table.number(quiet[0]), Fast(luck), ear)
    raise AssertionError


def at_kings_move(ear: Ear) -> list[int]:
    keys = ("6.3/absent", "6.6/blocked", "6.5/king")
    return next(ear.when[key] for key in keys if key in ear.when)


@pytest.mark.parametrize("name", SETS)
def test_the_expected_sanity_is_what_the_kings_move_finds(name: str) -> None:
    tried = 0
    for state, view in decisions(name):
        if view.step > 2 or view.stage == "role":
            continue
        twin = state.clone()
        ear = end_quietly(twin)
        if ear is not None:
            tried += 1
            assert at_kings_move(ear) == [soul.expected for soul in view.souls]
    assert tried > 20


def test_after_the_kings_move_nothing_more_is_expected() -> None:
    late = [view for _, view in decisions("canon") if view.step > 2]

    assert late
    for view in late:
        if not view.waiting:
            now = [soul.sanity for soul in view.souls]
            assert now == [soul.expected for soul in view.souls]


@pytest.mark.parametrize("name", SETS)
def test_the_bill_of_a_move_is_what_the_round_then_costs(name: str) -> None:
    tried = 0
    for state, view in decisions(name):
        for move in view.moves:
            if turned(state, move.node) and not move.loop:
                continue
            twin = state.clone()
            ear = end_quietly(twin, f"to {move.node}")
            if ear is None or "6.1/ends" not in ear.when:
                continue
            tried += 1
            s = SOUL_IDS.index(view.active)
            assert move.bill == ear.when["6.1/ends"][s] - at_kings_move(ear)[s]
    assert tried > 20


def turned(state: Carcosa, node: str) -> bool:
    """Whether a card is turned on entering."""
    if node not in ROOM_IDS:
        return False
    boxes = state.house.boxes
    return bool(boxes.size[boxes.at[ROOM_IDS.index(node)]])


@pytest.mark.parametrize("name", SETS)
def test_what_a_soul_could_do_is_what_it_is_then_offered(name: str) -> None:
    tried = 0
    for state, view in decisions(name):
        if view.stage == "turn":
            active = view.souls[SOUL_IDS.index(view.active)]
            assert texts(state) == active.options
            twin = state.clone()
            twin.apply(GAME.table.number("end"), Fast(1), Silence())
            then = seen(twin)
            if then.stage == "turn" and then.round == view.round:
                tried += 1
                foretold = view.souls[SOUL_IDS.index(then.active)]
                assert (then.actions_left, texts(twin)) == (
                    foretold.actions,
                    foretold.options,
                )
        elif view.stage == "role":
            assert texts(state) == [f"role {role}" for role in view.roles]
    assert tried > 10


def texts(state: Carcosa) -> list[str]:
    return [GAME.table.texts[action] for action in state.legal()]


@pytest.mark.parametrize("name", SETS)
def test_the_kings_chances_are_those_of_the_dice(name: str) -> None:
    for state, view in decisions(name, 3):
        if view.king.vanish or view.stage == "role":
            continue
        floors = []
        for number in range(4):
            house = state.house.clone()
            try:
                manifestation(house, Scripted([number]), Silence())
            except NeedRoll:
                continue  # rolled again: the others are as likely as one another
            floors.append(FLOOR_IDS[house.king_floor])
        share = {id: round(100 * floors.count(id) / len(floors)) for id in FLOOR_IDS}
        assert share == view.king.chances


def test_the_belt_brings_the_boxes_that_are_told() -> None:
    for state, view in decisions("canon", 2):
        twin = state.clone()
        twin.house.boxes.rotate()
        then = {
            room.id: room.box for floor in seen(twin).floors for room in floor.rooms
        }
        for floor in view.floors:
            for room in floor.rooms:
                assert room.next_box == then[room.id]
                assert room.box == then[room.leads_to]


def test_the_lamps_burn_when_the_souls_win() -> None:
    options = {"keys_to_win": 1, "house_loss": 0, "max_rounds": 12}
    endings = set()
    for seed in range(40):
        dice = Fast(seed)
        state = GAME.new(GAME.set_up(options, 1), 1, dice, Silence())
        assert isinstance(state, Carcosa)
        while state.seat >= 0:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())
        view = seen(state)
        endings.add(view.ending)
        assert (view.ending == "10.1") == (view.keys.lamp and view.all_home)
        if view.ending == "10.3":
            assert view.keys.in_play <= view.keys.lose_at
    assert {"10.1", "10.6"} <= endings

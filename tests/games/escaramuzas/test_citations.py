"""An event is said only where its rule applies: checked as it is said."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import CLOSE, RANGED, x_of, y_of
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.games.escaramuzas.rules_table import Field
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.witness import Witness

from .scene import Skirmish, scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

MATCHES: list[tuple[int, dict[str, object]]] = [
    (2, {"map": "old_town", "cover_penalty": 0, "vp_control": 0, "vp_zone1": 0}),
    (2, {"map": "draft", "objectives": 7, "deploy_gap": 50, "draft_pieces": 6}),
    (
        4,
        {"map": "black_swamp", "platoon_size": 2, "hand_limit": 4, "contested": "keep"},
    ),
    (2, {"map": "bar_table", "panic_defence": True, "contact": 5, "light_max": 1}),
    (2, {"preset": "plain", "map": "watchtowers", "danger_faces": "12"}),
    (6, {"map": "random", "army_red": "horde", "cards_dealt": 5}),
    (8, {"army_blue": "elite", "platoon_size": 2, "vp_tiers": "highest"}),
]


def unit(field: Field, numbers: tuple[int, ...]) -> int:
    return int(field.unit(numbers[0], numbers[1]))


def in_contact(field: Field, numbers: tuple[int, ...]) -> bool:
    return field.contacts(unit(field, numbers)) != 0


def shot(field: Field, numbers: tuple[int, ...]) -> bool:
    """7.2 Shooting targets: the shooter is in contact with nobody."""
    _, _, _, way, limit = numbers
    return not in_contact(field, numbers) and way <= limit


def rough(field: Field, numbers: tuple[int, ...]) -> bool:
    """6.5 Difficult terrain: said before the unit has gone; the whole way is short."""
    _, _, way, limit = numbers
    return way <= limit and len(field.ground.slow) > 0 and not field.freely


def near(field: Field, side: int, point: int) -> bool:
    x, y = x_of(point), y_of(point)
    return any(
        (field.x[one] - x) ** 2 + (field.y[one] - y) ** 2 <= field.box.capture
        for one in range(side * 20, side * 20 + 20)
        if field.lives(one)
    )


def captured(field: Field, numbers: tuple[int, ...]) -> bool:
    """14.2 Capture: exactly one side is there."""
    side, point = numbers
    return near(field, side, point) and not near(field, 1 - side, point)


def contested(field: Field, numbers: tuple[int, ...]) -> bool:
    """14.3 Contested: both are."""
    [point] = numbers
    return near(field, 0, point) and near(field, 1, point) and not field.box.keep


def removed(field: Field, numbers: tuple[int, ...]) -> bool:
    """9.6 Credit: it is gone, and only a fight or a shot counts for anyone."""
    credited = numbers[2] in (RANGED, CLOSE)
    return not field.lives(unit(field, numbers)) and (not credited or field.actor >= 0)


def stopped(field: Field, numbers: tuple[int, ...]) -> bool:
    """3.7 Drafted table: fewer than agreed are down."""
    pieces, objectives = numbers
    fewer = objectives < field.box.objectives
    return fewer or pieces < 2 * field.box.draft_pieces


HOLDS: dict[str, Callable[[Field, tuple[int, ...]], bool]] = {
    "3.6/drawn": lambda field, n: field.box.map == "random",
    "3.7/placed": lambda field, n: field.box.map == "draft",
    "3.7/stops": stopped,
    "4.4/placed": lambda field, n: not field.box.hidden,
    "4.6/placed": lambda field, n: field.box.hidden and field.round == 0,
    "4.6/shown": lambda field, n: field.box.hidden and field.round == 0,
    "5.6/passes": lambda field, n: field.turned == 0,
    "5.8/done": lambda field, n: field.box.platoon > 1 and field.turned > 0,
    "6.5/difficult": rough,
    "6.6/danger": lambda field, n: field.box.danger >> n[2] & 1 == 1,
    "6.6/safe": lambda field, n: field.box.danger >> n[2] & 1 == 0,
    "7.2/shoots": shot,
    "7.3/cover": lambda field, n: field.box.cover == n[2] > 0,
    "8.1/fights": in_contact,
    "8.2/critical": lambda field, n: n[0] == 1,
    "8.2/exito": lambda field, n: n[0] == 6,
    "8.3/hits": lambda field, n: 1 < n[0] < 6 and n[2] >= n[3],
    "8.3/misses": lambda field, n: 1 < n[0] < 6 and n[2] < n[3],
    "8.8/critical": lambda field, n: bool(field.lives(unit(field, n))),
    "9.1/light": lambda field, n: n[2] <= field.box.light_max,
    "9.1/grave": lambda field, n: n[2] > field.box.light_max,
    "9.2/critical": lambda field, n: bool(field.lives(unit(field, n))),
    "9.5/panics": lambda field, n: n[2] >= (3 if field.attack.close else 2),
    "9.6/removed": removed,
    "9.9/delayed": lambda field, n: field.actor < 0 and field.round > 1,
    "11.1/heals": lambda field, n: GAME.kinds["label"][n[1]][0] == "M",
    "13.6/played": lambda field, n: field.box.cards,
    "13.8/takes": lambda field, n: field.hands[n[0] * 21 + n[1]] > 0,
    "13.8/nothing": lambda field, n: n[1] >= field.box.hand_limit or n[2] == 0,
    "14.2/captured": captured,
    "14.3/contested": contested,
    "15.1/scores": lambda field, n: n[2] > 0 and n[3] == n[2] * field.box.worth[n[1]],
    "16.1/dominates": lambda field, n: n[1] <= field.box.threshold,
    "16.2/wins": lambda field, n: field.round == field.box.rounds and n[1] > n[2],
    "16.3/wins": lambda field, n: field.score[0] == field.score[1] and n[1] > n[2],
    "16.3/draw": lambda field, n: field.score[0] == field.score[1] == n[0],
}


class Watch(Witness):
    """Looks at the table whenever something is said."""

    def __init__(self) -> None:
        super().__init__()
        self.state: Escaramuzas | None = None
        self.said: Counter[str] = Counter()

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        self.said[key] += 1
        if self.state is not None and key in HOLDS:
            told = GAME.events[key], numbers
            assert HOLDS[key](self.state.field, numbers), f"{key} is said, but {told}"


def play(number: int, seed: int) -> Counter[str]:
    seats, options = MATCHES[number]
    luck, dice, witness = Random(seed), Fast(seed), Watch()
    state = GAME.new(GAME.set_up(options, seats), seats, dice, witness)
    assert isinstance(state, Escaramuzas)
    witness.state = state
    while state.seat >= 0:
        answers = GAME.shortlist(state) if luck.random() < 0.8 else state.legal()
        state.apply(luck.choice(answers), dice, witness)
    return witness.said


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_an_event_is_said_only_where_its_rule_applies(number: int) -> None:
    said = sum((play(number, seed) for seed in range(3)), Counter[str]())

    assert set(said) <= set(GAME.events)
    assert len(said) > 25


def test_a_draft_without_room_says_so() -> None:
    options = {"map": "draft", "draft_pieces": 0, "objectives": 7, "deploy_gap": 30}
    state = GAME.new(GAME.set_up(options, 2), 2, Fast(0), Silence())
    assert isinstance(state, Escaramuzas)
    table = Skirmish(state)
    points = ("33,13", "37,35", "41,55", "56,31", "51,14", "57,50")

    said = [table.do(f"to {point}") for point in points]

    assert "3.7/stops 0 6" == said[-1][1]
    assert "side_choice" == table.stage


def test_a_full_hand_is_told() -> None:
    table = scene(
        "D1 40,30",
        "D1 50,30",
        hands={0: "frenzy refill"},
        options={"hand_limit": 2, "cards_dealt": 2},
    )
    table.stand("D1")
    said = table.do("target D1", dice="6 3") + table.do("take")

    assert "12.1/promoted red D1 1" in said
    assert "13.8/nothing 0 2 28" in said

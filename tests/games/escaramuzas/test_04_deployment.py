"""EC-4 Sides, deployment, cards."""

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.games.escaramuzas.seen import View
from sobremesa.kernel.dice import Fast, Scripted
from sobremesa.kernel.log import Journal, Silence

from .scene import Skirmish, named, scene


def begin(seed: str = "1", seats: int = 2, **options: object) -> Skirmish:
    state = GAME.new(GAME.set_up(options, seats), seats, Fast(seed), Silence())
    assert isinstance(state, Escaramuzas)
    return Skirmish(state)


def deployment(seats: int = 2, **options: object) -> Skirmish:
    return scene(
        "",
        reserve=False,
        round=0,
        stage="deploy_unit",
        seats=seats,
        options=options,
        counters={"red": {"ap": 0}, "blue": {"ap": 0}},
    )


def test_4_1_the_higher_die_chooses_its_end() -> None:
    journal = Journal()
    state = GAME.new({}, 2, Scripted([3, 3, 1, 4]), journal)
    assert isinstance(state, Escaramuzas)
    table = Skirmish(state)

    assert ["4.1/rolls 4 4", "4.1/rolls 2 5"] == [named(e) for e in journal.events[1:]]
    assert ("1", ["stay", "swap"]) == (table.seat, table.legal)
    assert ["4.1/swaps blue"] == table.do("swap")
    table.do("unit D1")
    assert all(int(point.split(",")[0]) <= 24 for point in table.moves)  # blue, west


def test_4_2_deployment_alternates_and_the_chooser_begins() -> None:
    table = begin()
    chooser = table.seat
    table.do("stay")
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.do(table.legal[0])
        table.do(table.legal[0])

    other = {"0": "1", "1": "0"}[chooser]
    assert [chooser, other, chooser, other] == order


def test_4_3_zones_lie_deploy_gap_apart() -> None:
    narrow = deployment(deploy_gap=30)
    narrow.do("unit D1")
    assert "29" == max((point.split(",")[0] for point in narrow.moves), key=int)


def test_4_4_a_unit_is_placed_clear_of_edges_and_bases() -> None:
    table = deployment(hidden_deployment=False)
    table.do("unit D1")
    assert {f"{x},{y}" for x in range(4, 25) for y in range(4, 57)} == table.moves

    assert ["4.4/placed red D1 10,30"] == table.do("to 10,30")
    table.do("unit D1", "to 80,30", "unit D2")
    assert not {"10,30", "9,29", "11,31", "10,31"} & table.moves
    assert {"12,30", "10,32"} <= table.moves


def test_4_5_a_formation_places_all_remaining_units() -> None:
    table = deployment(hidden_deployment=False, army_red="A1B1E1T1D1")
    table.do("formation block")
    places = {f"{kind}1": table.place(f"red {kind}1") for kind in "ABETD"}

    assert {
        "A1": "24,30",
        "B1": "24,27",
        "E1": "24,33",
        "T1": "24,24",
        "D1": "24,36",
    } == places

    table.do("formation screen")
    assert "66,30" == table.place("blue D1")


def test_4_6_a_face_down_unit_is_known_to_its_side_only() -> None:
    table = deployment(seats=4)
    table.do("unit A1" if "unit A1" in table.legal else "unit D1", "to 24,30")

    for seat, kinds in ((1, []), (3, []), (0, ["24,30"]), (2, ["24,30"])):
        eyes = GAME.view(table.state, seat)
        assert isinstance(eyes, View)
        red = [unit for unit in eyes.units if unit.side == "red" and unit.at]
        assert kinds == [unit.at for unit in red]
        assert (1 if not kinds else 0) == len(eyes.tokens)


def test_4_6_a_formation_does_not_tell_units_by_order() -> None:
    table = deployment()
    table.do("formation line")

    seen = [event.seen_by(1) for event in table.events]
    assert "4.5/formation" == seen[0].key
    assert 1 == len(seen[0].numbers)
    points = [event.numbers[0] for event in seen[1:]]
    assert sorted(points) == points
    assert all(1 == len(event.numbers) for event in seen[1:])


def test_4_7_every_seat_is_dealt_its_cards() -> None:
    table = deployment(cards_dealt=5, hand_limit=3)
    table.do("formation line", "formation line")

    assert [3, 3] == [len(table.hand(seat).split()) for seat in range(2)]
    without = deployment(cards=False)
    without.do("formation line", "formation line")
    assert ["", ""] == [without.hand(seat) for seat in range(2)]


def test_4_7_no_seat_is_dealt_more_than_the_deck_holds_for_all_alike() -> None:
    table = deployment(seats=8)
    table.do(*["formation line"] * 8)
    sizes = [len(table.hand(seat).split()) for seat in range(8)]

    assert ([3] * 8, 6) == (sizes, sum(table.position["deck"].values()))
    six = deployment(seats=6, cards_dealt=5)
    six.do(*["formation line"] * 6)
    assert [5] * 6 == [len(six.hand(seat).split()) for seat in range(6)]


def test_4_2_the_four_seats_of_a_side_take_turns() -> None:
    table = deployment(seats=8, army_red="D3T1M1E1", army_blue="D4")
    order = []
    while table.stage == "deploy_unit":
        order.append(table.seat)
        table.do(table.legal[0])
        table.do(table.legal[len(order)])

    assert ["0", "1", "2", "3", "4", "5", "6", "7", "0", "2"] == order

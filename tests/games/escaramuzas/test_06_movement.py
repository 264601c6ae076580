"""EC-6 Activation and movement; every refusal says why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import POINT_IDS
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import Skirmish, keys, scene
from .test_01_measuring import inside_interval, slow_distance


def test_6_1_stand_walk_and_run() -> None:
    table = scene("T1 40,30", "T1 52,30")
    table.do("unit T1")
    assert ["stand", "walk", "run"] == table.legal

    table.do("walk", "to 45,30")
    assert ["target T1", "hold"] == table.legal
    runner = scene("T1 40,30", "T1 60,30")
    runner.do("unit T1", "run", "to 50,30")
    assert "activate" == runner.stage


def test_6_2_a_start_card_comes_before_the_mode() -> None:
    table = scene("T1 40,30", "T1 80,30", hands={0: "cheetah_sprint first_aid"})
    table.do("unit T1", "play cheetah_sprint")

    assert ["stand", "walk", "run"] == table.legal
    table.do("run")
    assert "53,30" in table.moves


def test_6_3_a_mode_without_destination_is_not_offered() -> None:
    friends = "D1 42,30; D2 38,30; T2 40,32; T3 40,28"
    walled = scene(f"A1 40,30; {friends}", "D1 80,30")
    walled.do("unit A1")
    assert "run" in walled.legal  # over the friends

    corner = scene("A1 1,30", "D1 3,30; D2 2,28; T1 2,32")
    corner.do("unit A1")
    assert ["stand"] == corner.legal


def test_6_3_the_present_point_is_no_destination() -> None:
    assert "40,30" not in scene("T1 40,30").reach("T1", "walk")


def test_6_4_normal_terrain_does_not_hinder() -> None:
    moves = scene("T1 45,30").reach("T1", "run")

    assert 316 == len(moves)  # all lattice points within 10 but the centre


def test_6_5_difficult_terrain_halves_the_whole_move() -> None:
    inside = scene("T1 40,24", map="diagonal_woods")
    assert "45,24" in inside.reach("T1", "run")
    assert "46,24" not in inside.reach("T1", "run")
    assert "42,24" in inside.reach("T1", "walk")
    assert "43,24" not in inside.reach("T1", "walk")

    said = inside.do("unit T1", "run", "to 45,24")
    assert "6.5/difficult red T1 25 25" in said


def test_6_6_danger_is_rolled_once_on_arrival() -> None:
    swamp = scene("T1 48,13; T2 10,10", map="black_swamp")
    said = swamp.do("unit T1", "run", "to 50,13", dice="4")
    assert "6.6/safe red T1 4" in said

    faces = scene("T1 48,13", map="black_swamp", options={"danger_faces": "12"})
    faces.do("unit T1", "run", "to 50,13", dice="2 5")
    assert 2 == faces.unit("red T1")["wounds"]


def test_6_7_a_path_passes_over_friends_but_not_enemies() -> None:
    assert "46,30" in scene("T1 40,30; T2 43,30").reach("T1", "run")
    blocked = scene("T1 40,30", "T1 43,30").reach("T1", "run")
    assert not {"46,30", "45,30", "44,30", "42,30"} & blocked
    assert {"41,30", "40,40"} <= blocked  # bases may touch; leaving contact is free


def test_6_8_nobody_enters_or_crosses_a_keep_out_area() -> None:
    moves = scene("T1 35,20", map="old_town").reach("T1", "run")

    assert "36,20" in moves  # its edge
    assert not {"37,20", "40,20", "45,20"} & moves


def test_6_9_a_unit_in_contact_must_fight() -> None:
    run = scene("T1 40,30", "E1 49,30; E2 60,30")
    run.do("unit T1", "run", "to 46,30")
    assert ["target E1"] == run.legal

    mild = scene("T1 40,30", "E1 43,30", options={"melee_mandatory": False})
    mild.stand("T1")
    assert ["target E1", "hold"] == mild.legal
    assert ["6.9/holds red T1"] == mild.do("hold")
    no_run = scene("T1 40,30", "E1 49,30", options={"run_melee": False})
    no_run.do("unit T1", "run", "to 46,30")
    assert "activate" == no_run.stage


def test_6_10_a_unit_shoots_once() -> None:
    table = scene("T1 40,30", "E1 50,30")
    table.stand("T1")
    table.do("target E1", dice="2 2")

    assert "activate" == table.stage
    assert "1" == table.seat


def test_6_11_a_unit_removed_in_its_activation_does_nothing_more() -> None:
    swamp = scene("D1 48,13 wounds=2", "T1 54,13", map="black_swamp")
    swamp.do("unit D1", "walk", "to 49,13", dice="6 1")

    assert {} == swamp.unit("red D1")
    assert ("1", 4) == (swamp.seat, swamp.side("red")["ap"])


# Explaining refusals


def asked(red: str, blue: str = "", *, map: str = "chalk", mode: str) -> Skirmish:
    table = scene(red, blue, map=map)
    table.do(f"unit {red.split()[0]}", mode)
    return table


def why(table: Skirmish, point: str) -> list[str]:
    found = GAME.refusals(table.state, GAME.table.number(f"to {point}"))
    return [" ".join(filter(None, (f.rule, *f.values.values()))) for f in found]


def test_a_refusal_names_the_test_and_its_numbers() -> None:
    rocks = asked("T1 36,24", map="diagonal_woods", mode="run")
    assert ["6.5 64 25 rocks"] == why(rocks, "44,24")
    assert ["1.5 121 100"] == why(rocks, "47,24")
    enemy = asked("T1 40,30", "D1 44,31", mode="run")
    assert ["6.7 1 4 blue D1"] == why(enemy, "48,30")
    assert ["1.4 1 4 blue D1", "6.7 1 4 blue D1"] == why(enemy, "44,30")
    assert ["6.3"] == why(enemy, "40,30")
    house = asked("T1 35,23", map="old_town", mode="run")
    assert ["6.8 building"] == why(house, "45,23")
    walk = asked("M1 40,30", mode="walk")
    assert ["1.5 45 169/4"] == why(walk, "46,33")


@pytest.mark.parametrize("map", ["old_town", "black_swamp", "three_bridges"])
@pytest.mark.parametrize("mode", ["walk", "run"])
def test_a_point_is_refused_if_and_only_if_it_is_not_legal(map: str, mode: str) -> None:
    table = asked(
        "T1 40,26; T2 38,26; D1 33,27", "E1 45,26; E2 49,22", map=map, mode=mode
    )

    for point in POINT_IDS:
        assert (point in table.moves) != bool(why(table, point)), point


def refused_iff_illegal(table: Skirmish) -> None:
    moves = table.moves
    assert moves
    for point in POINT_IDS:
        assert (point in moves) != bool(why(table, point)), point


def test_a_shift_is_refused_with_its_reason() -> None:
    table = scene("T1 40,30; T2 38,20", "E1 36,26", hands={0: "tactical_step"})
    table.do("unit T1", "play tactical_step", "ally T2")

    refused_iff_illegal(table)
    assert ["13.9 16 9"] == why(table, "42,20")


def test_a_deployment_is_refused_with_its_reason() -> None:
    options = {"map": "draft", "draft_pieces": 1, "army_red": "quick"}
    state = GAME.new(GAME.set_up(options, 2), 2, Fast(4), Silence())
    assert isinstance(state, Escaramuzas)
    table = Skirmish(state)
    table.do("piece building")
    refused_iff_illegal(table)
    table.do("to 15,30", "piece lake")
    refused_iff_illegal(table)
    assert ["3.7 1 4 building"] == why(table, "21,30")
    table.do("to 60,30")
    refused_iff_illegal(table)
    table.do("to 45,30")
    refused_iff_illegal(table)
    assert ["3.2 196 196 45,30"] == why(table, "45,44")
    while table.stage != "deploy_at":
        table.do(table.legal[0])
    refused_iff_illegal(table)


# Destinations against an independent slow oracle.

boxes = st.tuples(
    st.integers(30, 50), st.integers(20, 40), st.integers(1, 8), st.integers(1, 8)
)
spots = st.tuples(st.integers(30, 55), st.integers(18, 42))
KINDS = ("forest", "swamp", "building", "lake")


@given(
    st.lists(st.tuples(st.sampled_from(KINDS), boxes), max_size=4),
    st.lists(spots, min_size=4, max_size=8, unique=True),
    st.sampled_from(["walk", "run"]),
)
@settings(max_examples=30)
def test_destinations_are_those_of_the_oracle(
    terrain: list[tuple[str, tuple[int, int, int, int]]],
    places: list[tuple[int, int]],
    mode: str,
) -> None:
    keep: list[tuple[int, int]] = []
    for x, y in places:
        far = all((x - a) ** 2 + (y - b) ** 2 >= 4 for a, b in keep)
        if far and not any(
            kind == "building" and bx - 1 < x < bx + w + 1 and by - 1 < y < by + h + 1
            for kind, (bx, by, w, h) in terrain
        ):
            keep.append((x, y))
    if len(keep) < 2:
        return
    labels = ["T1", "T2", "D1", "E1", "E2", "B1", "T3", "T4"]
    named = [f"{n} {x},{y}" for n, (x, y) in zip(labels, keep, strict=False)]
    red, blue = named[0:1] + named[2::2], named[1::2]
    pieces = [f"{k}:{x},{y},{x + w},{y + h}" for k, (x, y, w, h) in terrain]
    table = scene("; ".join(red), "; ".join(blue), pieces=pieces)

    expected = {
        f"{x},{y}"
        for x in range(keep[0][0] - 11, keep[0][0] + 12)
        for y in range(keep[0][1] - 11, keep[0][1] + 12)
        if slow_legal(keep[0], (x, y), keep[1::2], keep[2::2], terrain, mode)
    }
    assert expected == table.reach("T1", mode)


def slow_legal(
    start: tuple[int, int],
    end: tuple[int, int],
    enemies: list[tuple[int, int]],
    friends: list[tuple[int, int]],
    terrain: list[tuple[str, tuple[int, int, int, int]]],
    mode: str,
) -> bool:
    if start == end or not (1 <= end[0] <= 89 and 1 <= end[1] <= 59):
        return False
    if any(slow_distance(start, end, enemy) < 4 for enemy in enemies):
        return False
    if any((end[0] - x) ** 2 + (end[1] - y) ** 2 < 4 for x, y in friends):
        return False
    reach = 100 if mode == "run" else 25
    way = (start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2
    for kind, (x, y, w, h) in terrain:
        wide = 1 if kind == "building" else 0
        low, high = (x - wide, y - wide), (x + w + wide, y + h + wide)
        if inside_interval(start, end, low, high):
            if kind == "building":
                return False
            if 4 * way > reach:
                return False
    return way <= reach


def test_an_open_move_says_nothing_of_terrain() -> None:
    table = scene("T1 40,30")

    assert ["5.5/activates", "6.3/runs"] == keys(table.do("unit T1", "run", "to 45,30"))


def test_6_3_a_move_tells_its_way_and_its_length() -> None:
    ways = {"44,30": "e 16", "43,33": "se 18", "40,26": "n 16", "36,31": "w 17"}
    for point, told in ways.items():
        table = scene("T1 40,30", "E1 80,30")
        table.do("unit T1", "walk")
        assert f"6.3/walks red T1 {point} {told}" in table.do(f"to {point}")

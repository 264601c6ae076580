"""EC-3 The map: predefined, random, drafted, and of one's own."""

from itertools import combinations

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.files import army_option, map_option
from sobremesa.games.escaramuzas.maps import (
    map_problems,
    read_map,
    write_map,
)
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.games.escaramuzas.rules_ground import apart
from sobremesa.games.escaramuzas.rules_map import objectives
from sobremesa.games.escaramuzas.rules_table import Field
from sobremesa.kernel.dice import Fast, Scripted
from sobremesa.kernel.errors import OptionError, Problems
from sobremesa.kernel.log import Journal, Silence

from .scene import BOXES, PRINTED, Skirmish, scene

OWN = "forest:38,20,42,24;lake:45,10,3;@45,30;@33,14;@57,46"


def field_of(seed: int, **options: object) -> Field:
    chosen = GAME.set_up(options, 2)
    state = GAME.new(chosen, 2, Fast(seed), Silence())
    assert isinstance(state, Escaramuzas)
    return state.field


@pytest.mark.parametrize("map", PRINTED.map_ids[:-3])
def test_3_1_the_table_is_made_first(map: str) -> None:
    journal = Journal()
    GAME.new(GAME.set_up({"map": map}, 2), 2, Fast(1), journal)

    assert f"3.1/table {PRINTED.map_ids.index(map)}" == str(journal.events[0])


def test_3_1_a_table_of_ones_own_takes_the_place_of_the_map() -> None:
    field = field_of(1, own_map=OWN)

    assert ["forest:38,20,42,24", "lake:45,10,3"] == [
        piece.text for piece in field.ground.pieces
    ]
    assert [(45, 30), (33, 14), (57, 46)] == objectives(field.ground)


@pytest.mark.parametrize("map", PRINTED.map_ids[:-3])
@pytest.mark.parametrize("gap", [30, 40, 50])
def test_3_2_objectives_lie_apart_and_outside_the_zones(map: str, gap: int) -> None:
    ground = BOXES.of(GAME.set_up({"map": map, "objectives": 7, "deploy_gap": gap}, 2))
    text = write_map(ground.ground.pieces, objectives(ground.ground))

    assert [] == map_problems(PRINTED, text, objectives=7, deploy_gap=gap)


def test_3_3_kinds_have_their_flags() -> None:
    wood = scene("T1 46,8", map="diagonal_woods").reach("T1", "walk")
    assert "48,8" in wood
    assert "50,8" not in wood  # 16 · 16 > 100: a wood is difficult

    tower = scene("T1 38,30", "T1 45,30", map="watchtowers")
    assert "43,30" in tower.reach("T1", "walk")  # a tower is not
    tower.stand("T1")
    assert "7.3/cover blue T1 1" in tower.do("target T1", dice="2 2")


def test_3_4_players_may_agree_on_other_terrain() -> None:
    free = scene(
        "T1 36,24", map="diagonal_woods", options={"terrain_overrides": "rocks=c"}
    )
    assert "44,24" in free.reach("T1", "run")
    with pytest.raises(OptionError, match=r"EC-3\.4"):
        GAME.set_up({"terrain_overrides": "rocks=q"}, 2)


def test_3_5_a_bridge_lifts_the_stream_below_it() -> None:
    over = scene("T1 42,30", map="three_bridges").reach("T1", "run")

    assert "50,30" in over
    assert "50,36" not in over  # leaves the bridge at its side


def test_3_6_the_random_table_is_drawn_as_written() -> None:
    chosen = GAME.set_up({"map": "random", "terrain_pieces": 4}, 2)
    rolls = [4, 5, *(8, 7, 9), *(4, 0, 10, 20)]  # x 30, y 11; lake; wall
    journal = Journal()

    state = GAME.new(chosen, 2, Scripted([*rolls, 5, 0]), journal)

    assert isinstance(state, Escaramuzas)
    assert [(45, 30), (30, 11), (60, 49)] == objectives(state.field.ground)
    assert ["lake:18,14,3", "lake:72,46,3", "wall:18,22,24,23", "wall:66,37,72,38"] == [
        piece.text for piece in state.field.ground.pieces
    ]
    assert "3.6/drawn 4 3" == str(journal.events[1])


@pytest.mark.parametrize("seed", range(60))
def test_3_6_a_random_table_is_always_legal(seed: int) -> None:
    objectives_, gap = (3, 5, 7)[seed % 3], (30, 40, 50)[seed // 3 % 3]
    ground = field_of(
        seed, map="random", objectives=objectives_, deploy_gap=gap, terrain_pieces=16
    ).ground

    text = write_map(ground.pieces, objectives(ground))
    assert [] == map_problems(PRINTED, text, objectives=objectives_, deploy_gap=gap)
    for one, two in combinations(ground.pieces, 2):
        assert 1 <= apart(one, two)


def draft(seed: int, **options: object) -> tuple[Skirmish, list[str]]:
    chosen = GAME.set_up({"map": "draft", **options}, 2)
    state = GAME.new(chosen, 2, Fast(seed), Silence())
    assert isinstance(state, Escaramuzas)
    table, dice, order = Skirmish(state), Fast(f"draft {seed}"), []
    while table.stage.startswith("draft"):
        order.append(f"{table.stage} {table.seat}")
        table.do(dice_pick(table.legal, dice))
    return table, order


def dice_pick(texts: list[str], dice: Fast) -> str:
    return texts[dice.below(len(texts))]


def test_3_7_sides_draft_in_turn() -> None:
    _, order = draft(1, draft_pieces=2)

    pieces = [f"draft_{word} {seat}" for seat in "0101" for word in ("piece", "at")]
    assert [*pieces, "draft_at 1", "draft_at 0", "draft_at 1"] == order


@pytest.mark.parametrize("seed", range(12))
def test_3_7_a_drafted_table_is_always_legal(seed: int) -> None:
    table, _ = draft(seed, draft_pieces=6, objectives=(3, 5, 7)[seed % 3])
    ground = table.field.ground

    points = objectives(ground)
    assert [] == map_problems(
        PRINTED, write_map(ground.pieces, points), objectives=len(points)
    )
    for piece in ground.pieces:
        assert piece.x1 >= 3
        assert piece.x2 <= 87
    for one, two in combinations(ground.pieces, 2):
        assert 4 <= apart(one, two)


def test_3_7_placing_stops_when_no_point_is_left() -> None:
    table, order = draft(3, draft_pieces=0, objectives=7, deploy_gap=30)

    down = len(objectives(table.field.ground))
    assert down == len(order)
    assert "side_choice" == table.stage


# Maps and armies as files.


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("forest:38,20,42", "has no area|2 objectives|objectives"),
        ("jungle:1,1,4,4;@45,30", "no piece of terrain"),
        ("forest:80,20,95,24;@45,30;@33,14;@57,46", "forest:80,20,95,24.*EC-1.1"),
        ("forest:42,20,38,24;@45,30;@33,14;@57,46", "forest:42,20,38,24.*EC-1.6"),
        ("bridge:1,1,5,5;@45,30;@33,14;@57,46", "bridge:1,1,5,5.*EC-3.5"),
        ("@45,30;@33,14;@46,40", "45,30 and 46,40.*101 ≤ 196.*EC-3.2"),
        ("@45,30;@10,14;@57,46", "10,14 lies in a deployment zone.*EC-3.2"),
        ("building:43,28,47,32;@45,30;@33,14;@57,46", "45,30.*EC-6.8"),
        ("building:2,2,24,58;@45,30;@33,14;@57,46", "west zone.*EC-4.4"),
        ("@45,30;@33,14", "2 objectives, 3 are needed"),
    ],
)
def test_a_wrong_map_names_the_piece_and_the_rule(text: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.set_up({"own_map": text}, 2)


def test_a_map_file_becomes_an_option() -> None:
    text = map_option(
        PRINTED,
        'pieces = ["*forest:20,4,25,9", "lake:45,10,3"]\n'
        "objectives = [[45, 30], [33, 14], [57, 46]]\n",
        {},
    )

    assert "forest:20,4,25,9;forest:65,51,70,56;lake:45,10,3;@45,30" in text
    pieces, points = read_map(text)
    assert text == write_map(pieces, points)
    GAME.set_up({"own_map": text}, 2)


def test_a_map_file_is_told_all_that_is_wrong_with_it() -> None:
    wrong = (
        'pieces = ["hills:1,2,3", "forest:20,4,20,9", "bridge:1,1,5,5"]\n'
        "objectives = [[45, 30], [46, 30], 7]\n"
    )
    with pytest.raises(Problems) as found:
        map_option(PRINTED, wrong, {})
    told = [problem.text for problem in found.value.problems]

    assert len(told) == 5
    for words in ("'hills:1,2,3'", "objective 7", "20,4,20,9", "EC-3.5", "too near"):
        assert any(words in line for line in told), words
    with pytest.raises(Problems, match="there is no entry 'hills'"):
        map_option(PRINTED, "hills = 3", {})
    with pytest.raises(Problems, match="not TOML"):
        map_option(PRINTED, "hills", {})


def test_an_army_file_becomes_an_option() -> None:
    army = "thanary = 4\nalpha = 2\n"

    assert "T4A2" == army_option(PRINTED, army, {})
    with pytest.raises(Problems, match="32 points, army_points_cap is 20"):
        army_option(PRINTED, army, {"army_points_cap": 20})
    with pytest.raises(Problems, match=r"EC-2\.1"):
        army_option(PRINTED, "thanary = 40\n", {})
    with pytest.raises(Problems, match="alpha = 'two' is no number"):
        army_option(PRINTED, "alpha = 'two'\n", {})


@pytest.mark.parametrize("kind", ["map", "army"])
def test_ready_files_can_be_read(kind: str) -> None:
    for text in GAME.files[kind].ready.values():
        assert GAME.files[kind].read(text, {})


def test_all_predefined_maps_are_in_the_content() -> None:
    assert [*PRINTED.maps, "random", "draft", "own"] == list(PRINTED.map_ids)

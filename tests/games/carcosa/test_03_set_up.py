"""CA-3: set-up."""

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import ITEM_IDS, ROLE_IDS
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Fields
from sobremesa.kernel.log import Journal, Silence
from sobremesa.testing import Scene

from .scene import PRINTED, told

TALES = ("repairer", "mask", "dragon", "sign")


def start(seats: int = 4, seed: int = 0, **options: object) -> Fields:
    chosen = GAME.set_up(options, seats)
    return GAME.dump(GAME.new(chosen, seats, Fast(seed), Silence()))


def test_3_1_the_sanctuary_is_the_corridor_of_floor_3() -> None:
    state = GAME.new({}, 4, Fast(0), Silence())

    assert "'F3_PAS'" in str(GAME.view(state, 0)).partition("sanctuary=")[2][:9]
    assert "F2" == start(sanctuary_floor=2)["king_floor"]


def test_3_2_the_threshold_is_the_corridor_of_floor_1() -> None:
    assert {"F1_PAS"} == {soul["node"] for soul in start()["souls"]}
    assert {"F2_PAS"} == {soul["node"] for soul in start(threshold_floor=2)["souls"]}


def test_3_3_roles_are_dealt_without_repeats() -> None:
    for seed in range(20):
        roles = [soul["role"] for soul in start(seed=seed)["souls"]]
        assert 4 == len(set(roles))


def test_3_3_roles_are_chosen_in_order() -> None:
    chosen = GAME.set_up({"role_draw": "choose"}, 2)
    scene = Scene(GAME, GAME.new(chosen, 2, Fast(0), Silence()))
    assert ("role", "A") == (scene.stage, scene.seat)
    assert [f"role {role}" for role in ROLE_IDS] == scene.legal

    scene.play("role tank")
    assert "role tank" not in scene.legal
    scene.play("role scout")

    assert ["tank", "scout"] == [soul["role"] for soul in scene.position["souls"]]
    assert ("turn", 1) == (scene.stage, scene.position["round"])


def test_3_3_a_single_soul_is_never_the_healer() -> None:
    assert "healer" not in {start(1, seed)["souls"][0]["role"] for seed in range(60)}
    lone = Scene(GAME, GAME.new({"role_draw": "choose"}, 1, Fast(0), Silence()))
    assert "role healer" not in lone.legal


@pytest.mark.parametrize(
    ("role", "sanity", "slots", "items"),
    [
        ("healer", 4, 2, {"vial": 1}),
        ("tank", 7, 3, {}),
        ("high_roller", 5, 2, {"compass": 1}),
        ("scout", 3, 1, {}),
        ("brawler", 3, 2, {"blunt": 1}),
        ("psychic", 4, 2, {"compass": 1}),
    ],
)
def test_3_4_a_soul_starts_with_what_its_role_gives(
    role: str, sanity: int, slots: int, items: dict[str, int]
) -> None:
    scene = Scene(GAME, GAME.new({"role_draw": "choose"}, 2, Fast(0), Silence()))

    scene.play(f"role {role}")

    soul = scene.position["souls"][0]
    assert (sanity, sanity) == (soul["sanity"], soul["maximum"])
    assert (slots, items) == (soul["slots"], soul.get("items", {}))


def test_3_5_three_tales_are_in_the_boxes_and_one_at_the_merchant() -> None:
    shown = set()
    for seed in range(30):
        fields = start(seed=seed)
        shown.add(fields["merchant"]["display"])
        hidden = {tale for tale in TALES if fields["unseen"].get(tale)}
        assert {*TALES} == hidden | {fields["merchant"]["display"]}
        assert 3 == len(hidden)
    assert {*TALES} == shown


def test_3_6_a_special_room_lies_face_down_on_each_floor() -> None:
    journal = Journal()
    state = GAME.new({}, 4, Fast(3), journal)

    specials = GAME.dump(state)["specials"]
    assert ["", "", ""] == [one["kind"] for one in specials]
    said = [told(event) for event in journal.events]
    assert [f"3.6/special {one['room']}" for one in specials] == [
        event for event in said if event.startswith("3.6")
    ]


def test_3_6_a_single_soul_meets_no_room_for_two() -> None:
    kinds = PRINTED.settings({}, 1).special_kinds()

    assert 0b1100111 == kinds
    assert 0b1111111 == PRINTED.settings({}, 2).special_kinds()


def test_3_7_each_box_has_four_events_two_objects_three_variables() -> None:
    fields = start()

    assert [[4, 2, 3]] * 12 == [box["unseen"] for box in fields["boxes"].values()]
    assert 108 == sum(fields["unseen"].values())
    assert ["F1_R1", "F3_R4"] == [fields["boxes"][b]["room"] for b in ("B1", "B12")]


@pytest.mark.parametrize(("keys", "cursed"), [(3, 7), (5, 5), (9, 1)])
def test_3_7_other_numbers_of_keys_change_places_with_curses(
    keys: int, cursed: int
) -> None:
    unseen = start(keys_in_boxes=keys)["unseen"]

    assert (keys, cursed) == (unseen["key"], unseen["state_cursed"])
    assert 108 == sum(unseen.values())


def test_3_8_the_merchant_has_thirteen_cards() -> None:
    merchant = start()["merchant"]

    assert {
        "key": 1,
        "compass": 3,
        "vial": 3,
        "blunt": 2,
        "keyring": 1,
        "stairs": 1,
        "scroll": 1,
        "pendant": 1,
    } == merchant["unseen"]
    assert merchant["display"] in ITEM_IDS


def test_3_9_the_first_stairs_are_rolled() -> None:
    seen = {room for seed in range(40) for room in start(seed=seed)["stairs"]}

    assert 12 == len(seen)


def test_3_10_the_king_starts_in_the_sanctuary_with_the_crown() -> None:
    fields = start()

    assert ("F3", 0, "") == (fields["king_floor"], fields["vanish"], fields["crown"])
    assert not fields["doubled"]


@pytest.mark.parametrize(
    ("souls", "floors"),
    [(1, "1"), (2, "12"), (3, "112"), (4, "1223")],
)
def test_3_11_souls_may_start_spread_over_the_floors(souls: int, floors: str) -> None:
    fields = start(souls, start_layout="spread")

    assert [f"F{floor}_PAS" for floor in floors] == [s["node"] for s in fields["souls"]]


@pytest.mark.parametrize(("souls", "more"), [(4, 0), (3, 1), (2, 1), (1, 3)])
def test_3_12_fewer_souls_have_more_key_slots(souls: int, more: int) -> None:
    for soul in start(souls)["souls"]:
        slots = 2 if soul["role"] == "high_roller" else 1
        assert slots + more == soul["key_slots"]

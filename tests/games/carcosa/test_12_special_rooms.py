"""CA-12: special rooms."""

import pytest

from .scene import CarcosaScene, scene

HERE = {"node": "F1_R1"}
DECK = "vial compass blunt keyring stairs scroll pendant key"


def shop(sanity: int = 4, items: str = "", deck: str = DECK) -> CarcosaScene:
    return scene(
        specials={"F1_R1": "motemey"},
        merchant=deck,
        souls={"P1": {**HERE, "sanity": sanity, "items": items}},
    )


def test_12_1_a_special_room_opens_when_first_entered() -> None:
    house = scene(specials={"F1_R2": ""}, boxes={"F1_R2": "vial"})

    said = house.play("to F1_R2")

    assert said[1].startswith("12.1/opens")
    assert house.position["specials"][0]["kind"]
    kinds = {one["kind"] for one in house.position["specials"]}
    assert 3 == len(kinds)


def test_12_2_the_tavern_shows_two_different_boxes() -> None:
    house = scene(
        specials={"F1_R1": "tavern"},
        souls={"P1": HERE},
        boxes={"F3_R4": "key", "F2_R1": "vial"},
    )

    said = house.play("tavern", "look F3_R4")
    assert "look F3_R4" not in house.legal
    said += house.play("look F2_R1")

    assert [
        "9.3/pays P1 1",
        "12.2/looks P1 F3_R4 key",
        "12.2/looks P1 F2_R1 vial",
    ] == said
    assert 2 == house.actions


def test_12_3_a_purchase_shows_two_cards_and_takes_one() -> None:
    house = shop()

    said = house.play("buy")
    assert ["9.3/pays P1 2", "12.3/shows vial", "12.3/shows compass"] == said
    assert ["pick 1", "pick 2"] == house.legal
    said = house.play("pick 2")

    assert ["12.3/buys P1 compass", "12.3/returns vial"] == said
    assert "compass" == house.items("P1")
    assert "vial" == house.position["merchant"]["bottom"][-1]
    assert 2 == house.actions


def test_12_3_a_key_needs_a_slot() -> None:
    house = shop(items="key", deck="key vial compass")

    house.play("buy")

    assert "key vial" == house.items("P1")
    full = shop(items="key", deck="key")
    assert "12.3/returns key" == full.play("buy")[-1]
    assert ["key"] == full.position["merchant"]["bottom"]


def test_12_3_the_tale_is_bought_for_4() -> None:
    house = shop()
    tale = house.position["merchant"]["display"]

    said = house.play("buy tale")

    assert ["9.3/pays P1 4", f"12.3/buys P1 {tale}"] == said
    assert "" == house.position["merchant"]["display"]
    assert not {"buy", "buy tale"} & set(house.legal)


def test_12_3_the_prices_are_options() -> None:
    prices = {"merchant_cost": 1, "tale_cost": 3}
    for answer, price in (("buy", 1), ("buy tale", 3)):
        house = scene(options=prices, specials={"F1_R1": "motemey"}, souls={"P1": HERE})

        assert f"9.3/pays P1 {price}" == house.play(answer)[0]


@pytest.mark.parametrize(("item", "gain"), [("vial", 1), ("scroll", 3)])
def test_12_3_objects_are_sold_for_1_and_treasures_for_3(item: str, gain: int) -> None:
    house = shop(sanity=0, items=f"{item} key mask")
    assert [f"sell {item}"] == [t for t in house.legal if t.startswith("sell")]

    said = house.play(f"sell {item}")

    assert [f"12.3/sells P1 {item}", f"12.3/recovers P1 {gain}"] == said


def test_12_4_the_armory_keeps_two_things() -> None:
    house = scene(
        specials={"F1_R1": "armory"}, souls={"P1": {**HERE, "items": "key vial mask"}}
    )

    said = house.play("store key", "store mask")

    assert ["12.4/stores P1 key", "12.4/stores P1 mask"] == said
    assert {"key": 1, "mask": 1} == house.position["armory"]
    full = scene(
        specials={"F1_R1": "armory"},
        armory={"key": 1, "vial": 1},
        souls={"P1": {**HERE, "items": "compass key"}},
    )
    offers = [t for t in full.legal if t.startswith(("store", "fetch"))]
    assert ["fetch vial"] == offers  # no key slot is free
    assert ["12.4/fetches P1 vial"] == full.play("fetch vial")


def test_12_5_the_doors_lead_to_another_soul() -> None:
    house = scene(
        specials={"F1_R1": "yellow_doors"},
        souls={"P1": HERE, "P2": {"node": "F3_R2"}, "P3": HERE},
        boxes={"F3_R2": "vial"},
    )
    assert ["doors P2", "doors P4"] == [t for t in house.legal if t[:5] == "doors"]

    said = house.play("doors P2")

    assert [
        "12.5/through P1 P2 F3_R2",
        "12.5/loses P2 1",
        "5.2/reveals P1 vial F3_R2",
    ] == said[:3]
    assert 1 == house.actions
    frozen = scene(
        specials={"F1_R1": "yellow_doors"}, souls={"P1": {**HERE, "frozen": True}}
    )
    assert "doors P2" not in frozen.legal


@pytest.mark.parametrize(
    ("face", "sanities"),
    [(1, [2, 3]), (2, [2, 3]), (3, [3, 4]), (4, [3, 4]), (5, [2, 5]), (6, [2, 5])],
)
def test_12_6_the_ritual_costs_blood(face: int, sanities: list[int]) -> None:
    house = scene(specials={"F1_R1": "lethal_chamber"}, souls={"P1": HERE, "P2": HERE})

    said = house.play("ritual", rolls=[face])

    assert f"12.6/ritual P1 {face}" == said[0]
    assert sanities == house.sanities[:2]
    assert "key" == house.items("P1")


def test_12_6_the_ritual_needs_two_souls_and_a_slot() -> None:
    alone = scene(specials={"F1_R1": "lethal_chamber"}, souls={"P1": HERE})
    three = scene(
        specials={"F1_R1": "lethal_chamber"},
        souls={"P1": HERE, "P2": HERE, "P3": HERE},
    )
    full = scene(
        specials={"F1_R1": "lethal_chamber"},
        souls={"P1": {**HERE, "items": "key"}, "P2": HERE},
    )

    for house in (alone, three, full):
        assert "ritual" not in house.legal


@pytest.mark.parametrize(("uses", "vain"), [(0, False), (1, False), (2, True)])
def test_12_7_the_salon_protects_and_spoils(uses: int, vain: bool) -> None:
    house = scene(
        specials={"F1_R1": "beauty_salon"}, salon_uses=uses, souls={"P1": HERE}
    )

    house.play("salon")

    expected = {"protected": 2, "vanity": 2} if vain else {"protected": 2}
    assert expected == house.soul("P1")["statuses"]
    assert uses + 1 == house.position["salon_uses"]


@pytest.mark.parametrize(("face", "sanity"), [(1, -2), (4, 1)])
def test_12_8_the_monastery_heals_and_may_madden(face: int, sanity: int) -> None:
    house = scene(
        specials={"F1_R1": "mad_monastery"}, souls={"P1": {**HERE, "sanity": -5}}
    )

    house.play("chapel", rolls=[face])

    assert sanity == house.sanities[0]
    assert ({"paranoia": 2} if face == 1 else {}) == house.soul("P1")["statuses"]

"""EC-7 Sight, targets, cover."""

from .scene import keys, scene


def test_7_1_only_blocking_pieces_block_sight() -> None:
    house = scene("T1 35,20", "T1 45,20", map="old_town")
    house.stand("T1")
    assert [] == house.targets

    agreed = {"terrain_overrides": "building=dc"}
    seen = scene("T1 35,20", "T1 45,20", map="old_town", options=agreed)
    seen.stand("T1")
    assert ["target T1"] == seen.targets


def test_7_1_contact_needs_sight_too() -> None:
    wall = {"terrain_overrides": "wall=b"}
    apart = scene("T1 45,17", "T1 45,20", map="diagonal_woods", options=wall)
    apart.stand("T1")

    assert ["hold"] == apart.legal


def test_7_2_a_fighting_enemy_may_be_shot() -> None:
    table = scene("T1 40,30; T2 48,30 idle", "E1 51,30")
    table.stand("T1")
    assert ["target E1", "hold"] == table.legal

    assert "7.2/shoots red T1 E1 121 676" in table.do("target E1", dice="2 2")


def test_7_3_cover_comes_from_standing_in_it_or_behind_it() -> None:
    def covered(red: str, blue: str) -> bool:
        table = scene(red, blue, map="diagonal_woods")
        table.stand("T1")
        return "7.3/cover" in keys(table.do("target T1", dice="2 2"))

    assert covered("T1 34,24", "T1 40,24")  # in the rocks
    assert covered("T1 36,24", "T1 46,24")  # behind them
    assert not covered("T1 40,24", "T1 46,24")  # the shooter is in them
    assert not covered("T1 36,23", "T1 46,23")  # along their edge


def test_7_3_cover_does_not_matter_hand_to_hand() -> None:
    table = scene("T1 37,24", "T1 40,24", map="diagonal_woods")
    table.stand("T1")

    assert "8.3/hits 4 0 4 4" in table.do("target T1", dice="4 2 2")


def test_7_3_the_penalty_is_an_option() -> None:
    options = {"cover_penalty": 2}
    table = scene("T1 34,24", "T1 40,24", map="diagonal_woods", options=options)
    table.stand("T1")

    assert "8.3/misses 5 -2 3 4" in table.do("target T1", dice="5 2")

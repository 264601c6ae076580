"""EC-10 After a CC kill."""

from .scene import Skirmish, scene


def won(
    red: str, blue: str, *, map: str = "chalk", hands: dict[int, str] | None = None
) -> Skirmish:
    """Red's first unit has just destroyed blue D1 hand to hand."""
    table = scene(red, blue, map=map, hands=hands)
    table.stand(red.split()[0])
    table.do("target D1", "take", dice="6 2 2")
    return table


def test_10_1_the_victor_may_advance_to_the_fallen_units_point() -> None:
    table = won("T1 40,30", "D1 43,31")
    assert ["advance", "remain"] == table.legal
    twin = Skirmish(table.skirmish.clone())

    assert ["10.1/advances red T1 43,31"] == table.do("advance", dice="")
    assert ["10.1/remains red T1"] == twin.do("remain", dice="")
    assert "40,30" == twin.place("red T1")


def test_10_1_no_advance_where_the_path_is_illegal() -> None:
    table = won("T1 40,30", "D1 44,30; E1 42,31")

    assert "activate" == table.stage  # E1's base is in the way


def test_10_1_danger_is_rolled() -> None:
    table = won("T1 48,10", "D1 49,13", map="black_swamp")
    table.do("advance", dice="6 1")

    assert 1 == table.unit("red T1")["wounds"]


def test_10_2_support_must_be_near_and_free() -> None:
    table = won("T1 40,30; T2 50,34 idle", "D1 43,30; D2 45,33; E1 47,32; E2 43,36")
    table.do("advance")

    # E2 is too far (36 > 24), E1 is in contact with T2
    assert ["support D2", "decline"] == table.legal


def test_10_2_support_keeps_its_state_and_starts_no_fight() -> None:
    table = won("T1 40,30", "D1 43,30; D2 47,30 idle")
    table.do("advance")

    assert ["10.2/supports blue D2 43,30"] == table.do("support D2", dice="")
    assert not table.unit("blue D2")["ready"]
    assert "activate" == table.stage


def test_10_3_a_fight_follows_at_once() -> None:
    hands = {0: "steady_aim sharpshooter"}
    table = won("T1 40,30", "D1 43,30; E1 46,33 idle", hands=hands)
    table.do("advance", "decline")

    assert ["target E1", "play steady_aim"] == table.legal  # no hold, no shot
    table.do("play steady_aim")
    assert ["target E1"] == table.legal


def test_10_4_a_counterattack_never_leads_to_an_advance() -> None:
    table = scene("T1 40,30 health=1", "E1 43,30", hands={1: "counterattack"})
    table.stand("T1")
    table.do("target E1", "play counterattack", dice="2 2 2 | 6 2 2")
    table.do("take", dice="")

    assert {} == table.unit("red T1")
    assert ("1", "activate") == (table.seat, table.stage)
    assert "43,30" == table.place("blue E1")

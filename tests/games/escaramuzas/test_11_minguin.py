"""EC-11 Minguin."""

from .scene import Skirmish, scene

FREE = {"defeat_threshold": 0}


def nurse(red: str, blue: str = "D1 86,30", **options: object) -> Skirmish:
    table = scene(red, blue, reserve=False, options={**FREE, **options})
    table.stand("M1")
    return table


def test_11_1_healing_gives_health_and_takes_wounds() -> None:
    table = nurse("M1 10,30; E1 13,30 health=1 wounds=1")

    assert "11.1/heals red M1 E1 2 0" in table.do("ally E1")
    assert (2, 0) == (table.unit("red E1")["health"], table.unit("red E1")["wounds"])


def test_11_2_the_patient_is_in_contact_distance() -> None:
    assert "ally E1" in nurse("M1 10,30; E1 14,32 health=1").legal
    assert "ally E1" not in nurse("M1 10,30; E1 15,30 health=1").legal


def test_11_3_the_patient_is_out_of_enemy_range() -> None:
    assert "ally E1" not in nurse("M1 10,30; E1 13,30 health=1", "D1 39,30").legal
    assert "ally E1" in nurse("M1 10,30; E1 13,30 health=1", "D1 40,30").legal


def test_11_3_sight_counts_unless_the_option_says_no() -> None:
    red, blue = "M1 32,20; E1 35,20 health=1", "D1 46,20"
    hidden = scene(red, blue, map="old_town", reserve=False, options=FREE)
    hidden.stand("M1")
    assert "ally E1" in hidden.legal

    options = {**FREE, "heal_range_only": True}
    strict = scene(red, blue, map="old_town", reserve=False, options=options)
    strict.stand("M1")
    assert "ally E1" not in strict.legal


def test_11_4_heal_or_attack() -> None:
    table = nurse("M1 10,30; E1 13,30 health=1; T1 10,33", "D1 86,30")
    assert ["ally E1", "hold"] == table.legal  # T1 lacks nothing

    table.do("ally E1")
    assert "activate" == table.stage


def test_11_4_nobody_else_heals_and_not_after_a_run() -> None:
    table = scene("T1 10,30; E1 13,30 health=1", "D1 86,30")
    table.stand("T1")
    assert ["hold"] == table.legal

    runner = scene("M1 10,30; E1 20,30 health=1", "D1 86,30")
    runner.do("unit M1", "run", "to 17,30")
    assert "activate" == runner.stage

"""EC-14 Conquest zones."""

from typing import Any

from .scene import Skirmish, scene


def ended(red: str, blue: str, owner: str = "", **options: object) -> Skirmish:
    """The round has ended; the middle objective was `owner`'s from the first."""
    objectives: list[dict[str, Any]] = scene("").position["objectives"]
    one = {"owner": owner, "first_owner": owner, "held": bool(owner)}
    objectives[0] = {**objectives[0], **one}
    table = scene(red, blue, options=options, objectives=objectives)
    table.do("pass", "pass", dice="6 6 1 1")
    return table


def middle(table: Skirmish) -> tuple[str, str, bool]:
    one = table.position["objectives"][0]
    return one["owner"], one["first_owner"], one["held"]


def test_14_1_present_is_within_3_cm() -> None:
    assert ("red", "red", True) == middle(ended("T1 45,34", "T1 80,30"))
    assert ("", "", False) == middle(ended("T1 45,35", "T1 80,30"))
    assert ("red", "red", True) == middle(ended("T1 45,36", "T1 80,30", capture=5))


def test_14_2_one_side_alone_captures() -> None:
    assert ("blue", "red", False) == middle(ended("T1 10,10", "T1 45,32", "red"))


def test_14_3_both_present_make_it_neutral() -> None:
    assert ("", "red", False) == middle(ended("T1 42,30", "T1 48,30", "red"))
    kept = ended("T1 42,30", "T1 48,30", "red", contested="keep")
    assert ("red", "red", True) == middle(kept)


def test_14_4_nobody_there_changes_nothing() -> None:
    assert ("red", "red", True) == middle(ended("T1 10,10", "T1 80,30", "red"))


def test_14_5_held_is_lost_for_good() -> None:
    objectives: list[dict[str, Any]] = scene("").position["objectives"]
    one = {"owner": "blue", "first_owner": "red", "held": False}
    objectives[0] = {**objectives[0], **one}
    table = scene("T1 45,32", "T1 80,30", objectives=objectives)
    said = table.do("pass", "pass", dice="6 6 1 1")

    assert "14.2/captured red 45,30" in said
    assert ("red", "red", False) == middle(table)

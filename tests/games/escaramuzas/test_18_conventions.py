"""EC-18 General conventions."""

from sobremesa.games.escaramuzas import GAME

from .scene import scene


def test_18_1_a_single_option_is_asked_all_the_same() -> None:
    table = scene("T1 40,30", "D1 80,30")
    table.stand("T1")

    assert ("attack", ["hold"]) == (table.stage, table.legal)


def test_18_2_dice_come_in_their_order() -> None:
    table = scene("T1 40,30", "E1 43,30")
    table.stand("T1")

    said = table.do("target E1", "evade", "evade", dice="4 5 1 | 1 5 | 5 | 2 1 | 1 | 6")

    assert [
        "8.6/rolls 1 0 5",
        "8.6/rolls 5 0 5",
        "8.6/evaded blue E1",
        "8.8/critical blue E1",
        "9.1/grave blue E1 5 2",
        "8.6/rolls 2 0 4",
        "8.6/rolls 1 0 4",
        "8.6/caught blue E1",
        "8.7/damage blue E1 2",
        "8.8/critical blue E1",
        "9.1/light blue E1 1 3",
        "9.6/removed blue E1 close",
        "9.2/critical red T1",
        "9.1/grave red T1 6 2",
    ] == said[4:]


def test_18_3_every_event_names_its_rule() -> None:
    rules = GAME.rulebook().rules

    assert all(key.partition("/")[0] in rules for key in GAME.events)

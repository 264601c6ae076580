"""What boards are told, and the terminal's own board."""

from rich.console import Console

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.explain import spot
from sobremesa.games.escaramuzas.seen import View
from sobremesa.i18n import LANGUAGES, Words

from .scene import Skirmish, scene


def seen(table: Skirmish, seat: int) -> View:
    view = GAME.view(table.state, seat)
    assert isinstance(view, View)
    return view


def test_a_view_shows_walk_and_run_areas() -> None:
    table = scene("T1 40,30", "E1 50,30")
    table.do("unit T1")
    choices = seen(table, 0).choices

    assert table.moves == set()
    assert "45,30" in choices.walk
    assert "40,40" in choices.run
    assert set(choices.walk) <= set(choices.run)


def test_a_view_tells_what_awaits_at_a_destination() -> None:
    table = scene("T1 46,13", "E1 74,13", map="black_swamp")
    table.do("unit T1", "run")
    there = {one.id: one for one in seen(table, 0).choices.spots}["50,13"]

    assert (True, True, ["E1"]) == (there.slow, there.danger, there.threats)
    assert [] == seen(table, 1).choices.spots
    assert there == spot(table.skirmish, 50, 13)


def test_a_view_tells_what_an_attack_would_be() -> None:
    table = scene("T1 34,24", "E1 40,24; E2 34,34", map="diagonal_woods")
    table.stand("T1")
    aims = {
        aim.id: (aim.dice, aim.modifier, aim.needed)
        for aim in seen(table, 0).choices.aims
    }

    assert {"E1": (2, -1, 5), "E2": (2, 0, 4)} == aims


def test_a_view_shows_what_would_score_now() -> None:
    table = scene("T1 70,30", "E1 50,55")
    rows = {row.id: row.times for row in seen(table, 0).sides[0].rows}

    assert 1 == rows["V2"]
    assert 0 == rows["V7"]


def test_markers_follow_wounds_and_health() -> None:
    table = scene("T1 40,30 wounds=1; T2 10,30; T3 10,20 wounds=2; E1 10,40 delay=1")
    marks = {
        unit.id: (unit.red_marker, unit.black_marker)
        for unit in seen(table, 0).units
        if unit.side == "red"
    }

    assert (True, False) == marks["T1"]
    assert (False, False) == marks["T2"]
    assert (True, True) == marks["T3"]
    assert (False, True) == marks["E1"]


def test_the_terminal_draws_every_stage_in_every_language() -> None:
    table = scene("T1 40,30", "E1 50,30", map="bar_table", hands={1: "tourniquet"})
    for lang in LANGUAGES:
        words = Words(lang, GAME)
        for colour in (True, False):
            console = Console(width=120, record=True, no_color=not colour, file=None)
            with console.capture() as captured:
                console.print(GAME.draw(seen(table, 0), words.element))
            assert "T1" in captured.get()
            assert "e1" in captured.get()
            assert words.element("map", "bar_table") in captured.get()

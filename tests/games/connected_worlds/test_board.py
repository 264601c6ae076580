"""The table in a terminal."""

import io

import pytest
from rich.console import Console

from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.board import draw
from sobremesa.games.connected_worlds.view import view
from sobremesa.i18n import LANGUAGES, Words

from .scene import WorldsScene, scene


def drawn(play: WorldsScene, *, lang: str = "en", width: int = 130) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    console.print(draw(view(play.state, 0), Words(lang, GAME).element))
    return out.getvalue()


def test_stacks_territory_orbits_and_edges_have_signs() -> None:
    text = drawn(scene("s1 SB A:d4; s1 AT A:d4; s1 AC A:d4; s2 SB A:d6; s2 CA S:a1"))

    assert "1#1:23" in text
    assert "2:5" in text
    assert ".12" in text
    assert "(A)" in text
    assert "Player 1: resources 0" in text


def test_a_picked_piece_shows_costs_and_what_an_attack_would_do() -> None:
    play = scene("s1 AC A:d4; s2 SB A:d5; s2 AT A:d5", hand="engineers portal")
    play.play("move portal", "from A:d4")
    text = drawn(play)

    assert ">1" in text
    assert ">2" in text
    assert "2#1:2!" in text
    assert (
        "! A:d5: an Armoured Core beats an Assault Team, "
        "an Armoured Core captures a Standard Base"
    ) in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 130])
def test_every_word_is_known_in_every_language(lang: str, width: int) -> None:
    play = scene(
        "s1 SB A:d4; s1 AT A:d5 moved; s1 AT A:d6 fought; s2 SB B:d4; s1 OP C:d4",
        links=["A:d4-B:d4"],
        options={"truce_rounds": 3},
    )

    for label in ("attacker_captured", "attacker_destroyed", "both", "falls", "out"):
        assert label != Words(lang, GAME).element("label", label)
    assert "_" not in drawn(play, lang=lang, width=width)


def test_a_large_stack_is_counted() -> None:
    text = drawn(scene("; ".join(["s1 AT A:d4"] * 6)))

    assert "1:2+5" in text


def test_attackers_who_wait_stand_beside_the_defenders() -> None:
    play = scene(
        "s2 MX A:d5; s1 AT A:d4; s1 AT A:c4",
        hand="engineers portal harvester",
        options={"combat": "turn_end", "attack_force": "sum"},
    )
    play.play("move engineers", "from A:d4", "to A:d5")
    play.play("move portal", "from A:c4", "to A:d5")

    text = drawn(play, width=160)

    assert "1:22x2#4" in text
    assert "Attacks at the end of the turn: A:d5 an Assault Team" in text
    assert (
        "At the end of the turn: A:d5: a force of 4 is lost and destroys a Metroplex"
    ) in text


def test_a_base_that_may_be_razed_is_marked() -> None:
    play = scene("s1 AC A:d4; s2 SB A:d5", options={"razing": True})

    play.play("move harvester", "from A:d4", "to A:d5")

    assert "1#1:3?" in drawn(play)

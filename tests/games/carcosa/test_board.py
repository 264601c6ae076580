"""The terminal's board names what a question is about."""

import io

from rich.console import Console

from sobremesa.games.carcosa import GAME
from sobremesa.i18n import Words

from .scene import CarcosaScene, scene

FIGHTERS = ("healer", "high_roller", "brawler", "psychic")


def drawn(house: CarcosaScene) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(GAME.draw(GAME.view(house.state, 0), Words("en", GAME).element))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_reaction_names_the_monster() -> None:
    house = scene(
        roles=FIGHTERS,
        active="P3",
        souls={"P3": {"node": "F1_R3", "items": "blunt"}},
        boxes={"F1_R3": "spider"},
    )

    house.play("search")

    assert "P3 ! Yellow Spider" in drawn(house)


def test_the_psychic_sees_its_cards_and_their_price() -> None:
    house = scene(active="P4", boxes={"F1_R2": "spider vial"})

    house.play("to F1_R2")

    assert "1: Yellow Spider  (−2)" in drawn(house)
    assert "2: Vial  (−1)" in drawn(house)


def test_the_merchants_cards_are_numbered() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R1"}},
        specials={"F1_R1": "motemey"},
        merchant="key scroll vial",
    )

    house.play("buy")

    assert "1: Key" in drawn(house)
    assert "2: Scroll" in drawn(house)

"""The terminal board: readable in colour and without, in every language."""

from io import StringIO

import pytest
from rich.console import Console

from sobremesa.games.heroes import GAME
from sobremesa.i18n import LANGUAGES, Words

from .scene import HeroesScene, scene

TABLE = """
1a kestrel_scout energy=2 tokens=agility,~burn attached=dive_bomb
1s1 solar_plant
1e1 medic_drone energy=2
2a anvil tokens=taunt shield=2
2b oracle
"""


def drawn(duel: HeroesScene, lang: str = "en", *, colour: bool = False) -> str:
    told = StringIO()
    console = Console(
        file=told, width=120, no_color=not colour, record=True, force_terminal=colour
    )
    console.print(GAME.draw(GAME.view(duel.state, 0), Words(lang, GAME).element))
    return console.export_text()


def test_the_board_shows_what_is_in_play() -> None:
    text = drawn(scene(TABLE, fight="1a", hand="goad"))

    for part in ("Kestrel Scout", "●●○○", "~Burn", "Taunt", "Dive Bomb", "Goad"):
        assert part in text


def test_nothing_is_told_by_colour_alone() -> None:
    duel = scene(TABLE, fight="1a")

    assert drawn(duel) == drawn(duel, colour=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_speaks_every_language(lang: str) -> None:
    coop = scene("1a anvil common", options={"mode": "challengers"})
    colossus = {"en": "Rust Colossus", "es": "Coloso de Óxido"}

    assert colossus.get(lang, "Colosso de Ferrugem") in drawn(coop, lang)


def test_the_board_shows_whom_an_event_is_aimed_at() -> None:
    aimed = scene(TABLE, event="bounty", invoker="1", event_hero="2b")

    assert "Bounty (1 → 2b)" in drawn(aimed)

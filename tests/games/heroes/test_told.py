"""What is told names Characters, not only places."""

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.i18n import Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Journal

from .scene import HeroesScene, scene


def told(duel: HeroesScene, *texts: str, lang: str = "en") -> list[str]:
    """What is said as these questions are answered, as sentences."""
    words, journal = Words(lang, GAME), Journal()
    for text in texts:
        action = GAME.table.numbers[text]
        assert action in duel.state.legal()
        duel.state.apply(action, Fast("told"), journal)
    return [words.event(event) for event in journal.events]


@pytest.mark.parametrize(
    ("lang", "attack", "loss"),
    [
        ("en", "Anvil (1a) attacks The Oracle (2b)", "The Oracle (2b) loses 1"),
        ("es", "Yunque (1a) ataca a La Oráculo (2b)", "La Oráculo (2b) pierde 1"),
        ("pt", "Bigorna (1a) ataca A Oráculo (2b)", "A Oráculo (2b) perde 1"),
    ],
)
def test_an_attack_names_who_and_whom(lang: str, attack: str, loss: str) -> None:
    duel = scene("1a anvil\n2a anvil\n2b oracle", fight="1a")

    said = told(duel, "act 1", "target 2b", lang=lang)

    assert any(line.startswith(attack) for line in said), said
    assert any(line.startswith(loss) for line in said), said


def test_an_action_without_an_enemy_names_who_uses_it() -> None:
    duel = scene("1a oracle\n2a anvil", fight="1a")

    said = told(duel, "passive a", "target 1a")

    assert any(line.startswith("The Oracle (1a) uses") for line in said), said


def test_equipment_and_sources_are_named_too() -> None:
    duel = scene("1a anvil\n1e1 battery_silo energy=1\n1s1 storm_dynamo")

    assert "Battery Silo (1e1) releases 1 energy." in told(duel, "release e1")
    assert any("Storm Dynamo (1s1)" in line for line in told(duel, "activate s1"))


def test_an_action_goes_to_a_character_by_name() -> None:
    duel = scene("1a anvil\n1b quake_fist\n2a anvil", hand="power_slam")

    said = told(duel, "play power_slam", "slot b")

    assert "Player 1 attaches Power Slam to Quake Fist (1b)." in said

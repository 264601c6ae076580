"""Goals, legend and questions to the table, at the keyboard."""

import pytest

from .table import output


def played(
    *typed: str, lang: str = "en", game: str = "stratum", plain: str = ""
) -> str:
    """What a newcomer is told who types this, and leaves."""
    words = ["play", game, "--seed", "1", "--no-story", "--lang", lang]
    told = output(*words, *([plain] if plain else []), typed=[*typed, "quit", "y"])
    return " ".join(told.split())


def test_ones_goal_stands_below_the_board_and_goals_tells_everybodys() -> None:
    told = played("goals")

    assert "Your goal: plants 2/4, herbivores 1/3, carnivores 1/3" in told
    assert "The Magnate Industry: the land is built up – constructions 0/4" in told
    assert "ST-12.6" in told


@pytest.mark.parametrize(
    ("lang", "goals", "legend", "ask"),
    [
        ("es", "metas", "leyenda", "preguntar 1"),
        ("pt", "objetivos", "legenda", "pergunta 1"),
    ],
)
def test_they_are_asked_for_in_the_players_language(
    lang: str, goals: str, legend: str, ask: str
) -> None:
    told = played(goals, legend, ask, lang=lang)

    for word in ("ST-12.3", "+rabies", "ST-4.1"):
        assert word in told


def test_the_plain_legend_has_the_signs_of_the_plain_board() -> None:
    told = played("legend", plain="--plain")

    assert "( ) it will not act" in told
    assert "(o) this step" not in told  # no lamp is on
    assert told.isascii()


@pytest.mark.parametrize(
    ("what", "answers"),
    [
        ("1", ["Why you may: ST-4.1", "Sagittarius plays Herbivore. ST-4.2", "Then –"]),
        ("play rot", ["Why you may not:", "Rot is not in your hand. (ST-4.3)"]),
        ("plant", ["Play it into an empty space", "Plant is not in your hand."]),
        ("omnivore", ["2 Play Omnivore"]),
        ("*", ["marked: the newest of its kind"]),
        ("S", ["Opposite at the table: Ygdra's territory. ST-1.2", "Here: "]),
        ("12.2", ["ST-12.2 Nature's goal"]),
        ("", ["ST-4.1 Two actions"]),
        ("round 1 begins", ["ST-3.1"]),
        ("nonsense", ["Nothing here is called 'nonsense'"]),
        ("99", ["99"]),
    ],
)
def test_whatever_is_asked_about_is_answered(what: str, answers: list[str]) -> None:
    told = played(f"ask {what}".strip())

    for answer in answers:
        assert answer in told

"""Texts know how many there are, what it is, and which language they are in."""

from pathlib import Path

import pytest
from rich.console import Console

import sobremesa
from sobremesa.games.escaramuzas import GAME
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.log import Event
from sobremesa.kernel.reason import Reason

from .scene import scene


def said(lang: str, key: str, *numbers: int) -> str:
    return Words(lang, GAME).event(Event(key, numbers))


def test_distances_are_said_in_centimetres() -> None:
    """Squares are for the rules; a base is 1 cm from its centre to its edge."""
    for lang, far, near in (
        ("en", "6.7 cm, and 6.5 cm", "24.02 cm away, the range is 24 cm"),
        ("es", "6,7 cm, y no llega a más de 6,5 cm", "24,02 cm, y el alcance"),
        ("pt", "6,7 cm, e não chega a mais de 6,5 cm", "24,02 cm, e o alcance"),
    ):
        words = Words(lang, GAME)
        moved = Reason("1.5", "far", {"left": "45", "right": "169/4"})
        shot = {"left": "677", "right": "676", "side": "red", "label": "T1"}
        assert far in words.reason(moved)
        assert near in words.reason(Reason("7.2", "range", shot))
    shoots = said("en", "7.2/shoots", 0, 0, 0, 400, 676)
    assert "18 cm away (range 24 cm)" in shoots


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_speaks_of_squares(lang: str) -> None:
    path = Path(sobremesa.__file__).parent / "games/escaramuzas/lang" / f"{lang}.ftl"
    catalog = path.read_text("utf-8")

    assert "d²" not in catalog
    assert "{ $square }" not in catalog


def test_one_unit_is_one() -> None:
    assert "the enemy has one unit left." in said("en", "16.1/dominates", 0, 1)
    assert "le queda una unidad." in said("es", "16.1/dominates", 0, 1)
    assert "resta uma unidade" in said("pt", "16.1/dominates", 0, 1)
    for lang in LANGUAGES:
        texts = {said(lang, "16.1/dominates", 0, left) for left in range(4)}
        assert 4 == len(texts)


@pytest.mark.parametrize("piece", range(len(GAME.kinds["piece"])))
def test_a_piece_has_no_article_that_could_be_wrong(piece: int) -> None:
    name = Words("en", GAME).element("piece", GAME.kinds["piece"][piece])

    assert f"places terrain at 1,1: {name}." in said("en", "3.7/placed", 0, piece, 0)


def test_the_terminal_says_nothing_in_another_language() -> None:
    table = scene("T1 40,30", "E1 50,30")
    table.stand("T1")
    table.do("target E1", dice="5 4")
    for lang, wanted in (("es", ("PV", "PA", "(rojo)")), ("pt", ("PV", "PA"))):
        console = Console(width=120, color_system=None)
        with console.capture() as captured:
            view = GAME.view(table.state, 0)
            console.print(GAME.draw(view, Words(lang, GAME).element))
        found = captured.get()
        assert all(word in found for word in wanted)
        assert not any(word in found for word in ("VP ", "AP ", "red", "blue", "stand"))

"""What is typed at the keyboard: actions by text and name, and reasons against them."""

import pytest

from sobremesa.complaint import Complaint
from sobremesa.games import find
from sobremesa.i18n import Words
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.terminal.answers import read_action

from .table import output

STRATUM, CAFE = find("stratum"), find("escaramuzas")
SEATS = ("--seats", "human,greedy", "--seed", "4")


def asked(*actions: str) -> Seat:
    """Whoever is asked at a café table after some actions."""
    match = Match(CAFE, ["Ana", "Bea"], seed="4")
    for text in actions:
        match.play(int(match.state.seat), CAFE.table.number(text))
    return match.seat(int(match.state.seat))


def first() -> Seat:
    return Match(STRATUM, ["human"] * 4, seed="a").seat(0)


def meant(seat: Seat, typed: str, lang: str = "es") -> str:
    words = Words(lang, seat.game)
    return seat.game.table.text(read_action(words, seat, typed))


def against(seat: Seat, typed: str, lang: str = "en") -> str:
    words = Words(lang, seat.game)
    with pytest.raises(Complaint) as caught:
        read_action(words, seat, typed)
    return words.say(caught.value.key, **caught.value.values)


DEPLOY = ("stay",)
PLACE = ("stay", "unit D1")


@pytest.mark.parametrize(
    ("before", "typed", "text"),
    [
        (DEPLOY, "unit D1", "unit D1"),
        (DEPLOY, "UNIT  d1 ", "unit D1"),
        (DEPLOY, "d1", "unit D1"),
        (DEPLOY, "wings", "formation wings"),
        (DEPLOY, "formation w", "formation wings"),
        (DEPLOY, "Formación: Alas", "formation wings"),
        (DEPLOY, "formación: al", "formation wings"),
        (PLACE, "to 4,4", "to 4,4"),  # though it begins others
        (PLACE, "24,30", "to 24,30"),
    ],
)
def test_a_beginning_an_end_or_a_name_is_enough(
    before: tuple[str, ...], typed: str, text: str
) -> None:
    assert text == meant(asked(*before), typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("formation", "formation line, formation wings, formation block"),
        ("to", "there is no action 'to' in this game"),
        ("unit", "unit D1, unit D2, unit D3, unit D4, unit T1, unit T2, …"),
        ("dance", "there is no action 'dance' in this game"),
        ("pass", "'pass' is not possible now"),
    ],
)
def test_what_is_no_answer_is_told(typed: str, answer: str) -> None:
    assert answer in against(asked(*DEPLOY), typed)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "'60,50' is not possible now. That is outside the area that is"),
        ("es", "'60,50' no es posible ahora. Eso queda fuera de la zona permitida."),
        ("pt", "'60,50' não é possível agora. Isso fica fora da zona permitida."),
    ],
)
def test_a_refused_point_says_which_test_failed(lang: str, sentence: str) -> None:
    told = against(asked(*PLACE), "60,50", lang)

    assert told.startswith(sentence)
    assert told.endswith("(EC-4.4)")


def test_what_is_legal_decides_what_is_ambiguous() -> None:
    seat = first()

    assert "play migration, discard migration" in against(seat, "migration")
    assert "play migration" == meant(seat, "play m")


def test_points_are_told_by_area_and_shown_on_the_table() -> None:
    told = output("play", "escaramuzas", *SEATS, typed=["stay", "D1", "24,30"])

    assert "type x,y  x 4–24  y 4–56" in told
    assert "to 24,29" not in told
    assert "·" * 21 in told
    assert "D1 (red) is placed face down at 24,30." in told

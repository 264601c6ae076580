"""Paper: pages, backs behind their fronts, boards over several sheets, words."""

from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from math import ceil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader
from tests.terminal.table import output, sentence, sobremesa

from sobremesa.catalogs import faces
from sobremesa.games import find
from sobremesa.i18n import Words
from sobremesa.press.box import PARTS, kit_of, print_box
from sobremesa.press.pages import (
    MARGIN,
    OVERLAP,
    PAPERS,
    Press,
    part,
    pieces,
    shelved,
)
from sobremesa.terminal import printing

# Every game and every language; reading a PDF takes longer than making it.
SAMPLES = [
    ("stratum", "en", "a4"),
    ("stratum", "pt", "a4"),
    ("carcosa", "es", "letter"),
    ("connected_worlds", "pt", "letter"),
    ("heroes", "es", "letter"),
    ("escaramuzas", "en", "a4"),
]
OWN = Path(__file__).parents[2] / "examples" / "own" / "stratum.toml"
POINTS = 72 / 25.4


@cache
def printed(id: str, lang: str, paper: str, *parts: str) -> PdfReader:
    made = BytesIO()
    words = Words(lang, find(id))
    pages = print_box(made, words, paper=paper, parts=parts or PARTS)
    reader = PdfReader(made)
    assert pages == len(reader.pages)
    return reader


def text_of(reader: PdfReader) -> str:
    return " ".join("\n".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.parametrize(
    ("id", "lang", "paper"), [*SAMPLES, ("stratum", "en", "letter")]
)
def test_nine_cards_to_a_page_and_their_backs_behind(
    id: str, lang: str, paper: str
) -> None:
    reader = printed(id, lang, paper, "cards")

    kit = kit_of(Words(lang, find(id)))
    count = sum(card.copies for card in kit.cards)
    assert 2 + 2 * ceil(count / 9) == len(reader.pages)  # after the cover's sheet
    box = reader.pages[2].mediabox
    width, height = PAPERS[paper]
    assert (width, height) == pytest.approx((box.width / POINTS, box.height / POINTS))


@pytest.mark.parametrize(("id", "lang", "paper"), SAMPLES)
def test_cards_say_what_they_say_on_the_screen(id: str, lang: str, paper: str) -> None:
    fronts = printed(id, lang, paper, "cards").pages[2::2]
    written = "".join("".join(page.extract_text() for page in fronts).split())

    for card in kit_of(Words(lang, find(id))).cards:
        name = "".join(card.face.name.split())
        assert written.count(name) >= card.copies, name
        for line in card.face.lines:
            assert "".join(line.name.split()) in written


def test_a_whole_game_has_every_part_and_its_rulebook_in_every_letter() -> None:
    written = text_of(printed("stratum", "pt", "a4"))

    for word in ("Fu'ngaloth", "Reserva", "Personagens", "≥", "ção", "…"):
        assert word in written
    for rule in find("stratum").rulebook("pt").rules.values():
        assert rule.title in written


def test_cards_lie_back_to_back() -> None:
    press = Press(BytesIO(), "a4", Words("en"), "")
    grid = press.grid(63, 88)

    for number in range(grid.size):
        x, y = grid.at(number)
        behind, same = grid.at(number, mirrored=True)
        assert y == same
        assert x == pytest.approx(press.width - behind - grid.width)


@given(
    st.lists(st.tuples(st.floats(5, 180), st.floats(5, 200)), min_size=1, max_size=20)
)
def test_tokens_never_touch_and_stay_on_the_page(
    sizes: list[tuple[float, float]],
) -> None:
    press = Press(BytesIO(), "letter", Words("en"), "")

    pages = shelved(press, sizes)

    assert list(range(len(sizes))) == sorted(at for page in pages for at, _, _ in page)
    for page in pages:
        boxes = [(x, y, x + sizes[at][0], y + sizes[at][1]) for at, x, y in page]
        for left, top, right, bottom in boxes:
            assert min(left, top) >= MARGIN
            assert right <= press.width - MARGIN
            assert bottom <= press.height - MARGIN
        for one in boxes:
            for two in boxes:
                apart = one[2] < two[0] or two[2] < one[0]
                assert one == two or apart or one[3] < two[1] or two[3] < one[1]


@given(st.floats(50, 2000), st.floats(100, 300))
def test_the_sheets_of_a_board_cover_it_and_overlap(length: float, room: float) -> None:
    count = pieces(length, room)

    parts = [part(at, count, length, room) for at in range(count)]

    assert parts[0][0] == 0
    assert parts[-1][0] + parts[-1][1] == pytest.approx(length)
    for (begin, long), (following, _) in pairwise(parts):
        assert long <= room
        assert begin + long - following == pytest.approx(OVERLAP)


def test_own_content_is_what_is_printed(tmp_path: Path) -> None:
    out = tmp_path / "own.pdf"

    told = output(
        *("print", "stratum", "--out", out, "--content", OWN, "--lang", "es"),
        *("--only", "cards"),
    )

    assert str(out) in told
    written = text_of(PdfReader(out))
    assert "Crecida" in written
    assert "contenido propio" in written
    assert "Crecida" not in text_of(printed("stratum", "es", "a4", "cards"))


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    out = tmp_path / "mine.pdf"
    out.write_text("mine")

    told = sentence(sobremesa("print", "stratum", "--out", out, "--only", "sheets"))

    assert str(out) in told
    assert "mine" == out.read_text()


def test_without_the_library_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(printing, "find_spec", lambda name: None)

    told = sentence(sobremesa("print", "stratum", "--out", tmp_path / "x.pdf"))

    assert "sobremesa[print]" in told


def test_a_game_that_says_nothing_of_its_box_has_a_card_of_each() -> None:
    game = replace(find("stratum"), kit=None)

    kit = kit_of(Words("en", game))

    assert [face.id for face in faces("en", game)] == [c.face.id for c in kit.cards]

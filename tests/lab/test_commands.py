"""`sobremesa lab`: a report from one command, and one sentence for what is wrong."""

from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.terminal.table import output, sentence, sobremesa

from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.shelf import find

CHANCE = ("--seats", "chance,chance,chance,chance")
RUN = ("lab", "run", "stratum", "-n", 6, *CHANCE, "--set", "max_rounds=2")


class Page(HTMLParser):
    """What a page shows, by language; and whether it asks for anything elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.lang = ""
        self.texts: dict[str, str] = {}
        self.elsewhere: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "main":
            self.lang = given["lang"] or ""
        self.elsewhere += [one for one in ("src", "href") if one in given]
        self.elsewhere += [tag] if tag in ("script", "link", "img", "iframe") else []

    def handle_data(self, data: str) -> None:
        self.texts[self.lang] = self.texts.get(self.lang, "") + data


def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text("utf-8"))
    return page


def test_one_command_makes_a_report_that_needs_nothing_else(tmp_path: Path) -> None:
    told = output(*RUN, "--vary", "hand_size=4,5", "--out", tmp_path / "run")

    assert "12 matches" in told
    page = read(tmp_path / "run" / "report.html")
    assert [] == page.elsewhere
    assert set(LANGUAGES) <= set(page.texts)
    assert "What this cannot tell" in page.texts["en"]
    assert "Lo que esto no puede decir" in page.texts["es"]
    assert "O que isto não pode dizer" in page.texts["pt"]
    assert "hand_size=4" in page.texts["en"]
    assert "Naturaleza" in page.texts["es"]
    names = {path.name for path in (tmp_path / "run").iterdir()}
    assert {
        "plan.json",
        "matches.gz",
        "matches.csv",
        "measures.csv",
        "uses.csv",
    } <= names


@pytest.mark.parametrize(
    "game", ["carcosa", "connected_worlds", "heroes", "escaramuzas"]
)
def test_every_game_has_a_report(game: str, tmp_path: Path) -> None:
    limit = "rounds=2" if game == "escaramuzas" else "max_rounds=5"
    words = ("lab", "run", game, "-n", 3, "--seats", "chance,chance", "--set", limit)

    output(*words, "--out", tmp_path / "run")

    page = read(tmp_path / "run" / "report.html")
    assert Words("en", find(game)).say("game-name") in page.texts["en"]
    assert "Lo que llama la atención" in page.texts["es"]


def test_a_match_of_a_run_is_a_record(tmp_path: Path) -> None:
    output(*RUN, "--out", tmp_path / "run")

    record = notation.read(output("lab", "record", tmp_path / "run", 5))

    assert "1/5" == verify(record, find).seed
    told = sentence(sobremesa("lab", "record", tmp_path / "run", 6))
    assert "holds no match 6" in told


def test_own_content_is_a_variant(tmp_path: Path) -> None:
    own = tmp_path / "easy.toml"
    own.write_text("[options.constructions_to_win]\ndefault = 1\n")

    output(*RUN, "--against", own, "--out", tmp_path / "run")

    assert "easy" in read(tmp_path / "run" / "report.html").texts["en"]


def test_skill_is_measured_bot_against_bot(tmp_path: Path) -> None:
    words = ("--bots", "chance,clumsy", "-n", 4, "--set", "max_rounds=2")

    output("lab", "skill", "stratum", *words, "--out", tmp_path / "run")

    text = read(tmp_path / "run" / "report.html").texts["en"]
    assert "clumsy in place of chance is worth" in text
    assert "in one way" in text or "Nine of ten" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--set", "hand_siz=4"), "hand_siz"),
        (("--set", "hand_size=40"), "3 to 7"),
        (("--vary", "hand_size=40"), "3 to 7"),
        (("--tell", "0"), "no share such as 4%"),
        (("--tell", "much"), "no share such as 4%"),
        (("--against", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("--seats", "human,chance,chance,chance"), "played by bots"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    short = ("lab", "run", "stratum", "-n", 2, *CHANCE, "--out", tmp_path / "run")

    assert told in sentence(sobremesa(*short, *words))
    assert not (tmp_path / "run").exists()


def test_one_bot_is_no_ladder(tmp_path: Path) -> None:
    words = ("lab", "skill", "stratum", "--bots", "chance", "--out", tmp_path)

    assert "two different bots" in sentence(sobremesa(*words))

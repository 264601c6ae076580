"""What each command prints when all is well."""

import json
import platform
from pathlib import Path

import pytest
from click.testing import CliRunner

from sobremesa import __version__, compiled
from sobremesa.cli import main
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.terminal.front import DOORS
from sobremesa.testing import at, perft

from .table import finished, output, sobremesa, write


@pytest.mark.parametrize(
    ("lang", "groups"),
    [
        ("en", ["Play", "Look up", "Design", "Study", "Host"]),
        ("es", ["Jugar", "Consultar", "Diseñar", "Investigar", "Alojar"]),
        ("pt", ["Jogar", "Consultar", "Projetar", "Pesquisar", "Hospedar"]),
    ],
)
def test_without_a_command_it_says_what_one_can_do(
    lang: str, groups: list[str]
) -> None:
    told = output("--lang", lang).splitlines()

    assert groups == [line.strip() for line in told if line.strip() in groups]
    assert __version__ in told[-1]
    assert len(told) < 44
    assert max(len(line) for line in told) <= 100


LINES = [line for commands in DOORS.values() for line in commands.values()]


@pytest.mark.parametrize("line", LINES)
def test_every_command_of_the_first_screen_exists(line: str) -> None:
    assert "Usage:" in output(line.split()[1], "--help")


def test_the_version_says_which_engine_runs_on_which_python() -> None:
    engine = "compiled" if compiled() else "interpreted"

    told = output("--version")

    python = platform.python_version()
    assert f"sobremesa {__version__}, engine {engine}, Python {python}\n" == told
    assert output("--version", "--lang", "es").startswith("sobremesa")


@pytest.mark.parametrize(
    "command",
    ["games", "rules", "play", "simulate", "replay", "verify", "position", "perft"],
)
def test_every_command_has_help(command: str) -> None:
    assert "Usage: " in output(command, "--help")


def test_games_lists_all_of_them_and_says_how_the_engine_runs() -> None:
    told = output("games")

    for game in GAMES:
        assert game.id in told
        assert Words("en", game).say("game-name") in told
    assert ("compiled" if compiled() else "interpreted") in told
    assert "motor" in output("games", "--lang", "es")


@pytest.mark.parametrize(
    ("locale", "word"),
    [("pt_BR.UTF-8", "lugares"), ("es", "asientos"), ("C", "seats"), ("de", "seats")],
)
def test_the_locale_chooses_the_language(locale: str, word: str) -> None:
    told = CliRunner().invoke(main, ["games"], env={"LC_ALL": locale})

    assert word in told.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_the_whole_rulebook_as_it_is_written(lang: str) -> None:
    assert find("stratum").rulebook(lang).text.strip() in output(
        "rules", "stratum", "--lang", lang
    )


def test_rules_go_through_a_pager_only_if_asked() -> None:
    told = output("rules", "stratum", "--pager")

    assert find("stratum").rulebook().text.splitlines()[0] in told


@pytest.mark.parametrize("citation", ["10.2", "ST-10.2", "10.2b", "st-10.2"])
def test_rules_finds_one_rule_by_any_citation(citation: str) -> None:
    told = " ".join(output("rules", "stratum", citation).split())

    assert told.startswith("ST-10.2 Herbivore death")
    assert "the marked herbivore dies" in told
    assert "ST-10.3 Herbivore growth" not in told


def test_rules_speaks_the_readers_language() -> None:
    assert "Mala hierba nunca muere" in output(
        "rules", "stratum", "7.13", "--lang", "es"
    )


def test_rules_searches_without_case_and_accents() -> None:
    told = output("rules", "stratum", "--search", "HIBERNACION", "--lang", "es")

    assert "ST-7.1 Hibernación" in told
    assert "ST-2.1" not in told


def test_perft_counts_depth_by_depth() -> None:
    told = output("perft", "stratum", "--depth", "3", "--seed", "5")

    counts = [line.split() for line in told.splitlines()]
    assert [depth for depth, _ in counts] == ["1", "2", "3"]
    assert told == output("perft", "stratum", "--depth", "3", "--seed", "5")


def test_perft_heeds_options() -> None:
    told = output("perft", "stratum", "--depth", "1", "--set", "hand_size=3")

    assert int(told.split()[1]) <= 6
    assert perft(at("stratum").state, 1) == len(at("stratum").legal)


def test_position_prints_a_start_that_loads_again(tmp_path: Path) -> None:
    text = output("position", "stratum", "--seed", "7", "--set", "hand_size=4")
    path = tmp_path / "start.json"
    path.write_text(text, "utf-8")

    assert json.loads(text)["options"] == {"hand_size": 4}
    assert "nothing is wrong" in output("position", "--check", path)
    drawn = output("position", "--load", path)
    assert "Sagittarius (S)" in drawn
    assert "The Magnate (M), hand:" in drawn
    as_fungi = output("position", "--load", path, "--seat", "f")
    assert "Fu'ngaloth (F) · you" in as_fungi
    assert "The Magnate (M), hand:" not in as_fungi


def test_position_is_taken_out_of_a_record(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    start = output("position", "--from", path, "--after", "0")
    later = output("position", "stratum", "--from", path, "--after", "9")
    last = output("position", "--from", path)
    assert json.loads(start)["state"]["round"] == 1
    assert later not in (start, last)
    assert json.loads(last)["state"]["seat"] == ""


def test_position_check_lists_all_problems(tmp_path: Path) -> None:
    position = json.loads(output("position", "stratum"))
    position["state"]["round"] = 999
    position["state"]["stage"] = "lunch"
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(position), "utf-8")

    result = sobremesa("position", "--check", path)

    assert result.exit_code == 2
    assert len(result.stdout.splitlines()) == 2
    assert "lunch" in result.stdout
    assert "999" in result.stdout
    assert "2 problems" in result.stderr

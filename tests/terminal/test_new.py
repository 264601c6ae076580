"""`sobremesa new`: a package that works at once, or nothing at all."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import sobremesa
from sobremesa.cli import main
from sobremesa.terminal import new

SOURCE = Path(sobremesa.__file__).parents[1]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["new", *words])


def test_a_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    told = run("moon_pebbles", "--into", str(tmp_path))

    assert 0 == told.exit_code
    assert "sobremesa play moon_pebbles" in told.output
    folder = tmp_path / "moon_pebbles"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        env={"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout
    assert "5 passed" in done.stdout


def test_a_new_game_comes_to_the_table_by_its_entry_point(tmp_path: Path) -> None:
    run("moon_pebbles", "--into", str(tmp_path))

    text = (tmp_path / "moon_pebbles" / "pyproject.toml").read_text("utf-8")

    points = tomllib.loads(text)["project"]["entry-points"]
    assert {"sobremesa.games": {"moon_pebbles": "moon_pebbles:GAME"}} == points


def test_nothing_of_the_template_is_left_in_a_new_game(tmp_path: Path) -> None:
    run("moon_pebbles", "--into", str(tmp_path))

    assert ["moon_pebbles"] == [path.name for path in tmp_path.iterdir()]
    for path in tmp_path.rglob("*"):
        assert "seedling" not in path.name
        if path.is_file():
            assert "seedling" not in path.read_text("utf-8").lower(), path
    book = tmp_path / "moon_pebbles" / "moon_pebbles" / "rulebook.md"
    assert "**MP-1.1 The heap.**" in book.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("pebbles", "PE"), ("a_b_c", "AB"), ("a1", "AA"), ("x_9", "XX")],
)
def test_the_numbers_of_rules_have_two_letters(name: str, prefix: str) -> None:
    assert prefix == new.prefix_of(name)


@pytest.mark.parametrize(
    "name", ["Pebbles", "peb bles", "../up", "_x", "class", "9", ""]
)
def test_a_name_that_python_cannot_import_is_refused(name: str, tmp_path: Path) -> None:
    told = run("--into", str(tmp_path), "--", name)

    assert 2 == told.exit_code
    assert f"a game cannot be called {name}" in told.output
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["stratum", "json", "sobremesa"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    told = run(name, "--into", str(tmp_path))

    assert 2 == told.exit_code
    assert f"something else is called {name} here already" in told.output
    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()

    told = run("pebbles", "--into", str(tmp_path))

    assert 2 == told.exit_code
    assert "pebbles exists already" in told.output
    assert [] == list((tmp_path / "pebbles").iterdir())


def test_what_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Path] = []

    def full(path: Path, *_: object) -> int:
        written.append(path)
        if len(written) > 3:
            raise OSError(28, "No space left on device")
        return 0

    monkeypatch.setattr(Path, "write_text", full)

    told = run("pebbles", "--into", str(tmp_path))

    assert 2 == told.exit_code
    assert "pebbles cannot be written: No space left on device" in told.output
    assert 4 == len(written)
    assert [] == list(tmp_path.iterdir())

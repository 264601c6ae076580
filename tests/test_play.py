"""`make play`: what is missing is told at once, in one sentence."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from scripts import install
from scripts import play as making
from tests.server.disks import small_disk

ROOT = Path(__file__).parents[1]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, in a clone where nothing is there yet but what a test makes."""
    monkeypatch.setattr(making, "ROOT", tmp_path)
    monkeypatch.setattr(making, "LOGS", tmp_path / "build" / "log")
    return making


def makefile(folder: Path, *rules: str) -> None:
    """Targets that do as a test says, in place of the real ones."""
    text = "\n".join(
        f"{rule.split(':')[0]}:\n\t@{rule.split(':', 1)[1]}" for rule in rules
    )
    (folder / "Makefile").write_text(text + "\n")


def make(target: str) -> str:
    return f"{target}:mkdir -p $(@D) && touch $@"


def test_a_python_too_old_is_told(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "OLDEST", (3, 99))

    with pytest.raises(play.Trouble, match=r"3\.99 or newer is needed, this is 3\."):
        play.check()


def test_a_python_that_makes_no_environments_is_told(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bare = tmp_path / "bare"
    bare.write_text("#!/bin/sh\nexit 1\n")
    bare.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(bare))

    with pytest.raises(play.Trouble, match="python3-venv"):
        play.check()


def test_a_disk_too_small_is_told_before_anything_is_written(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk", "20m") as disk:
        monkeypatch.setattr(play, "ROOT", disk)
        with pytest.raises(play.Trouble, match=r"20 MB are free .* 700 MB are needed"):
            play.check()
        assert [] == list(disk.iterdir())


def test_packages_that_cannot_be_fetched_end_it_with_the_reason(
    play: ModuleType, tmp_path: Path
) -> None:
    makefile(tmp_path, f"{play.BUILDERS}:echo ERROR: nobody answers; exit 1")

    with pytest.raises(play.Trouble, match=r"ERROR: nobody answers \(build/log"):
        play.set_up()


def test_a_page_that_cannot_be_built_leaves_the_terminal(
    play: ModuleType, tmp_path: Path
) -> None:
    makefile(
        tmp_path,
        make(play.BUILDERS),
        make(play.ROOM),
        f"{play.PAGE}:echo no answer from npm; exit 1",
    )

    with pytest.raises(play.Trouble, match=r"no answer from npm .*\./sobremesa play"):
        play.set_up()


def test_what_was_there_before_is_used_where_nothing_new_can_be_had(
    play: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for target in (play.BUILDERS, play.ROOM, play.PAGE):
        (tmp_path / target).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / target).touch()
    phony = f".PHONY: {play.ROOM} {play.PAGE}\n"
    makefile(
        tmp_path,
        make(play.BUILDERS),
        f"{play.ROOM}:echo no network; exit 1",
        f"{play.PAGE}:echo no network either; exit 1",
    )
    with (tmp_path / "Makefile").open("a") as rules:
        rules.write(phony)

    play.set_up()

    told = capsys.readouterr().out
    assert "server's packages could not be installed, what was there before" in told
    assert "the page could not be built, what was there before is used" in told


def test_a_registry_that_does_not_answer_is_found_out_soon(tmp_path: Path) -> None:
    """The real pip, with the script's patience, at a port where nobody listens."""
    nobody = {
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_CONFIG_FILE": os.devnull,
    }
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "download", "-d", str(tmp_path), "msgspec"],
        env={**os.environ, **making.PATIENCE, **nobody, "PIP_EXTRA_INDEX_URL": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert asked.returncode
    assert 1 == asked.stderr.count("Retrying (")


@pytest.mark.parametrize(
    ("works", "asked"),
    [
        ("install uv pip", ["install", "uv"]),
        ("install pip", ["install", "uv", "pip"]),
        ("pip", ["install", "pip"]),
        ("", ["install", "pip"]),
    ],
)
def test_what_uv_cannot_install_pip_does(
    monkeypatch: pytest.MonkeyPatch, works: str, asked: list[str]
) -> None:
    tried: list[str] = []

    def installed(*command: str) -> bool:
        uv_itself = any(word.endswith("install.txt") for word in command)
        tried.append("install" if uv_itself else command[2])
        return tried[-1] in works.split()

    monkeypatch.setattr(install, "installed", installed)
    monkeypatch.setattr(install, "find_spec", lambda _: None)

    code = install.main(["run"])

    assert asked == tried
    assert (0 if works else 1) == code


def test_uv_is_told_what_pip_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_TIMEOUT", "10")
    monkeypatch.setenv("UV_HTTP_TIMEOUT", "7")

    told = install.environment()

    assert "http://127.0.0.1:9/simple" == told["UV_DEFAULT_INDEX"]
    assert "7" == told["UV_HTTP_TIMEOUT"]


@pytest.mark.parametrize(
    ("compiler", "told"),
    [("no-such-compiler", r"no C compiler \(no-such-compiler\)"), ("true", "")],
)
def test_a_missing_compiler_is_told(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, compiler: str, told: str
) -> None:
    monkeypatch.setenv("CC", compiler)

    why = play.why_interpreted()

    assert bool(why) == bool(told), why
    if told:
        assert "no C compiler (no-such-compiler)" in why


def test_the_command_of_a_clone_says_what_to_do_first(tmp_path: Path) -> None:
    command = tmp_path / "sobremesa"
    command.write_text((ROOT / "sobremesa").read_text())

    asked = subprocess.run(
        [sys.executable, str(command)], capture_output=True, text=True, check=False
    )

    assert (
        "sobremesa: nothing is set up here yet: run `make play` first\n" == asked.stderr
    )
    assert 1 == asked.returncode


def test_the_command_of_a_clone_takes_the_engine_that_is_fresh(tmp_path: Path) -> None:
    """Sources that say who they are, and an engine that is older, then newer."""
    (tmp_path / "sobremesa").write_text((ROOT / "sobremesa").read_text())
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / ".run").touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c \'{STAND_IN}\' "$@"\n')
    python.chmod(0o755)
    for place in ("src", "build/compiled"):
        package = tmp_path / place / "sobremesa"
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "cli.py").write_text(f"def main(prog_name): print({place!r})\n")
    done = tmp_path / "build" / "compiled" / ".done"

    told = []
    for stamp in (None, 1, 4_000_000_000):
        if stamp is not None:
            done.touch()
            os.utime(done, (stamp, stamp))
        asked = subprocess.run(
            [sys.executable, str(tmp_path / "sobremesa")],
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(asked.stdout.strip())

    assert ["src", "src", "build/compiled"] == told


# A Python whose prefix is the clone's environment.
STAND_IN = (
    "import sys, runpy; from pathlib import Path; del sys.argv[0];"
    'sys.prefix = str(Path(sys.argv[0]).resolve().parent / ".venv");'
    'sys.path.insert(0, ""); runpy.run_path(sys.argv[0], run_name="__main__")'
)

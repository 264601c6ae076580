"""What Windows lacks: there is no house there, and everything else works."""

import subprocess
import sys

import pytest

# Hidden after the libraries of Python that need them here and do not need them there.
BARE = """
import asyncio, multiprocessing.pool, subprocess, sys
for name in ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
from sobremesa.cli import main
main(sys.argv[1:], prog_name="sobremesa")
"""


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BARE, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        ("games", ""),
        ("simulate stratum -n 1 --seats chance,chance,chance,chance", ""),
        ("play stratum --plain --seed 1", "1\nquit\n"),
    ],
)
def test_games_are_played_and_simulated(words: str, typed: str) -> None:
    done = run(*words.split(), typed=typed)

    assert 0 == done.returncode, done.stderr


def test_a_house_is_refused_in_one_sentence() -> None:
    done = run("serve", "--port", "0", "--no-browser")

    assert (1, "") == (done.returncode, done.stdout)
    assert "Traceback" not in done.stderr
    assert "this system has no flock" in done.stderr.splitlines()[-1]

"""In a real terminal."""

import os
import re
import signal
import sys
from typing import Any

import pytest

from sobremesa.terminal.screen import CLEAR

pexpect: Any = pytest.importorskip("pexpect")  # ships no types

ENVIRONMENT = {
    **os.environ,
    **{"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": os.devnull},
}


PROMPT = r"\n(?:\x1b\[\?2004h)?> "  # readline may turn on bracketed paste


def heed_ctrl_c() -> None:
    """A test run in the background has been told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def spawn(*words: str) -> Any:
    """Line by line; `test_place.py` has the screen that stays."""
    words = (*words, "--scroll") if words[0] == "play" else words
    return pexpect.spawn(
        sys.executable,
        ["-m", "sobremesa", *words],
        env=ENVIRONMENT,
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=60,
        preexec_fn=heed_ctrl_c,
    )


def ended(child: Any) -> int:
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus)


def test_a_whole_match_of_first_choices() -> None:
    seats = "human,chance,greedy,chance"
    child = spawn("play", "stratum", "--seed", "3", "--seats", seats)
    for _ in range(400):
        child.expect(PROMPT)
        if "Enter leaves" in child.before:
            break
        child.sendline("1")
    else:
        pytest.fail("the match does not end")
    child.sendline("")

    assert ended(child) == 0
    assert "Until next time!" in child.before


def test_colours_are_used_and_can_be_refused() -> None:
    coloured = spawn("play", "stratum", "--seed", "3")
    coloured.expect(PROMPT)
    assert "\x1b[1;" in coloured.before
    coloured.sendeof()
    assert ended(coloured) == 0

    plain = spawn("play", "stratum", "--seed", "3", "--plain")
    plain.expect(PROMPT)
    assert not re.search(r"\x1b\[[\d;]*m", plain.before)
    plain.sendeof()
    assert ended(plain) == 0


def test_ctrl_c_leaves_politely() -> None:
    child = spawn("play", "stratum", "--seed", "3")
    child.expect(PROMPT)
    child.sendintr()

    assert ended(child) == 130
    assert "Until next time!" in child.before
    assert "Traceback" not in child.before


def test_ctrl_c_ends_a_series_politely() -> None:
    child = spawn("simulate", "stratum", "-n", "100000", "--jobs", "2")
    child.expect("%")
    child.sendintr()

    assert ended(child) == 130
    assert "Traceback" not in child.before


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_off_it() -> None:
    child = spawn(
        "play", "stratum", "--seed", "3", "--seats", "human,human,chance,chance"
    )
    child.expect("Pass the keyboard to Sagittarius")
    child.sendline("")
    child.expect("Hand:")
    for line in ("discard plant", "discard plant"):
        child.expect(PROMPT)
        child.sendline(line)
    child.expect("Pass the keyboard to Fu'ngaloth")

    assert CLEAR in child.before
    assert "Hand:" not in child.before.rpartition(CLEAR)[2]
    child.expect(PROMPT)  # an end of file typed before anybody reads is lost
    child.sendeof()
    assert ended(child) == 0

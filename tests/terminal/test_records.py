"""Records: verified, told again, gone on from."""

from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.kernel import notation

from .table import BOTS, FIRST, finished, half, output, sobremesa, write


def test_verify_says_what_was_checked(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    told = output("verify", path)

    assert told.startswith("verified: ")
    for word in ("digest", "actions are legal", finished().result, "tape", "seed"):
        assert word in told


def test_verify_reads_standard_input() -> None:
    result = sobremesa("verify", "-", data=notation.write(finished()).encode())

    assert result.exit_code == 0
    assert result.stdout.startswith("verified: ")


def test_verify_says_what_could_not_be_checked(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", replace(half(), seed=None))

    assert "not revealed" in output("verify", path)


def test_replay_tells_every_decision_with_its_rules(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())
    number = len(finished().actions)

    told = output("replay", path)

    assert f"\n{number}. " in told
    assert f"\n{number + 1}. " not in told
    assert "ST-4.2" in told
    assert "The match is over" in told
    assert finished().commitment in told


def test_replay_stops_where_it_is_told_to(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    told = output("replay", path, "--to", "3")

    assert "\n3. " in told
    assert "\n4. " not in told
    assert "Round 1/" in told
    assert "The match is over" not in told
    assert "\n1. " not in output("replay", path, "--to", "0")


def test_a_finished_match_hides_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    everything = output("replay", path)
    public = output("replay", path, "--seat", "spectator")

    assert "draws a card" not in everything
    assert "Ygdra (Y), hand:" in everything
    assert "draws a card" in public
    assert "hand:" not in public.casefold()


def test_an_open_match_is_told_as_a_spectator_saw_it(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", half())

    told = output("replay", path)

    assert told == output("replay", path, "--seat", "spectator")
    assert told != output("replay", path, "--seat", "all")


def test_a_seat_is_told_its_own_secrets_only(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", half())

    told = output("replay", path, "--seat", "f")

    assert "Fu'ngaloth draws a card" not in told
    assert "Sagittarius draws a card" in told
    assert "Fu'ngaloth (F) · you" in told


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "begins"), ("es", "Comienza"), ("pt", "Começa")]
)
def test_replay_speaks_the_readers_language(
    lang: str, word: str, tmp_path: Path
) -> None:
    path = write(tmp_path / "match.record", finished())

    assert word in output("replay", path, "--lang", lang)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.7])
def test_a_resumed_match_goes_on_as_if_never_left(share: float, tmp_path: Path) -> None:
    whole, part, rest = (tmp_path / name for name in ("whole", "part", "rest"))
    start = ["play", "stratum", "--seats", BOTS, "--seed", "5"]
    questions = count_questions(output(*start, typed=[*FIRST, ""]))
    pause = int(share * questions)

    output(*start, typed=["1"] * questions + [f"save {whole}", ""])
    output(*start, typed=["1"] * pause + [f"save {part}", "quit"])
    resumed = output(
        *["play", "--resume", part],
        typed=["1"] * (questions - pause) + [f"save {rest}", ""],
    )

    assert "The match is over" in resumed
    assert whole.read_text("utf-8") == rest.read_text("utf-8")
    assert whole.read_text("utf-8") != part.read_text("utf-8")
    assert output("verify", rest).startswith("verified")


def count_questions(told: str) -> int:
    """How often the human was asked before the end."""
    return told.partition("The match is over")[0].count("> ")


def test_other_players_may_go_on(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", half())

    told = output("play", "--resume", path, "--seats", "chance,chance,greedy,chance")

    assert "The match is over" in told


def test_a_resumed_match_has_its_own_game(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", half())

    assert "is over" in output("play", "stratum", "--resume", path)

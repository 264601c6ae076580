"""Broken input: one sentence that names the value, exit code 2, nothing written."""

import json
import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sobremesa.complaint import Complaint
from sobremesa.kernel import notation

from .table import finished, half, output, sentence, sobremesa, write

WORDS: list[tuple[str, str]] = [
    ("dance", "dance"),
    ("--dance", "--dance"),
    ("games --lang xx", "'xx'"),
    ("games extra", "extra"),
    ("play", "GAME"),
    ("play chess", "'chess'"),
    ("play stratum --seats human,bogus,greedy,greedy", "'bogus'"),
    ("play stratum --seats human,,greedy,greedy", "''"),
    ("play stratum --seats human", "not 1"),
    ("play stratum --seats human,mcts:soon,greedy,greedy", "'mcts:soon'"),
    ("play stratum --seats human,mcts:0,greedy,greedy", "'mcts:0'"),
    ("play stratum --seats human,mcts:-1s,greedy,greedy", "'mcts:-1s'"),
    ("play stratum --set hand_size=99", "'99'"),
    ("play stratum --set hand_size=-1", "'-1'"),
    ("play stratum --set hand_size=--5", "'--5'"),
    ("play stratum --set hand_size=many", "'many'"),
    ("play stratum --set hand_size", "'hand_size'"),
    ("play stratum --set =5", "'=5'"),
    ("play stratum --set hats=5", "'hats'"),
    ("play stratum --set preset=early", "'early'"),
    ("play stratum --set hand_size=4 --set hand_size=5", "hand_size"),
    ("play stratum --set copies.S.rot=1", "copies.S.rot"),
    ("play stratum --seed -5", "-5"),
    ("play stratum --seed=-5", "'-5'"),
    ("play stratum --seed=", "''"),
    ("play stratum --resume nowhere.record", "nowhere.record"),
    ("play stratum --resume x --seed 5", "--seed"),
    ("play stratum --resume x --set hand_size=4", "--set"),
    ("rules", "GAME"),
    ("rules chess", "'chess'"),
    ("rules stratum 99.9", "'99.9'"),
    ("rules stratum banana", "'banana'"),
    ("rules stratum --search zzzz", "'zzzz'"),
    ("rules stratum 5.3 --search plant", "--search"),
    ("simulate chess", "'chess'"),
    ("simulate stratum -n 0", "0"),
    ("simulate stratum -n -3", "-3"),
    ("simulate stratum -n many", "many"),
    ("simulate stratum -n 99999999999", "99999999999"),
    ("simulate stratum --jobs 0", "0"),
    ("simulate stratum --jobs -2", "-2"),
    ("simulate stratum --seats human,greedy,greedy,greedy", "human"),
    ("simulate stratum --seats greedy,greedy", "not 2"),
    ("simulate stratum --seed a/../b\n", "seed"),
    ("replay", "FILE"),
    ("replay nowhere.record", "nowhere.record"),
    ("verify nowhere.record", "nowhere.record"),
    ("position", "GAME"),
    ("position chess", "'chess'"),
    ("position --check nowhere.json", "nowhere.json"),
    ("position --load nowhere.json", "nowhere.json"),
    ("position --from nowhere.record", "nowhere.record"),
    ("position stratum --after 5", "--after"),
    ("position stratum --seat S", "--seat"),
    ("position --load x --seed 5", "--seed"),
    ("perft stratum", "--depth"),
    ("perft stratum --depth 0", "0"),
    ("perft stratum --depth -1", "-1"),
    ("perft chess --depth 1", "'chess'"),
]


@pytest.mark.parametrize(("line", "named"), WORDS, ids=[line for line, _ in WORDS])
def test_broken_words_get_one_sentence(
    line: str, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert named in sentence(sobremesa(*line.split(" ")))
    assert [] == list(tmp_path.iterdir())


def test_long_numbers_are_read_as_mistakes() -> None:
    long = "hand_size=" + "1" * 5000

    assert "--set" in sentence(sobremesa("play", "stratum", "--set", long))


def test_sentences_of_the_terminal_are_in_the_readers_language() -> None:
    told = sobremesa("verify", "nowhere.record", "--lang", "es")

    assert "no se puede leer nowhere.record" in sentence(told)


def test_a_complaint_survives_the_way_home_from_a_worker() -> None:
    told = Complaint("error-exists", file="x")

    again = pickle.loads(pickle.dumps(told))

    assert str(again) == str(told)
    assert (again.key, again.values) == (told.key, told.values)


def test_what_a_record_claims_cannot_write_over_the_screen(tmp_path: Path) -> None:
    path = broken(tmp_path, "escape", change(commitment="\x1b[2J", seed="\x1b[31m"))

    assert "\x1b" not in sobremesa("replay", path).output


# Files: each breaks the text of a good record

Breaking = Callable[[str], str | bytes]
COMMANDS = ("verify", "replay", "play --resume", "position --from")


def change(**fields: Any) -> Breaking:
    """Other fields, and a digest that fits them."""
    return lambda text: notation.write(replace(notation.read(text), **fields))


def reroll(text: str) -> str:
    """The last number of the tape is another one."""
    record = notation.read(text)
    last = record.tape[-1]
    tape = (*record.tape[:-1], last - 1 if last else 1)
    return notation.write(replace(record, tape=tape))


def lengthen(text: str) -> str:
    record = notation.read(text)
    return notation.write(replace(record, tape=(*record.tape, 0)))


FILES: dict[str, tuple[Breaking, str]] = {
    "empty": (lambda _: "", "line 1"),
    "binary": (lambda _: bytes(range(256)), "UTF-8"),
    "nulls": (lambda _: "\0" * 100, "line 1"),
    "latin": (lambda text: text.encode() + b"\xf1", "UTF-8"),
    "prose": (lambda _: "It was a dark and stormy night.", "dark and stormy"),
    "first_line": (lambda text: text[:19], "'actions'"),
    "half_a_text": (lambda text: text[: len(text) // 2], ""),
    "no_tape": (lambda text: text.partition("\ntape")[0], "'tape'"),
    "edited": (lambda text: text.replace("greedy", "Gandalf"), "digest"),
    "no_digest": (lambda text: re.sub("digest: .*\n", "", text), "digest"),
    "version_9": (lambda text: text.replace("record 1", "record 9"), "record 9"),
    "long_number": (lambda text: text + "9" * 5000, ""),
    "word_on_tape": (lambda text: text + "lunch\n", "'lunch'"),
    "other_game": (change(game="chess"), "'chess'"),
    "wrong_edition": (change(edition=99), "99"),
    "wrong_table": (change(table="beef"), "beef"),
    "wrong_seats": (change(seats={"S": "a", "F": "b"}), "not 2"),
    "odd_option": (change(options={"hats": 3}), "'hats'"),
    "short_tape": (change(tape=()), "tape"),
    "huge_roll": (change(tape=(10**30,)), ""),
    "illegal_action": (change(actions=(("S", "build S"),)), "'build S'"),
    "unknown_action": (change(actions=(("S", "sing"),)), "'sing'"),
    "wrong_turn": (change(actions=(("M", "discard plant"),)), "not asked"),
    "unknown_seat": (change(actions=(("Q", "discard plant"),)), "'Q'"),
}
LIES: dict[str, tuple[Breaking, str]] = {
    "other_result": (change(result="0 0 0 1 by 12.3"), "12.3"),
    "longer_tape": (lengthen, "tape"),
    "other_roll": (reroll, ""),
    "other_seed": (change(seed="luck"), "seed"),
    "other_commitment": (change(commitment="00"), "commitment"),
    "no_seed": (change(seed=None), "seed"),
}


def broken(folder: Path, name: str, breaking: Breaking) -> Path:
    path = folder / f"{name}.record"
    data = breaking(notation.write(finished()))
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", FILES)
def test_a_broken_record_gets_one_sentence(
    name: str, command: str, tmp_path: Path
) -> None:
    breaking, named = FILES[name]
    path = broken(tmp_path, name, breaking)

    told = sentence(sobremesa(*command.split(), path))

    assert path.name in told
    assert named in told
    assert [path] == list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["verify", "play --resume"])
@pytest.mark.parametrize("name", LIES)
def test_a_record_that_lies_gets_one_sentence(
    name: str, command: str, tmp_path: Path
) -> None:
    breaking, named = LIES[name]
    path = broken(tmp_path, name, breaking)

    told = sentence(sobremesa(*command.split(), path))

    assert path.name in told
    assert named in told


@pytest.mark.parametrize("command", [*COMMANDS, "position --check", "position --load"])
def test_a_folder_is_no_file(command: str, tmp_path: Path) -> None:
    assert str(tmp_path) in sentence(sobremesa(*command.split(), tmp_path))


def test_standard_input_is_checked_alike() -> None:
    assert "'It was'" in sentence(sobremesa("verify", "-", data=b"It was"))


@pytest.mark.parametrize("command", ["replay --to", "position --after"])
def test_a_record_is_not_longer_than_it_is(command: str, tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())
    name, option = command.split()
    words = [name, path] if name == "replay" else [name, "--from", path]

    assert "9999" in sentence(sobremesa(*words, option, "9999"))
    assert "-1" in sentence(sobremesa(*words, option, "-1"))


def test_there_are_only_the_games_seats(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    assert "'Q'" in sentence(sobremesa("replay", path, "--seat", "Q"))


def test_a_match_that_is_over_cannot_be_resumed(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    assert path.name in sentence(sobremesa("play", "--resume", path))


def test_a_match_without_seed_cannot_be_resumed(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", replace(half(), seed=None))

    assert "seed" in sentence(sobremesa("play", "--resume", path))


def test_records_are_not_written_over_others(tmp_path: Path) -> None:
    run = ["simulate", "stratum", "-n", "2", "--records", tmp_path]
    output(*run)
    (tmp_path / "stratum-0.record").unlink()
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}

    assert "stratum-1.record" in sentence(sobremesa(*run))
    assert before == {path: path.read_bytes() for path in tmp_path.iterdir()}


def test_records_need_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("mine", "utf-8")

    told = sentence(sobremesa("simulate", "stratum", "-n", "1", "--records", path))

    assert str(path) in told
    assert path.read_text("utf-8") == "mine"


POSITIONS: dict[str, tuple[str, str]] = {
    "empty": ("", "not a position"),
    "list": ("[]", "not a position"),
    "deep": ("[" * 100_000, ""),
    "huge": ('{"edition": 1e999}', "not a position"),
    "prose": ("It was a dark and stormy night.", "not a position"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_broken_position_gets_one_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.json"
    path.write_text(POSITIONS[name][0], "utf-8")

    told = sentence(sobremesa("position", "--load", path))

    assert path.name in told
    assert POSITIONS[name][1] in told
    assert path.name in sentence(sobremesa("position", "--check", path))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sobremesa", "position 9"),
        ("game", "chess"),
        ("edition", 99),
        ("seats", -4),
        ("options", {"hats": 3}),
        ("state", {}),
        ("extra", 1),
    ],
)
def test_a_position_with_a_wrong_field_is_told_so(
    field: str, value: object, tmp_path: Path
) -> None:
    position = json.loads(output("position", "stratum"))
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({**position, field: value}), "utf-8")

    assert path.name in sentence(sobremesa("position", "--load", path))
    assert "1 problem" not in sobremesa("position", "--check", path).stdout

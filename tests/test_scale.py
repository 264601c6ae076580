"""What strangers write is read in time in proportion to its length, or refused.

Every reader is fed texts that repeat one piece, of one length and of eight times that:
a reader that takes the square of the length would need sixty-four times as long.
What is compared is the least processor time of several tries, so that a busy machine
does not matter.
"""

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from sobremesa.games import GAMES, find
from sobremesa.games.heroes.language import Faults, Steps
from sobremesa.kernel import notation, position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.toml import read_toml

LENGTH = 2_000  # characters; eight times that is the longest file that is read
TIMES = 8
BOUND = 3 * TIMES  # far from linear, far from the square
TICK = 0.002  # seconds that are too few to compare
ROUNDS = 6  # of tries, before a text counts as slow
PIECES = (
    *(" ", "{", "}", " {", "{} ", "a.", "[", "[[", "]", "a.b=1\n", "[a.b]\n", "{a="),
    *('"""', "'''", '"', "'", "\\", '"\\', "#\n", "\n", "=", "[1,", "1", "1 ", "1x "),
    *("1*", "a_", "a,", ",", "-", ": ", " / ", "1 S: ", "@1,1;", "lake:9,9,1;", ";"),
    *("D1", ">", "arena:1>", "rocks=c;", "damage 1 enemy;", "é", "\u2028", "\x00"),
)
# What stands around them: a reader must not go back when it meets the end.
ENDS = (("", ""), ("1", "!"), ("x.", "a = 1"), ("[", "a]"), ("{", "x"))


def play_some() -> str:
    """A record of the first decisions of a match."""
    match = Match(find("stratum"), ["Ana", "Bea", "Caro", "Dora"], {}, seed="scale")
    dice = Fast("scale")
    for _ in range(6):
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])
    return notation.write(match.record())


RECORD = play_some()


def in_record(old: str, new: str) -> Callable[[str], object]:
    """Reads the record with a text put in somewhere."""
    assert old in RECORD
    return lambda text: notation.read(RECORD.replace(old, new.replace("…", text), 1))


def option(game: str, name: str) -> Callable[[str], object]:
    return lambda text: find(game).set_up({name: text}, 2)


def file(game: str, kind: str) -> Callable[[str], object]:
    return lambda text: find(game).files[kind].read(text, {})


def effects(text: str) -> None:
    """A card's own words."""
    steps = Steps(Faults(), ())
    steps.move("own", "steps", {"steps": text, "flags": [text], "cost": text}, "mob")
    steps.mod(text)
    steps.aura(text.split())


READERS: dict[str, Callable[[str], object]] = {
    "record": notation.read,
    "actions": in_record("\n\ntape", "\n…\n\ntape"),
    "comment": in_record(" S: ", " S: … {said} "),
    "header": in_record("\nresult: ", "\n…\nresult: "),
    "name": in_record("seat S: Ana", "seat …: Ana"),
    "options": in_record("\nseat S", "\noptions: …\nseat S"),
    "tape": in_record("\ntape\n", "\ntape\n…\n"),
    "digest": in_record("\ndigest: ", "\ndigest: …"),
    "position": lambda text: position.read(text, find),
    "toml": read_toml,
    "deck": file("heroes", "deck"),
    "map": file("escaramuzas", "map"),
    "army": file("escaramuzas", "army"),
    "list.1": option("heroes", "list.1"),
    "mixed_schedule": option("heroes", "mixed_schedule"),
    "own_map": option("escaramuzas", "own_map"),
    "army_red": option("escaramuzas", "army_red"),
    "terrain_overrides": option("escaramuzas", "terrain_overrides"),
    "danger_faces": option("escaramuzas", "danger_faces"),
    "number": option("stratum", "max_rounds"),
    "effects": effects,
}


def spent(read: Callable[[str], object], text: str) -> float:
    """Processor time; a refusal is as good as a reading."""
    start = time.thread_time()
    with suppress(Mistake):
        read(text)
    return time.thread_time() - start


@pytest.mark.parametrize("ends", ENDS, ids=ascii)
@pytest.mark.parametrize("name", READERS)
def test_a_text_takes_time_in_proportion_to_its_length(
    name: str, ends: tuple[str, str]
) -> None:
    for piece in PIECES:
        texts = [
            ends[0] + piece * (length // len(piece)) + ends[1]
            for length in (LENGTH, TIMES * LENGTH)
        ]
        small = large = float("inf")
        for _ in range(ROUNDS):
            small = min(small, spent(READERS[name], texts[0]))
            large = min(large, spent(READERS[name], texts[1]))
            if large <= BOUND * max(small, TICK):
                break
        else:
            pytest.fail(f"{piece!r}: {small:.4f} s, and {large:.4f} s for 8 times that")


@pytest.mark.parametrize(
    ("read", "text", "told"),
    [
        (notation.read, "x" * (8 * 2**20 + 1), "8388609 characters, at most 8388608"),
        (READERS["header"], "a: b\n" * 300, "headers, at most 200"),
        (READERS["header"], f"a: {'b' * 70_000}", "a header at most 65536"),
        (READERS["actions"], "7 S: " + " / ".join(["x"] * 100_000), "100000 actions"),
        (READERS["deck"], "# \n" * 6_000, "the file has 18000 characters, at most"),
        (READERS["map"], "[" * 17, "line 1 has more than 16 brackets open at once"),
        (READERS["map"], "\n" + "a." * 17, "line 2 has a key of more than 17 parts"),
        (READERS["map"], "a = " + "9" * 5_000, "this is not TOML"),
        (READERS["map"], f"objectives=[[{'9' * 40},1]]", "is not \\[x, y\\]"),
        (READERS["map"], 'pieces=["lake:4,40000,3"]', "at most three digits"),
        (READERS["map"], f"pieces={['lake:9,9,1'] * 101}", "101 pieces, at most 100"),
        (READERS["army"], f"thanary = {'9' * 40}", "is no number of units"),
        (READERS["army"], "thanary = 100", "thanary = 100 is no number of units"),
        (READERS["own_map"], "lake:99999999999999999999,4,3", "is no piece of terrain"),
        (READERS["own_map"], "@99999999999999999999,4", "is no piece of terrain"),
        (READERS["army_red"], "D99999999999999999999", "is no army"),
        (READERS["position"], "[" * 100_000, "this is not a position"),
        (READERS["position"], " " * (2**20 + 1), "1048577 characters, at most 1048576"),
        (read_toml, "a" * (256 * 1024 + 1), "262145 characters, at most 262144"),
    ],
    ids=lambda part: part[:30] if isinstance(part, str) else "",
)
def test_what_is_too_much_is_refused_in_one_sentence(
    read: Callable[[str], object], text: str, told: str
) -> None:
    with pytest.raises(Mistake, match=told) as error:
        read(text)

    assert len(str(error.value)) < 500


@pytest.mark.parametrize("number", [10**18, 10**30, 10**4_000, -(10**4_000)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_option_takes_no_monstrous_number(game: Game, number: int) -> None:
    for name in game.options.all:
        with pytest.raises(Mistake, match=f"{name} cannot be"):
            game.set_up({name: number}, game.seats[0])


@pytest.mark.parametrize(
    "text",
    [
        'a = """x"""""\nb = 1',
        "a = '''x''''\nb = [[1], [2]]",
        'a = "[[[[[[[[[[[[[[[[[[[[" # [[[[[[[[[[[[[[[[[[[[[[',
        'a = "............................" # ..............',
        'a."b.c.d".e = 1',
        'a = """\n"[[[[[[[[[[[[[[[[[[[["""\n[b.c]\nd = 1.5',
        f"a = [{', '.join(['1.5'] * 50)}]",
    ],
)
def test_brackets_and_dots_within_strings_and_comments_do_not_count(text: str) -> None:
    assert read_toml(text)


@pytest.mark.parametrize("quotes", ['"""""""', "'''''''", '"""\\""""', '""""""""'])
def test_a_string_that_ends_in_quotes_hides_no_brackets(quotes: str) -> None:
    with pytest.raises(Mistake, match="brackets open at once"):
        read_toml(f"a = [{quotes}, " + "[" * 5_000)

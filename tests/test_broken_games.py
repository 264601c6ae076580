"""What is wrong with one game's files stops that game, with one sentence, alone."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.games import IDS, find
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.overlay import Overlay
from sobremesa.stock import printed_content

SOURCE = Path(sobremesa.__file__).parent
# Of every game: a way to break its content, and what the sentence then says.
BREAKINGS = {
    "stratum": [
        ('sort = "attach"', "sort = 3", "cards.hibernation.sort is 3, it takes one of"),
        (
            "spores = 2",
            "spores = 200",
            "decks.classic.F.spores is 200, it takes a whole",
        ),
        ('rule = "7.1"\n', "", "cards.hibernation.rule is missing"),
        ("hosts =", "hostes =", "no 'hostes' in cards.hibernation"),
        ("spores = 2", "spore = 2", "'spore', it takes one of"),
        ("default = 40", "default = 400", "option max_rounds cannot be 400"),
        ("[options.hand_size]", "[options.hand_sise]", "did you mean hand_sise?"),
        ('deck_set = "late"', 'deck_set = "lat"', "presets.late: option deck_set"),
        ("[copies]", "[copies", "stratum/content.toml is not TOML"),
    ],
    "carcosa": [
        ("sanity = 4", 'sanity = "4"', "roles.healer.sanity is '4', it takes"),
        ("more = [3, 1, 1, 0]", "more = [3, 1, 1]", "key_slots.more is [3, 1, 1]"),
        ("[1, 2, 2, 3]", "[1, 2, 2, 4]", "spread.floors[4][4] is 4"),
        ('F1_R1 = "F1_R4"', 'F1_R1 = "F1_R3"', "belt has 'F1_R3' twice"),
        ("[cards.compass]", "[cards.campass]", "in cards.campass, it takes as"),
        ("[cards.key]\n", "[cards.key]\nbxoes = 3\n", "no 'bxoes' in cards.key"),
        ("[options.souls]", "[options.sols]", "did you mean sols?"),
        ("cruel]", "cruel", "carcosa/content.toml is not TOML"),
    ],
    "connected_worlds": [
        ("cost = 5", "cost = -5", "actions.scientists.cost is -5"),
        ('special = "research"', 'special = "resarch"', "did you mean 'research'?"),
        ("strength = 1", "strength = 1.5", "units.standard_base.strength is 1.5"),
        ("harvester = 3", "harvestor = 3", "an id in deck is 'harvestor'"),
        ('"b2"', '"a7"', "board.homeworlds[1] is 'a7'"),
        ("3 = [1, 3, 5]", "3 = [1, 3]", "spread.3 is [1, 3]"),
        ("range = [1, 4]", "range = [4, 1]", "options.first_seat.range is [4, 1]"),
        ("[spread]", "[spread", "connected_worlds/content.toml is not TOML"),
    ],
    "heroes": [
        ("stars = 3", 'stars = "3"', "column 'stars': '3' is not of the right type"),
        ("stars = 3", "stras = 3", "did you mean 'stars'?"),
        ("[decks.living_grove]", "[decks.living_grove]\nbat = 1", "has 'bat', and"),
        ("default = 30", "default = 3", "heroes/content.toml: options.max_rounds"),
        ("[presets.quick]", "[preset.quick]", "there is no 'preset'"),
        ('default = "mob_rust_colossus"', 'default = "mob"', "option mob cannot be"),
        ("[options.hand_max]", "[options.hand_most]", "did you mean hand_most?"),
        ("[presets.quick]", "[presets.quick", "heroes/content.toml is not TOML"),
    ],
    "escaramuzas": [
        ("health = 1", 'health = "one"', "units.domucor.health is 'one'"),
        ("movement = 8", "movement = 800", "units.domucor.movement is 800"),
        ('order = "ABETDM"', 'order = "ABETDD"', "formations.line.order is 'ABETDD'"),
        ('forest = "dc"', 'forest = "dz"', "terrain.forest is 'dz'"),
        ('"*forest:20,4,25,9"', '"*forst:20,4,25,9"', "maps.diagonal_woods.pieces[1]"),
        ('timing = "action"', 'timing = "acton"', "did you mean 'action'?"),
        ("copies = 2\n", "", "cards.first_aid.copies is missing"),
        ('army_red = "quick"', 'amry_red = "quick"', "did you mean army_red?"),
        ("[random]", "[random", "escaramuzas/content.toml is not TOML"),
    ],
}
# Forks: a game can be imported only once in a process.
SCRIPT = """
import json, os, sys
from pathlib import Path
import sobremesa.kernel.match, sobremesa.kernel.content
from sobremesa.shelf import find
from sobremesa.kernel.errors import GameError

def look(game, other):
    try:
        find(game)
        return "it opens"
    except GameError as error:
        assert find(other).id == other
        return str(error)

given = json.load(sys.stdin)
path = Path(given["path"])
good = path.read_bytes()
for new in given["texts"]:
    sys.stdout.flush()
    if os.fork() == 0:
        path.unlink()
        if new is not None:
            path.write_bytes(new.encode("latin-1"))
        print(json.dumps(look(given["game"], given["other"])), flush=True)
        os._exit(0)
    os.wait()
    path.write_bytes(good)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that may be broken."""
    place = tmp_path_factory.mktemp("copy")
    left = shutil.ignore_patterns("__pycache__", "_web", "*.so")
    shutil.copytree(SOURCE, place / "sobremesa", ignore=left)
    return place


def environment(copy: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(copy), "LC_ALL": "C.UTF-8"}


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sobremesa", *words],
        capture_output=True,
        text=True,
        env=environment(copy),
        check=False,
    )


@pytest.mark.parametrize("game", IDS)
def test_a_broken_content_is_told_with_file_place_and_value(
    game: str, copy: Path
) -> None:
    path = copy / "sobremesa" / "games" / game / "content.toml"
    good = path.read_text("utf-8")
    for old, _, _ in BREAKINGS[game]:
        assert old in good, old
    texts = [good.replace(old, new, 1) for old, new, _ in BREAKINGS[game]]
    expected = [told for _, _, told in BREAKINGS[game]]
    latin = [text.encode().decode("latin-1") for text in texts]
    given = {
        "path": str(path),
        "game": game,
        "other": IDS[IDS.index(game) - 1],
        "texts": [*latin, "\xff", None],
    }
    expected += ["content.toml is not UTF-8 text", "content.toml cannot be read"]

    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        env=environment(copy),
        check=True,
    )

    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(expected) == len(told)
    for part, sentence in zip(expected, told, strict=True):
        assert part in sentence
        assert sentence.startswith(f"{game} cannot be opened: {game}/content.toml")


def test_the_other_games_and_commands_go_on(copy: Path) -> None:
    path = copy / "sobremesa" / "games" / "heroes" / "content.toml"
    good = path.read_text("utf-8")
    path.write_text(good.replace("stars = 3", "stars = 30", 1), "utf-8")
    try:
        games = run(copy, "games")
        asked = run(copy, "rules", "heroes")
        other = run(
            copy, "simulate", "stratum", "-n", "1", "--seats", "chance," * 3 + "chance"
        )
        decks = run(copy, "deck", "show")
        maps = run(copy, "map", "show")
    finally:
        path.write_text(good, "utf-8")

    sentence = "heroes cannot be opened: heroes/content.toml: card"
    assert sentence in games.stdout
    assert "escaramuzas" in games.stdout
    assert f"sobremesa: {sentence}" in asked.stderr
    assert asked.returncode == 2
    assert other.returncode == 0, other.stderr
    assert "there is no command 'deck'" in decks.stderr
    assert maps.returncode == 0, maps.stderr
    for one in (games, asked, other, decks, maps):
        assert "Traceback" not in one.stderr


def test_broken_words_and_rules_stop_their_game_alone(copy: Path) -> None:
    folder = copy / "sobremesa" / "games" / "carcosa"
    words, book = folder / "lang" / "en.ftl", folder / "rulebook.md"
    old, rules = words.read_text("utf-8"), book.read_text("utf-8")
    words.write_text(f"{old}\nthis is no message\n", "utf-8")
    book.unlink()
    try:
        games = run(copy, "games")
        asked = run(copy, "rules", "carcosa", "1.1", "--lang", "es")
        book.write_text(rules, "utf-8")
        spoken = run(copy, "play", "carcosa")
        other = run(copy, "rules", "stratum", "5.3")
    finally:
        words.write_text(old, "utf-8")
        book.write_text(rules, "utf-8")

    line = old.count("\n") + 2
    assert f"carcosa/lang/en.ftl, line {line}: 'this is no message'" in games.stdout
    assert "stratum" in games.stdout
    assert "carcosa/lang/en.ftl" in spoken.stderr
    assert spoken.returncode == asked.returncode == 2 or asked.returncode == 0
    assert other.returncode == 0
    for one in (games, asked, spoken, other):
        assert "Traceback" not in one.stderr


def leaves(value: Any, *way: Any) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in a content that is no table and no list."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, below in pairs:
        if isinstance(below, dict | list):
            yield from leaves(below, *way, key)
        else:
            yield (*way, key)


def overlay(content: dict[str, Any], way: tuple[Any, ...], value: object) -> Overlay:
    """Own content that puts a value in the place of another."""
    twin: Any = {"made": deepcopy(content)}
    place, whole = twin, ("made", *way)
    for key in whole[:-1]:
        place = place[key]
    place[whole[-1]] = value
    told: Any = twin["made"]
    kept: dict[str, Any] = {}
    made = kept
    for key in way:  # down to what is no table: that is said as a whole
        told = told[key]
        if not isinstance(told, dict) or key == way[-1]:
            made[key] = told
            break
        made[key] = {}
        made = made[key]
    return Overlay.from_changes(kept)


@pytest.mark.parametrize("game", [id for id in IDS if id != "heroes"])
def test_nothing_in_a_content_takes_a_value_of_another_type(game: str) -> None:
    """Heroes' cards have a reader of their own, with tests of its own."""
    printed = printed_content(find(game))
    taken = []
    for way in leaves(printed):
        for value in ({"a": 1}, 10**9, "no such thing"):
            try:
                find(game).carrying(overlay(printed, way, value))
                taken.append((way, value))
            except Mistake:
                pass

    assert [] == taken

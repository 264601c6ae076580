"""Games from outside: installed packages that bring some, by their entry points."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.net import Json, Server, client_of, open_table, wire_to

import sobremesa

SOURCE = Path(sobremesa.__file__).parents[1]
EXAMPLE = Path(__file__).parents[1] / "examples" / "connect_four"
HOUSE = ["stratum", "carcosa", "connected_worlds", "heroes", "escaramuzas"]


def install(place: Path, package: str, **games: str) -> None:
    """A distribution as pip leaves it: metadata beside the modules."""
    info = place / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    )
    lines = [f"{id} = {value}" for id, value in games.items()]
    (info / "entry_points.txt").write_text("\n".join(["[sobremesa.games]", *lines]))


def environment(place: Path) -> dict[str, str]:
    paths = f"{place}{os.pathsep}{SOURCE}"
    return {**os.environ, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}


@pytest.fixture
def four(tmp_path: Path) -> Path:
    """Where Connect Four is installed, from a package of its own."""
    shutil.copytree(EXAMPLE, tmp_path / "four")
    install(tmp_path, "four-games", connect_four="four:GAME")
    return tmp_path


def run(place: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sobremesa", *words],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(place),
        check=False,
    )


def output(place: Path, *words: str, typed: str = "") -> str:
    done = run(place, *words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def ask(place: Path, code: str) -> str:
    """What a line of Python says there."""
    asked = subprocess.run(
        [sys.executable, "-c", f"from sobremesa import shelf; {code}"],
        capture_output=True,
        text=True,
        env=environment(place),
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    return asked.stdout.strip()


def test_it_stands_after_the_games_of_the_house(four: Path) -> None:
    listed = output(four, "games", "--plain")

    ids = [line.split()[0] for line in listed.splitlines()[1:-1]]
    assert [*HOUSE, "connect_four"] == ids
    assert "Deja caer fichas" in output(four, "games", "--plain", "--lang", "es")


def test_it_is_played_in_the_terminal(four: Path) -> None:
    turns = "".join(f"\n{column}\n" for column in "abababa")  # behind a curtain each

    told = output(four, "play", "connect_four", "--seats", "human,human", typed=turns)

    assert "CF-3.1" in told
    assert "Yellow" in told


def test_its_rules_options_and_positions_are_shown(four: Path) -> None:
    assert "CF-2.2" in output(four, "rules", "connect_four", "2.2")
    assert "--set" in output(four, "options", "connect_four")
    position = json.loads(output(four, "position", "connect_four"))
    assert "connect_four" == position["game"]
    assert "1 7" == output(four, "perft", "connect_four", "--depth", "1").strip()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_series_of_it_is_played_recorded_and_verified(jobs: str, four: Path) -> None:
    told = output(
        four,
        *("simulate", "connect_four", "-n", "6", "--seats", "greedy,chance", "--json"),
        *("--jobs", jobs, "--records", str(four / "records")),
    )

    assert 6 == json.loads(told)["matches"]
    paths = sorted((four / "records").iterdir())
    for path in (paths[0], paths[-1]):
        assert output(four, "verify", str(path)).startswith("verified")
    assert "CF-" in output(four, "replay", str(path))


def test_it_is_played_over_the_net(four: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", environment(four)["PYTHONPATH"])
    data = four / "data"
    data.mkdir()
    with Server(data, forked=False) as server, client_of(server) as client:
        games = client.get("/api/games").json()
        rulebook = client.get("/api/games/connect_four/rulebook/en")
        seats = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "name": "chance"}]
        table, keys = open_table(client, {"game": "connect_four", "seats": seats})
        play_to_the_end(server, table, keys[0])
        record = client.get(f"/api/tables/{table}/record").text
        frames = client.get(f"/api/tables/{table}/replay").json()["frames"]
        verdict = client.post("/api/verify", json={"record": record}).json()

    assert [*HOUSE, "connect_four"] == [game["id"] for game in games]
    assert 200 == rulebook.status_code
    assert verdict["good"]
    assert str(len(frames) - 1) in verdict["message"].split()


def play_to_the_end(server: Server, table: str, key: Json) -> None:
    """Always the first legal answer."""
    with wire_to(server, table) as wire:
        shown = wire.hello(key)
        while shown["scores"] is None:
            if shown["legal"]:
                wire.send(
                    "play",
                    seat=key["seat"],
                    action=shown["legal"][0],
                    decisions=shown["decisions"],
                )
            shown = wire.snapshot_of(shown["decisions"] + 1)


def test_what_is_wrong_with_it_is_one_sentence_and_stops_nothing_else(
    four: Path,
) -> None:
    (four / "torn.py").write_text("import nowhere\n")
    (four / "leaves.py").write_text("import sys\nsys.exit(3)\n")
    (four / "other.py").write_text("from four import GAME\nTHING = 3\n")
    install(
        four,
        "bad-games",
        absent="not_there:GAME",
        torn="torn",
        leaves="leaves",
        no_game="other:THING",
        misnamed="other",
    )

    listed = output(four, "games", "--plain").splitlines()
    done = run(four, "play", "torn")

    assert 6 == len(
        [line for line in listed if line.split()[0] in [*HOUSE, "connect_four"]]
    )
    assert [
        "absent cannot be opened: ModuleNotFoundError: No module named 'not_there'",
        "leaves cannot be opened: SystemExit in leaves.py, line 2: 3",
        "misnamed cannot be opened: bad-games brings it as 'misnamed', its own id is "
        "'connect_four'",
        "no_game cannot be opened: other:THING of bad-games is no Game and has no "
        "GAME, it is of type int",
        "torn cannot be opened: ModuleNotFoundError in torn.py, line 1: No module "
        "named 'nowhere'",
    ] == json.loads(ask(four, "import json; print(json.dumps(shelf.broken()))"))
    assert 2 == done.returncode
    assert done.stderr.startswith("sobremesa: torn cannot be opened: ")
    assert 1 == len(done.stderr.splitlines())


def test_an_id_of_the_house_stays_the_houses(four: Path) -> None:
    install(four, "new-strata", stratum="four:GAME")

    assert [*HOUSE, "connect_four"] == ask(four, "print(*shelf.ids())").split()
    assert "Stratum" == ask(four, "print(shelf.find('stratum').name)")
    assert (
        "['stratum of new-strata cannot be opened: stratum is a game of the house, "
        "and only one game can have this id']"
    ) == ask(four, "print(shelf.broken())")
    assert "new-strata" in output(four, "games", "--plain")


def test_an_id_that_two_packages_bring_is_refused_naming_both(four: Path) -> None:
    install(four, "five-games", connect_four="four")

    done = run(four, "play", "connect_four")

    assert (
        "sobremesa: connect_four cannot be opened: it is brought by five-games and by "
        "four-games, and only one game can have this id\n"
    ) == done.stderr
    assert "Stratum" == ask(four, "print(shelf.find('stratum').name)")


def test_whoever_asks_for_a_game_of_the_house_does_not_look_outside(
    four: Path,
) -> None:
    assert "False" == ask(
        four,
        "import sys; shelf.named_in(['stratum', '--seed', '1']); "
        "print('importlib.metadata' in sys.modules)",
    )


def test_a_game_from_outside_is_opened_when_it_is_asked_for(four: Path) -> None:
    assert "False True" == ask(
        four,
        "import sys; shelf.ids(); before = 'four' in sys.modules; "
        "shelf.find('connect_four'); print(before, 'four' in sys.modules)",
    )

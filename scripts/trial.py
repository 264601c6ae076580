"""Plays with what pip installed, as a guest of whom nothing but Python is asked.

    python trial.py compiled

Run it with the Python of the environment, from a folder of its own: the package must
come from there, run on the engine that is named, and be played in the terminal, as a
series and over the net.
`make test` and cibuildwheel run it; it needs the standard library and what the package
itself needs.
"""

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import sobremesa
from sobremesa.games import GAMES

PATIENCE: Final = 120.0  # seconds until an answer is given up
COMMAND: Final = str(Path(sysconfig.get_path("scripts")) / "sobremesa")
DECISIONS: Final = 1000  # more than a match of Stratum has
HOUSES: Final = os.name == "posix"  # elsewhere there is no server


def said_by(*words: str, typed: str = "") -> str:
    """What a command prints."""
    done = subprocess.run(
        [COMMAND, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"sobremesa {' '.join(words)} failed: {done.stderr}")
    return done.stdout


def try_package(engine: str) -> None:
    """It comes from this environment, whole, with the engine that was expected."""
    home = Path(sobremesa.__file__).resolve()
    assert home.is_relative_to(Path(sys.prefix).resolve()), f"{home} is not installed"
    assert (home.parent / "py.typed").exists()
    runs = "compiled" if sobremesa.compiled() else "interpreted"
    assert engine == runs, f"the engine is {runs}"
    assert version("sobremesa") == sobremesa.__version__
    assert sobremesa.__version__ in said_by("--version")


def try_terminal() -> None:
    games = said_by("games", "--lang", "en")
    for game in GAMES:
        assert game.id in games, f"sobremesa games does not list {game.id}"
    series = said_by("simulate", "stratum", "-n", "2", "--seed", "1", "--json")
    assert 2 == json.loads(series)["matches"], series
    answers = "1\n" * DECISIONS + "save match.txt\n\n"
    said_by("play", "stratum", "--plain", "--seed", "1", typed=answers)
    said_by("verify", "match.txt")


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of one's own."""
    command = [COMMAND, "serve", "--port", "0", "--no-browser", "--data", "house"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            found = [word for word in line.split() if word.startswith("http://")]
            assert found, f"the server said {line!r}"
            yield found[0].rstrip("/")
        finally:
            server.terminate()


def asked(url: str, order: dict[str, Any] | None = None) -> str:
    """What the server answers to a question, or to an order."""
    body = None if order is None else json.dumps(order).encode()
    request = Request(url, body, {"content-type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def try_server() -> None:
    with served() as url:
        page = asked(f"{url}/")
        assert "not built" not in page, "the wheel has no web client"
        script = next(part for part in page.split('"') if part.endswith(".js"))
        assert asked(f"{url}{script}"), script
        assert {game.id for game in GAMES} == {
            card["id"] for card in json.loads(asked(f"{url}/api/games"))
        }
        record = played(url)
    Path("served.txt").write_text(record, "utf-8", newline="\n")
    said_by("verify", "served.txt")


def played(url: str) -> str:
    """The record of a match of Stratum against bots, over the server's socket."""
    from websockets.sync.client import connect

    bots = [{"kind": "bot", "name": "easy"}] * 3
    order = {"game": "stratum", "seats": [{"kind": "human", "name": "Ana"}, *bots]}
    opened = json.loads(asked(f"{url}/api/tables", order))
    table, (key,) = f"{url}/api/tables/{opened['table']['id']}", opened["keys"]
    with connect(f"{table}/socket".replace("http", "ws", 1), max_size=None) as socket:

        def say(**message: Any) -> None:
            socket.send(json.dumps(message))

        say(type="hello", keys=[{"seat": key["seat"], "token": key["token"]}])
        answered = -1
        while True:
            heard = json.loads(socket.recv(PATIENCE))
            assert "refusal" != heard["type"], heard
            if heard.get("scores") is not None:
                return asked(f"{table}/record")
            if heard.get("legal") and heard["decisions"] > answered:
                answered = heard["decisions"]
                told = {"decisions": answered, "action": heard["legal"][0]}
                say(type="play", seat=key["seat"], **told)


def main(engine: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try_package(engine)
        try_terminal()
        if HOUSES:
            try_server()
        os.chdir(Path(folder).parent)  # Windows removes no folder one stands in
    print(f"sobremesa {sobremesa.__version__}, {engine}: played")


if __name__ == "__main__":
    main(*sys.argv[1:])

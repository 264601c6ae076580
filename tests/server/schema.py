"""The published schema, tried by schemathesis on a running server.

    python -m tests.server.schema --examples 200 --seed 7

Real ids and keys are put among what it makes up (`schema_hooks.py`).
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import click
import httpx

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES

from .net import PEOPLE, Json, Server, client_of, open_table, order
from .test_rest import BOTS

# An order may fit the schema and ask for a game that does not exist.
NOT_OURS = "positive_data_acceptance"
ROOT = Path(__file__).parents[2]
ALL = "examples,coverage,fuzzing"


def run(
    server: Server, folder: Path, phases: str, examples: int, seed: int, *, quiet: bool
) -> subprocess.CompletedProcess[str]:
    """So many made-up requests for every operation; its exit code is the verdict."""
    with client_of(server) as client:
        path = folder / "known.json"
        path.write_text(json.dumps(known_things(client)))
    env = {
        **os.environ,
        "KNOWN_THINGS": str(path),
        "PYTHONPATH": os.pathsep.join((str(ROOT), *filter(None, sys.path))),
        "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks",
    }
    command = [sys.executable, "-m", "schemathesis.cli"]
    command += ["run", f"{server.url}/api/schema/openapi.json"]
    command += ["--phases", phases]
    command += ["--max-examples", str(examples), "--seed", str(seed)]
    command += ["--checks", "all", "--exclude-checks", NOT_OURS]
    command += ["--generation-database", "none", "--no-color"]
    return subprocess.run(
        command, check=False, capture_output=quiet, text=True, cwd=folder, env=env
    )


def known_things(client: httpx.Client) -> Json:
    """Ids that exist and keys that hold, so that more than refusals is tried."""
    over, _ = open_table(client, BOTS)
    device = "d" * 43
    people = order("Ana", "Bea", "open", "open") | {"device": device}
    waiting, keys = open_table(client, people)
    playing, others = open_table(client, PEOPLE)
    while client.get(f"/api/tables/{over}").json()["status"] != "over":
        time.sleep(0.05)
    return {
        "paths": {
            "table_id": [over, waiting, playing],
            "game_id": [game.id for game in GAMES],
            "lang": list(LANGUAGES),
            "kind": ["deck", "map", "army"],
        },
        "keys": [
            {"seat": key["seat"], "token": key["token"]} for key in (*keys, *others)
        ],
        "fields": {
            "record": client.get(f"/api/tables/{over}/record").text,
            "device": device,
        },
        "order": people,
    }


@click.command()
@click.option("--examples", default=200, show_default=True, help="Of every operation.")
@click.option(
    "--seed", type=int, help="Of what is made up; a new one if none is given."
)
def main(examples: int, seed: int | None) -> None:
    """Try the schema on a server of its own."""
    chosen = random.SystemRandom().randrange(2**32) if seed is None else seed
    click.echo(f"seed {chosen}")
    with tempfile.TemporaryDirectory() as name, Server(Path(name)) as server:
        done = run(server, Path(name), ALL, examples, chosen, quiet=False)
        said = server.log.read_text()
    if "Traceback" in said:
        click.echo(said)
    sys.exit(done.returncode or "Traceback" in said)


if __name__ == "__main__":
    main()

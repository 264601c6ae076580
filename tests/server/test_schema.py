"""The published schema tells the truth: schemathesis tries it on a running server."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES

from .net import PEOPLE, Json, Server, client_of, open_table, order
from .test_rest import BOTS

pytest.importorskip("schemathesis", reason="schemathesis is not installed")

# An order may fit the schema and ask for a game that does not exist.
NOT_OURS = "positive_data_acceptance"
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_every_answer_is_one_that_the_schema_tells_of(
    server: Server, tmp_path: Path
) -> None:
    with client_of(server) as client:
        path = tmp_path / "known.json"
        path.write_text(json.dumps(known_things(client)))
    env = {
        **os.environ,
        "KNOWN_THINGS": str(path),
        "PYTHONPATH": os.pathsep.join((str(ROOT), *filter(None, sys.path))),
        "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks",
    }
    command = [sys.executable, "-m", "schemathesis.cli"]
    command += ["run", f"{server.url}/api/schema/openapi.json"]
    command += ["--phases", "examples,coverage,fuzzing", "--max-examples", "4"]
    command += ["--checks", "all", "--exclude-checks", NOT_OURS]
    command += ["--generation-database", "none", "--seed", "1", "--no-color"]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=env,
        timeout=600,
    )

    assert 0 == done.returncode, done.stdout + done.stderr


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

"""The published schema tells the truth: schemathesis tries it on a running server."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES

from .net import Server, client_of, open_table
from .test_rest import BOTS

pytest.importorskip("schemathesis", reason="schemathesis is not installed")

# An order may fit the schema and ask for a game that does not exist.
NOT_OURS = "positive_data_acceptance"


@pytest.mark.slow
def test_every_answer_is_one_that_the_schema_tells_of(
    server: Server, tmp_path: Path
) -> None:
    with client_of(server) as client:
        config = known_things(client)
    path = tmp_path / "schemathesis.toml"
    path.write_text(config)
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(path)]
    command += ["run", f"{server.url}/api/schema/openapi.json"]
    command += ["--phases", "examples,coverage,fuzzing", "--max-examples", "8"]
    command += ["--checks", "all", "--exclude-checks", NOT_OURS]
    command += ["--generation-database", "none", "--seed", "1", "--no-color"]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=tmp_path, timeout=300
    )

    assert 0 == done.returncode, done.stdout + done.stderr


def known_things(client: httpx.Client) -> str:
    """Ids that exist, so that more than refusals is tried."""
    table, _ = open_table(client, BOTS)
    return "\n".join(
        [
            "[parameters]",
            f'"path.table_id" = "{table}"',
            f'"path.game_id" = "{GAMES[0].id}"',
            f'"path.lang" = "{LANGUAGES[0]}"',
        ]
    )

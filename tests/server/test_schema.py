"""A little of the schema in every run; `python -m tests.server.schema` tries more."""

from pathlib import Path

import pytest

from .net import Server
from .schema import run

pytest.importorskip("schemathesis", reason="schemathesis is not installed")


def test_every_answer_is_one_that_the_schema_tells_of(tmp_path: Path) -> None:
    """On a server of its own: what was asked for there is not worked out to its end."""
    with Server(tmp_path) as server:
        done = run(server, tmp_path, "examples,fuzzing", 4, 1, quiet=True)

    assert 0 == done.returncode, done.stdout + done.stderr
    assert "Traceback" not in server.log.read_text()

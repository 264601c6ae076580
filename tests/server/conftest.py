"""One server process, and one PostgreSQL, for all tests of a run that need no other."""

import asyncio
import itertools
from collections.abc import Iterator

import httpx
import pytest

from sobremesa.server import database

from .databases import (
    PATIENCE,
    Cluster,
    create_database,
    own_cluster,
    postgresql,
    why_not,
)
from .lab import Operator
from .net import Server, client_of

numbers = itertools.count()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with client_of(server) as talking:
        yield talking


@pytest.fixture
def operator(server: Server, client: httpx.Client) -> Iterator[Operator]:
    """Whoever has the key of the house; leaves an empty lab behind."""
    visitor = Operator(server, client)
    yield visitor
    for run in visitor.ask()["runs"]:
        visitor.post(f"/{run['id']}/stop")
        visitor.over(run["id"])
        assert 204 == visitor.post(f"/{run['id']}/delete").status_code


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server for the run."""
    if reason := why_not():
        pytest.skip(reason)
    with postgresql() as address:
        yield address


@pytest.fixture
def shared_database(cluster: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty database that several processes may use.

    On a busy machine it may take its time: what a house does then has its own tests.
    """
    monkeypatch.setattr(database, "PATIENCE", PATIENCE)
    monkeypatch.setattr(database, "LIMITS", ())
    name = f"test{next(numbers)}"
    asyncio.run(create_database(cluster, name))
    return f"{cluster}/{name}"


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    """A PostgreSQL server that a test may stop."""
    if reason := why_not():
        pytest.skip(reason)
    with own_cluster() as cluster:
        yield cluster

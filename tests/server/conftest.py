"""One server process for all tests of a run that need no other."""

from collections.abc import Iterator

import httpx
import pytest

from .net import Server, client_of


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with client_of(server) as talking:
        yield talking

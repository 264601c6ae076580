"""A game that brings no board of its own: it is laid out, played and won by clicks."""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sobremesa

from .conftest import Server
from .visits import END, asked_or_over, check_access, finish, open_table

ROOT = Path(__file__).parents[2]
METADATA = "Metadata-Version: 2.1\nName: connect_four\nVersion: 1\n"
ENTRY = "[sobremesa.games]\nconnect_four = examples.connect_four:GAME\n"
pytestmark = pytest.mark.skipif(
    find_spec("sobremesa.shelf") is None, reason="no game comes from outside yet"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where the example is installed."""
    site = tmp_path_factory.mktemp("site")
    about = site / "connect_four-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, "utf-8")
    (about / "entry_points.txt").write_text(ENTRY, "utf-8")
    source = Path(sobremesa.__file__).parents[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (source, site, ROOT))))
        server = Server(tmp_path_factory.mktemp("data"))
        server.start()
        yield server
        server.stop()


def test_connect_four_is_a_grid_that_takes_clicks(page: Page, server: Server) -> None:
    open_table(page, server.url, game="connect_four", seats=2, options={})
    assert asked_or_over(page)
    expect(page.locator("[data-board=space] .element")).to_have_count(42)
    expect(page.locator("[data-board=column] .element.open")).to_have_count(7)
    check_access(page)

    page.locator('[data-element="column:d"]').click()

    disc = page.locator('[data-element="space:d1"] .disc')
    expect(disc).to_have_text("Y")
    expect(page.locator('[data-element="space:d1"]')).to_have_attribute(
        "aria-label", "d1: Yellow"
    )


def test_a_match_of_connect_four_is_played_to_its_end(
    page: Page, server: Server
) -> None:
    open_table(page, server.url, people=2, game="connect_four", seats=2, options={})
    finish(page)

    expect(page.locator(END)).to_be_visible()
    expect(page.locator("[data-board=space] .marked")).to_have_count(4)

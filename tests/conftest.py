"""Which tests run in one build alone: those to which the engine's build is all one."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
ONCE = (
    *("adapters/test_mcp.py", "arena", "terminal", "lab"),
    *("contract/test_rules.py", "contract/test_words.py"),
    *("test_broken_games.py", "test_citations.py", "test_deploy.py", "test_layers.py"),
    *("test_outside_games.py", "test_pages.py", "test_play.py", "test_supply.py"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            place = item.path.relative_to(HERE).as_posix()
            if place.startswith(ONCE):
                item.add_marker("once")

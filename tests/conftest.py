"""For all tests: time is nothing they fail by, and some run in one build alone."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

HERE = Path(__file__).parent
# To these the engine's build is all one.
ONCE = (
    *("adapters/test_mcp.py", "arena", "examples", "lab", "press", "terminal"),
    *("contract/test_rules.py", "contract/test_sentences.py", "contract/test_words.py"),
    *("test_broken_games.py", "test_citations.py", "test_deploy.py", "test_layers.py"),
    *("test_outside_games.py", "test_pages.py", "test_play.py", "test_supply.py"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            place = item.path.relative_to(HERE).as_posix()
            if place.startswith(ONCE):
                item.add_marker("once")

"""For all tests: time is nothing they fail by, and some run in one build alone."""

import gc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
gc.set_threshold(50_000, 20, 50)  # what is collected here mostly stays

HERE = Path(__file__).parent
# On the compiled build alone: to these a build is all one, or they play many matches.
SLOW = (
    *("adapters", "analysis", "arena", "browser", "examples", "lab", "lessons"),
    *("press", "puzzles", "server", "terminal"),
    *("bots/test_bots.py", "bots/test_own.py"),
    *("contract/test_contract.py", "contract/test_counsel.py"),
    *("contract/test_goals.py", "contract/test_goldens.py", "contract/test_rules.py"),
    *("contract/test_sentences.py", "contract/test_words.py"),
    *("kernel/test_errors.py", "kernel/test_overlay.py", "kernel/test_record.py"),
    *("test_broken_games.py", "test_builds.py", "test_citations.py"),
    *("test_deploy.py", "test_dist.py"),
    *("test_layers.py", "test_outside_games.py", "test_pages.py", "test_play.py"),
    *("test_pictures.py", "test_supply.py"),
)
# Of every game: own content and invariants, over matches by the dozen.
MANY = ("test_any_content", "test_lists", "test_own", "test_properties")

# These come first: the lab's processes give way to all others, and whoever waits for
# them at the end of a run waits alone.
PATIENT = ("test_lab.py",)


def slow(path: Path) -> bool:
    if not path.is_relative_to(HERE):
        return False
    place = path.relative_to(HERE).as_posix()
    game = place.startswith("games/") and path.name.startswith(MANY)
    return game or place.startswith(SLOW)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is not to be run is not read either, which is half of what reading costs."""
    unwanted = config.getoption("markexpr") == "not slow" and slow(collection_path)
    return True if unwanted else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if slow(item.path):
            item.add_marker("slow")
    items.sort(key=lambda item: item.path.name not in PATIENT)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: nothing is gained by looking at them."""
    gc.freeze()

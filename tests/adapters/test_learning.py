"""The recipe and the notebook for learners: they run as they stand."""

import json
from pathlib import Path

import pytest

from . import WHOLE

FOLDER = Path(__file__).parents[2] / "examples" / "learning"
CELLS = json.loads((FOLDER / "notebook.ipynb").read_text("utf-8"))["cells"]


def run(*, learning: bool) -> dict[str, object]:
    """The notebook's cells one after another, in one place."""
    place: dict[str, object] = {}
    for cell in CELLS:
        tags = cell["metadata"].get("tags", [])
        if cell["cell_type"] == "code" and (learning or "learning" not in tags):
            exec("".join(cell["source"]), place)
    return place


def test_the_notebook_plays_and_simulates() -> None:
    pytest.importorskip("numpy", reason="pip install 'sobremesa[vector]'")

    place = run(learning=False)

    assert place["scores"]
    assert place["ends"]


@pytest.mark.skipif(not WHOLE, reason="a part of `make conformance`")
def test_the_notebook_trains() -> None:
    pytest.importorskip("sb3_contrib", reason="pip install 'sobremesa[learning]'")

    assert "model" in run(learning=True)

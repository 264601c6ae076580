"""The README's code runs as pasted, and its links lead somewhere."""

import re
from pathlib import Path

import pytest

from sobremesa.kernel.match import Match

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_readmes_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}

    exec(block, names)

    match = names["match"]
    assert isinstance(match, Match)
    assert match.game.table.numbers.get(capsys.readouterr().out.strip()) is not None


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)

    assert [] == [link for link in links if not (ROOT / link).exists()]

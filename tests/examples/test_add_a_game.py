"""docs/add-a-game.md shows code that is really there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```(?:python|ftl|md)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((\.\./[^)]+)\)")


def test_every_excerpt_stands_in_the_example() -> None:
    folders = [ROOT / "examples" / "connect_four", ROOT / "tests" / "examples"]
    files = [path for folder in folders for path in folder.rglob("*.*")]
    texts = [p.read_text("utf-8") for p in files if p.suffix in (".py", ".ftl", ".md")]
    excerpts = BLOCK.findall(PAGE.read_text("utf-8"))

    assert excerpts
    assert [] == [e for e in excerpts if not any(e in text for text in texts)]


def test_every_link_leads_somewhere() -> None:
    links = LINK.findall(PAGE.read_text("utf-8"))

    assert links
    assert [] == [link for link in links if not (PAGE.parent / link).exists()]

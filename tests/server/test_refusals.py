"""Whoever is refused something reads why in their own language."""

import re
from pathlib import Path
from typing import get_args

import pytest

from sobremesa.i18n import LANGUAGES
from sobremesa.server.refusals import Code

CATALOGS = Path(__file__).parents[2] / "web" / "src" / "lang"
WORDS = re.compile(r"^refusal-(\w+) = \S", re.MULTILINE)
CLIENT = {"network", "other"}  # the page's own: no answer, and a code it does not know


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_told_in_every_language(lang: str) -> None:
    """`Code` has them all: mypy refuses another."""
    catalog = (CATALOGS / f"{lang}.ftl").read_text("utf-8")

    assert set(get_args(Code)) | CLIENT == set(WORDS.findall(catalog))

"""What pip and other builders call: setuptools, with what a build really needs.

Whoever installs from an sdist finds the client in it and is not made to fetch node, and
whoever wants no compiled engine fetches no compiler of Python.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from runpy import run_path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str] | None] | None


def needed(*groups: str) -> list[str]:
    """The groups of pyproject.toml that are of use here and now."""
    told = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["dependency-groups"]
    setup = run_path("setup.py")
    unneeded = {
        "client": setup["client_is_fresh"](),
        "engine": not setup["COMPILES"],
    }
    return [line for name in groups if not unneeded[name] for line in told[name]]


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    own: list[Any] = build_meta.get_requires_for_build_wheel(settings)
    return [*own, *needed("client", "engine")]


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    own: list[Any] = build_meta.get_requires_for_build_editable(settings)
    return [*own, *needed("client", "engine")]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    own: list[Any] = build_meta.get_requires_for_build_sdist(settings)
    return [*own, *needed("client")]

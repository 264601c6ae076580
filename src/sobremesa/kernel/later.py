"""Functions whose modules are imported when they are first called."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def later(module: str, name: str) -> Callable[..., Any]:
    """What a server never calls, and what it stands on, need not be loaded there."""

    def call(*given: Any) -> Any:
        return getattr(import_module(module), name)(*given)

    return call

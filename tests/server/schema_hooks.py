"""Real ids and keys for schemathesis, so that more than refusals is tried.

Loaded by it in a process of its own; the file named in KNOWN_THINGS says what is real.
"""

import json
import os
import zlib
from pathlib import Path
from typing import Any

import schemathesis

KNOWN = json.loads(Path(os.environ["KNOWN_THINGS"]).read_text())


def some(what: object) -> int:
    """A number that follows from what was made up: half of it is left as it is."""
    return zlib.crc32(repr(what).encode())


@schemathesis.hook
def map_path_parameters(_: Any, path_parameters: Any) -> Any:
    made = dict(path_parameters or {})
    for name, values in KNOWN["paths"].items():
        if name in made:
            number = some(made)
            made[name] = made[name] if number % 8 == 0 else values[number % len(values)]
    return made


@schemathesis.hook
def before_call(_: Any, case: Any, __: Any) -> None:
    """Bodies that fit get real keys; those that must be refused stay as they are."""
    body = case.body
    fitting = case.meta is not None and case.meta.generation.mode.is_positive
    if fitting and isinstance(body, dict) and some(body) % 2:
        case.body = made_real(body)


def made_real(body: dict[str, Any]) -> dict[str, Any]:
    made = dict(body)
    if "token" in made:
        made |= KNOWN["keys"][some(body) // 2 % len(KNOWN["keys"])]
    for name, value in KNOWN["fields"].items():
        if name in made:
            made[name] = value
    if "game" in made:
        made |= KNOWN["order"]
    return made

"""The adapters before the checks of those whose interfaces they take."""

import os

# How long the foreign suites run: shortly in `make test`, long for the whole.
WHOLE = bool(os.environ.get("SOBREMESA_WHOLE"))
CYCLES = 1_000 if WHOLE else 40

# The shortest matches of some games: their seats, and options.
SHORT: dict[str, tuple[int | None, dict[str, str]]] = {
    "stratum": (None, {"max_rounds": "1"}),
    "carcosa": (1, {}),
    "connected_worlds": (None, {"max_rounds": "5"}),
    "heroes": (1, {}),
    "escaramuzas": (None, {"rounds": "1"}),
}


def spiel(id: str, *more: str, short: bool = True) -> str:
    """A game as OpenSpiel loads it."""
    seats, options = SHORT.get(id, (None, {})) if short else (None, {})
    told = "|".join(f"{name}:{value}" for name, value in options.items())
    params = [f"players={seats}" if seats else "", f"options={told}" if told else ""]
    given = ",".join(filter(None, (*params, *more)))
    return f"python_sobremesa_{id}" + (f"({given})" if given else "")

"""Layers: every package says what it may import, and no arrows run in a circle."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import sobremesa

ROOT = Path(sobremesa.__file__).parent
FRONT = "__init__"  # what `import sobremesa` gives
FACTS = {"__version__", "compiled"}  # of the package itself: anybody may ask
# Every package and module below `sobremesa`, and what it may import of the others.
MAY_IMPORT = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "shelf"},  # the shelf only for fitting
    "catalogs": {"kernel"},
    "i18n": {"catalogs", "kernel"},
    "pure": set(),
    FRONT: {"front", "kernel", "pure"},
    "complaint": {"i18n", "kernel"},
    "files": {"complaint", "kernel"},
    "shelf": {"games", "kernel"},
    "stock": {"i18n", "kernel", "shelf"},
    "citations": set(),
    "checks": {"catalogs", "citations", "i18n", "kernel"},
    "front": {"bots", "i18n", "kernel", "shelf", "stock"},
    "testing": {"checks", "i18n", "kernel", "shelf"},
    "golden": {"bots", "i18n", "kernel", "testing"},
    "lessons": {"catalogs", "i18n", "kernel"},
    # Bots and shelf only for finding.
    "puzzles": {"bots", "catalogs", "complaint", "i18n", "kernel", "shelf"},
    "command": {"complaint", "i18n", "kernel", "shelf"},
    "analysis": {"bots", "i18n", "kernel"},
    "lab": {
        *("bots", "complaint", "files", "i18n", "kernel", "pure", "shelf", "stock"),
    },
    "press": {"catalogs", "i18n", "kernel"},
    "terminal": {
        *("analysis", "bots", "catalogs", "command", "complaint", "files", "i18n"),
        *("kernel", "lab", "lessons", "press", "pure", "puzzles", "shelf", "stock"),
        *("testing",),
    },
    "server": {
        *("analysis", "bots", "catalogs", "command", "complaint", "files", "i18n"),
        *("kernel", "lab", "lessons", "pure", "puzzles", "shelf", "stock"),
    },
    "agents": {
        *("bots", "complaint", "front", "i18n", "kernel", "server", "shelf"),
        *("terminal",),
    },
    "adapters": {
        *("agents", "bots", "command", "complaint", "files", "front", "i18n"),
        *("kernel", "server", "shelf", "stock"),
    },
    "arena": {
        *("adapters", "agents", "bots", "command", "complaint", "files", "i18n"),
        *("kernel", "lab", "shelf", "terminal"),
    },
    "cli": {"adapters", "arena", "command", "i18n", "server", "terminal"},
    "__main__": {"cli"},
}
# Who may take what the command line and the screen are made of.
TOOLS = {
    "click": {"adapters", "arena", "cli", "command", "server", "terminal"},
    "rich": {"front", "games", "terminal"},  # a game's own drawing for a terminal
}


def sources() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").parts[0]


@cache
def named(path: Path) -> list[str]:
    """All modules that a file imports, also inside functions: dotted, absolute."""
    return [*names_in(path)]


def names_in(path: Path) -> Iterator[str]:
    package = ["sobremesa", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module in ("sobremesa", "sobremesa.games", "sobremesa.kernel"):
                yield from [f"{module}.{alias.name}" for alias in node.names]
            else:
                yield module


def imports(path: Path) -> Iterator[str]:
    """Modules of ours a file imports, as dotted names below `sobremesa`."""
    for name in named(path):
        below = name.removeprefix("sobremesa.")
        if below.partition(".")[0] in MAY_IMPORT and below != name:
            yield below
        elif name == "sobremesa" or (below != name and below not in FACTS):
            yield FRONT


def arrows() -> dict[str, set[str]]:
    """What every package really imports of the others."""
    found: dict[str, set[str]] = {}
    for path in sources():
        layer = layer_of(path)
        names = {name.partition(".")[0] for name in imports(path)}
        found.setdefault(layer, set()).update(names - {layer})
    return found


def cycle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """A way from a package back to itself; none if there is no such."""
    done: set[str] = set()

    def walk(way: list[str]) -> list[str]:
        for following in sorted(graph.get(way[-1], ())):
            if following in way:
                return [*way[way.index(following) :], following]
            if following not in done and (found := walk([*way, following])):
                return found
        done.add(way[-1])
        return []

    return next((found for start in sorted(graph) if (found := walk([start]))), [])


def test_every_package_says_what_it_may_import() -> None:
    assert sorted(MAY_IMPORT) == sorted({layer_of(path) for path in sources()})


def test_every_package_imports_only_what_it_may() -> None:
    wrong = []
    for path in sources():
        layer = layer_of(path)
        for name in imports(path):
            if name.partition(".")[0] not in {layer, *MAY_IMPORT[layer]}:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")

    assert [] == wrong


def test_what_a_package_may_import_it_does() -> None:
    assert arrows() == MAY_IMPORT


def test_no_arrows_run_in_a_circle() -> None:
    assert [] == cycle_in(arrows())


def test_a_circle_would_be_found() -> None:
    assert [] == cycle_in({"a": {"b", "c"}, "b": {"c"}, "c": set()})
    assert ["b", "c", "b"] == cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}})


def test_commands_and_screens_stay_with_those_who_have_them() -> None:
    wrong = []
    for path in sources():
        for name in named(path):
            tool = name.partition(".")[0]
            if tool in TOOLS and layer_of(path) not in TOOLS[tool]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")

    assert [] == wrong


def test_no_game_imports_another() -> None:
    wrong = []
    for path in sorted((ROOT / "games").glob("*/*.py")):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "games" and parts[1:2] != [path.parent.name]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")

    assert [] == wrong


def test_the_server_opens_no_bot_by_the_name_of_a_module() -> None:
    wrong = []
    for path in sorted((ROOT / "server").rglob("*.py")):
        for name in imports(path):
            if name == "bots" or name.startswith("bots.own"):
                wrong.append(f"{path.name} imports {name}")

    assert [] == wrong, "a guest could run any code that is installed"


COMPILED = ("content", "actions", "rules", "heuristics", "observe")  # as in setup.py


def test_modules_that_are_never_compiled_get_their_columns_from_the_kernel() -> None:
    wrong = []
    for path in sorted((ROOT / "games").glob("*/*.py")):
        if path.stem.startswith(COMPILED):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                if called.startswith("vec[") or called == "native.append":
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} {called}")

    assert [] == wrong

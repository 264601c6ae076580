"""Layers: kernel ← games ← everything else; no arrow points the other way."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sobremesa

ROOT = Path(sobremesa.__file__).parent
PRODUCT = {path.stem for path in ROOT.iterdir() if path.stem != "__init__"}
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "bots"},
    "i18n": {"kernel", "i18n"},
    "front": {"kernel", "games", "bots", "i18n", "front"},
    "testing": {"kernel", "games"},
    "golden": {"kernel", "bots", "i18n", "testing"},
}


def imports(path: Path) -> Iterator[str]:
    """Modules of ours a file imports, as dotted names below `sobremesa`."""
    package = ["sobremesa", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names = [module]
            if module in ("sobremesa", "sobremesa.games", "sobremesa.kernel"):
                names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            below = name.removeprefix("sobremesa.")
            if below != name and below.partition(".")[0] in PRODUCT:
                yield below


def test_every_layer_imports_only_what_is_below_it() -> None:
    wrong = []
    for path in sorted(ROOT.rglob("*.py")):
        layer = path.relative_to(ROOT).with_suffix("").parts[0]
        allowed = MAY_IMPORT.get(layer, PRODUCT)
        for name in imports(path):
            if name.partition(".")[0] not in allowed:
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


COMPILED = ("content", "actions", "rules", "heuristics")  # as in setup.py


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

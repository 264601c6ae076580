"""What pip installs can be played where there is no repository."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from scripts import dist

ROOT = Path(__file__).parents[1]
# Where this tree and this Python are at home.
MACHINE = (str(ROOT).encode(), f"{sys.base_prefix}/lib".encode())
CLIENT = ROOT / "src" / "sobremesa" / "_web" / "index.html"
pytestmark = [
    pytest.mark.skipif(
        os.environ.get("SOBREMESA_BUILD") != "compiled", reason="not the compiled run"
    ),
    pytest.mark.skipif(not CLIENT.exists(), reason="the web client is not built"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no version control"),
]


@pytest.fixture(scope="module", autouse=True)
def epoch() -> Iterator[None]:
    """Whatever is made here is made at one moment."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        yield


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with sdist and wheels of this tree."""
    folder = tmp_path_factory.mktemp("dist")
    tree = dist.unpacked(dist.sources(folder), tmp_path_factory.mktemp("tree"))
    pure, compiled = dist.pure_wheel(tree, folder), dist.compiled_wheel(tree, folder)
    dist.check(tree, pure, compiled)
    return folder


def bare() -> dict[str, str]:
    """The environment without what leads to this tree or to a registry."""
    ours = ("PYTHON", "SOBREMESA", "PIP_")
    kept = {n: v for n, v in os.environ.items() if not n.startswith(ours)}
    return {**kept, "PIP_CONFIG_FILE": os.devnull, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=bare(), capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def needs(
    package: str, extras: frozenset[str] = frozenset()
) -> dict[str, Distribution]:
    """What a package asks for, and what that asks for, as it is installed here."""
    found: dict[str, Distribution] = {}
    waiting, seen = [(package, extras)], set()
    while waiting:
        name, chosen = waiting.pop()
        if (name, chosen) in seen:
            continue
        seen.add((name, chosen))
        found[name] = distribution(name)
        for line in found[name].requires or ():
            wanted = Requirement(line)
            marker = wanted.marker
            if marker is None or any(
                marker.evaluate({"extra": extra}) for extra in chosen or {""}
            ):
                name = canonicalize_name(wanted.name)
                waiting.append((name, frozenset(wanted.extras)))
    return found


def empty_environment(folder: Path) -> Path:
    """Its Python: it has what the package says it needs, and nothing else.

    That is lent from here, so that no registry is asked.
    """
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python3*/site-packages")
    for name, needed in needs("sobremesa").items():
        tops = {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}
        for top in tops if name != "sobremesa" else ():
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(needed.locate_file(top))))
    return folder / "bin" / "python"


def installed(python: Path, *what: str | Path) -> None:
    """As whoever reads the README would do it, but without a registry."""
    pip = (sys.executable, "-m", "pip", "-q", "--python", python, "install")
    run(*pip, "--no-index", "--no-compile", *what, cwd=python.parent)


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
def test_what_pip_installs_is_played_without_a_repository(
    made: Path, tmp_path: Path, engine: str
) -> None:
    python = empty_environment(tmp_path / "environment")
    where: tuple[str | Path, ...] = ("--find-links", made)
    if engine == "interpreted":  # as on a system for which nothing was compiled
        where = ("--only-binary", ":all:", "--find-links", tmp_path)
        shutil.copy2(dist.only(made, "*-none-any.whl"), tmp_path)
    shutil.copy2(ROOT / "scripts" / "trial.py", tmp_path)

    installed(python, *where, "sobremesa")
    told = run(python, "-P", tmp_path / "trial.py", engine, cwd=tmp_path)

    assert told.endswith(f"{engine}: played\n")


def test_a_wheel_holds_the_package_and_nothing_that_names_a_machine(made: Path) -> None:
    for wheel in made.glob("*.whl"):
        _, _, _, tags = parse_wheel_filename(wheel.name)
        with ZipFile(wheel) as archive:
            names = archive.namelist()
            tops = {name.split("/")[0] for name in names}
            compiled = {top for top in tops if "__mypyc." in top}
            rest = {top.split("-")[0] for top in tops - compiled}
            found = [
                name
                for name in names
                if any(place in archive.read(name) for place in MACHINE)
            ]

        assert {"sobremesa"} == rest
        assert bool(compiled) is all(tag.platform != "any" for tag in tags)
        assert [] == found


def test_the_sources_hold_what_version_control_lists_and_the_client(made: Path) -> None:
    with tarfile.open(dist.only(made, "*.tar.gz")) as archive:
        files = {m.name.partition("/")[2] for m in archive.getmembers() if m.isfile()}
    wanted = {path.relative_to(ROOT).as_posix() for path in dist.listed()}

    assert {".ci/run", ".gitignore"} == wanted - files
    extra = {name for name in files - wanted if ".egg-info/" not in name}
    assert {"PKG-INFO", "setup.cfg"} == extra


def test_the_same_sources_are_the_same_bytes(made: Path, tmp_path: Path) -> None:
    again = dist.sources(tmp_path)

    assert dist.only(made, "*.tar.gz").read_bytes() == again.read_bytes()


def test_an_sdist_asks_for_node_only_where_its_client_is_missing(
    made: Path, tmp_path: Path
) -> None:
    tree = dist.unpacked(dist.only(made, "*.tar.gz"), tmp_path / "tree")
    ask = "import backend; print(*backend.get_requires_for_build_wheel())"
    asking = (sys.executable, "-c", f"import sys; sys.path.append('scripts'); {ask}")

    engine = run(*asking, cwd=tree).splitlines()[-1]
    shutil.rmtree(tree / "src" / "sobremesa" / "_web")
    both = run(*asking, cwd=tree).splitlines()[-1]

    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = told["dependency-groups"]
    assert groups["engine"] == engine.split()
    assert [*groups["client"], *groups["engine"]] == both.split()

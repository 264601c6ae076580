"""Writes what others install into dist/: sdist, pure and compiled wheel (`make dist`).

The sdist holds what version control lists, the built client and the bill of materials.
Both wheels are made from it, so that whatever it lacks is missed at once; the compiled
one takes its libraries from build/compiled, and auditwheel finds out for which Linux
systems they are good.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from packaging.metadata import Metadata

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
CLIENT: Final = ROOT / "src" / "sobremesa" / "_web"
COMPILED: Final = ROOT / "build" / "compiled"
LIBRARIES: Final = (".so", ".pyd")


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """What a tool of this Python says."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**os.environ, "PATH": tools, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        told = " ".join(str(word) for word in command)
        raise SystemExit(f"{done.stdout}\nno dist: {told} failed, as said above")
    return done.stdout


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def listed() -> Iterator[Path]:
    """What belongs into an sdist, and nothing else that lies about; the client last."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z"]
    for name in subprocess.check_output(git, encoding="utf-8").split("\0")[:-1]:
        yield ROOT / name
    yield from DIST.glob("*.cdx.json")
    yield from (path for path in CLIENT.rglob("*") if path.is_file())


def sources(folder: Path) -> Path:
    with TemporaryDirectory() as tree:
        for path in listed():
            copy = Path(tree, path.relative_to(ROOT))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)  # now: the client stays newer than its sources
        run("setup.py", "-q", "sdist", "--dist-dir", folder, cwd=Path(tree))
    return only(folder, "*.tar.gz")


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return only(folder, "*")


def pure_wheel(tree: Path, folder: Path) -> Path:
    packing = ("bdist_wheel", "--dist-dir", folder)
    run("setup.py", "-q", *packing, cwd=tree, SOBREMESA_PURE="1")
    return only(folder, "*-none-any.whl")


def compiled_wheel(tree: Path, folder: Path) -> Path:
    """The libraries of the build, laid beside the sources of the sdist."""
    libraries = [path for path in COMPILED.rglob("*") if path.suffix in LIBRARIES]
    if not libraries:
        raise SystemExit("no dist: the engine could not be compiled here")
    run("setup.py", "-q", "build_py", cwd=tree)
    for path in libraries:
        shutil.copy2(path, only(tree / "build", "lib.*") / path.relative_to(COMPILED))
    packing = ("bdist_wheel", "--skip-build", "--dist-dir", folder)
    run("setup.py", "-q", *packing, cwd=tree)
    return only(folder, "*-cp*.whl")


def repaired(wheel: Path, folder: Path) -> Path:
    """With the tag of the oldest Linux that has what the libraries ask for."""
    if sys.platform != "linux":
        return Path(shutil.copy2(wheel, folder))
    run("-m", "auditwheel", "repair", "--wheel-dir", folder, wheel)
    return only(folder, "*linux*.whl")


def contents(wheel: Path) -> dict[str, bytes]:
    """Every file of the package, without its metadata and the libraries."""
    with ZipFile(wheel) as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if ".dist-info/" not in name and not name.endswith((*LIBRARIES, "/"))
        }


def check(tree: Path, pure: Path, compiled: Path) -> None:
    """Both hold the package as it lies in the sources: no file less, and no other."""
    package = tree / "src"
    wanted = {
        path.relative_to(package).as_posix(): path.read_bytes()
        for path in (package / "sobremesa").rglob("*")
        if path.is_file()
    }
    for wheel in (pure, compiled):
        held = contents(wheel)
        for name in sorted(wanted.keys() | held.keys()):
            if held.get(name) != wanted.get(name):
                raise SystemExit(f"no dist: {name} of {wheel.name} is not the source's")
        with ZipFile(wheel) as archive:
            (metadata,) = (n for n in archive.namelist() if n.endswith("/METADATA"))
            Metadata.from_email(archive.read(metadata))  # raises what is wrong with it


def main() -> None:
    os.chdir(ROOT)
    if not run_path("setup.py")["client_is_fresh"]():
        raise SystemExit("no dist: the web client could not be built")
    with TemporaryDirectory() as work:
        places = [Path(work, name) for name in ("tree", "first", "dist")]
        for place in places:
            place.mkdir()
        sdist = sources(places[2])
        tree = unpacked(sdist, places[0])
        pure = pure_wheel(tree, places[2])
        compiled = repaired(compiled_wheel(tree, places[1]), places[2])
        check(tree, pure, compiled)
        for old in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
            old.unlink()
        for made in (sdist, pure, compiled):
            seen = hashlib.sha256(made.read_bytes()).hexdigest()
            print(f"{seen}  {made.stat().st_size / 1e6:.1f} MB  dist/{made.name}")
            shutil.move(made, DIST)


if __name__ == "__main__":
    main()

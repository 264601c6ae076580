"""Disks for tests: one that is soon full, files that cannot be written or are gone."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


def told(*command: str) -> str:
    """Why a command could not be run, or ""."""
    if shutil.which(command[0]) is None:
        return f"there is no {command[0]} here"
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else f"{command[0]}: {done.stderr.strip()}"


@contextmanager
def small_disk(folder: Path, size: str = "2m") -> Iterator[Path]:
    """A disk of its own at a folder."""
    folder.mkdir(exist_ok=True)
    args = ("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder))
    if reason := told("mount", *args):
        pytest.skip(f"no disk can be mounted here: {reason}")
    try:
        yield folder
    finally:
        assert not told("umount", str(folder))


def fill(folder: Path) -> Path:
    """A file that takes all there is."""
    big = folder / "big"
    with suppress(OSError), big.open("wb", buffering=0) as out:
        while True:
            out.write(b"x" * 4096)
    return big


@contextmanager
def read_only(*files: Path) -> Iterator[None]:
    """Files that nobody can write to, not even who has them open."""
    done: list[Path] = []
    try:
        for file in files:
            if reason := told("chattr", "+i", str(file)):
                pytest.skip(f"files cannot be made immutable here: {reason}")
            done.append(file)
        if can_write(files[0]):
            pytest.skip("an open file can be written here although it is immutable")
        yield
    finally:
        for file in done:
            assert not told("chattr", "-i", str(file))


def can_write(file: Path) -> bool:
    try:
        with file.open("ab"):
            return True
    except OSError:
        return False

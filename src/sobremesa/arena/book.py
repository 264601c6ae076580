"""What an arena leaves behind: its plan, a line for every match, and the records."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.files import reason, write_text

from .plan import Plan

PLAN, MATCHES, RECORDS, LOGS = "arena.json", "matches.jsonl", "records", "logs"


class Book:
    """A folder. Whoever opens it with the same plan goes on where it was stopped."""

    def __init__(self, folder: str, plan: Plan) -> None:
        self.folder = Path(folder)
        self.plan = plan
        self.matches: dict[int, dict[str, Any]] = {}
        try:
            if (self.folder / PLAN).exists():
                self.compare()
            self.matches = {one["number"]: one for one in self.read()}
        except OSError as error:
            told = reason(error)
            raise Complaint("error-read", file=folder, reason=told) from None

    def begin(self) -> None:
        """Write down what is to be played."""
        try:
            for name in (RECORDS, LOGS):
                (self.folder / name).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            folder, told = str(self.folder), reason(error)
            raise Complaint("error-write", file=folder, reason=told) from None
        text = json.dumps(self.facts(), indent=1, ensure_ascii=False)
        write_text(str(self.folder / PLAN), f"{text}\n", overwrite=True)

    def facts(self) -> dict[str, Any]:
        game = self.plan.open_game()
        return {
            **asdict(self.plan),
            "options": dict(self.plan.options),
            "agents": [asdict(one) for one in self.plan.agents],
            "edition": game.edition,
            "table": game.table.digest,
        }

    def compare(self) -> None:
        """The same plan, but for the number of rounds: more can be asked for."""
        try:
            before = json.loads((self.folder / PLAN).read_text("utf-8"))
        except ValueError:
            before = {}
        for name, value in self.facts().items():
            if name != "rounds" and before.get(name) != value:
                raise Complaint("error-arena-plan", folder=str(self.folder), name=name)

    def read(self) -> Iterator[dict[str, Any]]:
        """The matches played; a line that a crash left half is taken away."""
        path = self.folder / MATCHES
        if not path.exists():
            return
        whole = 0
        with path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                one: dict[str, Any] = json.loads(line)
                yield one
        if whole < path.stat().st_size:
            os.truncate(path, whole)

    def add(self, told: dict[str, Any], record: str) -> None:
        """A match: its record first, then its line, which makes it count."""
        name = f"{RECORDS}/{told['number']:06}.record"
        write_text(str(self.folder / name), record, overwrite=True)
        told = {**told, "record": name}
        with (self.folder / MATCHES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.matches[told["number"]] = told

    def log(self, name: str, copy: int) -> Path:
        clean = "".join(sign if sign.isalnum() else "_" for sign in name)[:60]
        return self.folder / LOGS / f"{clean}.{copy}.log"

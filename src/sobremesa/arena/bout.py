"""One match of an arena: asked in turn, timed, and replaced where they fail."""

import time
from dataclasses import dataclass, field
from typing import Any

from sobremesa.bots.levels import Brain
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat

from .plan import Bout, Plan
from .players import CRASH, FAULTS, LATE, Fault, Player, Sitting, luck_of

LATES = 3  # after so many a stand-in plays the rest of the match
TOLD = 200  # characters of what is told of a fault


@dataclass
class Account:
    """What is noted of a seat."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    faults: list[dict[str, Any]] = field(default_factory=list)
    gone: bool = False  # a stand-in plays this match to its end
    heard: int = 0  # events

    def as_data(self) -> dict[str, Any]:
        kinds = [fault["kind"] for fault in self.faults]
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "longest": round(self.longest, 6),
            **{kind: kinds.count(kind) for kind in FAULTS},
            "faults": self.faults,
        }


class Play:
    """A match between players, by seat."""

    def __init__(
        self, plan: Plan, game: Game, bout: Bout, players: list[Player]
    ) -> None:
        self.plan = plan
        self.bout = bout
        self.players = players
        names = [plan.agents[agent].name for agent in bout.seating]
        self.seed = plan.seed_of(bout.round)
        self.match = Match(game, names, plan.options, seed=self.seed)
        self.accounts = [Account() for _ in players]
        self.stand_in = Brain("chance", f"stand-in {self.seed}")

    def run(self) -> dict[str, Any]:
        """To its end; what is noted of it, as plain data."""
        match = self.match
        for seat in range(len(self.players)):
            self.begin(seat)
        while not match.over:
            seat = int(match.state.seat)
            match.play(seat, self.decide(seat))
        for seat in range(len(self.players)):
            self.end(seat)
        result = match.result
        return {
            "number": self.bout.number,
            "round": self.bout.round,
            "seating": list(self.bout.seating),
            "seed": self.seed,
            "scores": list(result.scores),
            "ends": list(result.ends),
            "rule": result.rule,
            "decisions": len(match.actions),
            "digest": match.digest(),
            "seats": [account.as_data() for account in self.accounts],
        }

    def begin(self, seat: int) -> None:
        sitting = Sitting(
            game=self.match.game,
            number=seat,
            seats=len(self.players),
            options=self.match.game.public_options(self.match.options),
            luck=luck_of(self.seed, seat),
            match=self.bout.number,
        )
        try:
            self.players[seat].begin(sitting)
        except Fault as fault:
            self.note(seat, fault)

    def decide(self, seat: int) -> int:
        """The player's action, or the stand-in's."""
        account, held = self.accounts[seat], self.seat(seat)
        account.decisions += 1
        if not account.gone:
            begun = time.perf_counter()
            try:
                return self.players[seat].choose(held, self.news(seat), self.plan.limit)
            except Fault as fault:
                self.note(seat, fault)
            finally:
                took = time.perf_counter() - begun
                account.seconds += took
                account.longest = max(account.longest, took)
        return self.stand_in.choose(held)

    def end(self, seat: int) -> None:
        try:
            self.players[seat].end(self.seat(seat), self.news(seat), self.match.result)
        except Fault as fault:
            self.note(seat, fault)

    def seat(self, number: int) -> Seat:
        """As it is now: whoever keeps it sees nothing of what comes later."""
        return Seat(self.match.game, self.match.state.clone(), number)

    def news(self, seat: int) -> list[Event]:
        """What the seat has not been told yet."""
        account = self.accounts[seat]
        events = self.match.events_since(account.heard, seat)
        account.heard += len(events)
        return events

    def note(self, seat: int, fault: Fault) -> None:
        account = self.accounts[seat]
        lates = sum(one["kind"] == LATE for one in account.faults)
        if fault.kind == CRASH or (fault.kind == LATE and lates + 1 >= LATES):
            account.gone = True
        told = {"kind": fault.kind, "decision": len(self.match.actions)}
        account.faults.append({**told, "told": str(fault)[:TOLD]})

    def record(self) -> str:
        return notation.write(self.match.record())

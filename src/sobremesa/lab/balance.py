"""A search for balance: the fewest and smallest changes that reach a target.

Optuna proposes changes of a few knobs; each is played with the same dice and weighed
by two things that pull against one another: how far the shares are from the target,
and how much was changed.
The best are played again with dice that the search never saw.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import Overlay, lay
from sobremesa.stock import printed_content

from .compare import contenders
from .knobs import Knob, Turned, is_playable, turned
from .measures import share_bounds
from .pool import Engine
from .series import Plan, Variant
from .study import HAPPY, Study

MOST = 3  # knobs turned at once
JOURNAL = "search.log"
TRIAL = "trial"  # what Optuna keeps for us, of a proposal and of the whole
SLACK = 1.5  # of what is near enough: luck may have hidden a good one
CHECKED = 8  # candidates that are played again at most


class Stopped(Exception):
    """Somebody did not want to wait for all matches of a proposal."""


@dataclass(frozen=True)
class Trial:
    """What came of some knobs turned."""

    changes: Mapping[str, Value]  # by the name of the knob
    shares: Mapping[str, float]
    matches: int
    distance: float  # the farthest that a share is from its target
    change: float
    content: str  # the overlay's canonical text

    def bounds(self, name: str) -> tuple[float, float]:
        return share_bounds(round(self.shares[name] * self.matches), self.matches)


@dataclass
class Search:
    """What is looked for, and how."""

    game: Game
    players: tuple[str, ...]
    target: Mapping[str, float]
    knobs: Sequence[Knob]
    engine: Engine
    matches: int
    seed: str
    within: float
    options: Mapping[str, Value] = field(default_factory=dict)  # of every match
    found: list[Trial] = field(default_factory=list)
    checked: list[Trial] = field(default_factory=list)
    over: bool = False  # whether all was tried and checked that was wanted

    def __post_init__(self) -> None:
        self.content = lay(printed_content(self.game), self.game.overlay.changes)
        self.by_name = {knob.name: knob for knob in self.knobs}
        self.known: dict[str, Trial] = {}

    def tries(self, trials: int, folder: Path) -> Iterator[int]:
        """Propose and play; after each, how many there were.

        From where an earlier search in the folder ended.
        """
        optuna = need_optuna()
        told = open_study(optuna, folder / JOURNAL, self.seed)
        self.remember(told)
        over = len(ended(told))
        yield over
        while over < trials:
            trial = told.ask()
            made = self.propose(trial)
            overlay = turned(self.game, self.content, made)
            seats = len(self.players)
            if not made or not is_playable(self.game, overlay, self.options, seats):
                told.tell(trial, state=optuna.trial.TrialState.FAIL)
            else:
                one = self.known.get(overlay.text)
                one = one or self.play(made, self.matches, self.seed)
                self.keep(one)
                trial.set_user_attr(TRIAL, write_trial(one))
                told.tell(trial, [one.distance, one.change])
            over += 1
            yield over

    def remember(self, told: Any) -> None:
        """What was tried before; at first the game as it is."""
        if TRIAL not in told.user_attrs:
            first = self.play({}, self.matches, self.seed)
            told.set_user_attr(TRIAL, write_trial(first))
        for one in (told, *ended(told)):
            if TRIAL in one.user_attrs:
                self.keep(Trial(**one.user_attrs[TRIAL]))

    def keep(self, one: Trial) -> None:
        if one.content not in self.known:
            self.known[one.content] = one
            self.found.append(one)

    def propose(self, trial: Any) -> Turned:
        """A few knobs, each turned somewhere: conditional, so that few are changed."""
        made: Turned = {}
        for at in range(trial.suggest_int("changes", 1, min(MOST, len(self.knobs)))):
            name = trial.suggest_categorical(f"which {at}", list(self.by_name))
            knob = self.by_name[name]
            place = trial.suggest_int(f"to {name}", 0, len(knob.values) - 1)
            if knob.values[place] != knob.printed:
                made[knob] = knob.values[place]
        return made

    def play(self, made: Turned, matches: int, seed: str) -> Trial:
        overlay = turned(self.game, self.content, made)
        shares = self.shares(overlay, matches, seed)
        change = sum(0.5 + 0.5 * knob.far(value) for knob, value in made.items())
        return Trial(
            changes={knob.name: value for knob, value in made.items()},
            shares=shares,
            matches=matches,
            distance=round(
                max(abs(shares[name] - aim) for name, aim in self.target.items()), 6
            ),
            change=round(change, 6),
            content=overlay.text,
        )

    def shares(self, overlay: Overlay, matches: int, seed: str) -> dict[str, float]:
        """How often each side or seat wins."""
        variant = Variant(
            players=self.players, options=dict(self.options), content=overlay.text
        )
        plan = Plan(game=self.game.id, variants=(variant,), seed=seed, matches=matches)
        who = contenders(Study(plan, 0))
        won = dict.fromkeys(who, 0)
        played = 0
        with self.engine(plan, range(matches)) as playing:
            for one in playing:
                played += 1
                for name, seats in who.items():
                    won[name] += any(one.ends[at] in HAPPY for at in seats)
        if played < matches:
            raise Stopped
        return {name: round(number / matches, 6) for name, number in won.items()}

    def front(self) -> list[Trial]:
        """Those that none beats in both, the smallest change first."""
        best: list[Trial] = []
        for one in sorted(self.found, key=lambda one: (one.change, one.distance)):
            if not best or one.distance < best[-1].distance:
                best.append(one)
        return best

    def checks(self, matches: int) -> Iterator[Trial]:
        """Play the likeliest again with fresh dice, until one reaches the target.

        The smallest changes first.
        """
        near = [one for one in self.found if one.distance <= SLACK * self.within]
        near = sorted(near, key=lambda one: (one.change, one.distance))[:CHECKED]
        for one in near or self.front()[-1:]:
            values = {self.by_name[name]: value for name, value in one.changes.items()}
            self.checked.append(self.play(values, matches, f"{self.seed}/fresh"))
            yield self.checked[-1]
            if self.best:
                break
        self.over = True

    @property
    def best(self) -> Trial | None:
        """What has reached the target with fresh dice."""
        last = self.checked[-1:]
        return last[0] if last and last[0].distance <= self.within else None


def need_optuna() -> Any:
    """The library, typed loosely: it is there only where it was asked for."""
    try:
        import optuna
    except ImportError:
        what = "lab balance"
        raise Complaint(
            "error-extra", what=what, library="optuna", extra="lab"
        ) from None
    return optuna


def open_study(optuna: Any, journal: Path, seed: str) -> Any:
    """Optuna's own, in a file that was mended: nobody else writes into it."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    mend(journal)
    backend = optuna.storages.journal.JournalFileBackend(str(journal))
    told = optuna.create_study(
        storage=optuna.storages.JournalStorage(backend),
        study_name="balance",
        directions=["minimize", "minimize"],
        load_if_exists=True,
    )
    told.sampler = optuna.samplers.TPESampler(
        seed=len(seed) + len(told.trials), n_startup_trials=12
    )
    return told


def mend(journal: Path) -> None:
    """Cut off a line that was only half written, and a lock that nobody holds."""
    journal.with_name(f"{journal.name}.lock").unlink(missing_ok=True)
    if journal.exists():
        data = journal.read_bytes()
        os.truncate(journal, data.rfind(b"\n") + 1)


def ended(told: Any) -> list[Any]:
    """The proposals that were played, or could not be."""
    return [one for one in told.trials if one.state.is_finished()]


def write_trial(one: Trial) -> dict[str, Any]:
    return {**vars(one), "changes": dict(one.changes), "shares": dict(one.shares)}


def rows(search: Search) -> list[dict[str, Any]]:
    """Every proposal as a row."""
    front = {one.content for one in search.front()}
    return [
        {
            "change": one.change,
            "distance": one.distance,
            "front": one.content in front,
            **{f"won.{name}": share for name, share in one.shares.items()},
            "changes": ", ".join(f"{k}={v}" for k, v in one.changes.items()),
        }
        for one in search.found
    ]

"""A search for balance that somebody asks for: checked, carried out in a folder, told.

plan.json     what is looked for
search.log    every proposal as soon as it was played
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from sobremesa.complaint import Complaint
from sobremesa.files import reason, write_text
from sobremesa.i18n import Words
from sobremesa.kernel.errors import listed, shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import Overlay
from sobremesa.shelf import stocked

from .balance import JOURNAL, Search, Stopped, need_optuna, rows
from .balance_page import balance_page
from .folder import begin, hold
from .knobs import as_toml, knobs
from .pool import Engine, Outcomes, Patience
from .results import matches_kept
from .series import Plan
from .study import sides_of
from .table import write_tables

BEST, PAGE = "best.toml", "report.html"
MAY_DIFFER = ("trials", "fresh", "within")  # from what a folder was begun with


class Quest(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for, where, and how long."""

    game: str
    players: tuple[str, ...]
    target: dict[str, float]  # shares, by side or seat
    tune: tuple[str, ...]  # what may be turned
    trials: int = 60
    matches: int = 100  # of every proposal
    fresh: int = 400  # that the best must hold in
    within: float = 0.05  # what is near enough
    seed: str = "balance"
    options: dict[str, Value] = {}
    content: str = ""  # own content, by its canonical text

    def open_game(self) -> Game:
        return stocked(self.game, Overlay(self.content))

    def open_search(self, engine: Engine) -> Search:
        """Refuses what cannot be looked for."""
        game = self.open_game()
        check_target(game, self.target, len(self.players))
        turns = knobs(game, self.tune)
        for knob in turns:
            if knob.name in self.options:
                raise Complaint("error-set-turned", option=knob.name)
        if not turns:
            raise Complaint("error-no-knobs", tune=shown(",".join(self.tune)))
        return Search(
            game=game,
            players=self.players,
            target=self.target,
            knobs=turns,
            engine=engine,
            matches=self.matches,
            seed=self.seed,
            within=self.within,
            options=self.options,
        )


Watch = Callable[[Iterable[int], Quest, Search], Iterable[int]]  # tries, as they come


def contending(game: Game, seats: int) -> list[str]:
    """Who can be given a share: sides, or where a game has none seats."""
    return list(sides_of(game, seats)) or list(game.kinds["seat"][:seats])


def check_target(game: Game, target: Mapping[str, float], seats: int) -> None:
    known = contending(game, seats)
    if not target:
        raise Complaint("error-no-target", known=listed(known))
    for name, share in target.items():
        if name not in known:
            raise Complaint("error-target-name", name=shown(name), known=listed(known))
        if not 0 <= share <= 1:
            value = shown(f"{100 * share:g}%")
            raise Complaint("error-share", place=name, value=value, such="40%")


@dataclass
class Found:
    """What a folder holds after a search."""

    quest: Quest
    search: Search


def carry_out(
    quest: Quest,
    path: Path,
    engine: Engine,
    *,
    watch: Watch = lambda tries, quest, search: tries,
) -> Found:
    """Try what is missing of a search, and check the likeliest with fresh dice.

    Ctrl-C ends it early: what was tried until then is kept, and can be told.
    """
    need_optuna()
    patience = Patience()
    search = quest.open_search(heeding(patience, engine))
    begin(path, quest, search.game, may_differ=MAY_DIFFER)
    try:
        with closing(hold(path / JOURNAL)), patience, suppress(Stopped):
            for _ in watch(search.tries(quest.trials, path), quest, search):
                if patience.over:
                    raise Stopped
            for _ in search.checks(quest.fresh):
                pass
    except OSError as error:
        raise Complaint(
            "error-search-write",
            file=str(path / JOURNAL),
            reason=reason(error),
            trials=str(max(0, len(search.found) - 1)),
        ) from None
    return Found(quest, search)


def heeding(patience: Patience, engine: Engine) -> Engine:
    """Ctrl-C ends the wait for a match, and nothing that is done with what came."""

    @contextmanager
    def heeded(plan: Plan, numbers: Iterable[int]) -> Iterator[Outcomes]:
        with engine(plan, numbers) as playing:
            yield patience.each(playing)

    return heeded


def write_found(found: Found, out: Path, words: Words, *, command: str) -> None:
    """The best as own content, every proposal as a row, and the page."""
    file, best = str(out / BEST), found.search.best
    with matches_kept():
        if best is not None:
            changes = Overlay(best.content).changes
            write_text(file, as_toml(found.quest.game, changes), overwrite=True)
        else:
            Path(file).unlink(missing_ok=True)  # of an earlier end, which holds no more
        write_tables(out, {"trials": rows(found.search)})
        told = balance_page(found.search, words.lang, file=file, command=command)
        write_text(str(out / PAGE), told, overwrite=True)

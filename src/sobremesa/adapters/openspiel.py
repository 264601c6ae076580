"""Any game for OpenSpiel: importing this registers `python_sobremesa_<game>`.

Luck is explicit: every number the dice are asked for is a chance node of its own, with
outcomes alike, at the set-up and in the middle of what an action sets going.
With `luck=seed` the whole luck of a match is one draw at its start, of a seed: outcome
n gives the match that `sobremesa.Match(…, seed=n)` is; fast, but a search that copies
such a state sees what the dice will give.

Strings are what a seat sees as JSON; as an information state, with a fingerprint of all
that the seat was told and did before it.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from sobremesa.kernel.dice import Dice, Fast, Scripted, Seeded
from sobremesa.kernel.errors import Mistake, NeedRoll, listed, shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import SPECTATOR, Event, Journal
from sobremesa.kernel.position import digest
from sobremesa.kernel.state import State, same
from sobremesa.shelf import sound

from .episodes import Episodes, observed

DRAWS: Final = "draws"
SEED: Final = "seed"
LUCK: Final = (DRAWS, SEED)
SEEDS: Final = 1_000  # of which one is drawn
SIDES: Final = 1_000  # of the largest die; what is drawn from is never larger
LONGEST: Final = 100_000  # decisions, more than any match has
BETWEEN: Final = "|"  # options, as in `max_rounds:5|open_hands:true`

Untyped = Any  # OpenSpiel publishes no types


class Point:
    """A match as far as it is known: the last state, and what is being decided since.

    An action waits, with the numbers drawn for it so far, until no die is missing.
    """

    def __init__(self, matches: Episodes, luck: str) -> None:
        self.matches = matches
        self.sides = SEEDS if luck == SEED else 0  # of the die that is asked for
        self.seed: Seeded | None = None
        self.luck = luck
        self.state: State | None = None  # None: nothing is dealt yet
        self.action = -1
        self.script: list[int] = []
        self.told = [""] * matches.seats  # by seat: the fingerprint of what it knows
        self.moves: list[int] = []  # all answers and outcomes
        if luck == DRAWS:
            self.run()

    def __deepcopy__(self, memo: object) -> "Point":
        """OpenSpiel copies a state by all it holds."""
        twin = Point.__new__(Point)
        twin.matches, twin.sides, twin.luck = self.matches, self.sides, self.luck
        twin.seed = None if self.seed is None else copied(self.seed)
        twin.state = None if self.state is None else self.state.clone()
        twin.action, twin.script = self.action, self.script[:]
        twin.told, twin.moves = self.told[:], self.moves[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """It goes elsewhere by what was decided: it is played again."""
        matches = self.matches
        told = matches.game, matches.seats, matches.options, self.luck
        return played, (*told, self.moves)

    def act(self, action: int) -> None:
        """An answer, or the outcome of the die that is asked for."""
        self.moves.append(action)
        if self.sides and self.luck == SEED:
            self.seed = Seeded(str(action))
        elif self.sides:
            self.script.append(action)
        else:
            self.action = action
        self.run()

    def run(self) -> None:
        """Do what is decided; or find out which die is missing for it."""
        journal = Journal()
        dice: Dice = Scripted(self.script) if self.seed is None else self.seed
        try:
            after = self.after(dice, journal)
        except NeedRoll as need:
            self.sides = need.sides
            return
        actor = -1 if self.state is None else int(self.state.seat)
        self.tell(actor, journal.events)
        self.state, self.sides = after, 0
        self.script = []

    def after(self, dice: Dice, journal: Journal) -> State:
        matches = self.matches
        if self.state is None:
            return matches.game.new(matches.options, matches.seats, dice, journal)
        after = self.state.clone()
        after.apply(self.action, dice, journal)
        return after

    def tell(self, actor: int, events: list[Event]) -> None:
        """Every seat learns what it may, and remembers what it did."""
        for seat, before in enumerate(self.told):
            own = str(self.action) if seat == actor else ""
            heard = "\n".join(str(event.seen_by(seat)) for event in events)
            text = f"{before}\n{own}\n{heard}"
            self.told[seat] = hashlib.sha256(text.encode()).hexdigest()[:32]


def played(
    game: Game, seats: int, options: Mapping[str, object], luck: str, moves: list[int]
) -> Point:
    point = Point(Episodes(game, seats, options), luck)
    for move in moves:
        point.act(move)
    return point


def copied(dice: Seeded) -> Seeded:
    twin = Seeded(dice.seed)
    twin.counter, twin.words = dice.counter, dice.words[:]
    return twin


class SobremesaState(pyspiel.State):  # type: ignore[misc]  # it is untyped
    def __init__(self, game: "SobremesaGame") -> None:
        super().__init__(game)
        self.point = deepcopy(game.start)

    def current_player(self) -> int:
        if self.point.sides:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.point.state
        over = state is None or state.seat < 0
        return int(pyspiel.PlayerId.TERMINAL) if over else int(self.dealt.seat)

    @property
    def dealt(self) -> State:
        """Our own state, before what is being decided now."""
        assert self.point.state is not None
        return self.point.state

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal() if player == self.dealt.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.point.sides
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.point.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.point.matches.game.table.text(action)
        return f"{'seed' if self.point.luck == SEED else 'draw'} {action}"

    def is_terminal(self) -> bool:
        point = self.point
        return not point.sides and point.state is not None and point.state.seat < 0

    def returns(self) -> list[float]:
        if self.is_terminal():
            return self.dealt.result().scores
        return [0.0] * self.point.matches.seats

    def digest(self) -> str:
        """Of the position, as everywhere in the house."""
        matches = self.point.matches
        return digest(matches.game, matches.options, self.dealt)

    def __str__(self) -> str:
        point = self.point
        if point.state is None:
            return f"set-up, drawn {point.script}"
        half = f", {point.action} with {point.script}" if point.sides else ""
        return f"{self.digest()}{half}"


class SobremesaGame(pyspiel.Game):  # type: ignore[misc]  # it is untyped
    """A game with its number of players, options and luck chosen."""

    def __init__(self, game: Game, params: Mapping[str, Untyped]) -> None:
        luck = str(params.get("luck", DRAWS))
        if luck not in LUCK:
            raise Mistake(f"luck is {shown(luck)}, it must be one of {listed(LUCK)}")
        players = int(params.get("players", game.first.seats))
        options = dict(read_options(str(params.get("options", ""))))
        self.matches = Episodes(game, players, options)
        self.start = Point(self.matches, luck)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.matches.actions,
            max_chance_outcomes=max(SIDES, SEEDS),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), about, dict(params))

    def new_initial_state(self) -> SobremesaState:
        return SobremesaState(self)

    def make_py_observer(
        self, iig_obs_type: Untyped = None, params: Untyped = None
    ) -> "Observer | Nothing":
        """What one player sees with all that is public, or what is public alone."""
        if params:
            raise Mistake(f"there are no parameters to observe by, not {shown(params)}")
        seen = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        everyone = seen.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if everyone or not seen.public_info:
            return Nothing()
        mine = seen.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.matches, mine=mine, recall=bool(seen.perfect_recall))


class Observer:
    """The vector that other learners get too; with recall, one's own answers beside.

    Those are counted by action: more than a moment shows, and less than all there was;
    strings have all of it, as a fingerprint.
    """

    def __init__(self, matches: Episodes, *, mine: bool, recall: bool) -> None:
        self.matches = matches
        self.mine = mine
        self.recall = recall
        size = matches.length + (matches.actions if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: matches.length]}
        if recall:
            self.dict["answers"] = self.tensor[matches.length :]

    def set_from(self, state: SobremesaState, player: int) -> None:
        self.tensor.fill(0)
        if state.point.state is not None:
            eyes = player if self.mine else SPECTATOR
            seen = observed(self.matches, state.point.state, eyes)
            self.dict["observation"][:] = seen
        if self.recall:
            for one in state.full_history():
                if one.player == player:
                    self.dict["answers"][one.action] += 1

    def string_from(self, state: SobremesaState, player: int) -> str:
        if state.point.state is None:
            return ""
        eyes = player if self.mine else SPECTATOR
        view = self.matches.game.view(state.point.state, eyes)
        text = msgspec.json.encode(view).decode()
        return f"{state.point.told[player]} {text}" if self.recall else text


class Nothing:
    """For what is not told apart: secrets alone, and those of all players at once."""

    tensor = None
    dict: Final[Mapping[str, Untyped]] = {}

    def set_from(self, state: SobremesaState, player: int) -> None:
        pass

    def string_from(self, state: SobremesaState, player: int) -> None:
        return None


def resampler(seed: int | str = 0) -> Callable[[SobremesaState, int], SobremesaState]:
    """For `ISMCTSBot.set_resampler`: a state the player could believe in.

    Its history stays the true one: such a state is for search, not for keeping.
    """
    dice = Fast(seed)

    def resample(state: SobremesaState, player: int) -> SobremesaState:
        twin: SobremesaState = state.clone()
        game = twin.point.matches.game
        twin.point.state = game.redeal(twin.dealt, player, dice)
        if twin.point.seed is not None:
            twin.point.seed = Seeded(f"{seed}/{dice.below(2**31)}")
        return twin

    return resample


def read_options(text: str) -> Iterator[tuple[str, str]]:
    """`max_rounds:5|open_hands:true`: a game's own options, as OpenSpiel takes them."""
    for part in filter(None, text.split(BETWEEN)):
        name, colon, value = part.partition(":")
        if not colon:
            raise Mistake(f"the option {shown(part)} must be written name:value")
        yield name, value


def type_of(game: Game) -> Untyped:
    kind = pyspiel.GameType
    open_ = game.redeal is same
    return kind(
        short_name=f"python_sobremesa_{game.id}",
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kind.Information.PERFECT_INFORMATION
            if open_
            else kind.Information.IMPERFECT_INFORMATION
        ),
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.first.seats,
            "options": "",
            "luck": DRAWS,
        },
    )


def register() -> None:
    """Every game on the shelf; those that are known already stay."""
    known = set(pyspiel.registered_names())
    for game in sound():
        if (kind := type_of(game)).short_name not in known:
            pyspiel.register_game(kind, maker(game))


def maker(game: Game) -> type[SobremesaGame]:
    """A class, as OpenSpiel has it: it drops what it holds when no Python is left."""

    class Made(SobremesaGame):
        def __init__(self, params: Mapping[str, Untyped] | None = None) -> None:
            super().__init__(game, params or {})

    return Made


register()

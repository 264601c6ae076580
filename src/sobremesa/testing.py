"""For tests of any game, ours or yours: scenes, perft, and the contract."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from . import checks
from .i18n import Words
from .kernel import log, notation, position
from .kernel.dice import Dice, Fast, Scripted
from .kernel.errors import Mistake, NeedRoll, OptionError, Unknown
from .kernel.fields import ALWAYS, EVERYONE
from .kernel.game import Game
from .kernel.log import ALL, SPECTATOR, Event, Journal, Silence
from .kernel.match import Match, replay, verify
from .kernel.options import Option, Value
from .kernel.reason import Reason
from .kernel.record import DECISIONS
from .kernel.state import State
from .shelf import find

ROLLS = 60  # dice of one action, as far as perft can follow them
LONGEST = DECISIONS  # a match that is not over by then never ends
THOROUGH = 12  # decisions of a match that are all checked
SPARSE = 12  # between two of those after them, and longer as it goes on
REFUSALS = 6  # answers to one question of which the reasons are looked at
LUCKS = 3  # dice with which a state is dealt anew, twice each
MATCHES = 3  # of a whole check, for each number of seats


class Scene:
    """A state to try something in. Its parts are texts, as in a rulebook."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    @property
    def legal(self) -> list[str]:
        return [self.game.table.text(action) for action in self.state.legal()]

    @property
    def position(self) -> dict[str, Any]:
        return self.game.dump(self.state)

    @property
    def seat(self) -> str:
        """Who is asked; "" when the match is over."""
        at = self.state.seat
        return "" if at < 0 else self.game.kinds["seat"][at]

    @property
    def stage(self) -> str:
        return "over" if self.state.seat < 0 else self.game.stages[self.state.stage]

    def play(self, *texts: str, rolls: Sequence[int] | None = None) -> list[str]:
        """Answer one question after another; what was said, as texts.

        The dice give `rolls` and no more, or anything if there are none given.
        """
        dice: Dice = Fast("scene") if rolls is None else Scripted(list(rolls))
        journal = Journal()
        for text in texts:
            assert text in self.legal, f"{text!r} is not legal: {self.legal}"
            self.state.apply(self.game.table.number(text), dice, journal)
        return [str(event) for event in journal.events]

    def refused(self, text: str) -> list[str]:
        """What is against an action now: `8.1 plants territory=F there=1 needed=2`."""
        reasons = self.game.refusals(self.state, self.game.table.number(text))
        return [
            " ".join([one.rule, one.word, *[f"{k}={v}" for k, v in one.values.items()]])
            for one in reasons
        ]


def at(
    game: str | Game,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Scene:
    """A scene: the start of a match with these fields of its position replaced."""
    if isinstance(game, str):
        game = find(game)
    known = (*ALWAYS, *(field.name for field in game.fields))
    for name in fields:
        if game.fields and name not in known:
            raise Unknown("field", name, known)
    seats = game.seats[0] if seats is None else seats
    chosen = game.set_up(options or {}, seats)
    start = game.new(chosen, seats, Fast("scene"), Silence())
    return Scene(game, game.load(chosen, seats, {**game.dump(start), **fields}))


def outcomes(state: State, action: int) -> Iterator[State]:
    """Every state an action can lead to, one for each run of the dice."""
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        twin = state.clone()
        try:
            twin.apply(action, Scripted(script), Silence())
        except NeedRoll as roll:
            if len(script) == ROLLS:
                raise Mistake(
                    f"an action rolls more than {ROLLS} dice, or ties again and "
                    "again: the ways to go on cannot be counted"
                ) from None
            scripts += [[*script, number] for number in reversed(range(roll.sides))]
        else:
            yield twin


def perft(state: State, depth: int, most: int | None = None) -> int:
    """How many ways there are to go on for a number of decisions, dice included.

    The count is cut short once it is beyond `most`.
    """
    if depth == 0 or state.seat < 0:
        return 1
    total = 0
    for action in state.legal():
        for following in outcomes(state, action):
            left = None if most is None else most - total
            total += perft(following, depth - 1, left)
            if most is not None and total > most:
                return total
    return total


def check_game(
    game: Game, *, tests: Path | None = None, table: str = "", matches: int = MATCHES
) -> None:
    """All a game of any house must keep: the contract, its rules, its words.

    With a folder of `tests`, every rule has one there, named after it.
    With the digest of its `table`, that cannot change without anybody's notice.
    Raises AssertionError with all that is wrong, or the first promise broken.
    """
    found = [*checks.wrong_rules(game), *checks.wrong_words(game)]
    if tests is not None:
        found += checks.wrong_tests(game, tests)
    assert not found, "\n".join([f"{game.id}:", *found])
    assert table in ("", game.table.digest), (
        f"{game.id}: the digest of the table is {game.table.digest}, not {table}; "
        "records of old matches do not fit it any more: it needs another edition"
    )
    dice = Fast("check")
    for seats in game.seats:
        for number in range(matches):
            options = random_options(game, dice, seats) if number else {}
            match = check_contract(game, f"{number}", seats=seats, options=options)
            check_shown(match)


def check_shown(match: Match) -> None:
    """The end has words, and every seat's view a drawing."""
    game = match.game
    for lang in checks.languages(game):
        words = Words(lang, game)
        assert words.ending(match.result.rule)
        for seat in range(-1, len(match.players)):
            assert game.draw(match.seat(seat).view, words.element) is not None


def check_contract(
    game: Game, seed: str, *, seats: int, options: Mapping[str, object] | None = None
) -> Match:
    """Play a match at random and check every promise of the kernel at every decision.

    In a long match the later a decision, the fewer of its like are checked.
    Raises AssertionError with the seed and the decision where one is broken.
    """
    players = ["chance"] * seats
    match = Match(game, players, options, seed=seed)
    dice = Fast(f"contract {seed}")
    check_events(game, match.journal.events)
    following = 0  # decision that is checked
    while not match.over:
        place = f"{game.id}, seed {seed!r}, decision {len(match.actions)}"
        assert len(match.actions) < LONGEST, f"{place}: the match does not end"
        played = len(match.actions)
        thorough = played == following
        if thorough:
            following += 1 if played < THOROUGH else SPARSE + played // SPARSE
            check_decision(match, dice, place)
        legal = match.state.legal()
        action = legal[dice.below(len(legal))]
        said = len(match.journal.events)
        if thorough:
            check_undo(match, action, place)
            check_elsewhere(match, action, place)
        match.play(int(match.state.seat), action)
        check_events(game, match.journal.events[said:])
    assert match.state.legal() == [], f"{game.id}, seed {seed!r}: legal after the end"
    check_end(match, seed)
    return match


def check_decision(match: Match, dice: Dice, place: str) -> None:
    """Legal actions, position, and for every seat view, observation and beliefs."""
    game, state = match.game, match.state
    legal = state.legal()
    assert legal, f"{place}: nothing is legal"
    assert legal == sorted(set(legal)), f"{place}: legal is not ascending: {legal}"
    assert legal[0] >= 0, f"{place}: {legal[0]} is not in the table"
    assert legal[-1] < len(game.table), f"{place}: {legal[-1]} is not in the table"
    short = game.shortlist(state)
    assert short, f"{place}: the shortlist is empty"
    assert set(short) <= set(legal), f"{place}: the shortlist is not legal"
    text = match.position()
    found, chosen, loaded = position.read(text, lambda _: game)
    assert position.write(found, chosen, loaded) == text, f"{place}: position"
    check_elements(match, legal, place)
    for seat in range(SPECTATOR, int(state.seats)):
        check_redeal(match, seat, dice, place)
    public = match.seat(SPECTATOR).view
    whole = msgspec.to_builtins(game.view(state, log.EVERYONE))
    for seat in range(int(state.seats)):
        part = msgspec.to_builtins(match.seat(seat).view)
        lacks = hidden(whole, part, "view")
        assert not lacks, f"{place}: what seat {seat} sees nobody else does: {lacks}"
        check_beliefs(match, seat, dice, place)
        one, two = match.seat(seat).view, match.seat(seat).view_besides(public)
        assert msgspec.json.encode(one) == msgspec.json.encode(two), f"{place}: besides"
        worth = game.evaluate(state, seat)
        assert 0.0 <= worth <= 1.0, f"{place}: seat {seat} is worth {worth}"


def hidden(whole: Any, part: Any, name: str) -> list[str]:
    """Where a view that should show everything does not, and a seat's does."""
    if whole is None and part is not None:
        return [name]
    if isinstance(whole, dict) and isinstance(part, dict):
        both = [key for key in part if key in whole]
        return [n for k in both for n in hidden(whole[k], part[k], f"{name}.{k}")]
    if isinstance(whole, list) and isinstance(part, list):
        pairs = enumerate(zip(whole, part, strict=False))
        return [n for at, (a, b) in pairs for n in hidden(a, b, f"{name}[{at}]")]
    return []


def check_elements(match: Match, legal: list[int], place: str) -> None:
    """Every element that a legal action names stands in the view of who is asked."""
    seen = view_words(match.seat(int(match.state.seat)).view)
    for action in legal:
        for word in match.game.table.text(action).split()[1:]:
            assert word in seen, f"{place}: {word!r} is not in the view"


def view_words(view: object) -> set[str]:
    """All texts and keys of a view."""
    words: set[str] = set()
    todo: list[object] = [msgspec.to_builtins(view)]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            words.add(item)
        elif isinstance(item, dict):
            words.update(str(key) for key in item)
            todo += item.values()
        elif isinstance(item, list):
            todo += item
    return words


def check_beliefs(match: Match, seat: int, dice: Dice, place: str) -> None:
    """A seat cannot tell the true state from one re-dealt for it."""
    game, state = match.game, match.state
    other = game.redeal(state, seat, dice)
    assert other is not state, f"{place}: redeal gives the state itself"
    one, two = game.view(state, seat), game.view(other, seat)
    assert msgspec.json.encode(one) == msgspec.json.encode(two), f"{place}: view leaks"
    same = game.observation(state, seat) == game.observation(other, seat)
    assert same, f"{place}: observation leaks"
    if state.seat == seat:
        assert state.legal() == other.legal(), f"{place}: legal leaks"
        public = msgspec.json.encode(game.view(state, SPECTATOR))
        assert public == msgspec.json.encode(game.view(other, SPECTATOR)), (
            f"{place}: public"
        )
        for action in some_answers(game, state, dice):
            check_refusal(game, state, other, action, place)


def some_answers(game: Game, state: State, dice: Dice) -> list[int]:
    """Legal ones, some of which the question's verbs know, and any."""
    legal = state.legal()
    verbs = set(game.questions.get(game.stages[state.stage], "").split(" ")[1:])
    known = {game.table.text(action).partition(" ")[0] for action in legal}
    told = f"{game.id}: {game.stages[state.stage]!r} is answered by {known - verbs} too"
    assert not game.questions or known <= verbs, told
    asked = [at for verb in sorted(verbs) for at in game.table.rows[verb]]
    chosen = [legal[dice.below(len(legal))] for _ in range(3)]
    chosen += [asked[dice.below(len(asked))] for _ in range(REFUSALS) if asked]
    return [int(action) for action in (*chosen, dice.below(len(game.table)))]


def check_refusal(
    game: Game, state: State, other: State, action: int, place: str
) -> None:
    """What is against an action can be told, and tells nothing that is hidden."""
    told = f"{place}: {game.table.text(action)!r}"
    reasons = game.refusals(state, action)
    assert reasons == game.refusals(other, action), f"{told}: the reasons leak"
    if game.questions:
        check_reasons(game, check_answers(game, state, [action]))


def check_answers(game: Game, state: State, actions: Iterable[int]) -> list[Reason]:
    """Each is legal, or something is against it, and never both; one reason a kind."""
    legal = set(state.legal())
    kinds: dict[tuple[str, ...], Reason] = {}
    for action in actions:
        told = f"{game.table.text(action)!r} at {game.stages[state.stage]!r}"
        reasons = game.refusals(state, action)
        assert action in legal or reasons, f"nothing is against {told}"
        assert not (action in legal and reasons), f"{told} is legal, but {reasons}"
        for reason in reasons:
            kinds[(reason.rule, reason.word, *reason.values)] = reason
    return list(kinds.values())


def check_reasons(game: Game, reasons: Iterable[Reason]) -> None:
    """Their rules are in the book, and every language has words for them."""
    for reason in reasons:
        game.rulebook().look(reason.rule)
        for lang in checks.languages(game):
            assert "{" not in Words(lang, game).reason(reason), reason


def check_redeal(match: Match, seat: int, dice: Dice, place: str) -> None:
    """With equal dice all states that look alike to a seat are re-dealt alike.

    So nothing that is worked out from an imagined state can tell what is hidden,
    whatever the dice are and however often it is asked.
    """
    game, state = match.game, match.state
    other = game.redeal(state, seat, dice)
    for luck in range(LUCKS):
        one, two = (
            position.write(game, match.options, game.redeal(true, seat, Fast(luck)))
            for true in (state, other)
        )
        assert one == two, f"{place}: what is re-dealt for seat {seat} leaks"


def check_undo(match: Match, action: int, place: str) -> None:
    """An action taken back leaves everything as it was, if it can be taken back."""
    before = whole(match)
    trial = fork(match)
    trial.force(action)
    if trial.undoable:
        trial.undo(int(trial.state.seat))
        assert before == whole(trial), f"{place}: undo"
    assert before == whole(match), f"{place}: a copy disturbs its original"


def whole(match: Match) -> tuple[str, int, int, list[int]]:
    """All of a match that an undo must restore."""
    said = len(match.journal.events)
    return match.digest(), len(match.actions), said, match.tape[:]


def fork(match: Match) -> Match:
    """The same match once more, rolling from what is left of a tape of its own."""
    twin = Match.__new__(Match)
    twin.__dict__.update(match.__dict__)
    twin.state = match.state.clone()
    twin.dice = type(match.dice)(Fast(len(match.tape)), match.tape[:])
    twin.actions, twin.firsts = match.actions[:], match.firsts[:]
    twin.journal = Journal()
    twin.journal.events = match.journal.events[:]
    twin.undoable = []
    return twin


def check_elsewhere(match: Match, action: int, place: str) -> None:
    """A copy and a loaded position go on exactly as the original would."""
    game, state = match.game, match.state
    loaded = game.load(match.options, int(state.seats), game.dump(state))
    told: list[tuple[list[str], str]] = []
    for twin in (state.clone(), loaded):
        journal = Journal()
        twin.apply(action, Fast("elsewhere"), journal)
        said = [str(event) for event in journal.events]
        told.append((said, position.digest(game, match.options, twin)))
    assert told[0] == told[1], f"{place}: a loaded position goes on otherwise"


def check_events(game: Game, events: Sequence[Event]) -> None:
    """Every event is declared, with as many numbers, each in its range."""
    for event in events:
        kinds = game.events.get(event.key)
        assert kinds is not None, f"{game.id}: event {event.key!r} is not declared"
        whispers = event.eyes != ALL and len(game.fields) > 0
        hides = any(field.seen != EVERYONE for field in game.fields)
        assert hides or not whispers, f"{game.id}: {event} is whispered, nothing hides"
        words = kinds.split()
        assert len(words) == len(event.numbers), f"{game.id}: {event} is not {kinds!r}"
        for word, number in zip(words, event.numbers, strict=True):
            ids = game.kinds.get(word.partition(":")[2] or word)
            assert ids is None or 0 <= number < len(ids), f"{game.id}: {event}, {word}"


def check_end(match: Match, seed: str) -> None:
    """The result is in range, and the record tells the same match."""
    result = match.result
    assert len(result.scores) == len(match.players)
    assert all(0.0 <= score <= 1.0 for score in result.scores), result.scores
    match.game.rulebook().look(result.rule)
    for eyes in (log.EVERYONE, *range(SPECTATOR, len(match.players))):
        match.game.view(match.state, eyes)
        match.game.observation(match.state, max(eyes, 0))
    text = notation.write(match.record())
    record = notation.read(text)
    assert notation.write(record) == text, f"seed {seed!r}: record does not round-trip"
    again = verify(record, lambda _: match.game)
    assert again.digest() == match.digest(), f"seed {seed!r}: replay ends elsewhere"
    half = replay(record.cut(len(record.actions) // 2), lambda _: match.game)
    assert not half.over, f"seed {seed!r}: half the match is over already"


def random_options(
    game: Game, dice: Dice, seats: int | None = None
) -> dict[str, Value]:
    """Some options set at random, each to a value it may take, that go together."""
    while True:
        chosen: dict[str, Value] = {}
        for option in game.options.all.values():
            values = random_values(option)
            if values and dice.below(4) == 0:
                chosen[option.name] = values[dice.below(len(values))]
        try:
            game.set_up(chosen, game.seats[0] if seats is None else seats)
        except OptionError:
            continue
        return chosen


def random_values(option: Option) -> Sequence[Value]:
    """What an option may be set to; a text only to what its game says is worth it."""
    if option.default is None:
        return ()
    if option.kind == "int":
        return range(option.low, option.high + 1, option.step)
    if option.kind == "text":
        return option.values
    return option.choices or (False, True)

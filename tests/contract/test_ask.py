"""Whatever is asked of the table is answered by the rules, and gives nothing away."""

from collections.abc import Iterator
from itertools import islice

import pytest

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.foresight import LOOKS, foresee, question_rule, shares
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import SPECTATOR, Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
STEP = 31  # decisions from one question to the next
ASKED = 5  # positions of a match
MANY = 300  # elements of a kind
#: Where things lie, stand or go, by game.
PLACES = {
    "stratum": {"space", "territory"},
    "carcosa": {"node", "floor", "box"},
    "connected_worlds": {"hex", "world"},
    "heroes": {"place", "spot"},
    "escaramuzas": {"point", "label", "side"},
}
TRIED = 3  # legal actions of each, and as many others


def asked(game: Game) -> Iterator[tuple[Seat, Fast, Match]]:
    """Seats of a random match at some of their decisions."""
    seats, dice = game.first.seats, Fast("asking")
    match = Match(game, ["x"] * seats, game.set_up({}, seats), seed="ask")
    while not match.over:
        if len(match.actions) % STEP == 0:
            yield match.seat(int(match.state.seat)), dice, match
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])


@each_game
def test_every_action_is_answered_with_a_rule(game: Game) -> None:
    spoken = [Words(lang, game) for lang in LANGUAGES]
    for seat, dice, _ in islice(asked(game), ASKED):
        rule = game.rulebook().look(question_rule(seat))
        legal = seat.legal
        for action in some(legal, dice):
            seen = foresee(seat, action)
            assert seen.rule == rule.id
            assert seen.events or seen.stage
            for one in seen.events:
                game.rulebook().look(one.event.rule)
                assert 0 < one.share <= 1
                assert all(words.event(one.event) for words in spoken)
            assert seat.why(action) == []
        others = [one for one in range(len(game.table.texts)) if one not in legal]
        for action in some(others, dice):
            reasons = seat.why(action)
            assert reasons
            for reason in reasons:
                game.rulebook().look(reason.rule)
                assert all(words.reason(reason) for words in spoken)


def some(actions: list[int], dice: Fast) -> list[int]:
    return [actions[dice.below(len(actions))] for _ in range(min(TRIED, len(actions)))]


class Watched(Seat):
    """Counts how often it imagines something."""

    imagined = 0

    def imagine(self, dice: Dice) -> State:
        self.imagined += 1
        return super().imagine(dice)


@each_game
def test_an_action_is_tried_only_on_what_its_seat_imagines(game: Game) -> None:
    for seat, dice, match in islice(asked(game), 1):
        before = match.digest()
        watched = Watched(game, match.state, seat.number)

        foresee(watched, some(seat.legal, dice)[0])

        assert LOOKS == watched.imagined
        assert before == match.digest()


@each_game
def test_what_is_foretold_depends_on_nothing_hidden(game: Game) -> None:
    for seat, dice, match in islice(asked(game), ASKED):
        action = some(seat.legal, dice)[0]
        other = game.redeal(match.state, seat.number, Fast("elsewhere"))

        assert foresee(seat, action) == foresee(Seat(game, other, seat.number), action)


def test_what_comes_always_is_certain_and_what_comes_rarely_is_not_told() -> None:
    always, often, rarely = (Event(f"1.{n}/x", (n,)) for n in (1, 2, 3))
    seen = [[always, often] for _ in range(LOOKS // 2)]
    seen += [[always] for _ in range(LOOKS // 2 - 1)] + [[always, rarely]]

    found = [(one.event.rule, one.share) for one in shares(seen)]

    assert [("1.1", 1.0), ("1.2", 0.5)] == found


@each_game
def test_every_element_tells_what_is_so_there_and_by_which_rule(game: Game) -> None:
    """In every language, and the same whatever the seat cannot see."""
    spoken = [Words(lang, game) for lang in LANGUAGES]
    book, told = game.rulebook(), set()
    for seat, dice, match in islice(asked(game), ASKED):
        twin = seat.imagine(dice)
        for eyes in (seat, match.seat(SPECTATOR)):
            view, other = eyes.view, game.view(twin, eyes.number)
            for kind, id in elements(game, dice):
                facts = game.about(view, kind, id)
                assert facts == game.about(other, kind, id)
                for fact in facts:
                    book.look(fact.rule)
                    assert all(words.fact(fact) for words in spoken)
                    told.add(kind)

    assert told >= PLACES[game.id]


def elements(game: Game, dice: Fast) -> Iterator[tuple[str, str]]:
    """All elements; of points on a cloth some."""
    for kind, ids in game.kinds.items():
        few = len(ids) > MANY
        yield from ((kind, id) for id in ids if not few or dice.below(len(ids)) < MANY)

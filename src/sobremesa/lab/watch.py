"""What is seen of a match while it is played, beyond how it ends.

`Items` numbers what can be used: the verbs of actions, the events, and under every
word of an event the elements it names. A match counts them by seat.
"""

from collections import Counter
from functools import lru_cache

import msgspec

from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match

from .counts import kinds_of
from .tally import Naming, count_key, name_all

LARGEST = 256  # ids of a kind that is counted one by one: no lattice of points
SEAT = "seat"
ALIKE = 1e-9  # estimates that differ by less are the same
VERB, EVENT = "verb", "event"  # kinds of items that are no elements


class Seen(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """What a match was like."""

    choices: int  # decisions with two answers or more
    answers: int  # that those had, together
    turns: int  # of one seat at a stretch
    dead: int  # turns without a choice
    first: int  # the seat that had the first choice
    leads: int  # times that another side came to be ahead
    drama: float  # how far the later winner was behind, on average
    decided: float  # the part of the match after which the winner was never behind
    used: tuple[int, ...]  # item × (seats + 1) + seat, times, …; in ascending order


class Items:
    """All that can be used in a game, numbered."""

    def __init__(self, game: Game) -> None:
        self.names: list[tuple[str, str, str]] = []  # use, kind, id
        self.first: dict[str, int] = {}  # use → its first item
        self.verbs = [text.partition(" ")[0] for text in game.table.texts]
        self.add(VERB, VERB, list(dict.fromkeys(self.verbs)))
        self.add(EVENT, EVENT, list(game.events))
        self.named: dict[str, Naming] = {}  # by event key
        for at, key in enumerate(game.events):
            word = key.partition("/")[2]
            kinds = kinds_of(game, key)
            places = []
            for place, kind in enumerate(kinds):
                number = len(game.kinds.get(kind, ()))
                if kind != SEAT and 0 < number <= LARGEST:
                    use = f"{word}:{kind}"
                    places.append((place, self.add(use, kind, list(game.kinds[kind]))))
            seat = kinds.index(SEAT) if SEAT in kinds else -1
            self.named[key] = Naming(self.first[EVENT] + at, seat, places)
        order = {verb: at for at, verb in enumerate(dict.fromkeys(self.verbs))}
        self.verb_of = [order[verb] for verb in self.verbs]

    def add(self, use: str, kind: str, ids: list[str]) -> int:
        if use not in self.first:
            self.first[use] = len(self.names)
            self.names += [(use, kind, id) for id in ids]
        return self.first[use]


@lru_cache(maxsize=16)
def items_of(game: Game) -> Items:
    return Items(game)


class Watch:
    """Looks at a match before every decision, and once more when it is over."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.choices = self.answers = self.turns = self.dead = 0
        self.first = self.seat = -1
        self.alive = True  # whether the turn has had a choice
        self.heard = self.rounds = 0
        seats = range(len(match.players))
        sides = self.game.sides or tuple(map(str, seats))
        self.rivals = [at for at in seats if sides[at] not in sides[:at]]  # one a side
        self.ahead: list[list[float]] = []  # estimates by seat, round by round

    def look(self, answers: int) -> None:
        state = self.match.state
        seat = int(state.seat)
        if seat != self.seat:
            self.dead += not self.alive
            self.seat, self.alive, self.turns = seat, False, self.turns + 1
        if answers > 1:
            self.choices += 1
            self.answers += answers
            self.alive = True
            if self.first < 0:
                self.first = seat
        if self.begins_round():
            evaluate = self.game.evaluate
            self.ahead.append([evaluate(state, at) for at in self.rivals])

    def begins_round(self) -> bool:
        """Whether a round has begun; a game that counts none is weighed every turn."""
        events = self.match.journal.events
        heard, self.heard = self.heard, len(events)
        if not self.game.round:
            return True
        begun = count_key(events, heard, self.game.round)
        self.rounds += begun
        return begun > 0

    def seen(self) -> Seen:
        """When it is over."""
        self.begins_round()  # what was said since the last decision
        leads, drama, decided = self.lead()
        return Seen(
            choices=self.choices,
            answers=self.answers,
            turns=self.turns,
            dead=self.dead + (not self.alive),
            first=self.first,
            leads=leads,
            drama=round(drama, 6),
            decided=round(decided, 6),
            used=self.used(),
        )

    def lead(self) -> tuple[int, float, float]:
        """How often the lead changed, how far behind the winner was, and until when."""
        every = self.match.result.scores
        scores = [every[seat] for seat in self.rivals]
        best = max(scores)
        won = {at for at, score in enumerate(scores) if score == best}
        if not self.ahead or len(won) == len(scores):
            return 0, 0.0, 0.0
        changes, behind, last = 0, 0.0, 0
        leaders: set[int] = set()
        for at, estimates in enumerate(self.ahead, start=1):
            top = max(estimates)
            now = {seat for seat, one in enumerate(estimates) if top - one < ALIKE}
            if leaders and not leaders & now:
                changes += 1
            leaders = now
            gap = top - max(estimates[seat] for seat in won)
            behind += gap
            if gap > ALIKE:
                last = at
        return changes, behind / len(self.ahead), last / len(self.ahead)

    def used(self) -> tuple[int, ...]:
        """By item and seat: of an event the seat that it names, or whose decision led
        to it; the last place is the table's, for what happens before any decision.
        """
        items, match = items_of(self.game), self.match
        table = len(match.players)
        found = [items.verb_of[act] * (table + 1) + seat for seat, act in match.actions]
        seats = [seat for seat, _ in match.actions]
        actors = [(0, table), *zip(match.firsts, seats, strict=True)]
        found += name_all(match.journal.events, actors, items.named)
        counted = sorted(Counter(found).items())
        return tuple([one for pair in counted for one in pair])

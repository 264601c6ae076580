"""Many matches of one game side by side: the inner loop of `vector`, compiled.

Actions go in; what the next seat of every match sees and may answer comes out, as
places and values for arrays that are 0 elsewhere.
"""

from collections.abc import Callable

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State


class Lanes:
    """A state in each lane; a match that is over makes way for the next one.

    What is fresh of all lanes lies in `sight` and `answers`, of those that ended last
    in `ended` and `scores`.
    """

    def __init__(
        self,
        new: Callable[[Fast], State],
        observe: Callable[[State, int, Sight], None],
        actions: int,
    ) -> None:
        self.new = new
        self.observe = observe
        self.actions: i64 = actions
        self.silence = Silence()
        self.states: list[State] = []
        self.dice: list[Fast] = []
        self.sight = Sight()
        self.answers = vec[i64]()  # places of legal actions, lane after lane
        self.starts = vec[i64]()  # by lane: the first of them; and one more at the end
        self.asked = vec[i64]()  # by lane: the seat
        self.ended = vec[i64]()  # lanes whose match is over with the last step
        self.scores: list[list[float]] = []  # of those matches

    def begin(self, seeds: list[str]) -> None:
        """A new match in as many lanes, each with dice of its own."""
        self.states, self.dice = [], []
        for seed in seeds:
            dice = Fast(seed)
            self.dice.append(dice)
            self.states.append(self.new(dice))
        self.step([])

    def refused(self, actions: list[int]) -> int:
        """The first lane whose action is not legal; -1 if there is none."""
        for lane in range(len(self.states)):
            place: i64 = lane * self.actions + actions[lane]
            at, end = self.starts[lane], self.starts[lane + 1]
            while at < end and self.answers[at] != place:
                at += 1
            if at == end:
                return lane
        return -1

    def sample(self, dice: Fast) -> list[int]:
        """A legal action in every lane, each as likely as the others."""
        chosen: list[int] = []
        for lane in range(len(self.states)):
            first = self.starts[lane]
            at = first + dice.below(self.starts[lane + 1] - first)
            chosen.append(self.answers[at] - lane * self.actions)
        return chosen

    def step(self, actions: list[int]) -> None:
        """An action in every lane, none at the beginning; what is seen then.

        Trusts its caller.
        Lane by lane: what was just played is looked at while it is at hand, which
        for states as large as Heroes' is most of what looking costs.
        """
        answers, starts, asked = vec[i64](), vec[i64](), vec[i64]()
        ended, row = vec[i64](), i64(0)
        scores: list[list[float]] = []
        self.sight.clear()
        for lane in range(len(self.states)):
            state = self.states[lane]
            if actions:
                state.apply(actions[lane], self.dice[lane], self.silence)
                if state.seat < 0:
                    ended = append(ended, lane)
                    scores.append(state.result().scores)
                    state = self.states[lane] = self.new(self.dice[lane])
            asked = append(asked, state.seat)
            self.observe(state, state.seat, self.sight)
            starts = append(starts, len(answers))
            for action in state.legal():
                answers = append(answers, row + action)
            row += self.actions
        self.answers, self.asked = answers, asked
        self.starts = append(starts, len(answers))
        self.ended, self.scores = ended, scores

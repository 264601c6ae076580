"""Follows a match with a lesson in hand.

Where a lesson stands depends on nothing but the decisions so far: whoever has the
match can go on with its lesson, and taking a decision back takes its step back.
"""

from dataclasses import dataclass, field

from sobremesa.kernel.match import Match

from .lesson import Lesson, Moment, Step


@dataclass(frozen=True)
class Place:
    """What is said to the learner at a decision: steps to read, the last one to do."""

    said: tuple[Moment, ...] = ()
    awaited: tuple[int, ...] = ()  # none: whatever the learner likes
    at: int = 0  # steps before these
    over: bool = False  # no step is left: what follows is a match like any other


@dataclass
class Course:
    """After a number of decisions: the steps taken, the tips given."""

    at: int = 0
    given: frozenset[str] = frozenset()
    place: Place = field(default_factory=Place)


class Tutor:
    """Goes through a lesson with the match that it is handed."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.seen: list[tuple[int, int]] = []  # the decisions, by seat and action
        self.courses: list[Course] = []  # before them, and after each
        self.follow(match)

    def follow(self, match: Match) -> Place:
        """Where the lesson stands now; a decision is looked at only once."""
        pairs = zip(self.seen, match.actions, strict=False)
        known = next(
            (at for at, (old, new) in enumerate(pairs) if old != new),
            min(len(self.seen), len(match.actions)),
        )
        del self.seen[known:], self.courses[known + 1 :]
        missed = len(match.actions) - known + (not self.courses)
        if missed == 1:
            self.courses.append(self.course(match))
        elif missed > 1:  # some went by unseen: they are played again
            again = Match(
                match.game, match.players, match.options, seed=self.lesson.seed
            )
            for moment in again.moments([action for _, action in match.actions]):
                if len(moment.match.actions) >= len(self.courses):
                    self.courses.append(self.course(moment.match))
        self.seen = list(match.actions)
        return self.courses[-1].place

    def course(self, match: Match) -> Course:
        """The next one, after the decision that the match took last."""
        course = Course()
        if self.courses:
            old = self.courses[-1]
            course = Course(at=old.at, given=old.given)
            seat, action = match.actions[-1]
            if seat == self.lesson.seat and old.place.said:
                course.at = self.after(old, action)
                course.given |= {moment.key for moment in old.place.said}
        asked = not match.over and int(match.state.seat) == self.lesson.seat
        course.place = self.look(match, course) if asked else Place(at=course.at)
        return course

    def after(self, old: Course, action: int) -> int:
        """How many steps are taken: whoever does something else goes on alone."""
        place = old.place
        if place.awaited and action not in place.awaited:
            return len(self.lesson.steps)
        return old.at + sum(isinstance(moment, Step) for moment in place.said)

    def look(self, match: Match, course: Course) -> Place:
        """What is to be said at this decision: steps in their order, else one tip."""
        lesson, seat = self.lesson, match.seat(self.lesson.seat)
        happened = self.happened(match)
        said: list[Moment] = []
        for step in lesson.steps[course.at :]:
            if not lesson.holds(step, seat, happened):
                break
            awaited = lesson.awaited(step, seat)
            if step.do and not awaited:  # it cannot be done: the course was left
                break
            said.append(step)
            if step.do:
                return Place(tuple(said), tuple(awaited), at=course.at)
        over = course.at + len(said) >= len(lesson.steps)
        if not said:
            said = [
                tip
                for tip in lesson.tips
                if tip.key not in course.given and lesson.holds(tip, seat, happened)
            ][:1]
        return Place(tuple(said), at=course.at, over=over)

    def happened(self, match: Match) -> set[str]:
        """The keys of what the learner has been told since its last decision."""
        mine = [
            first
            for (seat, _), first in zip(match.actions, match.firsts, strict=True)
            if seat == self.lesson.seat
        ]
        events = match.events_since(mine[-1] if mine else 0, self.lesson.seat)
        return {event.key for event in events}

    def reply(self, match: Match) -> int | None:
        """What the lesson lets the bot do that is asked; None: whatever it likes."""
        seat = int(match.state.seat)
        done = sum(by == seat for by, _ in match.actions)
        script = self.lesson.bots.get(seat, ())
        if done >= len(script):
            return None
        action = match.game.table.number(script[done])
        return action if action in match.state.legal() else None

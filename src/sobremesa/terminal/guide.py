"""A lesson at the terminal: what is said before a question, and to a wrong answer."""

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.text import Text

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.lessons.lesson import PARTS, Lesson, Moment
from sobremesa.lessons.sheet import spoken, whole
from sobremesa.lessons.tutor import Place, Tutor
from sobremesa.lessons.words import maybe, say

from .board import READABLE, game_of
from .page import page
from .session import Session


def sheet_page(words: Words) -> list[RenderableType]:
    """How to play, on one page; nothing where a game has no such page."""
    text = whole(game_of(words), words.lang)
    return [Constrain(page(words.spell(spoken(text))), READABLE)] if text else []


def begin(session: Session, lesson: Lesson) -> None:
    """What is to be learned; from now on the lesson goes along."""
    session.tutor = Tutor(lesson, session.match)
    session.print(Text(said(session, "title"), style="bold"))
    session.print(paragraph(session, "about"))
    session.say("lesson-how", "dim")


def said(session: Session, key: str) -> str:
    lesson = tutor_of(session).lesson
    text = say(lesson.game, lesson.name, session.words.lang, key)
    return session.words.spell(text)


def paragraph(session: Session, key: str) -> RenderableType:
    return Constrain(Padding(Text(said(session, key)), (0, 0, 0, 2)), READABLE)


def tutor_of(session: Session) -> Tutor:
    if session.tutor is None:
        raise Complaint("error-no-lesson")
    return session.tutor


def place(session: Session) -> Place:
    return tutor_of(session).follow(session.match)


def cards(session: Session) -> list[RenderableType]:
    """What the lesson says before the question, one thing after another."""
    now = place(session)
    return [
        card(session, moment, now.at + number)
        for number, moment in enumerate(now.said, start=1)
    ]


def card(session: Session, moment: Moment, number: int) -> Group:
    """A step, or a tip, and what it points at."""
    steps = tutor_of(session).lesson.steps
    if moment in steps:
        title = session.words.say("lesson-step", number=number, steps=len(steps))
    else:
        title = session.words.say("lesson-tip")
    lines: list[RenderableType] = [Text(title, style="bold cyan")]
    lines.append(paragraph(session, moment.key))
    shown = [one.partition(":")[::2] for one in moment.point if one not in PARTS]
    if shown:
        named = [session.words.element(kind, id) for kind, id in shown]
        names = ", ".join(dict.fromkeys(named))  # a room and its Box are called alike
        told = session.words.say("lesson-look", names=names)
        lines.append(Padding(Text(told, style="dim"), (0, 0, 0, 2)))
    return Group(*lines)


def allowed(session: Session, action: int) -> bool:
    """Whether the lesson waits for this, or for nothing; else it is said what for."""
    now = place(session)
    if not now.awaited or action in now.awaited:
        return True
    lesson = tutor_of(session).lesson
    key = f"{now.said[-1].key}.wrong"
    told = maybe(lesson.game, lesson.name, session.words.lang, key)
    words = session.words
    text = words.action(lesson.game.table.text(now.awaited[0]))
    told = words.spell(told) or words.say("lesson-wrong", action=text)
    session.print(Constrain(Text(told, style="bold yellow"), READABLE))
    return False


def next_step(session: Session, argument: str) -> bool:
    """The lesson does what it waits for."""
    now = place(session)
    if not now.awaited:
        raise Complaint("error-no-step")
    text = session.match.game.table.text(now.awaited[0])
    session.say("lesson-done-for-you", "dim", action=session.words.action(text))
    session.decide(session.holder, now.awaited[0])
    return True


def repeat(session: Session, argument: str) -> bool:
    """What it says, once more."""
    told = cards(session)
    if not told:
        raise Complaint("error-no-step")
    session.print(*told)
    return False


def conclude(session: Session) -> None:
    """The match is over, and so is the lesson."""
    session.print(paragraph(session, "end"))
    session.say("lesson-end", "dim", game=session.match.game.id)

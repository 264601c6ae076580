"""What goes over the wire, typed. The client's types are generated from this file.

Numbers and ids only: texts come from catalogs, fetched once per game and language.
A seat is named by its number; -1 stands for a spectator.
Requests forbid unknown fields; every refusal is a `Refusal` with a clear sentence.
"""

from typing import Any, Literal

import msgspec

from sobremesa.analysis.analysis import Analysis as Analysis
from sobremesa.analysis.analysis import Turn as Turn
from sobremesa.analysis.weigh import Weighed as Weighed
from sobremesa.kernel.faces import CardFace as CardFace
from sobremesa.kernel.faces import CardLine as CardLine
from sobremesa.kernel.foresight import Foresight
from sobremesa.kernel.goals import Goal
from sobremesa.kernel.log import EVERYONE, NOBODY
from sobremesa.kernel.reason import Reason

Value = int | bool | str
SeatKind = Literal["human", "open", "bot"]
Status = Literal["waiting", "playing", "over"]
Talking = Literal["all", "phrases", "off"]  # what may be said at a table
# Why a bot plays for a person: by the holder's wish, because nobody was there, because
# the person left or was removed, or because this decision's time is up.
Cause = Literal["", "asked", "away", "left", "removed", "late"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all that a client sends."""


# REST: games


class OptionCard(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["int", "bool", "enum", "text"]
    default: Value | None  # None: follows from other options
    low: int
    high: int
    choices: list[str]
    step: int = 1
    group: str = ""  # what it belongs to: the game's catalog has a `group-…` for it
    seat: int = 0  # it is about this seat, counted from 1; 0: about the table
    instead: str = ""  # the option that takes its place where it is set
    when: list[str] = []  # another option, and the values with which this one counts
    seats: list[int] = []  # the numbers of seats with which it counts; none: all
    follows: dict[int, Value] = {}  # by seats, what it is where nothing is chosen


class FirstMatch(msgspec.Struct, frozen=True):
    """What a newcomer plays: bots of a level at all seats but one."""

    seats: int
    seat: int  # the newcomer's
    level: str
    options: dict[str, Value]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in the lobby."""

    name: str
    titles: dict[str, str]  # by language


class GameCard(msgspec.Struct, frozen=True):
    """A game in the lobby."""

    id: str
    names: dict[str, str]  # by language
    edition: int
    seats: list[int]
    seat_ids: list[str]
    options: list[OptionCard]
    presets: dict[str, dict[str, Value]]
    levels: list[str]  # names of bots, easiest first
    first: FirstMatch
    files: list[str]  # kinds of files that players may bring: "deck", "map" …
    pieces: bool  # whether its cards and other pieces can be looked at
    own: bool = False  # whether a table can bring own content
    lessons: list[LessonCard] = []  # guided first matches, the first one first
    sheet: bool = False  # whether one page tells how it is played


class SignCard(msgspec.Struct, frozen=True):
    """A picture of a board, and the message that says what it means."""

    art: str
    key: str


class Catalog(msgspec.Struct, frozen=True):
    """Everything that turns numbers of one game into words of one language."""

    game: str
    lang: str
    prefix: str  # of its rules: "ST"
    fluent: str  # the product's and the game's messages
    texts: list[str]  # the action table: each after what it shares with the last
    verbs: dict[str, str]
    events: dict[str, str]
    kinds: dict[str, list[str]]  # the ids of each, shortened like the texts
    stages: list[str]
    questions: dict[str, list[str]]  # stage → the verbs that can answer it
    printed: dict[str, dict[str, str]]  # on elements: a word → element → what
    content: str = ""  # fingerprint of its own content; "" as it is printed
    legend: list[SignCard] = []  # what the signs of its board mean


class RulePart(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str  # Markdown
    section: str


class RulebookPage(msgspec.Struct, frozen=True):
    game: str
    lang: str
    prefix: str
    story: str  # Markdown, like the next; "" if it tells none
    markdown: str
    rules: list[RulePart]


class SheetPage(msgspec.Struct, frozen=True):
    """How to play, on one page; its pictures lie beside it."""

    game: str
    lang: str
    markdown: str


class LessonStep(msgspec.Struct, frozen=True):
    key: str
    text: str
    wrong: str  # what is said to another answer; "" for the usual words
    point: list[str]  # elements, as "card:plant", or a part of the page
    tip: bool  # said whenever its moment comes; else it has its place in the order


class LessonPage(msgspec.Struct, frozen=True):
    """What a lesson says in a language."""

    game: str
    name: str
    lang: str
    title: str
    about: str
    end: str
    steps: list[LessonStep]


# REST: puzzles


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in a list: where it is, and what it asks for."""

    game: str
    number: int  # from 1
    goal: str


class PuzzleChance(msgspec.Struct, frozen=True):
    action: int
    chance: str  # exact: "5/36"


class PuzzleStep(msgspec.Struct, frozen=True):
    do: int  # the action that is best
    chances: list[PuzzleChance]  # of every answer


class PuzzleLine(msgspec.Struct, frozen=True):
    text: str
    rule: str


class PuzzlePage(msgspec.Struct, frozen=True):
    """A puzzle with its solution, in a language."""

    game: str
    number: int
    lang: str
    goal: str
    rule: str  # as people write it
    position: str
    why: str
    steps: list[PuzzleStep]
    told: list[PuzzleLine]  # what the solution leads to


# REST: what players bring


class FileCard(msgspec.Struct, frozen=True):
    """A kind of file, and ready ones to start from, named by the game's catalog."""

    kind: str
    pool: list[str]  # ids of the cards such a file can list
    ready: dict[str, str]
    options: dict[int, list[str]] = {}  # by seats: what the first, second … file sets


class FileText(Request, frozen=True):
    text: str
    options: dict[str, Value] = {}  # of the table it is meant for
    file: int = 0  # the first, second … of its kind at that table
    seats: int = 2


class FileProblem(msgspec.Struct, frozen=True):
    rule: str  # the rule that is broken, "" if none says so
    text: str  # in the reader's language


class FileVerdict(msgspec.Struct, frozen=True):
    """What is wrong with a file, or the options of a table that it sets."""

    problems: list[FileProblem]
    options: dict[str, Value]


class ContentText(Request, frozen=True):
    """Own content, as TOML, and what its file is called."""

    text: str
    name: str = "content"


class ContentVerdict(msgspec.Struct, frozen=True):
    """What is wrong with own content, or the game as it is with it."""

    problems: list[str]
    content: str = ""  # its fingerprint
    game: GameCard | None = None


# REST: tables


class SeatOrder(Request, frozen=True):
    """Who shall sit at a seat: the creator, whoever joins, or a bot of a level."""

    kind: SeatKind
    name: str = ""  # of the person, if one is given, or the bot's level


class TableOrder(Request, frozen=True):
    game: str
    seats: list[SeatOrder]
    options: dict[str, Value] = {}
    public: bool = True
    clock: int = 0  # seconds a decision may take before a bot takes it; 0: no clock
    device: str = ""  # the key of the device that opens it: its holder is the host
    stand_in: str = "normal"  # the level of the bot that plays for absent people
    chat: Talking = "all"
    content: str = ""  # own content for this table alone, as TOML
    # A lesson of the game: it says who else plays, by which options and with which
    # dice; `seats` is the learner alone.
    lesson: str = ""


class SeatCard(msgspec.Struct, frozen=True):
    seat: int
    id: str
    kind: SeatKind
    name: str  # "": a person gave none
    connected: bool
    bot: str  # the level of the bot that plays now; "" for a person
    cause: Cause = ""  # why it plays for a person
    # A person's seat: seconds until others may put a bot there or vote; -1: it plays.
    idle: int = -1
    votes: list[int] = []  # the seats that want this one removed


class TableCard(msgspec.Struct, frozen=True):
    """A table as everyone may see it."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    public: bool
    clock: int
    status: Status
    seats: list[SeatCard]
    spectators: int
    decisions: int
    created: str  # ISO 8601, UTC
    commitment: str  # "" until it starts: before that nothing is dealt
    result: str  # "" until it is over; then as in a record
    rematch: str  # id of the next table of the same people, or ""
    started: str = ""  # ISO 8601, UTC; "" while seats are open
    host: int = NOBODY  # a seat of the device that opened the table, if it holds one
    hidden: list[str] = []  # options that are not told while the match goes on
    stand_in: str = ""  # the level of the bot that plays for absent people
    chat: Talking = "all"
    content: str = ""  # fingerprint of its own content; "" as it is printed
    asked: int = NOBODY  # the seat that decides; nobody: none, or it is not known here
    origin: str = ""  # began at a position: "table#decisions" it is from, or "position"
    lesson: str = ""  # the lesson that is played: its dice are known, it counts nowhere


class SeatKey(msgspec.Struct, frozen=True):
    """What holds a seat: the token is shown once, and stored only as a hash."""

    table: str
    seat: int
    token: str


class Opened(msgspec.Struct, frozen=True):
    """A new table, with the keys of the creator's own seats."""

    table: TableCard
    keys: list[SeatKey]


class Join(Request, frozen=True):
    """Take an open seat: one for a device, more where the host invites it to them."""

    name: str  # "": none is given
    seat: int | None = None  # None: the first open one
    device: str = ""
    invitation: str = ""  # to the seat named, by the host
    options: dict[str, Value] = {}  # of that seat alone: its deck, its army


class PushKey(msgspec.Struct, frozen=True):
    """What a browser needs to be told of turns while nobody looks."""

    key: str  # the house's, for its push service; "": this house tells nobody


class Push(Request, frozen=True):
    """Where the holder of a seat is told of turns; without an endpoint: nowhere."""

    seat: int
    token: str
    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""
    lang: str = "en"


class Fill(Request, frozen=True):
    """The host puts a bot on a seat before the start, or takes it away again."""

    device: str
    seat: int
    level: str = ""  # "": the seat is open again


class Holder(Request, frozen=True):
    """Proof of holding a seat, for leave and rematch."""

    seat: int
    token: str


class Report(Request, frozen=True):
    """Something is wrong at a table; kept with its record for the house's operator."""

    text: str
    about: int = NOBODY  # a seat, or the table as a whole
    keys: list[Holder] = []  # of the seats of whoever reports
    device: str = ""


class Close(Request, frozen=True):
    """The host ends a table; the operator does so with a key in a header."""

    device: str = ""


class Receipt(msgspec.Struct, frozen=True):
    """A report was kept under this number."""

    number: int


class Fork(Request, frozen=True):
    """A table of one's own at a position, against bots: one of three sources is named.

    Of a match, by its table or its record, the moment after so many decisions: what
    the seat asked there could not know is dealt anew. A position is taken as it is.
    A match that goes on is forked by who holds the seat, if all others are bots.
    """

    name: str  # of the person; "": none is given
    table: str = ""
    record: str = ""
    position: str = ""
    number: int = 0
    level: str = "normal"  # of the bots
    device: str = ""
    key: Holder | None = None


class RecordText(Request, frozen=True):
    record: str


class RecordFrames(Request, frozen=True):
    """A record that somebody keeps, and which frames of it are wanted."""

    record: str
    first: int = 0
    count: int = 50
    seat: int = EVERYONE  # whose eyes; a spectator (-1) or all-knowing (-2)


class Verdict(msgspec.Struct, frozen=True):
    good: bool
    message: str  # what was checked, or what is wrong


# REST: replays (finished matches; everything is public then)


class Told(msgspec.Struct, frozen=True):
    """An event, with the numbers this reader may know."""

    key: str
    numbers: list[int]


class Decided(msgspec.Struct, frozen=True):
    """A decision: whose it was, and where what it led to begins."""

    seat: int
    first: int  # number of its first event
    action: int  # -1: not of the eyes that look
    stand_in: str  # the bot that took it for the seat's holder; "": nobody did


class Frame(msgspec.Struct, frozen=True):
    """The moment after a number of decisions."""

    number: int
    seat: int  # who had decided; -1 at the start
    action: int  # what; -1 at the start
    view: Any
    told: list[Told]  # what this decision led to
    goals: list[Goal] = []  # how near everyone is then, for these eyes


class Replay(msgspec.Struct, frozen=True):
    table: TableCard
    seed: str
    decisions: int
    frames: list[Frame]  # those asked for by `first` and `count`


class LookedBack(msgspec.Struct, frozen=True):
    """An analysis of a finished match, or how far it is."""

    status: Literal["none", "working", "ready"]
    key: str  # by which it is asked for: the table's id, or the record's digest
    done: int = 0  # decisions weighed
    of: int = 0
    analysis: Analysis | None = None


# WebSocket, from the client


class Hello(Request, frozen=True, tag="hello"):
    """The first message: the seats held here, and what is known already."""

    keys: list[Holder] = []
    since: int = 0  # number of events the client has
    device: str = ""  # a host is known by it


class Look(Request, frozen=True, tag="look"):
    """Through whose eyes to see from now on: a seat held here, or -1 (curtain)."""

    seat: int


class Play(Request, frozen=True, tag="play"):
    seat: int
    action: int
    decisions: int  # how many had been taken when this was chosen: stale if not so


class Undo(Request, frozen=True, tag="undo"):
    seat: int


class Hint(Request, frozen=True, tag="hint"):
    """What a bot would do for the seat that is asked, or no longer: one at a time.

    Another one, a move, and whatever else is not only said or asked, ends it.
    """

    seat: int
    on: bool = True


class Why(Request, frozen=True, tag="why"):
    """Why an action is not legal for the seat that is asked."""

    seat: int
    action: int


class Ask(Request, frozen=True, tag="ask"):
    """What would come of a legal action, as far as the seat that is asked can know."""

    seat: int
    action: int


class Substitute(Request, frozen=True, tag="substitute"):
    """The table's stand-in plays for a seat, or its holder takes it back.

    A holder may ask at any time; others once nobody has been there for the grace time.
    """

    seat: int
    on: bool


class Remove(Request, frozen=True, tag="remove"):
    """The host sends somebody away: before the start at will, later if it is idle."""

    seat: int


class Vote(Request, frozen=True, tag="vote"):
    """Somebody who holds a seat wants an idle one removed, or no longer so."""

    seat: int
    remove: bool


class Invite(Request, frozen=True, tag="invite"):
    """The host asks for an invitation to an open seat."""

    seat: int


class Chat(Request, frozen=True, tag="chat"):
    """Something said to the table: one of the phrases, or a text."""

    phrase: str = ""
    text: str = ""


FromClient = (
    Hello
    | Look
    | Play
    | Undo
    | Hint
    | Why
    | Ask
    | Substitute
    | Remove
    | Vote
    | Invite
    | Chat
)


# WebSocket, to the client


class Advised(msgspec.Struct, frozen=True):
    action: int
    worth: float
    visits: int


class Expected(msgspec.Struct, frozen=True):
    """A decision that a bot expects, and the chance of those it advises after it."""

    seat: int
    action: int
    visits: int
    worth: float


class LessonPlace(msgspec.Struct, frozen=True):
    """What a lesson says at a decision of the learner, and what it waits for."""

    said: list[str]  # keys of its steps, or of a tip, to be read one after another
    awaited: list[int]  # actions, the advised one first; none: anything
    at: int  # steps before these
    over: bool  # no step is left


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """All a client needs to show the table, through the eyes it looks through.

    Sent after Hello and Look, and whenever anything changes but who is there.
    `told` are the events from number `since` on, for these eyes; a client that looks
    through other eyes gets them all again from 0.
    """

    table: TableCard
    eyes: int  # the seat looked through, -1 for a spectator or behind the curtain
    held: list[int]  # the seats this client holds
    decisions: int
    asked: int  # who decides, -1 when over
    stage: str
    legal: list[int]  # empty unless these eyes are asked
    view: Any  # None while seats are open: nothing is dealt before the start
    since: int
    told: list[Told]
    decided: list[Decided]  # those that led to them, the latest if there are many
    undo: bool  # whether an undo is possible for these eyes
    thinking: bool  # a bot is at work
    deadline: float | None  # seconds left on the clock
    scores: list[float] | None  # when over
    ends: list[str] | None  # how it did for each seat: won, together, drawn, lost, out
    causes: list[str] | None  # the rule for each seat
    ending: str  # the rule that ended it, "" before
    seed: str  # "" before it is over
    host: bool = False  # whether this client's device opened the table
    lesson: LessonPlace | None = None  # for the learner's eyes
    goals: list[Goal] = []  # what decides the match, these eyes' own victories first


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """A hint: all of it from what the seat could believe."""

    seat: int
    decisions: int
    advice: list[Advised]  # the best few answers, best first
    how: str  # "search", or "look": only at what follows each answer
    simulations: int
    side: list[int]  # the seats that win together with this one, and it
    considered: int  # answers
    before: float  # the mean of them all
    line: list[Expected]  # from the best answer on
    answers: int  # of rivals to it, that came often enough to be weighed
    feared: list[Expected]  # the worst of them; none: none is worse than expected
    low: float  # to which bad luck brings the best answer, one time in ten


class Reasons(msgspec.Struct, frozen=True, tag="reasons"):
    """The answer to `why`: all that is against an action; nothing if it is legal."""

    seat: int
    decisions: int
    action: int
    reasons: list[Reason]


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to `ask`: what would happen, tried on states the seat could believe.

    Nothing is foreseen of what is not legal: `why` says what is against it.
    """

    seat: int
    decisions: int
    action: int
    foresight: Foresight | None


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """What was wrong, in one sentence; nothing has changed."""

    code: (
        str  # "stale", "illegal", "turn", "token", "undo", "rate", "size", "schema", …
    )
    message: str


class Said(msgspec.Struct, frozen=True):
    number: int
    seat: int  # -1: somebody who looks on
    name: str
    phrase: str
    text: str


class Chatter(msgspec.Struct, frozen=True, tag="chatter"):
    """What has been said: all of it after Hello, then line by line."""

    said: list[Said]


class Company(msgspec.Struct, frozen=True, tag="company"):
    """Somebody came or went; nothing else has changed."""

    table: TableCard


class Invitation(msgspec.Struct, frozen=True, tag="invitation"):
    """The answer to `invite`: whoever has it may take the seat, with any device."""

    seat: int
    token: str


ToClient = (
    Snapshot | Advice | Reasons | Answer | Refusal | Chatter | Company | Invitation
)

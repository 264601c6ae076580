"""What a view of Escaramuzas holds: typed data for boards and clients."""

import msgspec

from .forecast import Aim, Change, Defence, Past, Spot


class Unit(msgspec.Struct, frozen=True):
    """A unit whose type may be known, with its printed and its present numbers."""

    id: str
    side: str
    owner: str  # seat
    type: str
    at: str  # "" while it waits to be deployed
    health: int
    max_health: int
    resistance: int
    ranged: int
    close: int
    movement: int  # of a Run
    walk: float
    wounds: int
    ready: bool
    kills: int
    kills_needed: int
    rank: int
    delay: int
    red_marker: bool  # any wound point, or Health 1
    black_marker: bool  # 2 wound points, or delayed damage pending
    fights: list[str]  # enemies in contact
    targets: list[str]  # enemies it could shoot from here
    needed: list[int]  # and what a die must show, after cover
    covers: list[list[int]]  # which pieces of `terrain` cover each
    when: str  # now: it could in this round; later: in the next; "": no more


class Token(msgspec.Struct, frozen=True):
    """A unit that lies face down for these eyes."""

    side: str
    owner: str
    at: str


class Terrain(msgspec.Struct, frozen=True):
    kind: str
    flags: str  # of d c x b, as in terrain_overrides
    shape: list[int]  # x1, y1, x2, y2 or x, y, radius


class Objective(msgspec.Struct, frozen=True):
    at: str
    owner: str
    first_owner: str
    held: bool
    near: list[str]  # sides present now
    units: list[str]  # and by which units, as `red T1`; none told of those face down
    next: str  # whose it would be if the round ended now


class Row(msgspec.Struct, frozen=True):
    """A row of victory points, as it would score if the round ended now."""

    id: str
    times: int
    worth: int
    have: int  # flags, units or kills that count for it
    need: int
    open: bool  # whether it can still score when this round ends


class Side(msgspec.Struct, frozen=True):
    id: str
    end: str
    initiative: int
    ap: int
    vp: int
    army: dict[str, int]  # what it began with, by type
    units: int
    defeat: int  # at so many units or fewer it has lost
    ranged_round: int
    close_round: int
    ranged_game: int
    close_game: int
    six_ranged_scored: bool
    six_close_scored: bool
    rows: list[Row]


class Player(msgspec.Struct, frozen=True):
    """A seat as this viewer sees it."""

    id: str
    side: str
    out: bool
    hand_size: int
    hand: dict[str, int] | None  # None: not for these eyes
    shown: dict[str, int]  # cards of it that all know


class Activation(msgspec.Struct, frozen=True):
    """What is half done: everything here is public."""

    unit: str
    mode: str
    card: str
    card_played: bool
    subject: str
    faster: int
    freely: bool


class Attack(msgspec.Struct, frozen=True):
    attacker: str
    target: str
    close: bool
    dice: int
    modifier: int
    changes: list[Change]  # what the modifier is made of
    needed: int  # a die shows this or more to hit
    cover: list[int]  # pieces of `terrain` that cover the target
    past: list[Past]
    resist: int
    countering: bool
    hits: list[int]  # still to come, the first is being answered; 9: a natural 6
    defence: Defence | None  # of the first hit


class Draft(msgspec.Struct, frozen=True):
    """A piece to draft with, about the point 0,0."""

    id: str
    kind: str
    flags: str
    shape: list[int]


class Formation(msgspec.Struct, frozen=True):
    """Where a formation would put the units that wait: for the one asked."""

    id: str
    units: list[str]
    points: list[str]
    slow: list[str]  # units that would stand in difficult ground


class Choices(msgspec.Struct, frozen=True):
    """Elements that the question on the table is about."""

    points: list[str]  # where the thing asked for may go
    spots: list[Spot]  # the same, with what awaits there: for the one asked
    walk: list[str]  # areas of the unit whose mode is asked
    run: list[str]
    aims: list[Aim]  # the attacks possible now, or for a unit that would stand
    pieces: list[Draft]  # to draft with
    piece: str  # the one being placed
    unit: str  # the one moved, for whoever is asked; the one placed, for its side
    formations: list[Formation]


class View(msgspec.Struct, frozen=True):
    seat: str  # whose eyes: "" for a spectator's, and for those that see everything
    asked: str  # who decides: "" when over
    stage: str
    round: int
    rounds: int
    map: str
    turn: str  # side
    edge: int  # X: zones are x ≤ X and x ≥ 90 − X
    range: int  # squared limits
    contact: int
    capture: int
    terrain: list[Terrain]
    objectives: list[Objective]
    sides: list[Side]
    players: list[Player]
    units: list[Unit]
    tokens: list[Token]
    deck_size: int
    deck_bottom: list[str]  # cards all have seen go there, the next one first
    activation: Activation | None
    attack: Attack | None
    choices: Choices
    winner: str  # red, blue, draw, or "" while the match goes on

"""What one seat of Escaramuzas sees, built up from nothing."""

from msgspec.structs import replace

from sobremesa.kernel.log import EVERYONE, SPECTATOR, Silence
from sobremesa.kernel.state import State

from .actions import DEPLOY_AT, STAGE_IDS
from .content import (
    CONTROL_ALL,
    END_IDS,
    NO_CARD,
    NO_UNIT,
    ROW_IDS,
    SEAT_IDS,
    SIDE_IDS,
    UNITS,
    side_of,
    units_of,
)
from .forecast import (
    NOWHERE,
    changes,
    defence,
    needed,
    passed,
    reach_of,
    screens,
)
from .position import SIDES, dump_counts, dump_winner, hand_in, name_unit
from .rules import Escaramuzas
from .rules_attack import modifier, pool
from .rules_deployment import face_down, in_east
from .rules_map import objectives
from .rules_points import (
    conquer_all,
    invaders,
    is_last_round,
    is_near,
    kept,
    owned,
    present,
    rows,
)
from .rules_rounds import is_out
from .rules_table import (
    CLOSE_GAME,
    CLOSE_ROUND,
    MODE_IDS,
    NO_ONE,
    RANGED_GAME,
    RANGED_ROUND,
    SIX_CLOSE,
    SIX_RANGED,
    Field,
    friends,
)
from .seen import (
    Activation,
    Attack,
    Objective,
    Player,
    Row,
    Side,
    Token,
    Unit,
    View,
)
from .view_choices import at, see_choices, see_moved, see_own_choices, see_piece


def view(state: State, seat: int) -> View:
    assert isinstance(state, Escaramuzas)
    seen = see_public(state)
    return seen if seat == SPECTATOR else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What all see, and what these eyes see besides; EVERYONE's see all there is."""
    assert isinstance(state, Escaramuzas)
    field = state.field
    players = [see_hand(field, one, at, seat) for at, one in enumerate(seen.players)]
    units, tokens, choices = seen.units, seen.tokens, seen.choices
    if face_down(field):
        units, tokens = see_units(field, seat), see_tokens(field, seat)
    if state.seat >= 0 and seat in (state.seat, EVERYONE):
        choices = see_own_choices(state, choices)
    elif state.stage == DEPLOY_AT and friends(seat, state.seat):
        choices = replace(choices, unit=see_moved(field, state.stage))
    return replace(
        seen,
        seat="" if seat == EVERYONE else SEAT_IDS[seat],
        players=players,
        units=units,
        tokens=tokens,
        choices=choices,
    )


def see_public(state: Escaramuzas) -> View:
    field, box = state.field, state.field.box
    over = state.seat < 0
    ahead = settled(field)
    return View(
        seat="",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGE_IDS[state.stage],
        round=int(field.round),
        rounds=int(box.rounds),
        map=box.map,
        turn=SIDE_IDS[field.turn],
        edge=int(box.edge),
        range=int(box.range),
        contact=int(box.contact),
        capture=int(box.capture),
        terrain=[see_piece(field, piece) for piece in field.ground.pieces],
        objectives=see_objectives(field, ahead),
        sides=[see_side(field, side, ahead) for side in range(2)],
        players=[see_player(field, at) for at in range(int(field.seats))],
        units=see_units(field, SPECTATOR),
        tokens=see_tokens(field, SPECTATOR),
        deck_size=len(field.deck),
        deck_bottom=[box.designs.ids[card] for card in field.deck.bottom],
        activation=see_activation(field),
        attack=see_attack(field),
        choices=see_choices(state),
        winner=dump_winner(field),
    )


def see_objectives(field: Field, ahead: Field) -> list[Objective]:
    return [
        Objective(
            at=at(x, y),
            owner=SIDES[field.owner[one]],
            first_owner=SIDES[field.first_owner[one]],
            held=bool(field.held[one]),
            near=[name for s, name in enumerate(SIDE_IDS) if present(field, s, one)],
            units=see_near(field, one),
            next=SIDES[ahead.owner[one]],
        )
        for one, (x, y) in enumerate(objectives(field.ground))
    ]


def see_near(field: Field, flag: int) -> list[str]:
    """14.1 Presence: by which units; face down they are nobody's to name (4.6)."""
    if face_down(field):
        return []
    units = (unit for unit in range(UNITS) if field.lives(unit))
    return [name_unit(field, unit) for unit in units if is_near(field, unit, flag)]


def settled(field: Field) -> Field:
    """14.1 Presence: the objectives as they would be if the round ended now."""
    if field.round == 0 or field.over:
        return field
    twin = field.clone()
    conquer_all(twin, Silence())
    return twin


def see_side(field: Field, side: int, ahead: Field) -> Side:
    ledger = field.counts(side)
    return Side(
        id=SIDE_IDS[side],
        end=END_IDS[in_east(field, side)],
        initiative=int(field.initiative[side]),
        ap=int(field.points[side]),
        vp=int(field.score[side]),
        army=see_army(field, side),
        units=int(field.count(side)),
        defeat=int(field.box.threshold),
        ranged_round=ledger[RANGED_ROUND],
        close_round=ledger[CLOSE_ROUND],
        ranged_game=ledger[RANGED_GAME],
        close_game=ledger[CLOSE_GAME],
        six_ranged_scored=bool(ledger[SIX_RANGED]),
        six_close_scored=bool(ledger[SIX_CLOSE]),
        rows=see_rows(ahead, side, ledger),
    )


def see_army(field: Field, side: int) -> dict[str, int]:
    """2.1 Two sides: what its army was made of, which all know."""
    kinds = [field.box.kind[unit] for unit in units_of(side)]
    ids = field.box.content.type_ids
    return {id: kinds.count(kind) for kind, id in enumerate(ids) if kind in kinds}


def see_rows(field: Field, side: int, ledger: list[int]) -> list[Row]:
    """15.1 Scoring: every row as it stands, and what it still wants."""
    last = bool(is_last_round(field))
    now = rows(field, side, last)
    flags, inside = int(owned(field, side)), int(invaders(field, side))
    ranged, close, ranged_game, close_game, six_ranged, six_close = ledger
    counts = (
        (flags, True),
        (inside, True),
        (ranged, True),
        (close, True),
        (ranged, True),
        (close, True),
        (inside, True),
        (int(kept(field, side)), last),
        (close_game, not six_close),
        (ranged_game, not six_ranged),
        (flags, True),
    )
    needs = [int(number) for number in field.box.content.need]
    needs[CONTROL_ALL] = max(1, len(field.owner))
    return [
        Row(
            id=id,
            times=int(now[at]),
            worth=int(field.box.worth[at]),
            have=have,
            need=needs[at],
            open=open,
        )
        for at, (id, (have, open)) in enumerate(zip(ROW_IDS, counts, strict=True))
    ]


def see_hand(field: Field, player: Player, owner: int, seat: int) -> Player:
    """17.3 Friends: they see each other's hands."""
    if not friends(seat, owner):
        return player
    hand = hand_in(field, field.hands, owner)
    return replace(player, hand=dump_counts(field, hand))


def see_player(field: Field, owner: int) -> Player:
    shown = hand_in(field, field.shown, owner)
    return Player(
        id=SEAT_IDS[owner],
        side=SIDE_IDS[owner % 2],
        out=field.round > 0 and bool(is_out(field, owner)),
        hand_size=int(field.hand_size(owner)),
        hand=None,
        shown=dump_counts(field, shown),
    )


def see_units(field: Field, seat: int) -> list[Unit]:
    """In roster order; before the first round also those that wait."""
    found = []
    for unit in range(UNITS):
        if field.box.kind[unit] == NO_UNIT:
            continue
        if face_down(field) and not friends(seat, side_of(unit)):
            continue
        if field.lives(unit) or field.round == 0:
            found.append(see_unit(field, unit))
    return found


def see_unit(field: Field, unit: int) -> Unit:
    box, content = field.box, field.box.content
    lives = bool(field.lives(unit))
    health = int(field.health[unit]) if lives else box.health[unit]
    wounds, delay = int(field.wounds[unit]), int(field.delay[unit])
    reach = reach_of(field, unit) if field.round and lives else NOWHERE
    return Unit(
        id=content.label_ids[field.label(unit)],
        side=SIDE_IDS[side_of(unit)],
        owner=SEAT_IDS[field.owner_of(unit)],
        type=content.type_ids[box.kind[unit]],
        at=at(int(field.x[unit]), int(field.y[unit])) if lives else "",
        health=health,
        max_health=box.health[unit],
        resistance=box.resistance[unit],
        ranged=box.ranged[unit],
        close=box.close[unit],
        movement=box.movement[unit],
        walk=box.movement[unit] / 2,
        wounds=wounds,
        ready=bool(field.is_ready(unit)),
        kills=int(field.kills[unit]),
        kills_needed=box.kills[unit],
        rank=int(field.rank[unit]),
        delay=delay,
        red_marker=wounds > 0 or health == 1,
        black_marker=wounds >= 2 or delay > 0,
        fights=reach.fights,
        targets=reach.targets,
        needed=reach.needed,
        covers=reach.covers,
        when=reach.when,
    )


def see_tokens(field: Field, seat: int) -> list[Token]:
    """Sorted by point: their order tells nothing."""
    if not face_down(field):
        return []
    found = []
    for unit in range(UNITS):
        if field.lives(unit) and not friends(seat, side_of(unit)):
            x, y = int(field.x[unit]), int(field.y[unit])
            found.append((x, y, side_of(unit), int(field.owner_of(unit))))
    return [
        Token(side=SIDE_IDS[side], owner=SEAT_IDS[owner], at=at(x, y))
        for x, y, side, owner in sorted(found)
    ]


def see_activation(field: Field) -> Activation | None:
    if field.actor == NO_ONE or field.round == 0:
        return None
    return Activation(
        unit=name_unit(field, int(field.actor)),
        mode=MODE_IDS[field.mode],
        card="" if field.card == NO_CARD else field.box.designs.ids[field.card],
        card_played=field.spent,
        subject=name_unit(field, int(field.subject)),
        faster=int(field.faster),
        freely=field.freely,
    )


def see_attack(field: Field) -> Attack | None:
    attack = field.attack
    if attack.attacker == NO_ONE:
        return None
    unit, target, close = int(attack.attacker), int(attack.target), attack.close
    change = int(modifier(field))
    penalty = int(attack.penalty) if attack.countering else 0
    return Attack(
        attacker=name_unit(field, unit),
        target=name_unit(field, target),
        close=close,
        dice=int(pool(field)),
        modifier=change,
        changes=changes(field, unit, target, close=close, penalty=penalty),
        needed=needed(field, change),
        cover=[] if close else screens(field, unit, target),
        past=[] if close else passed(field, unit, target),
        resist=int(attack.resist),
        countering=attack.countering,
        hits=[int(hit) for hit in attack.hits],
        defence=defence(field),
    )

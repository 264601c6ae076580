"""CA-4, CA-7, CA-11: a soul's turn, from its start to its end."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .actions import (
    A_ASK,
    A_ATTACH,
    A_BLUNT,
    A_BUY,
    A_CHAPEL,
    A_COMFORT,
    A_COMPASS,
    A_CROWN,
    A_DOORS,
    A_END,
    A_FETCH,
    A_GIVE,
    A_GUARD,
    A_MEDITATE,
    A_RESCUE,
    A_RING,
    A_RITUAL,
    A_SALON,
    A_SCROLL,
    A_SEARCH,
    A_STAIRS,
    A_STORE,
    A_STRUGGLE,
    A_TAVERN,
    A_TO,
    A_UNGUARD,
    A_USE,
    A_VIAL,
    TURN,
)
from .content import (
    BLUNT,
    BRAWLER,
    ILLUMINATED,
    KEY,
    NOBODY,
    NODE_ROOM,
    SCOUT,
    SERENITY,
    SIDE,
    SOULS,
    TALE,
)
from .rules_agenda import (
    T_ENTER,
    T_PEEK,
    T_REVEAL,
    T_STRUGGLE,
    T_TURN,
    T_TURN_END,
    T_TURN_START,
)
from .rules_cards import enter
from .rules_events import banish
from .rules_mind import (
    clear_statuses,
    gain_status,
    loops,
    pay,
    punish,
    recover,
    roll,
    set_free,
    total,
)
from .rules_monsters import stun
from .rules_places import (
    is_room,
    open_special,
)
from .rules_rooms import (
    chapel,
    deal,
    doors,
    fetch,
    ritual,
    salon,
    store,
    tavern,
    use_compass,
    use_ring,
    use_scroll,
    use_stairs,
    use_vial,
)
from .rules_round import end_round
from .rules_souls import Soul
from .rules_table import House

# The course of a turn


def start_turn(house: House, log: Log) -> None:
    """1.3 Turn order: the next soul of the round's order.
    4.3 Start of a turn: marks are cleared; a lost turn goes straight to its end.
    """
    s = house.in_turn(house.turn)
    house.active = s
    house.spent = 0
    house.traded = house.stored = 0
    house.moved = house.gambled = False
    house.comforted = house.guarded = house.drank = False
    house.ladder = NOBODY
    house.turn_over = False
    if house.souls[s].skip:
        house.souls[s].skip = False
        log.say("4.3/skips", s)
        house.then(T_TURN_END)
    else:
        log.say("1.3/turn", s)
        house.then(T_TURN)


def go_on(house: House) -> None:
    """4.13 How long a turn lasts: until `end`, or an effect ends it."""
    if house.turn_over:
        house.then(T_TURN_END)
    else:
        house.ask(TURN, house.active)


def end_turn(house: House, log: Log) -> None:
    """4.14 End of a turn: Serenity, `limited`, temporary stairs."""
    s = house.active
    if house.settings.serenity_every_turn:
        for place in range(len(house.souls)):
            soothe(house, house.in_turn(place), log)
    else:
        soothe(house, s, log)
    house.souls[s].limited = False
    house.ladder = NOBODY
    house.turn_over = False
    house.turn += 1
    if house.turn < len(house.souls):
        house.then(T_TURN_START)
    else:
        end_round(house, log)


def soothe(house: House, s: i64, log: Log) -> None:
    """9.18 Serenity: recovers."""
    if house.souls[s].status[SERENITY] > 0:
        recover(house, s, house.content.serenity, "9.18/recovers", log)


# Doing it


def act(house: House, action: i64, dice: Dice, log: Log) -> None:
    """4.13 How long a turn lasts: after an action the turn goes on.
    9.22 Room history: a Room Action clears it.
    """
    s = house.active
    house.revealed = 0
    if action == A_END:
        house.then(T_TURN_END)
        return
    house.then(T_TURN)
    if action < A_SEARCH:
        move(house, s, action - A_TO, dice, log)
    elif action < A_USE:
        basics(house, s, action, dice, log)
    elif action < A_GIVE:
        use(house, s, action, log)
    elif action < A_COMFORT:
        trade(house, s, action, log)
    elif action < A_TAVERN:
        serve(house, s, action, log)
    else:
        house.souls[s].trail = vec[i64]()
        use_room(house, s, action, dice, log)


def move(house: House, s: i64, node: i64, dice: Dice, log: Log) -> None:
    """4.5 Move: one action.
    2.5 Taking the stairs: this too is a Move.
    5.1 Arrival: parts (a) to (d), and (g) in a corridor.
    11.4 Scout: its first Move is free.
    """
    soul = house.souls[s]
    start = soul.node
    if soul.acts != SCOUT or house.moved:
        house.spent += 1
    house.moved = True
    soul.node = node
    if node // SIDE != start // SIDE:
        log.say("2.5/stairs", s, node)
        stumble(house, s, soul, dice, log)
    else:
        log.say("4.5/moves", s, node)
        if is_room(node) and loops(house, s, NODE_ROOM[node]):
            punish(house, s, log)
            return
    if is_room(node):
        open_special(house, node, dice, log)
        house.then(T_ENTER, s)
    else:
        house.then(T_PEEK, s)


def stumble(house: House, s: i64, soul: Soul, dice: Dice, log: Log) -> None:
    """11.4 Scout: on stairs, too low a d6 + sanity ends its turn."""
    if soul.acts != SCOUT:
        return
    die = dice.roll(6)
    if die + soul.sanity < house.content.steady_from[soul.role]:
        log.say("11.4/stumbles", s, die)
        house.end_turn(s, log)
    else:
        log.say("11.4/steady", s, die)


def basics(house: House, s: i64, action: i64, dice: Dice, log: Log) -> None:
    """4.6 Search: reveals the top card.
    4.7 Meditate: recovers, in a corridor more.
    4.12 Turns of the Trapped: struggle, and rescue by others.
    8.19 Trapped: a struggle is rolled.
    8.20 Getting free: by rescue.
    """
    soul = house.souls[s]
    house.spent += 1
    if action == A_SEARCH:
        soul.trail = vec[i64]()
        log.say("4.6/searches", s, NODE_ROOM[soul.node])
        house.then(T_REVEAL, s)
    elif action == A_MEDITATE:
        soul.trail = vec[i64]()
        gain = house.content.meditate_corridor
        if is_room(soul.node):
            gain = house.content.meditate_room
        recover(house, s, gain, "4.7/recovers", log)
    elif action == A_STRUGGLE:
        house.then(T_STRUGGLE, s)
        roll(house, s, "8.19/rolls", dice, log)
    else:
        log.say("4.12/rescues", s, action - A_RESCUE)
        set_free(house, action - A_RESCUE, "8.20/free", log)


def struggle(house: House, s: i64, log: Log) -> None:
    """8.19 Trapped: enough frees the soul, otherwise its turn ends."""
    value = total(house, s)
    house.die = 0
    if value >= house.content.free_from:
        set_free(house, s, "8.19/free", log)
    else:
        log.say("8.19/fails", s)
        house.end_turn(s, log)


def use(house: House, s: i64, action: i64, log: Log) -> None:
    """4.9 Use Object: free, but for the Blunt and the Crown.
    9.19 Shedding: all statuses go.
    """
    if action == A_VIAL:
        use_vial(house, s, log)
    elif action == A_COMPASS:
        use_compass(house, s, log)
    elif action == A_STAIRS:
        use_stairs(house, s, log)
    elif action == A_SCROLL:
        use_scroll(house, s)
    elif action == A_RING:
        use_ring(house, s, log)
    elif action < A_ATTACH:
        strike(house, s, action - A_BLUNT, log)
    elif action < A_CROWN:
        attach(house, s, action - A_ATTACH + TALE, log)
    elif action == A_CROWN:
        take_crown(house, s, log)
    else:
        log.say("9.19/sheds", s)
        clear_statuses(house, s, log)


def strike(house: House, s: i64, kind: i64, log: Log) -> None:
    """13.4 Blunt: stuns a monster.
    11.5 Brawler: it strikes free.
    """
    if house.souls[s].acts != BRAWLER:
        house.spent += 1
    house.discard_item(s, BLUNT)
    log.say("13.4/strikes", s, kind)
    stun(house, s, kind, log)


def attach(house: House, s: i64, tale: i64, log: Log) -> None:
    """7.7 Attaching a Tale: it is used up and banishes the King.
    7.8 Length of a banishment: by how many Tales are attached.
    """
    house.discard_item(s, tale)
    house.tales_attached += 1
    log.say("7.7/attaches", s, tale)
    banish(house, house.content.banish[house.tales_attached - 1], log)


def take_crown(house: House, s: i64, log: Log) -> None:
    """7.1 Taking the Crown: for a key and an action.
    7.2 The spent key: it leaves the game, or goes under a Box.
    7.3 False King: the bearer is, from now on.
    """
    house.spent += 1
    house.souls[s].trail = vec[i64]()
    house.souls[s].items[KEY] -= 1
    if house.settings.crown_key_returns:
        room = house.settings.sanctuary // SIDE * (SIDE - 1)
        house.boxes.bury(house.boxes.at[room], KEY)
        log.say("7.2/returned", s, room)
    else:
        house.keys_destroyed += 1
        log.say("7.2/spent", s)
    house.crown = s
    house.crown_round = house.round
    log.say("7.1/crown", s)


def trade(house: House, s: i64, action: i64, log: Log) -> None:
    """4.10 Trade: one thing at a time."""
    house.traded += 1
    giver, receiver = s, (action - A_GIVE) % SOULS
    item = (action - A_GIVE) // SOULS
    if action >= A_ASK:
        giver, receiver = (action - A_ASK) % SOULS, s
        item = (action - A_ASK) // SOULS
    house.lose_item(giver, item)
    house.souls[receiver].items[item] += 1
    log.say("4.10/gives", giver, receiver, item)


def serve(house: House, s: i64, action: i64, log: Log) -> None:
    """11.1 Healer: Comfort.
    11.2 Tank: Guard.
    """
    if action >= A_GUARD:
        house.guarded = True
        ward = NOBODY if action == A_UNGUARD else action - A_GUARD
        house.souls[s].guard = ward
        log.say("11.2/guards", s, action - A_GUARD)
        return
    house.spent += 1
    house.comforted = True
    role = house.souls[s].role
    pay(house, s, house.content.comfort_price[role], log)
    status = ILLUMINATED if action == A_COMFORT else SERENITY
    floor = house.floor(s)
    for place in range(len(house.souls)):
        t = house.in_turn(place)
        if t != s and house.floor(t) == floor:
            gain = house.content.comfort_recover[role]
            recover(house, t, gain, "11.1/recovers", log)
            gain_status(house, t, status, "11.1/gains", log)


def use_room(house: House, s: i64, action: i64, dice: Dice, log: Log) -> None:
    """4.8 Room Action: one action, unless it is free (CA-12)."""
    if action == A_TAVERN:
        tavern(house, s, log)
    elif A_BUY <= action < A_STORE:
        deal(house, s, action, dice, log)
    elif action >= A_FETCH:
        fetch(house, s, action - A_FETCH, log)
    elif action >= A_STORE:
        store(house, s, action - A_STORE, log)
    else:
        house.spent += 1
        if action == A_RITUAL:
            ritual(house, s, dice, log)
        elif action == A_SALON:
            salon(house, s, log)
        elif action == A_CHAPEL:
            chapel(house, s, dice, log)
        else:
            doors(house, s, action - A_DOORS, log)


def arrive(house: House, s: i64, node: i64, dice: Dice, log: Log) -> None:
    """5.4 Brought by a card: through the Yellow Doors likewise."""
    house.relocate(s, node, log)
    if is_room(node):
        open_special(house, node, dice, log)
        enter(house, s, dice, log)

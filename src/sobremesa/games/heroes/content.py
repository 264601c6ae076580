"""What cards are made of: the vocabulary, the card tables and the box of a match.

The tables are filled once by `schema.py` from a content; rules only read them.
"""

from typing import Final

from sobremesa.kernel.columns import column
from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids

SEATS: Final = 8  # at most
SIZE: Final = 4  # positions of a team, a plant and a support row
MOB: Final = SEATS * SIZE  # the Mob's place among the Characters
PLACES: Final = MOB + 1
MOB_SEAT: Final = SEATS  # the Mob as a player
HANDS: Final = 4  # attached Actions a Character has room for in the tables
LETTERS: Final = "abcd"
SEAT_IDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
HERO_IDS: Final = (*[f"{s}{p}" for s in SEAT_IDS for p in LETTERS], "mob")
GEAR_IDS: Final = tuple(f"{s}e{n + 1}" for s in SEAT_IDS for n in range(SIZE))
PLANT_IDS: Final = tuple(f"{s}s{n + 1}" for s in SEAT_IDS for n in range(SIZE))
PLACE_IDS: Final = (*HERO_IDS, *GEAR_IDS, *PLANT_IDS)
GEAR_PLACE: Final = PLACES  # first rows of PLACE_IDS
PLANT_PLACE: Final = GEAR_PLACE + SEATS * SIZE


def bit(at: i64) -> i64:
    """A mask of one place, kind or seat.

    Never `1 << at` in a compiled module: mypyc shifts a literal in 32 bits.
    """
    return shifted(1, at)


def shifted(value: i64, at: i64) -> i64:
    return value << at


# 1.2 Card types
TYPES: Final = Ids()
SOURCE: Final[i64] = TYPES.add("source")
CHARACTER: Final[i64] = TYPES.add("character")
ACTION: Final[i64] = TYPES.add("action")
EQUIPMENT: Final[i64] = TYPES.add("equipment")
EVENT: Final[i64] = TYPES.add("event")
MOB_CARD: Final[i64] = TYPES.add("mob")
TYPE_IDS: Final = tuple(TYPES)

ABILITY_IDS: Final = (
    "energy",
    "elemental",
    "toxic",
    "science",
    "mentalism",
    "magic",
    "strength",
    "speed",
    "flight",
    "cosmic",
    "divine",
    "general",
)
GENERAL: Final[i64] = ABILITY_IDS.index("general")
# 12.8 Alignments: hero and villain as bits, and the one that comes first.
HERO_BIT: Final = 1
VILLAIN_BIT: Final = 2
SIDE_IDS: Final = ("", "hero", "villain")  # what a filter can name
ALIGNS: Final = {
    "hero": (HERO_BIT, HERO_BIT),
    "villain": (VILLAIN_BIT, VILLAIN_BIT),
    "hero/villain": (HERO_BIT | VILLAIN_BIT, HERO_BIT),
    "villain/hero": (HERO_BIT | VILLAIN_BIT, VILLAIN_BIT),
}
# 5.25 Scope of an Event
SCOPES: Final = Ids()
INVOKER: Final[i64] = SCOPES.add("invoker")
OPPONENTS: Final[i64] = SCOPES.add("opponents")
EVERYONE: Final[i64] = SCOPES.add("everyone")
# 5.28 Aimed Events
ONE_OPPONENT: Final[i64] = SCOPES.add("opponent")
ONE_CHARACTER: Final[i64] = SCOPES.add("character")
SCOPE_IDS: Final = tuple(SCOPES)

# 8.4 Removal of tokens: the kinds in this order.
TOKENS: Final = Ids()
POISON: Final[i64] = TOKENS.add("poison")
BURN: Final[i64] = TOKENS.add("burn")
BLEED: Final[i64] = TOKENS.add("bleed")
DISEASE: Final[i64] = TOKENS.add("disease")
DEATH: Final[i64] = TOKENS.add("death")
AGILITY: Final[i64] = TOKENS.add("agility")
SLOWNESS: Final[i64] = TOKENS.add("slowness")
STRENGTH: Final[i64] = TOKENS.add("strength")
WEAKNESS: Final[i64] = TOKENS.add("weakness")
MORE_LIFE: Final[i64] = TOKENS.add("more_life")
LESS_LIFE: Final[i64] = TOKENS.add("less_life")
TAUNT: Final[i64] = TOKENS.add("taunt")
EVASION: Final[i64] = TOKENS.add("evasion")
SIGHT: Final[i64] = TOKENS.add("sight")
INVISIBLE: Final[i64] = TOKENS.add("invisible")
SILENCED: Final[i64] = TOKENS.add("silence")
STUN: Final[i64] = TOKENS.add("stun")
CONFUSION: Final[i64] = TOKENS.add("confusion")
FURY: Final[i64] = TOKENS.add("fury")
KIND_IDS: Final = tuple(TOKENS)
TIMED: Final[i64] = len(KIND_IDS)  # kinds below it are timed; immunities follow
# 8.30 Immunities: all there are.
IMMUNE_IDS: Final = (
    "attribute",
    "bleed",
    "buff",
    "burn",
    "confusion",
    "damage",
    "death",
    "debuff",
    "disease",
    "fury",
    "heal",
    "poison",
    "silence",
    "special",
    "stun",
)
IMMUNE_BITS: Final = {id: 1 << at for at, id in enumerate(IMMUNE_IDS)}
TO_DAMAGE: Final[i64] = IMMUNE_BITS["damage"]
TO_HEAL: Final[i64] = IMMUNE_BITS["heal"]
for immunity in IMMUNE_IDS:
    TOKENS.add(f"immune_{immunity}")
SHIELD: Final[i64] = TOKENS.add("shield")
PERCEPTION: Final[i64] = TOKENS.add("perception")
# 8.5 Shield and Perception have no clock: only kinds below this have one.
CLOCKED: Final[i64] = SHIELD
TOKEN_IDS: Final = tuple(TOKENS)
KINDS: Final[i64] = len(TOKEN_IDS)
BUFF: Final[i64] = KINDS  # as an object of `remove`
DEBUFF: Final[i64] = KINDS + 1
# 8.8 Classes and polarity
DEBUFFS: Final = (
    *(POISON, BURN, BLEED, DISEASE, DEATH, SLOWNESS, WEAKNESS, LESS_LIFE),
    *(SILENCED, STUN, CONFUSION, FURY),
)
ATTRIBUTES: Final = (*range(AGILITY, LESS_LIFE + 1), SHIELD)
SPECIALS: Final = (DEATH, *range(TAUNT, FURY + 1), PERCEPTION)

# 9.2 Selectors
SELECTORS: Final = Ids()
NOBODY: Final[i64] = SELECTORS.add("")
SELF: Final[i64] = SELECTORS.add("self")
ENEMY: Final[i64] = SELECTORS.add("enemy")
SPLASH: Final[i64] = SELECTORS.add("splash")
FOE_TEAM: Final[i64] = SELECTORS.add("foe_team")
ALLY: Final[i64] = SELECTORS.add("ally")
OTHER: Final[i64] = SELECTORS.add("other")
TEAM: Final[i64] = SELECTORS.add("team")
WEAKEST: Final[i64] = SELECTORS.add("weakest")
ATTACKER: Final[i64] = SELECTORS.add("attacker")
GEAR: Final[i64] = SELECTORS.add("gear")
OWN_GEAR: Final[i64] = SELECTORS.add("own_gear")
FOE: Final[i64] = SELECTORS.add("foe")
SELECTOR_IDS: Final = tuple(SELECTORS)
THE_EVENT: Final[i64] = len(SELECTOR_IDS)  # what `discard_event` needs (9.3)

PICK_ENEMY: Final = 1  # choices in their order, as bits (9.4)
PICK_FOE: Final = 2
PICK_GEAR: Final = 4
PICK_ALLY: Final = 8
PICK_OTHER: Final = 16
PICK_OWN: Final = 32
PICKS: Final = 64

# 9.1 Steps: what each can do.
OPS: Final = Ids()
DAMAGE: Final[i64] = OPS.add("damage")
HEAL: Final[i64] = OPS.add("heal")
GIVE: Final[i64] = OPS.add("give")
STACK: Final[i64] = OPS.add("stack")
REMOVE: Final[i64] = OPS.add("remove")
DISCARD: Final[i64] = OPS.add("discard")
REVEAL: Final[i64] = OPS.add("reveal")
DRAW: Final[i64] = OPS.add("draw")
POOL: Final[i64] = OPS.add("pool")
ENERGY: Final[i64] = OPS.add("energy")
DRAIN: Final[i64] = OPS.add("drain")
SIPHON: Final[i64] = OPS.add("siphon")
READY: Final[i64] = OPS.add("ready")
DISCARD_EVENT: Final[i64] = OPS.add("discard_event")
OP_IDS: Final = tuple(OPS)

SLOWER: Final[i64] = KINDS  # conditions beside the kinds of tokens
BARE: Final[i64] = KINDS + 1
ALWAYS: Final = -1

MODS: Final = Ids()
MOD_SPEED: Final[i64] = MODS.add("speed")
MOD_DAMAGE: Final[i64] = MODS.add("damage")
MOD_COST: Final[i64] = MODS.add("cost")
MOD_HEAL: Final[i64] = MODS.add("heal")
MOD_DRAW: Final[i64] = MODS.add("draw")
MOD_BAN: Final[i64] = MODS.add("ban")
MOD_IDS: Final = tuple(MODS)
FILTERS: Final = Ids()
ANYONE: Final[i64] = FILTERS.add("")
BY_ABILITY: Final[i64] = FILTERS.add("ability")
BY_ALIGN: Final[i64] = FILTERS.add("align")
BY_ALLIANCE: Final[i64] = FILTERS.add("alli")
FILTERS.add("type")
BY_PRIME: Final[i64] = FILTERS.add("prime")
FILTER_IDS: Final = tuple(FILTERS)

AIMS: Final = Ids()
AIMS.add("")
AIM_WEAKEST: Final[i64] = AIMS.add("weakest")
AIM_STRONGEST: Final[i64] = AIMS.add("strongest")
AIM_CHARGED: Final[i64] = AIMS.add("charged")
AIM_IDS: Final = tuple(AIMS)

Columns = dict[str, list[int]]


class Cards:
    """A content: a pool of cards as tables, what tokens do, numbers, ready decks.

    Shared by all matches that are played with it, never written.

    Player cards come first, then the Mobs.
    A `move` is a list of steps with its cost: an action, an activation, a trigger, a
    part of an Event.
    """

    def __init__(
        self,
        ids: tuple[str, ...],
        count: int,
        move_ids: tuple[str, ...],
        alliance_ids: tuple[str, ...],
        cards: Columns,
        moves: Columns,
        steps: Columns,
        extras: Columns,
        tokens: Columns,
        numbers: dict[str, int],
        ready: dict[str, dict[str, int]],
        alters: dict[str, str],
        own: str,
    ) -> None:
        self.ids = ids
        self.alters = alters  # alter-egos by card
        self.own = own  # the changes of the printed content, as a text
        self.ready = ready  # decks by name: copies by card
        self.count: i64 = count  # of player cards
        self.move_ids = move_ids
        self.alliance_ids = alliance_ids
        self.type = column(cards["type"])
        self.unique = column(cards["unique"])
        self.name = column(cards["name"])
        self.alter = column(cards["alter"])
        self.earth = column(cards["earth"])
        self.stars = column(cards["stars"])
        self.health = column(cards["health"])
        self.protection = column(cards["protection"])
        self.speed = column(cards["speed"])
        self.abilities = column(cards["abilities"])  # bits
        self.alliances = column(cards["alliances"])  # bits
        self.align = column(cards["align"])  # bits
        self.prime = column(cards["prime"])  # the one of them that comes first
        self.immune = column(cards["immune"])  # bits
        self.storage = column(cards["storage"])
        self.swarm = column(cards["swarm"])
        self.silo = column(cards["silo"])
        self.basic = column(cards["basic"])
        self.gives = column(cards["gives"])  # energy, by itself
        self.cost = column(cards["cost"])  # to enter
        self.sacrifice = column(cards["sacrifice"])  # Basic Sources to enter
        self.ability = column(cards["ability"])  # an Action's, as a bit
        self.scope = column(cards["scope"])
        self.first_act = column(cards["first_act"])
        self.acts = column(cards["acts"])
        self.passive = column(cards["passive"])  # moves from here on, -1 for none
        self.move = column(cards["move"])
        self.hit = column(cards["hit"])
        self.ko = column(cards["ko"])
        self.start = column(cards["start"])
        self.end = column(cards["end"])
        self.first_mod = column(cards["first_mod"])
        self.mods = column(cards["mods"])
        self.first_aura = column(cards["first_aura"])
        self.auras = column(cards["auras"])
        self.first_row = column(cards["first_row"])
        self.rows = column(cards["rows"])

        self.move_first = column(moves["first"])  # step
        self.move_last = column(moves["last"])
        self.move_cost = column(moves["cost"])
        self.move_hold = column(moves["hold"])
        self.move_repeat = column(moves["repeat"])
        self.move_sure = column(moves["sure"])
        self.move_once = column(moves["once"])
        self.move_picks = column(moves["picks"])
        self.move_opens = column(moves["opens"])  # what the first step needs
        self.move_teams = column(moves["teams"])  # `foe_team` without an enemy
        self.move_ability = column(moves["ability"])  # of an attached Action, a bit
        self.move_aim = column(moves["aim"])
        self.move_card = column(moves["card"])

        self.op = column(steps["op"])
        self.amount = column(steps["amount"])
        self.bonus = column(steps["bonus"])
        self.condition = column(steps["condition"])
        self.token = column(steps["token"])
        self.selector = column(steps["selector"])
        self.pierce = column(steps["pierce"])
        self.turns = column(steps["turns"])  # how long what is given lasts

        self.mod_kind = column(extras["mod_kind"])
        self.mod_value = column(extras["mod_value"])
        self.mod_filter = column(extras["mod_filter"])
        self.mod_mask = column(extras["mod_mask"])
        self.aura_stat = column(extras["aura_stat"])
        self.aura_value = column(extras["aura_value"])
        self.aura_mask = column(extras["aura_mask"])
        self.row_first = column(extras["row_first"])
        self.row_last = column(extras["row_last"])
        self.script = column(extras["script"])
        self.blocks = column(blocks())
        self.debuff = column([int(kind in DEBUFFS) for kind in range(KINDS)])

        self.token_speed = column(tokens["speed"])  # of each, while it is in force
        self.token_damage = column(tokens["damage"])
        self.token_health = column(tokens["health"])
        self.token_flat = column(tokens["flat"])  # once, however many there are
        self.token_hurts = column(tokens["hurts"])  # of each, in R2
        self.token_pierces = column(tokens["pierces"])
        self.gear_energy: i64 = numbers["gear_energy"]
        self.events_per_turn: i64 = numbers["events_per_turn"]
        self.relocations_per_turn: i64 = numbers["relocations_per_turn"]
        self.deck_characters_min: i64 = numbers["deck_characters_min"]
        self.mob_immune: i64 = numbers["mob_immune"]  # bits


def blocks() -> list[int]:
    """8.30 Immunities: by kind of token, the immunities that suppress it, as bits."""
    made: list[int] = []
    for kind in range(KINDS):
        names: list[str] = []
        if kind < TIMED and KIND_IDS[kind] in IMMUNE_IDS:
            names.append(KIND_IDS[kind])
        if kind in ATTRIBUTES:
            names.append("attribute")
        if kind in SPECIALS:
            names.append("special")
        if kind in DEBUFFS:
            names.append("debuff")
        elif kind < TIMED or kind >= CLOCKED:
            names.append("buff")
        made.append(sum([IMMUNE_BITS[name] for name in names]))
    return made


MODES: Final = Ids()
TRADITIONAL: Final[i64] = MODES.add("traditional")
ARENA: Final[i64] = MODES.add("arena")
TEAMS: Final[i64] = MODES.add("teams")
MIXED: Final[i64] = MODES.add("mixed")
CHALLENGERS: Final[i64] = MODES.add("challengers")
MODE_IDS: Final = tuple(MODES)

BY_PLAYER: Final = 0  # scopes of uniqueness and names
BY_TABLE: Final = 1
BY_NAME: Final = 2


class Box:
    """The options of one match. Shared by all its states, never written."""

    def __init__(
        self,
        cards: Cards,
        seats: int,
        numbers: dict[str, int],
        decks: list[list[int]],
        schedule: list[tuple[int, int]],
        known: int,
    ) -> None:
        self.cards = cards
        self.seats: i64 = seats
        self.numbers = numbers
        self.decks = decks  # copies of every card, by seat
        self.schedule = schedule  # stages of Mixed: TEAMS or ARENA, and its number
        self.known: i64 = known  # whose deck lists everybody sees, as bits
        self.mode: i64 = numbers["mode"]
        self.coop = numbers["mode"] == CHALLENGERS
        self.team_count: i64 = numbers["team_count"]
        self.mob: i64 = numbers["mob"]
        self.mob_health: i64 = numbers["mob_health_per_player"] * seats
        extra = numbers["mob_extra_from"]
        self.mob_extra = 0 < extra <= seats
        self.common_slots: i64 = numbers["common_slots"]
        self.coop_all = numbers["coop_loss"] == 1
        self.coop_max_rounds: i64 = numbers["coop_max_rounds"]
        self.max_rounds: i64 = numbers["max_rounds"]
        self.hand_start: i64 = numbers["hand_start"]
        self.mulligans: i64 = numbers["mulligans"]
        self.draw_per_turn: i64 = numbers["draw_per_turn"]
        self.first_draw: i64 = numbers["first_draw"]
        self.hand_max: i64 = numbers["hand_max"]
        self.team_size: i64 = numbers["team_size"]
        self.ko_limit: i64 = numbers["ko_limit"]
        self.substitutions: i64 = numbers["substitutions"]
        self.first_turn_characters: i64 = numbers["first_turn_characters"]
        self.characters_per_turn: i64 = numbers["characters_per_turn"]
        self.max_sources: i64 = numbers["max_sources"]
        self.sources_per_turn: i64 = numbers["sources_per_turn"]
        self.energy_limit: i64 = numbers["energy_limit"]
        self.attach_max: i64 = numbers["attach_max"]
        self.equipment_max: i64 = numbers["equipment_max"]
        self.event_replace = numbers["event_replace"] == 1
        self.unique_scope: i64 = numbers["unique_scope"]
        self.name_scope: i64 = numbers["name_scope"]
        self.everyone = numbers["combat_scope"] == 1
        self.burn_sides: i64 = numbers["burn_sides"]
        self.dot_mitigated = numbers["dot_mitigated"] == 1

    def with_decks(self, decks: list[list[int]]) -> "Box":
        """The same options with other decks: what somebody believes."""
        seats, known = int(self.seats), int(self.known)
        return Box(self.cards, seats, self.numbers, decks, self.schedule, known)

"""At least one scripted use of every card, by what it leaves behind."""

from typing import NamedTuple

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import HERO_IDS, MOB
from sobremesa.games.heroes.rules_event import heal_mod
from sobremesa.games.heroes.rules_modes import mob_act
from sobremesa.games.heroes.rules_tokens import strength
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import HeroesScene, scene

FOES = "2a mother_forest\n2b anvil\n"


class Case(NamedTuple):
    """A card, the lines of its table, the answers given, what must be true then."""

    card: str
    table: str
    plays: str
    left: str  # place=value, … as `look` tells them


def look(duel: HeroesScene, what: str) -> str:
    """`2a` Health and Protection, `2a.t` tokens, `2a.e` energy, `pool`, `hand` …"""
    place, _, part = what.partition(".")
    if part == "t":
        return duel.tokens(place)
    if part == "e":
        return str(duel.energy(place))
    if part == "p":
        return str(duel.perception(place))
    if part == "l":
        return str(duel.limit(place))
    if part == "v":
        return str(duel.speed(place))
    if place in HERO_IDS:
        return duel.hp(place)
    told = {"pool": str(duel.pool()), "hand": duel.hand(), "event": duel.event}
    return {**told, "hand2": duel.hand("2")}[place]


CHARACTERS = [
    Case(
        "avatar_of_nature_3", "energy=2", "act 2; target 2a", "2a=H9 P0, 2a.t=~poison:2"
    ),
    Case("avatar_of_nature_3", "", "passive a; target 1b", "1b=H5 P3"),
    Case(
        "avatar_of_nature_4",
        "energy=1",
        "act 1; target 2b",
        "2b=H6 P0, 2b.t=~slowness:2",
    ),
    Case("avatar_of_nature_4", "energy=2", "act 2", "1b=H6 P3"),
    Case(
        "avatar_of_nature_4", "energy=3", "act 3; target 2a", "2a=H8 P0, 2a.t=~poison:2"
    ),
    Case("mossback", "energy=1", "act 2", "1a=H7 P3 S3, 1a.t=~taunt"),
    Case("pollinator", "energy=1", "act 2; target 2a; target 1b", "2a=H9 P2, 1b=H7 P3"),
    Case("pollinator", "", "passive a", "1a.e=1"),
    Case("venom_orchid", "", "act 1; target 2a", "2a=H9 P2, 2a.t=~poison"),
    Case("venom_orchid", "energy=2", "act 2; target 2a", "2a=H9 P1, 2a.t=~poison"),
    Case("mother_forest", "energy=2", "act 1; target 2a", "2a=H9 P0, 2b=H6 P1"),
    Case("mother_forest", "energy=3", "act 2", "1b=H7 P3"),
    Case("mother_forest", "energy=4", "act 3; target 2a", "2a=H7 P0, 2a.t=~stun"),
    Case("swift_strelitzia", "energy=1", "act 2; target 2a", "2a=H9 P1, 1a.t=~agility"),
    Case("kestrel_scout", "energy=1", "act 2; target 2a", "2a=H9 P0"),
    Case("kestrel_scout", "", "passive a; target 1b", "1b.t=~sight"),
    Case("mirage_runner", "energy=1", "act 2; target 2a", "2a=H9 P1, 1a.t=~evasion"),
    Case("mirage_runner", "energy=2", "act 3; target 2a; target 1b", "1b.t=~invisible"),
    Case("storm_falcon", "energy=1", "act 1; target 2a", "2a=H9 P1, 2a.t=~slowness:2"),
    Case("storm_falcon", "energy=3", "act 2; target 2a", "2a=H5 P0"),
    Case("supersonic_aurora", "energy=1", "act 1; target 2a", "2a=H9 P0"),
    Case("supersonic_aurora", "energy=2", "act 2", "1b.t=~evasion"),
    Case("supersonic_aurora", "energy=3", "act 3", "2a=H9 P1, 2b=H6 P0"),
    Case("anvil", "energy=1", "act 2", "1a=H6 P2 S3, 1a.t=~taunt"),
    Case("anvil", "energy=2", "act 3; target 2a", "2a=H8 P0"),
    Case("bronze_sentinel", "energy=1", "act 2; target 2a; target 1b", "1b=H4 P3 S1"),
    Case("bronze_sentinel", "", "passive a", "1a.t=~taunt"),
    Case("quake_fist", "energy=2", "act 2; target 2a", "2a=H8 P0"),
    Case("quake_fist", "energy=3", "act 3", "2a=H9 P1, 2b=H6 P0"),
    Case("iron_matron", "energy=1", "act 1; target 2a", "2a=H9 P1, 1a=H6 P2 S1"),
    Case("iron_matron", "energy=2", "act 2", "1a=H6 P2 S2, 1b=H4 P3 S2"),
    Case("iron_matron", "energy=3", "act 3; target 2a", "2a.t=~stun"),
    Case("unshaken_titan", "energy=2", "act 1; target 2a", "2a=H7 P0"),
    Case("unshaken_titan", "energy=1", "act 2", "1a=H8 P3 S2, 1a.t=~taunt"),
    Case("unshaken_titan", "energy=4", "act 3", "2a=H9 P0, 2b.t=~slowness"),
    Case("hex_weaver", "energy=1", "act 2; target 2a", "2a=H7 P3, 2a.t=~silence"),
    Case("hex_weaver", "energy=2", "act 3; target 2a", "2a=H9 P0, 2a.t=~burn"),
    Case("oracle", "energy=1", "act 2; target 1b", "1b.p=1, hand=heat_burst"),
    Case("oracle", "", "passive a; target 1b", "1b=H5 P3"),
    Case("dream_thief", "energy=1", "act 2; target 2a", "2a=H9 P1, 2a.e=1, 1a.e=1"),
    Case("dream_thief", "energy=2", "act 3; target 2a", "2a=H7 P3, 2a.t=~confusion"),
    Case(
        "grave_cantor",
        "energy=1 damage=2",
        "act 1; target 2a",
        "2a.t=~weakness, 1a=H6 P2",
    ),
    Case("grave_cantor", "energy=2", "act 2; target 2a", "2a.t=~disease, 2b=H6 P1"),
    Case("grave_cantor", "energy=4", "act 3; target 2a", "2a.t=~death"),
    Case("veil_archmage", "energy=2", "act 1; target 2a", "2a=H8 P0"),
    Case("veil_archmage", "energy=2", "act 2; target 1b", "1b.t=~invisible, 1b=H6 P3"),
    Case("veil_archmage", "energy=4", "act 3; target 2a", "2a.t=~confusion, 2b=H4 P2"),
    Case("photon_ranger", "energy=1", "act 2; target 2a", "2a=H7 P3"),
    Case("solar_acolyte", "", "act 1; target 1b", "1b.t=~strength"),
    Case("solar_acolyte", "energy=1", "act 2; target 2a; target 1b", "1b=H6 P3"),
    Case("solar_acolyte", "", "passive a", "1a.e=1"),
    Case("orbit_knight", "energy=2", "act 2; target 2a", "2a=H9 P0, 2a.t=~slowness:2"),
    Case("star_marshal", "energy=1", "act 1; target 2a", "2a=H9 P1, 2a.t=~burn"),
    Case("star_marshal", "energy=2", "act 2", "1b.t=~strength, 1b=H4 P3 S1"),
    Case("star_marshal", "energy=4", "act 3; target 2a", "2a=H6 P0, 2b=H6 P1"),
    Case("last_star_herald", "", "act 1", "1a.e=2, 1a.l=8"),
    Case("last_star_herald", "energy=2", "act 2; target 2a", "2a=H8 P0"),
    Case("last_star_herald", "energy=6", "act 3", "2a=H8 P0, 2b=H4 P0, 2b.t=~burn"),
    Case("doctor_catalyst", "energy=2", "act 2; target 2a", "2a.t=~poison:3"),
    Case("doctor_catalyst", "", "passive a", "1e1.e=2"),
    Case("beta_clone", "energy=1", "act 2; target 2a", "2a=H9 P1"),
    Case("pyro_tech", "energy=1", "act 2; target 2a", "2a=H9 P2, 2a.t=~burn:2"),
    Case("pyro_tech", "energy=3", "act 3", "2a=H9 P2, 2b.t=~burn"),
    Case("null_agent", "energy=1", "act 2; target 2a", "2a=H9 P1, 2a.e=1"),
    Case("null_agent", "energy=3", "act 3; target 2a", "2a=H9 P0, 2a.t=~stun"),
    Case("chimera_x", "energy=1", "act 1; target 2a", "2a=H9 P1, 2a.t=~bleed"),
    Case("chimera_x", "energy=2 damage=3", "act 2; target 2a", "2a=H9 P0, 1a=H7 P1"),
    Case("swift_strelitzia_e30", "energy=1", "act 1; target 2a", "2a.t=~poison"),
    Case("swift_strelitzia_e30", "energy=2", "act 2; target 2a", "2a=H9 P0"),
    Case("hivemind_zero", "energy=1", "act 1; target 2a", "1a.e=1, 2a.e=1"),
    Case("hivemind_zero", "energy=2", "act 2; target 2a", "2a=H9 P0, 2a.t=~fury"),
    Case("hivemind_zero", "energy=4", "act 3", "2a=H9 P1, 2b.t=~silence"),
    Case("hivemind_zero", "", "passive a", "1e1.e=2"),
    Case("street_sparrow", "energy=1", "act 2; target 2a", "2a=H9 P2, hand=heat_burst"),
]

ACTIONS = [
    Case("infinite_mass_punch", "quake_fist energy=8", "target 2a", "2a=-, 2b=H5 P0"),
    Case("war_cry", "anvil energy=1", "", "1a=H6 P2 S2, 1a.t=~taunt ~strength"),
    Case("power_slam", "anvil energy=2", "target 2a", "2a=H9 P0, 2a.t=~weakness"),
    Case(
        "afterimage", "kestrel_scout energy=1", "target 2a", "1a.t=~evasion ~agility:2"
    ),
    Case("hundred_jabs", "kestrel_scout energy=1", "target 2a", "2a=H9 P1"),
    Case("dive_bomb", "kestrel_scout energy=2", "target 2a", "2a=H7 P0"),
    Case(
        "air_rescue", "kestrel_scout energy=1", "target 1b", "1b=H6 P3, 1b.t=~invisible"
    ),
    Case("heat_burst", "pyro_tech energy=1", "target 2a", "2a=H9 P1, 2a.t=~burn"),
    Case("plasma_cannon", "pyro_tech energy=3", "target 2a", "2a=H4 P3"),
    Case("chain_lightning", "pyro_tech energy=3", "target 2a", "2a=H9 P0, 2b=H6 P1"),
    Case("healing_factor", "pyro_tech energy=1 damage=4", "", "1a=H6 P1 S1"),
    Case(
        "toxic_cloud", "chimera_x energy=2", "target 2a", "2a.t=~poison, 2b.t=~poison"
    ),
    Case("paralytic_toxin", "chimera_x energy=2", "target 2a", "2a=H9 P2, 2a.t=~stun"),
    Case("gamma_leak", "chimera_x energy=2", "target 2a", "2a.t=~less_life:2"),
    Case("system_breach", "anvil energy=1", "target 2a", "2a=H9 P2, 1a.e=2, 2a.e=0"),
    Case("overclock", "anvil energy=2", "target 2a", "1a.e=2, 1a.t=~strength"),
    Case("psychic_spike", "oracle energy=2", "target 2a; discard goad", "2a=H6 P3"),
    Case("goad", "oracle energy=1", "target 2a; target 1b", "2a.t=~fury, 1b.t=~taunt"),
    Case("arcane_bolt", "oracle energy=2", "target 2a", "2a=H8 P0"),
    Case("warding_rune", "oracle energy=1", "target 1b", "1b.p=1, 1b.t=~immune_debuff"),
    Case("gravity_well", "orbit_knight energy=3", "", "2a=H9 P1, 2b.t=~slowness"),
    Case(
        "divine_aegis", "oracle energy=2", "target 1b", "1b.t=~immune_damage, 1b=H5 P3"
    ),
    Case("judgement", "oracle energy=3", "target 2a", "2a=H8 P0, 1b=H5 P3"),
    Case("second_wind", "anvil energy=1", "target 1b", "1b=H5 P3"),
    Case("field_training", "anvil", "", "1a.e=1, 1a.t=~strength ~more_life"),
    Case("slow_venom", "chimera_x energy=2", "target 2a", "2a=H9 P2, 2a.t=~poison@3"),
    Case("long_vigil", "oracle energy=1", "target 1b", "1b.t=~strength@3"),
    Case("public_denial", "anvil", "target 2a", "event=, hand=heat_burst, 2a=H9 P2"),
]

EQUIPMENT = [
    Case("battery_silo", "2", "release e1", "pool=1, 1e1.e=1"),
    Case("quantum_silo", "2", "release e1", "pool=1, 1e1.e=1"),
    Case("plasma_turret", "2", "use e1.1; target 2a", "2a=H9 P0, 1e1.e=1"),
    Case("medic_drone", "2", "use e1.1; target 1b", "1b=H7 P3"),
    Case("shield_projector", "2", "use e1.1; target 1b", "1b=H4 P3 S3"),
    Case("signal_jammer", "2", "use e1.1; target 2a", "2a.e=0"),
    Case("signal_jammer", "2", "use e1.2", "2e1.e=0"),
    Case("solar_condenser", "1", "use e1.1", "pool=1, 1e1.e=1"),
    Case("tactical_scanner", "2", "use e1.1; target 1b", "1b.t=~sight, 1e1.e=2"),
    Case("tactical_scanner", "2", "use e1.2", "hand=solar_plant heat_burst heat_burst"),
    Case("adrenal_injector", "2", "use e1.1; target 1b", "1b.t=~strength:2 ~agility"),
]

SOURCES = [
    Case("solar_plant", "0", "", "pool=1"),
    Case("wind_farm", "0", "", "pool=1"),
    Case("hydro_dam", "0", "", "pool=1"),
    Case("living_planet", "0", "activate s1; target 1b", "pool=2, 1b=H6 P3"),
    Case("fusion_core", "1", "activate s2; target 1b", "pool=2, 1b=H3 P3"),
    Case("sun_temple", "1", "activate s2; target 1b", "pool=1, 1b=H4 P3 S1"),
    Case("deep_observatory", "2", "activate s2", "pool=1, hand=heat_burst"),
    Case("storm_dynamo", "2", "activate s2", "pool=2"),
    Case("tide_generator", "2", "activate s2", "pool=3"),
]

EVENTS = [
    Case("solar_storm", "", "next", "pool=1"),
    Case("zero_gravity", "", "", "1a.v=11"),
    Case("martial_law", "", "", "2m=-1"),
    Case("witching_hour", "", "", "cost=0"),
    Case(
        "global_alert", "", "next", "hand=solar_plant heat_burst heat_burst heat_burst"
    ),
    Case("quarantine", "", "", "heal=-1"),
    Case("iron_curtain", "", "next", "1a=H6 P1 S1"),
    Case("rust_rain", "", "", "shield=banned"),
    Case("masquerade", "", "", "1a.v=10"),
    Case("bounty", "target 2a", "", "2a.v=4"),
    Case("supply_embargo", "", "next", "hand2=solar_plant heat_burst"),
]

MOBS = [
    Case("mob_rust_colossus", "1", "", "1a=H2 P0"),
    Case("mob_rust_colossus", "2", "", "1a=H6 P0, 1b=H4 P1"),
    Case("mob_rust_colossus", "3", "", "mob=H16 P40 S6, mob.t=~strength"),
    Case("mob_swarm_queen", "1", "", "1b=H3 P0, 1b.t=~poison:2"),
    Case("mob_swarm_queen", "2", "", "1a.t=~poison, 1b.t=~poison"),
    Case("mob_swarm_queen", "3", "", "mob=H14 P46 S4, mob.t=~evasion"),
    Case("mob_mirror_sovereign", "1", "", "1a=H2 P2, 1a.e=1"),
    Case("mob_mirror_sovereign", "2", "", "1a.t=~confusion, mob.p=2"),
    Case("mob_mirror_sovereign", "3", "", "1a=H6 P0, 1b=H4 P1"),
    Case("mob_star_devourer", "1", "", "1a.e=2"),
    Case("mob_star_devourer", "2", "", "1a.t=~slowness, 1b=H4 P1"),
    Case("mob_star_devourer", "3", "", "mob=H18 P54 S4, mob.t=~strength:2"),
]


def name(case: Case) -> str:
    return f"{case.card} {case.plays.partition(';')[0]}".strip()


def check(duel: HeroesScene, case: Case) -> None:
    for fact in case.left.split(", "):
        what, _, value = fact.partition("=")
        assert value == look(duel, what), what


def play(duel: HeroesScene, plays: str) -> None:
    for text in filter(None, plays.split("; ")):
        duel.play(text)


@pytest.mark.parametrize("case", CHARACTERS, ids=name)
def test_a_character_does_what_its_card_says(case: Case) -> None:
    friend = (
        "1b mossback damage=3\n" if case.card != "mossback" else "1b anvil damage=2\n"
    )
    table = f"1a {case.card} {case.table}\n{friend}1e1 medic_drone energy=1\n"
    foes = FOES.replace("mother_forest", "mother_forest energy=2")
    passive = case.plays.startswith("passive")

    duel = scene(table + foes, hand="solar_plant" if passive else "", fight="1a")
    play(duel, case.plays)

    check(duel, case)


@pytest.mark.parametrize("case", ACTIONS, ids=name)
def test_an_action_does_what_its_card_says(case: Case) -> None:
    card, _, facts = case.table.partition(" ")
    turned = "turned=90" if case.card == "second_wind" else ""
    duel = scene(
        f"1a {card} {facts} attached={case.card}\n1b mossback damage=3 {turned}\n"
        "2a mother_forest energy=2\n2b anvil\n",
        fight="1a",
        hands={"2": "goad solar_plant"},
        event="rust_rain" if case.card == "public_denial" else "",
        invoker="2" if case.card == "public_denial" else "",
    )

    duel.play("card 1")
    play(duel, case.plays)

    check(duel, case)


@pytest.mark.parametrize("case", EQUIPMENT, ids=name)
def test_equipment_does_what_its_card_says(case: Case) -> None:
    duel = scene(
        f"1a anvil\n1b mossback damage=3\n1e1 {case.card} energy={case.table}\n"
        "2a mother_forest energy=2\n2b anvil\n2e1 medic_drone energy=1\n",
        hand="solar_plant",
    )

    play(duel, case.plays)

    check(duel, case)


@pytest.mark.parametrize("case", SOURCES, ids=name)
def test_a_source_does_what_its_card_says(case: Case) -> None:
    duel = scene(
        "1a kestrel_scout\n1b mossback damage=3\n1s1 solar_plant\n2a anvil",
        hand=case.card,
        players={"1": {"pool": int(case.table)}},
    )

    duel.play(f"play {case.card}")
    play(duel, case.plays)

    check(duel, case)


@pytest.mark.parametrize("case", EVENTS, ids=name)
def test_an_event_does_what_its_card_says(case: Case) -> None:
    duel = scene(
        "1a kestrel_scout attached=goad\n1b mossback damage=3\n2a chimera_x",
        hand=f"{case.card} solar_plant",
        hands={"2": "solar_plant"},
    )

    duel.play(f"play {case.card}", *filter(None, [case.table]))
    field = duel.heroes.field

    assert case.card == duel.event
    if case.plays == "next":
        duel.pass_turn()
        duel.pass_turn()
    if case.left in ("2m=-1", "cost=0", "heal=-1", "shield=banned"):
        duel.give("1a", "shield")
        assert {
            "2m=-1": strength(field, 4) == -1,
            "cost=0": field.cards.mods[field.event] == 2,
            "heal=-1": heal_mod(field, 4) == -1 and heal_mod(field, 0) == 0,
            "shield=banned": field.shield[0] == 0,
        }[case.left]
    else:
        check(duel, case)


@pytest.mark.parametrize("case", MOBS, ids=name)
def test_a_mob_does_what_its_card_says(case: Case) -> None:
    coop = scene(
        "1a avatar_of_nature_3 common energy=3\n1b mossback common damage=3\n2a oracle",
        options={"mode": "challengers", "mob": case.card},
    )
    field = coop.heroes.field
    move = field.cards.first_act[field.who[MOB]] + int(case.table) - 1

    mob_act(field, move, Fast("mob"), Silence())

    check(coop, case)


def test_every_card_has_a_case() -> None:
    cases = [*CHARACTERS, *ACTIONS, *EQUIPMENT, *SOURCES, *EVENTS, *MOBS]

    assert set(GAME.kinds["card"]) == {case.card for case in cases}

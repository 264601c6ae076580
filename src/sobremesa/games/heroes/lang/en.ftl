game-name = Heroes – The Contest
game-tagline = Super-hero teams, personal decks, one Battlefield.

# Elements

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
seat-7 = Player 7
seat-8 = Player 8
card-solar_plant = Solar Plant
card-wind_farm = Wind Farm
card-hydro_dam = Hydro Dam
card-living_planet = Verdara, the Living Planet
card-fusion_core = Fusion Core
card-sun_temple = Sun Temple
card-deep_observatory = Deep Observatory
card-storm_dynamo = Storm Dynamo
card-avatar_of_nature_3 = Avatar of Nature
card-avatar_of_nature_4 = Avatar of Nature
card-mossback = Mossback
card-pollinator = The Pollinator
card-venom_orchid = Venom Orchid
card-mother_forest = Mother Forest
card-swift_strelitzia = Swift Strelitzia
card-kestrel_scout = Kestrel Scout
card-mirage_runner = Mirage Runner
card-storm_falcon = Storm Falcon
card-supersonic_aurora = Supersonic Aurora
card-anvil = Anvil
card-bronze_sentinel = Bronze Sentinel
card-quake_fist = Quake Fist
card-iron_matron = Iron Matron
card-unshaken_titan = Unshaken Titan
card-hex_weaver = Hex Weaver
card-oracle = The Oracle
card-dream_thief = Dream Thief
card-grave_cantor = Grave Cantor
card-veil_archmage = Archmage of the Veil
card-photon_ranger = Photon Ranger
card-solar_acolyte = Solar Acolyte
card-orbit_knight = Orbit Knight
card-star_marshal = Star Marshal
card-last_star_herald = Herald of the Last Star
card-doctor_catalyst = Doctor Catalyst
card-beta_clone = Beta Clone
card-pyro_tech = Pyro Tech
card-null_agent = Null Agent
card-chimera_x = Chimera X
card-swift_strelitzia_e30 = Swift Strelitzia
card-hivemind_zero = Hivemind Zero
card-infinite_mass_punch = Infinite-Mass Punch
card-war_cry = War Cry
card-power_slam = Power Slam
card-afterimage = Afterimage
card-hundred_jabs = Hundred Jabs
card-dive_bomb = Dive Bomb
card-air_rescue = Air Rescue
card-heat_burst = Heat Burst
card-plasma_cannon = Plasma Cannon
card-chain_lightning = Chain Lightning
card-healing_factor = Healing Factor
card-toxic_cloud = Toxic Cloud
card-paralytic_toxin = Paralytic Toxin
card-gamma_leak = Gamma Leak
card-system_breach = System Breach
card-overclock = Overclock
card-psychic_spike = Psychic Spike
card-goad = Goad
card-arcane_bolt = Arcane Bolt
card-warding_rune = Warding Rune
card-gravity_well = Gravity Well
card-divine_aegis = Divine Aegis
card-judgement = Judgement
card-second_wind = Second Wind
card-field_training = Field Training
card-public_denial = Public Denial
card-battery_silo = Battery Silo
card-quantum_silo = Quantum Silo
card-plasma_turret = Plasma Turret
card-medic_drone = Medic Drone
card-shield_projector = Shield Projector
card-signal_jammer = Signal Jammer
card-solar_condenser = Solar Condenser
card-tactical_scanner = Tactical Scanner
card-adrenal_injector = Adrenal Injector
card-solar_storm = Solar Storm
card-zero_gravity = Zero Gravity
card-martial_law = Martial Law
card-witching_hour = Witching Hour
card-global_alert = Global Alert
card-quarantine = Quarantine
card-iron_curtain = Iron Curtain
card-rust_rain = Rust Rain
card-tide_generator = Tide Generator
card-street_sparrow = Street Sparrow
card-slow_venom = Slow Venom
card-long_vigil = Long Vigil
card-masquerade = Masquerade
card-bounty = Bounty
card-supply_embargo = Supply Embargo
card-mob_rust_colossus = Rust Colossus
card-mob_swarm_queen = Swarm Queen
card-mob_mirror_sovereign = Mirror Sovereign
card-mob_star_devourer = Star Devourer
move-living_planet = Verdara, the Living Planet
move-fusion_core = Fusion Core
move-sun_temple = Sun Temple
move-deep_observatory = Deep Observatory
move-storm_dynamo = Storm Dynamo
move-avatar_of_nature_3-1 = Vine Lash
move-avatar_of_nature_3-2 = Thorn Storm
move-avatar_of_nature_3-p = Healing Sap
move-avatar_of_nature_4-1 = Root Snare
move-avatar_of_nature_4-2 = Great Bloom
move-avatar_of_nature_4-3 = Wrath of the Grove
move-mossback-1 = Log Swing
move-mossback-2 = Bark Wall
move-pollinator-1 = Pollen Dart
move-pollinator-2 = Renewal
move-pollinator-p = Photosynthesis
move-venom_orchid-1 = Barbed Petal
move-venom_orchid-2 = Venom Kiss
move-mother_forest-1 = Stampede
move-mother_forest-2 = Rebirth
move-mother_forest-3 = World Root
move-swift_strelitzia-1 = Petal Gust
move-swift_strelitzia-2 = Quick Peck
move-kestrel_scout-1 = Talon Swipe
move-kestrel_scout-2 = Stoop
move-kestrel_scout-p = Spotter
move-mirage_runner-1 = Feint
move-mirage_runner-2 = Blur
move-mirage_runner-3 = Vanish
move-storm_falcon-1 = Gale Cutter
move-storm_falcon-2 = Thunder Dive
move-supersonic_aurora-1 = Sonic Lance
move-supersonic_aurora-2 = Slipstream Guard
move-supersonic_aurora-3 = Mach Barrage
move-anvil-1 = Hammer Fist
move-anvil-2 = Hold the Line
move-anvil-3 = Anvil Drop
move-bronze_sentinel-1 = Shield Bash
move-bronze_sentinel-2 = Cover Fire
move-bronze_sentinel-p = Guard Post
move-quake_fist-1 = Jab
move-quake_fist-2 = Seismic Punch
move-quake_fist-3 = Tremor
move-iron_matron-1 = Piston Blow
move-iron_matron-2 = Fortress
move-iron_matron-3 = Iron Grip
move-unshaken_titan-1 = Crush
move-unshaken_titan-2 = Challenge
move-unshaken_titan-3 = Earthshaker
move-unshaken_titan-hit = Unshaken Titan
move-hex_weaver-1 = Hex Bolt
move-hex_weaver-2 = Seal of Silence
move-hex_weaver-3 = Soulfire
move-oracle-1 = Omen
move-oracle-2 = Foresight
move-oracle-p = Insight
move-dream_thief-1 = Mind Needle
move-dream_thief-2 = Steal Vigor
move-dream_thief-3 = Nightmare
move-grave_cantor-1 = Wither
move-grave_cantor-2 = Dirge
move-grave_cantor-3 = Death Knell
move-veil_archmage-1 = Arcane Torrent
move-veil_archmage-2 = Veil of Mist
move-veil_archmage-3 = Unravel Minds
move-photon_ranger-1 = Photon Shot
move-photon_ranger-2 = Focused Beam
move-solar_acolyte-1 = Kindle
move-solar_acolyte-2 = Sunbeam
move-solar_acolyte-p = Dawn Prayer
move-orbit_knight-1 = Orbit Slash
move-orbit_knight-2 = Gravity Lance
move-star_marshal-1 = Starfire
move-star_marshal-2 = Rally the Watch
move-star_marshal-3 = Nova
move-last_star_herald-1 = Gather Light
move-last_star_herald-2 = Stellar Ray
move-last_star_herald-3 = Supernova
move-doctor_catalyst-1 = Acid Flask
move-doctor_catalyst-2 = Corrosive Mix
move-doctor_catalyst-p = Field Test
move-beta_clone-1 = Clone Strike
move-beta_clone-2 = Gang Up
move-beta_clone-ko = Beta Clone
move-pyro_tech-1 = Flare
move-pyro_tech-2 = Incendiary Round
move-pyro_tech-3 = Inferno
move-null_agent-1 = Shock Baton
move-null_agent-2 = Power Cut
move-null_agent-3 = Lockdown
move-chimera_x-1 = Rending Claws
move-chimera_x-2 = Feast
move-swift_strelitzia_e30-1 = Toxic Beak
move-swift_strelitzia_e30-2 = Carrion Dive
move-hivemind_zero-1 = Data Spike
move-hivemind_zero-2 = Hostile Takeover
move-hivemind_zero-3 = Total Blackout
move-hivemind_zero-p = Process
move-infinite_mass_punch = Infinite-Mass Punch
move-war_cry = War Cry
move-power_slam = Power Slam
move-afterimage = Afterimage
move-hundred_jabs = Hundred Jabs
move-dive_bomb = Dive Bomb
move-air_rescue = Air Rescue
move-heat_burst = Heat Burst
move-plasma_cannon = Plasma Cannon
move-chain_lightning = Chain Lightning
move-healing_factor = Healing Factor
move-toxic_cloud = Toxic Cloud
move-paralytic_toxin = Paralytic Toxin
move-gamma_leak = Gamma Leak
move-system_breach = System Breach
move-overclock = Overclock
move-psychic_spike = Psychic Spike
move-goad = Goad
move-arcane_bolt = Arcane Bolt
move-warding_rune = Warding Rune
move-gravity_well = Gravity Well
move-divine_aegis = Divine Aegis
move-judgement = Judgement
move-second_wind = Second Wind
move-field_training = Field Training
move-public_denial = Public Denial
move-plasma_turret-1 = Fire
move-medic_drone-1 = Patch Up
move-shield_projector-1 = Project
move-signal_jammer-1 = Jam
move-signal_jammer-2 = Overload
move-solar_condenser-1 = Condense
move-tactical_scanner-1 = Sweep
move-tactical_scanner-2 = Analyse
move-adrenal_injector-1 = Inject
move-solar_storm-start = Solar Storm
move-iron_curtain-end = Iron Curtain
move-tide_generator = Tide Generator
move-street_sparrow-1 = Pebble
move-street_sparrow-2 = Eavesdrop
move-slow_venom = Slow Venom
move-long_vigil = Long Vigil
move-bounty-end = Bounty
move-mob_rust_colossus-1 = Rust Hammer
move-mob_rust_colossus-2 = Collapse
move-mob_rust_colossus-3 = Plate Up
move-mob_swarm_queen-1 = Sting Volley
move-mob_swarm_queen-2 = Swarm Cloud
move-mob_swarm_queen-3 = Royal Jelly
move-mob_mirror_sovereign-1 = Shatter
move-mob_mirror_sovereign-2 = Hall of Mirrors
move-mob_mirror_sovereign-3 = Reflection
move-mob_star_devourer-1 = Gravity Maw
move-mob_star_devourer-2 = Event Horizon
move-mob_star_devourer-3 = Consume
token-poison = Poison
token-burn = Burn
token-bleed = Bleeding
token-disease = Disease
token-death = Death
token-agility = Agility
token-slowness = Slowness
token-strength = Strength
token-weakness = Weakness
token-more_life = More Life
token-less_life = Less Life
token-taunt = Taunt
token-evasion = Evasion
token-sight = Privileged Sight
token-invisible = Invisibility
token-silence = Silence
token-stun = Stun
token-confusion = Confusion
token-fury = Fury
token-immune_attribute = Immunity to attribute tokens
token-immune_bleed = Immunity to Bleeding
token-immune_buff = Immunity to buffs
token-immune_burn = Immunity to Burn
token-immune_confusion = Immunity to Confusion
token-immune_damage = Immunity to damage
token-immune_death = Immunity to Death
token-immune_debuff = Immunity to debuffs
token-immune_disease = Immunity to Disease
token-immune_fury = Immunity to Fury
token-immune_heal = Immunity to healing
token-immune_poison = Immunity to Poison
token-immune_silence = Immunity to Silence
token-immune_special = Immunity to special tokens
token-immune_stun = Immunity to Stun
token-shield = Shield
token-perception = Perception
deck-living_grove = Living Grove
    .text = Heal, poison, outlast.
deck-gale_squadron = Gale Squadron
    .text = Speed, evasion, cheap repeated blows.
deck-iron_bulwark = Iron Bulwark
    .text = Taunt, shields, one enormous punch.
deck-veiled_circle = Veiled Circle
    .text = Piercing and sure magic, confusion, energy theft.
deck-star_wardens = Star Wardens
    .text = Energy ramp into novas.
deck-black_lab = Black Lab
    .text = Burn, bleeding, gadgets.
ability-energy = Energy
ability-elemental = Elemental
ability-toxic = Toxic
ability-science = Science
ability-mentalism = Mentalism
ability-magic = Magic
ability-strength = Strength
ability-speed = Speed
ability-flight = Flight
ability-cosmic = Cosmic
ability-divine = Divine
ability-general = General
alliance-verdant = Verdant Pact
alliance-gale = Gale Squadron
alliance-iron = Iron Bulwark
alliance-veiled = Veiled Circle
alliance-stars = Star Wardens
alliance-lab = Black Lab
area-deck = Deck
area-hand = Hand
area-team = Hero Team
area-plants = Power Plants
area-gear = Support Row
area-dead = Dead Zone
area-battlefield = Battlefield
area-common = Common Team
phase-setup = Set-up
phase-preparation = Preparation
phase-combat = Combat
phase-closing = Resolution
phase-between = Resolution
mode-traditional = Traditional
mode-arena = Arena
mode-teams = Teams
mode-mixed = Mixed
mode-challengers = Challengers of the Infinite
word-health = Health
word-protection = Protection
word-speed = Speed
word-energy = Energy
word-pool = Pool
word-kos = Knock-outs
word-event = Event
word-mob = The Mob
word-next = Next
word-order = Attack order
word-substitutions = Substitutions left
word-round = Round

# What cards say: their types, their steps, and whom these reach (HC-9)

type-source = Source
type-character = Character
type-action = Action
type-equipment = Equipment
type-event = Event
type-mob = Mob
align-hero = hero
align-villain = villain
align-hero_villain = hero first, villain second
align-villain_hero = villain first, hero second
word-stars = Stars
word-cost = Cost
word-earth = Earth
word-unique = Unique
word-passive = Passive action
word-ability = Ability
word-alliance = Alliance
word-align = Alignment
word-scope = Scope
face-alter = { $alter } · Earth { $earth }
face-earth = Earth { $earth }
face-person = { $stars } Health { $health }, Protection { $protection }, Speed { $speed }
face-basic = Basic Source: { $count } energy every turn
face-advanced = Advanced Source
face-entry = Entry cost { $cost }
face-sacrifice = Discard one of your Basic Sources to play it
face-silo = Silo: keeps energy that is left over
face-storage = Storage { $count }
face-swarm = Several copies may be in play
face-aura_speed = Your other { $alliance } Characters have { $value } Speed
face-aura_damage = Your other { $alliance } Characters have { $value } damage
face-cost = Cost { $cost }: { $text }
face-hold = Hold { $cost }: { $text }
face-activation = Activate: { $text }
face-activation_cost = Activate for { $cost }: { $text }
face-passive = Passive: { $text }
face-hit = When hit: { $text }
face-ko = When knocked out: { $text }
face-start = At the start of the turn: { $text }
face-end = At the end of the turn: { $text }
face-start_aimed = At the start of its player's turn: { $text }
face-end_aimed = At the end of its player's turn: { $text }
face-named = { $name } – { $text }
flag-repeat = Up to { $count ->
        [one] once
       *[other] { $count } times
    }
flag-sure = It cannot be evaded
flag-once = Discarded after use
aim-weakest = Aimed at the weakest
aim-strongest = Aimed at the strongest
aim-charged = Aimed at the one with most energy
scope-invoker = You
scope-opponents = Your opponents
scope-everyone = Everyone
scope-opponent = One opponent
scope-character = One Character
whom-any = all Characters
whom-aimed = that Character
whom-ability = Characters with { $name }
whom-hero = heroes
whom-villain = villains
whom-prime_hero = those who are heroes first
whom-prime_villain = those who are villains first
whom-alliance = { $name } Characters
mod-speed = { $whom }: { $value } Speed
mod-damage = { $whom }: { $value } damage
mod-cost = { $name } Actions cost { $value }
mod-heal = { $value } to every healing
mod-draw =
    { $count ->
        [one] { $value } card in the Draw phase
       *[other] { $value } cards in the Draw phase
    }
mod-ban = nobody can receive { $token }
mod-ban_aimed = { $token } cannot be received
step-damage = { $count } damage { $to }
step-pierce = { $count } piercing damage { $to }
step-bonus = { $step } (+{ $bonus } { $if })
step-lasting =
    { $turns ->
        [one] { $step } for one turn
       *[other] { $step } for { $turns } turns
    }
step-heal = { $count } healing { $to }
step-give = { $count } { $token } { $to }
step-stack = a stack of { $count } { $token } { $to }
step-immune = { $token } for { $who }
step-remove = removes all { $token } { $of }
step-remove_buff = removes all buffs { $of }
step-remove_debuff = removes all debuffs { $of }
step-discard =
    { $count ->
        [one] { $who } discards 1 card
       *[other] { $who } discards { $count } cards
    }
step-reveal = you see the hand { $of }
step-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
step-pool = { $count } energy to the pool
step-energy = { $count } energy { $to }
step-drain = { $count } energy { $of } dissipates
step-siphon = steals { $count } energy { $of }
step-ready = readies { $who }
step-discard_event = the Event in play is discarded
if-slower = if slower
if-bare = without Protection and Shield
if-token = if it has { $token }
on-self = itself
    .to = to itself
    .of = of itself
on-aimed = that Character
    .to = to that Character
    .of = of that Character
on-enemy = an enemy
    .to = to an enemy
    .of = of an enemy
on-that_enemy = that enemy
    .to = to that enemy
    .of = of that enemy
on-splash = the other Characters of that player
    .to = to the other Characters of that player
    .of = of the other Characters of that player
on-splash_alone = the other Characters of an enemy's player
    .to = to the other Characters of an enemy's player
    .of = of the other Characters of an enemy's player
on-foe_team = all Characters of an opponent
    .to = to all Characters of an opponent
    .of = of all Characters of an opponent
on-that_team = all Characters of that player
    .to = to all Characters of that player
    .of = of all Characters of that player
on-reach = all Characters in reach
    .to = to all Characters in reach
    .of = of all Characters in reach
on-reach_rest = all other Characters in reach
    .to = to all other Characters in reach
    .of = of all other Characters in reach
on-ally = an ally
    .to = to an ally
    .of = of an ally
on-that_ally = that ally
    .to = to that ally
    .of = of that ally
on-other = another ally
    .to = to another ally
    .of = of another ally
on-that_other = that other ally
    .to = to that other ally
    .of = of that other ally
on-team = your whole team
    .to = to your whole team
    .of = of your whole team
on-weakest = your weakest Character
    .to = to your weakest Character
    .of = of your weakest Character
on-attacker = the attacker
    .to = to the attacker
    .of = of the attacker
on-gear = an Equipment of an opponent
    .to = to an Equipment of an opponent
    .of = of an Equipment of an opponent
on-that_gear = that Equipment
    .to = to that Equipment
    .of = of that Equipment
on-own_gear = one of your Equipment
    .to = to one of your Equipment
    .of = of one of your Equipment
on-that_own_gear = that Equipment of yours
    .to = to that Equipment of yours
    .of = of that Equipment of yours
on-foe = an opponent
    .to = to an opponent
    .of = of an opponent
on-that_foe = that player
    .to = to that player
    .of = of that player

# What tokens do, by their numbers

does-speed_each = { $value } Speed per token.
does-speed_flat = { $value } Speed.
does-damage_each = { $value } damage of its actions per token.
does-damage_flat = { $value } damage of its actions.
does-health_each = { $value } Health per token.
does-health_flat = { $value } Health.
does-hurts = { $count } damage per token in the Resolution.
does-pierces = { $count } piercing damage per token in the Resolution.
does-poison = Any healing clears it.
does-burn = While the die shows 1, it stays and does no damage.
does-disease = Healing has no effect.
does-death = Knocked out when it lapses.
does-taunt = Enemies must choose it.
does-evasion = Attacks of slower enemies do nothing to it.
does-sight = It ignores Taunt and Invisibility.
does-invisible = Enemies cannot choose it.
does-silence = No attached Actions, no passive action.
does-stun = No actions at all.
does-confusion = Its actions hit somebody at random.
does-fury = It must attack, and at random.
does-immune = It neither receives nor suffers it.
does-shield = Absorbs 1 point of damage.
does-perception = Stops all damage of one attack.

# Actions

verb-keep = Keep this hand
verb-mulligan = Shuffle back and draw a new hand
verb-play = Play { $card }
verb-energy = 1 energy to { $spot }
verb-release = Release 1 energy from { $spot }
verb-activate = Activate { $spot }
verb-passive = Passive action of { $spot }
verb-use = Use { $spot }
verb-relocate = Relocate { $spot }
verb-done = Finish preparing
verb-slot = At { $spot }
verb-source = Discard the Source at { $spot }
verb-act = Action { $number }
verb-card = Attached Action { $number }
verb-pass = Pass
verb-target = Target: { $place }
verb-player = { $seat }
verb-again = Once more
verb-stop = Enough
verb-discard = Discard { $card }

# Questions

stage-mulligan = { $seat }: keep this hand?
stage-main = { $seat }: prepare your team
stage-place = { $seat }: where does the Character go?
stage-attach = { $seat }: who gets the Action?
stage-entry_cost = { $seat }: which Basic Source is discarded?
    .text = This Source costs one of your Basic Sources: choose which. The energy it gave stays.
stage-combat = { $seat }: what does the active Character do?
stage-target = { $seat }: choose a Character
stage-target_gear = { $seat }: choose an Equipment
    .text = The action gives energy to a piece of Equipment or takes it; without energy it is discarded. Choose it before you pay.
stage-opponent = { $seat }: choose an opponent
    .text = The action works on one opponent: choose whom before you pay.
stage-repeat = { $seat }: use the action once more?
stage-event_opponent = { $seat }: which opponent is the Event aimed at?
    .text = The Event holds for one opponent and their Characters alone: choose whom.
stage-event_character = { $seat }: which Character is the Event aimed at?
    .text = The Event holds for one Character alone, friend or foe: choose whom.
stage-discard = { $seat }: which card is discarded?
    .text = At the end of your turn your hand holds more than it may keep, or an action makes you discard: choose a card. It goes under your deck and may come back.

# Events

event-1-4-bottom = { $card } goes under the deck of { $seat }.
event-2-2-starts = { $seat } starts.
event-draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-2-4-keeps = { $seat } keeps the hand.
event-2-4-mulligan = { $seat } shuffles the hand back.
event-2-5-shows = { $seat } has no Character and shows { $card }.
event-2-5-aside = { $seat } lays { $card } aside.
event-joins = { $card } joins the hand of { $seat }.
event-3-1-turn = Turn of { $seat }.
event-3-4-turned = { $seat } turns up { $card }.
event-3-4-eliminated = { $seat } has nobody left to field and is eliminated.
event-3-10-round = Round { $round } begins.
event-4-2-gives = { $who } ({ $place }) gives { $count } energy.
event-4-3-activated = { $who } ({ $place }) is activated.
event-4-3-paid = { $seat } pays { $count } energy for the activation.
event-4-4-allocated = 1 energy goes to { $who } ({ $place }).
event-4-7-dissipates = { $count } energy too many on { $who } ({ $place }) dissipates.
event-4-10-stored = { $who } ({ $place }) keeps { $count } energy.
event-4-10-dissipates = { $count } unallocated energy of { $seat } dissipates.
event-4-11-released = { $who } ({ $place }) releases 1 energy.
event-played = { $seat } plays { $card } at { $place }.
event-5-3-paid = { $seat } pays { $count } energy.
event-5-3-sacrificed = { $seat } discards { $card } for it.
event-5-4-placed = { $seat } places { $card } at { $place }.
event-5-7-substitution =
    { $count ->
        [one] { $seat } has one substitution left.
       *[other] { $seat } has { $count } substitutions left.
    }
event-5-9-switched = { $card } leaves { $place }.
event-5-13-attached = { $seat } attaches { $card } to { $who } ({ $place }).
event-5-18-spent = { $who } ({ $place }) has no energy left.
event-used = { $who } ({ $place }) uses { $move }.
event-attacks = { $who } ({ $place }) attacks { $whom } ({ $target }): { $move }.
event-5-24-played = { $seat } invokes { $card }.
event-5-24-replaced = { $card } of { $seat } is replaced.
event-5-28-at_player = { $card } of { $seat } is aimed at { $foe }.
event-5-28-at_character = { $card } of { $seat } is aimed at { $who } ({ $place }).
event-5-28-lost = { $card } of { $seat } has lost its target and is discarded.
event-6-1-order = { $who } ({ $place }) acts with Speed { $speed }.
event-6-3-active = { $who } ({ $place }) steps onto the Battlefield.
event-6-4-acts = { $who } ({ $place }) uses { $move }.
event-6-5-passes = { $who } ({ $place }) passes.
event-6-8-again = { $who } ({ $place }) uses { $move } again.
event-6-8-attacks = { $who } ({ $place }) attacks { $whom } ({ $target }) again: { $move }.
event-6-11-evades = { $who } ({ $place }) evades: Speed { $speed } against { $attack }.
event-6-12-aims = { $who } ({ $place }) uses { $move } on { $whom } ({ $target }).
event-6-13-readied = { $who } ({ $place }) is ready again.
event-7-3-immune = { $who } ({ $place }) is immune to damage.
event-7-4-perceives = { $who } ({ $place }) saw the attack coming: no damage.
event-7-6-shield = The Shield of { $who } ({ $place }) absorbs { $count }.
event-7-7-protection = { $who } ({ $place }) loses { $count } Protection.
event-7-8-health = { $who } ({ $place }) loses { $count } Health.
event-7-9-heals = { $who } ({ $place }) is healed by { $count }.
event-7-11-falls = { $card } ({ $place }) is knocked out: number { $count } of this player.
event-7-13-hit = { $who } ({ $place }) was hit and reacts.
event-7-14-eliminated =
    { $count ->
        [one] { $seat } is eliminated with one knock-out.
       *[other] { $seat } is eliminated with { $count } knock-outs.
    }
event-7-15-leaves = { $seat } leaves the table.
event-8-2-ripens = { $token } ({ $count }) on { $who } ({ $place }) matures.
event-8-4-lapses = { $token } ({ $count }) on { $who } ({ $place }) lapses.
event-8-9-lasts =
    { $turns ->
        [one] { $token } on { $who } ({ $place }) lasts one turn.
       *[other] { $token } on { $who } ({ $place }) lasts { $turns } turns.
    }
event-8-9-runs =
    { $turns ->
        [one] { $token } on { $who } ({ $place }): one turn left.
       *[other] { $token } on { $who } ({ $place }): { $turns } turns left.
    }
event-8-10-hurts = Poison deals { $count } to { $who } ({ $place }).
event-8-10-cured = The Poison of { $who } ({ $place }) is cured.
event-8-11-rolls = The Burn of { $who } ({ $place }): the die shows { $die }.
event-8-11-hurts = Burn deals { $count } to { $who } ({ $place }).
event-8-12-hurts = Bleeding deals { $count } to { $who } ({ $place }).
event-8-13-hurts = Disease deals { $count } to { $who } ({ $place }).
event-8-13-unhealed = Disease keeps { $who } ({ $place }) from healing.
event-8-14-takes = Death takes { $who } ({ $place }).
event-8-24-stumbles = { $who } ({ $place }) is confused and picks { $whom } ({ $target }).
event-8-25-rages = { $who } ({ $place }) is furious and picks { $whom } ({ $target }).
event-8-30-immune = { $who } ({ $place }) is immune to { $token }.
event-8-30-unhealed = { $who } ({ $place }) is immune to healing.
event-8-32-stripped = { $who } ({ $place }) loses all { $token }.
event-9-12-given = { $who } ({ $place }) receives { $count } { $token }.
event-9-12-stacked = { $who } ({ $place }) receives a stack of { $count } { $token }.
event-9-14-must =
    { $count ->
        [one] { $seat } must discard a card.
       *[other] { $seat } must discard { $count } cards.
    }
event-9-15-reveals = { $seat } shows { $card }.
    .hidden = { $seat } shows a card to somebody.
event-9-17-gains = { $seat } gains { $count } energy.
event-9-18-charged = { $who } ({ $place }) gains { $count } energy.
event-9-19-drained = { $who } ({ $place }) loses { $count } energy.
event-9-20-siphoned = { $count } energy is stolen from { $who } ({ $place }).
event-9-20-gains = { $who } ({ $place }) gets { $count } of it.
event-9-22-discarded = { $card } of { $seat } is discarded.
event-9-42-fires = { $move } ({ $place }) takes effect.
event-9-52-banned = { $who } ({ $place }) cannot receive { $token } now.
event-9-53-works = { $card } affects { $seat }.
event-10-10-goes_on = { $seat } goes on to the next stage.
event-10-12-stage = Stage { $number } begins.
event-10-20-mob = The Mob is { $card }, with { $count } Health.
event-10-21-joins = { $who } ({ $place }) joins the Common Team.
event-10-21-retreats = { $who } ({ $place }) retreats to the Hero Team.
event-10-22-great = The Great Combat begins.
event-10-23-order = { $who } ({ $place }) acts with Health { $count }.
event-10-26-acts = The Mob uses { $move }.
event-10-27-aims = The Mob aims at { $who } ({ $place }).
event-10-29-falls = The Mob { $card } falls.
event-10-29-lost = { $card } has beaten the challengers.
event-11-2-wins = { $seat } wins.
event-draw = { $seat } shares a draw.
event-limit = Round { $round } was the last one.

# Refusals

refused-unheld = { $card } is not in the hand.
refused-forced = Nobody of yours is in play: first a Character must be placed.
refused-sources = Sources played this turn: { $have }; allowed: { $most }.
refused-plants = Sources in play: { $have }; allowed: { $most }.
refused-pool = Energy in the pool: { $have }; needed: { $need }.
refused-empty_pool = There is no energy in the pool.
refused-no_basic = You have no Basic Source to discard for it.
refused-not_basic = { $card } ({ $place }) is not a Basic Source.
refused-unique = Another unique card is in play: { $card }.
refused-placements = Characters placed this turn: { $have }; allowed: { $most }.
refused-positions = Positions of the team: { $most }.
refused-lowest = The lowest empty position comes first: { $place }.
refused-placed = { $card } ({ $place }) was placed this turn.
refused-substitutions = Substitutions used: { $have }; allowed: { $most }.
refused-namesake = { $card } ({ $place }) has the same name or alter-ego, on the same Earth.
refused-nobody = There is no Character at { $place }.
refused-no_gear = There is no Equipment at { $place }.
refused-no_source = There is no Source at { $place }.
refused-ability =
    { $ability ->
        [energy] { $card } ({ $place }) lacks the ability type: { ability-energy }.
        [elemental] { $card } ({ $place }) lacks the ability type: { ability-elemental }.
        [toxic] { $card } ({ $place }) lacks the ability type: { ability-toxic }.
        [science] { $card } ({ $place }) lacks the ability type: { ability-science }.
        [mentalism] { $card } ({ $place }) lacks the ability type: { ability-mentalism }.
        [magic] { $card } ({ $place }) lacks the ability type: { ability-magic }.
        [strength] { $card } ({ $place }) lacks the ability type: { ability-strength }.
        [speed] { $card } ({ $place }) lacks the ability type: { ability-speed }.
        [flight] { $card } ({ $place }) lacks the ability type: { ability-flight }.
        [cosmic] { $card } ({ $place }) lacks the ability type: { ability-cosmic }.
        [divine] { $card } ({ $place }) lacks the ability type: { ability-divine }.
       *[general] { $card } ({ $place }) lacks the ability type: { ability-general }.
    }
refused-attached = Actions attached to { $card } ({ $place }): { $have }; allowed: { $most }.
refused-no_team_of_yours = You have no Character in play.
refused-supports = Equipment in play: { $have }; allowed: { $most }.
refused-events = Events played this turn: { $have }; allowed: { $most }.
refused-locked = { $card } is in play and cannot be replaced.
refused-full = Energy on { $card } ({ $place }): { $have }; it holds at most { $most }.
refused-silo = { $card } ({ $place }) is a Silo: it only takes what is left over.
refused-no_silo = { $card } ({ $place }) is not a Silo.
refused-drained = { $card } ({ $place }) holds no energy.
refused-by_itself = { $card } ({ $place }) gives its energy by itself.
refused-lit = { $card } ({ $place }) was already activated this turn.
refused-no_passive = { $card } ({ $place }) has no passive action.
refused-no_way = { $card } ({ $place }) has no such action.
refused-turned = { $card } ({ $place }) is already turned ({ $degrees }°).
refused-used = { $move } was already used this turn.
refused-stunned = { $card } ({ $place }) is stunned: no actions at all.
refused-silenced = { $card } ({ $place }) is silenced: no attached Actions, no passive action.
refused-fury = { $card } ({ $place }) is furious: it must attack an enemy.
refused-energy = Energy on { $card } ({ $place }): { $have }; needed: { $need }.
refused-active = On the Battlefield now: { $card } ({ $place }).
refused-no_enemy = There is no enemy in play.
refused-no_team = No opponent has a Character in play.
refused-no_ally = There is no ally in play.
refused-no_other = There is no other ally in play.
refused-no_foreign_gear = No opponent has Equipment in play.
refused-no_own_gear = You have no Equipment in play.
refused-no_foe = There is no opponent to choose.
refused-nobody_in_play = There is no Character in play.
refused-no_event = There is no Event in play.
refused-unseen = { $card } ({ $place }) is invisible.
refused-taunts = { $card } ({ $place }) taunts: it must be chosen.
refused-friend = { $card } ({ $place }) is on your side.
refused-enemy = { $card } ({ $place }) is an enemy.
refused-oneself = { $card } ({ $place }) is acting: it must be another one.
refused-not_yours = { $card } ({ $place }) is not yours.
refused-a_character = A Character is to be chosen.
refused-an_equipment = An Equipment is to be chosen.
refused-absent = { $seat } does not take part.
refused-out = { $seat } has been eliminated.
refused-same_side = { $seat } is on your side.
refused-no_characters = { $seat } has no Character in play.
refused-no_common = There is a Common Team only against the Mob.
refused-relocations = Characters relocated this turn: { $have }; allowed: { $most }.
refused-common = Characters in the Common Team: { $have }; room for: { $most }.

# Endings

end-10-29 = The fight against the Mob is decided.
end-11-2 = One side is left.
end-11-3 = The last sides fell together.
end-11-4 = The last round is over.
end-11-5 = The last stage is decided.

# What can be wrong with a deck

problem-2-1-word = “{ $word }” is not a number of copies and a card
problem-2-1-unknown = there is no card “{ $word }”
problem-2-1-misspelt = there is no card “{ $word }”; did you mean { $card }?
problem-12-1-size =
    { $count ->
        [one] one card, it must be { $least } to { $most }
       *[other] { $count } cards, it must be { $least } to { $most }
    }
problem-12-2-copies = { $count } copies of { $card }, at most { $most }
problem-12-3-people = { $count } Characters, at most { $most }
problem-12-3-stars = { $count } copies of { $card }, a 5-star Character at most once
problem-12-4-sources =
    { $count ->
        [one] one Source, at most { $most }
       *[other] { $count } Sources, at most { $most }
    }
problem-12-5-unique = { $count } copies of { $card }, a unique card at most once
problem-12-6-mob = { $card } is a Mob
problem-12-6-least =
    { $count ->
        [one] one Character, at least { $least }
       *[other] { $count } Characters, at least { $least }
    }

# Options

option-mode = Mode of play; without it the number of seats decides.
option-team_count = Number of teams, where the seats can be shared out equally.
option-mixed_schedule = Stages of Mixed, such as teams:3>arena:1; empty: by seats.
option-mob = Who is the Mob.
option-mob_health_per_player = Health the Mob gains per player.
option-mob_extra_from = Players from which the Mob has an extra action; 0 is never.
option-common_slots = Spaces of the Common Team.
option-coop_loss = The challengers lose when any of them, or all, are eliminated.
option-coop_max_rounds = Rounds to beat the Mob.
option-max_rounds = After this many rounds the match is judged.
option-hand_start = Cards of the first hand.
option-mulligans = New first hands a player may draw.
option-draw_per_turn = Cards drawn in a turn.
option-first_draw = Cards the starting player draws in the first turn.
option-hand_max = Cards in hand at the end of a turn.
option-team_size = Characters of a team, and free placements.
option-ko_limit = Knock-outs that eliminate a player.
option-substitutions = Substitutions in a game.
option-first_turn_characters = Characters placed in the first turn.
option-characters_per_turn = Characters placed in a later turn.
option-max_sources = Sources in play per player.
option-sources_per_turn = Sources played in a turn.
option-energy_limit = Energy a card can hold.
option-attach_max = Actions attached to a Character.
option-equipment_max = Equipment in play per player.
option-event_replace = A new Event replaces the one in play.
option-unique_scope = Unique cards: one per player, one at the table, or one of each name.
option-name_scope = Names and alter-egos are unique per player or at the table.
option-combat_scope = Who fights in a Combat: the turn player, or everyone.
option-burn_sides = Sides of the Burn die; it stays on 1.
option-dot_mitigated = Shield and Protection help against Poison, Burn and Disease.
option-deck_min = Fewest cards of an own deck.
option-deck_max = Most cards of an own deck.
option-copies_max = Copies of a card in an own deck.
option-deck_characters_max = Characters in an own deck.
option-deck_sources_max = Sources in an own deck.
option-open_decklists = Everybody sees all deck lists.
option-deck = The prebuilt deck of this seat.
option-list = An own deck of this seat, such as 3*solar_plant,2*anvil,…
choice-any = any of them
choice-all = all of them
choice-player = per player
choice-table = at the table
choice-name = one of each name
choice-turn_player = the turn player
choice-everyone = everyone
preset-quick = Quick: three knock-outs, one substitution, fifteen rounds.
preset-melee = Melee: everyone fights in every Combat.
preset-strict = Strict: unique cards and names count for the whole table.

# The table told in words

told-turn = turn of
told-winners = Victory
told-asked = asked
told-out = out
told-empty = empty
told-activated = activated
told-waiting = not activated
told-active = acting
told-forbidden = forbidden by
told-printed = printed
told-upright = upright
told-half_turned = half turned (45 degrees)
told-turned = turned (90 degrees)
told-damage = damage
told-holds = holds
told-costs = costs
told-fresh = fresh
told-lapses = lapses in
told-at = at
told-affects = affects

# What lies in the box

type-token = Tokens

# On paper.

kit-mat = Player mat

# What decides a match, what is counted for it, and what signs mean.

goal-last_side = Be the last side standing
goal-stages = Win the last stage
goal-together = The last sides fell together
goal-knock_outs = Out at the limit of knock-outs
goal-mob = Knock out the Mob together
goal-fallen = All lose: players are out
goal-mob_rounds = All lose: the Mob outlasts them
goal-rounds = The match ends after the last round
count-rivals = rivals left
count-stages = stage
count-knock_outs = knock-outs
count-rival_knock_outs = knock-outs of the rival
count-mob_health = Health of the Mob
count-players_out = players out
count-rounds = rounds
sign-health = Health, now and full
sign-protection = Protection
sign-shield = more Protection by a shield
sign-perception = Perception
sign-speed = Speed: who is faster acts first
sign-changed = more or less than is printed
sign-energy = energy, and room for more
sign-upright = upright: has not acted
sign-half_turned = half turned
sign-turned = turned; between two things: at whom, or whom it affects
sign-might = damage, or what is added to all damage
sign-ko = a knock-out
sign-ko_left = a knock-out that can still be taken
sign-place = a position: the player's number and a letter
sign-plant = a Power Plant
sign-gear = Equipment in the Support Row
sign-act = an action of that Equipment
sign-card = an action by a card that is attached
sign-passive = passive: it works by itself
sign-hold = so much energy is needed, but not spent
sign-repeat = so often, or so many
sign-activated = activated
sign-waiting = not activated yet
sign-fresh = a fresh token
sign-lapses = turns until it lapses
sign-forbidden = forbidden now, by this rule
sign-active = acts now
sign-won = has won
sign-out = is out
sign-empty = empty
sign-also = both, one after the other

# What is so at an element that is asked about

fact-team = A position of { $seat }'s team.
fact-free = Empty.
fact-plants = A place for a power plant of { $seat }.
fact-support = A place in the Support Row of { $seat }, for Equipment.
fact-here = Here: { $card }.
fact-activated = Activated already in this turn.
fact-health = Health { $health } of { $full }.
fact-speed = Protection { $protection }, Speed { $speed }: the fastest act first.
fact-energy = Energy { $energy }; it keeps at most { $limit }.
fact-tokens = Tokens: { $token }.
fact-attached = Attached: { $card }.
fact-bears = Borne at: { $place }.
fact-falls = Knock-outs suffered: { $kos }; with { $limit } the match is lost.
fact-pool = Energy in the pool: { $pool }.
fact-cards = Cards in hand: { $hand }; in the deck: { $deck }.

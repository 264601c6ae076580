game-name = Coffee Skirmishes
game-tagline = Two small armies, one café table, few dice and much luck.

# Elements

seat-0 = Red
seat-1 = Blue
seat-2 = Red 2
seat-3 = Blue 2
seat-4 = Red 3
seat-5 = Blue 3
seat-6 = Red 4
seat-7 = Blue 4
side-red = red
side-blue = blue
type-domucor = Domucor
    .text = Falls to a single blow, and rises with a single kill.
type-thanary = Thanary
    .text = Quick and light.
type-minguin = Minguin
    .text = The healer: fastest of all, weak in attack; may heal a neighbour instead.
type-eco = Eco
    .text = Steady, neither quick nor slow.
type-baramon = Baramon
    .text = Hard to bring down.
type-alpha = Alpha
    .text = The hardest and the slowest.
terrain-forest = forest
    .text = Difficult, and gives cover.
terrain-rocks = rocks
    .text = Difficult, and give cover.
terrain-city = ruins of a town
    .text = Difficult, and give cover.
terrain-wall = wall
    .text = Difficult, and gives cover.
terrain-tower = tower
    .text = Gives cover.
terrain-stream = stream
    .text = Difficult, except on a bridge.
terrain-lake = lake
    .text = Difficult.
terrain-swamp = swamp
    .text = Difficult and dangerous: whoever crosses it may be wounded.
terrain-building = building
    .text = Blocks sight; nobody comes closer than one centimetre.
terrain-bridge = bridge
    .text = Crosses a stream without hindrance.
piece-forest = forest
piece-rocks = rocks
piece-city = ruins of a town
piece-wall_h = wall lying west to east
piece-wall_v = wall lying north to south
piece-tower = tower
piece-lake = lake
piece-swamp = swamp
piece-building = building
formation-line = Line
    .text = The hard ones in front, from the middle outwards.
formation-wings = Wings
    .text = The hard ones in front, from the flanks inwards.
formation-block = Block
    .text = Close together in the middle, the hard ones in front.
formation-screen = Screen
    .text = As a line, the Domucors in front.
map-diagonal_woods = Diagonal woods
map-three_bridges = Three bridges
map-old_town = Old town
map-black_swamp = Black swamp
map-watchtowers = Watchtowers
map-bar_table = The bar table
map-chalk = Chalk
map-random = a random table
map-draft = a table built by the players
map-own = a table of your own
army-standard = Standard army
army-quick = Quick army
army-horde = Horde
army-elite = Elite
row-V1 = objectives held
row-V2 =
    { $need ->
        [1] a unit in the enemy's zone
       *[other] { $need } units in the enemy's zone
    }
row-V3 =
    { $need ->
        [1] a kill at range
       *[other] { $need } kills at range
    }
row-V4 =
    { $need ->
        [1] a kill hand to hand
       *[other] { $need } kills hand to hand
    }
row-V5 =
    { $need ->
        [1] a kill at range
        [3] three kills at range
       *[other] { $need } kills at range
    }
row-V6 =
    { $need ->
        [1] a kill hand to hand
        [3] three kills hand to hand
       *[other] { $need } kills hand to hand
    }
row-V7 =
    { $need ->
        [1] a unit in the enemy's zone
        [3] three units in the enemy's zone
       *[other] { $need } units in the enemy's zone
    }
row-V8 = objectives held from first to last
row-V9 =
    { $need ->
        [1] a kill hand to hand
        [6] six kills hand to hand
       *[other] { $need } kills hand to hand
    }
row-V10 =
    { $need ->
        [1] a kill at range
        [6] six kills at range
       *[other] { $need } kills at range
    }
row-V11 = all objectives
tally-vp = VP
tally-ap = AP
ledger-nobody = to nobody's credit
ledger-ranged = a kill at range
ledger-close = a kill hand to hand
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
way-n = north
way-ne = north-east

card-first_aid = First aid
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. A friendly unit { $mend ->
            [0] below its Health gets { $heal } back
            [1] gets back up to { $heal } Health and loses 1 wound point
           *[other] gets back up to { $heal } Health and loses up to { $mend } wound points
        }.
card-poisoned_knife = Poisoned knife
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. An enemy in contact takes { $damage } damage; if it lives, on a { $needed } or more it takes { $delay } more next round.
card-last_charge = Last charge
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }, at exactly { $last } Health. An enemy within Movement { $reach ->
            [0] and in sight
           *[other] and { $reach } cm, in sight,
        } takes { $damage } damage, then your unit is gone.
card-frenzy = Frenzy
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }{ $cost ->
            [0] .
           *[other] , costs { $cost } Health.
        } Every other unit within { $reach } cm and in sight, friend or foe: on a { $needed } or more it takes { $damage } damage.
card-espionage = Espionage
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. { $cards ->
            [1] A random card of an opposing hand is shown and goes
           *[other] { $cards } random cards of an opposing hand are shown and go
        } under the deck.
card-false_orders = False orders
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. Move an enemy in range and sight up to { $shift } cm.
card-tactical_step = Tactical step
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. Move a friendly unit that is not in contact up to { $shift } cm.
card-cheetah_sprint = Cheetah sprint
    .text = Start. Movement +{ $move } in this activation.
card-pathfinder = Pathfinder
    .text = Start. No terrain is difficult or dangerous for this Walk or Run.
card-refill = Refill
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. Another of your activated units is ready again.
card-marching_orders = Marching orders
    .text =
        { $timing ->
            [start] Start
           *[action] Action
        }. Your side gets { $action_points ->
            [1] 1 action point
           *[other] { $action_points } action points
        }.
card-double_espresso = Double espresso
    .text =
        Attack{ $cost ->
            [0] .
           *[other] , costs { $cost } Health.
        } { $dice ->
            [1] One more die.
           *[other] { $dice } more dice.
        }
card-sharpshooter = Sharpshooter
    .text = Attack, after Stand and not in contact. Range +{ $range } cm.
card-steady_aim = Steady aim
    .text = Attack. Every die counts { $aim } more.
card-double_shot = Double shot
    .text = Attack, not in contact. After this shot the unit may shoot once more.
card-steel_nerves = Nerves of steel
    .text = Attack. Ones neither wound nor cause panic.
card-camouflage = Camouflage
    .text = When your unit is shot at: the shot is lost, your unit counts as activated.
card-hit_the_dirt = Hit the dirt
    .text = When your unit is attacked: each die with which it evades counts { $resist } more.
card-counterattack = Counterattack
    .text =
        When your unit is attacked: afterwards it attacks back{ $penalty ->
            [0] .
           *[other] , at −{ $penalty }.
        }
card-tourniquet = Tourniquet
    .text =
        When your unit is hit: { $delay ->
            [1] the damage comes
           *[other] { $delay } damage comes
        } at the start of the next round instead.
card-dented_thermos = Dented thermos
    .text = When your unit is hit, even by a six: nothing happens.

# Actions

verb-to = To { $point }
verb-unit = { $label }
verb-ally = { $label } (friend)
verb-target = { $label } (enemy)
verb-support = { $label } moves up in support
verb-play = Play { $card }
verb-rival = { $rival }
verb-piece = Place: { $piece }
verb-formation = Formation: { $formation }
verb-stay = Keep the ends
verb-swap = Swap the ends
verb-pass = Pass for the rest of the round
verb-done = End the turn
verb-stand = Stand
verb-walk = Walk
verb-run = Run
verb-hold = Hold fire
verb-evade = Evade
verb-take = Take the hit
verb-decline = Decline
verb-advance = Advance
verb-remain = Stay put

# Questions

stage-draft_piece = { $seat }: which piece of terrain do you lay?
    .text = Where the players build the table, sides take turns: choose a piece of terrain.
stage-draft_at = { $seat }: where does it go?
    .text = Choose where the middle of it goes; only free places far enough from the others are offered.
stage-side_choice = { $seat }: keep the ends or swap them?
stage-deploy_unit = { $seat }: which unit is placed, or which formation?
stage-deploy_at = { $seat }: where is the unit placed?
stage-activate = { $seat }: activate a unit or pass
stage-mode = { $seat }: stand, walk, run, or play a card
stage-move_to = { $seat }: where to?
stage-attack = { $seat }: whom to attack?
stage-react = { $seat }: play a card against this attack?
    .text = One of your units is attacked, and you hold a card for this moment: play it before the dice are rolled, or decline. One card an attack; what is said of the attack stands beside the board.
stage-defend = { $seat }: evade the hit or take it?
stage-advance = { $seat }: advance into the fallen unit's place?
    .text = Your unit has won hand to hand: it may step to where the fallen one stood. If an enemy is in contact there, it must fight again at once.
stage-support = { $seat }: does support move up?
    .text = A unit of yours close to the fallen one may take its place, free of action points; then the enemy does not advance.
stage-card_ally = { $seat }: which of your units is the card for?
    .text = The card works on one of your own units: choose it.
stage-card_target = { $seat }: which enemy does the card act on?
    .text = The card works on one enemy unit: choose it.
stage-card_to = { $seat }: where is the unit moved?
    .text = The card moves a unit in a straight line: choose where to.
stage-card_rival = { $seat }: whose hand does the card act on?
    .text = The card works on the hand of one enemy player: choose whose.

# Events

event-3-1-table = The table: { $map }.
event-3-6-drawn = The table was drawn at random: { $pieces ->
        [0] no terrain
        [one] one piece
       *[other] { $pieces } pieces
    }, { $objectives ->
        [one] one objective
       *[other] { $objectives } objectives
    }.
event-3-7-placed = The { $side } side places terrain at { $point }: { $piece }.
event-3-7-objective = The { $side } side puts an objective at { $point }.
event-3-7-stops = No room is left: the table has { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } and { $objectives ->
        [one] one objective
       *[other] { $objectives } objectives
    }.
event-4-1-rolls = Choice of ends: red rolls { $red }, blue rolls { $blue }.
event-4-1-stays = The { $side } side keeps the ends: red in the west.
event-4-1-swaps = The { $side } side swaps the ends: red in the east.
event-4-4-placed = { $label } ({ $side }) is placed at { $point }.
event-4-5-formation = { $seat } deploys all remaining units: { $formation }.
    .hidden = { $seat } deploys all remaining units.
event-4-6-placed = { $label } ({ $side }) is placed face down at { $point }.
    .hidden = A unit is placed face down at { $point }.
event-4-6-shown = { $label } ({ $side }) stands at { $point }.
event-4-7-deals = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
event-5-1-round = Round { $round } begins.
event-5-3-rolls = Initiative, { $side }: { $one } + { $two } = { $total }.
event-5-3-tie = Both have { $total }: they roll again.
event-5-3-first = The { $side } side goes first.
event-5-4-points = Each side has { $count ->
        [one] one action point
       *[other] { $count } action points
    }.
event-5-5-activates =
    { $left ->
        [one] { $label } ({ $side }) is activated; 1 action point left.
       *[other] { $label } ({ $side }) is activated; { $left } action points left.
    }
event-5-6-passes = { $seat } passes for the rest of the round.
event-5-8-done = { $seat } ends the turn.
event-5-9-ends = Round { $round } ends.
event-6-1-stands = { $label } ({ $side }) stands.
event-6-3-walks = { $label } ({ $side }) walks { ROOT($square) } cm { $way } (now: { $point }).
event-6-3-runs = { $label } ({ $side }) runs { ROOT($square) } cm { $way } (now: { $point }).
event-6-5-difficult = Difficult ground halves the move of { $label } ({ $side }): it goes { ROOT($square) } cm.
event-6-6-danger = Danger for { $label } ({ $side }): a { $die }, it is wounded.
event-6-6-safe = Danger for { $label } ({ $side }): a { $die }, all is well.
event-6-9-holds = { $label } ({ $side }) holds.
event-7-2-shoots = { $label } ({ $side }) shoots at the enemy { $target }, { ROOT($square, less: 2) } cm away (range { ROOT($limit, less: 2) } cm).
event-7-3-cover = { $label } ({ $side }) is in cover: −{ $penalty }.
event-8-1-fights = { $label } ({ $side }) fights the enemy { $target } hand to hand.
event-8-2-critical = Attack die 1: a critical failure.
event-8-2-exito = Attack die 6: a success that cannot be evaded.
event-8-3-hits = Attack die { $die }, modifier { $modifier }: { $value } ≥ { $needed }, a hit.
event-8-3-misses = Attack die { $die }, modifier { $modifier }: { $value } < { $needed }, a miss.
event-8-3-aim = A card makes each attack die of { $label } ({ $side }) count { $gain } more.
event-8-3-counter = { $label } ({ $side }) attacks back: each of its dice counts { $penalty } less.
event-8-5-takes = { $label } ({ $side }) takes the hit.
event-8-6-rolls = Evade die { $die }, modifier { $modifier }, against { $value }.
event-8-6-evaded = { $label } ({ $side }) evades.
event-8-6-caught = { $label } ({ $side }) does not evade.
event-8-7-damage = { $label } ({ $side }) is hit: Health { $left }.
event-8-8-critical = { $label } ({ $side }) rolled a 1 while evading.
event-9-1-light = { $label } ({ $side }): a light wound (die { $die }), wound points { $points }.
event-9-1-grave = { $label } ({ $side }): a grave wound (die { $die }), wound points { $points }.
event-9-2-critical = { $label } ({ $side }) hurts itself with its own 1.
event-9-5-panics = { $label } ({ $side }) rolled { $ones ->
        [one] a one
       *[other] { $ones } ones
    }, panics and flees.
event-9-6-removed = { $label } ({ $side }) is out: { $ledger }.
event-9-9-delayed = Delayed damage: { $label } ({ $side }) has Health { $left }.
event-10-1-advances = { $label } ({ $side }) advances into the fallen unit's place ({ $point }).
event-10-1-remains = { $label } ({ $side }) stays where it is.
event-10-2-supports = { $label } ({ $side }) moves up in support into the fallen unit's place ({ $point }).
event-11-1-heals = { $label } ({ $side }) heals { $patient }: Health { $health }, wound points { $wounds }.
event-12-1-promoted = { $label } ({ $side }) is promoted to rank { $rank } and fresh again.
event-13-6-played = { $seat } plays { $card }.
event-13-8-draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-13-8-takes = { $seat } draws { $card }, known to all.
event-13-8-nothing =
    { $deck ->
        [0] { $seat } draws nothing: the deck is empty.
       *[other] { $seat } draws nothing: the hand is full ({ $hand }).
    }
event-13-9-faster = { $label } ({ $side }) has Movement { $movement } now.
event-13-9-free = No ground hinders { $label } ({ $side }) now.
event-13-9-points = The { $side } side gets { $gain ->
        [one] one action point
       *[other] { $gain } action points
    } and has { $count }.
event-13-9-ready = { $label } ({ $side }) is ready again.
event-13-9-heals = { $label } ({ $side }) recovers: Health { $health }, wound points { $wounds }.
event-13-9-damage = { $label } ({ $side }) takes damage: Health { $left }.
event-13-9-cost = { $label } ({ $side }) pays with Health: { $left } left.
event-13-9-rolls = Die for { $label } ({ $side }): { $die }, needed { $needed }.
event-13-9-dice = { $label } ({ $side }) attacks with { $gain ->
        [one] one more die
       *[other] { $gain } more dice
    }.
event-13-9-range = { $label } ({ $side }) shoots { $gain } cm farther in this attack.
event-13-9-again = { $label } ({ $side }) may shoot once more after this shot.
event-13-9-calm = Ones neither wound { $label } ({ $side }) nor make it flee in this attack.
event-13-9-resist = Each die with which { $label } ({ $side }) evades counts { $gain } more in this attack.
event-13-9-counter = After this attack { $label } ({ $side }) attacks back{ $penalty ->
        [0] {""}
       *[other] , each die at −{ $penalty }
    }.
event-13-9-delay =
    { $count ->
        [one] { $label } ({ $side }) will take 1 damage next round.
       *[other] { $label } ({ $side }) will take { $count } damage next round.
    }
event-13-9-shifts = { $label } ({ $side }) is moved { ROOT($square) } cm { $way } (now: { $point }).
event-13-9-shown = { $card } from the hand of { $seat } is shown and goes under the deck.
event-13-9-void = The shot at { $label } ({ $side }) is lost; the unit counts as activated.
event-13-9-cancel = The hit on { $label } ({ $side }) has no effect.
event-14-2-captured = The { $side } side captures the objective at { $point }.
event-14-3-contested = The objective at { $point } is contested: nobody's.
event-14-5-lost = The { $side } side no longer holds the objective at { $point } without a break.
event-15-1-scores = The { $side } side scores { $gain }: { $row }. Total { $total }.
event-16-1-dominates =
    { $left ->
        [0] The { $side } side dominates: the enemy has no unit left.
        [one] The { $side } side dominates: the enemy has one unit left.
       *[other] The { $side } side dominates: the enemy has { $left } units left.
    }
event-16-2-wins = The { $side } side wins on points: { $points } to { $other }.
event-16-3-wins = Level on points; the { $side } side has more units: { $units } to { $other }.
event-16-3-draw =
    { $points ->
        [one] Level at one point: a draw.
       *[other] Level at { $points } points: a draw.
    }

# Refused answers: numbers are squared distances, ROOT makes centimetres of them; between bases it is 2 cm less

refused-here = The unit is there already.
refused-zone = That is outside the area that is allowed.
refused-near = Too close to another piece ({ $terrain }): { ROOT($left) } cm, there must be { ROOT($right) } cm between them.
refused-no_place = No place is left for this piece ({ $piece }), { ROOT($right) } cm from every other.
refused-objective = Too close to another objective: { ROOT($left) } cm, there must be more than { ROOT($right) } cm between them.
refused-base = Too close to { $label } ({ $side }): the bases would overlap.
refused-token = Too close to a unit that lies face down: the bases would overlap.
refused-keep_out = Within 1 cm of a blocking piece: { $terrain }.
refused-barred = The way comes within 1 cm of a blocking piece: { $terrain }.
refused-enemy = { $label } ({ $side }) stands in the way.
refused-far = Too far: { ROOT($left) } cm, and { ROOT($right) } cm is as far as it goes.
refused-difficult = Too far: { ROOT($left) } cm, and with difficult ground on the way ({ $terrain }) it goes { ROOT($right) } cm at most.
refused-stuck = There is no point { $label } could go to within { ROOT($right) } cm.
refused-range = { $label } is out of range: { ROOT($left, less: 2) } cm away, the range is { ROOT($right, less: 2) } cm.
refused-apart = { $label } is not in contact: { ROOT($left, less: 2) } cm away.
refused-remote = { $label } is too far from the fallen unit's place: { ROOT($left, less: 2) } cm away.
refused-sight = Out of sight, behind: { $terrain }.
refused-contact = The unit is in contact with { $label } and must fight.
refused-running = After a run nobody is shot at.
refused-unarmed = { $label } has no dice to shoot with.
refused-activated = { $label } has already been activated in this round.
refused-owner = Only { $seat } decides for this unit.
refused-no_unit = There is no { $label } in this army ({ $side }).
refused-gone = { $label } ({ $side }) has been removed and does not return.
refused-placed = { $label } stands on the table already.
refused-going_on = A unit has been activated in this turn: it ends with “End the turn”, not with a pass.
refused-not_begun = No unit has been activated in this turn: activate one or pass.
refused-healer = { $label } heals nobody: only a Minguin does, or another healer.
refused-ran = After a run nobody is healed.
refused-armed = After an Attack card only a target can be named.
refused-chained = After an advance the unit fights at once.
refused-again = The second shot is a shot or nothing.
refused-itself = A healer heals others, not itself.
refused-unhurt = { $label } lacks no Health and has no wound points.
refused-healthy = { $label } lacks no Health: { $left } of { $right }.
refused-hunted = The patient is in range of { $label } ({ $side }): { ROOT($left, less: 2) } cm away.
refused-tied = The unit is in contact with another enemy: { $label }.
refused-engaged = The unit is in contact with { $label }.
refused-other = The card is for another unit than the active one.
refused-ready = { $label } is ready as it is.
refused-fixed = There is no point { $label } could be moved to.
refused-no_cards = This match is played without cards.
refused-one_card = A card has already been played in this activation.
refused-reacted = A reaction has already been played in this attack.
refused-countered = Cards do not answer a counterattack.
refused-timing =
    { $timing ->
        [action] { $card } is an Action: it is played instead of standing, walking or running.
        [start] { $card } is played at the start of an activation, before the mode is chosen.
        [attack] { $card } is played in the attack step, before the target is named.
        [target] { $card } is played when a unit of yours is attacked.
       *[hit] { $card } is played when a unit of yours is hit.
    }
refused-not_held = { $card } is not in your hand.
refused-cost = { $label } has Health { $left }: it pays { $right } and must keep 1.
refused-last = { $label } has Health { $left }, the card needs exactly { $right }.
refused-nobody_near = { $card }: there is no enemy in sight within { ROOT($right, less: 2) } cm.
refused-nobody_moves = { $card }: nobody it may name has a point to be moved to.
refused-nobody_hurt = { $card }: none of your side lacks Health.
refused-nobody_loose = { $card }: all of your side are in contact with the enemy.
refused-nobody_tired = { $card }: no other unit of yours has been activated.
refused-no_hands = { $card }: no enemy holds a card.
refused-standing = { $card } is for a unit that stands.
refused-no_prey = { $card }: there is nobody to attack.
refused-ranged = { $card } does not answer an attack hand to hand.
refused-exito = A natural 6 cannot be evaded.
refused-compulsory = In this match every hit must be evaded if it can be.
refused-no_seat = Nobody sits there: { $seat }.
refused-friend = { $seat } is on your own side.
refused-no_hand = { $seat } holds no card.

# Endings

end-16-1 = One side was ground down.
end-16-2 = The last round was played: victory on points.
end-16-3 = The last round was played: level on points.

# Options

option-rounds = Rounds of a match.
option-army_red = Red's army.
option-army_blue = Blue's army.
option-army_points_cap = Points an army may cost at most; 0 for no limit.
option-defeat_threshold = A side left with so many units or fewer has lost.
option-map = The table.
option-own_map = A table of your own, as text, in place of the map.
option-objectives = Number of objectives.
option-terrain_pieces = Pieces of terrain on a random table.
option-draft_pieces = Pieces of terrain each side places in a draft.
option-terrain_overrides = Other flags for kinds of terrain, such as rocks=c;wall=n.
option-deploy_gap = Centimetres between the deployment zones.
option-edge_margin = Centimetres kept free from the table's edges in deployment.
option-hidden_deployment = Units are deployed face down.
option-platoon_size = Units a seat may activate in one turn.
option-cards = Play with ability cards.
option-cards_dealt = Cards dealt to each seat, as far as the deck lasts for all alike.
option-hand_limit = Cards a hand may hold.
option-range = Shooting range in centimetres.
option-contact = Closer than this many centimetres is contact.
option-contact_inclusive = Exactly that distance is contact too.
option-capture = Capture distance in centimetres.
option-hit_on = A die of this value or more hits.
option-cover_penalty = What cover takes from every attack die.
option-danger_faces = Faces of the die that wound in dangerous terrain.
option-wound_limit = Wound points at which a unit is out.
option-light_max = Highest face that is a light wound.
option-self_wounds = An attacker is wounded by its own ones.
option-evade_choice = Hits may be taken instead of evaded.
option-panic =
    Attackers panic at { $ranged ->
        [1] one 1
        [2] two ones
       *[other] { $ranged } ones
    } ({ $close ->
        [1] one
        [2] two
        [3] three
       *[other] { $close }
    } hand to hand).
option-panic_defence = Evading units can panic too.
option-run_melee = A unit may fight after a Run.
option-melee_mandatory = A unit in contact must fight.
option-heal_range_only = For healing only distance to the enemy counts, not sight.
option-promotion = Kills promote.
option-promotion_repeat = A unit can be promoted more than once.
option-contested = A contested objective becomes neutral, or keeps its owner.
option-vp_tiers = Reaching the higher row of a pair scores both rows, or only the higher.
option-vp_control = Points for each objective held (V1).
option-vp_zone1 =
    Points for { $need ->
        [1] a unit in the enemy's zone
       *[other] { $need } units in the enemy's zone
    } (V2).
option-vp_ranged1 =
    Points for { $need ->
        [1] a kill at range
       *[other] { $need } kills at range
    } in the round (V3).
option-vp_cc1 =
    Points for { $need ->
        [1] a kill hand to hand
       *[other] { $need } kills hand to hand
    } in the round (V4).
option-vp_ranged3 =
    Points for { $need ->
        [1] a kill at range
        [3] three kills at range
       *[other] { $need } kills at range
    } in the round (V5).
option-vp_cc3 =
    Points for { $need ->
        [1] a kill hand to hand
        [3] three kills hand to hand
       *[other] { $need } kills hand to hand
    } in the round (V6).
option-vp_zone3 =
    Points for { $need ->
        [1] a unit in the enemy's zone
        [3] three units in the enemy's zone
       *[other] { $need } units in the enemy's zone
    } (V7).
option-vp_hold = Points for an objective held from its first capture to the end (V8).
option-vp_cc6 =
    Points for { $need ->
        [1] a kill hand to hand
        [6] six kills hand to hand
       *[other] { $need } kills hand to hand
    } in the match (V9).
option-vp_ranged6 =
    Points for { $need ->
        [1] a kill at range
        [6] six kills at range
       *[other] { $need } kills at range
    } in the match (V10).
option-vp_all = Points for holding all objectives (V11).
option-tiebreak = Equal points: whoever has more units wins, or it is a draw.
choice-neutral = becomes neutral
choice-keep = keeps its owner
choice-cumulative = both rows
choice-highest = only the higher
choice-units = more units win
choice-draw = a draw
preset-espresso = Espresso: small armies of eight; whoever is left with one unit has lost.
preset-plain = Plain: without cards, with open deployment.
preset-close = Close quarters: shots reach 16 cm, so that more is settled hand to hand.

# The table told in words

told-round = round
told-activated = activated
told-zones = deployment zones
told-hits = hits to answer
told-attacks = attacks
told-turn = its turn
told-units = units
told-beaten = beaten at
told-at_range = kills at range (round/match)
told-in_close = kills hand to hand (round/match)
told-due = would score
told-terrain = Ground
told-radius = radius
told-flag = Flag
told-nobody = nobody's
told-held = held from the first
told-near = near it
told-face_down = face down at
told-reserve = not deployed
told-ready = ready
told-acted = has acted
told-health = Health
told-wounds = wounds
told-delay = damage to come
told-rank = rank
told-hand = hand
told-deck = Deck
told-places = may go to

# What lies in the box

type-unit = Units
type-ability = Ability cards
type-terrain = Terrain
type-formation = Formations
type-map = Maps
type-row = Victory points
word-health = Health
word-resistance = Resistance dice
word-ranged = dice at range
word-close = dice hand to hand
word-movement = Movement
word-kills = kills to be promoted
word-points = army points
word-heal = Health it gives back
word-mend = wound points it takes away
word-copies = in the deck
word-worth = points

# On paper.

kit-ruler = Ruler
kit-table = Table
kit-contact = contact
kit-range = range
kit-wound = wound
kit-later = delayed damage
kit-rank = rank

# What decides a match, what is counted for it, and what signs mean.

goal-domination = Domination: grind the enemy down
goal-points = Points: more than the enemy after the last round
goal-rounds = The match ends after the last round
count-enemy_units = enemy units
count-vp = victory points
count-rounds = rounds
sign-red = the red side
sign-blue = the blue side
sign-turn = whose turn it is
sign-unit_red = a red unit on the table, any unit in the lists: its type's letter and its number
sign-unit_blue = a blue unit on the table
sign-health = Health
sign-wound = a wound
sign-delay = damage to come when the next round starts
sign-rank = a rank: promoted
sign-flag_free = an objective that is nobody's
sign-flag_owned = an objective of the side of its colour
sign-flag_held = an objective held from the first by the same side
sign-points = an action point
sign-place = where the unit may go; among the points: one that is spent
sign-defeat = units left, and how few of them lose the match
sign-at_range = units removed at range: this round, this match
sign-in_close = units removed hand to hand: this round, this match
sign-due = a row of the scoring sheet and what it would give now
sign-zone = the edge of a deployment zone
sign-hidden_red = a red unit face down
sign-hidden_blue = a blue unit face down
sign-card = a card you do not see
sign-deck = cards in the deck
sign-times = so many of a card
sign-target = attacks
sign-none = nobody's, or nothing
sign-hit = a hit to be answered; ! cannot be evaded

# What is so at an element that is asked about

fact-point = A point of the table: { $x } cm from the west edge, { $y } cm from the north edge.
fact-near_flag = Close enough to the flag at { $point } to be present there.
fact-flag = A flag, { $side }: it goes to the side that alone is present at the end of a round.
fact-flag_free = A flag, nobody's yet: it goes to the side that alone is present at the end of a round.
fact-unit = A unit stands here: { $label }, { $side }.
fact-ground = Terrain: { $terrain }{ $d_id ->
    [yes] {""}, difficult
   *[no] {""}
    }{ $x_id ->
    [yes] {""}, dangerous
   *[no] {""}
    }{ $c_id ->
    [yes] {""}, gives cover
   *[no] {""}
    }{ $b_id ->
    [yes] {""}, blocks sight and way
   *[no] {""}
    }.
fact-no_terrain = There is none on this table.
fact-zone = In the deployment zone of { $side }.
fact-type = { $type }, { $side }.
fact-stands = Stands at { $point }.
fact-waits = Not on the table yet.
fact-health = Health { $health } of { $full }, wounds: { $wounds }.
fact-dice = Shoots with dice: { $ranged }; fights with dice: { $close }.
fact-moves = Runs { $run } cm, or walks { $walk } cm and may shoot.
fact-spent = Has acted in this round.
fact-contact = In contact with: { $label }.
fact-targets = Can shoot from here in this round: { $label }.
fact-targets_later = Shoots no more in this round; from here it could in the next: { $label }.
fact-aim = { $label } hits it with every die that shows { $needed } or more.
fact-change_cover = Cover takes { $amount } from each die.
fact-change_aim = A card adds { $amount } to each die.
fact-change_counter = Attacking back takes { $amount } from each die.
fact-covers = It is covered by { $terrain }: it is in it, or the line crosses it.
fact-past_inside = No cover from { $terrain }: whoever shoots stands in it.
fact-past_edge = No cover from { $terrain }: the line only goes past its edge.
fact-reaches = In reach of the flag: { $label } ({ $side }).
fact-points = Victory points: { $points }.
fact-ap = Action points left: { $ap }.
fact-units = Units on the table: { $units }; with { $defeat } or fewer the side is beaten.

game-name = Connected Worlds
game-tagline = Connect the worlds, rule the universe.

# Elements

seat-s1 = Player 1
seat-s2 = Player 2
seat-s3 = Player 3
seat-s4 = Player 4
world-space = Space
world-world_a = Aurelia
world-world_b = Borealis
world-world_c = Cinder
world-world_d = Dusk
world-world_e = Eden

card-scientists = Scientists
card-engineers = Engineers
card-portal = Portal
card-harvester = Harvester
card-excavator = Excavator
card-plasma_furnace = Plasma Furnace
card-standard_base = Standard Base
card-advanced_base = Advanced Base
card-outpost = Outpost
card-metroplex = Metroplex
card-assault_team = Assault Team
card-armoured_core = Armoured Core
card-titan_force = Titan Force
card-capital_army = Capital Army
piece-standard_base = a Standard Base
piece-advanced_base = an Advanced Base
piece-outpost = an Outpost
piece-metroplex = a Metroplex
piece-assault_team = an Assault Team
piece-armoured_core = an Armoured Core
piece-titan_force = a Titan Force
piece-capital_army = a Capital Army

# What a card says, by its special action or its sort

says-research =
    { $move ->
        [0] Research
       *[other] Move { $move }, or research
    }: buy an action card.
says-build =
    { $move ->
        [0] Build
       *[other] Move { $move }, or build
    }: buy a unit card.
says-connect =
    { $move ->
        [0] Connect
       *[other] Move { $move }, or connect
    } two of your bases.
says-gather =
    { $move ->
        [0] Gather
       *[other] Move { $move }, or gather
    } { $amount ->
        [one] one resource
       *[other] { $amount } resources
    }.
says-base = A base of strength { $strength }: claims its hex and those around it.
says-unit = A unit of strength { $strength }.
says-cost = Cost { $cost }.
says-unsold = Not for sale.

# Actions

verb-end = End your turn
verb-move = Move a piece with { $card }
verb-use =
    { $card_sort ->
        [research] Research with { $card }
        [build] Build with { $card }
        [connect] Connect two bases with { $card }
       *[gather] Gather with { $card }
    }
verb-deploy = Deploy { $card }
verb-buy = Buy { $card }
verb-pick = Move { $piece }
verb-from = From { $hex }
verb-to = To { $hex }
verb-link = Link { $hex }
verb-keep = Keep the base
verb-raze = Raze the base

# Questions

stage-place_base = { $seat }: where will your first base stand?
stage-main = { $seat }: play a card or end your turn
stage-move_from = { $seat }: from which hex will you move?
stage-move_piece = { $seat }: which piece will move?
    .text = Several of your pieces stand there: choose the one that moves.
stage-move_to = { $seat }: where does it go?
stage-buy_action = { $seat }: which action card do you buy?
stage-buy_unit = { $seat }: which unit card do you buy?
stage-link_first = { $seat }: which base will be linked?
stage-link_second = { $seat }: with which base?
stage-deploy_to = { $seat }: where is it deployed?
stage-raze_base = { $seat }: keep the captured base, or raze it?
    .text = At this table a captured base may be kept, or razed together with its links; units there stay.

# Events

event-3-2-counter = { $world } circles { $hex }.
event-3-3-youngest = { $seat } is the youngest and begins.
event-3-4-placed = { $seat } founds { $piece } on { $hex }.
event-3-5-garrison =
    { $count ->
        [one] { $seat } garrisons { $hex }: { $card }.
       *[other] { $seat } garrisons { $hex }: { $count } × { $card }.
    }
event-3-7-shuffles = { $seat } shuffles a deck of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-4-1-round = Round { $round } begins.
event-4-2-turn = It is the turn of { $seat }.
event-draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-reshuffles =
    { $count ->
        [one] { $seat } shuffles the discard pile into a new deck of one card.
       *[other] { $seat } shuffles the discard pile into a new deck of { $count } cards.
    }
event-4-6-ends = { $seat } ends the turn.
event-4-7-discards =
    { $count ->
        [0] { $seat } has nothing to discard.
        [one] { $seat } discards one card.
       *[other] { $seat } discards { $count } cards.
    }
event-5-3-moves = { $seat } plays { $card } to move.
event-5-3-uses = { $seat } uses { $card }.
event-6-1-moves =
    { $count ->
        [one] { $seat } moves { $piece } from { $from } to { $to } (1 point).
       *[other] { $seat } moves { $piece } from { $from } to { $to } ({ $count } points).
    }
event-7-1-launches = { $seat }: { $piece } lifts off from { $from } to { $to }.
event-7-2-lands = { $seat }: { $piece } lands from { $from } on { $to }.
event-8-1-linked = { $seat } links the bases on { $from } and { $to }.
event-8-2-jumps = { $seat }: { $piece } jumps from { $from } to { $to }.
event-8-5-unlinked = The link between { $from } and { $to } is lost: its base moves.
event-8-6-unlinked = The link between { $from } and { $to } is lost with its base.
event-9-1-combat = { $seat } attacks { $enemy } on { $hex } with { $piece }.
event-9-4-beats = { $seat }: { $piece } beats { $other } of { $enemy } on { $hex }.
event-9-4-both = { $seat } and { $enemy }: { $piece } and { $other } are both lost on { $hex }.
event-9-6-captured = { $seat }: { $piece } captures { $other } of { $enemy } on { $hex }.
event-9-6-destroyed = { $seat }: { $piece } is lost and destroys { $other } of { $enemy } on { $hex }.
event-9-6-repelled = { $seat }: { $piece } is lost against { $other } of { $enemy } on { $hex }.
event-9-7-wins = { $seat }: { $piece } crushes { $other } of { $enemy } on { $hex }.
event-9-7-captured = { $seat }: { $piece } attacks { $other } on { $hex } and is captured by { $enemy }.
event-9-7-destroyed = { $seat } and { $enemy }: { $piece } is destroyed, { $other } is lost on { $hex }.
event-9-12-joins = { $seat }: { $piece } will attack { $enemy } on { $hex } when the turn ends.
event-9-12-combat =
    { $count ->
        [one] { $seat } attacks { $enemy } on { $hex } with one piece.
       *[other] { $seat } attacks { $enemy } on { $hex } with { $count } pieces.
    }
event-9-13-captured = { $seat } captures { $other } of { $enemy } on { $hex } with a force of { $count }.
event-9-13-destroyed = { $seat }: a force of { $count } is lost and destroys { $other } of { $enemy } on { $hex }.
event-9-13-repelled = { $seat }: a force of { $count } is lost against { $other } of { $enemy } on { $hex }.
event-9-14-razed = { $seat } razes { $piece } on { $hex }.
event-10-1-gathers = { $seat } gathers { $count ->
        [one] one resource
       *[other] { $count } resources
    }.
event-10-3-buys = { $seat } buys { $card } for { $count }.
event-10-4-discard = { $card } goes to the discard pile of { $seat }.
event-10-4-deck_top = { $card } goes on top of the deck of { $seat }.
event-11-1-deploys = { $seat } deploys { $piece } on { $hex }.
event-11-4-removed = The { $card } card of { $seat } leaves the game.
event-12-2-territory =
    { $count ->
        [one] { $seat } now holds one hex of territory.
       *[other] { $seat } now holds { $count } hexes of territory.
    }
event-13-1-eliminated = { $seat } has no piece left and is out of the game.
event-13-2-wins = War, War Never Changes, War Never Ends: { $seat } alone is left and wins.
event-13-2-draws = Nobody is left: { $seat } draws.
event-13-4-wins = War, War Never Changes, War Never Ends: { $seat } wins.
event-13-5-wins = All Your Base Are Belong to Us: { $seat } wins.
event-13-6-wins = Master of Expansion: { $seat } wins.
event-13-8-limit = Round { $round } was the last one.
event-13-8-wins = { $seat } is ahead and wins.
event-13-8-draws = { $seat } is ahead, but not alone: a draw.
event-13-11-alone = { $seat } alone is left: that counts at the end of the round.

# Refusals

refused-nowhere = { $hex } is on no board of this match: there { $planets ->
        [one] is one planet
       *[other] are { $planets } planets
    }.
refused-space = { $hex } is in space; the first base stands on a planet.
refused-base_there = There is a base on { $hex } already, of { $seat }.
refused-hand = { $card } is not in your hand.
refused-fought = Pieces that have fought in this turn and move no more: { $count }.
refused-waits = Pieces that wait to attack at the end of the turn: { $count }.
refused-moved = Pieces that have moved as often as a turn allows ({ $limit }): { $count }.
refused-no_points = { $card } moves nothing.
refused-stuck = Pieces that have no hex to go to: { $count }.
refused-no_base = You control no base.
refused-poor = Your resources: { $there }; needed: { $needed }.
refused-not_sold = Nothing of that is for sale in this match.
refused-no_pair = You have no two bases that could still be linked; your bases: { $count }.
refused-all_bases = Hexes of your territory with a base already: { $count }.
refused-all_enemies = Hexes of your territory with an enemy on them: { $count }.
refused-no_piece = You have no piece on { $hex }.
refused-no_such_piece = You do not have { $piece } on { $hex }.
refused-same = The piece is on { $hex } already.
refused-far = { $hex } is too far: points on the card: { $there }; needed at least: { $needed }.
refused-walled = A base cannot enter a hex with a base, and so it does not get to { $hex }.
refused-enemies = Enemies bar the way to { $hex }: nothing moves through them.
refused-truce = There is an enemy on { $hex }, and the truce holds.
refused-launch = The way to { $hex } needs a launch: that is from an edge hex or your territory.
refused-landing = The way to { $hex } needs a landing: that is on an edge hex or in your territory.
refused-no_partner = The base on { $hex } is linked with all your other bases.
refused-itself = A base is not linked with itself: { $hex } was chosen first.
refused-linked = The base on { $hex } is linked with the first one already.
refused-not_own_base = You have no base on { $hex }.
refused-not_action = With research you buy an action card.
refused-not_unit = By building you buy a unit card.
refused-not_own = { $hex } is not in your territory: on a base of yours or next to one.
refused-enemy_there = There is an enemy on { $hex }.

# Endings

end-13-2 = War, War Never Changes, War Never Ends: nothing of the others is left.
end-13-4 = War, War Never Changes, War Never Ends: nothing of the others is left.
end-13-5 = All Your Base Are Belong to Us: no rival has a base left.
end-13-6 = Master of Expansion: bases on enough worlds, and the most territory.
end-13-8 = The last round is over.

# Options

option-first_seat = The seat that begins, unless the youngest person does. If nothing is chosen, a person begins before bots.
option-youngest = The seat of the youngest person, who begins by custom; 0 if nobody says.
option-neutral_worlds = Planets beside one for each player; auto adds one for two players.
option-homeworld_layout = Where the planets lie in space: spread evenly, or by lot.
option-start_base = The base everybody starts with.
option-start_garrison = Units that start on the first base as its garrison.
option-start_resources = Resources at the start.
option-hand_size = Cards in hand at the start of a turn.
option-draw_at_end = The next hand is drawn at the end of a turn.
option-bought_card_to = Where bought cards go: to the discard pile, or on top of the deck.
option-moves_per_piece = How often a piece can be moved in a turn; 0 is without limit.
option-combat = When combat is fought: at once, or at the end of the turn with all who have entered the hex.
option-attack_force = How several attackers fight a base: one after another, or as one with the sum of their strengths.
option-razing = Who has captured a base may raze it at once.
option-gateway = Where units launch and land: at edges and in own territory, or anywhere.
option-hostile_portals = Links to a base that was captured can be used.
option-links_survive_move = A base keeps its links when it moves.
option-space_territory = Hexes of space count as territory.
option-truce_rounds = Rounds at the start without attacks.
option-worlds_to_win = Planets needed for Master of Expansion.
option-victory_expansion = Master of Expansion wins.
option-victory_capture = All Your Base Are Belong to Us wins.
option-victory_war = War, War Never Changes, War Never Ends wins.
option-last_rival = When the fall of the last rival wins: at once, or at the end of the round.
option-max_rounds = After this many rounds the match ends.
preset-two_worlds = Two worlds: bases on two planets are enough for Master of Expansion.

# Labels of the table

label-round = Round
label-turn = Turn
label-last = Last in the round
label-truce = Truce: no attacks
label-resources = resources
label-hand = hand
label-deck = deck
label-discards = discard
label-territory = territory
label-worlds = worlds
label-bases = bases
label-strongest = strongest unit
label-out = out of the game
label-links = Links
label-shop = Shop
label-enemies = enemy pieces
label-enemy_bases = enemy bases
label-captures = captures
label-points = points
label-beats = beats
label-falls = falls to
label-both = is lost together with
label-captured = captures
label-destroyed = is lost and destroys
label-attacker_captured = is captured by
label-attacker_destroyed = is destroyed together with
label-war = War
label-capture = Capture
label-expansion = Expansion
label-your_hand = Your hand
label-lacks = lacks
label-moved = Has moved
label-fought = Has fought
label-attacks = Attacks at the end of the turn
label-turn_end = At the end of the turn
label-force = a force of
choice-auto = by the number of players
choice-spread = spread evenly
choice-random = by lot
choice-discard = the discard pile
choice-deck_top = the top of the deck
choice-edge = at edges and in own territory
choice-anywhere = anywhere
choice-at_once = at once
choice-turn_end = at the end of the turn
choice-single = one after another
choice-sum = as one
choice-round_end = at the end of the round

# What lies in the box

type-action = Action cards
type-base = Bases
type-unit = Units
type-world = Worlds
type-victory = Victories
word-cost = cost
word-move = moves
word-amount = gathers
word-strength = strength
word-start = in the starting deck

# What decides a match, what is counted for it, and what signs mean.

goal-last = Be the last one in play
goal-war = War: no enemy has a piece left
goal-capture = Capture: all bases are yours, one of them taken
goal-expansion = Expansion: bases on enough worlds, and the most territory
goal-rounds = The match ends after the last round
count-rivals = rivals left
count-enemies = enemy pieces
count-enemy_bases = enemy bases
count-captures = captured bases
count-worlds = worlds with a base
count-points = territory
count-rounds = rounds
sign-base = a base: whose it is, and its strength
sign-units = units, by their strengths; + so many more
sign-battle = a hex where one waits to attack the other
sign-claimed = an empty hex, and who claims it
sign-edge = an edge hex, where anyone may land
sign-orbit = in space: the orbit of a planet
sign-hex = a hex: board, row, number
sign-row = a row, and the numbers of its hexes
sign-board = a board: S is space, the others are planets
sign-reach = the piece gets there for so many points; before a seat: its turn
sign-attack = the piece attacks there; after a link: it joins enemies
sign-raze = a captured base that may be razed
sign-link = two bases are linked
sign-met = fulfilled as things stand
sign-payable = it can be paid for
sign-times = so many of a card

# What is so at an element that is asked about

fact-hex = A hex on the board of { $world }.
fact-space = Space: planets go round here as counters, and lead down to their maps.
fact-orbit = The counter of { $world } lies here: from here one lands on it, and whoever lifts off comes out here.
fact-orbit_at = Its counter in space lies at { $hex }.
fact-edge = An edge hex: here pieces lift off and land.
fact-piece = { $seat }: { $piece }, strength { $strength }.
fact-stands = One of { $seat } stands at { $hex }.
fact-nobody = Nobody is here.
fact-claimed = Territory of { $seat }.
fact-link = A portal links it with { $hex }.
fact-move = A piece of { $seat } here could still move in this turn.
fact-connect = { $seat } could link this place with another by a portal.
fact-deploy_base = { $seat } could put a base here.
fact-deploy_unit = { $seat } could put a unit here.
fact-bases = Bases here: { $seat }.
fact-resources = Resources: { $resources }.
fact-points = Territory points: { $points }.
fact-owns = Bases: { $bases }; planets with one: { $planets }.
fact-cards = Cards in hand: { $hand }; in the deck: { $deck }.

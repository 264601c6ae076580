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
    .text = Move 1, or research: buy an action card. Cost 5.
card-engineers = Engineers
    .text = Move 1, or build: buy a unit card. Cost 5.
card-portal = Portal
    .text = Move 2, or connect two of your bases. Cost 8.
card-harvester = Harvester
    .text = Move 3, or gather 3 resources. Cost 3.
card-excavator = Excavator
    .text = Move 2, or gather 4 resources. Cost 6.
card-plasma_furnace = Plasma Furnace
    .text = Move 1, or gather 5 resources. Cost 9.
card-standard_base = Standard Base
    .text = A base of strength 1: claims its hex and those around it. Cost 5.
card-advanced_base = Advanced Base
    .text = A base of strength 2: claims its hex and those around it. Cost 10.
card-outpost = Outpost
    .text = A base of strength 3: claims its hex and those around it. Cost 20.
card-metroplex = Metroplex
    .text = A base of strength 4: claims its hex and those around it. Cost 40.
card-assault_team = Assault Team
    .text = A unit of strength 2. Cost 3.
card-armoured_core = Armoured Core
    .text = A unit of strength 3. Cost 6.
card-titan_force = Titan Force
    .text = A unit of strength 4. Cost 12.
card-capital_army = Capital Army
    .text = A unit of strength 5. Cost 24.
piece-standard_base = a Standard Base
piece-advanced_base = an Advanced Base
piece-outpost = an Outpost
piece-metroplex = a Metroplex
piece-assault_team = an Assault Team
piece-armoured_core = an Armoured Core
piece-titan_force = a Titan Force
piece-capital_army = a Capital Army

# Actions

verb-end = End your turn
verb-move = Move a piece with { $card }
verb-use =
    { $card_id ->
        [scientists] Research with { $card }
        [engineers] Build with { $card }
        [portal] Connect two bases with { $card }
       *[other] Gather with { $card }
    }
verb-deploy = Deploy { $card }
verb-buy = Buy { $card }
verb-pick = Move { $piece }
verb-from = From { $hex }
verb-to = To { $hex }
verb-link = Link { $hex }

# Questions

stage-place_base = { $seat }: where will your first base stand?
stage-main = { $seat }: play a card or end your turn
stage-move_from = { $seat }: from which hex will you move?
stage-move_piece = { $seat }: which piece will move?
stage-move_to = { $seat }: where does it go?
stage-buy_action = { $seat }: which action card do you buy?
stage-buy_unit = { $seat }: which unit card do you buy?
stage-link_first = { $seat }: which base will be linked?
stage-link_second = { $seat }: with which base?
stage-deploy_to = { $seat }: where is it deployed?

# Events

event-3-2-counter = { $world } circles { $hex }.
event-3-4-placed = { $seat } founds { $piece } on { $hex }.
event-3-5-garrison =
    { $count ->
        [one] { $seat } puts an Assault Team on { $hex }.
       *[other] { $seat } puts { $count } Assault Teams on { $hex }.
    }
event-3-7-shuffles = { $seat } shuffles a deck of { $count } cards.
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
event-10-1-gathers = { $seat } gathers { $count } resources.
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

# Endings

end-13-2 = War, War Never Changes, War Never Ends.
end-13-4 = War, War Never Changes, War Never Ends.
end-13-5 = All Your Base Are Belong to Us.
end-13-6 = Master of Expansion.
end-13-8 = The last round is over.

# Options

option-first_seat = The seat that begins.
option-neutral_worlds = Planets beside one for each player; auto adds one for two players.
option-homeworld_layout = Where the planets lie in space: spread evenly, or by lot.
option-start_base = The base everybody starts with.
option-start_garrison = Assault Teams that start on the first base.
option-start_resources = Resources at the start.
option-hand_size = Cards in hand at the start of a turn.
option-draw_at_end = The next hand is drawn at the end of a turn.
option-bought_card_to = Where bought cards go: to the discard pile, or on top of the deck.
option-moves_per_piece = How often a piece can be moved in a turn; 0 is without limit.
option-gateway = Where units launch and land: at edges and in own territory, or anywhere.
option-hostile_portals = Links to a base that was captured can be used.
option-links_survive_move = A base keeps its links when it moves.
option-space_territory = Hexes of space count as territory.
option-truce_rounds = Rounds at the start without attacks.
option-worlds_to_win = Planets needed for Master of Expansion.
option-victory_expansion = Master of Expansion wins.
option-victory_capture = All Your Base Are Belong to Us wins.
option-victory_war = War, War Never Changes, War Never Ends wins.
option-max_rounds = After this many rounds the match ends.

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
choice-auto = by the number of players
choice-spread = spread evenly
choice-random = by lot
choice-discard = the discard pile
choice-deck_top = the top of the deck
choice-edge = at edges and in own territory
choice-anywhere = anywhere

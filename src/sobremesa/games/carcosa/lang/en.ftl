game-name = Carcosa
game-tagline = Poor Souls in a moving house, and a King who wanders through it.

# Elements

seat-A = P1
seat-B = P2
seat-C = P3
seat-D = P4
floor-F1 = floor 1
floor-F2 = floor 2
floor-F3 = floor 3
node-F1_R1 = room 1 on floor 1
node-F1_R2 = room 2 on floor 1
node-F1_R3 = room 3 on floor 1
node-F1_R4 = room 4 on floor 1
node-F1_PAS = the corridor of floor 1
node-F2_R1 = room 1 on floor 2
node-F2_R2 = room 2 on floor 2
node-F2_R3 = room 3 on floor 2
node-F2_R4 = room 4 on floor 2
node-F2_PAS = the corridor of floor 2
node-F3_R1 = room 1 on floor 3
node-F3_R2 = room 2 on floor 3
node-F3_R3 = room 3 on floor 3
node-F3_R4 = room 4 on floor 3
node-F3_PAS = the corridor of floor 3
room-F1_R1 = room 1 on floor 1
room-F1_R2 = room 2 on floor 1
room-F1_R3 = room 3 on floor 1
room-F1_R4 = room 4 on floor 1
room-F2_R1 = room 1 on floor 2
room-F2_R2 = room 2 on floor 2
room-F2_R3 = room 3 on floor 2
room-F2_R4 = room 4 on floor 2
room-F3_R1 = room 1 on floor 3
room-F3_R2 = room 2 on floor 3
room-F3_R3 = room 3 on floor 3
room-F3_R4 = room 4 on floor 3
ward-P1 = P1
ward-P2 = P2
ward-P3 = P3
ward-P4 = P4
ward-none = nobody
role-healer = Healer
role-tank = Tank
    .text = A shield every round; may suffer another soul's losses. Nobody meditates beside it.
role-high_roller = High Roller
    .text = Once per turn it may add a second die to a check.
role-scout = Scout
    .text = The first Move of its turn is free; it may stumble on stairs.
role-brawler = Brawler
    .text = Uses Blunt Objects for free, also just before a monster acts.
role-psychic = Psychic
    .text = On entering a room it sees the top two cards and may change them.
item-key = Key
    .text = Enough of them, held together, open the way out.
item-compass = Compass
    .text = Go from a room to the corridor.
item-vial = Vial
item-blunt = Blunt Object
    .text = Stun a monster where you are.
item-keyring = Keyring
item-stairs = Folding Stairs
item-scroll = Scroll
    .text = Read a Box of your floor; its first Key comes to the top.
item-pendant = Pendant
item-ring = Ring
item-repairer = The Repairer of Reputations
    .text = A Tale: attach it to the Book to banish the King.
item-mask = The Mask
    .text = A Tale: attach it to the Book to banish the King.
item-dragon = In the Court of the Dragon
    .text = A Tale: attach it to the Book to banish the King.
item-sign = The Yellow Sign
    .text = A Tale: attach it to the Book to banish the King.
card-key = Key
    .text = Enough of them, held together, open the way out.
card-compass = Compass
    .text = Go from a room to the corridor.
card-vial = Vial
card-blunt = Blunt Object
    .text = Stun a monster where you are.
card-keyring = Keyring
card-stairs = Folding Stairs
card-scroll = Scroll
    .text = Read a Box of your floor; its first Key comes to the top.
card-pendant = Pendant
card-ring = Ring
card-repairer = The Repairer of Reputations
    .text = A Tale: attach it to the Book to banish the King.
card-mask = The Mask
    .text = A Tale: attach it to the Book to banish the King.
card-dragon = In the Court of the Dragon
    .text = A Tale: attach it to the Book to banish the King.
card-sign = The Yellow Sign
    .text = A Tale: attach it to the Book to banish the King.
card-book = The Book: The King in Yellow
    .text = Its bearer attaches Tales to banish the King.
card-state_poisoned = Poisoned
card-state_cursed = Cursed
card-state_paranoia = Paranoia
card-state_serenity = Serenity
card-tue_tue = Tue-Tue
card-spider = Yellow Spider
    .text = Traps the souls where it is.
card-goblin = Yellow Goblin
    .text = Takes all a soul carries and jumps away.
card-sack_man = Old Man of the Sack
    .text = Carries a soul off.
card-frozen_queen = Frozen Queen
    .text = Freezes her floor.
card-omen_spider = Omen of the Spider
card-omen_goblin = Omen of the Goblin
card-omen_queen = Omen of the Queen
card-omen_tue_tue = Omen of the Tue-Tue
card-yellow_fury = Fury of Yellow
card-corpse = There Is a Corpse
card-yellow_mirror = Yellow Mirror
    .text = Sanity becomes its negative.
card-served_meal = A Meal Is Served
card-yellow_divan = Yellow Divan
card-face_changer = Face Changer
card-yellow_blow = Yellow Blow
card-elevator = Elevator
card-trapdoor = Trapdoor
card-motemey_call = Motemey Passes By
    .text = Deal with the merchant now.
monster-spider = Yellow Spider
monster-goblin = Yellow Goblin
monster-sack_man = Old Man of the Sack
monster-queen = Frozen Queen
monster-spiderling = Spiderling
monster-servant = Ice Servant
special-tavern = Tavern
special-motemey = Motemey
    .text = Buy and sell.
special-armory = Armory
special-yellow_doors = Yellow Doors
special-lethal_chamber = Lethal Chamber
special-beauty_salon = Beauty Salon
    .text = Protected from the yellow events.
special-mad_monastery = Monastery of Madness
status-poisoned = Poisoned
status-cursed = Cursed
status-paranoia = Paranoia
status-serenity = Serenity
status-vanity = Vanity
status-illuminated = Illuminated
status-protected = Protected
status-trapped = Trapped
king-king_1 = Shuffle
king-king_2 = Dread
king-king_3 = One Action
king-king_4 = By the Stairs
king-king_5 = Attract
king-king_6 = Strip
offering-slot = an object slot
offering-mind = a point of maximum sanity
ware-tale = the Tale

# Actions

verb-role = Play the { $role }
verb-to = Go to { $node }
verb-search = Search
verb-meditate = Meditate
verb-end = End the turn
verb-struggle = Struggle
verb-rescue = Rescue { $soul }
verb-use = Use { $item }
verb-blunt = Strike: { $monster }
verb-attach = Attach “{ $item }” to the Book
verb-crown = Take the Crown for a key
verb-shed = Shed all statuses
verb-give = Give to { $soul }: { $item }
verb-ask = Take from { $soul }: { $item }
verb-comfort = Comfort: { $status }
verb-guard = Guard { $ward }
verb-tavern = Drink in the Tavern
verb-doors = Through the Yellow Doors to { $soul }
verb-ritual = Perform the ritual
verb-salon = Visit the Beauty Salon
verb-chapel = Pray in the Monastery
verb-buy =
    { $ware_id ->
        [none] Buy from the merchant's deck
       *[other] Buy the Tale on display
    }
verb-sell = Sell: { $item }
verb-store = Store: { $item }
verb-fetch = Fetch: { $item }
verb-leave = Leave the merchant
verb-pick = Take card { $place }
verb-look = Look in { $room }
verb-skip = Do not look
verb-psy =
    { $way_id ->
        [keep] Leave the cards as they are
        [swap] Swap the two cards
       *[other] Bury card { $place }
    }
verb-double = Roll a second die
verb-keep = Keep the roll
verb-react = React with a Blunt Object
verb-hold = Do not react
verb-discard = Discard: { $item }
verb-invite = Invite { $soul }
verb-sacrifice = Sacrifice { $offering }
verb-accept = Accept the collapse

# Questions

stage-role = { $seat }: choose a role
    .text = Where roles are chosen, each soul takes one of those that are left; its card says what it can do.
stage-turn = { $seat }: what does your soul do?
stage-shop = { $seat }: deal with the merchant, or leave
    .text = The merchant passes by. Once a round: for 2 sanity he shows two cards and you take one, for 4 you take the Tale. An object sold gives 1 sanity, a treasure 3. Then leave.
stage-pick = { $seat }: which of the merchant's cards?
stage-look = { $seat }: which Box do you look into?
stage-psychic = { $seat }: what happens to the two cards?
    .text = You see the top two cards: keep their order, swap them, or bury one for 1 sanity (2 if it is a monster). Then the top one is turned.
stage-double = { $seat }: roll a second die?
stage-react = { $seat }: react before the monster acts?
    .text = The Brawler in the same place may discard a Blunt and stun the monster before it acts, or hold it back.
stage-discard = { $seat }: what is discarded?
    .text = You carry more than your slots hold, or the King strips every soul of one object: choose what goes for good. Keys are safe.
stage-invite = { $seat }: who is invited?
    .text = A meal is served: choose another soul. You both recover 2 sanity, and it comes to your room.
stage-sacrifice = { $seat }: sacrifice something against the collapse?
    .text = At −5 you would collapse: keys and objects lost, and every other soul loses 1. Instead you may give up a slot, or a point of your maximum, for good, and stand at 0; or accept it.

# Events

event-1-1-round = Round { $round } begins.
event-1-3-turn = It is { $soul }'s turn.
event-1-11-check = { $soul } rolls { $die }: { $total } with its sanity.
event-2-5-stairs = { $soul } takes the stairs to { $node }.
event-3-3-role = { $soul } is the { $role }.
event-3-6-special = A special room lies face down in { $room }.
event-3-8-display = The merchant displays “{ $item }”.
event-stairs = The stairs of the floor are in { $room }.
event-4-3-skips = { $soul } loses its turn.
event-4-5-moves = { $soul } goes to { $node }.
event-4-6-searches = { $soul } searches in { $room }.
event-4-7-recovers = { $soul } meditates and recovers { $count }.
event-4-10-gives = { $soul } gives { $receiver }: { $item }.
event-4-12-rescues = { $soul } rescues { $other }.
event-4-13-ends = { $soul }'s turn is over.
event-5-2-reveals = { $soul } reveals “{ $card }” in { $room }.
event-takes = { $soul } takes: { $item }.
event-5-6-comes = { $soul } is brought to { $node }.
event-5-7-limit = Too many cards at once: { $soul } reveals nothing more.
event-looks = { $soul } looks into { $room }: “{ $card }”.
event-5-10-buried = { $soul } has no slot for it: { $item } goes to the bottom of the Box.
event-5-11-discards = { $soul } carries too much and discards: { $item }.
event-6-1-ends = The end of round { $round }.
event-6-2-loses = The house wears { $soul } down: −{ $count }.
event-6-3-absent =
    { $count ->
        [0] The King is absent; from the next round end on he is back.
        [one] The King is absent; one more round end without him.
       *[other] The King is absent; { $count } more round ends without him.
    }
event-6-4-loses = The King's presence costs { $soul } { $count } sanity.
event-6-5-king = A { $die }: the King appears on { $floor }.
event-6-5-again = A { $die }: it is rolled again.
event-6-6-blocked = A { $die }: the False King keeps the King from { $floor }; again.
event-6-7-effect = The King's effect: { $king }.
event-6-7-loses = Dread costs { $soul } { $count } sanity.
event-6-7-limited = { $soul } will have fewer actions.
event-6-8-moved = The King moves { $soul } to { $node }.
event-discards = { $soul } discards: { $item }.
event-6-13-belt = The belt turns: every Box moves on.
event-7-1-crown = { $soul } takes the Crown and is the False King.
event-7-2-spent = { $soul }'s key is gone for good.
event-7-2-returned = { $soul }'s key goes to the bottom of the Box in { $room }.
event-7-4-stays = { $soul } does not feel the King's call.
event-7-5-book = { $soul } has the Book.
event-7-7-attaches = { $soul } attaches “{ $item }” to the Book.
event-7-9-banished =
    { $count ->
        [one] The King is banished for one round end.
       *[other] The King is banished for { $count } round ends.
    }
event-8-2-already = { $monster } is in the house already.
event-8-3-appears = { $monster } appears in { $node }.
event-8-4-destroys = { $monster } destroys the { $special } in { $room }.
event-8-4-keys =
    { $count ->
        [one] A key is destroyed with the Armory.
       *[other] { $count } keys are destroyed with the Armory.
    }
event-8-4-discards = Lost with the Armory: { $item }.
event-stunned = { $monster } is stunned ({ $count }).
event-8-7-skips = { $monster } is stunned and does nothing.
event-8-10-reacts = { $soul } reacts: { $monster } is struck first.
event-8-11-moves = { $monster } goes to { $node }.
event-8-12-jumps = { $monster } jumps to { $node }.
event-traps = { $monster } traps { $soul }.
event-8-15-robs =
    { $count ->
        [0] The Goblin finds nothing on { $soul }.
        [one] The Goblin robs { $soul } of one thing.
       *[other] The Goblin robs { $soul } of { $count } things.
    }
event-8-16-freezes = { $soul } is frozen: no movement this round.
event-8-17-carries = The Old Man carries { $soul } to { $node }.
event-8-17-bites = The Spiderling bites { $soul }: its next turn is lost.
event-frees = { $soul } is free.
event-leaves = { $monster } leaves the house.
event-8-18-returns = The Goblin gives { $soul }: { $item }.
event-8-18-discards = Discarded from the loot: { $item }.
event-8-18-buried = { $item } goes to the bottom of the Box in { $room }.
event-8-18-destroyed = Keys destroyed: { $count }.
event-free = { $soul } gets free.
event-8-19-rolls = { $soul } struggles and rolls { $die }: { $total } with its sanity.
event-8-19-fails = { $soul } does not get free.
event-9-2-shield = { $soul }'s shield takes its part.
event-9-3-pays = { $soul } pays { $count } sanity.
event-9-6-collapses = { $soul } falls to −5.
event-9-7-destroyed = Keys of { $soul } destroyed: { $count }.
event-9-7-discards = { $soul } loses in the collapse: { $item }.
event-9-7-loses = The collapse costs { $soul } { $count } sanity.
event-9-11-ends = { $soul } is rid of: { $status }.
event-9-12-cleared = All statuses of { $soul } are gone.
event-9-13-poison = Poison: { $soul }'s maximum is now { $maximum }.
event-9-14-loses = A curse costs { $soul } { $count } sanity.
event-9-17-ignores = { $soul } is Protected and ignores “{ $card }”.
event-9-18-recovers = Serenity gives { $soul } { $count }.
event-9-19-sheds = { $soul } sheds its statuses.
event-9-20-counts = Tue-Tue number { $number }, before { $soul }.
event-9-20-loses = The Tue-Tue costs { $soul } { $count } sanity.
event-9-21-loop = { $soul } walks in circles: one cycle too many.
event-set = { $soul }'s sanity is now { $sanity }.
event-9-23-sacrifices = { $soul } sacrifices { $offering }.
event-9-24-check = The False King { $soul } rolls { $die }: { $total }; more than { $needed } is needed.
event-9-24-loses = The Crown costs { $soul } { $count } sanity.
event-10-1-won = Round { $round }: the souls leave Carcosa. Victory!
event-10-2-lost = Round { $round }: every soul is broken.
event-10-3-lost = Round { $round }: too few keys are left.
event-10-6-lost = Round { $round } was the last one.
event-11-1-recovers = Comfort gives { $soul } { $count }.
event-gains = { $soul } gains: { $status }.
event-11-2-guards = { $soul } guards { $ward }.
event-11-2-suffers = { $soul } suffers for { $other }.
event-11-3-doubles = { $soul } adds a { $die }: { $total } in all.
event-11-4-stumbles = { $soul } rolls { $die } and stumbles on the stairs.
event-11-4-steady = { $soul } rolls { $die } and keeps its feet on the stairs.
event-11-6-swaps = { $soul } swaps the two cards.
event-11-6-buries = { $soul } buries “{ $card }”.
event-12-1-opens = In { $room } is the special room: { $special }.
event-12-3-shows = The merchant shows: { $item }.
event-12-3-buys = { $soul } buys: { $item }.
event-12-3-returns = To the bottom of the merchant's deck: { $item }.
event-12-3-sells = { $soul } sells: { $item }.
event-recovers = { $soul } recovers { $count }.
event-12-4-stores = { $soul } stores in the Armory: { $item }.
event-12-4-fetches = { $soul } fetches from the Armory: { $item }.
event-12-5-through = { $soul } goes through the Yellow Doors to { $other } in { $node }.
event-12-5-loses = The Doors cost { $soul } { $count } sanity.
event-12-6-ritual = { $soul } performs the ritual and rolls { $die }.
event-12-6-loses = The ritual costs { $soul } { $count } sanity.
event-12-8-prays = { $soul } prays and rolls { $die }.
event-13-2-recovers = The Vial gives { $soul } { $count }.
event-13-3-goes = The Compass leads { $soul } to { $node }.
event-13-4-strikes = { $soul } strikes: { $monster }.
event-13-6-unfolds = { $soul } unfolds stairs in { $room }.
event-13-6-discards = The last charge is used: { $soul } discards { $item }.
event-13-7-reads = { $soul } reads the whole Box in { $room }.
event-13-8-spares = The Pendant spares { $soul } some of it.
event-13-9-wears = { $soul } puts on the Ring.
event-13-9-loses = The Ring costs { $soul } { $count } sanity.
event-14-1-doubled = The King's presence is doubled for the rest of the game.
event-14-1-king = The King comes to { $floor }.
event-14-1-loses = The Fury costs { $soul } { $count } sanity.
event-14-2-stays = { $soul } cannot look away: its next turn is lost.
event-14-2-loses = The corpse costs { $soul } { $count } sanity.
event-14-4-loses = The meal costs { $soul } { $count } sanity.
event-14-4-invites = { $soul } invites { $guest }.
event-14-6-swaps = { $soul } and { $other } change places.
event-14-7-loses = The Blow costs { $soul } { $count } sanity.
event-14-8-rises = The Elevator takes { $soul } to { $node }.
event-14-9-falls = { $soul } falls through the Trapdoor to { $node }.
event-14-10-merchant = The Motemey passes by { $soul }.
event-omen = { $soul } reads an omen.

# Refusals

refused-trapped = { $soul } is Trapped.
refused-untrapped = { $soul } is not Trapped.
refused-actions = { $soul } has no action left: { $spent } spent of { $limit }.
refused-here = { $soul } is there already.
refused-way = No door leads from where { $soul } is to { $node }.
refused-stairs = No stairs lead from where { $soul } is to { $node }.
refused-frozen = { $soul } is frozen: no movement this round.
refused-paranoia = { $soul } is there, and Paranoia keeps them apart.
refused-corridor = { $soul } is in a corridor, and this needs a room.
refused-empty = The Box in { $room } is empty.
refused-floor_empty = No Box of this floor has cards.
refused-no_box = No Box has cards.
refused-whole = { $soul } has its maximum sanity already: { $maximum }.
refused-king = The King is on this floor: nobody meditates in { $node }.
refused-tank = Nobody meditates beside the Tank, { $soul }.
refused-absent = There is no { $soul } in this match: souls { $count }.
refused-itself = It must be another soul than { $soul }.
refused-apart = { $soul } is elsewhere: in { $node }.
refused-together = { $soul } is in the same place already.
refused-lacking = { $soul } does not have: { $item }.
refused-slot = { $soul } has no free slot for: { $item } ({ $held } of { $limit } filled).
refused-slotless = It takes no slot: { $item }.
refused-no_monster = Not in the house: { $monster }.
refused-far_monster = { $monster } is elsewhere: in { $node }.
refused-book = { $soul } does not have the Book.
refused-crown = The Crown is taken: { $soul } is the False King.
refused-sanctuary = The Crown lies elsewhere: in the Sanctuary, { $node }.
refused-no_serenity = { $soul } has no Serenity.
refused-trades = No trade is left in this turn: { $limit } of { $limit } done.
refused-role = { $soul } is not the { $role }.
refused-once = This is done once per turn, and it has been.
refused-price = It costs { $price }: { $soul } has { $sanity } and must keep { $least } or more.
refused-alone = No other soul is on the floor of { $soul }.
refused-guarding =
    { $ward_id ->
        [none] { $soul } guards nobody as it is.
       *[other] { $soul } already guards { $ward }.
    }
refused-special = { $soul } is not in this special room, face up and whole: { $special }.
refused-ritual_done = The ritual has been performed already.
refused-quorum = Exactly { $limit ->
        [one] one soul
       *[other] { $limit } souls
    } must be in the room: there are { $count }.
refused-vanity = { $soul } has Vanity: no Beauty Salon.
refused-bought = { $soul } has already bought something in this round.
refused-sold_out = The merchant's deck is empty.
refused-tale_sold = The Tale on display is sold.
refused-transfers = No transfer is left in this turn: { $limit } of { $limit } done.
refused-store_full = The Armory is full: { $held } of { $limit }.
refused-not_stored = Not in the Armory: { $item }.
refused-not_shown = The merchant shows no such card: cards { $count }.
refused-other_floor = Only Boxes of { $floor } may be looked into.
refused-seen = The Box in { $room } was the first; the second must be another.
refused-must_look = A Box must be chosen.
refused-no_slots = { $soul } has no object slot left to sacrifice.
refused-no_mind = { $soul } has no maximum sanity of its own left to sacrifice.
refused-taken = { $soul } has this role: { $role }.
refused-not_alone = This role needs other souls: { $role }.
refused-removed = This role is not in the game: { $role }.

# Endings

end-10-1 = All souls stood in the Threshold with enough keys.
end-10-2 = All souls were at −5.
end-10-3 = Too few keys were left in play.
end-10-6 = Time ran out.

# Options

option-souls = Souls in the house; 0 is one for each seat.
option-role_draw = Roles are dealt at random or chosen.
option-rotate_first = Another soul begins each round.
option-start_layout = All souls start in the Threshold, or spread over the floors.
option-threshold_floor = Floor of the Threshold, the way out.
option-sanctuary_floor = Floor of the Sanctuary.
option-actions_per_turn = Actions of a turn.
option-keys_to_win = Keys needed to leave.
option-keys_in_boxes = Keys hidden in the Boxes.
option-keys_lose_at = So few keys in play lose the match.
option-house_loss = Sanity everyone loses at the end of a round.
option-presence_from_round = First round in which the presence is felt.
option-king_d4 = How the d4 moves the King: counting up, or the floor itself.
option-stun_rounds = Activations a monster loses when struck.
option-loop_cycles = Cycles of rooms that break a soul; 0 switches the rule off.
option-tue_tue_fatal = Which Tue-Tue is fatal.
option-corridor_peek = Coming into a corridor a soul may look at a card.
option-merchant_cost = Sanity a purchase costs.
option-tale_cost = Sanity the Tale on display costs.
option-crown_key = What happens to the key paid for the Crown.
option-vanish_stacking = Two banishments: the longer one, or their sum.
option-serenity_every_turn = Serenity heals at the end of every soul's turn.
option-sacrifice = A collapsing soul may sacrifice something instead.
option-false_king_check = The Crown may cost its floor sanity every round.
option-chain_limit = Cards one action may reveal.
option-trade_limit = Things a soul may trade in a turn.
option-max_rounds = After this many rounds the match is lost.
choice-random = dealt at random
choice-choose = chosen
choice-threshold = all in the Threshold
choice-spread = spread over the floors
choice-roulette = counting up
choice-direct = the floor itself
choice-destroyed = destroyed
choice-returned = returned
choice-max = the longer one
choice-sum = their sum
preset-canon = The rules as they were written: merciless.
preset-measured = With sacrifices: for a first visit.
preset-gentle = Gentle: sacrifices, two more keys, a quiet first round.
preset-cruel = Cruel: no peeks, and a Crown that bites.

# The table told in words

told-round = Round
told-king = the King
told-away = away, round ends left
told-doubled = presence doubled
told-presence = Presence
told-next_presence = next round
told-in_play = in play
told-destroyed = destroyed
told-ruined = in ruins
told-enough = enough
told-threshold = Threshold
told-all_home = all souls are there
told-not_home = not all souls are there
told-bill = staying costs
told-sanctuary = Sanctuary
told-crown = Crown
told-box = Box
told-cards = cards
told-unseen = never seen
told-next = next
told-stairs = stairs
told-hidden = special room, face down
told-asked = asked
told-stunned = stunned, rounds
told-active = its turn
told-actions = actions left
told-sanity = sanity
told-expected = after this round
told-worn = worn
told-guards = guards
told-limited = fewer actions
told-skips = skips its turn
told-frozen = frozen
told-shield = shield
told-attacked = attacked by
told-loop = loop
told-to = to

# What lies in the box

type-role = Roles
type-object = Keys and objects
type-treasure = Treasures
type-tale = The Book and the Tales
type-state = State cards
type-monster = Monster cards
type-omen = Omens
type-event = Events
type-room = Special rooms
type-status = Statuses
type-token = Monsters
type-king = The King's effects
word-sanity = sanity
word-key_slots = key slots
word-object_slots = object slots
word-boxes = in the Boxes
word-merchant = at the merchant's
word-item = starts with

# Texts with numbers of the content

text-role-healer = Comfort: every other soul on the floor recovers { $comfort_recover } and gains a status.
text-card-vial = Recover { $recover } sanity.
text-card-keyring =
    { $key_slots ->
        [one] One more key slot
       *[other] { $key_slots } more key slots
    } and { $sanity ->
        [one] one more maximum sanity.
       *[other] { $sanity } more maximum sanity.
    }
text-card-stairs =
    { $charges ->
        [1] Once
        [2] Twice
        [3] Three times
       *[other] { $charges } times
    }: stairs from this room for one turn.
text-card-pendant = The King's presence costs you { $spares } less.
text-card-ring = All souls at their maximum; from then on you lose { $loss } every round.
text-card-state_poisoned =
    { $rounds ->
        [1] One round
        [2] Two rounds
       *[other] { $rounds } rounds
    }: the maximum drops by { $lowers } each.
text-card-state_cursed =
    { $rounds ->
        [1] One round
        [2] Two rounds
       *[other] { $rounds } rounds
    }: others on the floor lose { $loss } each.
text-card-state_paranoia =
    { $rounds ->
        [1] One round
        [2] Two rounds
       *[other] { $rounds } rounds
    }: apart from all other souls.
text-card-state_serenity =
    { $rounds ->
        [1] One round
        [2] Two rounds
       *[other] { $rounds } rounds
    }: recover { $recover } at the end of your turns.
text-card-tue_tue = The first costs { $first_loss }, the next ones { $loss }, the fatal one everything.
text-card-omen_spider = { $mild_from }+: a Spiderling, and your turn ends. Lower: the Spider.
text-card-omen_goblin = { $mild_from }+: discard an object, a treasure or a Tale. Lower: the Goblin.
text-card-omen_queen = { $mild_from }+: an Ice Servant. Lower: the Queen.
text-card-omen_tue_tue = { $mild_from }+: sanity is set to { $sanity }. Lower: a Tue-Tue.
text-card-yellow_fury = { $part0 }: doubled presence. { $part1 }: the King comes. { $part2 }: the King is banished.
text-card-corpse = { $part0 }: lose the next turn. { $part1 }: lose { $loss }. { $part2 }: gain a Blunt Object.
text-card-served_meal = { $part0 }: lose { $loss }. { $part1 }: Poisoned. { $part2 }: recover { $recover }. { $part3 }: with a guest.
text-card-yellow_divan = { $below }: statuses go ({ $recover_from }+: recover { $recover }). { $part2 }: Serenity.
text-card-yellow_blow = Lose { $loss }.
text-card-face_changer = { $part0 }: change places with the next soul in number. { $part1 }: with the one before.
text-card-elevator = { $part0 }: your turn ends. { $part1 }: up one floor. { $part2 }: up two.
text-card-trapdoor = { $part0 }: your turn ends. { $part1 }: down two floors. { $part2 }: down one.
text-special-tavern = Pay { $price } sanity: look at the top cards of two Boxes.
text-special-armory =
    { $holds ->
        [0] Keeps nothing.
        [1] Keeps one thing.
        [2] Keeps two things.
       *[other] Keeps { $holds } things.
    }
text-special-yellow_doors = Go to another soul, which loses { $loss }.
text-special-lethal_chamber =
    { $souls ->
        [1] One soul
        [2] Two souls
       *[other] { $souls } souls
    }, a price, one more key.
text-special-mad_monastery = Recover a die and { $recover }.
text-option-presence = The King's presence in rounds { $first } to { $last }.
text-option-presence_d = The King's presence from round { $first } on.

# On paper.

kit-boxes = Box
kit-merchant = Motemey
kit-king = The King
kit-floor = Floor { $number }
kit-F1_PAS = Threshold of Yellow
kit-F3_PAS = Sanctuary of Yellow

# What decides a match, what is counted for it, and what signs mean.

goal-home = Escape together: keys in hand, all in the Threshold
goal-broken = The souls lose: no mind is left
goal-few_keys = The souls lose: too few keys in play
goal-rounds = The souls lose: time runs out
count-keys = keys held
count-souls_home = souls in the Threshold
count-souls_broken = souls at −5
count-keys_in_play = keys in play
count-rounds = rounds
sign-king = the King is on this floor; with a soul, it has the Crown
sign-king_away = the King is banished for so many round ends
sign-times = so many; beside the King: his presence counts double
sign-loss = sanity lost when the round ends there
sign-after = what comes of it: later, there, or whom it guards
sign-lamp = half of the victory: crossed when it is fulfilled
sign-destroyed = destroyed: keys, or a room in ruins
sign-node = a place: floor 2, room 3; PAS is the corridor
sign-threshold = the Threshold, the way out
sign-crown_here = the Sanctuary, with the Crown
sign-crown_gone = the Sanctuary; the Crown was taken
sign-stairs = stairs to the next floor
sign-box = a Box and how many cards lie in it
sign-unseen = never seen by anybody: cards, or a room face down
sign-soul = a soul
sign-active = whose turn it is; in angles: who is asked
sign-actions = actions left in this turn
sign-sanity = sanity above −5: stays, is lost when the round ends, is gone
sign-limited = limited by the King to one action in its turn
sign-skips = skips the next turn; with a monster: rounds it is stunned
sign-frozen = frozen: cannot move in this round
sign-shield = a shield against the next loss
sign-monster = a monster; after a soul: it is attacked; after a ring: it is worn
sign-loop = going there closes a loop, which costs sanity
sign-die = a die of six

# What is so at an element that is asked about

fact-corridor = A corridor: it joins the rooms of its floor, and no cards lie here.
fact-threshold = The Threshold: with the keys ({ $held } of { $needed }) and all souls here at the end of a round, you are out.
fact-crown = The Sanctuary: the Crown lies here, and a soul may take it.
fact-sanctuary = The Sanctuary: here lay the Crown, and here Tales are attached to the Book.
fact-box = A room with a Box: whoever enters turns its top card. Cards in it: { $size }.
fact-box_in = This Box is in { $room } now.
fact-top = Known on top, the next one first: { $card }.
fact-stirred = Somewhere in it: { $card }.
fact-bottom = Known at the bottom: { $card }.
fact-belt = At the end of the round the Box goes to { $room }.
fact-destroyed = A special room was here; a monster has destroyed it.
fact-face_down = A special room, still face down: whoever enters sees it.
fact-special = A special room: { $special }.
fact-stairs = The stairs of this floor are here in this round.
fact-stairs_in = The stairs of this floor are in { $room } in this round.
fact-souls = Here: { $soul }.
fact-monster = A monster is here: { $monster }.
fact-king = The King is on { $floor }.
fact-bill = Ending the round on this floor costs { $bill } sanity, as things stand.
fact-floor = A floor: four rooms round a corridor.
fact-role = { $soul } is the { $role }.
fact-is_in = Now in { $node }.
fact-absent = Not in the house now.
fact-sanity = Sanity { $sanity } of { $maximum }.
fact-carries = Carries: { $item }.
fact-carried = Carried by: { $soul }.
fact-status = { $status }, rounds left: { $rounds }.

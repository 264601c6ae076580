carcosa-gauges = What is at stake
carcosa-king = The King in Yellow
    .text = Where he is when the round ends, souls suffer his presence; then a d4 moves him.
carcosa-king-at = The King is on { $floor }
carcosa-king-odds = The King next on { $floor }: { $percent }%
carcosa-banished =
    { $count ->
        [one] The King is banished for one round end
       *[other] The King is banished for { $count } round ends
    }
carcosa-banished-short = banished { $count }
carcosa-round = Round { $round } of { $last }
    .text = After the last round the match is lost.
carcosa-presence = The King's presence: −{ $now } in this round, −{ $next } in the next
    .text = At the end of the round it costs every soul on his floor.
carcosa-presence-from = From round { $round } on: −{ $count }
carcosa-doubled = It is doubled for the rest of the match.
carcosa-keys = Keys: { $held } of { $needed } held, { $play } in play, { $destroyed } destroyed
carcosa-keys-all = Keys in this match: { $total }. Held: { $held }; still in Boxes, with the merchant or elsewhere in the house: { $rest }; destroyed: { $destroyed }.
carcosa-keys-spare =
    { $count ->
        [0] Too few are left: the match is lost at the end of the round.
        [one] If one more is destroyed, the match is lost.
       *[other] If { $count } more are destroyed, the match is lost.
    }
carcosa-tue = Tue-Tues met: { $count }; number { $fatal } is fatal
carcosa-tales = Tales attached to the Book: { $count } of 4
carcosa-ahead = Next round
    .text = Shows where the belt will have taken every Box.
carcosa-archive = Known cards
    .text = What everyone has seen, Box by Box. Cards once seen stay known until their Box is shuffled.
carcosa-lamp-keys = Keys { $held }/{ $needed }
carcosa-lamp-home = Threshold { $count }/{ $all }
carcosa-lit = reached: the lamp burns
carcosa-unlit = not yet: the lamp is dark
carcosa-win = When both lamps burn at the end of a round, the souls escape.
carcosa-threshold = Threshold
    .text = The Threshold: here all souls must stand to leave.
carcosa-sanctuary = Sanctuary
carcosa-crown = Crown of Yellow
carcosa-crown-here = The Sanctuary: the Crown lies here, for a key.
carcosa-crown-gone = The Sanctuary: the Crown is gone.
carcosa-ring = Ring, worn
carcosa-bound = Bound to this soul: it cannot be given away or lost.
carcosa-special-hidden = face down
    .text = A special room; it is turned face up when someone enters.
carcosa-destroyed = { $special }, destroyed
carcosa-ruin = A monster has destroyed it for good.
carcosa-stairs = The stairs of this floor are here in this round.
carcosa-ladder = The Folding Stairs stand here in this turn.
carcosa-here = Here: { $who }
carcosa-box = Box { $box } in { $room }
carcosa-box-empty = The Box is empty.
carcosa-box-stirred = Somewhere in it: { $cards }
carcosa-box-unseen = Unseen: { $cards }
carcosa-box-bottom = At the bottom: { $cards }
carcosa-box-goes = Next round this Box is in { $room }.
carcosa-box-comes = Box { $box } comes here.
carcosa-sort-events =
    { $count ->
        [one] an event
       *[other] { $count } events
    }
carcosa-sort-objects =
    { $count ->
        [one] an object
       *[other] { $count } objects
    }
carcosa-sort-variables =
    { $count ->
        [one] a variable card
       *[other] { $count } variable cards
    }
carcosa-turned = Turned here last
carcosa-pool = Nobody has seen yet, in the Boxes of all rooms together: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $keys ->
        [0] no key among them
        [one] one key among them
       *[other] { $keys } keys among them
    }.
carcosa-unseen = Nobody has seen
carcosa-discards = Discarded
carcosa-move-card = On top: { $card }
carcosa-move-unknown =
    { $count ->
        [one] An unknown card waits: one nobody has seen.
       *[other] An unknown card waits; { $count } here nobody has seen.
    }
carcosa-floor = Floor { $number }
carcosa-floor-bill = Ending the round on this floor costs { $count } sanity.
carcosa-move-bill = Ending the round there costs { $count } sanity.
carcosa-move-loop = This closes one cycle too many: sanity −5!
carcosa-soul =
    { $role ->
        [none] { $soul }
       *[other] { $soul }, { $role }
    }
carcosa-sanity = Sanity { $now } of { $maximum }
carcosa-expected = Expected at the end of the round: { $value }
carcosa-expected-fall = Would collapse at the end of the round
carcosa-carries = Carries: { $things }
carcosa-guards = Guards { $soul }
carcosa-guard = Guard
carcosa-slots = Free slots: keys { $keys }, objects { $objects }
carcosa-charges =
    { $count ->
        [one] one charge left
       *[other] { $count } charges left
    }
carcosa-turn =
    { $count ->
        [one] Turn { $place } of the round, one action
       *[other] Turn { $place } of the round, { $count } actions
    }
    .text = Actions left, or those its turn would give it now.
carcosa-left = { $count } left
carcosa-could = What { $soul } could do if its turn were now
carcosa-could-nothing = Nothing: its next turn is lost.
carcosa-mark-limited = One action in its next turn
carcosa-mark-skip = Loses its next turn
carcosa-mark-frozen = Frozen
carcosa-mark-shield = Shield
carcosa-about-poisoned = At every round’s end, when the statuses act (step 6), the maximum drops by { $poison }.
carcosa-about-cursed = At every round’s end, when the statuses act (step 6), every other soul on its floor loses { $curse }.
carcosa-about-paranoia = It goes to nobody, and nobody goes to it.
carcosa-about-serenity = Recovers { $serenity } at the end of its turns; may shed all statuses.
carcosa-about-vanity = Every loss is { $vanity } larger.
carcosa-about-illuminated =
    { $illuminated ->
        [one] One more action.
       *[other] { $illuminated } more actions.
    }
carcosa-about-protected = Ignores Fury, Blow and Mirror of Yellow.
carcosa-about-trapped = It can only struggle; others may rescue it.
carcosa-about-limited = The King allows it { $limited ->
        [0] no action.
        [one] a single action.
       *[other] { $limited } actions.
    }
carcosa-about-skip = Its next turn passes without it.
carcosa-about-frozen = No movement until the round ends.
carcosa-about-shield = The next loss of this round is smaller.
carcosa-monster-spider = Goes towards souls and traps them.
carcosa-monster-goblin = Robs a soul of all it carries and flees.
carcosa-monster-sack_man = Carries a soul off.
carcosa-monster-queen = From the round after she came, souls on her floor have { $queen ->
        [0] no action.
        [one] one action.
       *[other] at most { $queen } actions.
    }
carcosa-monster-spiderling = Goes towards souls; its bite costs a turn.
carcosa-monster-servant = Souls on its floor have { $servant ->
        [0] no action.
        [one] one action.
       *[other] at most { $servant } actions.
    }
carcosa-stunned =
    { $count ->
        [one] Stunned: it misses one activation.
       *[other] Stunned: it misses { $count } activations.
    }
carcosa-loot = Loot: { $things }
carcosa-step = Step { $step } of 9: { $name }
carcosa-step-1 = the house wears everyone down
carcosa-step-2 = the King's presence
carcosa-step-3 = the King appears
carcosa-step-4 = the King's effect
carcosa-step-5 = monsters
carcosa-step-6 = statuses
carcosa-step-7 = the stairs move
carcosa-step-8 = the belt turns
carcosa-step-9 = is it over?
carcosa-end = End of round { $round }
carcosa-end-first = At the end of the round
carcosa-end-nothing = Nothing happened.
carcosa-end-on = The match goes on.
carcosa-named = “{ $name }”
carcosa-effect-king_1 = Every Box is shuffled; what was known in it is forgotten.
carcosa-effect-king_2 = Every soul loses { $dread }.
carcosa-effect-king_3 = In their next turn souls on his floor have { $limited ->
        [0] no action.
        [one] one action.
       *[other] at most { $limited } actions.
    }
carcosa-effect-king_4 = Souls on his floor flee by the stairs to another floor.
carcosa-effect-king_5 = Every soul is drawn to his corridor, but for the False King's floor.
carcosa-effect-king_6 = Every soul discards { $strip ->
        [one] one thing.
       *[other] { $strip } things.
    }
carcosa-scene-role = { $soul } looks for a role
    .text = No two souls share a role; what each can do is written on it.
carcosa-scene-shop = The merchant's wares
    .text = A card from the deck or the Tale on display: one purchase per round. Things sold give { $object_recover }, treasures { $treasure_recover }.
carcosa-scene-pick = The merchant shows two cards
    .text = The other card goes to the bottom of the deck, where everyone knows it.
carcosa-scene-peek = { $soul } listens at the doors: one Box of this floor
    .text = Its top card stays where it is, and everyone knows it from now on.
carcosa-scene-tavern = Talk in the Tavern: any Box
    .text = Two different Boxes, one look each; their top cards stay where they are, known to everyone.
carcosa-scene-scroll = The Scroll reads a Box of this floor
    .text = All its cards become known; its first Key, or else its first Tale, comes to the top.
carcosa-scene-look = Look into a Box
    .text = Its top card becomes known to everyone.
carcosa-scene-psychic = { $soul } foresees two cards
    .text = What lies on top is turned next. A card that is buried goes to the bottom of its Box.
carcosa-scene-double = { $soul } may add a second die
    .text = The second die is added to the check, once in this turn.
carcosa-scene-react = { $soul } may strike first: { $monster }
    .text = { $monster } is about to act in { $node }. If a Blunt Object is spent, the monster is stunned, and what it was about to do does not happen.
carcosa-scene-slots = { $soul } carries too much
    .text = One thing must go; what has just been found may be it.
carcosa-scene-strip = The King strips { $soul } of one thing
    .text = Objects, treasures and Tales; keys and what is bound to a soul are safe.
carcosa-scene-omen = The omen takes something from { $soul }
    .text = An object, a treasure or a Tale.
carcosa-scene-discard = { $soul } discards something
    .text = One thing must go.
carcosa-scene-invite = A meal for two
    .text = Both recover 2. The guest comes to { $node } and turns the top card there, unless it is there already.
carcosa-scene-sacrifice = { $soul } is about to collapse
    .text = A sacrifice sets its sanity to { $sacrifice }: it loses nothing, and nobody suffers with it. Otherwise it loses its keys and things, and every other soul { $collapse }.
carcosa-way-keep = As they are
carcosa-way-swap = Swapped
carcosa-way-bury = Bury
carcosa-cost =
    { $count ->
        [0] for nothing
       *[other] for { $count } sanity
    }
carcosa-offering = There are { $count } to give; sanity is then 0.
carcosa-deck =
    { $count ->
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
carcosa-armory = Kept here: { $things }
carcosa-salon = Visits so far: { $count }; from the third on they leave Vanity.
carcosa-ritual = The ritual has been performed.
carcosa-merchant =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }; unseen: { $cards }
many-stairs-room = The stairs of the floors are now: { $list }.
carcosa-legend = What the signs mean
    .short = Signs
carcosa-legend-gauges = Above the house
carcosa-legend-house = In the house
carcosa-legend-souls = On a soul's sheet
carcosa-legend-could = What a soul could do
carcosa-legend-marks = Statuses and marks
carcosa-legend-things = Things
carcosa-legend-monsters = Monsters
carcosa-legend-rooms = Special rooms
carcosa-word-round = Round
carcosa-word-king = King
carcosa-word-presence = Presence
carcosa-word-keys = Keys
    .text = Keys the souls hold, and those they need; then those destroyed (†). A tap tells how many the match has.
carcosa-word-tue = Tue-Tue
    .text = Those met, and the one that is fatal.
carcosa-word-tales = Tales
    .text = Those attached to the Book, of all.
carcosa-sign-bill = Cost of the round's end
    .text = Sanity that ending the round on this floor, or in this room, costs.
carcosa-sign-odds = The King next
    .text = How likely he is on this floor in the next round.
carcosa-sign-box = Box
    .text = Its top card, if it is known; how many cards it holds, and how many of them nobody has seen (?). The arrow shows where the belt takes it.
carcosa-sign-loop = One cycle too many
    .text = Going there closes a cycle and costs the soul its mind.
carcosa-sign-lamp = Lamps
carcosa-sign-actions = Actions
    .text = One dot for each; before them the soul's place in the order of the round.
carcosa-sign-expected = Sanity
    .text = Now, and after the arrow what the round's end is expected to leave; hatched is what it will cost.
carcosa-sign-slots = Free slots
    .text = Room for keys and for objects.
carcosa-do-move = Go
carcosa-do-search = Search
carcosa-do-meditate = Meditate
carcosa-do-use = Use a thing
carcosa-do-book = Attach a Tale to the Book
carcosa-do-trade = Give or take
carcosa-do-strike = Strike a monster
carcosa-do-free = Break free, or rescue
carcosa-do-act = Use a room or a role

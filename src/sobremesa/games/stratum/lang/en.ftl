game-name = Stratum
game-tagline = One living ecosystem, three factions, four seats.

# Elements

seat-S = Sagittarius
    .text = Nature, with Ygdra: wins when life on the table thrives, with enough plants, herbivores and carnivores (by other options, with enough growths).
seat-F = Fu'ngaloth
    .text = Fungi: wins with enough macrofungi on the table.
seat-Y = Ygdra
    .text = Nature, with Sagittarius: wins when life on the table thrives, with enough plants, herbivores and carnivores (by other options, with enough growths).
seat-M = The Magnate
    .text = Industry: wins with constructions in enough territories.
territory-S = Sagittarius' territory
territory-F = Fu'ngaloth's territory
territory-Y = Ygdra's territory
territory-M = the Magnate's territory
owner-S = Sagittarius' discard pile
owner-F = Fu'ngaloth's discard pile
owner-Y = Ygdra's discard pile
owner-M = the Magnate's discard pile
owner-supply = the supply
thing-plant = plant
thing-herbivore = herbivore
thing-carnivore = carnivore
thing-mushroom = mushroom
thing-macrofungus = macrofungus
clause-a = a
clause-b = b
clause-c = c
side-nature = Nature
side-fungi = Fungi
side-industry = Industry

card-plant = Plant
card-herbivore = Herbivore
card-carnivore = Carnivore
card-hibernation = Hibernation
card-rabies = Rabies
card-migration = Migration
card-omnivore = Omnivore
card-predator = Mushroom Predator
card-spores = Explosive Spores
card-rot = Rot
card-parasite = Parasite
card-bait = Appetizing Mushroom
card-mold = Mold
card-wildfire = Wildfire
card-fruit = Seeded Fruit
card-weed = Weeds Never Die
card-pheromones = Pheromone Fragrance
card-ivy = Green Ivy
card-arson = Arson
card-pesticide = Pesticide
card-hunter = Hunter
card-fireworks = Fireworks
card-compost = Compost
card-mother_nature = Mother Nature
card-leash = Leash
attachment-hibernation = Hibernation
attachment-rabies = Rabies
attachment-omnivore = Omnivore
attachment-predator = Mushroom Predator
attachment-parasite = Parasite
attachment-fruit = Seeded Fruit
attachment-weed = Weeds Never Die
attachment-ivy = Green Ivy
attachment-leash = Leash

# What a card says, by its sort or its effect; `.text` of a card takes its place.
# $what, $from … are the words below.

says-population = Play it into { $where }.
says-hibernation = Attach to { $what }: it neither dies nor grows by the ecosystem.
says-rabies = Attach to { $what }: the Magnate cannot build in its territory.
says-omnivore =
    { $amount ->
        [one] Attach to { $what }: it counts as a herbivore, too.
       *[other] Attach to { $what }: it counts as { $amount } herbivores, too.
    }
says-predator =
    { $amount ->
        [one] Attach to { $what }: every round it eats its territory's youngest mushroom.
       *[other] Attach to { $what }: every round it eats its territory's { $amount } youngest mushrooms.
    }
says-parasite =
    { $amount ->
        [one] Attach to { $what }: when it grows, a mushroom appears in its space.
       *[other] Attach to { $what }: when it grows, { $amount } mushrooms appear in its space.
    }
says-fruit =
    { $amount ->
        [one] Attach to { $what }: when an animal of its territory grows, so does the plant.
       *[other] Attach to { $what }: when an animal of its territory grows, { $amount } plants grow on it.
    }
says-weed =
    { $amount ->
        [one] Attach to { $what }: if it dies, a new plant grows in its place.
       *[other] Attach to { $what }: if it dies, { $amount } new plants grow in its place.
    }
says-ivy = Attach to { $what }: when a round ends beside a construction, usually a full one, it brings it down.
says-leash = Attach to { $what }: no card can move it.
says-kill =
    { $mushrooms ->
        [0] { $what } dies.
        [one] { $what } dies; a mushroom grows in its space.
       *[other] { $what } dies; { $mushrooms } mushrooms grow in its space.
    }
says-move =
    { $from_id ->
        [any] Move { $what } to { $to }.
       *[other] Move { $what } { $from } to { $to }.
    }
says-territory =
    { $victims_id ->
        [all] Everything in { $land } dies.
        [population] All population in { $land } dies.
       *[other] In { $land } all of these die: { $victims }.
    }
says-razes = Its construction falls.
says-place =
    { $things ->
        [mushrooms] Put { $mushrooms } into { $where }.
        [plants] Put { $plants } into { $where }.
       *[both] Put { $mushrooms } with { $plants } on top into { $where }.
    }
says-nature = The ecosystem acts at once.

what-plant = a plant
what-herbivore = a herbivore
what-carnivore = a carnivore
what-animal = an animal
what-population = a plant or an animal
what-plant_herbivore = a plant or a herbivore
what-plant_carnivore = a plant or a carnivore
many-plant = plants
many-herbivore = herbivores
many-carnivore = carnivores
many-mushroom = mushrooms
many-macrofungus = macrofungi
some-mushrooms =
    { $count ->
        [one] a mushroom
       *[other] { $count } mushrooms
    }
some-plants =
    { $count ->
        [one] a plant
       *[other] { $count } plants
    }
where-own = an empty space of your territory
where-other = an empty space of another player's territory
where-any = an empty space
where-opposite = an empty space of the territory opposite yours
where-fungi = an empty space of a territory with fungi
where-built = an empty space of a built territory
from-own = from your territory
from-other = from another player's territory
from-any = from any territory
from-opposite = from the territory opposite yours
from-fungi = from a territory with fungi
from-built = from a built territory
to-own = an empty space of your territory
to-other = an empty space of another player's territory
to-any = an empty space of another territory
to-opposite = an empty space of the territory opposite to it
to-fungi = an empty space of another territory that has fungi
to-built = an empty space of another territory that is built on
land-own = your territory
land-other = another player's territory
land-any = one territory
land-opposite = the territory opposite yours
land-fungi = a territory with fungi
land-built = a built territory

# Actions

verb-play = Play { $card }
verb-discard = Discard { $card }
verb-build = Build in { $territory }
verb-macrofungus = Create a macrofungus
verb-at = In { $space }
verb-card =
    { $attachment_id ->
        [none] The card in { $space }
       *[other] The card in { $space } with { $attachment }
    }
verb-territory = In { $territory }

# Questions

stage-action = { $seat }: choose an action
stage-place = { $seat }: where does it go?
stage-target_card = { $seat }: which card on the table does it act on?
    .text = Of a pile it is the newest card that carries nothing: an attachment lies on that one alone, and only that one is killed or moved. One that carries something is chosen by what it carries.
stage-destination = { $seat }: where does it move to?
    .text = Moving takes one animal, with its attachment, to an empty space; the rest of its pile stays where it is.
stage-target_territory = { $seat }: which territory does it act on?
    .text = The card works on a whole territory, your own or another’s, as its text says.
stage-macro_site = { $seat }: which mushroom becomes the macrofungus?
    .text = Three mushrooms become one macrofungus: choose first the one in whose space it will stand.
stage-macro_food = { $seat }: which mushroom is used for it?
    .text = The other two mushrooms are chosen one by one; they may lie in the same space.
stage-exclusive_cost = { $seat }: which card do you pay with?
    .text = At this table a construction or a macrofungus also costs a card: choose the one you discard.

# Events

event-2-2-starts = A { $thing } starts in { $space }.
event-draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-3-1-round = Round { $round } begins.
event-3-3-ecosystem = The ecosystem acts.
event-played = { $seat } plays { $card }.
event-4-2-placed = { $seat } puts a { $card } into { $space }.
event-4-4-discards = { $seat } discards { $card }.
event-4-9-lost =
    { $count ->
        [one] { $seat } has nothing to do and loses an action.
       *[other] { $seat } has nothing to do and loses { $count } actions.
    }
event-4-10-pays = { $seat } pays with { $card }.
event-marked = The marked { $thing } is now in { $space }.
event-returned = { $card } goes to { $owner }.
event-discarded = { $card } has done its work and goes to { $owner }.
event-sprouts = A mushroom grows in { $space }.
event-attached = { $seat } attaches { $card } in { $space }.
event-dies = The { $thing } in { $space } dies.
event-moves = The { $thing } moves from { $from } to { $to }.
event-razed = The construction in { $territory } falls.
event-placed = A mushroom is put into { $space }.
event-7-20-plants = A plant is put on top in { $space }.
event-plants = A plant is put into { $space }.
event-7-1-prevented = The marked { $thing } in { $space } hibernates: nothing happens to it.
event-7-12-grows = The Seeded Fruit in { $space } bears a plant.
event-7-13-regrows = Weeds never die: a plant grows again in { $space }.
event-8-2-built = { $seat } builds in { $territory }.
event-9-2-taken = { $seat } takes a mushroom from { $space }.
event-9-2-created = A macrofungus rises in { $space }.
event-10-2-dies =
    { $clause_id ->
        [a] The marked herbivore in { $space } starves: there are no plants.
        [b] The marked herbivore in { $space } starves: too many herbivores for the plants.
       *[c] The marked herbivore in { $space } is eaten: too many carnivores.
    }
event-10-3-grows =
    { $clause_id ->
        [a] The herbivores in { $space } grow: there are no carnivores.
        [b] The herbivores in { $space } grow: few carnivores hunt them.
       *[c] The herbivores in { $space } grow: plants are plentiful.
    }
event-10-4-dies =
    { $clause_id ->
        [a] The marked carnivore in { $space } starves: there are no herbivores.
       *[b] The marked carnivore in { $space } starves: too many carnivores.
    }
event-10-5-grows = The carnivores in { $space } grow: herbivores are plentiful.
event-10-6-none = A { $thing } would change, but none can be marked.
event-11-2-eaten = The Mushroom Predator in { $hunter } eats the mushroom in { $space }.
event-12-2-wins = Nature has reached its goal: { $seat } and { $partner } win.
event-12-3-wins = Industry has reached its goal: { $seat } wins.
event-12-4-wins = Fungi has reached its goal: { $seat } wins.
event-12-6-limit = Round { $round } was the last one.
event-12-6-ahead = { $seat } is ahead and wins.
event-13-3-reshuffled =
    { $count ->
        [one] { $seat } shuffles the discard pile into a new deck of one card.
       *[other] { $seat } shuffles the discard pile into a new deck of { $count } cards.
    }

# Refusals

refused-hand = { $card } is not in your hand.
refused-second =
    { $sort ->
        [population] A turn has one population card at most, and it has been played.
       *[influence] A turn has one influence card at most, and it has been played.
    }
refused-full = No space is empty in { $territory }.
refused-no_space = No space is empty where { $card } could go.
refused-no_construction = No territory has a construction.
refused-no_fungi = No territory has a mushroom or a macrofungus.
refused-none =
    { $hosts ->
        [plant] There is no plant on the table.
        [herbivore] There is no herbivore on the table.
        [carnivore] There is no carnivore on the table.
        [plant_herbivore] There is no plant and no herbivore on the table.
        [plant_carnivore] There is no plant and no carnivore on the table.
        [population] There is no population card on the table.
       *[animal] There is no animal on the table.
    }
refused-all_carries = Cards that could carry it, but have an attachment already: { $count }.
refused-all_leash = Animals with an attachment that no card moves: { $count }.
refused-all_outside = It takes an animal of your territory; outside it: { $count }.
refused-all_inside = It takes an animal of another territory; in yours already: { $count }.
refused-all_across = It takes an animal of the territory opposite yours; elsewhere: { $count }.
refused-all_fungi = Animals in territories without fungi: { $count }.
refused-all_unbuilt = Animals in territories without a construction: { $count }.
refused-all_shut = Animals with no empty space to go to: { $count }.
refused-exclusive = { $seat } alone may do that.
refused-exclusives = Exclusive actions used in this turn: { $used }; allowed: { $allowed }.
refused-construction = There is a construction in { $territory } already.
refused-carnivore = There is a carnivore in { $territory }.
refused-rabies = { $attachment } forbids building in { $territory }.
refused-plants = Plants in { $territory }: { $there }; needed: { $needed }.
refused-mushrooms = Mushrooms on the table: { $there }; needed: { $needed }.
refused-absent =
    { $attachment_id ->
        [none] In { $space } there is no card without an attachment.
       *[other] In { $space } there is no card with { $attachment }.
    }
refused-kind =
    { $hosts ->
        [plant] In { $space } there is a { $thing }; it must be a plant.
        [herbivore] In { $space } there is a { $thing }; it must be a herbivore.
        [carnivore] In { $space } there is a { $thing }; it must be a carnivore.
        [plant_herbivore] In { $space } there is a { $thing }; it must be a plant or a herbivore.
        [plant_carnivore] In { $space } there is a { $thing }; it must be a plant or a carnivore.
        [population] In { $space } there is a { $thing }; it must be a plant or an animal.
       *[animal] In { $space } there is a { $thing }; it must be an animal.
    }
refused-carries = The card in { $space } carries { $attachment } already.
refused-leash = The animal in { $space } carries { $attachment }: no card moves it.
refused-outside = The animal must come from { $territory }.
refused-inside = The animal is in { $territory } already.
refused-across = The animal must come from { $territory }, which lies opposite.
refused-shut = No space is empty where the animal of { $space } could go.
refused-fungi = There is no mushroom and no macrofungus in { $territory }.
refused-own = It must be a space of { $territory }.
refused-opposite = It must be a space of { $territory }, which lies opposite.
refused-abroad = It must be a space outside { $territory }.
refused-only_there = It must be { $territory }.
refused-not_there = It must not be { $territory }.
refused-unbuilt = There is no construction in { $territory }.
refused-elsewhere = The animal must leave { $territory }.
refused-occupied = { $space } is not empty; cards and fungi there: { $count }.
refused-nowhere = There is no space { $space }: each territory has { $width ->
        [one] one space
       *[other] { $width } spaces
    }.
refused-leftmost = In this match the first empty space of a territory is taken: { $space }.
refused-mushroom = No mushroom is left in { $space }; chosen there already: { $taken }.

# Endings

end-12-2 = Nature thrives: its goal is reached.
end-12-3 = Industry has built all it needs.
end-12-4 = The macrofungi have taken over.
end-12-5 = Several factions reached their goals together.
end-12-6 = The last round is over.

# Options

option-max_rounds = After this many rounds the match ends.
option-timeout_result = What happens then: a draw, or victory for the faction with most progress.
option-simultaneous = Several goals reached in one round: a shared victory, or play goes on.
option-hand_size = Cards in hand at the start of a turn.
option-spaces_per_territory = Spaces of each territory.
option-turn_direction = Turn order: S, F, Y, M or S, M, Y, F.
option-plants_to_win = Plants Nature needs.
option-herbivores_to_win = Herbivores Nature needs.
option-carnivores_to_win = Carnivores Nature needs.
option-constructions_to_win = Constructions Industry needs.
option-macrofungi_to_win = Macrofungi Fungi needs.
option-mushrooms_per_macrofungus = Mushrooms used up for a macrofungus.
option-plants_to_build = Plants needed, and killed, by building.
option-ecosystem_gap = How unequal the numbers must be for the ecosystem to act.
option-exclusive_per_turn = Exclusive actions allowed in a turn.
option-exclusive_costs_card = An exclusive action costs a card.
option-death_mushrooms = Which deaths leave a mushroom: only the ecosystem's, or nearly all.
option-hibernation_passes_mark = A hibernating herbivore is never the marked one.
option-fruit_persists = Seeded Fruit stays after its first plant.
option-ivy_full_round = Green Ivy needs a full round beside the construction.
option-built_land_counts = Cards in built territories count.
option-idle_construction_decay = Constructions without animals around them fall.
option-nature_goal = Nature's goal: the census, or a number of growths.
option-growths_to_win = Growths Nature then needs.
option-nature_open_hands = Sagittarius and Ygdra see each other's hand.
option-free_space_choice = The space within a territory is chosen freely.
option-deck_mode = Decks are used up and reshuffled, or every draw is independent.
option-deck_set = The cards of the decks.
option-copies = Copies of this card in this deck.
choice-draw = a draw
choice-progress = the faction with most progress
choice-shared = a shared victory
choice-continue = play goes on
choice-ccw = S, F, Y, M
choice-cw = S, M, Y, F
choice-ecosystem = deaths by the ecosystem
choice-always = nearly all deaths
choice-census = the census
choice-growths = a number of growths
choice-deck = used up and reshuffled
choice-bag = every draw independent
choice-classic = classic
choice-late = late edition
preset-late = The later edition: other decks, Nature wins by growths, two constructions.
preset-even = Evened out: Nature needs one plant and one herbivore more.

# What lies in the box

type-character = Characters
type-population = Population cards
type-influence = Influence cards
type-token = Tokens
word-deck_S = in Sagittarius' deck
word-deck_F = in Fu'ngaloth's deck
word-deck_Y = in Ygdra's deck
word-deck_M = in the Magnate's deck

# On paper.

kit-supply = Supply
kit-mark = mark

# What decides a match, what is counted for it, and what signs mean.

goal-nature = Nature: life thrives
goal-industry = Industry: the land is built up
goal-fungi = Fungi: macrofungi take over
goal-shared = Several factions are at their goals
goal-rounds = The match ends after the last round
count-plants = plants
count-herbivores = herbivores
count-carnivores = carnivores
count-growths = growths
count-constructions = constructions
count-macrofungi = macrofungi
count-factions = factions
count-rounds = rounds
sign-construction = a construction
sign-marked = marked: the newest of its kind, which the ecosystem changes
sign-ready = an Ivy that acts when this round ends
sign-attached = a card attached to what stands before it
sign-times = so many of a kind in one pile
sign-space = a space: its territory's letter and its number
sign-seats = the seats: Sagittarius, Fu'ngaloth, Ygdra, the Magnate
sign-turn = who is asked now
sign-on = this step of the ecosystem will act, as things stand
sign-held = it would act, but something prevents it
sign-off = it will not act
sign-rule = the rule by which it acts, and its clause
sign-empty = nothing here; between things, only a separator
sign-chosen = where the card being played goes
sign-none = none

# What is so at an element that is asked about

fact-space = A space of { $territory }.
fact-faces = Opposite at the table: { $territory }.
fact-empty = Nothing is here.
fact-pile = Here: { $thing }.
fact-marked = Marked: { $thing }. Of its kind the marked one dies or grows when the ecosystem acts.
fact-attached = { $attachment } is attached to: { $thing }.
fact-ready = { $attachment } will act at the end of this round.
fact-built = A construction stands in this territory: what can be played here is limited.
fact-building = The Magnate could build here now.
fact-no_building = The Magnate cannot build here now.
fact-cards = Cards in hand: { $hand }; in the deck: { $deck }.

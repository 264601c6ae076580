game-name = Stratum
game-tagline = One living ecosystem, three factions, four seats.

# Elements

seat-S = Sagittarius
    .text = Nature, with Ygdra: wins with 4 plants, 3 herbivores and 3 carnivores.
seat-F = Fu'ngaloth
    .text = Fungi: wins with 2 macrofungi.
seat-Y = Ygdra
    .text = Nature, with Sagittarius: wins with 4 plants, 3 herbivores and 3 carnivores.
seat-M = The Magnate
    .text = Industry: wins with a construction in all 4 territories.
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

card-plant = Plant
    .text = Play it into an empty space of your territory.
card-herbivore = Herbivore
    .text = Play it into an empty space of your territory.
card-carnivore = Carnivore
    .text = Play it into an empty space of your territory.
card-hibernation = Hibernation
    .text = Attach to a herbivore: it neither dies nor grows by the ecosystem.
card-rabies = Rabies
    .text = Attach to a herbivore: the Magnate cannot build in its territory.
card-migration = Migration
    .text = Move an animal from your territory to an empty space of another.
card-omnivore = Omnivore
    .text = Attach to a carnivore: it counts as carnivore and as herbivore.
card-predator = Mushroom Predator
    .text = Attach to a herbivore: every round it eats its territory's youngest mushroom.
card-spores = Explosive Spores
    .text = In a territory with fungi all population dies and the construction falls.
card-rot = Rot
    .text = A plant dies; a mushroom grows in its space.
card-parasite = Parasite
    .text = Attach to an animal: when it grows, a mushroom appears in its space.
card-bait = Appetizing Mushroom
    .text = Move an animal to an empty space of another territory that has fungi.
card-mold = Mold
    .text = Put a mushroom into an empty space of a built territory.
card-wildfire = Wildfire
    .text = Everything in one territory dies; its construction falls.
card-fruit = Seeded Fruit
    .text = Attach to a plant: when an animal of its territory grows, so does the plant.
card-weed = Weeds Never Die
    .text = Attach to a plant: if it dies, a new plant grows in its place.
card-pheromones = Pheromone Fragrance
    .text = Move an animal of another territory to an empty space of yours.
card-ivy = Green Ivy
    .text = Attach to a plant: after a full round beside a construction it brings it down.
card-arson = Arson
    .text = Everything in one territory dies; its construction falls.
card-pesticide = Pesticide
    .text = A plant dies.
card-hunter = Hunter
    .text = An animal dies.
card-fireworks = Fireworks
    .text = Move an animal to an empty space of the territory opposite to it.
card-compost = Compost
    .text = Put a mushroom with a plant on top into an empty space.
card-mother_nature = Mother Nature
    .text = The ecosystem acts at once.
card-leash = Leash
    .text = Attach to an animal: no card can move it.
attachment-hibernation = Hibernation
attachment-rabies = Rabies
attachment-omnivore = Omnivore
attachment-predator = Mushroom Predator
attachment-parasite = Parasite
attachment-fruit = Seeded Fruit
attachment-weed = Weeds Never Die
attachment-ivy = Green Ivy
attachment-leash = Leash

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
stage-target_card = { $seat }: which card is meant?
stage-destination = { $seat }: where does it move to?
stage-target_territory = { $seat }: which territory?
stage-macro_site = { $seat }: which mushroom becomes the macrofungus?
stage-macro_food = { $seat }: which mushroom is used for it?
stage-exclusive_cost = { $seat }: which card is paid?

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
event-13-3-reshuffled = { $seat } shuffles the discard pile into a new deck of { $count }.

# Endings

end-12-2 = Nature's balance was reached.
end-12-3 = Industry has built everywhere.
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

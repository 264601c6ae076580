stratum-centre = The ecosystem
stratum-actions =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
stratum-nature = Nature
stratum-fungi = Fungi
stratum-industry = Industry
stratum-counter = { $name }: { $now } of { $goal }
stratum-plants = Plants
    .text = Nature needs them; so does whoever builds.
stratum-herbivores = Herbivores
    .text = They live off plants; the marked one dies or grows.
stratum-carnivores = Carnivores
    .text = They live off herbivores; where one stands, nobody builds.
stratum-growths = Growths
    .text = How often animals have grown.
stratum-macrofungi = Macrofungi
    .text = Fungi wins with them.
stratum-mushrooms = Mushrooms for a macrofungus
    .text = They grow where the ecosystem lets something die.
stratum-constructions = Constructions
    .text = Industry wins with enough of them, one to a territory.
stratum-lamp-10-2 = Herbivores die
    .text = The newest herbivore dies when a round ends if there are no plants, or if herbivores outnumber plants, or carnivores outnumber herbivores, by { $gap } or more.
stratum-lamp-10-3 = Herbivores grow
    .text = Else the newest herbivore grows if there is a plant and there are no carnivores, or herbivores outnumber carnivores, or plants outnumber herbivores, by { $gap } or more.
stratum-lamp-10-4 = Carnivores die
    .text = Then it is counted again: the newest carnivore dies if there are no herbivores, or if carnivores outnumber herbivores by { $gap } or more.
stratum-lamp-10-5 = Carnivores grow
    .text = Else the newest carnivore grows if herbivores outnumber carnivores by { $gap } or more.
stratum-lamp-on = yes, if the ecosystem acted now
stratum-lamp-off = not now
stratum-why-10-2a = there are no plants
stratum-why-10-2b = too many herbivores for the plants (at least { $gap } more)
stratum-why-10-2c = too many carnivores for the herbivores (at least { $gap } more)
stratum-why-10-3a = no carnivore hunts them
stratum-why-10-3b = far more herbivores than carnivores (at least { $gap } more)
stratum-why-10-3c = plenty of plants for the herbivores (at least { $gap } more)
stratum-why-10-4a = there are no herbivores
stratum-why-10-4b = too many carnivores for the herbivores (at least { $gap } more)
stratum-why-10-5 = plenty of herbivores for the carnivores (at least { $gap } more)
stratum-after-10-2 = A herbivore dies first.
stratum-after-10-3 = A herbivore grows first.
stratum-after-10-4 = A carnivore dies first.
stratum-census = Counted for this step: plants { $plants }, herbivores { $herbivores }, carnivores { $carnivores }.
stratum-which-marked = the marked one
stratum-which-place =
    { $place ->
        [1] the top one
       *[other] number { $place } from the top
    }
stratum-which-other = { $which }, not the marked one
stratum-named = { $name } ({ $which })
stratum-only-discard = only to discard
    .text = In this turn it can only be discarded.
stratum-used-population = A population card has been played in this turn already.
stratum-used-influence = An influence card has been played in this turn already.
stratum-empty = empty
stratum-with = with { $cards }
stratum-count-plant =
    { $count ->
        [one] a plant
       *[other] { $count } plants
    }
stratum-count-herbivore =
    { $count ->
        [one] a herbivore
       *[other] { $count } herbivores
    }
stratum-count-carnivore =
    { $count ->
        [one] a carnivore
       *[other] { $count } carnivores
    }
stratum-count-mushroom =
    { $count ->
        [one] a mushroom
       *[other] { $count } mushrooms
    }
stratum-count-macrofungus =
    { $count ->
        [one] a macrofungus
       *[other] { $count } macrofungi
    }
stratum-built = A construction stands here.
stratum-free = The Magnate could build here.
stratum-blocked = The Magnate cannot build here now.
stratum-blocked-construction = There is a construction already.
stratum-blocked-carnivore = A carnivore is in the way.
stratum-blocked-rabies = An attachment there, such as Rabies, forbids it.
stratum-blocked-plants = There are too few plants.
stratum-plate = { $seat }: { $hand } in hand, { $deck } in the deck, { $discards } discarded
stratum-no-discards = Nothing has been discarded.
stratum-hand = Your hand
stratum-hand-of = Hand of { $seat }
stratum-no-hand = No cards in hand.
stratum-ivy-later = not at the end of this round, as things are
stratum-attached = Attached cards

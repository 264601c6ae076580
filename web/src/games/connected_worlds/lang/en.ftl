cw-map = The map: space and the worlds
cw-visit = Look at a world
cw-visit-one = Look at { $world }
cw-picker = Pieces that can move
cw-battle = Battle on { $place }
cw-pieces =
    { $count ->
        [one] { $name } (strength { $strength })
       *[other] { $count } × { $name } (strength { $strength })
    }
cw-orbit = Orbit of { $world }
cw-edge = Edge: anyone may lift off and land here.
cw-grounded = Not all here can lift off now: it takes an edge or their owner's territory, and an orbit that is open to them (CW-7.1).
cw-claimed = Territory of { $seats }
cw-claim =
    { $count ->
        [0] No new hexes
        [one] One new hex
       *[other] { $count } new hexes
    }; territory then: { $points }
cw-cost =
    { $by ->
        [launch] Lift-off
        [landing] Landing
        [jump] Jump through the portal
       *[walk] Move
    }, { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cw-force = a force of { $count }
cw-wave-beats = { $attacker } beats { $defender }.
cw-wave-falls = { $attacker } falls to { $defender }.
cw-wave-9-4-both = { $attacker } and { $defender } are both lost.
cw-wave-9-6-captured = { $attacker } captures { $defender }.
cw-wave-9-6-destroyed = { $attacker } is lost and destroys { $defender }.
cw-wave-9-6-repelled = { $attacker } is lost against { $defender }.
cw-wave-9-7-wins = { $attacker } crushes { $defender }.
cw-wave-9-7-captured = { $attacker } is captured by { $defender }.
cw-wave-9-7-destroyed = { $attacker } is destroyed together with { $defender }.
cw-left =
    { $count ->
        [0] The last round
        [one] One round left
       *[other] { $count } rounds left
    }
cw-set-up = Setting up
cw-last = last to play in each round: { $seat }
cw-truce = Truce until round { $round } ends: no attacks
cw-link = Linked: units may jump from here to the base at the other end.
cw-link-hostile = Linked with a base of the other side: both may jump, each from its own end.
cw-link-shut = Linked with a base of the other side: nobody may jump while the ends have two owners.
cw-plate = Show all that is known of this seat's cards.
cw-crown = Would win by expansion now
cw-discards = Discard pile
cw-unseen = In hand and deck, in unknown order
cw-played = Played this turn
cw-removed = Deployed, out of the deck
cw-resources-text = They pay for cards and are kept from turn to turn.
cw-hand-text = Cards in hand; their number is known to all.
cw-deck-text = Cards still to be drawn.
cw-discards-text = Shuffled into a new deck when the deck is empty.
cw-territory-text = Different hexes claimed by the bases of this seat.
cw-worlds-text = Planets with a base of this seat, of those needed for Master of Expansion.
cw-bases-text = Bases of this seat: they claim land and let it deploy and gather.
cw-strongest-text = Strength of its strongest unit.
cw-goal-war = Nobody else has a piece left.
cw-goal-capture = Nobody else has a base left, and at least one was captured.
cw-goal-expansion = Bases on enough worlds, and more territory than anyone else, when a round ends.
cw-met = Fulfilled, if the round ended now.
cw-lacks-enemies =
    { $count ->
        [one] one enemy piece is left
       *[other] { $count } enemy pieces are left
    }
cw-lacks-enemy_bases =
    { $count ->
        [one] one enemy base is left
       *[other] { $count } enemy bases are left
    }
cw-lacks-captures = no base has been captured yet
cw-lacks-worlds =
    { $count ->
        [one] a base on one more world is missing
       *[other] bases on { $count } more worlds are missing
    }
cw-lacks-points =
    { $count ->
        [one] one more point of territory is needed
       *[other] { $count } more points of territory are needed
    }
cw-shelf-actions = Action cards
cw-shelf-units = Unit cards
cw-too-dear = Too dear now.
cw-price = costs
cw-hand-of = Hand of { $seat }
cw-no-hand = No cards in hand.
cw-shut = Cannot be carried out now
cw-pile-deck = Deck
cw-pile-discards = Discard pile
cw-pile-played = Played this turn
cw-legend = What the signs mean
    .short = Signs
cw-legend-seat = At a seat
cw-legend-goals = Ways to win
cw-legend-cards = On the cards
cw-legend-map = On the map
cw-legend-fight = How a fight would end
cw-short-strongest = strongest
cw-do-move = Move
    .text = Moves one piece; the number is how far.
cw-do-research = Research
    .text = Buys an action card.
cw-do-build = Build
    .text = Buys a unit card.
cw-do-connect = Connect
    .text = Links two of your bases, however far apart.
cw-do-gather = Gather
    .text = Brings this many resources.
cw-do-deploy = Deploy
    .text = Puts the piece of this strength on the map.
cw-sign-base = Base
    .text = A hexagon with its seat's sign and its strength; it claims the hexes around it.
cw-sign-unit = Unit
    .text = A disc with its strength; the small number says how many stand there.
cw-sign-launch = Lift-off
    .text = The step leads from a world into space.
cw-sign-landing = Landing
    .text = The step leads from space to a world.
cw-sign-jump = Jump
    .text = The step leads through a portal.
cw-fate-won = The attacker wins
cw-fate-lost = The attacker is lost
cw-fate-both = Both are lost
cw-fate-captured = The base is captured

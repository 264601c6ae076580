heroes-at = { $name } ({ $place })
heroes-free = the free position { $place }
heroes-instead = { $place }, in place of { $name }
heroes-area = { $area }: { $seat }
heroes-empty = Empty position { $place }
    .text = A Character can be placed here.
heroes-away = Position { $place }: the Character is in the Common Team
heroes-health = Health { $health } of { $full }
heroes-guard =
    { $shield ->
        [0] Protection { $protection }
       *[other] Protection { $protection } and Shield { $shield }
    }
heroes-energy = Energy { $energy } of { $limit }
heroes-speed = Speed
heroes-might = Damage of its actions
heroes-part-printed = { $value } printed
heroes-part-tokens = { $value } from tokens
heroes-part-burn = { $value } from Burn
heroes-part-auras = { $value } from allies
heroes-part-event = { $value } from the Event
heroes-token = { $name } – { $text } ({ $state })
heroes-token-fresh = fresh: works from the next turn
heroes-token-asleep = no effect: immune
heroes-token-lasts =
    { $count ->
        [1] lasts { $count } turn
       *[other] lasts { $count } turns
    }
heroes-token-lapses =
    { $count ->
        [one] lapses in its player's next Resolution
       *[other] lapses in its player's Resolution number { $count } from now
    }
heroes-turned = Has acted this turn.
heroes-tilted = Has used its passive action; it may still act in combat.
heroes-skills = Abilities: { $list }
heroes-by = { $move } ({ $name })
heroes-activated = Activated this turn.
heroes-damage-now = Damage as things are: { $damage }
heroes-actions-of = Actions of { $name }
heroes-kos = knock-outs: { $count } of { $limit }
heroes-pool = energy in the pool: { $count }
heroes-in-hand = cards in hand: { $count }
heroes-in-deck = cards in the deck: { $count }
heroes-substitutions = substitutions left: { $count }
heroes-out = eliminated
heroes-piles = Piles of { $seat }
heroes-under-deck = Under the deck, as far as it is known
heroes-shown = In hand, as far as it was shown
heroes-decklist = Deck list
heroes-none = none
heroes-round = Round { $round } of { $max }
heroes-stage = stage { $part } of { $parts }
heroes-turn = Turn of { $seat }
heroes-playing = { $card } is being played
heroes-left = What may still be done this turn
heroes-left-sources =
    { $count ->
        [one] Source to play
       *[other] Sources to play
    }
heroes-left-characters =
    { $count ->
        [one] Character to place
       *[other] Characters to place
    }
heroes-left-substitutes =
    { $count ->
        [one] Character, only as a substitute
       *[other] Characters, only as substitutes
    }
heroes-left-events =
    { $count ->
        [one] Event to invoke
       *[other] Events to invoke
    }
heroes-left-relocations =
    { $count ->
        [one] relocation
       *[other] relocations
    }
heroes-event-by = Invoked by { $seat }; it concerns { $seats }.
heroes-no-event = No Event is in play.
heroes-mob-next = The Mob will do next
heroes-mob-row = Script row { $row }: { $moves }
heroes-hand = Your hand
heroes-hand-of = Hand of { $seat }
heroes-no-hand = No cards in hand.
heroes-pop-ko = K.O.!
heroes-pop-evades = Miss!
heroes-pop-immune = Immune!
heroes-pop-perceives = Foreseen!
heroes-pop-die = Die:
heroes-pop-left = Turns left:
heroes-pop-ripens = now!
heroes-pop-ready = Ready!
heroes-pop-passes = Pass
heroes-forecast = It would lose: { $loss }.
heroes-forecast-falls = It would be knocked out.
heroes-forecast-may_fall = It might be knocked out, as you choose on.
heroes-forecast-shield = { $count } Shield
heroes-forecast-protection = { $count } Protection
heroes-forecast-health = { $count } Health
heroes-forecast-6-11 = It would evade the attack.
heroes-forecast-7-3 = It is immune to damage.
heroes-forecast-7-4 = Its Perception would stop the damage.

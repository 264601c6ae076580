cafe-table = The table, 90 by 60 centimetres
cafe-strip = What is looked at
cafe-look = What you point at is told here.
cafe-tools = Tools
cafe-tray = Beside the table
cafe-before = Before the battle
cafe-round = Round { $round } of { $rounds }
cafe-unit = { $type } { $label } ({ $side })
cafe-health = Health { $health } of { $max }
cafe-wounds =
    { $wounds ->
        [one] 1 wound point
       *[other] { $wounds } wound points
    }
cafe-ready = ready
cafe-spent = activated
cafe-resistance =
    { $dice ->
        [one] evades with 1 die
       *[other] evades with { $dice } dice
    }
cafe-attack = shoots with { $ranged }, fights with { $close }
cafe-movement = runs { $run } cm, walks { $walk } cm
cafe-kills = Kills: { $kills } of { $needed }; with the last it is promoted, as healthy as new, and its player draws a card
cafe-delay = Damage at the start of the next round: { $count }
cafe-rank = Rank { $rank }
cafe-in-contact = In contact with { $units }
cafe-can-shoot = Can shoot { $units }
cafe-still = { $thing } ({ $terrain })
cafe-still-cup = coffee cup
cafe-still-napkins = napkin holder
cafe-still-sugar = sugar lumps
cafe-still-spill = spilt coffee
cafe-still-spoon = spoon
cafe-flag-d = difficult
cafe-flag-c = gives cover
cafe-flag-x = dangerous
cafe-flag-b = blocks sight and way
cafe-flag-n = hinders nobody
cafe-flag = Flag { $area }
cafe-flag-of-red = red's
cafe-flag-of-blue = blue's
cafe-flag-of-none = nobody's
cafe-held = held by { $side } since it was first taken ★
cafe-contested = both sides are near: it would become nobody's
cafe-contested-kept = both sides are near: it would keep its owner
cafe-near = { $side } is near and would have it
cafe-taken = { $side } takes it
cafe-neutral = contested: nobody's now
cafe-ground = { $does } ({ $rule })
cafe-ground-d = Difficult: a move across, into or out of it goes half as far
cafe-ground-c = Cover: shots at a target in it, or across it, are worth less
cafe-ground-x = Dangerous: whoever crosses, enters or leaves it rolls a die and may be wounded
cafe-ground-b = Blocks sight: nobody sees, shoots or fights across it
cafe-ground-shut = Nobody stands in it or passes within 1 cm
cafe-ground-bridge = A way over the stream that is not difficult
cafe-ground-n = Hinders nobody
cafe-crosshair = Crosshair { $where }; arrow keys move it, with Shift by five; Page Up and Page Down look at the units
cafe-ruler-at = Ruler { $where }; Enter lays its end here
cafe-face-down = A face-down unit ({ $side }) { $area }
cafe-ruler = Measure
cafe-ruler-text = Measures between any two points: click or press Enter at the first, then move on.
cafe-ruler-start = Lay the end of the ruler here:
cafe-measured = { $length } cm { $way }.
cafe-within-range = Between two bases that is { $gap } cm: in shooting range (up to { $limit } cm).
cafe-beyond-range = Between two bases that is { $gap } cm: out of shooting range (up to { $limit } cm).
cafe-within-contact = Units there are in contact.
cafe-beyond-contact = Units there are not in contact.
cafe-refused-at = Not here
cafe-refused = The rules do not allow it.
cafe-slow = Difficult ground: the whole move has half its length.
cafe-danger = Dangerous ground: one die on arrival, it may wound.
cafe-must-fight = Contact: it would fight { $units }.
cafe-could-shoot = Could shoot { $units }.
cafe-exposed = Could be shot in this round by { $units }.
cafe-safe = Nobody could shoot it there in this round.
cafe-aim-close =
    { $dice ->
        [one] Fight { $unit }: 1 die, hits on { $needed } or more
       *[other] Fight { $unit }: { $dice } dice, hit on { $needed } or more
    }
cafe-aim-ranged =
    { $dice ->
        [one] Shoot { $unit }: 1 die, hits on { $needed } or more
       *[other] Shoot { $unit }: { $dice } dice, hit on { $needed } or more
    }
cafe-odds-hit = hits
cafe-odds-kill = kills
cafe-odds-wound = own wound
cafe-odds-lost = own loss
cafe-shoots = shoots at
cafe-fights = fights
cafe-which = { $unit } ({ $side })
cafe-dice = Dice
cafe-attack-die = Attack die: { $die }
cafe-die-critical = A critical failure: it hurts whoever rolled it.
cafe-die-exito = A natural six: it always hits and cannot be evaded.
cafe-die-hits = { $sum }, needed { $needed }: a hit.
cafe-die-misses = { $sum }, needed { $needed }: a miss.
cafe-answer-evaded = evaded
cafe-answer-caught = not evaded
cafe-answer-taken = taken
cafe-answer-cancelled = without effect
cafe-answer-delayed = delayed
cafe-answer-open = being answered
cafe-defence = { $dice ->
        [one] Evading: 1 die, which must reach { $value } ({ $evade }); a one wounds the unit ({ $ones }).
       *[other] Evading: { $dice } dice, one must reach { $value } ({ $evade }); each 1 wounds the unit (one at least: { $ones }).
    }
cafe-out = Lost in this attack: { $evading } if it evades, { $taking } if it takes the hit.
cafe-defence-exito = A natural six cannot be evaded. Lost in this attack: { $taking }.
cafe-light = Light wound: { $unit } has { $points ->
        [one] one wound point
       *[other] { $points } wound points
    }.
cafe-grave = Grave wound: { $unit } has { $points ->
        [one] one wound point
       *[other] { $points } wound points
    }.
cafe-panic = { $unit } panics and flees.
cafe-removed = Out: { $units }
cafe-vp = Victory points: { $points }
cafe-vp-short = VP
cafe-vp-now = If the round ended now: { $points } more.
cafe-units =
    { $count ->
        [one] 1 unit left
       *[other] { $count } units left
    }
cafe-defeat = At { $count } or fewer the side has lost.
cafe-ap =
    { $count ->
        [one] 1 action point
       *[other] { $count } action points
    }
cafe-ap-text = Each activation costs one; what is left is lost at the end of the round.
cafe-out-of-round = This side is out for this round.
cafe-commander-out = Out for this round.
cafe-scoring = What scores this round
cafe-scoring-text = Every row of victory points, and what it still wants.
cafe-points = Scoring
cafe-row = At the end of the round
cafe-worth = Points
cafe-brought = In brackets: what round { $round } brought.
cafe-close = Close
cafe-dodge = My Domucors always evade
cafe-dodge-text = A standing order: a Domucor (D) is a unit that falls to one hit. With a tick, yours answer every hit by evading (rolling a die against it) and you are not asked, unless you could play a card. Click to give the order or to take it back.
cafe-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cafe-hand = Your cards
cafe-hand-of = Cards of { $seat }
cafe-timing-action = Action
cafe-timing-start = Start
cafe-timing-attack = Attack
cafe-timing-target = When attacked
cafe-timing-hit = When hit
cafe-area-n = a point in the north of the table
cafe-area-ne = a point in the north-east of the table
cafe-area-e = a point in the east of the table
cafe-area-se = a point in the south-east of the table
cafe-area-s = a point in the south of the table
cafe-area-sw = a point in the south-west of the table
cafe-area-w = a point in the west of the table
cafe-area-nw = a point in the north-west of the table
cafe-area-c = a point in the middle of the table
cafe-in-n = in the north
cafe-in-ne = in the north-east
cafe-in-e = in the east
cafe-in-se = in the south-east
cafe-in-s = in the south
cafe-in-sw = in the south-west
cafe-in-w = in the west
cafe-in-nw = in the north-west
cafe-in-c = in the middle
cafe-way-n = north
cafe-way-ne = north-east
cafe-way-e = east
cafe-way-se = south-east
cafe-way-s = south
cafe-way-sw = south-west
cafe-way-w = west
cafe-way-nw = north-west
cafe-way = { $length } cm { $way }
cafe-off-unit = { $way } of { $unit }
cafe-off-flag = { $way } of the flag { $area }
cafe-where = { $area } ({ $near })
cafe-point-way = a point { $way }
cafe-point-in = a point { $where }
cafe-band-n = north
cafe-band-c = middle
cafe-band-s = south
cafe-go-flag = To the flag { $area }
cafe-go-towards = Towards the flag { $area }: { $left } cm left
cafe-go-fight = Into contact with { $unit }
cafe-go-shoot = Where it can shoot { $units }
cafe-go-safe = Where nobody can shoot it in this round
cafe-go-front = In front, { $band }
cafe-go-rear = At the back, { $band }
cafe-go-far = As far as it goes: { $way }
cafe-still-mint = mint leaves
cafe-still-biscuits = broken biscuits
cafe-still-shaker = salt shaker
cafe-still-milk = spilt milk
cafe-still-puddle = puddle of milk
cafe-still-sticks = wooden stirrers
cafe-still-caddy = box of sugar sachets
cafe-still-tin = tea tin
cafe-legend = Legend
cafe-legend-text = What the hems of the ground, the things on the table and the marks of the figures mean.
cafe-legend-hems = What the ground does
cafe-legend-things = On this table
cafe-legend-figures = Figures
cafe-legend-marks = Light pips: Health that is left. Red drops: wound points. Black diamond: damage to come. Gold chevrons: rank. Pale figures have been activated.
cafe-legend-sides = Red stands on round bases, blue on eight-sided ones with a broken line.
cafe-pop-evaded = evaded
cafe-pop-cover = cover
cafe-pop-danger = scalded
cafe-pop-light = light wound
cafe-pop-grave = grave wound
cafe-exposed-later = From the next round on also by { $units }.
cafe-can-shoot-later = Shoots no more in this round; from here in the next: { $units }
cafe-aimed = { $unit } ({ $needed }+)
cafe-aimed-cover = { $unit } ({ $needed }+, cover: { $things })
cafe-change-cover = cover −{ $amount }
cafe-change-cover-of = cover −{ $amount } ({ $things })
cafe-change-aim = card +{ $amount }
cafe-change-counter = attacking back −{ $amount }
cafe-changes = Each die: { $changes }.
cafe-past-inside = No cover from this: { $things } (whoever shoots stands in it).
cafe-past-edge = No cover from this: { $things } (the line only goes past it).
cafe-attacked-close =
    { $dice ->
        [one] { $attacker } attacks { $target } hand to hand: 1 die, hits on { $needed } or more
       *[other] { $attacker } attacks { $target } hand to hand: { $dice } dice, hit on { $needed } or more
    }
cafe-attacked-ranged =
    { $dice ->
        [one] { $attacker } shoots at { $target }: 1 die, hits on { $needed } or more
       *[other] { $attacker } shoots at { $target }: { $dice } dice, hit on { $needed } or more
    }
cafe-tip-ready = It may still be activated in this round
cafe-tip-acting = It is acting now
cafe-tip-spent = It has been activated in this round
cafe-flag-units = In reach (base within { $limit } cm): { $units }
cafe-flag-nobody = Nobody is in reach (a base within { $limit } cm)
cafe-formation-slow = In difficult ground, where every move goes half as far: { $units }
cafe-round-scores = { $side }: +{ $gain } VP, total { $total } ({ $rows })

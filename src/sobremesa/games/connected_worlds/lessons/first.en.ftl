title = Connected Worlds: your first match
about = From one base to the stars: a rival, a deck that grows, a first fight. About ten minutes.


theme = Your civilisation has just learned to leave the ground. You begin with one base, on a world of your choice, and a deck of ten cards.
goal = The short way to win: when a round ends, bases on three worlds and more territory than your rival. You also win by taking all his bases, or, at once, by leaving nothing of him on the map. The round map in the middle is space; the big ones are worlds.
base = Found your first base in the middle of Aurelia, on A:d4. It claims its hex and the six around it: seven points of territory.
    .wrong = At the rim a base claims fewer hexes. For the lesson take A:d4, in the middle.
gather = Your rival has settled on another world. Now you hold five cards. An action card does one of two things: it moves a piece, or it does its special. Use { card-harvester } to gather 3 resources.
    .wrong = Choose the { card-harvester } for gathering, not for moving.
gather-again = Play as many cards as you like in a turn. Gather with the second one, too: that makes 6.
build = { card-engineers } buy one unit card. Use them.
build-what = A second base is what you need to settle another world. Buy { card-standard_base } for 5. It goes to your discards and comes to hand in a few turns.
    .wrong = An army can wait: first a { card-standard_base }.
deploy = Unit cards are deployed: they become pieces on the map and leave your deck for good. Deploy { card-assault_team }.
deploy-where = Anywhere in your territory: on the base, or beside it. Take A:d5.
    .wrong = Any hex would do; for the lesson take the one that is marked.
move = One card is left, and no money to research with. So use { card-scientists } to move: they carry one piece one step.
move-from = Which piece? Your { card-assault_team } on A:d5.
    .wrong = Bases can move, too, but yours should stay. Choose A:d5.
move-to = Up! From your own territory, as from the rim of a world, one step leads into space: S:b2 is Aurelia's orbit.
    .wrong = Any hex would do; for the lesson take the one that is marked.

cards = The hand was empty, so the turn was over. All cards went to your discards, and you drew five new ones. Your rival has played as well.
gather-more = Gather again.
research = { card-scientists } buy one action card. Use them.
research-what = A fourth { card-harvester } for 3: more resources, or longer moves. A better deck is what wins later.
guard = Deploy your other { card-assault_team }.
guard-where = It stays near the base: A:c4.
    .wrong = Any hex would do; for the lesson take the one that is marked.
finish = Cards need not all be played: end your turn. What you do not use goes to the discards as well.

enemy = Two enemy teams have come to S:b4, two steps from yours. The number on a piece is its strength: all of them have 2.
fight = Whoever enters an enemy's hex fights at once, without dice: the stronger wins unharmed, equals are both lost. One for one is fair; strike before both reach your base. Move with { card-harvester }.
fight-from = With the unit in orbit, S:b2.
fight-to = Into S:b4.
    .wrong = Today we fight: S:b4.
fought = Yours and one of theirs are gone; one enemy team is left. Units fight one after another, the weakest first, and a base defends last. A base that is beaten by more changes hands; by an equal it is destroyed. Now gather.
army = Replace what you have lost: { card-engineers }.
army-what = An { card-assault_team } for 3. Stronger units cost about twice as much for each point of strength, and the stronger one always wins.
shield = Your base has strength 1: one enemy team could capture it. Bring your own team home with { card-scientists }.
shield-from = From A:c4 …
shield-to = … onto the base, A:d4. Pieces of one player may share a hex, and units fight before the base.
    .wrong = Any hex would do; for the lesson take the one that is marked.
finish-again = End your turn.

landed = The enemy has landed on your world, at A:a1. Your guard will hold. And look at your hand: the base that you bought has come.
settle = Deploy it.
settle-where = Beside the first one, on A:e5. Hexes that both claim count once.
    .wrong = Any hex would do; for the lesson take the one that is marked.
fly = A base can move like a unit, and take off from anywhere. Move with { card-harvester }: 3 points.
    .wrong = For moving this time: { card-harvester } carries the base 3 steps.
fly-from = The new base, on A:e5.
fly-to = Up into orbit and two steps on: S:d3. With 3 more points it lands on Cinder, whose orbit is S:f4.
    .wrong = Any hex would do; for the lesson take the one that is marked.
portal = Now { card-portal }'s special: it links two of your bases. Units jump from one to the other for 1 point, however far.
portal-link = First the base on A:d4 …
portal-other = … then the one in space.
free = From here on you play alone, and your rival does, too. Gather, build, and land your base on Cinder next turn; then a third one on another world. One tip: count the strength that can reach your bases before you fly away. Hint shows what a bot would do.

tip-captured = A base has changed hands. It keeps its links, so an enemy may come through a portal of yours.
tip-landing = A piece lands on the rim of a world, or in its owner's territory.
tip-piece = Several of your pieces stand here: choose which one moves.
tip-shuffle = Your deck was empty: the discards were shuffled, and what you bought is among the new cards.
end = That was Connected Worlds: gather and buy, deploy and move, fight when you are stronger, and settle worlds. Next time watch what your rival buys: it comes to hand a few turns later.

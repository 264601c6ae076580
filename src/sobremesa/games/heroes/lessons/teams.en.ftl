title = Heroes: two against two
about = Teams, for four: what differs from a duel, which you should know. About six minutes.


theme = Four players, two sides: you and Player 3 stand together against Players 2 and 4. Turns alternate between the sides. The first lesson, the duel, is taken as known.
goal = Each has a deck, energy and Characters of their own, and is out after losing three (in a whole match four). A team loses when all its players are out; while one stands, all of it can still win.
keep = Three kinds of Characters: keep this hand.

watch = The others have had a turn. Your partner has struck at Player 2, and Player 4 at your partner: { card-quake_fist } (3a) is wounded.
acolyte = Place { card-solar_acolyte } …
ranger = … { card-photon_ranger } …
knight = … and { card-orbit_knight }.
source = Play a Source, as in a duel: { card-solar_plant }.
energy = Energy is each player's own: you can give it to your Characters only, never to your partner's. { card-solar_acolyte }, at a.
    .wrong = She will help your partner with it: position a.
done = Finish preparing.
shot = Only your own Characters act in your turn; your partner's act in theirs. { card-photon_ranger }: { move-photon_ranger-1 } (action 1).
    .wrong = Action 1 costs nothing.
shot-whom = Every Character of Players 2 and 4 can be chosen. Your partner has begun with { card-beta_clone } (2b): go on there.
    .wrong = Two who strike at one are quicker: 2b.
slash = { card-orbit_knight }: { move-orbit_knight-1 } (action 1).
slash-whom = { card-beta_clone } (2b) again.
    .wrong = 2b.
beam = { card-solar_acolyte }: { move-solar_acolyte-2 } hurts an enemy and heals an ally. Action 2.
    .wrong = Action 2: it is for this that she has the energy.
beam-whom = The enemy first: { card-beta_clone } (2b).
    .wrong = 2b.
beam-ally = Now the ally. What says “ally” reaches your partner's Characters, too; what says “team” only your own. Heal { card-quake_fist } (3a).
    .wrong = Yours are unhurt; 3a is not.

between = A round later. { card-bronze_sentinel } (3c) has been made to Taunt: as long as it does, your rivals must choose it. That protects your Characters as well as your partner's.
more = Play another Source: { card-solar_plant }.
load = Both energies to { card-solar_acolyte }.
load-again = And the second.
fight = Finish preparing.
shot-two = { card-photon_ranger }: { move-photon_ranger-1 } (action 1).
shot-two-whom = { card-beta_clone } (2b) has 3 Health left, and you have three who strike.
    .wrong = 2b.
slash-two = { card-orbit_knight }: { move-orbit_knight-1 } (action 1).
slash-two-whom = { card-beta_clone } (2b) again.
    .wrong = 2b.
beam-two = And { card-solar_acolyte }: { move-solar_acolyte-2 } (action 2).
    .wrong = Action 2.
beam-two-whom = For the last time { card-beta_clone } (2b).
    .wrong = 2b.
free = This knocks it out: one of three for Player 2. Heal whom you like, perhaps { card-bronze_sentinel } (3c), and from here on decide yourself. One tip: put one rival out together. A side with a single player left has half the turns.

tip-fallen = A Character has fallen. It counts for its own player only, not for the team.
tip-out = A player is out. The team-mate goes on alone, and wins for both.
end = That was a team match. Six or eight can play it, too, in two sides or more. In a Mixed match the winners of a team battle fight on among themselves, from the beginning, until one is left.

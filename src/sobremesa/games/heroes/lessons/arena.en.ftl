title = Heroes: each against all
about = The Arena, for three: what differs from a duel, which you should know. About six minutes.


theme = Three teams and no partner: in the Arena everyone fights everyone. You lead the Veiled Circle. The first lesson, the duel, is taken as known.
goal = In this quick match whoever has lost three Characters is out (in a whole one it is four). Their cards leave the table and the others go on. The last one standing wins.
keep = Plenty of Characters. Keep this hand.

watch = Both rivals have had a turn. Player 3 has struck at { card-iron_matron } (2b), not because she was next but because she was weak: here nobody must fight anybody in particular.
oracle = Place { card-oracle } …
weaver = … { card-hex_weaver } …
runner = … and { card-mirage_runner }. { card-dream_thief } has to wait: she and { card-oracle } are the same person in two guises.
source = Play a Source, as in a duel: { card-solar_plant }.
energy = Its energy to { card-hex_weaver }, at b.
passive = Some Characters have a passive action, used while you prepare. That of { card-oracle } heals an ally and shows you a rival's hand. Use it.
    .wrong = First her passive action: choose { card-oracle } (1a).
whose = Whose hand? With several rivals you are asked. Player 3 is the quicker one.
    .wrong = For the lesson look at Player 3's.
heal = The healing comes with it. Nobody is hurt yet: choose { card-hex_weaver }.
    .wrong = Nobody needs it now; for the lesson choose 1b.
done = The log now tells what Player 3 holds. Finish preparing.
blow = Combat goes as ever: your own Characters, the fastest first. { card-mirage_runner }: { move-mirage_runner-1 } (action 1).
blow-whom = All Characters of all rivals can be chosen. { card-iron_matron } (2b) has no Protection left: go on with what another has begun.
    .wrong = Stay with the one that is weak already: 2b.
omen = { card-oracle }: { move-oracle-1 } (action 1).
omen-whom = { card-iron_matron } (2b) again.
    .wrong = One target is better than three: 2b.
seal = { card-hex_weaver }: { move-hex_weaver-2 } costs her 1 energy and goes through Protection and Shields. Action 2.
    .wrong = She has the energy for action 2.
seal-whom = And again { card-iron_matron } (2b).
    .wrong = 2b.

between = A round has gone by, and both rivals have struck at { card-oracle }: she was your weakest. In the Arena the weak are hunted, and whoever leads is, too.
more = Play another Source: { card-hydro_dam }.
load = Both energies to { card-hex_weaver }.
load-again = And the second.
fight = Finish preparing.
elsewhere = Player 2's Event, { card-iron_curtain }, has given { card-iron_matron } a Shield: small blows would be lost on it. { card-mirage_runner }, { move-mirage_runner-1 } (action 1) …
elsewhere-whom = … at { card-anvil } (2a) instead.
    .wrong = 2b has a Shield. Take 2a.
elsewhere-two = { card-oracle }, { move-oracle-1 } (action 1) …
elsewhere-two-whom = … at 2a, too.
    .wrong = 2a.
through = And now through the Shield: { card-hex_weaver }, { move-hex_weaver-2 } (action 2).
    .wrong = Action 2 goes through Shields.
through-whom = { card-iron_matron } (2b) has 2 Health left: choose her.
    .wrong = 2b: this is enough for her.

free = Knocked out! It counts against Player 2, whoever did it: there is no prize for the last blow, only one enemy less. From here on you decide. One tip: let the others wear each other down, and be neither the weakest nor plainly the strongest.

tip-fallen = A Character has fallen. Look at the counts beside the names: who is nearest to going out?
tip-out = A player is out. Their cards have left the table, an Event of theirs, too; their turns are left out from now on.
tip-opponent = This Event holds for one rival only: choose whom.
end = That was the Arena. Up to eight can play it. In a Mixed match Arenas and team battles follow one another: whoever gets through a stage begins the next one afresh, with a full deck and nobody knocked out.

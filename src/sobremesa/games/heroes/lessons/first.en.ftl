title = Heroes: your first duel
about = Characters, energy, combat: a quick duel, about ten minutes.


theme = Two teams of super-heroes meet. Yours, the Gale Squadron, is fast and frail; the Black Lab, your rival's, is slow and nasty.
goal = In this quick match whoever has lost three Characters loses. Those who fall do not come back.
keep = You have seven cards, two of them Characters: a good hand. Keep it.
place = Characters are free. Place { card-swift_strelitzia }, your fastest: the one of Earth 1, not her double of Earth 30.
stats = On the card: a heart for Health, what it can take; a shield for Protection, lost before it and for good (only Health can be healed); a bolt for Speed, who acts first. In your first turn you may place three Characters, later one a turn. Now { card-storm_falcon }.
source = Powers need energy. Play { card-wind_farm }: a Source gives 1 energy every turn, at once this time. One Source a turn.
energy = The energy is in your pool; what stays there at the end of the turn is lost. Put it on { card-swift_strelitzia }, at position a. There it keeps.
    .wrong = { card-swift_strelitzia } makes more of it: position a.
done = Enough prepared. When you finish, your team goes through the Battlefield; today there is nobody to hit yet. Asked once more, confirm: there was still something to play.
    .wrong = Keep those cards for the next turns, and finish.

rival = Your rival has three Characters now, with Actions attached to them, and one has scratched { card-swift_strelitzia }: her Protection is gone, her Health is whole. An Event, { card-rust_rain }, lies on the table for everyone, until another replaces it: each player may play one a turn, free.
more = Another Source: { card-solar_plant }. That makes 2 energy a turn.
load = All of it to { card-swift_strelitzia }: her { move-swift_strelitzia-2 } costs 1 and can be done three times.
load-again = And the second one: now she has 3.
third = One Character a turn: { card-kestrel_scout }.
third-where = To the free position c. On an occupied one it would be a substitution. Four Characters enter freely and one as a substitute (two in a whole match), and no more.
fight = Now combat: finish preparing.
peck = The fastest acts first: { card-swift_strelitzia }. Each Character uses one action in a turn. Choose action 2, { move-swift_strelitzia-2 }.
    .wrong = She has three energy for it: action 2.
peck-whom = At whom? { card-doctor_catalyst } (2b). Better one enemy down than three scratched.
    .wrong = Stay with one target: 2b.
peck-two = That took the Protection. Once more!
peck-two-whom = The same.
peck-three = Now it hits Health. A third time.
peck-three-whom = Again 2b.
scout = { card-kestrel_scout } is next. Many first actions cost nothing. Action 1.
    .wrong = Use it, it costs nothing: action 1.
scout-whom = Again at { card-doctor_catalyst }.

tokens = Look at { card-swift_strelitzia }: each peck gave her a token of Agility, that is Speed. And the enemy gave her Bleeding. Tokens begin to work one turn later, for one turn; Bleeding hurts as it goes. Shield works at once and takes damage even before Protection. Whoever has Taunt must be chosen; with Evasion slower attackers miss.
attach = Action cards give a Character a new action. Attaching is free, if it has the right ability. Play { card-hundred_jabs }.
attach-whom = To { card-kestrel_scout }, at c.
falcon = Two energy again. Let { card-storm_falcon } have it: his big attack costs 3, so save for it.
falcon-again = Both.
fight-again = To combat.
gust = { card-doctor_catalyst } has 1 Health left. { move-swift_strelitzia-1 } costs nothing and is enough: action 1.
gust-whom = Finish 2b.
    .wrong = 2b is the one that is almost down.
free = Knocked out: one of three! From here on you play alone, and your rival does, too. Two more of your Characters act in this combat. One tip: energy on a Character that falls is lost, so spend before the enemy strikes. Hint shows what a bot would do.

tip-fallen = A Character has fallen, with its energy and what was attached. Place another one: four are free, then a substitution is needed.
tip-evades = Evaded: with Evasion, whoever is faster than the attacker is not hit.
tip-discard = At the end of a turn you keep seven cards at most. What you discard goes under your deck and may come back.
tip-cost = This Advanced Source takes the place of a Basic one: choose which.
tip-event = This Event works on one Character: friend or foe, as it suits.
tip-gear = Choose an Equipment. Without energy it is discarded.
end = That was a duel. You can place a team, feed it, and choose whom to strike. Next, look at the decks: each of the six plays in another way; and there are other modes, one of them against a Mob.

title = Heroes: together against a Mob
about = Challengers of the Infinite, for two: what differs from a duel. About eight minutes.


theme = Something too large for any hero: the Rust Colossus. You and Player 2, a bot, stand shoulder to shoulder. The first lesson, the duel, is taken as known.
goal = Together you win when the Mob is knocked out, and lose together when one of you has lost four Characters, or after 20 rounds.
keep = Keep this hand.
falcon = Place { card-storm_falcon } …
kestrel = … and { card-kestrel_scout }.
source = A Source, as in a duel.
energy = Its energy to { card-storm_falcon }.
relocate = New: only Characters in the Common Team fight the Mob, and only they are hit. Once a turn you may move one there or back. Send { card-storm_falcon }.
done = Finish preparing. There is no combat in your own turn: after both turns comes one Great Combat for all.

order = In it, whoever has less Health acts first. The Mob came before you and struck hard: it follows a script, and its next row is always shown. Now strike back: action 1.

wounded = Most of the Mob's life is Protection: 40, and it does not come back. Go on building: { card-solar_plant }.
retreat = { card-storm_falcon } would not survive another such blow. Bring him back; outside the Common Team he is safe.
free = From here on you decide. If the Common Team is empty the Mob may hit anybody, so take turns with your partner: one in front, one who gathers energy behind. One tip: read the Mob's next row before you send somebody.

tip-fallen = A Character has fallen. Four of one player, and all have lost.
tip-joins = Somebody has joined the Common Team: the Mob has another target now.
tip-again = This action can be repeated as long as there is energy for it.
end = That was a Mob. There are four of them, each with a script of its own, and any Character can be chosen as one.

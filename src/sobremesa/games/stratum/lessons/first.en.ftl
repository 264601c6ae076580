title = Stratum: your first match
about = You guard the animals, together with Ygdra, who guards the plants. About ten minutes, on the real table.

theme = This is one living table, shared by four. You are Sagittarius, at the bottom; Ygdra, across from you, is your partner. Fu'ngaloth wants everything to rot, the Magnate wants to build on it.
goal = You and Ygdra win if at the end of a round the whole table holds 4 plants, 3 herbivores and 3 carnivores. The middle counts them: 2, 1 and 1 so far. It does not matter whose territory they live in.
plant = You have two actions. The first: put life on the table. Choose { card-plant } in your hand.
    .wrong = That is a good card for later. Begin with { card-plant }: everything else lives on plants.
plant-where = A new card goes to any empty space of your own territory. Take S2.
    .wrong = Any empty space would do just as well; for the lesson take S2.
influence = One plant or animal a turn is all; your second action may be an influence card, one of your character's tricks. { card-omnivore } lets a carnivore count as a herbivore, too. Play it.
    .wrong = Only one plant or animal can be played in a turn. Now play { card-omnivore }.
influence-where = There is one carnivore on the table, in F1, in Fu'ngaloth's territory. Whose it is does not matter: choose it. The numbers in the middle change.

others = Everybody else has had a turn: Ygdra has brought a herbivore, the Magnate a plant. The log tells it line by line; the number behind a line is the rule that made it happen.
grows = Then the ecosystem acted, as it does at the end of every round. It compares, and a difference of two tips it: first for the herbivores, then, counted anew, for the carnivores. With two more herbivores than carnivores both grew: the herbivore in Y2, then the carnivore in F1.
mark = Only the newest herbivore and the newest carnivore can grow or die. They wear a mark (a plant's mark changes nothing). Whoever plays an animal moves the mark: you choose whom the next change will strike.
carnivore = You need a third carnivore. Play { card-carnivore }.
    .wrong = Look at the middle: what is missing most is a carnivore.
carnivore-where = Put it into S3. The Magnate cannot build where a carnivore lives: it guards your territory as well.
    .wrong = Any empty space would do; for the lesson take S3.
discard = You must use both actions. You have played your plant or animal of this turn, and { card-predator } would find no mushroom yet: throw a card away instead. Discard { card-herbivore }: of those there are enough. At the end of the round everybody draws up to five cards.
    .wrong = For once, discard { card-herbivore }. New cards come at the end of the round.

builds = The Magnate has built in his territory. He can build where there are two plants and no carnivore, and the two newest plants there die. Four constructions, one in each territory, and he wins.
starves = Without those plants there were too many herbivores: two more than plants. The marked one, the newer of the two in Y2, has starved.
fungi = Where an animal dies in the ecosystem's turn, a mushroom grows (a card that kills leaves none). From three mushrooms, wherever they are, Fu'ngaloth makes a macrofungus in the place of one; with two of those he wins. So every hunger feeds him.
again = You have enough animals again, but few plants. Play { card-plant }.
    .wrong = The middle shows it: plants are missing.
again-where = Put it into S4, which is free.
    .wrong = Any empty space would do; for the lesson take S4.
predator = And an answer to the mushroom: { card-predator }. The herbivore that carries it eats a mushroom of its territory at the end of each round. Play it.
    .wrong = Play { card-predator }: the mushroom in Y2 should not stay.
predator-where = It must live where the mushroom is: choose the herbivore in Y2.
    .wrong = The mushroom is in Ygdra's territory, so choose the herbivore there, in Y2.

weeds = A lively round: the Magnate has built on Ygdra's land, but { card-weed } let one plant grow again. And your predator has eaten the mushroom.
count = Look at the middle: 3 of 4 plants, enough herbivores, enough carnivores. Below stands what the ecosystem would do now. With one more plant you win, if it lasts to the end of the round.
last = So play { card-plant } once more: it is all that is missing.
    .wrong = You are one plant away from winning.
last-where = Put it into S5, your last empty space.
free = From here on you play alone, and so do the others. Before you act, ask: what does the ecosystem do with that? Hint shows what a bot would do, Undo takes back. One tip: the Magnate and Fu'ngaloth need plants and deaths, so carnivores at home and balance are your best defence.

tip-macrofungus = Fu'ngaloth has made a macrofungus. One more and he wins. Only fire destroys them: Ygdra's { card-wildfire }, or the Magnate's { card-arson }.
tip-carnivore-dies = A carnivore has died: there were two more carnivores than herbivores, or no herbivores at all.
tip-migration = An animal that moves keeps its mark and what is attached to it. A carnivore sent into a territory with two plants stops the Magnate there.
tip-full = A fire takes everything in a territory: animals, plants, mushrooms, macrofungi, and the construction.
tip-built = Another construction. Carnivores keep the Magnate out; { card-rabies } on a herbivore does, too.
tip-hand = Point at a card to read what it does; in a terminal, type hand.
end = That was a whole match of Stratum. You know now what everybody wants, how the ecosystem answers, and what the marks are for. Next time try another seat: Fu'ngaloth waits, the Magnate hurries.

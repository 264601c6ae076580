title = Carcosa: your first match, with a partner
about = Two souls, three keys, one way out. About eight minutes, in a gentle house.


theme = Nobody remembers coming in. You are soul P1, a High Roller; your partner P2, a Scout, is played by a bot. You get out together, or not at all.
goal = Find 3 keys, and be back here at the end of a round, both of you: in the Threshold, the corridor of floor 1.
enter = You have two actions. Go into room 1: entering a room turns its top card.
    .wrong = Every room has cards; for the lesson take room 1.
search = A key at once! And a special room: the Monastery, where one can pray for sanity. Your second action: Search turns one more card here.
stop = A second Compass: you began with one. It leads from a room to the corridor, free of charge. Objects lie in your slots until you use them. You have no actions left: end your turn.
    .wrong = Using the Compass is free, but keep it. End the turn.

house = Your partner has played, then the house acted. Every round it takes 1 sanity from each soul. At −5 a soul breaks and loses all it carries; when all are broken, you have lost.
king = The King in Yellow has come to floor 2. When a round ends he first hurts whoever is on his floor, then he moves: so you always know which floor to leave in time. Every corridor shows in red what its floor costs, and the chance that he comes there next. His die took an object from each of you.
belt = And all Boxes, the decks of the rooms, have ridden on by one room: what lay here has gone. Special rooms and you stay. In P2's second turn he has already found another key, and his Ring has healed you both.
corridor = From a room to its corridor you may peek at a card. Go to the corridor.
    .wrong = Luck alone is a poor guide: go to the corridor and look first.
look = Which Box? A Box is the deck that lies in a room now; it is drawn beside it. Choose that of room 2.
known = A Tue-Tue, a bird of ill omen: the first costs 1 sanity, and the third puts whoever turns it at −5. Cards that were seen stay known: in room 4 lies a Face Changer, who swaps two souls. Harmless, so go there and turn it.
check = The Face Changer asks for a check, as many events do: one die plus your sanity, and high is good. So far that makes 6. As a High Roller you may add a second die. Try it.
    .wrong = Just this once: roll a second die.
swap = You changed places, and both arrivals turned a card: the Tue-Tue cost you 1, and P2 found the third key! Now home: the Compass leads from a room to the corridor, free of charge.
    .wrong = You stand in a room, and the Threshold is the corridor: use the Compass.

wait = Nothing was left to do, so your turn ended by itself. You stand in the Threshold with one key; P2 has two, one step away. It is judged when the house has done its nine steps: no monster and no card may carry one of you off before.
meditate = Do not move now. Use the time: Meditate gives 2 sanity in a corridor, 1 in a room.
    .wrong = If you leave the Threshold you cannot win this round. Meditate.
again = Once more, then it is P2's turn. One tip for later: whoever is near −5 should give keys away in time; giving is free for souls in the same place.

tip-monster = A monster. It stays on its floor and acts at the end of each round. Leave its place, or stun it with a Blunt Object.
tip-sacrifice = You would break. At this table you may sacrifice an object slot or some maximum sanity instead, for good.
tip-discard = Something must go. Keys are not asked for here.
tip-shop = The merchant takes sanity: 2 for one of two cards, 4 for the Tale. You can also sell.
end = You have left Carcosa together. Usually the house asks for four keys, and the King is less patient. Remember: look before you step, leave his floor, and meet in the Threshold.

title = Carcosa: alone in the house
about = One soul against the house and the King. About ten minutes; the first lesson helps.


theme = You are alone in the house: one soul, the Tank, strong of mind and with a shield that takes the first blow of each round.
goal = Bring 3 keys to the Threshold, where you stand. You can carry more keys than in company, but nobody will heal or rescue you.
enter = Two actions a turn. Go into room 1: its top card is turned.
    .wrong = For the lesson take room 1.
search = A Compass, to keep. Search once more in the same room.
ring = A Ring: it heals you at once, but then costs 2 sanity in every round. Keep it for the worst moment. The Compass is free: back to the corridor.
    .wrong = Not yet. Take the Compass: free, and out of the room.
rest = Both actions are spent; the Ring stays in your pocket. End your turn.
    .wrong = You are at full sanity, the Ring would only cost you. End the turn.

house = The house took 1 sanity, but your shield stopped it. And the King has come to this very floor: at the end of this round he would cost you more. So do not stay.
key = You still have two actions. Room 3 first.
    .wrong = For the lesson take room 3.
lift = A key! Room 4 is next door: rooms 1 and 2, 3 and 4 are neighbours.
shop = What a ride: the Elevator has carried you to floor 3, away from the King, and into Motemey's shop. A merchant takes sanity: for 2 he shows two cards, and you take one. It is free of actions: buy.
pick = Two Vials: each gives back 2 sanity. Take one.
stop = Keep it for later, and end your turn. The King is on floor 1, you are on floor 3.

free = From here on you decide. Two keys more, then down by the stairs to the Threshold. Meditate in corridors without the King; use what you carry before you break. One tip: from round 4 on his floor costs 2, from round 7 on 3. Hint shows what a bot would do.

tip-monster = A monster. It stays on its floor and acts at the end of each round. Leave its place, or stun it with a Blunt Object.
tip-sacrifice = You would break. At this table you may sacrifice an object slot or some maximum sanity instead, for good.
tip-discard = Something must go. Keys are not asked for here.
tip-shop = The merchant takes sanity: 2 for one of two cards, 4 for the Tale. You can also sell.
tip-trapped = You are trapped. Struggle: die plus sanity, 3 or more frees you.
tip-look = A free look: choose the room you want to enter next.
end = That was Carcosa alone. Few come out at the first try. Next time ask yourself each round: where is the King, where will the decks ride, and what is my way home?

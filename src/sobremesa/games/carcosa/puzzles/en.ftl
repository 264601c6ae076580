goal-key = You are { $seat }. Take a key with your next action: give that the best chance.
goal-find = You are { $seat }. Take a key, an object or a treasure with your next action: give that the best chance.
why-key = { $answer } gets a key with a chance of { $chance }, the next best with { $next }: every card that may lie in the Boxes, and every check, is counted in.
why-find = { $answer } takes something with a chance of { $chance }, the next best with { $next }: every card that may lie on top of the Boxes is counted in, and what follows from it.
goal-fetch = You are { $seat }. Take a key this turn: give that the best chance.
why-fetch = { $answer } gets a key with a chance of { $chance }, the next best with { $next }: cards that were looked at travel with their Boxes, and every other card that may lie there is counted in.

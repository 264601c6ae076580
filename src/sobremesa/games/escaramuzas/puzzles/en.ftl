goal-knock = You are { $seat }. Knock out an enemy with this attack: whom do you choose? The defender evades whenever that is better for it.
goal-survive = You are { $seat }, and your unit is hit. Give it the best chance to survive this attack.
goal-flag = You are { $seat }. Take a flag at the end of this round.
why-knock = { $answer } knocks out an enemy with a chance of { $chance }, the next best with { $next }: attack dice, cover, the defender's Health, wounds and Resistance dice are all counted in.
why-survive = { $answer } keeps the unit on the table with a chance of { $chance }, the other with { $next }: evading dice may save it, but each one that shows a 1 wounds it.
why-flag = { $answer } takes a flag with a chance of { $chance }, the next best with { $next }: only whoever stands within 3 cm of it alone at the end of the round takes it.

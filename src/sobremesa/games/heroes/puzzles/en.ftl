goal-win = You are { $seat }. Win this turn.
goal-knock = You are { $seat }. Knock out an enemy Character this turn.
why-win = { $answer } wins with a chance of { $chance }, the next best with { $next }: order, energy, Protection and evasion leave no other way.
why-knock = { $sure ->
    [yes] { $answer } knocks out a Character whatever the dice say, the next best with a chance of { $next }: Speed gives the order, and Protection, Shield and Evasion are counted in.
   *[no] { $answer } knocks out a Character with a chance of { $chance }, the next best with { $next }: Speed gives the order, and Protection, Shield and Evasion are counted in.
}

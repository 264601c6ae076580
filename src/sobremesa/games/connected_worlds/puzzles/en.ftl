goal-win = You are { $seat }. Win at once, with a single play.
goal-capture = You are { $seat }. Capture an enemy base with a single play.
goal-raze = You are { $seat }. Destroy an enemy base with a single play.
goal-beat = You are { $seat }. Beat an enemy piece with a single play, and lose nothing in that wave.
why-win = { $answer } is the only beginning of a play that leaves no enemy piece on the map; every other stops short, or meets somebody stronger.
why-capture = { $answer } is the only beginning of a play that brings a unit to a base it is stronger than, after all that stand on it; every other stops short, or is not strong enough.
why-raze = { $answer } is the only beginning of a play that brings a unit to a base of its own strength; every other stops short, or is not of that strength.
why-beat = { $answer } is the only beginning of a play that brings a piece to an enemy weaker than itself; every other stops short, or meets one as strong or stronger.

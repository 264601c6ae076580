"""The games as other people's programs know them: one module each, for all games.

`pettingzoo`, `gymnasium`, `openspiel` and `vector` need the extra of their name; each
takes the id of any game on the shelf, those from outside too, or a game itself.
Rewards are the scores of the result, from 0 to 1, when the match is over.
"""

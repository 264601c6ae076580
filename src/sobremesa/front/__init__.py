"""The front of the library: what `import sobremesa` offers, by texts and names.

>>> import sobremesa as s
>>> match = s.Match("stratum", ["Ana", "greedy", "greedy", "greedy"], seed=1)
>>> match.legal[:2]
['play herbivore', 'play omnivore']
>>> for line in match.play("play herbivore"):
...     print(line)
Sagittarius plays Herbivore. (ST-4.2)
>>> match.seat("S").asked
True
"""

from .bots import Bot, bot
from .match import Match, Outcome
from .seat import Seat
from .texts import load, read, replay

__all__ = ["Bot", "Match", "Outcome", "Seat", "bot", "load", "read", "replay"]

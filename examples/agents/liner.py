"""An agent that is a command: it reads lines, and answers with any legal action."""

import json
import random
import sys

dice = random.Random()
legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "sobremesa":
        print("ready liner", flush=True)
    elif word == "match":
        dice.seed(json.loads(rest)["luck"])
    elif word == "legal":
        legal = rest.split("\t")
    elif word == "go":
        number, seconds = rest.split()
        print("action", number, dice.choice(legal), flush=True)
    elif word == "quit":
        break

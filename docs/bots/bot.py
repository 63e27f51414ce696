#!/usr/bin/env python3
"""A player in sixty lines, to begin with: it knows what it likes to do, and looks at nothing else.

    questhall simulate pug-quest --players 2 --bots "program:python3 docs/bots/bot.py"

It can play every game, since it picks from the options it is shown; what it likes are deeds of Fantasy Pug Quest.
"""

import json
import random
import sys

# How much we like to do a thing. What is not listed here is worth 1.
LIKES = {
    "combo": 5,
    "standardAttack": 4,
    "riposte": 4,
    "draw": 3,
    "pickUp": 3,
    "payTax": 2,
    "buy": 2,
    "move": 0.5,
    "change": 0.1,
    "discard": 0.1,
    "offer": 0,
    "stop": 0,
    "endTurn": 0.2,
}


def worth(option, view, dice):
    """A number for an option: the greater, the better."""
    value = LIKES.get(option["do"], 1)
    # Pay with as few Jokers as possible, and defend with as many cards as possible.
    cards = option.get("cards", [])
    value -= 0.5 * cards.count("joker")
    if option["do"] == "defend":
        value += len(cards)
    # A Joker on display is worth more than any other card.
    if option.get("at") == {"display": "joker"}:
        value += 2
    return value + dice.random()


def main():
    dice = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            dice = random.Random(message["seat"])
        elif message["type"] == "decide":
            options, view = message["options"], message["view"]
            best = max(range(len(options)), key=lambda at: worth(options[at], view, dice))
            print(json.dumps({"id": message["id"], "option": best}), flush=True)
        elif message["type"] == "over":
            return


main()

"""The engine: states, dice, logs, matches and their texts. Knows no game."""

"""The house in a terminal: the command `sobremesa`."""

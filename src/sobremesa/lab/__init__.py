"""Series of matches between bots: played, counted and measured, as plain data."""

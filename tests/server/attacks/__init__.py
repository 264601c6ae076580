"""Attacks on a running server, while a normal match goes on beside them."""

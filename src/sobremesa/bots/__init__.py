"""Players that are programs. They are handed a seat, never the true state."""

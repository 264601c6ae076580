"""Seats held by agents, who read and write texts: at tables here or of a house."""

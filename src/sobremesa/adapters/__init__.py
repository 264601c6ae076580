"""The games for other people's programs: one file each, for all games."""

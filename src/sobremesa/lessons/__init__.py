"""What teaches a game: a sheet of one page, and guided first matches.

Both are data beside each game: `learn/<lang>.md` with its pictures, and
`lessons/<name>.toml` with its words in `lessons/<name>.<lang>.ftl`.
A lesson is always a match on the real engine; the format is told in `docs/lessons.md`.
"""

"""Puzzles: positions with one best answer, each shown by enumeration.

They are data beside each game, `puzzles/puzzles.toml`, with their words in
`puzzles/<lang>.ftl`; the format is told in `docs/puzzles.md`.
"""

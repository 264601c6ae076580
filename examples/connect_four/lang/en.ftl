game-name = Connect Four
game-tagline = Drop discs, and be the first with four in a row.

# Elements

seat-Y = Yellow
seat-R = Red

# Actions

verb-drop = Drop a disc into column { $column }

# Questions

stage-turn = { $seat }: which column?

# Events

event-2-1-begins = { $seat } begins.
event-2-2-drops = { $seat } drops a disc; it falls to { $space }.
event-3-1-wins = { $seat } has four in a row from { $from } to { $to }, and wins.
event-3-2-full = The board is full.

# Endings

end-3-1 = Four in a row.
end-3-2 = The board is full, and nobody has four in a row.

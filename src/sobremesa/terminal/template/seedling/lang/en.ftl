game-name = Seedling
game-tagline = Take stones, and the last one.

# Elements

seat-A = Anna
seat-B = Ben

# What is seen

field-stones = Stones on the heap
field-winner = Winner

# Actions

verb-take = Take { $number ->
    [1] one stone
   *[other] { $number } stones
}

# Questions

stage-turn = { $seat }: how many stones?

# Events

event-1-1-heap = { $stones } stones are heaped up.
event-2-1-takes = { $seat } takes { $count }, which leaves { $left }.
event-3-1-wins = { $seat } has taken the last stone.

# Endings

end-3-1 = The heap is gone.

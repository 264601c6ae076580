game-name = Seedling
game-tagline = Take stones, and the last one.

# Elements

seat-A = Anna
seat-B = Ben
number-one = one stone
number-two = two stones
number-three = three stones

# What is seen

field-stones = Stones on the heap
field-winner = Winner

# Actions

verb-take = Take { $number }

# Questions

stage-turn = { $seat }: how many stones?

# Events

event-1-1-heap = { $stones } stones are heaped up.
event-2-1-takes = { $seat } takes { $number }, which leaves { $left }.
event-3-1-wins = { $seat } has taken the last stone.

# Endings

end-3-1 = The heap is gone.

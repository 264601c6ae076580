goal-win = { $seat }: gana de inmediato, con una sola jugada.
goal-capture = { $seat }: captura una base enemiga con una sola jugada.
goal-raze = { $seat }: destruye una base enemiga con una sola jugada.
goal-beat = { $seat }: vence a una pieza enemiga con una sola jugada, sin perder nada en esa oleada.
why-win = «{ $answer }» es el único comienzo de una jugada que no deja ninguna pieza enemiga en el mapa; cualquier otro se queda corto o encuentra a alguien más fuerte.
why-capture = «{ $answer }» es el único comienzo de una jugada que lleva una unidad a una base más débil que ella, contando todo lo que está encima; cualquier otro se queda corto o no tiene fuerza bastante.
why-raze = «{ $answer }» es el único comienzo de una jugada que lleva una unidad a una base de su misma fuerza; cualquier otro se queda corto o no tiene esa fuerza.
why-beat = «{ $answer }» es el único comienzo de una jugada que lleva una pieza a un enemigo más débil que ella; cualquier otro se queda corto o encuentra a uno igual o más fuerte.

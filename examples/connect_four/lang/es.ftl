game-name = Conecta Cuatro
game-tagline = Deja caer fichas y sé el primero en alinear cuatro.

# Elements

seat-Y = Amarillo
seat-R = Rojo

# Actions

verb-drop = Dejar caer una ficha en la columna { $column }

# Questions

stage-turn = { $seat }: ¿en qué columna?

# Events

event-2-1-begins = Empieza el { $seat }.
event-2-2-drops = El { $seat } deja caer una ficha, que llega a { $space }.
event-3-1-wins = El { $seat } tiene cuatro en línea de { $from } a { $to } y gana.
event-3-2-full = El tablero está lleno.

# Endings

end-3-1 = Cuatro en línea.
end-3-2 = El tablero está lleno y nadie tiene cuatro en línea.

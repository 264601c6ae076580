goal-win = { $seat }: gana en este turno.
goal-knock = { $seat }: deja fuera de combate a un Personaje enemigo en este turno.
why-win = «{ $answer }» gana con una probabilidad del { $chance }, la siguiente con el { $next }: orden, energía, Protección y evasión no dejan otro camino.
why-knock = { $sure ->
    [yes] «{ $answer }» deja a un Personaje fuera de combate digan lo que digan los dados, la siguiente con una probabilidad del { $next }: la Velocidad da el orden, y Protección, Escudo y Evasión están contados.
   *[no] «{ $answer }» deja a un Personaje fuera de combate con una probabilidad del { $chance }, la siguiente con el { $next }: la Velocidad da el orden, y Protección, Escudo y Evasión están contados.
}

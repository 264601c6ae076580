goal-knock = Eres { $seat }. Deja fuera de combate a un enemigo con este ataque: ¿a quién eliges? El defensor evade siempre que le conviene.
goal-survive = Eres { $seat } y han acertado a tu unidad. Elige lo que le dé más probabilidades de sobrevivir a este ataque.
goal-flag = Eres { $seat }. Toma una bandera al final de esta ronda.
why-knock = «{ $answer }» deja a un enemigo fuera de combate con una probabilidad del { $chance }, la siguiente con el { $next }: están contados los dados de ataque, la cobertura y la Salud, las heridas y los dados de Resistencia del defensor.
why-survive = «{ $answer }» mantiene la unidad en la mesa con una probabilidad del { $chance }, la otra con el { $next }: los dados de evasión pueden salvarla, pero cada uno que muestra un 1 la hiere.
why-flag = «{ $answer }» toma una bandera con una probabilidad del { $chance }, la siguiente con el { $next }: solo la toma quien está sin enemigos a 3 cm de ella al final de la ronda.

goal-key = { $seat }: toma una llave con tu próxima acción, con la mayor probabilidad posible.
goal-find = { $seat }: toma una llave, un objeto o un tesoro con tu próxima acción, con la mayor probabilidad posible.
why-key = «{ $answer }» consigue una llave con una probabilidad del { $chance }, la siguiente con el { $next }: está contada cada carta que puede haber en las Cajas, y cada prueba.
why-find = «{ $answer }» toma algo con una probabilidad del { $chance }, la siguiente con el { $next }: está contada cada carta que puede estar arriba en las Cajas, y lo que se sigue de ella.
goal-fetch = { $seat }: toma una llave en este turno, con la mayor probabilidad posible.
why-fetch = «{ $answer }» consigue una llave con una probabilidad del { $chance }, la siguiente con el { $next }: las cartas que se han mirado viajan con sus Cajas, y está contada cada otra carta que puede haber allí.

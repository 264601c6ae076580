cw-map = El mapa: el espacio y los mundos
cw-visit = Mirar un mundo
cw-visit-one = Mirar { $world }
cw-picker = Piezas que se pueden mover
cw-battle = Batalla en { $place }
cw-pieces =
    { $count ->
        [one] { $name } (fuerza { $strength })
       *[other] { $count } × { $name } (fuerza { $strength })
    }
cw-orbit = Órbita de { $world }
cw-edge = Borde: cualquiera puede despegar y aterrizar aquí.
cw-grounded = No todo lo de aquí puede despegar ahora: hace falta un borde o territorio de su dueño, y una órbita abierta (CW-7.1).
cw-claimed = Territorio de { $seats }
cw-claim =
    { $count ->
        [0] Ningún hexágono nuevo
        [one] Un hexágono nuevo
       *[other] { $count } hexágonos nuevos
    }; territorio entonces: { $points }
cw-cost =
    { $by ->
        [launch] Despegue
        [landing] Aterrizaje
        [jump] Salto por el portal
       *[walk] Movimiento
    }, { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
cw-force = una tropa de fuerza { $count }
cw-wave-beats = { $attacker } vence a { $defender }.
cw-wave-falls = { $attacker } cae ante { $defender }.
cw-wave-9-4-both = { $attacker } y { $defender } se pierden a la vez.
cw-wave-9-6-captured = { $attacker } captura { $defender }.
cw-wave-9-6-destroyed = { $attacker } se pierde y destruye { $defender }.
cw-wave-9-6-repelled = { $attacker } se pierde ante { $defender }.
cw-wave-9-7-wins = { $attacker } arrolla a { $defender }.
cw-wave-9-7-captured = { $attacker } cae en manos de { $defender }.
cw-wave-9-7-destroyed = { $attacker } se destruye junto con { $defender }.
cw-left =
    { $count ->
        [0] La última ronda
        [one] Queda una ronda
       *[other] Quedan { $count } rondas
    }
cw-set-up = Preparación
cw-last = cierra cada ronda: { $seat }
cw-truce = Tregua hasta el fin de la ronda { $round }: sin ataques
cw-link = Enlazada: desde aquí las unidades pueden saltar a la base del otro extremo.
cw-link-hostile = Enlazada con una base del otro bando: ambos pueden saltar, cada uno desde su extremo.
cw-link-shut = Enlazada con una base del otro bando: nadie puede saltar mientras los extremos tengan dos dueños.
cw-plate = Muestra todo lo que se sabe de sus cartas.
cw-crown = Ahora ganaría por expansión
cw-discards = Descarte
cw-unseen = En mano y mazo, sin orden conocido
cw-played = Jugadas este turno
cw-removed = Desplegadas, fuera del mazo
cw-resources-text = Pagan las cartas y se guardan de un turno a otro.
cw-hand-text = Cartas en mano; todos conocen su número.
cw-deck-text = Cartas que aún se robarán.
cw-discards-text = Se baraja como mazo nuevo cuando el mazo se acaba.
cw-territory-text = Hexágonos distintos que reclaman sus bases.
cw-worlds-text = Planetas con una base suya, de los que pide Maestro de la expansión.
cw-bases-text = Sus bases: reclaman tierra y permiten desplegar y recolectar.
cw-strongest-text = Fuerza de su unidad más fuerte.
cw-goal-war = A nadie más le queda una pieza.
cw-goal-capture = A nadie más le queda una base, y al menos una fue capturada.
cw-goal-expansion = Bases en suficientes mundos y más territorio que nadie al acabar una ronda.
cw-met = Cumplido, si la ronda acabara ahora.
cw-lacks-enemies =
    { $count ->
        [one] queda una pieza enemiga
       *[other] quedan { $count } piezas enemigas
    }
cw-lacks-enemy_bases =
    { $count ->
        [one] queda una base enemiga
       *[other] quedan { $count } bases enemigas
    }
cw-lacks-captures = aún no hay ninguna base capturada
cw-lacks-worlds =
    { $count ->
        [one] falta una base en un mundo más
       *[other] faltan bases en { $count } mundos más
    }
cw-lacks-points =
    { $count ->
        [one] falta un punto de territorio
       *[other] faltan { $count } puntos de territorio
    }
cw-shelf-actions = Cartas de acción
cw-shelf-units = Cartas de unidad
cw-too-dear = Demasiado cara por ahora.
cw-price = cuesta
cw-hand-of = Mano de { $seat }
cw-no-hand = No hay cartas en mano.
cw-shut = Ahora no se puede llevar a cabo
cw-pile-deck = Mazo
cw-pile-discards = Descarte
cw-pile-played = Jugadas este turno
cw-legend = Qué significan los signos
    .short = Signos
cw-legend-seat = En cada asiento
cw-legend-goals = Formas de ganar
cw-legend-cards = En las cartas
cw-legend-map = En el mapa
cw-legend-fight = Cómo acabaría un combate
cw-short-strongest = más fuerte
cw-do-move = Mover
    .text = Mueve una pieza; el número dice hasta dónde.
cw-do-research = Investigar
    .text = Compra una carta de acción.
cw-do-build = Construir
    .text = Compra una carta de unidad.
cw-do-connect = Conectar
    .text = Enlaza dos bases tuyas, por lejos que estén.
cw-do-gather = Recolectar
    .text = Da esta cantidad de recursos.
cw-do-deploy = Desplegar
    .text = Pone en el mapa la pieza de esta fuerza.
cw-sign-base = Base
    .text = Un hexágono con el signo de su asiento y su fuerza; reclama los hexágonos de alrededor.
cw-sign-unit = Unidad
    .text = Un disco con su fuerza; el número pequeño dice cuántas hay allí.
cw-sign-launch = Despegue
    .text = El paso lleva de un mundo al espacio.
cw-sign-landing = Aterrizaje
    .text = El paso lleva del espacio a un mundo.
cw-sign-jump = Salto
    .text = El paso lleva por un portal.
cw-fate-won = Vence el atacante
cw-fate-lost = El atacante se pierde
cw-fate-both = Se pierden los dos
cw-fate-captured = La base es capturada

heroes-at = { $name } ({ $place })
heroes-free = la posición libre { $place }
heroes-instead = { $place }, en lugar de { $name }
heroes-area = { $area }: { $seat }
heroes-empty = Posición { $place } vacía
    .text = Aquí puede entrar un Personaje.
heroes-away = Posición { $place }: el Personaje está en el Equipo Común
heroes-health = Salud { $health } de { $full }
heroes-guard =
    { $shield ->
        [0] Protección { $protection }
       *[other] Protección { $protection } y Escudo { $shield }
    }
heroes-energy = Energía { $energy } de { $limit }
heroes-speed = Velocidad
heroes-might = Daño de sus acciones
heroes-part-printed = { $value } de la carta
heroes-part-tokens = { $value } por fichas
heroes-part-burn = { $value } por Quemadura
heroes-part-auras = { $value } por aliados
heroes-part-event = { $value } por el Evento
heroes-token = { $name }: { $text } ({ $state })
heroes-token-fresh = reciente: actúa desde el próximo turno
heroes-token-asleep = sin efecto: es inmune
heroes-token-lasts =
    { $count ->
        [1] dura { $count } turno
       *[other] dura { $count } turnos
    }
heroes-token-lapses =
    { $count ->
        [one] caduca en la próxima Resolución de su jugador
       *[other] caduca en la Resolución número { $count } de su jugador a partir de ahora
    }
heroes-turned = Ya ha actuado este turno.
heroes-tilted = Ya ha usado su acción pasiva; aún puede actuar en el combate.
heroes-skills = Habilidades: { $list }
heroes-by = { $move } ({ $name })
heroes-activated = Activada este turno.
heroes-damage-now = Daño tal como están las cosas: { $damage }
heroes-actions-of = Acciones de { $name }
heroes-kos = fuera de combate: { $count } de { $limit }
heroes-pool = energía en la reserva: { $count }
heroes-in-hand = cartas en la mano: { $count }
heroes-in-deck = cartas en el mazo: { $count }
heroes-substitutions = sustituciones restantes: { $count }
heroes-out = fuera de la partida
heroes-piles = Montones de { $seat }
heroes-under-deck = Bajo el mazo, hasta donde se sabe
heroes-shown = En la mano, hasta donde se mostró
heroes-decklist = Lista del mazo
heroes-none = nada
heroes-round = Ronda { $round } de { $max }
heroes-stage = etapa { $part } de { $parts }
heroes-turn = Turno: { $seat }
heroes-playing = Se está jugando { $card }
heroes-left = Lo que aún se puede hacer este turno
heroes-left-sources =
    { $count ->
        [one] Fuente por jugar
       *[other] Fuentes por jugar
    }
heroes-left-characters =
    { $count ->
        [one] Personaje por colocar
       *[other] Personajes por colocar
    }
heroes-left-substitutes =
    { $count ->
        [one] Personaje, solo como sustituto
       *[other] Personajes, solo como sustitutos
    }
heroes-left-events =
    { $count ->
        [one] Evento por invocar
       *[other] Eventos por invocar
    }
heroes-left-relocations =
    { $count ->
        [one] reubicación
       *[other] reubicaciones
    }
heroes-event-by = Lo invocó { $seat }; afecta a { $seats }.
heroes-no-event = No hay ningún Evento en juego.
heroes-mob-next = El Mob hará a continuación
heroes-mob-row = Fila { $row } del guion: { $moves }
heroes-hand = Tu mano
heroes-hand-of = Mano de { $seat }
heroes-no-hand = No hay cartas en la mano.
heroes-pop-ko = ¡K.O.!
heroes-pop-evades = ¡Falla!
heroes-pop-immune = ¡Inmune!
heroes-pop-perceives = ¡Previsto!
heroes-pop-die = Dado:
heroes-pop-left = Turnos restantes:
heroes-pop-ripens = ¡ya!
heroes-pop-ready = ¡Listo!
heroes-pop-passes = Pasa
heroes-forecast = Perdería: { $loss }.
heroes-forecast-falls = Quedaría fuera de combate.
heroes-forecast-may_fall = Podría quedar fuera de combate, según lo que elijas después.
heroes-forecast-shield = { $count } de Escudo
heroes-forecast-protection = { $count } de Protección
heroes-forecast-health = { $count } de Salud
heroes-forecast-6-11 = Evadiría el ataque.
heroes-forecast-7-3 = Es inmune al daño.
heroes-forecast-7-4 = Su Percepción detendría el daño.

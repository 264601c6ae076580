cafe-table = La mesa, de 90 por 60 centímetros
cafe-strip = Lo que se mira
cafe-tools = Herramientas
cafe-tray = Junto a la mesa
cafe-before = Antes de la batalla
cafe-round = Ronda { $round } de { $rounds }
cafe-unit = { $type } { $label } ({ $side })
cafe-health = Salud { $health } de { $max }
cafe-wounds =
    { $wounds ->
        [one] 1 punto de herida
       *[other] { $wounds } puntos de herida
    }
cafe-ready = unidad lista
cafe-spent = unidad ya activada
cafe-resistance =
    { $dice ->
        [one] evade con 1 dado
       *[other] evade con { $dice } dados
    }
cafe-attack = dispara con { $ranged }, lucha con { $close }
cafe-movement = corre { $run } cm, camina { $walk }
cafe-kills = Bajas: { $kills } de { $needed } para ascender
cafe-delay = Daño al empezar la próxima ronda: { $count }
cafe-rank = Rango { $rank }
cafe-owner = Pertenece a { $seat }
cafe-in-contact = En contacto con { $units }
cafe-can-shoot = Puede disparar a { $units }
cafe-still = { $thing } ({ $terrain })
cafe-still-cup = taza de café
cafe-still-napkins = servilletero
cafe-still-sugar = terrones de azúcar
cafe-still-spill = café derramado
cafe-still-spoon = cuchara
cafe-still-paper = periódico
cafe-flag-d = difícil
cafe-flag-c = da cobertura
cafe-flag-x = peligroso
cafe-flag-b = bloquea la vista y el paso
cafe-flag-n = no estorba a nadie
cafe-flag = Bandera en { $at }
cafe-flag-of-red = del bando rojo
cafe-flag-of-blue = del bando azul
cafe-flag-of-none = de nadie
cafe-held = del bando { $side } sin interrupción desde la primera captura ★
cafe-contested = ambos bandos están cerca: quedaría sin dueño
cafe-near = el bando { $side } está cerca y se la quedaría
cafe-taken = captura del bando { $side }
cafe-neutral = disputada: ya no es de nadie
cafe-ground = { $does } ({ $rule })
cafe-ground-d = Difícil: un movimiento que lo cruza, entra o sale llega a la mitad
cafe-ground-c = Cobertura: los disparos a un blanco dentro o detrás valen menos
cafe-ground-x = Peligroso: quien lo cruza, entra o sale tira un dado y puede recibir una herida
cafe-ground-b = Bloquea la vista: nadie ve, dispara ni lucha a través
cafe-ground-shut = Nadie se para dentro ni pasa a menos de 1 cm
cafe-ground-bridge = Un paso sobre el arroyo que no es difícil
cafe-ground-n = No estorba a nadie
cafe-crosshair = Mira en { $at }; las flechas la mueven, con Mayús de cinco en cinco
cafe-ruler-at = Regla en { $at }; Intro apoya aquí su extremo
cafe-face-down = Una unidad boca abajo ({ $side }) en { $at }
cafe-ruler = Regla
cafe-ruler-text = Mide entre dos puntos cualesquiera: clic o Intro en el primero, y luego se sigue.
cafe-ruler-start = Apoya el extremo de la regla: { $at }.
cafe-measured = De { $from } a { $to }: { $length } cm (al cuadrado, { $square }).
cafe-within-range = Dentro del alcance de tiro ({ $limit }).
cafe-beyond-range = Fuera del alcance de tiro ({ $limit }).
cafe-within-contact = A distancia de contacto ({ $limit }).
cafe-beyond-contact = Sin contacto ({ $limit }).
cafe-to = A { $at }
cafe-refused-at = A { $at } no se puede
cafe-refused = Las reglas no lo permiten.
cafe-slow = Terreno difícil: todo el movimiento se reduce a la mitad.
cafe-danger = Terreno peligroso: un dado al llegar; puede herir.
cafe-must-fight = Contacto: debe luchar con { $units }.
cafe-could-shoot = Podría disparar a { $units }.
cafe-exposed = Podrían dispararle { $units }.
cafe-safe = Nadie podría dispararle allí desde donde está.
cafe-aim-close =
    { $dice ->
        [one] Luchar con { $unit }: 1 dado, acierta con { $needed } o más
       *[other] Luchar con { $unit }: { $dice } dados, aciertan con { $needed } o más
    }
cafe-aim-ranged =
    { $dice ->
        [one] Disparar a { $unit }: 1 dado, acierta con { $needed } o más
       *[other] Disparar a { $unit }: { $dice } dados, aciertan con { $needed } o más
    }
cafe-modifier = Cada dado cuenta { $modifier } (cobertura y cartas).
cafe-odds-hit = acierta
cafe-odds-kill = elimina
cafe-odds-wound = se hiere
cafe-odds-lost = se pierde
cafe-shoots = dispara a
cafe-fights = lucha con
cafe-cover = cobertura −{ $penalty }
cafe-dice = Dados
cafe-attack-die = Dado de ataque: { $die }
cafe-die-critical = Un fallo crítico: hiere a quien lo tiró.
cafe-die-exito = Un seis natural: siempre acierta y no se puede evadir.
cafe-die-hits = { $sum }, hace falta { $needed }: acierto.
cafe-die-misses = { $sum }, hace falta { $needed }: fallo.
cafe-answer-evaded = evadido
cafe-answer-caught = no evadido
cafe-answer-taken = recibido
cafe-answer-cancelled = sin efecto
cafe-answer-delayed = aplazado
cafe-answer-open = sin responder
cafe-defence = Un dado debe llegar a { $value }: evade { $evade }, se hiere { $wound }.
cafe-out = Se pierde en este ataque: { $evading } si evade, { $taking } si recibe el golpe.
cafe-defence-exito = Un seis natural no se puede evadir. Se pierde en este ataque: { $taking }.
cafe-light = Herida leve: { $unit } tiene { $points } puntos de herida.
cafe-grave = Herida grave: { $unit } tiene { $points } puntos de herida.
cafe-panic = { $unit } entra en pánico y huye.
cafe-removed = Fuera: { $units }
cafe-vp = Puntos de victoria: { $points }
cafe-vp-short = PV
cafe-vp-now = Si la ronda acabara ahora: { $points } más.
cafe-units =
    { $count ->
        [one] queda 1 unidad
       *[other] quedan { $count } unidades
    }
cafe-defeat = Con { $count } o menos, el bando ha perdido.
cafe-ap =
    { $count ->
        [one] 1 punto de acción
       *[other] { $count } puntos de acción
    }
cafe-ap-text = Cada activación cuesta uno; los que sobran se pierden al acabar la ronda.
cafe-out-of-round = Este bando ha terminado la ronda.
cafe-scoring = Lo que puntúa esta ronda
cafe-scoring-text = Cada fila de puntos de victoria y lo que aún le falta.
cafe-points = Puntuación
cafe-row = Al acabar la ronda
cafe-worth = Puntos
cafe-brought = Entre paréntesis: lo que dio la ronda { $round }.
cafe-close = Cerrar
cafe-dodge = Domucors evaden
cafe-dodge-text = Una orden permanente: tus Domucors responden a cada golpe evadiendo, salvo que puedas jugar una carta. Clic para darla o retirarla.
cafe-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cafe-hand = Tus cartas
cafe-hand-of = Cartas de { $seat }
cafe-timing-action = Acción
cafe-timing-start = Inicio
cafe-timing-attack = Ataque
cafe-timing-target = Cuando atacan
cafe-timing-hit = Cuando aciertan

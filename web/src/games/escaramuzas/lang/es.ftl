cafe-table = La mesa, de 90 por 60 centímetros
cafe-strip = Lo que se mira
cafe-look = Aquí se explica lo que señalas.
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
cafe-movement = corre { $run } cm, camina { $walk } cm
cafe-kills = Bajas: { $kills } de { $needed }; con la última asciende, queda como nueva y quien la manda roba una carta
cafe-delay = Daño al empezar la próxima ronda: { $count }
cafe-rank = Rango { $rank }
cafe-in-contact = En contacto con { $units }
cafe-can-shoot = Puede disparar a { $units }
cafe-still = { $thing } ({ $terrain })
cafe-still-cup = taza de café
cafe-still-napkins = servilletero
cafe-still-sugar = terrones de azúcar
cafe-still-spill = café derramado
cafe-still-spoon = cuchara
cafe-flag-d = difícil
cafe-flag-c = da cobertura
cafe-flag-x = peligroso
cafe-flag-b = bloquea la vista y el paso
cafe-flag-n = no estorba a nadie
cafe-flag = Bandera { $area }
cafe-flag-of-red = del bando rojo
cafe-flag-of-blue = del bando azul
cafe-flag-of-none = de nadie
cafe-held = del bando { $side } sin interrupción desde la primera captura ★
cafe-contested = ambos bandos están cerca: quedaría sin dueño
cafe-contested-kept = ambos bandos están cerca: conservaría su dueño
cafe-near = el bando { $side } está cerca y se la quedaría
cafe-taken = captura del bando { $side }
cafe-neutral = disputada: ya no es de nadie
cafe-ground = { $does } ({ $rule })
cafe-ground-d = Difícil: un movimiento que lo cruza, entra en él o sale de él llega a la mitad
cafe-ground-c = Cobertura: los disparos a un blanco dentro o detrás valen menos
cafe-ground-x = Peligroso: quien lo cruza, entra en él o sale de él tira un dado y puede recibir una herida
cafe-ground-b = Bloquea la vista: nadie ve, dispara ni lucha a través
cafe-ground-shut = Nadie se para dentro ni pasa a menos de 1 cm
cafe-ground-bridge = Un paso sobre el arroyo que no es difícil
cafe-ground-n = No estorba a nadie
cafe-crosshair = Mira { $where }; las flechas la mueven, con Mayús de cinco en cinco; Re Pág y Av Pág miran las unidades
cafe-ruler-at = Regla { $where }; Intro apoya aquí su extremo
cafe-face-down = Una unidad boca abajo ({ $side }) { $area }
cafe-ruler = Medir
cafe-ruler-text = Mide entre dos puntos cualesquiera: clic o Intro en el primero, y luego se sigue.
cafe-ruler-start = Apoya aquí el extremo de la regla:
cafe-measured = { $length } cm { $way }.
cafe-within-range = Entre dos bases son { $gap } cm: dentro del alcance de tiro (hasta { $limit } cm).
cafe-beyond-range = Entre dos bases son { $gap } cm: fuera del alcance de tiro (hasta { $limit } cm).
cafe-within-contact = Allí dos unidades están en contacto.
cafe-beyond-contact = Allí dos unidades no están en contacto.
cafe-refused-at = Aquí no
cafe-refused = Las reglas no lo permiten.
cafe-slow = Terreno difícil: todo el movimiento se reduce a la mitad.
cafe-danger = Terreno peligroso: un dado al llegar; puede herir.
cafe-must-fight = Contacto: lucharía con { $units }.
cafe-could-shoot = Podría disparar a { $units }.
cafe-exposed = Podrían dispararle en esta ronda { $units }.
cafe-safe = Nadie podría dispararle allí en esta ronda.
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
cafe-odds-hit = acierta
cafe-odds-kill = elimina
cafe-odds-wound = se hiere
cafe-odds-lost = se pierde
cafe-shoots = dispara a
cafe-fights = lucha con
cafe-which = { $unit } ({ $side })
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
cafe-defence = { $dice ->
        [one] Evadir: 1 dado, que debe llegar a { $value } ({ $evade }); un 1 hiere a la unidad ({ $ones }).
       *[other] Evadir: { $dice } dados, uno debe llegar a { $value } ({ $evade }); cada 1 hiere a la unidad (al menos uno: { $ones }).
    }
cafe-out = Se pierde en este ataque: { $evading } si evade, { $taking } si recibe el golpe.
cafe-defence-exito = Un seis natural no se puede evadir. Se pierde en este ataque: { $taking }.
cafe-light = Herida leve: { $unit } tiene { $points ->
        [one] un punto de herida
       *[other] { $points } puntos de herida
    }.
cafe-grave = Herida grave: { $unit } tiene { $points ->
        [one] un punto de herida
       *[other] { $points } puntos de herida
    }.
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
cafe-commander-out = Ha terminado la ronda.
cafe-scoring = Lo que puntúa esta ronda
cafe-scoring-text = Cada fila de puntos de victoria y lo que aún le falta.
cafe-points = Puntuación
cafe-row = Al acabar la ronda
cafe-worth = Puntos
cafe-brought = Entre paréntesis: lo que dio la ronda { $round }.
cafe-close = Cerrar
cafe-dodge = Mis Domucor siempre evaden
cafe-dodge-text = Una orden permanente: un Domucor (D) es una unidad que cae de un golpe. Si está marcada, los tuyos responden a cada golpe evadiendo (tirando un dado contra él) y no se te pregunta, salvo que puedas jugar una carta. Clic para darla o retirarla.
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
cafe-area-n = un punto del norte de la mesa
cafe-area-ne = un punto del noreste de la mesa
cafe-area-e = un punto del este de la mesa
cafe-area-se = un punto del sureste de la mesa
cafe-area-s = un punto del sur de la mesa
cafe-area-sw = un punto del suroeste de la mesa
cafe-area-w = un punto del oeste de la mesa
cafe-area-nw = un punto del noroeste de la mesa
cafe-area-c = un punto del centro de la mesa
cafe-in-n = en el norte
cafe-in-ne = en el noreste
cafe-in-e = en el este
cafe-in-se = en el sureste
cafe-in-s = en el sur
cafe-in-sw = en el suroeste
cafe-in-w = en el oeste
cafe-in-nw = en el noroeste
cafe-in-c = en el centro
cafe-way-n = al norte
cafe-way-ne = al noreste
cafe-way-e = al este
cafe-way-se = al sureste
cafe-way-s = al sur
cafe-way-sw = al suroeste
cafe-way-w = al oeste
cafe-way-nw = al noroeste
cafe-way = { $length } cm { $way }
cafe-off-unit = a { $way } de { $unit }
cafe-off-flag = a { $way } de la bandera { $area }
cafe-where = { $area } ({ $near })
cafe-point-way = un punto a { $way }
cafe-point-in = un punto { $where }
cafe-band-n = norte
cafe-band-c = centro
cafe-band-s = sur
cafe-go-flag = A la bandera { $area }
cafe-go-towards = Hacia la bandera { $area }: faltan { $left } cm
cafe-go-fight = Al contacto con { $unit }
cafe-go-shoot = Donde puede disparar a { $units }
cafe-go-safe = Donde nadie puede dispararle en esta ronda
cafe-go-front = Delante, { $band }
cafe-go-rear = Detrás, { $band }
cafe-go-far = Lo más lejos posible: { $way }
cafe-still-mint = hojas de menta
cafe-still-biscuits = galletas rotas
cafe-still-shaker = salero
cafe-still-milk = leche derramada
cafe-still-puddle = charco de leche
cafe-still-sticks = palitos de madera
cafe-still-caddy = caja de sobres de azúcar
cafe-still-tin = lata de té
cafe-legend = Leyenda
cafe-legend-text = Qué significan los bordes del terreno, las cosas de la mesa y las marcas de las figuras.
cafe-legend-hems = Lo que hace el terreno
cafe-legend-things = En esta mesa
cafe-legend-figures = Figuras
cafe-legend-marks = Puntos claros: la Salud que queda. Gotas rojas: puntos de herida. Rombo negro: daño por llegar. Galones dorados: rango. Las figuras pálidas ya se han activado.
cafe-legend-sides = El bando rojo está sobre bases redondas, el azul sobre bases de ocho lados con una línea cortada.
cafe-pop-evaded = evadido
cafe-pop-cover = cobertura
cafe-pop-danger = se quema
cafe-pop-light = herida leve
cafe-pop-grave = herida grave
cafe-exposed-later = Desde la próxima ronda también { $units }.
cafe-can-shoot-later = Ya no dispara en esta ronda; desde aquí, en la siguiente: { $units }
cafe-aimed = { $unit } ({ $needed }+)
cafe-aimed-cover = { $unit } ({ $needed }+, cobertura: { $things })
cafe-change-cover = cobertura −{ $amount }
cafe-change-cover-of = cobertura −{ $amount } ({ $things })
cafe-change-aim = carta +{ $amount }
cafe-change-counter = contraataque −{ $amount }
cafe-changes = Cada dado: { $changes }.
cafe-past-inside = No da cobertura: { $things } (quien dispara está dentro).
cafe-past-edge = No da cobertura: { $things } (la línea solo pasa al lado).
cafe-attacked-close =
    { $dice ->
        [one] { $attacker } ataca a { $target } cuerpo a cuerpo: 1 dado, acierta con { $needed } o más
       *[other] { $attacker } ataca a { $target } cuerpo a cuerpo: { $dice } dados, aciertan con { $needed } o más
    }
cafe-attacked-ranged =
    { $dice ->
        [one] { $attacker } dispara a { $target }: 1 dado, acierta con { $needed } o más
       *[other] { $attacker } dispara a { $target }: { $dice } dados, aciertan con { $needed } o más
    }
cafe-tip-ready = Aún puede activarse en esta ronda
cafe-tip-acting = Está actuando ahora
cafe-tip-spent = Ya se activó en esta ronda
cafe-flag-units = Al alcance (base a { $limit } cm o menos): { $units }
cafe-flag-nobody = Nadie está al alcance (una base a { $limit } cm o menos)
cafe-formation-slow = En terreno difícil, donde todo movimiento rinde la mitad: { $units }
cafe-round-scores = { $side }: +{ $gain } PV, total { $total } ({ $rows })

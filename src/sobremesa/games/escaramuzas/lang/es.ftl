game-name = Escaramuzas de Café
game-tagline = Dos pequeños ejércitos, una mesa de café, pocos dados y mucha suerte.

# Elementos

seat-0 = Rojo
seat-1 = Azul
seat-2 = Rojo 2
seat-3 = Azul 2
seat-4 = Rojo 3
seat-5 = Azul 3
seat-6 = Rojo 4
seat-7 = Azul 4
side-red = rojo
side-blue = azul
type-domucor = Domucor
    .text = Cae de un solo golpe y asciende con una sola baja.
type-thanary = Thanary
    .text = Rápido y ligero.
type-minguin = Minguin
    .text = El curandero: el más rápido, débil al atacar; puede curar a un vecino en lugar de atacar.
type-eco = Eco
    .text = Firme, ni rápido ni lento.
type-baramon = Baramon
    .text = Difícil de abatir.
type-alpha = Alpha
    .text = El más duro y el más lento.
terrain-forest = bosque
    .text = Difícil y da cobertura.
terrain-rocks = rocas
    .text = Difíciles y dan cobertura.
terrain-city = ciudad en ruinas
    .text = Difícil y da cobertura.
terrain-wall = muro
    .text = Difícil y da cobertura.
terrain-tower = torre
    .text = Da cobertura.
terrain-stream = arroyo
    .text = Difícil, salvo por un puente.
terrain-lake = lago
    .text = Difícil.
terrain-swamp = pantano
    .text = Difícil y peligroso: quien lo cruza puede salir herido.
terrain-building = edificio
    .text = Tapa la vista; nadie se acerca a menos de un centímetro.
terrain-bridge = puente
    .text = Cruza un arroyo sin estorbo.
piece-forest = bosque
piece-rocks = rocas
piece-city = ciudad en ruinas
piece-wall_h = muro de oeste a este
piece-wall_v = muro de norte a sur
piece-tower = torre
piece-lake = lago
piece-swamp = pantano
piece-building = edificio
formation-line = Línea
    .text = Los duros delante, del centro hacia fuera.
formation-wings = Alas
    .text = Los duros delante, de los flancos hacia dentro.
formation-block = Bloque
    .text = Apretados en el centro, los duros delante.
formation-screen = Pantalla
    .text = Como la línea, con los Domucor delante.
map-diagonal_woods = Bosques en diagonal
map-three_bridges = Los tres puentes
map-old_town = Pueblo viejo
map-black_swamp = Pantano negro
map-watchtowers = Las atalayas
map-bar_table = La mesa del bar
map-chalk = Tiza
map-random = una mesa al azar
map-draft = una mesa armada por los jugadores
map-own = una mesa propia
army-standard = Ejército estándar
army-quick = Ejército rápido
army-horde = Horda
army-elite = Élite
row-V1 = objetivos controlados
row-V2 =
    { $need ->
        [1] una unidad en la zona enemiga
       *[other] { $need } unidades en la zona enemiga
    }
row-V3 =
    { $need ->
        [1] una baja a distancia
       *[other] { $need } bajas a distancia
    }
row-V4 =
    { $need ->
        [1] una baja cuerpo a cuerpo
       *[other] { $need } bajas cuerpo a cuerpo
    }
row-V5 =
    { $need ->
        [1] una baja a distancia
        [3] tres bajas a distancia
       *[other] { $need } bajas a distancia
    }
row-V6 =
    { $need ->
        [1] una baja cuerpo a cuerpo
        [3] tres bajas cuerpo a cuerpo
       *[other] { $need } bajas cuerpo a cuerpo
    }
row-V7 =
    { $need ->
        [1] una unidad en la zona enemiga
        [3] tres unidades en la zona enemiga
       *[other] { $need } unidades en la zona enemiga
    }
row-V8 = objetivos mantenidos desde el principio hasta el fin
row-V9 =
    { $need ->
        [1] una baja cuerpo a cuerpo
        [6] seis bajas cuerpo a cuerpo
       *[other] { $need } bajas cuerpo a cuerpo
    }
row-V10 =
    { $need ->
        [1] una baja a distancia
        [6] seis bajas a distancia
       *[other] { $need } bajas a distancia
    }
row-V11 = todos los objetivos
tally-vp = PV
tally-ap = PA
ledger-nobody = no cuenta para nadie
ledger-ranged = baja a distancia
ledger-close = baja cuerpo a cuerpo
way-e = este
way-se = sureste
way-s = sur
way-sw = suroeste
way-w = oeste
way-nw = noroeste
way-n = norte
way-ne = noreste

card-first_aid = Primeros auxilios
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. Una unidad amiga { $mend ->
            [0] por debajo de su Salud recupera { $heal }
            [1] recupera hasta { $heal } de Salud y pierde 1 punto de herida
           *[other] recupera hasta { $heal } de Salud y pierde hasta { $mend } puntos de herida
        }.
card-poisoned_knife = Cuchillo envenenado
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. Un enemigo en contacto recibe { $damage } de daño; si vive, con { $needed } o más recibe { $delay } más en la próxima ronda.
card-last_charge = Última carga
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }, con exactamente { $last } de Salud. Un enemigo a distancia de Movimiento { $reach ->
            [0] y a la vista
           *[other] más { $reach } cm y a la vista
        } recibe { $damage } de daño; después tu unidad desaparece.
card-frenzy = Frenesí
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }{ $cost ->
            [0] .
           *[other] , cuesta { $cost } de Salud.
        } Toda otra unidad a { $reach } cm y a la vista, amiga o enemiga: con { $needed } o más recibe { $damage } de daño.
card-espionage = Espionaje
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. { $cards ->
            [1] Una carta al azar de una mano rival se muestra y va
           *[other] { $cards } cartas al azar de una mano rival se muestran y van
        } bajo el mazo.
card-false_orders = Instrucciones falsas
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. Mueve hasta { $shift } cm a un enemigo al alcance y a la vista.
card-tactical_step = Paso táctico
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. Mueve hasta { $shift } cm a una unidad amiga que no esté en contacto.
card-cheetah_sprint = Sprint de guepardo
    .text = Inicio. Movimiento +{ $move } en esta activación.
card-pathfinder = Baqueano
    .text = Inicio. Ningún terreno es difícil ni peligroso al caminar o correr.
card-refill = Otra ronda
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. Otra de tus unidades activadas vuelve a estar lista.
card-marching_orders = Orden de marcha
    .text =
        { $timing ->
            [start] Inicio
           *[action] Acción
        }. Tu bando gana { $action_points ->
            [1] 1 punto de acción
           *[other] { $action_points } puntos de acción
        }.
card-double_espresso = Espresso doble
    .text =
        Ataque{ $cost ->
            [0] .
           *[other] , cuesta { $cost } de Salud.
        } { $dice ->
            [1] Un dado más.
           *[other] { $dice } dados más.
        }
card-sharpshooter = Francotirador
    .text = Ataque, quieto y sin contacto. Alcance +{ $range } cm.
card-steady_aim = Pulso firme
    .text = Ataque. Cada dado vale { $aim } más.
card-double_shot = Disparo doble
    .text = Ataque, sin contacto. Tras este disparo la unidad puede disparar otra vez.
card-steel_nerves = Nervios de acero
    .text = Ataque. Los unos ni hieren ni causan pánico.
card-camouflage = Camuflaje
    .text = Cuando disparan a tu unidad: el disparo se pierde y tu unidad queda activada.
card-hit_the_dirt = Cuerpo a tierra
    .text = Cuando atacan a tu unidad: cada dado con que evade vale { $resist } más.
card-counterattack = Contraataque
    .text =
        Cuando atacan a tu unidad: después ataca ella{ $penalty ->
            [0] .
           *[other] , con −{ $penalty }.
        }
card-tourniquet = Torniquete
    .text =
        Cuando aciertan a tu unidad: { $delay ->
            [1] el daño llega
           *[other] { $delay } de daño llegan
        } al empezar la próxima ronda.
card-dented_thermos = Termo abollado
    .text = Cuando aciertan a tu unidad, incluso con un seis: no pasa nada.

# Acciones

verb-to = Hasta { $point }
verb-unit = { $label }
verb-ally = { $label } (amigo)
verb-target = { $label } (enemigo)
verb-support = { $label } acude en apoyo
verb-play = Jugar { $card }
verb-rival = { $rival }
verb-piece = Colocar: { $piece }
verb-formation = Formación: { $formation }
verb-stay = Quedarse en su lado
verb-swap = Cambiar de lado
verb-pass = Pasar hasta el fin de la ronda
verb-done = Terminar el turno
verb-stand = Quieto
verb-walk = Caminar
verb-run = Correr
verb-hold = No atacar
verb-evade = Evadir
verb-take = Recibir el golpe
verb-decline = No hacer nada
verb-advance = Avanzar
verb-remain = Quedarse

# Preguntas

stage-draft_piece = { $seat }: ¿qué terreno colocas?
    .text = Donde los jugadores montan la mesa, los bandos se turnan: elige una pieza de terreno.
stage-draft_at = { $seat }: ¿dónde va?
    .text = Elige dónde va su centro; solo se ofrecen lugares libres y lo bastante lejos de los demás.
stage-side_choice = { $seat }: ¿quedarse o cambiar de lado?
stage-deploy_unit = { $seat }: ¿qué unidad o qué formación se despliega?
stage-deploy_at = { $seat }: ¿dónde se coloca la unidad?
stage-activate = { $seat }: activa una unidad o pasa
stage-mode = { $seat }: quieto, caminar, correr o jugar una carta
stage-move_to = { $seat }: ¿adónde?
stage-attack = { $seat }: ¿a quién atacar?
stage-react = { $seat }: ¿jugar una carta contra este ataque?
    .text = Atacan a una unidad tuya y tienes una carta para este momento: juégala antes de que rueden los dados, o renuncia. Una carta por ataque; los datos del ataque están junto al tablero.
stage-defend = { $seat }: ¿evadir el golpe o recibirlo?
stage-advance = { $seat }: ¿avanzar al lugar de la unidad caída?
    .text = Tu unidad ha vencido cuerpo a cuerpo: puede avanzar al lugar de la caída. Si allí hay un enemigo en contacto, tiene que luchar otra vez en el acto.
stage-support = { $seat }: ¿acude alguien en apoyo?
    .text = Una unidad tuya cercana a la caída puede ocupar su lugar sin gastar puntos de acción; entonces el enemigo no avanza.
stage-card_ally = { $seat }: ¿para cuál de tus unidades es la carta?
    .text = La carta actúa sobre una de tus unidades: elígela.
stage-card_target = { $seat }: ¿sobre qué enemigo actúa la carta?
    .text = La carta actúa sobre una unidad enemiga: elígela.
stage-card_to = { $seat }: ¿adónde se mueve la unidad?
    .text = La carta mueve una unidad en línea recta: elige adónde.
stage-card_rival = { $seat }: ¿sobre la mano de quién actúa la carta?
    .text = La carta actúa sobre la mano de un jugador enemigo: elige la de quién.

# Sucesos

event-3-1-table = La mesa: { $map }.
event-3-6-drawn = La mesa salió al azar: { $pieces ->
        [0] sin terrenos
        [one] un terreno
       *[other] { $pieces } terrenos
    }, { $objectives ->
        [one] un objetivo
       *[other] { $objectives } objetivos
    }.
event-3-7-placed = El bando { $side } coloca un terreno en { $point }: { $piece }.
event-3-7-objective = El bando { $side } pone un objetivo en { $point }.
event-3-7-stops = No queda sitio: la mesa tiene { $pieces ->
        [one] un terreno
       *[other] { $pieces } terrenos
    } y { $objectives ->
        [one] un objetivo
       *[other] { $objectives } objetivos
    }.
event-4-1-rolls = Elección de lado: el rojo saca { $red }, el azul saca { $blue }.
event-4-1-stays = El bando { $side } deja los lados como están: rojo al oeste.
event-4-1-swaps = El bando { $side } cambia los lados: rojo al este.
event-4-4-placed = { $label } ({ $side }) se coloca en { $point }.
event-4-5-formation = { $seat } despliega todas las unidades que le quedan: { $formation }.
    .hidden = { $seat } despliega todas las unidades que le quedan.
event-4-6-placed = { $label } ({ $side }) se coloca boca abajo en { $point }.
    .hidden = Se coloca una unidad boca abajo en { $point }.
event-4-6-shown = En { $point } está { $label } ({ $side }).
event-4-7-deals = { $seat } recibe { $card }.
    .hidden = { $seat } recibe una carta.
event-5-1-round = Empieza la ronda { $round }.
event-5-3-rolls = Iniciativa, { $side }: { $one } + { $two } = { $total }.
event-5-3-tie = Los dos tienen { $total }: tiran otra vez.
event-5-3-first = Empieza el bando { $side }.
event-5-4-points = Cada bando tiene { $count ->
        [one] un punto de acción
       *[other] { $count } puntos de acción
    }.
event-5-5-activates =
    { $left ->
        [one] Se activa { $label } ({ $side }); queda 1 punto de acción.
       *[other] Se activa { $label } ({ $side }); quedan { $left } puntos de acción.
    }
event-5-6-passes = { $seat } pasa hasta el fin de la ronda.
event-5-8-done = { $seat } termina el turno.
event-5-9-ends = Termina la ronda { $round }.
event-6-1-stands = { $label } ({ $side }) se queda quieto.
event-6-3-walks = { $label } ({ $side }) camina { ROOT($square) } cm hacia el { $way } (ahora: { $point }).
event-6-3-runs = { $label } ({ $side }) corre { ROOT($square) } cm hacia el { $way } (ahora: { $point }).
event-6-5-difficult = El terreno difícil reduce a la mitad el movimiento de { $label } ({ $side }): recorre { ROOT($square) } cm.
event-6-6-danger = Peligro para { $label } ({ $side }): un { $die }, recibe una herida.
event-6-6-safe = Peligro para { $label } ({ $side }): un { $die }, no pasa nada.
event-6-9-holds = { $label } ({ $side }) no ataca.
event-7-2-shoots = { $label } ({ $side }) dispara al { $target } enemigo, a { ROOT($square, less: 2) } cm (alcance { ROOT($limit, less: 2) } cm).
event-7-3-cover = { $label } ({ $side }) está a cubierto: −{ $penalty }.
event-8-1-fights = { $label } ({ $side }) lucha cuerpo a cuerpo con el { $target } enemigo.
event-8-2-critical = Dado de ataque 1: fallo crítico.
event-8-2-exito = Dado de ataque 6: éxito, no se puede evadir.
event-8-3-hits = Dado de ataque { $die }, modificador { $modifier }: { $value } ≥ { $needed }, acierto.
event-8-3-misses = Dado de ataque { $die }, modificador { $modifier }: { $value } < { $needed }, fallo.
event-8-3-aim = Una carta hace que cada dado de ataque de { $label } ({ $side }) valga { $gain } más.
event-8-3-counter = { $label } ({ $side }) contraataca: cada uno de sus dados vale { $penalty } menos.
event-8-5-takes = { $label } ({ $side }) recibe el golpe.
event-8-6-rolls = Dado de evasión { $die }, modificador { $modifier }, contra { $value }.
event-8-6-evaded = { $label } ({ $side }) lo evade.
event-8-6-caught = { $label } ({ $side }) no lo evade.
event-8-7-damage = { $label } ({ $side }) recibe daño: Salud { $left }.
event-8-8-critical = { $label } ({ $side }) sacó un 1 al evadir.
event-9-1-light = { $label } ({ $side }): herida leve (dado { $die }), puntos de herida { $points }.
event-9-1-grave = { $label } ({ $side }): herida grave (dado { $die }), puntos de herida { $points }.
event-9-2-critical = { $label } ({ $side }) se hiere con su propio 1.
event-9-5-panics = { $label } ({ $side }) sacó { $ones ->
        [one] un uno
       *[other] { $ones } unos
    }, entra en pánico y huye.
event-9-6-removed = { $label } ({ $side }) queda fuera: { $ledger }.
event-9-9-delayed = Daño pendiente: { $label } ({ $side }) tiene Salud { $left }.
event-10-1-advances = { $label } ({ $side }) avanza al lugar de la unidad caída ({ $point }).
event-10-1-remains = { $label } ({ $side }) se queda donde está.
event-10-2-supports = { $label } ({ $side }) acude en apoyo al lugar de la unidad caída ({ $point }).
event-11-1-heals = { $label } ({ $side }) cura a { $patient }: Salud { $health }, puntos de herida { $wounds }.
event-12-1-promoted = { $label } ({ $side }) asciende al rango { $rank } y queda como nuevo.
event-13-6-played = { $seat } juega { $card }.
event-13-8-draws = { $seat } roba { $card }.
    .hidden = { $seat } roba una carta.
event-13-8-takes = { $seat } roba { $card }, a la vista de todos.
event-13-8-nothing =
    { $deck ->
        [0] { $seat } no roba nada: el mazo está vacío.
       *[other] { $seat } no roba nada: la mano está llena ({ $hand }).
    }
event-13-9-faster = { $label } ({ $side }) tiene ahora Movimiento { $movement }.
event-13-9-free = Ningún terreno estorba ahora a { $label } ({ $side }).
event-13-9-points = El bando { $side } gana { $gain ->
        [one] un punto de acción
       *[other] { $gain } puntos de acción
    } y tiene { $count }.
event-13-9-ready = { $label } ({ $side }) vuelve a estar listo.
event-13-9-heals = { $label } ({ $side }) se recupera: Salud { $health }, puntos de herida { $wounds }.
event-13-9-damage = { $label } ({ $side }) recibe daño: Salud { $left }.
event-13-9-cost = { $label } ({ $side }) paga con Salud: le queda { $left }.
event-13-9-rolls = Dado para { $label } ({ $side }): { $die }, hace falta { $needed }.
event-13-9-dice = { $label } ({ $side }) ataca con { $gain ->
        [one] un dado más
       *[other] { $gain } dados más
    }.
event-13-9-range = { $label } ({ $side }) dispara { $gain } cm más lejos en este ataque.
event-13-9-again = { $label } ({ $side }) puede disparar otra vez tras este disparo.
event-13-9-calm = En este ataque los unos ni hieren a { $label } ({ $side }) ni le hacen huir.
event-13-9-resist = En este ataque cada dado con que evade { $label } ({ $side }) vale { $gain } más.
event-13-9-counter = Tras este ataque { $label } ({ $side }) contraataca{ $penalty ->
        [0] {""}
       *[other] , con −{ $penalty } en cada dado
    }.
event-13-9-delay =
    { $count ->
        [one] { $label } ({ $side }) recibirá 1 de daño en la próxima ronda.
       *[other] { $label } ({ $side }) recibirá { $count } de daño en la próxima ronda.
    }
event-13-9-shifts = { $label } ({ $side }) se desplaza { ROOT($square) } cm hacia el { $way } (ahora: { $point }).
event-13-9-shown = { $card }, de la mano de { $seat }, se muestra y va bajo el mazo.
event-13-9-void = El disparo a { $label } ({ $side }) se pierde; la unidad queda activada.
event-13-9-cancel = El golpe a { $label } ({ $side }) no tiene efecto.
event-14-2-captured = El bando { $side } captura el objetivo en { $point }.
event-14-3-contested = El objetivo en { $point } está en disputa: no es de nadie.
event-14-5-lost = El bando { $side } ya no mantiene sin interrupción el objetivo en { $point }.
event-15-1-scores = El bando { $side } suma { $gain }: { $row }. Total { $total }.
event-16-1-dominates =
    { $left ->
        [0] El bando { $side } domina: al enemigo no le queda ninguna unidad.
        [one] El bando { $side } domina: al enemigo le queda una unidad.
       *[other] El bando { $side } domina: al enemigo le quedan { $left } unidades.
    }
event-16-2-wins = El bando { $side } gana por puntos: { $points } a { $other }.
event-16-3-wins = Empate a puntos; el bando { $side } tiene más unidades: { $units } a { $other }.
event-16-3-draw =
    { $points ->
        [one] Iguales a un punto: empate.
       *[other] Iguales a { $points } puntos: empate.
    }

# Respuestas rechazadas: los números son distancias al cuadrado, ROOT los hace centímetros; entre bases son 2 cm menos

refused-here = La unidad ya está ahí.
refused-zone = Eso queda fuera de la zona permitida.
refused-near = Demasiado cerca de otra pieza ({ $terrain }): { ROOT($left) } cm, y entre las dos debe haber { ROOT($right) } cm.
refused-no_place = No queda sitio para esta pieza ({ $piece }), a { ROOT($right) } cm de todas las demás.
refused-objective = Demasiado cerca de otro objetivo: { ROOT($left) } cm, y entre los dos debe haber más de { ROOT($right) } cm.
refused-base = Demasiado cerca de { $label } ({ $side }): las bases se montarían una sobre otra.
refused-token = Demasiado cerca de una unidad boca abajo: las bases se montarían una sobre otra.
refused-keep_out = A menos de 1 cm de una pieza que bloquea: { $terrain }.
refused-barred = El camino pasa a menos de 1 cm de una pieza que bloquea: { $terrain }.
refused-enemy = { $label } ({ $side }) está en medio del camino.
refused-far = Demasiado lejos: { ROOT($left) } cm, y no llega a más de { ROOT($right) } cm.
refused-difficult = Demasiado lejos: { ROOT($left) } cm, y con terreno difícil en el camino ({ $terrain }) no llega a más de { ROOT($right) } cm.
refused-stuck = No hay ningún punto al que { $label } pueda ir a { ROOT($right) } cm o menos.
refused-range = { $label } está fuera de alcance: a { ROOT($left, less: 2) } cm, y el alcance es de { ROOT($right, less: 2) } cm.
refused-apart = { $label } no está en contacto: está a { ROOT($left, less: 2) } cm.
refused-remote = { $label } está demasiado lejos del lugar de la unidad caída: a { ROOT($left, less: 2) } cm.
refused-sight = Fuera de la vista, detrás de: { $terrain }.
refused-contact = La unidad está en contacto con { $label } y debe luchar.
refused-running = Después de correr no se dispara.
refused-unarmed = { $label } no tiene dados para disparar.
refused-activated = { $label } ya se activó en esta ronda.
refused-owner = Solo { $seat } decide por esta unidad.
refused-no_unit = No hay ningún { $label } en este ejército ({ $side }).
refused-gone = { $label } ({ $side }) ya fue retirado y no vuelve.
refused-placed = { $label } ya está en la mesa.
refused-going_on = Ya se activó una unidad en este turno: se acaba con «Terminar el turno», no pasando.
refused-not_begun = Aún no se activó ninguna unidad en este turno: activa una o pasa.
refused-healer = { $label } no cura: solo curan los Minguin u otros curanderos.
refused-ran = Después de correr no se cura.
refused-armed = Tras una carta de Ataque solo queda nombrar el objetivo.
refused-chained = Tras avanzar, la unidad lucha enseguida.
refused-again = El segundo disparo solo puede ser un disparo, o nada.
refused-itself = Un curandero cura a otros, no a sí mismo.
refused-unhurt = A { $label } no le falta Salud ni tiene puntos de herida.
refused-healthy = A { $label } no le falta Salud: { $left } de { $right }.
refused-hunted = El paciente está al alcance de { $label } ({ $side }): a { ROOT($left, less: 2) } cm.
refused-tied = La unidad está en contacto con otro enemigo: { $label }.
refused-engaged = La unidad está en contacto con { $label }.
refused-other = La carta es para otra unidad, no para la activa.
refused-ready = { $label } ya está listo.
refused-fixed = No hay ningún punto al que se pueda mover a { $label }.
refused-no_cards = Esta partida se juega sin cartas.
refused-one_card = Ya se jugó una carta en esta activación.
refused-reacted = Ya se jugó una reacción en este ataque.
refused-countered = A un contraataque no se responde con cartas.
refused-timing =
    { $timing ->
        [action] { $card } es una Acción: se juega en vez de quedarse quieto, caminar o correr.
        [start] { $card } se juega al empezar una activación, antes de elegir cómo moverse.
        [attack] { $card } se juega en el paso de ataque, antes de nombrar el objetivo.
        [target] { $card } se juega cuando atacan a una unidad tuya.
       *[hit] { $card } se juega cuando aciertan a una unidad tuya.
    }
refused-not_held = No tienes { $card } en la mano.
refused-cost = { $label } tiene Salud { $left }: paga { $right } y debe conservar 1.
refused-last = { $label } tiene Salud { $left }, la carta pide exactamente { $right }.
refused-nobody_near = { $card }: no hay ningún enemigo a la vista a { ROOT($right, less: 2) } cm o menos.
refused-nobody_moves = { $card }: nadie a quien pueda nombrar tiene adónde moverse.
refused-nobody_hurt = { $card }: a nadie de tu bando le falta Salud.
refused-nobody_loose = { $card }: todo tu bando está en contacto con el enemigo.
refused-nobody_tired = { $card }: ninguna otra unidad tuya se ha activado.
refused-no_hands = { $card }: ningún rival tiene cartas.
refused-standing = { $card } es para una unidad que se queda quieta.
refused-no_prey = { $card }: no hay a quién atacar.
refused-ranged = { $card } no responde a un ataque cuerpo a cuerpo.
refused-exito = Un 6 natural no se puede evadir.
refused-compulsory = En esta partida hay que evadir todo golpe que se pueda.
refused-no_seat = Ahí no se sienta nadie: { $seat }.
refused-friend = { $seat } es de tu propio bando.
refused-no_hand = { $seat } no tiene cartas.

# Finales

end-16-1 = Un bando quedó deshecho.
end-16-2 = Se jugó la última ronda: victoria por puntos.
end-16-3 = Se jugó la última ronda: iguales a puntos.

# Opciones

option-rounds = Rondas de la partida.
option-army_red = Ejército rojo.
option-army_blue = Ejército azul.
option-army_points_cap = Puntos que puede costar un ejército; 0 sin límite.
option-defeat_threshold = Pierde el bando al que le quedan estas unidades o menos.
option-map = La mesa.
option-own_map = Una mesa propia, como texto, en lugar del mapa.
option-objectives = Número de objetivos.
option-terrain_pieces = Terrenos de una mesa al azar.
option-draft_pieces = Terrenos que coloca cada bando al armar la mesa.
option-terrain_overrides = Otros efectos para los terrenos, como rocks=c;wall=n.
option-deploy_gap = Centímetros entre las zonas de despliegue.
option-edge_margin = Centímetros libres hasta los bordes al desplegar.
option-hidden_deployment = Las unidades se despliegan boca abajo.
option-platoon_size = Unidades que un jugador puede activar en un turno.
option-cards = Jugar con cartas de habilidad.
option-cards_dealt = Cartas repartidas a cada jugador, mientras el mazo alcance para todos por igual.
option-hand_limit = Cartas que caben en una mano.
option-range = Alcance de disparo en centímetros.
option-contact = A menos de estos centímetros hay contacto.
option-contact_inclusive = Exactamente esa distancia también es contacto.
option-capture = Distancia de captura en centímetros.
option-hit_on = Un dado de este valor o más acierta.
option-cover_penalty = Lo que la cobertura resta a cada dado de ataque.
option-danger_faces = Caras del dado que hieren en terreno peligroso.
option-wound_limit = Puntos de herida con los que una unidad queda fuera.
option-light_max = Cara más alta de una herida leve.
option-self_wounds = El atacante se hiere con sus propios unos.
option-evade_choice = Los golpes se pueden recibir en vez de evadir.
option-panic =
    Los atacantes entran en pánico con { $ranged ->
        [1] un uno
        [2] dos unos
       *[other] { $ranged } unos
    } ({ $close ->
        [1] uno
        [2] dos
        [3] tres
       *[other] { $close }
    } cuerpo a cuerpo).
option-panic_defence = También quien evade puede entrar en pánico.
option-run_melee = Una unidad puede luchar después de correr.
option-melee_mandatory = Una unidad en contacto tiene que luchar.
option-heal_range_only = Para curar solo cuenta la distancia al enemigo, no la vista.
option-promotion = Las bajas dan ascensos.
option-promotion_repeat = Una unidad puede ascender más de una vez.
option-contested = Un objetivo en disputa queda neutral o conserva su dueño.
option-vp_tiers = Quien alcanza la fila más alta de un par suma las dos, o solo la más alta.
option-vp_control = Puntos por cada objetivo controlado (V1).
option-vp_zone1 =
    Puntos por { $need ->
        [1] una unidad en la zona enemiga
       *[other] { $need } unidades en la zona enemiga
    } (V2).
option-vp_ranged1 =
    Puntos por { $need ->
        [1] una baja a distancia
       *[other] { $need } bajas a distancia
    } en la ronda (V3).
option-vp_cc1 =
    Puntos por { $need ->
        [1] una baja cuerpo a cuerpo
       *[other] { $need } bajas cuerpo a cuerpo
    } en la ronda (V4).
option-vp_ranged3 =
    Puntos por { $need ->
        [1] una baja a distancia
        [3] tres bajas a distancia
       *[other] { $need } bajas a distancia
    } en la ronda (V5).
option-vp_cc3 =
    Puntos por { $need ->
        [1] una baja cuerpo a cuerpo
        [3] tres bajas cuerpo a cuerpo
       *[other] { $need } bajas cuerpo a cuerpo
    } en la ronda (V6).
option-vp_zone3 =
    Puntos por { $need ->
        [1] una unidad en la zona enemiga
        [3] tres unidades en la zona enemiga
       *[other] { $need } unidades en la zona enemiga
    } (V7).
option-vp_hold = Puntos por un objetivo mantenido desde su primera captura hasta el fin (V8).
option-vp_cc6 =
    Puntos por { $need ->
        [1] una baja cuerpo a cuerpo
        [6] seis bajas cuerpo a cuerpo
       *[other] { $need } bajas cuerpo a cuerpo
    } en la partida (V9).
option-vp_ranged6 =
    Puntos por { $need ->
        [1] una baja a distancia
        [6] seis bajas a distancia
       *[other] { $need } bajas a distancia
    } en la partida (V10).
option-vp_all = Puntos por controlar todos los objetivos (V11).
option-tiebreak = A igualdad de puntos gana quien tenga más unidades, o hay empate.
choice-neutral = queda neutral
choice-keep = conserva su dueño
choice-cumulative = ambas filas
choice-highest = solo la mayor
choice-units = gana quien tiene más unidades
choice-draw = empate
preset-espresso = Espreso: ejércitos pequeños, de ocho unidades; pierde quien se queda con una.
preset-plain = Sencilla: sin cartas y con despliegue a la vista.
preset-close = A corta distancia: los disparos llegan a 16 cm y se decide más cuerpo a cuerpo.

# The table told in words

told-round = ronda
told-activated = activada
told-zones = zonas de despliegue
told-hits = impactos por responder
told-attacks = ataca a
told-turn = su turno
told-units = unidades
told-beaten = derrotado con
told-at_range = bajas a distancia (ronda/partida)
told-in_close = bajas cuerpo a cuerpo (ronda/partida)
told-due = puntuaría
told-terrain = Terreno
told-radius = radio
told-flag = Bandera
told-nobody = de nadie
told-held = en su poder desde el principio
told-near = cerca
told-face_down = boca abajo en
told-reserve = sin desplegar
told-ready = lista
told-acted = ya actuó
told-health = Salud
told-wounds = heridas
told-delay = daño pendiente
told-rank = rango
told-hand = mano
told-deck = Mazo
told-places = puede ir a

# What lies in the box

type-unit = Unidades
type-ability = Cartas de habilidad
type-terrain = Terreno
type-formation = Formaciones
type-map = Mapas
type-row = Puntos de victoria
word-health = Salud
word-resistance = dados de Resistencia
word-ranged = dados a distancia
word-close = dados cuerpo a cuerpo
word-movement = Movimiento
word-kills = bajas para ascender
word-points = puntos de ejército
word-heal = Salud que devuelve
word-mend = puntos de herida que quita
word-copies = en el mazo
word-worth = puntos

# En papel.

kit-ruler = Regla
kit-table = Mesa
kit-contact = contacto
kit-range = alcance
kit-wound = herida
kit-later = daño aplazado
kit-rank = rango

# Lo que decide una partida, lo que se cuenta para ello y lo que significan los signos.

goal-domination = Dominación: desgastar al enemigo
goal-points = Puntos: más que el enemigo tras la última ronda
goal-rounds = La partida termina tras la última ronda
count-enemy_units = unidades enemigas
count-vp = puntos de victoria
count-rounds = rondas
sign-red = el bando rojo
sign-blue = el bando azul
sign-turn = de quién es el turno
sign-unit_red = una unidad roja en la mesa, cualquiera en las listas: letra de su tipo y número
sign-unit_blue = una unidad azul en la mesa
sign-health = Salud
sign-wound = una herida
sign-delay = daño que llega al empezar la próxima ronda
sign-rank = un rango: ascendida
sign-flag_free = un objetivo de nadie
sign-flag_owned = un objetivo del bando de su color
sign-flag_held = un objetivo del mismo bando desde el principio
sign-points = un punto de acción
sign-place = adónde puede ir la unidad; entre los puntos: uno gastado
sign-defeat = unidades que quedan, y con cuántas se pierde
sign-at_range = unidades retiradas a distancia: esta ronda, esta partida
sign-in_close = unidades retiradas cuerpo a cuerpo: esta ronda, esta partida
sign-due = una fila de la hoja de puntos y lo que daría ahora
sign-zone = el borde de una zona de despliegue
sign-hidden_red = una unidad roja boca abajo
sign-hidden_blue = una unidad azul boca abajo
sign-card = una carta que no ves
sign-deck = cartas en el mazo
sign-times = tantas de una carta
sign-target = ataca a
sign-none = de nadie, o nada
sign-hit = un impacto por responder; ! no se puede evadir

# What is so at an element that is asked about

fact-point = Un punto de la mesa: a { $x } cm del borde oeste y { $y } cm del borde norte.
fact-near_flag = Bastante cerca de la bandera de { $point } para estar presente allí.
fact-flag = Una bandera, { $side }: la toma el bando que esté solo junto a ella al final de una ronda.
fact-flag_free = Una bandera, aún de nadie: la toma el bando que esté solo junto a ella al final de una ronda.
fact-unit = Aquí está la unidad { $label }, { $side }.
fact-ground = Terreno: { $terrain }{ $d_id ->
    [yes] {""}, difícil
   *[no] {""}
    }{ $x_id ->
    [yes] {""}, peligroso
   *[no] {""}
    }{ $c_id ->
    [yes] {""}, da cobertura
   *[no] {""}
    }{ $b_id ->
    [yes] {""}, corta la vista y el paso
   *[no] {""}
    }.
fact-no_terrain = No hay en esta mesa.
fact-zone = En la zona de despliegue del bando { $side }.
fact-type = { $type }, { $side }.
fact-stands = Está en { $point }.
fact-waits = Aún no está en la mesa.
fact-health = Salud { $health } de { $full }, heridas: { $wounds }.
fact-dice = Dados al disparar: { $ranged }; cuerpo a cuerpo: { $close }.
fact-moves = Corre { $run } cm, o anda { $walk } cm y puede disparar.
fact-spent = Ya ha actuado en esta ronda.
fact-contact = En contacto con: { $label }.
fact-targets = Puede disparar desde aquí en esta ronda a: { $label }.
fact-targets_later = Ya no dispara en esta ronda; desde aquí podría en la siguiente a: { $label }.
fact-aim = { $label } le acierta con cada dado que muestre { $needed } o más.
fact-change_cover = La cobertura quita { $amount } a cada dado.
fact-change_aim = Una carta suma { $amount } a cada dado.
fact-change_counter = El contraataque quita { $amount } a cada dado.
fact-covers = Le da cobertura: { $terrain } (está dentro o la línea lo cruza).
fact-past_inside = No da cobertura, porque quien dispara está dentro: { $terrain }.
fact-past_edge = No da cobertura, porque la línea solo pasa por el borde: { $terrain }.
fact-reaches = Al alcance de la bandera: { $label } ({ $side }).
fact-points = Puntos de victoria: { $points }.
fact-ap = Puntos de acción que quedan: { $ap }.
fact-units = Unidades en la mesa: { $units }; con { $defeat } o menos el bando está vencido.

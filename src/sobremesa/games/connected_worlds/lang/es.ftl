game-name = Connected Worlds
game-tagline = Conecta los mundos, gobierna el universo.

# Elementos

seat-s1 = Jugador 1
seat-s2 = Jugador 2
seat-s3 = Jugador 3
seat-s4 = Jugador 4
world-space = Espacio
world-world_a = Aurelia
world-world_b = Boreal
world-world_c = Ceniza
world-world_d = Ocaso
world-world_e = Edén

card-scientists = Científicos
card-engineers = Ingenieros
card-portal = Portal
card-harvester = Cosechadora
card-excavator = Excavadora
card-plasma_furnace = Horno de plasma
card-standard_base = Base estándar
card-advanced_base = Base avanzada
card-outpost = Puesto avanzado
card-metroplex = Metroplex
card-assault_team = Equipo de asalto
card-armoured_core = Núcleo blindado
card-titan_force = Fuerza titán
card-capital_army = Ejército capital
piece-standard_base = una Base estándar
piece-advanced_base = una Base avanzada
piece-outpost = un Puesto avanzado
piece-metroplex = un Metroplex
piece-assault_team = un Equipo de asalto
piece-armoured_core = un Núcleo blindado
piece-titan_force = una Fuerza titán
piece-capital_army = un Ejército capital

# Lo que dice una carta, según su acción especial o su clase

says-research =
    { $move ->
        [0] Investiga
       *[other] Mueve { $move }, o investiga
    }: compra una carta de acción.
says-build =
    { $move ->
        [0] Construye
       *[other] Mueve { $move }, o construye
    }: compra una carta de unidad.
says-connect =
    { $move ->
        [0] Conecta
       *[other] Mueve { $move }, o conecta
    } dos bases propias.
says-gather =
    { $move ->
        [0] Recolecta
       *[other] Mueve { $move }, o recolecta
    } { $amount ->
        [one] un recurso
       *[other] { $amount } recursos
    }.
says-base = Base de fuerza { $strength }: reclama su hexágono y los que lo rodean.
says-unit = Unidad de fuerza { $strength }.
says-cost = Cuesta { $cost }.
says-unsold = No está en venta.

# Acciones

verb-end = Terminar el turno
verb-move = Mover una pieza con { $card }
verb-use =
    { $card_sort ->
        [research] Investigar con { $card }
        [build] Construir con { $card }
        [connect] Conectar dos bases con { $card }
       *[gather] Recolectar con { $card }
    }
verb-deploy = Desplegar { $card }
verb-buy = Comprar { $card }
verb-pick = Mover { $piece }
verb-from = Desde { $hex }
verb-to = Al hexágono { $hex }
verb-link = Enlazar { $hex }
verb-keep = Conservar la base
verb-raze = Arrasar la base

# Preguntas

stage-place_base = { $seat }: ¿dónde estará tu primera base?
stage-main = { $seat }: juega una carta o termina el turno
stage-move_from = { $seat }: ¿desde qué hexágono vas a mover?
stage-move_piece = { $seat }: ¿qué pieza se mueve?
    .text = Allí hay varias piezas tuyas: elige la que se mueve.
stage-move_to = { $seat }: ¿adónde va?
stage-buy_action = { $seat }: ¿qué carta de acción compras?
stage-buy_unit = { $seat }: ¿qué carta de unidad compras?
stage-link_first = { $seat }: ¿qué base vas a enlazar?
stage-link_second = { $seat }: ¿con qué base?
stage-deploy_to = { $seat }: ¿dónde se despliega?
stage-raze_base = { $seat }: ¿conservas la base capturada o la arrasas?
    .text = En esta mesa una base capturada se conserva o se arrasa con sus enlaces; las unidades de allí se quedan.

# Sucesos

event-3-2-counter = { $world } queda en órbita en { $hex }.
event-3-3-youngest = Empieza { $seat }, por ser la persona más joven.
event-3-4-placed = { $seat } funda { $piece } en { $hex }.
event-3-5-garrison =
    { $count ->
        [one] { $seat } pone una guarnición en { $hex }: { $card }.
       *[other] { $seat } pone una guarnición en { $hex }: { $count } × { $card }.
    }
event-3-7-shuffles = { $seat } baraja un mazo de { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-4-1-round = Empieza la ronda { $round }.
event-4-2-turn = Es el turno de { $seat }.
event-draws = { $seat } roba { $card }.
    .hidden = { $seat } roba una carta.
event-reshuffles =
    { $count ->
        [one] { $seat } baraja el descarte: el nuevo mazo tiene una carta.
       *[other] { $seat } baraja el descarte: el nuevo mazo tiene { $count } cartas.
    }
event-4-6-ends = { $seat } termina el turno.
event-4-7-discards =
    { $count ->
        [0] { $seat } no tiene nada que descartar.
        [one] { $seat } descarta una carta.
       *[other] { $seat } descarta { $count } cartas.
    }
event-5-3-moves = { $seat } juega { $card } para mover.
event-5-3-uses = { $seat } usa { $card }.
event-6-1-moves =
    { $count ->
        [one] { $seat } mueve { $piece } de { $from } a { $to } (1 punto).
       *[other] { $seat } mueve { $piece } de { $from } a { $to } ({ $count } puntos).
    }
event-7-1-launches = { $seat }: { $piece } despega de { $from } a { $to }.
event-7-2-lands = { $seat }: { $piece } aterriza desde { $from } en { $to }.
event-8-1-linked = { $seat } enlaza las bases de { $from } y { $to }.
event-8-2-jumps = { $seat }: { $piece } salta de { $from } a { $to }.
event-8-5-unlinked = Se pierde el enlace entre { $from } y { $to }: su base se mueve.
event-8-6-unlinked = Se pierde el enlace entre { $from } y { $to } con su base.
event-9-1-combat = { $seat } ataca a { $enemy } en { $hex } con { $piece }.
event-9-4-beats = { $seat }: { $piece } vence a { $other } de { $enemy } en { $hex }.
event-9-4-both = { $seat } y { $enemy }: { $piece } y { $other } se pierden en { $hex }.
event-9-6-captured = { $seat }: { $piece } captura { $other } de { $enemy } en { $hex }.
event-9-6-destroyed = { $seat }: { $piece } se pierde y destruye { $other } de { $enemy } en { $hex }.
event-9-6-repelled = { $seat }: { $piece } se pierde contra { $other } de { $enemy } en { $hex }.
event-9-7-wins = { $seat }: { $piece } aplasta a { $other } de { $enemy } en { $hex }.
event-9-7-captured = { $seat }: { $piece } ataca a { $other } en { $hex } y cae en manos de { $enemy }.
event-9-7-destroyed = { $seat } y { $enemy }: { $piece } y { $other } se destruyen en { $hex }.
event-9-12-joins = { $seat }: { $piece } atacará a { $enemy } en { $hex } al terminar el turno.
event-9-12-combat =
    { $count ->
        [one] { $seat } ataca a { $enemy } en { $hex } con una pieza.
       *[other] { $seat } ataca a { $enemy } en { $hex } con { $count } piezas.
    }
event-9-13-captured = { $seat }: una tropa de fuerza { $count } captura { $other } de { $enemy } en { $hex }.
event-9-13-destroyed = { $seat }: una tropa de fuerza { $count } se pierde y destruye { $other } de { $enemy } en { $hex }.
event-9-13-repelled = { $seat }: una tropa de fuerza { $count } se pierde contra { $other } de { $enemy } en { $hex }.
event-9-14-razed = { $seat } arrasa { $piece } en { $hex }.
event-10-1-gathers = { $seat } recolecta { $count ->
        [one] un recurso
       *[other] { $count } recursos
    }.
event-10-3-buys = { $seat } compra { $card } por { $count }.
event-10-4-discard = { $card } va al descarte de { $seat }.
event-10-4-deck_top = { $card } va encima del mazo de { $seat }.
event-11-1-deploys = { $seat } despliega { $piece } en { $hex }.
event-11-4-removed = La carta { $card } de { $seat } sale del juego.
event-12-2-territory =
    { $count ->
        [one] El territorio de { $seat } es ahora de un hexágono.
       *[other] El territorio de { $seat } es ahora de { $count } hexágonos.
    }
event-13-1-eliminated = A { $seat } no le quedan piezas: fuera del juego.
event-13-2-wins = La guerra nunca cambia, la guerra nunca acaba: solo queda { $seat }, que gana.
event-13-2-draws = No queda nadie: { $seat } empata.
event-13-4-wins = La guerra nunca cambia, la guerra nunca acaba: gana { $seat }.
event-13-5-wins = Todas vuestras bases son nuestras: gana { $seat }.
event-13-6-wins = Maestro de la expansión: gana { $seat }.
event-13-8-limit = La ronda { $round } fue la última.
event-13-8-wins = { $seat } va por delante y gana.
event-13-8-draws = { $seat } va por delante, pero no en solitario: empate.
event-13-11-alone = Solo queda { $seat }: cuenta al final de la ronda.

# Rechazos

refused-nowhere = { $hex } no está en ningún tablero de esta partida: hay { $planets ->
        [one] un planeta
       *[other] { $planets } planetas
    }.
refused-space = { $hex } está en el espacio; la primera base se pone en un planeta.
refused-base_there = Ya hay una base en { $hex }, de { $seat }.
refused-hand = { $card } no está en tu mano.
refused-fought = Piezas que han combatido en este turno y ya no se mueven: { $count }.
refused-waits = Piezas que esperan para atacar al final del turno: { $count }.
refused-moved = Piezas que ya se han movido cuanto permite un turno ({ $limit }): { $count }.
refused-no_points = { $card } no mueve nada.
refused-stuck = Piezas sin ningún hexágono adonde ir: { $count }.
refused-no_base = No controlas ninguna base.
refused-poor = Tus recursos: { $there }; hacen falta: { $needed }.
refused-not_sold = En esta partida no se vende nada de eso.
refused-no_pair = No tienes dos bases que aún se puedan enlazar; tus bases: { $count }.
refused-all_bases = Hexágonos de tu territorio que ya tienen una base: { $count }.
refused-all_enemies = Hexágonos de tu territorio con un enemigo: { $count }.
refused-no_piece = No tienes ninguna pieza en { $hex }.
refused-no_such_piece = No tienes { $piece } en { $hex }.
refused-same = La pieza ya está en { $hex }.
refused-far = { $hex } queda demasiado lejos: puntos de la carta: { $there }; hacen falta al menos: { $needed }.
refused-walled = Una base no puede entrar en un hexágono con una base, y así no llega a { $hex }.
refused-enemies = Hay enemigos en el camino a { $hex }: nada los atraviesa.
refused-truce = Hay un enemigo en { $hex }, y rige la tregua.
refused-launch = Para llegar a { $hex } hay que despegar: desde un hexágono del borde o desde tu territorio.
refused-landing = Para llegar a { $hex } hay que aterrizar: en un hexágono del borde o en tu territorio.
refused-no_partner = La base de { $hex } ya está enlazada con todas tus otras bases.
refused-itself = Una base no se enlaza consigo misma: { $hex } es la que elegiste primero.
refused-linked = La base de { $hex } ya está enlazada con la primera.
refused-not_own_base = No tienes ninguna base en { $hex }.
refused-not_action = Al investigar se compra una carta de acción.
refused-not_unit = Al construir se compra una carta de unidad.
refused-not_own = { $hex } no está en tu territorio: en una base tuya o al lado de una.
refused-enemy_there = Hay un enemigo en { $hex }.

# Finales

end-13-2 = La guerra nunca cambia, la guerra nunca acaba: de los demás no queda nada.
end-13-4 = La guerra nunca cambia, la guerra nunca acaba: de los demás no queda nada.
end-13-5 = Todas vuestras bases son nuestras: a ningún rival le queda una base.
end-13-6 = Maestro de la expansión: bases en bastantes mundos y el mayor territorio.
end-13-8 = La última ronda ha terminado.

# Opciones

option-first_seat = El asiento que empieza, salvo que lo haga la persona más joven. Si no se elige nada, una persona empieza antes que los bots.
option-youngest = El asiento de la persona más joven, que empieza por costumbre; 0 si nadie lo dice.
option-neutral_worlds = Planetas además de uno por jugador; auto añade uno si hay dos jugadores.
option-homeworld_layout = Dónde están los planetas en el espacio: repartidos, o por sorteo.
option-start_base = La base con la que empieza cada uno.
option-start_garrison = Unidades que empiezan en la primera base como guarnición.
option-start_resources = Recursos al empezar.
option-hand_size = Cartas en la mano al empezar un turno.
option-draw_at_end = La mano siguiente se roba al final del turno.
option-bought_card_to = Adónde van las cartas compradas: al descarte, o encima del mazo.
option-moves_per_piece = Cuántas veces se puede mover una pieza en un turno; 0 es sin límite.
option-combat = Cuándo se combate: de inmediato, o al final del turno con todas las piezas que entraron en el hexágono.
option-attack_force = Cómo combaten varios atacantes contra una base: uno tras otro, o como uno solo con la suma de sus fuerzas.
option-razing = Quien ha capturado una base puede arrasarla de inmediato.
option-gateway = Dónde despegan y aterrizan las unidades: en bordes y territorio propio, o en cualquier parte.
option-hostile_portals = Se pueden usar los enlaces con una base capturada.
option-links_survive_move = Una base conserva sus enlaces al moverse.
option-space_territory = Los hexágonos del espacio cuentan como territorio.
option-truce_rounds = Rondas iniciales sin ataques.
option-worlds_to_win = Planetas necesarios para Maestro de la expansión.
option-victory_expansion = Se gana por Maestro de la expansión.
option-victory_capture = Se gana por Todas vuestras bases son nuestras.
option-victory_war = Se gana por La guerra nunca cambia, la guerra nunca acaba.
option-last_rival = Cuándo da la victoria la caída del último rival: de inmediato o al final de la ronda.
option-max_rounds = Tras tantas rondas termina la partida.
preset-two_worlds = Dos mundos: bastan bases en dos planetas para ser Maestro de la expansión.

# Rótulos de la mesa

label-round = Ronda
label-turn = Turno
label-last = Último de la ronda
label-truce = Tregua: sin ataques
label-resources = recursos
label-hand = mano
label-deck = mazo
label-discards = descarte
label-territory = territorio
label-worlds = mundos
label-bases = bases
label-strongest = unidad más fuerte
label-out = fuera del juego
label-links = Enlaces
label-shop = Tienda
label-enemies = piezas enemigas
label-enemy_bases = bases enemigas
label-captures = capturas
label-points = puntos
label-beats = vence a
label-falls = cae ante
label-both = se pierde junto con
label-captured = captura
label-destroyed = se pierde y destruye
label-attacker_captured = cae en manos de
label-attacker_destroyed = se destruye junto con
label-war = Guerra
label-capture = Captura
label-expansion = Expansión
label-your_hand = Tu mano
label-lacks = le falta
label-moved = Ya se ha movido
label-fought = Ya ha combatido
label-attacks = Ataca al final del turno
label-turn_end = Al final del turno
label-force = una tropa de fuerza
choice-auto = según los jugadores
choice-spread = repartidos por igual
choice-random = por sorteo
choice-discard = la pila de descartes
choice-deck_top = la cima del mazo
choice-edge = en bordes y territorio propio
choice-anywhere = en cualquier parte
choice-at_once = de inmediato
choice-turn_end = al final del turno
choice-single = uno tras otro
choice-sum = como uno solo
choice-round_end = al final de la ronda

# What lies in the box

type-action = Cartas de acción
type-base = Bases
type-unit = Unidades
type-world = Mundos
type-victory = Victorias
word-cost = coste
word-move = mueve
word-amount = recolecta
word-strength = fuerza
word-start = en el mazo inicial

# Lo que decide una partida, lo que se cuenta para ello y lo que significan los signos.

goal-last = Ser el último en juego
goal-war = Guerra: a ningún enemigo le queda una pieza
goal-capture = Captura: todas las bases son de uno, y una fue tomada
goal-expansion = Expansión: bases en suficientes mundos y el mayor territorio
goal-rounds = La partida termina tras la última ronda
count-rivals = rivales en juego
count-enemies = piezas enemigas
count-enemy_bases = bases enemigas
count-captures = bases capturadas
count-worlds = mundos con base
count-points = territorio
count-rounds = rondas
sign-base = una base: de quién es y su fuerza
sign-units = unidades, por su fuerza; + tantas más
sign-battle = un hexágono donde uno espera para atacar al otro
sign-claimed = un hexágono vacío y quién lo reclama
sign-edge = un hexágono del borde, donde cualquiera puede aterrizar
sign-orbit = en el espacio: la órbita de un planeta
sign-hex = un hexágono: tablero, fila, número
sign-row = una fila y los números de sus hexágonos
sign-board = un tablero: S es el espacio, los demás son planetas
sign-reach = la pieza llega por tantos puntos; ante un asiento: su turno
sign-attack = la pieza ataca allí; tras un enlace: une a enemigos
sign-raze = una base capturada que se puede arrasar
sign-link = dos bases enlazadas
sign-met = cumplido tal como está la partida
sign-payable = se puede pagar
sign-times = tantas de una carta

# What is so at an element that is asked about

fact-hex = Un hexágono del tablero de { $world }.
fact-space = El espacio: aquí cada planeta es una ficha, que lleva a su mapa.
fact-orbit = Aquí está la ficha de { $world }: desde aquí se aterriza, y quien despega sale aquí.
fact-orbit_at = Su ficha en el espacio está en { $hex }.
fact-edge = Un hexágono del borde: aquí se despega y se aterriza.
fact-piece = { $seat }: { $piece }, fuerza { $strength }.
fact-stands = Hay una pieza así de { $seat } en { $hex }.
fact-nobody = No hay nadie aquí.
fact-claimed = Territorio de { $seat }.
fact-link = Un portal lo une con { $hex }.
fact-move = Aquí una pieza de { $seat } aún podría mover este turno.
fact-connect = { $seat } podría unir este lugar con otro mediante un portal.
fact-deploy_base = { $seat } podría poner aquí una base.
fact-deploy_unit = { $seat } podría poner aquí una unidad.
fact-bases = Bases aquí: { $seat }.
fact-resources = Recursos: { $resources }.
fact-points = Puntos de territorio: { $points }.
fact-owns = Bases: { $bases }; planetas con alguna: { $planets }.
fact-cards = Cartas en la mano: { $hand }; en el mazo: { $deck }.

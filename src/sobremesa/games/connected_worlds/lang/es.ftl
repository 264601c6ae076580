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
    .text = Mueve 1, o investiga: compra una carta de acción. Cuesta 5.
card-engineers = Ingenieros
    .text = Mueve 1, o construye: compra una carta de unidad. Cuesta 5.
card-portal = Portal
    .text = Mueve 2, o conecta dos bases propias. Cuesta 8.
card-harvester = Cosechadora
    .text = Mueve 3, o recolecta 3 recursos. Cuesta 3.
card-excavator = Excavadora
    .text = Mueve 2, o recolecta 4 recursos. Cuesta 6.
card-plasma_furnace = Horno de plasma
    .text = Mueve 1, o recolecta 5 recursos. Cuesta 9.
card-standard_base = Base estándar
    .text = Base de fuerza 1: reclama su hexágono y los que lo rodean. Cuesta 5.
card-advanced_base = Base avanzada
    .text = Base de fuerza 2: reclama su hexágono y los que lo rodean. Cuesta 10.
card-outpost = Puesto avanzado
    .text = Base de fuerza 3: reclama su hexágono y los que lo rodean. Cuesta 20.
card-metroplex = Metroplex
    .text = Base de fuerza 4: reclama su hexágono y los que lo rodean. Cuesta 40.
card-assault_team = Equipo de asalto
    .text = Unidad de fuerza 2. Cuesta 3.
card-armoured_core = Núcleo blindado
    .text = Unidad de fuerza 3. Cuesta 6.
card-titan_force = Fuerza titán
    .text = Unidad de fuerza 4. Cuesta 12.
card-capital_army = Ejército capital
    .text = Unidad de fuerza 5. Cuesta 24.
piece-standard_base = una Base estándar
piece-advanced_base = una Base avanzada
piece-outpost = un Puesto avanzado
piece-metroplex = un Metroplex
piece-assault_team = un Equipo de asalto
piece-armoured_core = un Núcleo blindado
piece-titan_force = una Fuerza titán
piece-capital_army = un Ejército capital

# Acciones

verb-end = Terminar el turno
verb-move = Mover una pieza con { $card }
verb-use =
    { $card_id ->
        [scientists] Investigar con { $card }
        [engineers] Construir con { $card }
        [portal] Conectar dos bases con { $card }
       *[other] Recolectar con { $card }
    }
verb-deploy = Desplegar { $card }
verb-buy = Comprar { $card }
verb-pick = Mover { $piece }
verb-from = Desde { $hex }
verb-to = Al hexágono { $hex }
verb-link = Enlazar { $hex }

# Preguntas

stage-place_base = { $seat }: ¿dónde estará tu primera base?
stage-main = { $seat }: juega una carta o termina el turno
stage-move_from = { $seat }: ¿desde qué hexágono vas a mover?
stage-move_piece = { $seat }: ¿qué pieza se mueve?
stage-move_to = { $seat }: ¿adónde va?
stage-buy_action = { $seat }: ¿qué carta de acción compras?
stage-buy_unit = { $seat }: ¿qué carta de unidad compras?
stage-link_first = { $seat }: ¿qué base vas a enlazar?
stage-link_second = { $seat }: ¿con qué base?
stage-deploy_to = { $seat }: ¿dónde se despliega?

# Sucesos

event-3-2-counter = { $world } queda en órbita en { $hex }.
event-3-4-placed = { $seat } funda { $piece } en { $hex }.
event-3-5-garrison =
    { $count ->
        [one] { $seat } pone un Equipo de asalto en { $hex }.
       *[other] { $seat } pone { $count } Equipos de asalto en { $hex }.
    }
event-3-7-shuffles = { $seat } baraja un mazo de { $count } cartas.
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
event-10-1-gathers = { $seat } recolecta { $count } recursos.
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

# Finales

end-13-2 = La guerra nunca cambia, la guerra nunca acaba.
end-13-4 = La guerra nunca cambia, la guerra nunca acaba.
end-13-5 = Todas vuestras bases son nuestras.
end-13-6 = Maestro de la expansión.
end-13-8 = La última ronda ha terminado.

# Opciones

option-first_seat = El asiento que empieza.
option-neutral_worlds = Planetas además de uno por jugador; auto añade uno si hay dos jugadores.
option-homeworld_layout = Dónde están los planetas en el espacio: repartidos, o por sorteo.
option-start_base = La base con la que empieza cada uno.
option-start_garrison = Equipos de asalto que empiezan en la primera base.
option-start_resources = Recursos al empezar.
option-hand_size = Cartas en la mano al empezar un turno.
option-draw_at_end = La mano siguiente se roba al final del turno.
option-bought_card_to = Adónde van las cartas compradas: al descarte, o encima del mazo.
option-moves_per_piece = Cuántas veces se puede mover una pieza en un turno; 0 es sin límite.
option-gateway = Dónde despegan y aterrizan las unidades: en bordes y territorio propio, o en cualquier parte.
option-hostile_portals = Se pueden usar los enlaces con una base capturada.
option-links_survive_move = Una base conserva sus enlaces al moverse.
option-space_territory = Los hexágonos del espacio cuentan como territorio.
option-truce_rounds = Rondas iniciales sin ataques.
option-worlds_to_win = Planetas necesarios para Maestro de la expansión.
option-victory_expansion = Se gana por Maestro de la expansión.
option-victory_capture = Se gana por Todas vuestras bases son nuestras.
option-victory_war = Se gana por La guerra nunca cambia, la guerra nunca acaba.
option-max_rounds = Tras tantas rondas termina la partida.

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
choice-auto = según los jugadores
choice-spread = repartidos por igual
choice-random = por sorteo
choice-discard = la pila de descartes
choice-deck_top = la cima del mazo
choice-edge = en bordes y territorio propio
choice-anywhere = en cualquier parte

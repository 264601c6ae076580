game-name = Carcosa
game-tagline = Pobres Almas en una casa que se mueve y un Rey que la recorre.

# Elementos

seat-A = P1
seat-B = P2
seat-C = P3
seat-D = P4
floor-F1 = el piso 1
floor-F2 = el piso 2
floor-F3 = el piso 3
node-F1_R1 = la habitación 1 del piso 1
node-F1_R2 = la habitación 2 del piso 1
node-F1_R3 = la habitación 3 del piso 1
node-F1_R4 = la habitación 4 del piso 1
node-F1_PAS = el pasillo del piso 1
node-F2_R1 = la habitación 1 del piso 2
node-F2_R2 = la habitación 2 del piso 2
node-F2_R3 = la habitación 3 del piso 2
node-F2_R4 = la habitación 4 del piso 2
node-F2_PAS = el pasillo del piso 2
node-F3_R1 = la habitación 1 del piso 3
node-F3_R2 = la habitación 2 del piso 3
node-F3_R3 = la habitación 3 del piso 3
node-F3_R4 = la habitación 4 del piso 3
node-F3_PAS = el pasillo del piso 3
room-F1_R1 = la habitación 1 del piso 1
room-F1_R2 = la habitación 2 del piso 1
room-F1_R3 = la habitación 3 del piso 1
room-F1_R4 = la habitación 4 del piso 1
room-F2_R1 = la habitación 1 del piso 2
room-F2_R2 = la habitación 2 del piso 2
room-F2_R3 = la habitación 3 del piso 2
room-F2_R4 = la habitación 4 del piso 2
room-F3_R1 = la habitación 1 del piso 3
room-F3_R2 = la habitación 2 del piso 3
room-F3_R3 = la habitación 3 del piso 3
room-F3_R4 = la habitación 4 del piso 3
ward-P1 = P1
ward-P2 = P2
ward-P3 = P3
ward-P4 = P4
ward-none = nadie
role-healer = Sanador
role-tank = Tanque
    .text = Un escudo cada ronda; puede sufrir las pérdidas de otra alma. Nadie medita a su lado.
role-high_roller = Apostador
    .text = Una vez por turno puede sumar un segundo dado a una tirada.
role-scout = Explorador
    .text = Su primer movimiento del turno es gratis; puede tropezar en las escaleras.
role-brawler = Luchador
    .text = Usa objetos contundentes gratis, también justo antes de que actúe un monstruo.
role-psychic = Psíquico
    .text = Al entrar en una habitación ve las dos cartas de arriba y puede cambiarlas.
item-key = Llave
    .text = Con suficientes en manos del grupo se abre la salida.
item-compass = Brújula
    .text = Ve de una habitación al pasillo.
item-vial = Vial
item-blunt = Objeto contundente
    .text = Aturde a un monstruo que esté donde tú.
item-keyring = Llavero
item-stairs = Escaleras plegables
item-scroll = Pergamino
    .text = Lee una Caja de tu piso; su primera Llave pasa arriba.
item-pendant = Colgante
item-ring = Anillo
item-repairer = El Reparador de Reputaciones
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
item-mask = La Máscara
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
item-dragon = En la Corte del Dragón
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
item-sign = El Signo de Amarillo
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
card-key = Llave
    .text = Con suficientes en manos del grupo se abre la salida.
card-compass = Brújula
    .text = Ve de una habitación al pasillo.
card-vial = Vial
card-blunt = Objeto contundente
    .text = Aturde a un monstruo que esté donde tú.
card-keyring = Llavero
card-stairs = Escaleras plegables
card-scroll = Pergamino
    .text = Lee una Caja de tu piso; su primera Llave pasa arriba.
card-pendant = Colgante
card-ring = Anillo
card-repairer = El Reparador de Reputaciones
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
card-mask = La Máscara
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
card-dragon = En la Corte del Dragón
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
card-sign = El Signo de Amarillo
    .text = Un Cuento: anéxalo al Libro para desterrar al Rey.
card-book = Libro: El Rey de Amarillo
    .text = Su portador anexa Cuentos para desterrar al Rey.
card-state_poisoned = Envenenado
card-state_cursed = Maldito
card-state_paranoia = Paranoia
card-state_serenity = Serenidad
card-tue_tue = Tue-Tue
card-spider = Araña de Amarillo
    .text = Atrapa a las almas que encuentra a su lado.
card-goblin = Duende de Amarillo
    .text = Se lleva todo lo de un alma y salta lejos.
card-sack_man = Viejo del Saco
    .text = Se lleva a un alma.
card-frozen_queen = Reina Helada
    .text = Congela su piso.
card-omen_spider = Presagio de la Araña
card-omen_goblin = Presagio del Duende
card-omen_queen = Presagio de la Reina Helada
card-omen_tue_tue = Presagio del Tue-Tue
card-yellow_fury = La furia de Amarillo
card-corpse = Hay un cadáver
card-yellow_mirror = Espejo de Amarillo
    .text = La cordura cambia de signo.
card-served_meal = Una comida servida
card-yellow_divan = Un diván de Amarillo
card-face_changer = Cambia caras
card-yellow_blow = Golpe de Amarillo
card-elevator = Ascensor
card-trapdoor = Trampilla
card-motemey_call = Pasa el Motemey
    .text = Trata ahora con el mercader.
monster-spider = Araña de Amarillo
monster-goblin = Duende de Amarillo
monster-sack_man = Viejo del Saco
monster-queen = Reina Helada
monster-spiderling = Araña bebé
monster-servant = Sirviente de hielo
special-tavern = Taberna
special-motemey = Motemey
    .text = Compra y vende.
special-armory = Armería
special-yellow_doors = Puertas de Amarillo
special-lethal_chamber = Cámara Letal
special-beauty_salon = Salón de Belleza
    .text = Protege de los eventos amarillos.
special-mad_monastery = Monasterio de la Locura
status-poisoned = Envenenado
status-cursed = Maldito
status-paranoia = Paranoia
status-serenity = Serenidad
status-vanity = Vanidad
status-illuminated = Iluminado
status-protected = Protegido
status-trapped = Atrapado
king-king_1 = Barajar
king-king_2 = −1 de cordura global
king-king_3 = 1 acción
king-king_4 = Mover por escalera
king-king_5 = Atraer
king-king_6 = Descartar objeto
offering-slot = un espacio de objeto
offering-mind = un punto de cordura máxima
ware-tale = el Cuento

# Acciones

verb-role = Jugar como { $role }
verb-to = Entrar en { $node }
verb-search = Buscar
verb-meditate = Meditar
verb-end = Terminar el turno
verb-struggle = Forcejear
verb-rescue = Rescatar a { $soul }
verb-use = Usar { $item }
verb-blunt = Golpear: { $monster }
verb-attach = Anexar «{ $item }» al Libro
verb-crown = Tomar la Corona por una llave
verb-shed = Librarse de todos los estados
verb-give = Dar a { $soul }: { $item }
verb-ask = Tomar de { $soul }: { $item }
verb-comfort = Consuelo: { $status }
verb-guard =
    { $ward_id ->
        [none] No proteger a nadie
       *[other] Proteger a { $ward }
    }
verb-tavern = Beber en la Taberna
verb-doors = Por las Puertas de Amarillo hacia { $soul }
verb-ritual = Hacer el ritual
verb-salon = Visitar el Salón de Belleza
verb-chapel = Rezar en el Monasterio
verb-buy =
    { $ware_id ->
        [none] Comprar del mazo del mercader
       *[other] Comprar el Cuento expuesto
    }
verb-sell = Vender: { $item }
verb-store = Guardar: { $item }
verb-fetch = Sacar: { $item }
verb-leave = Dejar al mercader
verb-pick = Tomar la carta { $place }
verb-look = Mirar en { $room }
verb-skip = No mirar
verb-psy =
    { $way_id ->
        [keep] Dejar las cartas como están
        [swap] Intercambiar las dos cartas
       *[other] Enterrar la carta { $place }
    }
verb-double = Tirar un segundo dado
verb-keep = Conservar la tirada
verb-react = Reaccionar con un objeto contundente
verb-hold = No reaccionar
verb-discard = Descartar: { $item }
verb-invite = Invitar a { $soul }
verb-sacrifice = Sacrificar { $offering }
verb-accept = Aceptar el colapso

# Preguntas

stage-role = { $seat }: elige un rol
    .text = Donde los roles se eligen, cada alma toma uno de los que quedan; su carta dice lo que puede hacer.
stage-turn = { $seat }: ¿qué hace tu alma?
stage-shop = { $seat }: trata con el mercader, o déjalo
    .text = Pasa el mercader. Una vez por ronda: por 2 de cordura enseña dos cartas y tomas una; por 4, el Cuento. Un objeto vendido da 1 de cordura; un tesoro, 3. Después, déjalo.
stage-pick = { $seat }: ¿cuál de las cartas del mercader?
stage-look = { $seat }: ¿qué Caja miras?
stage-psychic = { $seat }: ¿qué pasa con las dos cartas?
    .text = Ves las dos primeras cartas: deja su orden, cámbialo, o entierra una por 1 de cordura (2 si es un monstruo). Después se descubre la primera.
stage-double = { $seat }: ¿tirar un segundo dado?
stage-react = { $seat }: ¿reaccionar antes de que actúe el monstruo?
    .text = El Luchador del mismo lugar puede descartar un Objeto contundente y aturdir al monstruo antes de que actúe, o reservarlo.
stage-discard = { $seat }: ¿qué se descarta?
    .text = Llevas más de lo que te cabe, o el Rey le quita un objeto a cada alma: elige qué se va para siempre. Las llaves no cuentan.
stage-invite = { $seat }: ¿a quién se invita?
    .text = La mesa está servida: elige otra alma. Ambas recuperáis 2 de cordura, y ella viene a tu habitación.
stage-sacrifice = { $seat }: ¿sacrificar algo contra el colapso?
    .text = A −5 colapsarías: se pierden llaves y objetos, y cada una de las demás almas pierde 1. En vez de eso puedes renunciar para siempre a un hueco o a un punto de tu máximo y quedar a 0; o aceptarlo.

# Sucesos

event-1-1-round = Comienza la ronda { $round }.
event-1-3-turn = Es el turno de { $soul }.
event-1-11-check = { $soul } saca { $die }: { $total } con su cordura.
event-2-5-stairs = { $soul } va por las escaleras hasta { $node }.
event-3-3-role = { $soul } es { $role }.
event-3-6-special = Hay una carta de habitación especial boca abajo en { $room }.
event-3-8-display = El mercader expone «{ $item }».
event-stairs = Las escaleras del piso están en { $room }.
event-4-3-skips = { $soul } pierde su turno.
event-4-5-moves = { $soul } entra en { $node }.
event-4-6-searches = { $soul } busca en { $room }.
event-4-7-recovers = { $soul } medita y recupera { $count }.
event-4-10-gives = { $soul } da a { $receiver }: { $item }.
event-4-12-rescues = { $soul } rescata a { $other }.
event-4-13-ends = Termina el turno de { $soul }.
event-5-2-reveals = { $soul } revela «{ $card }» en { $room }.
event-takes = { $soul } toma: { $item }.
event-5-6-comes = { $soul } es llevada hasta { $node }.
event-5-7-limit = Demasiadas cartas a la vez: { $soul } no revela más.
event-looks = { $soul } mira en { $room }: «{ $card }».
event-5-10-buried = { $soul } no tiene espacio: { $item } va al fondo de la Caja.
event-5-11-discards = { $soul } lleva demasiado y descarta: { $item }.
event-6-1-ends = Fin de la ronda { $round }.
event-6-2-loses = La casa desgasta a { $soul }: −{ $count }.
event-6-3-absent =
    { $count ->
        [0] El Rey está ausente; vuelve para el próximo final de ronda.
        [one] El Rey está ausente; falta un final de ronda más sin él.
       *[other] El Rey está ausente; faltan { $count } finales de ronda más sin él.
    }
event-6-4-loses = La presencia del Rey le cuesta { $count } de cordura a { $soul }.
event-6-5-king = Un { $die }: el Rey aparece en { $floor }.
event-6-5-again = Un { $die }: se tira otra vez.
event-6-6-blocked = Un { $die }: el Falso Rey cierra { $floor } al Rey; se tira otra vez.
event-6-7-effect = El efecto del Rey: { $king }.
event-6-7-loses = El espanto le cuesta { $count } de cordura a { $soul }.
event-6-7-limited = { $soul } tendrá menos acciones.
event-6-8-moved = El Rey mueve a { $soul } hasta { $node }.
event-discards = { $soul } descarta: { $item }.
event-6-13-belt = La cinta gira: todas las Cajas avanzan.
event-7-1-crown = { $soul } toma la Corona y es el Falso Rey.
event-7-2-spent = La llave de { $soul } se pierde para siempre.
event-7-2-returned = La llave de { $soul } va al fondo de la Caja de { $room }.
event-7-4-stays = { $soul } no siente la llamada del Rey.
event-7-5-book = { $soul } tiene el Libro.
event-7-7-attaches = { $soul } anexa «{ $item }» al Libro.
event-7-9-banished =
    { $count ->
        [one] El Rey queda desterrado durante un final de ronda.
       *[other] El Rey queda desterrado durante { $count } finales de ronda.
    }
event-8-2-already = Ya está en la casa: { $monster }.
event-8-3-appears = { $monster } aparece en { $node }.
event-8-4-destroys = { $monster } destruye { $special } en { $room }.
event-8-4-keys =
    { $count ->
        [one] Una llave se destruye con la Armería.
       *[other] { $count } llaves se destruyen con la Armería.
    }
event-8-4-discards = Se pierde con la Armería: { $item }.
event-stunned = { $monster }: aturdimiento { $count }.
event-8-7-skips = { $monster } no hace nada por el aturdimiento.
event-8-10-reacts = { $soul } reacciona y golpea antes: { $monster }.
event-8-11-moves = { $monster } entra en { $node }.
event-8-12-jumps = { $monster } salta hasta { $node }.
event-traps = { $monster } atrapa a { $soul }.
event-8-15-robs =
    { $count ->
        [0] El Duende no encuentra nada que robarle a { $soul }.
        [one] El Duende le roba una cosa a { $soul }.
       *[other] El Duende le roba { $count } cosas a { $soul }.
    }
event-8-16-freezes = El hielo no deja moverse a { $soul } esta ronda.
event-8-17-carries = El Viejo del Saco lleva a { $soul } hasta { $node }.
event-8-17-bites = La Araña bebé muerde a { $soul }: pierde su próximo turno.
event-frees = { $soul } queda libre.
event-leaves = { $monster } deja la casa.
event-8-18-returns = El Duende entrega a { $soul }: { $item }.
event-8-18-discards = Se descarta del botín: { $item }.
event-8-18-buried = { $item } va al fondo de la Caja de { $room }.
event-8-18-destroyed = Llaves destruidas: { $count }.
event-free = { $soul } se libera.
event-8-19-rolls = { $soul } forcejea y saca { $die }: { $total } con su cordura.
event-8-19-fails = { $soul } no logra liberarse.
event-9-2-shield = El escudo de { $soul } absorbe su parte.
event-9-3-pays = { $soul } paga { $count } de cordura.
event-9-6-collapses = { $soul } cae a −5.
event-9-7-destroyed = Llaves de { $soul } destruidas: { $count }.
event-9-7-discards = { $soul } pierde en el colapso: { $item }.
event-9-7-loses = El colapso le cuesta { $count } de cordura a { $soul }.
event-9-11-ends = { $soul } deja el estado «{ $status }».
event-9-12-cleared = Se van todos los estados de { $soul }.
event-9-13-poison = Veneno: el máximo de { $soul } es ahora { $maximum }.
event-9-14-loses = Una maldición le cuesta { $count } de cordura a { $soul }.
event-9-17-ignores = { $soul } tiene protección e ignora «{ $card }».
event-9-18-recovers = La Serenidad le da { $count } a { $soul }.
event-9-19-sheds = { $soul } se libra de sus estados.
event-9-20-counts = Tue-Tue número { $number }, ante { $soul }.
event-9-20-loses = El Tue-Tue le cuesta { $count } de cordura a { $soul }.
event-9-21-loop = { $soul } anda en círculos: un ciclo de más.
event-set = La cordura de { $soul } es ahora { $sanity }.
event-9-23-sacrifices = { $soul } sacrifica { $offering }.
event-9-24-check = El Falso Rey { $soul } saca { $die }: { $total }; necesita más de { $needed }.
event-9-24-loses = La Corona le cuesta { $count } de cordura a { $soul }.
event-10-1-won = Ronda { $round }: las almas salen de Carcosa. ¡Victoria!
event-10-2-lost = Ronda { $round }: todas las almas están rotas.
event-10-3-lost = Ronda { $round }: quedan muy pocas llaves.
event-10-6-lost = La ronda { $round } era la última.
event-11-1-recovers = El consuelo le da { $count } a { $soul }.
event-gains = { $soul } recibe el estado «{ $status }».
event-11-2-guards =
    { $ward_id ->
        [none] { $soul } ya no protege a nadie.
       *[other] { $soul } protege a { $ward }.
    }
event-11-2-suffers = { $soul } sufre en lugar de { $other }.
event-11-3-doubles = { $soul } suma un { $die }: { $total } en total.
event-11-4-stumbles = { $soul } saca { $die } y tropieza en las escaleras.
event-11-4-steady = { $soul } saca { $die } y no tropieza en las escaleras.
event-11-6-swaps = { $soul } intercambia las dos cartas.
event-11-6-buries = { $soul } entierra «{ $card }».
event-12-1-opens = Hay una habitación especial en { $room }: { $special }.
event-12-3-shows = El mercader muestra: { $item }.
event-12-3-buys = { $soul } compra: { $item }.
event-12-3-returns = Al fondo del mazo del mercader: { $item }.
event-12-3-sells = { $soul } vende: { $item }.
event-recovers = { $soul } recupera { $count }.
event-12-4-stores = { $soul } guarda en la Armería: { $item }.
event-12-4-fetches = { $soul } saca de la Armería: { $item }.
event-12-5-through = { $soul } cruza las Puertas de Amarillo hacia { $other } en { $node }.
event-12-5-loses = Las Puertas le cuestan { $count } de cordura a { $soul }.
event-12-6-ritual = { $soul } hace el ritual y saca { $die }.
event-12-6-loses = El ritual le cuesta { $count } de cordura a { $soul }.
event-12-8-prays = { $soul } reza y saca { $die }.
event-13-2-recovers = El Vial le da { $count } a { $soul }.
event-13-3-goes = La Brújula lleva a { $soul } hasta { $node }.
event-13-4-strikes = { $soul } golpea: { $monster }.
event-13-6-unfolds = { $soul } despliega escaleras en { $room }.
event-13-6-discards = Se gasta la última carga y { $soul } descarta: { $item }.
event-13-7-reads = { $soul } lee toda la Caja de { $room }.
event-13-8-spares = El Colgante le ahorra una parte a { $soul }.
event-13-9-wears = { $soul } se pone el Anillo.
event-13-9-loses = El Anillo le cuesta { $count } de cordura a { $soul }.
event-14-1-doubled = La presencia del Rey se dobla para el resto de la partida.
event-14-1-king = El Rey viene hasta { $floor }.
event-14-1-loses = La Furia le cuesta { $count } de cordura a { $soul }.
event-14-2-stays = { $soul } no puede apartar la vista: pierde su próximo turno.
event-14-2-loses = El cadáver le cuesta { $count } de cordura a { $soul }.
event-14-4-loses = La comida le cuesta { $count } de cordura a { $soul }.
event-14-4-invites = { $soul } invita a { $guest }.
event-14-6-swaps = { $soul } y { $other } cambian de lugar.
event-14-7-loses = El Golpe le cuesta { $count } de cordura a { $soul }.
event-14-8-rises = El Ascensor lleva a { $soul } hasta { $node }.
event-14-9-falls = { $soul } cae por la Trampilla hasta { $node }.
event-14-10-merchant = El Motemey pasa junto a { $soul }.
event-omen = { $soul } lee un presagio.

# Rechazos

refused-trapped = El alma { $soul } está atrapada.
refused-untrapped = El alma { $soul } no está atrapada.
refused-actions = A { $soul } no le quedan acciones: gastadas { $spent } de { $limit }.
refused-here = { $soul } ya está ahí.
refused-way = Ninguna puerta lleva desde donde está { $soul } hasta { $node }.
refused-stairs = Ninguna escalera lleva desde donde está { $soul } hasta { $node }.
refused-frozen = El hielo no deja moverse a { $soul } esta ronda.
refused-paranoia = Ahí está { $soul }, y la Paranoia impide juntarse.
refused-corridor = { $soul } está en un pasillo, y esto se hace en una habitación.
refused-empty = La Caja de { $room } está vacía.
refused-floor_empty = Ninguna Caja de este piso tiene cartas.
refused-no_box = Ninguna Caja tiene cartas.
refused-whole = { $soul } ya tiene su cordura máxima: { $maximum }.
refused-king = El Rey está en este piso: nadie medita en { $node }.
refused-tank = Nadie medita junto al Tanque, { $soul }.
refused-absent = En esta partida no hay { $soul }: almas { $count }.
refused-itself = Tiene que ser un alma distinta de { $soul }.
refused-apart = { $soul } está en otro lugar: en { $node }.
refused-together = { $soul } ya está en el mismo lugar.
refused-lacking = { $soul } no tiene: { $item }.
refused-slot = { $soul } no tiene espacio para: { $item } (ocupado { $held } de { $limit }).
refused-slotless = No ocupa espacio: { $item }.
refused-no_monster = No está en la casa: { $monster }.
refused-far_monster = { $monster } está en otro lugar: en { $node }.
refused-book = { $soul } no tiene el Libro.
refused-crown = La Corona ya tiene dueño: { $soul } es el Falso Rey.
refused-sanctuary = La Corona está en otro lugar: en el Santuario, { $node }.
refused-no_serenity = { $soul } no tiene Serenidad.
refused-trades = No quedan intercambios en este turno: hechos { $limit } de { $limit }.
refused-role = { $soul } no es { $role }.
refused-once = Se hace una vez por turno, y ya se hizo.
refused-price = Cuesta { $price }: { $soul } tiene { $sanity } y debe quedarse con { $least } o más.
refused-alone = No hay otra alma en el piso de { $soul }.
refused-guarding =
    { $ward_id ->
        [none] { $soul } no protege a nadie.
       *[other] { $soul } ya protege a { $ward }.
    }
refused-special = { $soul } no está en esta habitación especial, abierta y entera: { $special }.
refused-ritual_done = El ritual ya se hizo.
refused-quorum = En la habitación debe haber exactamente { $limit ->
        [one] un alma
       *[other] { $limit } almas
    }: hay { $count }.
refused-vanity = { $soul } tiene Vanidad: nada de Salón de Belleza.
refused-bought = { $soul } ya compró algo en esta ronda.
refused-sold_out = El mazo del mercader está vacío.
refused-tale_sold = El Cuento expuesto ya se vendió.
refused-transfers = En este turno ya no se guarda ni se saca más: hecho { $limit } de { $limit }.
refused-store_full = La Armería está llena: { $held } de { $limit }.
refused-not_stored = No está en la Armería: { $item }.
refused-not_shown = El mercader no muestra esa carta: cartas { $count }.
refused-other_floor = Solo se mira en las Cajas de este piso: { $floor }.
refused-seen = La Caja de { $room } fue la primera; la segunda debe ser otra.
refused-must_look = Hay que elegir una Caja.
refused-no_slots = A { $soul } no le queda ningún espacio de objeto que sacrificar.
refused-no_mind = A { $soul } no le queda cordura máxima propia que sacrificar.
refused-taken = { $soul } ya tiene este rol: { $role }.
refused-not_alone = Este rol necesita otras almas: { $role }.
refused-removed = Este rol no está en el juego: { $role }.

# Finales

end-10-1 = Todas las almas estaban en el Umbral con llaves suficientes.
end-10-2 = Todas las almas estaban en −5.
end-10-3 = Quedaban muy pocas llaves en juego.
end-10-6 = Se acabó el tiempo.

# Opciones

option-souls = Almas en la casa; 0 es una por asiento.
option-role_draw = Los roles se reparten al azar o se eligen.
option-rotate_first = Cada ronda empieza otra alma.
option-start_layout = Todas las almas empiezan en el Umbral, o repartidas por los pisos.
option-threshold_floor = Piso del Umbral, la salida.
option-sanctuary_floor = Piso del Santuario.
option-actions_per_turn = Acciones por turno.
option-keys_to_win = Llaves necesarias para salir.
option-keys_in_boxes = Llaves escondidas en las Cajas.
option-keys_lose_at = Con tan pocas llaves en juego se pierde.
option-house_loss = Cordura que todos pierden al final de la ronda.
option-presence_from_round = Primera ronda en que se siente la presencia.
option-king_d4 = Cómo el d4 mueve al Rey: contando hacia arriba, o el piso mismo.
option-stun_rounds = Activaciones que pierde un monstruo golpeado.
option-loop_cycles = Ciclos de habitaciones que rompen a un alma; 0 quita la regla.
option-tue_tue_fatal = Qué Tue-Tue es fatal.
option-corridor_peek = Al llegar a un pasillo un alma puede mirar una carta.
option-merchant_cost = Cordura que cuesta una compra.
option-tale_cost = Cordura que cuesta el Cuento expuesto.
option-crown_key = Qué pasa con la llave pagada por la Corona.
option-vanish_stacking = Dos destierros: el más largo, o la suma.
option-serenity_every_turn = La Serenidad cura al final del turno de cada alma.
option-sacrifice = Un alma que se derrumba puede sacrificar algo a cambio.
option-false_king_check = La Corona puede costar cordura a su piso cada ronda.
option-chain_limit = Cartas que puede revelar una acción.
option-trade_limit = Cosas que un alma puede intercambiar por turno.
option-max_rounds = Tras estas rondas la partida se pierde.
choice-random = al azar
choice-choose = elegidos
choice-threshold = todas en el Umbral
choice-spread = repartidas por los pisos
choice-roulette = contando hacia arriba
choice-direct = el piso mismo
choice-destroyed = destruida
choice-returned = devuelta
choice-max = el más largo
choice-sum = la suma
preset-canon = Las reglas tal como se escribieron: sin piedad.
preset-measured = Con sacrificios: para una primera visita.
preset-gentle = Suave: sacrificios, dos llaves más, una primera ronda tranquila.
preset-cruel = Cruel: sin mirar desde el pasillo y con una Corona que muerde.

# The table told in words

told-round = Ronda
told-king = el Rey
told-away = ausente, finales de ronda que quedan
told-doubled = presencia doblada
told-presence = Presencia
told-next_presence = la próxima ronda
told-in_play = en juego
told-destroyed = destruidas
told-ruined = en ruinas
told-enough = suficientes
told-threshold = Umbral
told-all_home = todas las almas están ahí
told-not_home = no están todas las almas
told-bill = quedarse cuesta
told-sanctuary = Santuario
told-crown = Corona
told-box = Caja
told-cards = cartas
told-unseen = nunca vistas
told-next = la próxima
told-stairs = escalera
told-hidden = sala especial, boca abajo
told-asked = a quien se pregunta
told-stunned = aturdido, rondas
told-active = su turno
told-actions = acciones que quedan
told-sanity = cordura
told-expected = tras esta ronda
told-worn = puesto
told-guards = protege a
told-limited = menos acciones
told-skips = pierde su turno
told-frozen = paralizada
told-shield = escudo
told-attacked = la ataca
told-loop = bucle
told-to = a

# What lies in the box

type-role = Papeles
type-object = Llaves y objetos
type-treasure = Tesoros
type-tale = El Libro y los Cuentos
type-state = Cartas de estado
type-monster = Cartas de monstruo
type-omen = Presagios
type-event = Eventos
type-room = Salas especiales
type-status = Estados
type-token = Monstruos
type-king = Efectos del Rey
word-sanity = cordura
word-key_slots = huecos de llave
word-object_slots = huecos de objeto
word-boxes = en las Cajas
word-merchant = del mercader
word-item = empieza con

# Textos con números del contenido

text-role-healer = Consuelo: las demás almas del piso recuperan { $comfort_recover } y ganan un estado.
text-card-vial = Recupera { $recover } de cordura.
text-card-keyring =
    { $key_slots ->
        [one] Un espacio de llave
       *[other] { $key_slots } espacios de llave
    } y { $sanity ->
        [one] un punto de cordura máxima más.
       *[other] { $sanity } puntos de cordura máxima más.
    }
text-card-stairs =
    { $charges ->
        [1] Una vez
        [2] Dos veces
        [3] Tres veces
       *[other] { $charges } veces
    }: escaleras desde esta habitación durante un turno.
text-card-pendant = La presencia del Rey te cuesta { $spares } menos.
text-card-ring = Todas las almas a su máximo; desde entonces pierdes { $loss } cada ronda.
text-card-state_poisoned =
    { $rounds ->
        [1] Una ronda
        [2] Dos rondas
       *[other] { $rounds } rondas
    }: el máximo baja { $lowers } en cada una.
text-card-state_cursed =
    { $rounds ->
        [1] Una ronda
        [2] Dos rondas
       *[other] { $rounds } rondas
    }: las demás almas del piso pierden { $loss }.
text-card-state_paranoia =
    { $rounds ->
        [1] Una ronda
        [2] Dos rondas
       *[other] { $rounds } rondas
    }: lejos de las demás almas.
text-card-state_serenity =
    { $rounds ->
        [1] Una ronda
        [2] Dos rondas
       *[other] { $rounds } rondas
    }: recupera { $recover } al final de tus turnos.
text-card-tue_tue = El primero cuesta { $first_loss }, los siguientes { $loss }, el fatal lo cuesta todo.
text-card-omen_spider = { $mild_from }+: una Araña bebé, y tu turno acaba. Menos: la Araña.
text-card-omen_goblin = { $mild_from }+: descarta un objeto, un tesoro o un Cuento. Menos: el Duende.
text-card-omen_queen = { $mild_from }+: un Sirviente de hielo. Menos: la Reina Helada.
text-card-omen_tue_tue = { $mild_from }+: la cordura pasa a { $sanity }. Menos: un Tue-Tue.
text-card-yellow_fury = { $part0 }: presencia doble. { $part1 }: viene el Rey. { $part2 }: el Rey es desterrado.
text-card-corpse = { $part0 }: pierde el próximo turno. { $part1 }: pierde { $loss }. { $part2 }: gana un objeto contundente.
text-card-served_meal = { $part0 }: pierde { $loss }. { $part1 }: Envenenado. { $part2 }: recupera { $recover }. { $part3 }: con un invitado.
text-card-yellow_divan = { $below }: se van los estados ({ $recover_from }+: recupera { $recover }). { $part2 }: Serenidad.
text-card-yellow_blow = Pierde { $loss }.
text-card-face_changer = { $part0 }: cambia de lugar con el alma de número siguiente. { $part1 }: con la anterior.
text-card-elevator = { $part0 }: tu turno acaba. { $part1 }: sube un piso. { $part2 }: sube dos.
text-card-trapdoor = { $part0 }: tu turno acaba. { $part1 }: baja dos pisos. { $part2 }: baja uno.
text-special-tavern = Paga { $price } de cordura: mira la carta superior de dos Cajas.
text-special-armory =
    { $holds ->
        [0] No guarda nada.
        [1] Guarda una cosa.
        [2] Guarda dos cosas.
       *[other] Guarda { $holds } cosas.
    }
text-special-yellow_doors = Ve junto a otra alma, que pierde { $loss }.
text-special-lethal_chamber =
    { $souls ->
        [1] Un alma
        [2] Dos almas
       *[other] { $souls } almas
    }, un precio, una llave más.
text-special-mad_monastery = Recupera un dado y { $recover }.
text-option-presence = Presencia del Rey en las rondas { $first } a { $last }.
text-option-presence_d = Presencia del Rey desde la ronda { $first }.

# En papel.

kit-boxes = Caja
kit-merchant = Motemey
kit-king = El Rey
kit-floor = Piso { $number }
kit-F1_PAS = Umbral de Amarillo
kit-F3_PAS = Santuario de Amarillo

# Lo que decide una partida, lo que se cuenta para ello y lo que significan los signos.

goal-home = Escapar todas: llaves en mano, todas en el Umbral
goal-broken = Las almas pierden: no queda ninguna mente
goal-few_keys = Las almas pierden: quedan muy pocas llaves en juego
goal-rounds = Las almas pierden: se acaba el tiempo
count-keys = llaves en mano
count-souls_home = almas en el Umbral
count-souls_broken = almas en −5
count-keys_in_play = llaves en juego
count-rounds = rondas
sign-king = el Rey está en este piso; junto a un alma, tiene la Corona
sign-king_away = el Rey está desterrado por tantos finales de ronda
sign-times = tantos; junto al Rey: su presencia cuenta doble
sign-loss = cordura que se pierde allí al final de la ronda
sign-after = lo que resulta: después, allí, o a quién protege
sign-lamp = la mitad de la victoria: con una cruz si está cumplida
sign-destroyed = destruido: llaves, o una sala en ruinas
sign-node = un lugar: piso 2, sala 3; PAS es el pasillo
sign-threshold = el Umbral, la salida
sign-crown_here = el Santuario, con la Corona
sign-crown_gone = el Santuario; ya se llevaron la Corona
sign-stairs = escalera al piso siguiente
sign-box = una Caja y cuántas cartas hay en ella
sign-unseen = que nadie ha visto: cartas, o una sala boca abajo
sign-soul = un alma
sign-active = de quién es el turno; entre ángulos: a quién se pregunta
sign-actions = acciones que quedan en este turno
sign-sanity = cordura por encima de −5: se queda, se pierde al final de la ronda, ya no está
sign-limited = el Rey la limita a una acción en su turno
sign-skips = pierde el próximo turno; junto a un monstruo: rondas que está aturdido
sign-frozen = congelada: no se mueve en esta ronda
sign-shield = un escudo contra la próxima pérdida
sign-monster = un monstruo; tras un alma: la ataca; tras un anillo: se lleva puesto
sign-loop = ir allí cierra un bucle, que cuesta cordura
sign-die = un dado de seis

# What is so at an element that is asked about

fact-corridor = Un pasillo: une las habitaciones de su piso, y aquí no hay cartas.
fact-threshold = El Umbral: con las llaves ({ $held } de { $needed }) y todas las almas aquí al final de una ronda, estáis fuera.
fact-crown = El Santuario: aquí está la Corona, y un alma puede tomarla.
fact-sanctuary = El Santuario: aquí estaba la Corona, y aquí se unen Cuentos al Libro.
fact-box = Una habitación con una Caja: quien entra revela la carta de arriba. Cartas en ella: { $size }.
fact-box_in = Esta Caja está ahora en { $room }.
fact-top = Se conoce lo de arriba, la próxima primero: { $card }.
fact-stirred = En algún lugar de ella: { $card }.
fact-bottom = Se conoce lo del fondo: { $card }.
fact-belt = Al final de la ronda la Caja pasa a { $room }.
fact-destroyed = Aquí había una habitación especial; un monstruo la ha destruido.
fact-face_down = Una habitación especial, aún boca abajo: quien entra la ve.
fact-special = Una habitación especial: { $special }.
fact-stairs = Las escaleras de este piso están aquí en esta ronda.
fact-stairs_in = Las escaleras de este piso están en { $room } en esta ronda.
fact-souls = Aquí: { $soul }.
fact-monster = Aquí hay un monstruo: { $monster }.
fact-king = El Rey está en: { $floor }.
fact-bill = Acabar la ronda en este piso cuesta { $bill } de cordura, tal como está todo.
fact-floor = Un piso: cuatro habitaciones alrededor de un pasillo.
fact-role = { $soul } tiene el rol: { $role }.
fact-is_in = Ahora en { $node }.
fact-absent = Ahora no está en la casa.
fact-sanity = Cordura { $sanity } de { $maximum }.
fact-carries = Lleva: { $item }.
fact-carried = Lo lleva: { $soul }.
fact-status = { $status }, rondas restantes: { $rounds }.

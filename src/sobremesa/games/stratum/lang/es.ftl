game-name = Stratum
game-tagline = Un ecosistema vivo, tres facciones, cuatro jugadores.

# Elementos

seat-S = Sagitario
    .text = Naturaleza, con Ygdra: gana cuando la vida prospera en la mesa, con bastantes plantas, herbívoros y carnívoros (según las opciones, con bastantes crecimientos).
seat-F = Fu'ngaloth
    .text = Hongos: gana con bastantes macrohongos en la mesa.
seat-Y = Ygdra
    .text = Naturaleza, con Sagitario: gana cuando la vida prospera en la mesa, con bastantes plantas, herbívoros y carnívoros (según las opciones, con bastantes crecimientos).
seat-M = El Magnate
    .text = Industria: gana con construcciones en bastantes territorios.
territory-S = territorio de Sagitario
territory-F = territorio de Fu'ngaloth
territory-Y = territorio de Ygdra
territory-M = territorio del Magnate
owner-S = la pila de descarte de Sagitario
owner-F = la pila de descarte de Fu'ngaloth
owner-Y = la pila de descarte de Ygdra
owner-M = la pila de descarte del Magnate
owner-supply = la reserva
thing-plant = planta
thing-herbivore = herbívoro
thing-carnivore = carnívoro
thing-mushroom = hongo
thing-macrofungus = macrohongo
clause-a = a
clause-b = b
clause-c = c
side-nature = Naturaleza
side-fungi = Hongos
side-industry = Industria

card-plant = Planta
card-herbivore = Herbívoro
card-carnivore = Carnívoro
card-hibernation = Hibernación
card-rabies = Rabia
card-migration = Migración
card-omnivore = Omnívoro
card-predator = Depredador de setas
card-spores = Esporas explosivas
card-rot = Putrefacción
card-parasite = Parásito
card-bait = Seta apetitosa
card-mold = Moho
card-wildfire = Incendio Forestal
card-fruit = Fruta con semillas
card-weed = Mala hierba nunca muere
card-pheromones = Fragancia de feromonas
card-ivy = Hiedra Verde
card-arson = Incendio provocado
card-pesticide = Pesticida
card-hunter = Cazador
card-fireworks = Fuegos artificiales
card-compost = Compost
card-mother_nature = Madre Naturaleza
card-leash = Correa
attachment-hibernation = Hibernación
attachment-rabies = Rabia
attachment-omnivore = Omnívoro
attachment-predator = Depredador de setas
attachment-parasite = Parásito
attachment-fruit = Fruta con semillas
attachment-weed = Mala hierba nunca muere
attachment-ivy = Hiedra Verde
attachment-leash = Correa

# Lo que dice una carta, por su clase o su efecto; el `.text` de una carta ocupa su lugar.
# $what, $from … son las palabras de abajo.

says-population = Se juega en { $where }.
says-hibernation = Sobre { $what }: el ecosistema no lo hace morir ni crecer.
says-rabies = Sobre { $what }: el Magnate no puede construir en su territorio.
says-omnivore =
    { $amount ->
        [one] Sobre { $what }: cuenta también como herbívoro.
       *[other] Sobre { $what }: cuenta también como { $amount } herbívoros.
    }
says-predator =
    { $amount ->
        [one] Sobre { $what }: cada ronda se come el hongo más reciente de su territorio.
       *[other] Sobre { $what }: cada ronda se come los { $amount } hongos más recientes de su territorio.
    }
says-parasite =
    { $amount ->
        [one] Sobre { $what }: cuando crece, aparece un hongo en su espacio.
       *[other] Sobre { $what }: cuando crece, aparecen { $amount } hongos en su espacio.
    }
says-fruit =
    { $amount ->
        [one] Sobre { $what }: cuando crece un animal de su territorio, crece también ella.
       *[other] Sobre { $what }: cuando crece un animal de su territorio, crecen { $amount } plantas sobre ella.
    }
says-weed =
    { $amount ->
        [one] Sobre { $what }: si muere, crece otra en su lugar.
       *[other] Sobre { $what }: si muere, crecen { $amount } plantas en su lugar.
    }
says-ivy = Sobre { $what }: al acabar una ronda junto a una construcción, normalmente una completa, la derriba.
says-leash = Sobre { $what }: ninguna carta puede moverlo.
says-kill =
    { $mushrooms ->
        [0] Muere { $what }.
        [one] Muere { $what }; en su espacio crece un hongo.
       *[other] Muere { $what }; en su espacio crecen { $mushrooms } hongos.
    }
says-move =
    { $from_id ->
        [any] Mueve { $what } a { $to }.
       *[other] Mueve { $what } { $from } a { $to }.
    }
says-territory =
    { $victims_id ->
        [all] Muere todo lo que hay en { $land }.
        [population] Muere toda la población en { $land }.
       *[other] En { $land } mueren todos estos: { $victims }.
    }
says-razes = Su construcción cae.
says-place =
    { $things ->
        [mushrooms] Pone { $mushrooms } en { $where }.
        [plants] Pone { $plants } en { $where }.
       *[both] Pone { $mushrooms } con { $plants } encima en { $where }.
    }
says-nature = El ecosistema actúa de inmediato.

what-plant = una planta
what-herbivore = un herbívoro
what-carnivore = un carnívoro
what-animal = un animal
what-population = una planta o un animal
what-plant_herbivore = una planta o un herbívoro
what-plant_carnivore = una planta o un carnívoro
many-plant = plantas
many-herbivore = herbívoros
many-carnivore = carnívoros
many-mushroom = hongos
many-macrofungus = macrohongos
some-mushrooms =
    { $count ->
        [one] un hongo
       *[other] { $count } hongos
    }
some-plants =
    { $count ->
        [one] una planta
       *[other] { $count } plantas
    }
where-own = un espacio vacío del territorio propio
where-other = un espacio vacío de un territorio ajeno
where-any = un espacio vacío
where-opposite = un espacio vacío del territorio de enfrente
where-fungi = un espacio vacío de un territorio con hongos
where-built = un espacio vacío de un territorio con construcción
from-own = del territorio propio
from-other = de un territorio ajeno
from-any = de cualquier territorio
from-opposite = del territorio de enfrente
from-fungi = de un territorio con hongos
from-built = de un territorio con construcción
to-own = un espacio vacío del territorio propio
to-other = un espacio vacío de un territorio ajeno
to-any = un espacio vacío de otro territorio
to-opposite = un espacio vacío del territorio opuesto al suyo
to-fungi = un espacio vacío de otro territorio que tenga hongos
to-built = un espacio vacío de otro territorio que tenga construcción
land-own = el territorio propio
land-other = un territorio ajeno
land-any = un territorio
land-opposite = el territorio de enfrente
land-fungi = un territorio con hongos
land-built = un territorio con construcción

# Acciones

verb-play = Jugar { $card }
verb-discard = Descartar { $card }
verb-build = Construir en el { $territory }
verb-macrofungus = Crear un macrohongo
verb-at = En { $space }
verb-card =
    { $attachment_id ->
        [none] La carta de { $space }
       *[other] La carta de { $space } con { $attachment }
    }
verb-territory = En el { $territory }

# Preguntas

stage-action = { $seat }: elige una acción
stage-place = { $seat }: ¿dónde se pone?
stage-target_card = { $seat }: ¿sobre qué carta de la mesa actúa?
    .text = De una pila es la carta más reciente que no lleva nada: una carta adjunta queda solo en ella, y solo ella muere o se mueve. La que lleva algo se elige por lo que lleva.
stage-destination = { $seat }: ¿adónde se mueve?
    .text = Se mueve un animal, con lo que lleva adjunto, a un espacio vacío; el resto de su pila se queda donde está.
stage-target_territory = { $seat }: ¿sobre qué territorio actúa?
    .text = La carta actúa sobre un territorio entero, el tuyo o el de otro, según su texto.
stage-macro_site = { $seat }: ¿qué hongo se convierte en macrohongo?
    .text = Tres hongos se convierten en un macrohongo: elige primero aquel en cuyo espacio estará.
stage-macro_food = { $seat }: ¿qué hongo se gasta?
    .text = Los otros dos hongos se eligen de uno en uno; pueden estar en el mismo espacio.
stage-exclusive_cost = { $seat }: ¿con qué carta pagas?
    .text = En esta mesa una construcción o un macrohongo cuesta además una carta: elige cuál descartas.

# Sucesos

event-2-2-starts =
    { $thing_id ->
        [plant] Una planta empieza en { $space }.
       *[other] Un { $thing } empieza en { $space }.
    }
event-draws = { $seat } roba { $card }.
    .hidden = { $seat } roba una carta.
event-3-1-round = Comienza la ronda { $round }.
event-3-3-ecosystem = Actúa el ecosistema.
event-played = { $seat } juega { $card }.
event-4-2-placed =
    { $card_id ->
        [plant] { $seat } pone una planta en { $space }.
        [herbivore] { $seat } pone un herbívoro en { $space }.
       *[carnivore] { $seat } pone un carnívoro en { $space }.
    }
event-4-4-discards = { $seat } descarta { $card }.
event-4-9-lost =
    { $count ->
        [one] { $seat } no puede hacer nada y pierde una acción.
       *[other] { $seat } no puede hacer nada y pierde { $count } acciones.
    }
event-4-10-pays = { $seat } paga con { $card }.
event-marked =
    { $thing_id ->
        [plant] La planta marcada está ahora en { $space }.
       *[other] El { $thing } marcado está ahora en { $space }.
    }
event-returned = { $card } va a { $owner }.
event-discarded = { $card } ha cumplido y va a { $owner }.
event-sprouts = Crece un hongo en { $space }.
event-attached = { $seat } añade { $card } en { $space }.
event-dies =
    { $thing_id ->
        [plant] Muere la planta de { $space }.
       *[other] Muere el { $thing } de { $space }.
    }
event-moves = El { $thing } se mueve de { $from } a { $to }.
event-razed = Cae la construcción del { $territory }.
event-placed = Se pone un hongo en { $space }.
event-7-20-plants = Se pone una planta encima en { $space }.
event-plants = Se pone una planta en { $space }.
event-7-1-prevented = El { $thing } marcado de { $space } hiberna: no le pasa nada.
event-7-12-grows = La fruta con semillas de { $space } da una planta.
event-7-13-regrows = Mala hierba nunca muere: vuelve a crecer una planta en { $space }.
event-8-2-built = { $seat } construye en el { $territory }.
event-9-2-taken = { $seat } toma un hongo de { $space }.
event-9-2-created = Surge un macrohongo en { $space }.
event-10-2-dies =
    { $clause_id ->
        [a] El herbívoro marcado de { $space } muere de hambre: no hay plantas.
        [b] El herbívoro marcado de { $space } muere de hambre: demasiados herbívoros para las plantas.
       *[c] El herbívoro marcado de { $space } es devorado: demasiados carnívoros.
    }
event-10-3-grows =
    { $clause_id ->
        [a] Crecen los herbívoros de { $space }: no hay carnívoros.
        [b] Crecen los herbívoros de { $space }: pocos carnívoros los cazan.
       *[c] Crecen los herbívoros de { $space }: abundan las plantas.
    }
event-10-4-dies =
    { $clause_id ->
        [a] El carnívoro marcado de { $space } muere de hambre: no hay herbívoros.
       *[b] El carnívoro marcado de { $space } muere de hambre: demasiados carnívoros.
    }
event-10-5-grows = Crecen los carnívoros de { $space }: abundan los herbívoros.
event-10-6-none =
    { $thing_id ->
        [plant] Cambiaría una planta, pero no hay ninguna que marcar.
       *[other] Cambiaría un { $thing }, pero no hay ninguno que marcar.
    }
event-11-2-eaten = El depredador de setas de { $hunter } se come el hongo de { $space }.
event-12-2-wins = Naturaleza alcanza su meta: ganan { $seat } e { $partner }.
event-12-3-wins = Industria alcanza su meta: gana { $seat }.
event-12-4-wins = Hongos alcanza su meta: gana { $seat }.
event-12-6-limit = La ronda { $round } era la última.
event-12-6-ahead = { $seat } va por delante y gana.
event-13-3-reshuffled =
    { $count ->
        [one] { $seat } baraja sus descartes: el nuevo mazo tiene una carta.
       *[other] { $seat } baraja sus descartes: el nuevo mazo tiene { $count } cartas.
    }

# Rechazos

refused-hand = { $card } no está en tu mano.
refused-second =
    { $sort ->
        [population] En un turno se juega como mucho una carta de población, y ya se ha jugado.
       *[influence] En un turno se juega como mucho una carta de influencia, y ya se ha jugado.
    }
refused-full = No queda ningún espacio vacío en el { $territory }.
refused-no_space = No queda ningún espacio vacío donde poner { $card }.
refused-no_construction = Ningún territorio tiene una construcción.
refused-no_fungi = Ningún territorio tiene hongos ni macrohongos.
refused-none =
    { $hosts ->
        [plant] No hay ninguna planta en la mesa.
        [herbivore] No hay ningún herbívoro en la mesa.
        [carnivore] No hay ningún carnívoro en la mesa.
        [plant_herbivore] No hay ninguna planta ni ningún herbívoro en la mesa.
        [plant_carnivore] No hay ninguna planta ni ningún carnívoro en la mesa.
        [population] No hay ninguna carta de población en la mesa.
       *[animal] No hay ningún animal en la mesa.
    }
refused-all_carries = Cartas que podrían llevarla, pero ya llevan otra: { $count }.
refused-all_leash = Animales con una carta adjunta que impide moverlos: { $count }.
refused-all_outside = Hace falta un animal de tu territorio; fuera de él: { $count }.
refused-all_inside = Hace falta un animal de otro territorio; ya en el tuyo: { $count }.
refused-all_across = Hace falta un animal del territorio de enfrente; en otra parte: { $count }.
refused-all_fungi = Animales en territorios sin hongos: { $count }.
refused-all_unbuilt = Animales en territorios sin construcción: { $count }.
refused-all_shut = Animales sin ningún espacio vacío adonde ir: { $count }.
refused-exclusive = Eso solo puede hacerlo { $seat }.
refused-exclusives = Acciones exclusivas usadas en este turno: { $used }; permitidas: { $allowed }.
refused-construction = Ya hay una construcción en el { $territory }.
refused-carnivore = Hay un carnívoro en el { $territory }.
refused-rabies = { $attachment } impide construir en el { $territory }.
refused-plants = Plantas en el { $territory }: { $there }; hacen falta: { $needed }.
refused-mushrooms = Hongos en la mesa: { $there }; hacen falta: { $needed }.
refused-absent =
    { $attachment_id ->
        [none] En { $space } no hay ninguna carta que no lleve nada.
       *[other] En { $space } no hay ninguna carta con { $attachment }.
    }
refused-kind =
    { $hosts ->
        [plant] Tiene que ser una planta; en { $space } hay otra cosa: { $thing }.
        [herbivore] Tiene que ser un herbívoro; en { $space } hay otra cosa: { $thing }.
        [carnivore] Tiene que ser un carnívoro; en { $space } hay otra cosa: { $thing }.
        [plant_herbivore] Tiene que ser una planta o un herbívoro; en { $space } hay otra cosa: { $thing }.
        [plant_carnivore] Tiene que ser una planta o un carnívoro; en { $space } hay otra cosa: { $thing }.
        [population] Tiene que ser una planta o un animal; en { $space } hay otra cosa: { $thing }.
       *[animal] Tiene que ser un animal; en { $space } hay otra cosa: { $thing }.
    }
refused-carries = La carta de { $space } ya lleva { $attachment }.
refused-leash = El animal de { $space } lleva { $attachment }: ninguna carta lo mueve.
refused-outside = El animal tiene que salir del { $territory }.
refused-inside = El animal ya está en el { $territory }.
refused-across = El animal tiene que salir del { $territory }, que queda enfrente.
refused-shut = No queda ningún espacio vacío adonde pueda ir el animal de { $space }.
refused-fungi = No hay hongos ni macrohongos en el { $territory }.
refused-own = Tiene que ser un espacio del { $territory }.
refused-opposite = Tiene que ser un espacio del { $territory }, que queda enfrente.
refused-abroad = Tiene que ser un espacio fuera del { $territory }.
refused-only_there = Tiene que ser el { $territory }.
refused-not_there = No puede ser el { $territory }.
refused-unbuilt = No hay ninguna construcción en el { $territory }.
refused-elsewhere = El animal tiene que ir a otro territorio, no quedarse en el { $territory }.
refused-occupied = { $space } no está vacío; cartas y hongos que hay allí: { $count }.
refused-nowhere = No existe el espacio { $space }: cada territorio tiene { $width ->
        [one] un espacio
       *[other] { $width } espacios
    }.
refused-leftmost = En esta partida se ocupa el primer espacio vacío de un territorio: { $space }.
refused-mushroom = No queda ningún hongo en { $space }; ya elegidos allí: { $taken }.

# Finales

end-12-2 = La Naturaleza prospera: ha alcanzado su meta.
end-12-3 = La Industria ha construido cuanto necesita.
end-12-4 = Los macrohongos se han impuesto.
end-12-5 = Varias facciones alcanzaron su meta a la vez.
end-12-6 = Terminó la última ronda.

# Opciones

option-max_rounds = Tras tantas rondas termina la partida.
option-timeout_result = Qué pasa entonces: empate, o gana la facción con más progreso.
option-simultaneous = Varias metas en la misma ronda: victoria compartida, o se sigue jugando.
option-hand_size = Cartas en mano al empezar el turno.
option-spaces_per_territory = Espacios de cada territorio.
option-turn_direction = Orden de turno: S, F, Y, M o S, M, Y, F.
option-plants_to_win = Plantas que necesita Naturaleza.
option-herbivores_to_win = Herbívoros que necesita Naturaleza.
option-carnivores_to_win = Carnívoros que necesita Naturaleza.
option-constructions_to_win = Construcciones que necesita Industria.
option-macrofungi_to_win = Macrohongos que necesita Hongos.
option-mushrooms_per_macrofungus = Hongos que cuesta un macrohongo.
option-plants_to_build = Plantas que se necesitan y mueren al construir.
option-ecosystem_gap = Diferencia con la que actúa el ecosistema.
option-exclusive_per_turn = Acciones exclusivas permitidas por turno.
option-exclusive_costs_card = Una acción exclusiva cuesta una carta.
option-death_mushrooms = Qué muertes dejan un hongo: solo las del ecosistema, o casi todas.
option-hibernation_passes_mark = Un herbívoro que hiberna nunca es el marcado.
option-fruit_persists = La fruta con semillas se queda tras su primera planta.
option-ivy_full_round = La Hiedra Verde necesita una ronda completa junto a la construcción.
option-built_land_counts = Cuentan las cartas de territorios construidos.
option-idle_construction_decay = Caen las construcciones sin animales alrededor.
option-nature_goal = Meta de Naturaleza: el censo, o un número de crecimientos.
option-growths_to_win = Crecimientos que Naturaleza necesita entonces.
option-nature_open_hands = Sagitario e Ygdra se ven las manos.
option-free_space_choice = El espacio dentro de un territorio se elige libremente.
option-deck_mode = Los mazos se agotan y se rebarajan, o cada robo es independiente.
option-deck_set = Las cartas de los mazos.
option-copies = Copias de esta carta en este mazo.
choice-draw = empate
choice-progress = la facción más avanzada
choice-shared = victoria compartida
choice-continue = se sigue jugando
choice-ccw = S, F, Y, M
choice-cw = S, M, Y, F
choice-ecosystem = muertes por el ecosistema
choice-always = casi todas las muertes
choice-census = el censo
choice-growths = un número de crecimientos
choice-deck = se agotan y se barajan
choice-bag = cada robo es independiente
choice-classic = clásica
choice-late = edición tardía
preset-late = La edición posterior: otros mazos, Naturaleza gana por crecimientos, dos construcciones.
preset-even = Equilibrada: Naturaleza necesita una planta y un herbívoro más.

# What lies in the box

type-character = Personajes
type-population = Cartas de población
type-influence = Cartas de influencia
type-token = Fichas
word-deck_S = en el mazo de Sagitario
word-deck_F = en el mazo de Fu'ngaloth
word-deck_Y = en el mazo de Ygdra
word-deck_M = en el mazo de El Magnate

# En papel.

kit-supply = Reserva
kit-mark = marca

# Lo que decide una partida, lo que se cuenta para ello y lo que significan los signos.

goal-nature = Naturaleza: la vida prospera
goal-industry = Industria: la tierra está construida
goal-fungi = Hongos: los macrohongos dominan
goal-shared = Varias facciones están en su meta
goal-rounds = La partida termina tras la última ronda
count-plants = plantas
count-herbivores = herbívoros
count-carnivores = carnívoros
count-growths = crecimientos
count-constructions = construcciones
count-macrofungi = macrohongos
count-factions = facciones
count-rounds = rondas
sign-construction = una construcción
sign-marked = marcada: la más nueva de su clase, la que cambia el ecosistema
sign-ready = una Hiedra que actúa al final de esta ronda
sign-attached = una carta adjunta a lo que está delante
sign-times = tantos iguales en una misma pila
sign-space = un espacio: la letra de su territorio y su número
sign-seats = los asientos: Sagitario, Fu'ngaloth, Ygdra, el Magnate
sign-turn = a quién le toca decidir
sign-on = este paso del ecosistema actuará, tal como está la mesa
sign-held = actuaría, pero algo lo impide
sign-off = no actuará
sign-rule = la regla por la que actúa, y su apartado
sign-empty = nada aquí; entre cosas, solo separa
sign-chosen = adónde va la carta que se juega
sign-none = ninguno

# What is so at an element that is asked about

fact-space = Un espacio del { $territory }.
fact-faces = Enfrente en la mesa: { $territory }.
fact-empty = Aquí no hay nada.
fact-pile = Aquí: { $thing }.
fact-marked = Con marca: { $thing }. De su especie muere o crece la marcada cuando actúa el ecosistema.
fact-attached = { $attachment } está adjunta a: { $thing }.
fact-ready = { $attachment } actuará al final de esta ronda.
fact-built = Hay una construcción en este territorio: limita lo que se puede jugar aquí.
fact-building = El Magnate podría construir aquí ahora.
fact-no_building = El Magnate no puede construir aquí ahora.
fact-cards = Cartas en la mano: { $hand }; en el mazo: { $deck }.

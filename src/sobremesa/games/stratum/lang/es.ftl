game-name = Stratum
game-tagline = Un ecosistema vivo, tres facciones, cuatro jugadores.

# Elementos

seat-S = Sagitario
    .text = Naturaleza, con Ygdra: gana con 4 plantas, 3 herbívoros y 3 carnívoros.
seat-F = Fu'ngaloth
    .text = Fungi: gana con 2 macrohongos.
seat-Y = Ygdra
    .text = Naturaleza, con Sagitario: gana con 4 plantas, 3 herbívoros y 3 carnívoros.
seat-M = El Magnate
    .text = Industria: gana con una construcción en los 4 territorios.
territory-S = el territorio de Sagitario
territory-F = el territorio de Fu'ngaloth
territory-Y = el territorio de Ygdra
territory-M = el territorio del Magnate
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

card-plant = Planta
    .text = Se juega en un espacio vacío del territorio propio.
card-herbivore = Herbívoro
    .text = Se juega en un espacio vacío del territorio propio.
card-carnivore = Carnívoro
    .text = Se juega en un espacio vacío del territorio propio.
card-hibernation = Hibernación
    .text = Sobre un herbívoro: el ecosistema no lo hace morir ni crecer.
card-rabies = Rabia
    .text = Sobre un herbívoro: El Magnate no puede construir en su territorio.
card-migration = Migración
    .text = Mueve un animal del territorio propio a un espacio vacío de otro.
card-omnivore = Omnívoro
    .text = Sobre un carnívoro: cuenta como carnívoro y como herbívoro.
card-predator = Depredador de setas
    .text = Sobre un herbívoro: cada ronda se come el hongo más reciente de su territorio.
card-spores = Esporas explosivas
    .text = En un territorio con hongos muere toda la población y cae la construcción.
card-rot = Putrefacción
    .text = Muere una planta; en su espacio crece un hongo.
card-parasite = Parásito
    .text = Sobre un animal: cuando crece, aparece un hongo en su espacio.
card-bait = Seta apetitosa
    .text = Mueve un animal a un espacio vacío de otro territorio que tenga hongos.
card-mold = Moho
    .text = Pone un hongo en un espacio vacío de un territorio con construcción.
card-wildfire = Incendio Forestal
    .text = Muere todo lo que hay en un territorio y cae su construcción.
card-fruit = Fruta con semillas
    .text = Sobre una planta: cuando crece un animal de su territorio, crece también ella.
card-weed = Mala hierba nunca muere
    .text = Sobre una planta: si muere, crece otra en su lugar.
card-pheromones = Fragancia de feromonas
    .text = Mueve un animal de otro territorio a un espacio vacío del propio.
card-ivy = Hiedra Verde
    .text = Sobre una planta: tras una ronda completa junto a una construcción, la derriba.
card-arson = Incendio provocado
    .text = Muere todo lo que hay en un territorio y cae su construcción.
card-pesticide = Pesticida
    .text = Muere una planta.
card-hunter = Cazador
    .text = Muere un animal.
card-fireworks = Fuegos artificiales
    .text = Mueve un animal a un espacio vacío del territorio opuesto al suyo.
card-compost = Compost
    .text = Pone en un espacio vacío un hongo con una planta encima.
card-mother_nature = Madre Naturaleza
    .text = El ecosistema actúa de inmediato.
card-leash = Correa
    .text = Sobre un animal: ninguna carta puede moverlo.
attachment-hibernation = Hibernación
attachment-rabies = Rabia
attachment-omnivore = Omnívoro
attachment-predator = Depredador de setas
attachment-parasite = Parásito
attachment-fruit = Fruta con semillas
attachment-weed = Mala hierba nunca muere
attachment-ivy = Hiedra Verde
attachment-leash = Correa

# Acciones

verb-play = Jugar { $card }
verb-discard = Descartar { $card }
verb-build = Construir en { $territory }
verb-macrofungus = Crear un macrohongo
verb-at = En { $space }
verb-card =
    { $attachment_id ->
        [none] La carta de { $space }
       *[other] La carta de { $space } con { $attachment }
    }
verb-territory = En { $territory }

# Preguntas

stage-action = { $seat }: elige una acción
stage-place = { $seat }: ¿dónde se pone?
stage-target_card = { $seat }: ¿a qué carta se refiere?
stage-destination = { $seat }: ¿adónde se mueve?
stage-target_territory = { $seat }: ¿qué territorio?
stage-macro_site = { $seat }: ¿qué hongo se convierte en macrohongo?
stage-macro_food = { $seat }: ¿qué hongo se gasta?
stage-exclusive_cost = { $seat }: ¿qué carta se paga?

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
event-4-2-placed = { $seat } pone { $card } en { $space }.
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
event-razed = Cae la construcción de { $territory }.
event-placed = Se pone un hongo en { $space }.
event-7-20-plants = Se pone una planta encima en { $space }.
event-7-1-prevented = El { $thing } marcado de { $space } hiberna: no le pasa nada.
event-7-12-grows = La fruta con semillas de { $space } da una planta.
event-7-13-regrows = Mala hierba nunca muere: vuelve a crecer una planta en { $space }.
event-8-2-built = { $seat } construye en { $territory }.
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
event-12-4-wins = Fungi alcanza su meta: gana { $seat }.
event-12-6-limit = La ronda { $round } era la última.
event-12-6-ahead = { $seat } va por delante y gana.
event-13-3-reshuffled = { $seat } baraja sus descartes: nuevo mazo de { $count }.

# Finales

end-12-2 = Se alcanzó el equilibrio de la naturaleza.
end-12-3 = La industria ha construido en todas partes.
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
option-macrofungi_to_win = Macrohongos que necesita Fungi.
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

stratum-centre = El ecosistema
stratum-actions =
    { $count ->
        [one] queda una acción
       *[other] quedan { $count } acciones
    }
stratum-nature = Naturaleza
stratum-fungi = Hongos
stratum-industry = Industria
stratum-counter = { $name }: { $now } de { $goal }
stratum-plants = Plantas
    .text = La Naturaleza las necesita; quien construye, también.
stratum-herbivores = Herbívoros
    .text = Viven de las plantas; el marcado muere o crece.
stratum-carnivores = Carnívoros
    .text = Viven de los herbívoros; donde hay uno, nadie construye.
stratum-growths = Crecimientos
    .text = Cuántas veces han crecido los animales.
stratum-macrofungi = Macrohongos
    .text = Con ellos gana Hongos.
stratum-mushrooms = Hongos para un macrohongo
    .text = Crecen donde el ecosistema deja morir algo.
stratum-constructions = Construcciones
    .text = La Industria gana con bastantes, una por territorio.
stratum-lamp-10-2 = Mueren herbívoros
    .text = Al final de la ronda muere el herbívoro más reciente si no hay plantas, o si los herbívoros superan a las plantas, o los carnívoros a los herbívoros, en { $gap } o más.
stratum-lamp-10-3 = Crecen herbívoros
    .text = Si no, crece el herbívoro más reciente cuando hay alguna planta y no hay carnívoros, o los herbívoros superan a los carnívoros, o las plantas a los herbívoros, en { $gap } o más.
stratum-lamp-10-4 = Mueren carnívoros
    .text = Después se vuelve a contar: muere el carnívoro más reciente si no hay herbívoros o si los carnívoros superan a los herbívoros en { $gap } o más.
stratum-lamp-10-5 = Crecen carnívoros
    .text = Si no, crece el carnívoro más reciente cuando los herbívoros superan a los carnívoros en { $gap } o más.
stratum-lamp-on = sí, si el ecosistema actuara ahora
stratum-lamp-off = ahora no
stratum-why-10-2a = no hay plantas
stratum-why-10-2b = demasiados herbívoros para las plantas (al menos { $gap } más)
stratum-why-10-2c = demasiados carnívoros para los herbívoros (al menos { $gap } más)
stratum-why-10-3a = ningún carnívoro los caza
stratum-why-10-3b = muchos más herbívoros que carnívoros (al menos { $gap } más)
stratum-why-10-3c = plantas de sobra para los herbívoros (al menos { $gap } más)
stratum-why-10-4a = no hay herbívoros
stratum-why-10-4b = demasiados carnívoros para los herbívoros (al menos { $gap } más)
stratum-why-10-5 = herbívoros de sobra para los carnívoros (al menos { $gap } más)
stratum-after-10-2 = Antes muere un herbívoro.
stratum-after-10-3 = Antes crece un herbívoro.
stratum-after-10-4 = Antes muere un carnívoro.
stratum-census = Recuento para este paso: plantas { $plants }, herbívoros { $herbivores }, carnívoros { $carnivores }.
stratum-which-marked = la carta marcada
stratum-which-place =
    { $place ->
        [1] la carta de arriba
       *[other] la carta n.º { $place } desde arriba
    }
stratum-which-other = { $which }, no la marcada
stratum-named = { $name } ({ $which })
stratum-only-discard = solo para descartar
    .text = En este turno solo se puede descartar.
stratum-used-population = En este turno ya se ha jugado una carta de población.
stratum-used-influence = En este turno ya se ha jugado una carta de influencia.
stratum-empty = vacío
stratum-with = con { $cards }
stratum-count-plant =
    { $count ->
        [one] una planta
       *[other] { $count } plantas
    }
stratum-count-herbivore =
    { $count ->
        [one] un herbívoro
       *[other] { $count } herbívoros
    }
stratum-count-carnivore =
    { $count ->
        [one] un carnívoro
       *[other] { $count } carnívoros
    }
stratum-count-mushroom =
    { $count ->
        [one] un hongo
       *[other] { $count } hongos
    }
stratum-count-macrofungus =
    { $count ->
        [one] un macrohongo
       *[other] { $count } macrohongos
    }
stratum-built = Aquí hay una construcción.
stratum-free = El Magnate podría construir aquí.
stratum-blocked = Ahora El Magnate no puede construir aquí.
stratum-blocked-construction = Ya hay una construcción.
stratum-blocked-carnivore = Lo impide un carnívoro.
stratum-blocked-rabies = Lo impide una carta adjunta, como Rabia.
stratum-blocked-plants = Hay muy pocas plantas.
stratum-plate = { $seat }: { $hand } en la mano, { $deck } en el mazo, { $discards } en el descarte
stratum-no-discards = No se ha descartado nada.
stratum-hand = Tu mano
stratum-hand-of = Mano de { $seat }
stratum-no-hand = No hay cartas en la mano.
stratum-ivy-later = tal como están las cosas, no al final de esta ronda
stratum-attached = Cartas adjuntas

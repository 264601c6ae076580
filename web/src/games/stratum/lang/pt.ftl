stratum-centre = O ecossistema
stratum-actions =
    { $count ->
        [1] falta uma ação
       *[other] faltam { $count } ações
    }
stratum-nature = Natureza
stratum-fungi = Fungos
stratum-industry = Indústria
stratum-counter = { $name }: { $now } de { $goal }
stratum-plants = Plantas
    .text = A Natureza precisa delas; quem constrói, também.
stratum-herbivores = Herbívoros
    .text = Vivem das plantas; o marcado morre ou cresce.
stratum-carnivores = Carnívoros
    .text = Vivem dos herbívoros; onde há um, ninguém constrói.
stratum-growths = Crescimentos
    .text = Quantas vezes os animais cresceram.
stratum-macrofungi = Macrofungos
    .text = Com eles Fungos vence.
stratum-mushrooms = Cogumelos para um macrofungo
    .text = Crescem onde o ecossistema deixa algo morrer.
stratum-constructions = Construções
    .text = A Indústria vence com bastantes, uma por território.
stratum-lamp-10-2 = Herbívoros morrem
    .text = No fim da rodada morre o herbívoro mais novo se não há plantas, se há dois herbívoros a mais que plantas ou dois carnívoros a mais que herbívoros.
stratum-lamp-10-3 = Herbívoros crescem
    .text = Senão, cresce o herbívoro mais novo quando há alguma planta e não há carnívoros, há dois herbívoros a mais que carnívoros ou duas plantas a mais que herbívoros.
stratum-lamp-10-4 = Carnívoros morrem
    .text = Depois dos herbívoros conta-se de novo: no fim da rodada morre o carnívoro mais novo se não há herbívoros ou se há dois carnívoros a mais que herbívoros.
stratum-lamp-10-5 = Carnívoros crescem
    .text = Senão, cresce o carnívoro mais novo quando, como os herbívoros ficam então, há dois a mais que carnívoros.
stratum-lamp-on = sim, se o ecossistema agisse agora
stratum-lamp-off = agora não
stratum-why-10-2a = não há plantas ({ $test })
stratum-why-10-2b = herbívoros demais para as plantas ({ $test })
stratum-why-10-2c = carnívoros demais para os herbívoros ({ $test })
stratum-why-10-3a = nenhum carnívoro os caça ({ $test })
stratum-why-10-3b = muito mais herbívoros que carnívoros ({ $test })
stratum-why-10-3c = plantas de sobra para os herbívoros ({ $test })
stratum-why-10-4a = não há herbívoros ({ $test })
stratum-why-10-4b = carnívoros demais para os herbívoros ({ $test })
stratum-why-10-5 = herbívoros de sobra para os carnívoros ({ $test })
stratum-empty = vazio
stratum-with = com { $cards }
stratum-count-plant =
    { $count ->
        [1] uma planta
       *[other] { $count } plantas
    }
stratum-count-herbivore =
    { $count ->
        [1] um herbívoro
       *[other] { $count } herbívoros
    }
stratum-count-carnivore =
    { $count ->
        [1] um carnívoro
       *[other] { $count } carnívoros
    }
stratum-count-mushroom =
    { $count ->
        [1] um cogumelo
       *[other] { $count } cogumelos
    }
stratum-count-macrofungus =
    { $count ->
        [1] um macrofungo
       *[other] { $count } macrofungos
    }
stratum-built = Aqui há uma construção.
stratum-free = O Magnata poderia construir aqui.
stratum-blocked = O Magnata não pode construir aqui agora.
stratum-blocked-construction = Já há uma construção.
stratum-blocked-carnivore = Um carnívoro impede.
stratum-blocked-rabies = Uma carta anexada, como Raiva, impede.
stratum-blocked-plants = Há plantas de menos.
stratum-plate = { $seat }: { $hand } na mão, { $deck } no baralho, { $discards } no descarte
stratum-no-discards = Nada foi descartado.
stratum-hand = Sua mão
stratum-hand-of = Mão de { $seat }
stratum-no-hand = Nenhuma carta na mão.
stratum-ivy-later = do jeito que está, não no fim desta rodada
stratum-attached = Cartas anexadas

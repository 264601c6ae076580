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
    .text = No fim da rodada morre o herbívoro mais novo se não há plantas, ou se os herbívoros passam as plantas, ou os carnívoros os herbívoros, em { $gap } ou mais.
stratum-lamp-10-3 = Herbívoros crescem
    .text = Senão, cresce o herbívoro mais novo quando há alguma planta e não há carnívoros, ou os herbívoros passam os carnívoros, ou as plantas os herbívoros, em { $gap } ou mais.
stratum-lamp-10-4 = Carnívoros morrem
    .text = Depois se conta de novo: morre o carnívoro mais novo se não há herbívoros ou se os carnívoros passam os herbívoros em { $gap } ou mais.
stratum-lamp-10-5 = Carnívoros crescem
    .text = Senão, cresce o carnívoro mais novo quando os herbívoros passam os carnívoros em { $gap } ou mais.
stratum-lamp-on = sim, se o ecossistema agisse agora
stratum-lamp-off = agora não
stratum-why-10-2a = não há plantas
stratum-why-10-2b = herbívoros demais para as plantas (pelo menos { $gap } a mais)
stratum-why-10-2c = carnívoros demais para os herbívoros (pelo menos { $gap } a mais)
stratum-why-10-3a = nenhum carnívoro os caça
stratum-why-10-3b = muito mais herbívoros que carnívoros (pelo menos { $gap } a mais)
stratum-why-10-3c = plantas de sobra para os herbívoros (pelo menos { $gap } a mais)
stratum-why-10-4a = não há herbívoros
stratum-why-10-4b = carnívoros demais para os herbívoros (pelo menos { $gap } a mais)
stratum-why-10-5 = herbívoros de sobra para os carnívoros (pelo menos { $gap } a mais)
stratum-after-10-2 = Antes morre um herbívoro.
stratum-after-10-3 = Antes cresce um herbívoro.
stratum-after-10-4 = Antes morre um carnívoro.
stratum-census = Contagem para este passo: plantas { $plants }, herbívoros { $herbivores }, carnívoros { $carnivores }.
stratum-which-marked = a carta marcada
stratum-which-place =
    { $place ->
        [1] a carta de cima
       *[other] a { $place }.ª carta a partir de cima
    }
stratum-which-other = { $which }, não a marcada
stratum-named = { $name } ({ $which })
stratum-only-discard = só para descartar
    .text = Neste turno só pode ser descartada.
stratum-used-population = Neste turno já foi jogada uma carta de população.
stratum-used-influence = Neste turno já foi jogada uma carta de influência.
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

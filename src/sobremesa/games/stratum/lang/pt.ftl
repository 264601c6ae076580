game-name = Stratum
game-tagline = Um ecossistema vivo, três facções, quatro jogadores.

# Elementos

seat-S = Sagitário
    .text = Natureza, com Ygdra: vence com 4 plantas, 3 herbívoros e 3 carnívoros.
seat-F = Fu'ngaloth
    .text = Fungi: vence com 2 macrofungos.
seat-Y = Ygdra
    .text = Natureza, com Sagitário: vence com 4 plantas, 3 herbívoros e 3 carnívoros.
seat-M = O Magnata
    .text = Indústria: vence com uma construção nos 4 territórios.
territory-S = território de Sagitário
territory-F = território de Fu'ngaloth
territory-Y = território de Ygdra
territory-M = território do Magnata
owner-S = a pilha de descarte de Sagitário
owner-F = a pilha de descarte de Fu'ngaloth
owner-Y = a pilha de descarte de Ygdra
owner-M = a pilha de descarte do Magnata
owner-supply = a reserva
thing-plant = planta
thing-herbivore = herbívoro
thing-carnivore = carnívoro
thing-mushroom = cogumelo
thing-macrofungus = macrofungo
clause-a = a
clause-b = b
clause-c = c

card-plant = Planta
    .text = Joga-se em um espaço vazio do próprio território.
card-herbivore = Herbívoro
    .text = Joga-se em um espaço vazio do próprio território.
card-carnivore = Carnívoro
    .text = Joga-se em um espaço vazio do próprio território.
card-hibernation = Hibernação
    .text = Sobre um herbívoro: o ecossistema não o faz morrer nem crescer.
card-rabies = Raiva
    .text = Sobre um herbívoro: O Magnata não pode construir em seu território.
card-migration = Migração
    .text = Move um animal do próprio território para um espaço vazio de outro.
card-omnivore = Onívoro
    .text = Sobre um carnívoro: conta como carnívoro e como herbívoro.
card-predator = Predador de Cogumelos
    .text = Sobre um herbívoro: a cada rodada come o cogumelo mais recente do território.
card-spores = Esporos Explosivos
    .text = Em um território com fungos morre toda a população e cai a construção.
card-rot = Putrefação
    .text = Morre uma planta; em seu espaço cresce um cogumelo.
card-parasite = Parasita
    .text = Sobre um animal: quando cresce, surge um cogumelo em seu espaço.
card-bait = Cogumelo Apetitoso
    .text = Move um animal para um espaço vazio de outro território que tenha fungos.
card-mold = Mofo
    .text = Põe um cogumelo em um espaço vazio de um território com construção.
card-wildfire = Incêndio Florestal
    .text = Morre tudo o que há em um território e cai sua construção.
card-fruit = Fruta com Sementes
    .text = Sobre uma planta: quando um animal do território cresce, ela também cresce.
card-weed = Erva Daninha Nunca Morre
    .text = Sobre uma planta: se morrer, cresce outra em seu lugar.
card-pheromones = Fragrância de Feromônios
    .text = Move um animal de outro território para um espaço vazio do próprio.
card-ivy = Hera Verde
    .text = Sobre uma planta: após uma rodada completa junto a uma construção, a derruba.
card-arson = Incêndio Criminoso
    .text = Morre tudo o que há em um território e cai sua construção.
card-pesticide = Pesticida
    .text = Morre uma planta.
card-hunter = Caçador
    .text = Morre um animal.
card-fireworks = Fogos de Artifício
    .text = Move um animal para um espaço vazio do território oposto ao dele.
card-compost = Composto
    .text = Põe em um espaço vazio um cogumelo com uma planta em cima.
card-mother_nature = Mãe Natureza
    .text = O ecossistema age imediatamente.
card-leash = Coleira
    .text = Sobre um animal: nenhuma carta pode movê-lo.
attachment-hibernation = Hibernação
attachment-rabies = Raiva
attachment-omnivore = Onívoro
attachment-predator = Predador de Cogumelos
attachment-parasite = Parasita
attachment-fruit = Fruta com Sementes
attachment-weed = Erva Daninha Nunca Morre
attachment-ivy = Hera Verde
attachment-leash = Coleira

# Ações

verb-play = Jogar { $card }
verb-discard = Descartar { $card }
verb-build = Construir no { $territory }
verb-macrofungus = Criar um macrofungo
verb-at = Em { $space }
verb-card =
    { $attachment_id ->
        [none] A carta de { $space }
       *[other] A carta de { $space } com { $attachment }
    }
verb-territory = No { $territory }

# Perguntas

stage-action = { $seat }: escolha uma ação
stage-place = { $seat }: onde fica?
stage-target_card = { $seat }: qual carta?
stage-destination = { $seat }: para onde se move?
stage-target_territory = { $seat }: qual território?
stage-macro_site = { $seat }: qual cogumelo vira macrofungo?
stage-macro_food = { $seat }: qual cogumelo é gasto?
stage-exclusive_cost = { $seat }: qual carta é paga?

# Acontecimentos

event-2-2-starts =
    { $thing_id ->
        [plant] Uma planta começa em { $space }.
       *[other] Um { $thing } começa em { $space }.
    }
event-draws = { $seat } compra { $card }.
    .hidden = { $seat } compra uma carta.
event-3-1-round = Começa a rodada { $round }.
event-3-3-ecosystem = O ecossistema age.
event-played = { $seat } joga { $card }.
event-4-2-placed = { $seat } põe { $card } em { $space }.
event-4-4-discards = { $seat } descarta { $card }.
event-4-9-lost =
    { $count ->
        [one] { $seat } não pode fazer nada e perde uma ação.
       *[other] { $seat } não pode fazer nada e perde { $count } ações.
    }
event-4-10-pays = { $seat } paga com { $card }.
event-marked =
    { $thing_id ->
        [plant] A planta marcada está agora em { $space }.
       *[other] O { $thing } marcado está agora em { $space }.
    }
event-returned = { $card } vai para { $owner }.
event-discarded = { $card } cumpriu seu papel e vai para { $owner }.
event-sprouts = Cresce um cogumelo em { $space }.
event-attached = { $seat } anexa { $card } em { $space }.
event-dies =
    { $thing_id ->
        [plant] Morre a planta de { $space }.
       *[other] Morre o { $thing } de { $space }.
    }
event-moves = O { $thing } se move de { $from } para { $to }.
event-razed = Cai a construção do { $territory }.
event-placed = Um cogumelo é posto em { $space }.
event-7-20-plants = Uma planta é posta em cima em { $space }.
event-7-1-prevented = O { $thing } marcado de { $space } hiberna: nada lhe acontece.
event-7-12-grows = A Fruta com Sementes de { $space } dá uma planta.
event-7-13-regrows = Erva daninha nunca morre: cresce de novo uma planta em { $space }.
event-8-2-built = { $seat } constrói no { $territory }.
event-9-2-taken = { $seat } pega um cogumelo de { $space }.
event-9-2-created = Surge um macrofungo em { $space }.
event-10-2-dies =
    { $clause_id ->
        [a] O herbívoro marcado de { $space } morre de fome: não há plantas.
        [b] O herbívoro marcado de { $space } morre de fome: herbívoros demais para as plantas.
       *[c] O herbívoro marcado de { $space } é devorado: carnívoros demais.
    }
event-10-3-grows =
    { $clause_id ->
        [a] Os herbívoros de { $space } crescem: não há carnívoros.
        [b] Os herbívoros de { $space } crescem: poucos carnívoros os caçam.
       *[c] Os herbívoros de { $space } crescem: sobram plantas.
    }
event-10-4-dies =
    { $clause_id ->
        [a] O carnívoro marcado de { $space } morre de fome: não há herbívoros.
       *[b] O carnívoro marcado de { $space } morre de fome: carnívoros demais.
    }
event-10-5-grows = Os carnívoros de { $space } crescem: sobram herbívoros.
event-10-6-none =
    { $thing_id ->
        [plant] Uma planta mudaria, mas não há nenhuma para marcar.
       *[other] Um { $thing } mudaria, mas não há nenhum para marcar.
    }
event-11-2-eaten = O Predador de Cogumelos de { $hunter } come o cogumelo de { $space }.
event-12-2-wins = A Natureza atinge seu objetivo: { $seat } e { $partner } vencem.
event-12-3-wins = A Indústria atinge seu objetivo: { $seat } vence.
event-12-4-wins = Fungi atinge seu objetivo: { $seat } vence.
event-12-6-limit = A rodada { $round } era a última.
event-12-6-ahead = { $seat } está à frente e vence.
event-13-3-reshuffled = { $seat } embaralha seus descartes: novo baralho de { $count }.

# Finais

end-12-2 = O equilíbrio da Natureza foi atingido.
end-12-3 = A Indústria construiu em toda parte.
end-12-4 = Os macrofungos dominaram.
end-12-5 = Várias facções atingiram seus objetivos juntas.
end-12-6 = A última rodada terminou.

# Opções

option-max_rounds = Depois de tantas rodadas a partida termina.
option-timeout_result = O que acontece então: empate, ou vence a facção com mais progresso.
option-simultaneous = Vários objetivos na mesma rodada: vitória compartilhada, ou o jogo continua.
option-hand_size = Cartas na mão no início do turno.
option-spaces_per_territory = Espaços de cada território.
option-turn_direction = Ordem dos turnos: S, F, Y, M ou S, M, Y, F.
option-plants_to_win = Plantas de que a Natureza precisa.
option-herbivores_to_win = Herbívoros de que a Natureza precisa.
option-carnivores_to_win = Carnívoros de que a Natureza precisa.
option-constructions_to_win = Construções de que a Indústria precisa.
option-macrofungi_to_win = Macrofungos de que Fungi precisa.
option-mushrooms_per_macrofungus = Cogumelos gastos em um macrofungo.
option-plants_to_build = Plantas necessárias, e mortas, ao construir.
option-ecosystem_gap = Diferença com que o ecossistema age.
option-exclusive_per_turn = Ações exclusivas permitidas por turno.
option-exclusive_costs_card = Uma ação exclusiva custa uma carta.
option-death_mushrooms = Quais mortes deixam um cogumelo: só as do ecossistema, ou quase todas.
option-hibernation_passes_mark = Um herbívoro que hiberna nunca é o marcado.
option-fruit_persists = A Fruta com Sementes fica depois da primeira planta.
option-ivy_full_round = A Hera Verde precisa de uma rodada completa junto à construção.
option-built_land_counts = As cartas em territórios construídos contam.
option-idle_construction_decay = Construções sem animais por perto caem.
option-nature_goal = Objetivo da Natureza: o censo, ou um número de crescimentos.
option-growths_to_win = Crescimentos de que a Natureza então precisa.
option-nature_open_hands = Sagitário e Ygdra veem a mão um do outro.
option-free_space_choice = O espaço dentro de um território é escolhido livremente.
option-deck_mode = Os baralhos se esgotam e são reembaralhados, ou cada compra é independente.
option-deck_set = As cartas dos baralhos.
option-copies = Cópias desta carta neste baralho.
choice-draw = empate
choice-progress = a facção mais avançada
choice-shared = vitória compartilhada
choice-continue = o jogo continua
choice-ccw = S, F, Y, M
choice-cw = S, M, Y, F
choice-ecosystem = mortes pelo ecossistema
choice-always = quase todas as mortes
choice-census = o censo
choice-growths = um número de crescimentos
choice-deck = esgotam-se e são embaralhados
choice-bag = cada compra é independente
choice-classic = clássica
choice-late = edição tardia
preset-late = A edição posterior: outros baralhos, a Natureza vence por crescimentos, duas construções.

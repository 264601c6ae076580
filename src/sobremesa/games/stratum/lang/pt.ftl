game-name = Stratum
game-tagline = Um ecossistema vivo, três facções, quatro jogadores.

# Elementos

seat-S = Sagitário
    .text = Natureza, com Ygdra: vence quando a vida prospera na mesa, com plantas, herbívoros e carnívoros suficientes (conforme as opções, com crescimentos suficientes).
seat-F = Fu'ngaloth
    .text = Fungos: vence com macrofungos suficientes na mesa.
seat-Y = Ygdra
    .text = Natureza, com Sagitário: vence quando a vida prospera na mesa, com plantas, herbívoros e carnívoros suficientes (conforme as opções, com crescimentos suficientes).
seat-M = O Magnata
    .text = Indústria: vence com construções em territórios suficientes.
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
side-nature = Natureza
side-fungi = Fungos
side-industry = Indústria

card-plant = Planta
card-herbivore = Herbívoro
card-carnivore = Carnívoro
card-hibernation = Hibernação
card-rabies = Raiva
card-migration = Migração
card-omnivore = Onívoro
card-predator = Predador de Cogumelos
card-spores = Esporos Explosivos
card-rot = Putrefação
card-parasite = Parasita
card-bait = Cogumelo Apetitoso
card-mold = Mofo
card-wildfire = Incêndio Florestal
card-fruit = Fruta com Sementes
card-weed = Erva Daninha Nunca Morre
card-pheromones = Fragrância de Feromônios
card-ivy = Hera Verde
card-arson = Incêndio Criminoso
card-pesticide = Pesticida
card-hunter = Caçador
card-fireworks = Fogos de Artifício
card-compost = Composto
card-mother_nature = Mãe Natureza
card-leash = Coleira
attachment-hibernation = Hibernação
attachment-rabies = Raiva
attachment-omnivore = Onívoro
attachment-predator = Predador de Cogumelos
attachment-parasite = Parasita
attachment-fruit = Fruta com Sementes
attachment-weed = Erva Daninha Nunca Morre
attachment-ivy = Hera Verde
attachment-leash = Coleira

# O que uma carta diz, por sua classe ou seu efeito; o `.text` de uma carta toma seu lugar.
# $what, $from … são as palavras abaixo.

says-population = Joga-se em { $where }.
says-hibernation = Sobre { $what }: o ecossistema não o faz morrer nem crescer.
says-rabies = Sobre { $what }: o Magnata não pode construir em seu território.
says-omnivore =
    { $amount ->
        [1] Sobre { $what }: conta também como herbívoro.
       *[other] Sobre { $what }: conta também como { $amount } herbívoros.
    }
says-predator =
    { $amount ->
        [1] Sobre { $what }: a cada rodada come o cogumelo mais recente do território.
       *[other] Sobre { $what }: a cada rodada come os { $amount } cogumelos mais recentes do território.
    }
says-parasite =
    { $amount ->
        [1] Sobre { $what }: quando cresce, surge um cogumelo em seu espaço.
       *[other] Sobre { $what }: quando cresce, surgem { $amount } cogumelos em seu espaço.
    }
says-fruit =
    { $amount ->
        [1] Sobre { $what }: quando um animal do território cresce, ela também cresce.
       *[other] Sobre { $what }: quando um animal do território cresce, crescem { $amount } plantas sobre ela.
    }
says-weed =
    { $amount ->
        [1] Sobre { $what }: se morrer, cresce outra em seu lugar.
       *[other] Sobre { $what }: se morrer, crescem { $amount } plantas em seu lugar.
    }
says-ivy = Sobre { $what }: ao fim de uma rodada junto a uma construção, em geral completa, derruba-a.
says-leash = Sobre { $what }: nenhuma carta pode movê-lo.
says-kill =
    { $mushrooms ->
        [0] Morre { $what }.
        [one] Morre { $what }; em seu espaço cresce um cogumelo.
       *[other] Morre { $what }; em seu espaço crescem { $mushrooms } cogumelos.
    }
says-move =
    { $from_id ->
        [any] Move { $what } para { $to }.
       *[other] Move { $what } { $from } para { $to }.
    }
says-territory =
    { $victims_id ->
        [all] Morre tudo o que há { $land }.
        [population] Morre toda a população { $land }.
       *[other] Morrem todos estes { $land }: { $victims }.
    }
says-razes = Sua construção cai.
says-place =
    { $things ->
        [mushrooms] Põe { $mushrooms } em { $where }.
        [plants] Põe { $plants } em { $where }.
       *[both] Põe { $mushrooms } com { $plants } em cima em { $where }.
    }
says-nature = O ecossistema age imediatamente.

what-plant = uma planta
what-herbivore = um herbívoro
what-carnivore = um carnívoro
what-animal = um animal
what-population = uma planta ou um animal
what-plant_herbivore = uma planta ou um herbívoro
what-plant_carnivore = uma planta ou um carnívoro
many-plant = plantas
many-herbivore = herbívoros
many-carnivore = carnívoros
many-mushroom = cogumelos
many-macrofungus = macrofungos
some-mushrooms =
    { $count ->
        [1] um cogumelo
       *[other] { $count } cogumelos
    }
some-plants =
    { $count ->
        [1] uma planta
       *[other] { $count } plantas
    }
where-own = um espaço vazio do próprio território
where-other = um espaço vazio de um território alheio
where-any = um espaço vazio
where-opposite = um espaço vazio do território em frente
where-fungi = um espaço vazio de um território com fungos
where-built = um espaço vazio de um território com construção
from-own = do próprio território
from-other = de um território alheio
from-any = de qualquer território
from-opposite = do território em frente
from-fungi = de um território com fungos
from-built = de um território com construção
to-own = um espaço vazio do próprio território
to-other = um espaço vazio de um território alheio
to-any = um espaço vazio de outro território
to-opposite = um espaço vazio do território oposto ao dele
to-fungi = um espaço vazio de outro território que tenha fungos
to-built = um espaço vazio de outro território que tenha construção
land-own = no próprio território
land-other = em um território alheio
land-any = em um território
land-opposite = no território em frente
land-fungi = em um território com fungos
land-built = em um território com construção

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
stage-target_card = { $seat }: sobre qual carta da mesa ela age?
    .text = De uma pilha é a carta mais recente que não leva nada: um anexo fica só nela, e só ela morre ou se move. A que leva algo é escolhida pelo que leva.
stage-destination = { $seat }: para onde se move?
    .text = Move-se um animal, com o que leva anexado, para um espaço vazio; o resto da pilha fica onde está.
stage-target_territory = { $seat }: sobre qual território ela age?
    .text = A carta age sobre um território inteiro, o seu ou o de outro, conforme o texto dela.
stage-macro_site = { $seat }: qual cogumelo vira macrofungo?
    .text = Três cogumelos viram um macrofungo: escolha primeiro aquele em cujo espaço ele vai ficar.
stage-macro_food = { $seat }: qual cogumelo é gasto?
    .text = Os outros dois cogumelos são escolhidos um a um; podem estar no mesmo espaço.
stage-exclusive_cost = { $seat }: com qual carta você paga?
    .text = Nesta mesa uma construção ou um macrofungo também custa uma carta: escolha qual descartar.

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
event-4-2-placed =
    { $card_id ->
        [plant] { $seat } põe uma planta em { $space }.
        [herbivore] { $seat } põe um herbívoro em { $space }.
       *[carnivore] { $seat } põe um carnívoro em { $space }.
    }
event-4-4-discards = { $seat } descarta { $card }.
event-4-9-lost =
    { $count ->
        [1] { $seat } não pode fazer nada e perde uma ação.
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
event-plants = Uma planta é posta em { $space }.
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
event-12-4-wins = Fungos atinge seu objetivo: { $seat } vence.
event-12-6-limit = A rodada { $round } era a última.
event-12-6-ahead = { $seat } está à frente e vence.
event-13-3-reshuffled =
    { $count ->
        [1] { $seat } embaralha seus descartes: o novo baralho tem uma carta.
       *[other] { $seat } embaralha seus descartes: o novo baralho tem { $count } cartas.
    }

# Recusas

refused-hand = { $card } não está na sua mão.
refused-second =
    { $sort ->
        [population] Em um turno joga-se no máximo uma carta de população, e ela já foi jogada.
       *[influence] Em um turno joga-se no máximo uma carta de influência, e ela já foi jogada.
    }
refused-full = Não há nenhum espaço vazio no { $territory }.
refused-no_space = Não há nenhum espaço vazio onde pôr { $card }.
refused-no_construction = Nenhum território tem uma construção.
refused-no_fungi = Nenhum território tem cogumelos nem macrofungos.
refused-none =
    { $hosts ->
        [plant] Não há nenhuma planta na mesa.
        [herbivore] Não há nenhum herbívoro na mesa.
        [carnivore] Não há nenhum carnívoro na mesa.
        [plant_herbivore] Não há nenhuma planta nem nenhum herbívoro na mesa.
        [plant_carnivore] Não há nenhuma planta nem nenhum carnívoro na mesa.
        [population] Não há nenhuma carta de população na mesa.
       *[animal] Não há nenhum animal na mesa.
    }
refused-all_carries = Cartas que poderiam levá-la, mas já levam outra: { $count }.
refused-all_leash = Animais com um anexo que impede movê-los: { $count }.
refused-all_outside = É preciso um animal do seu território; fora dele: { $count }.
refused-all_inside = É preciso um animal de outro território; já no seu: { $count }.
refused-all_across = É preciso um animal do território em frente; em outra parte: { $count }.
refused-all_fungi = Animais em territórios sem fungos: { $count }.
refused-all_unbuilt = Animais em territórios sem construção: { $count }.
refused-all_shut = Animais sem nenhum espaço vazio para onde ir: { $count }.
refused-exclusive = Só { $seat } pode fazer isso.
refused-exclusives = Ações exclusivas usadas neste turno: { $used }; permitidas: { $allowed }.
refused-construction = Já há uma construção no { $territory }.
refused-carnivore = Há um carnívoro no { $territory }.
refused-rabies = { $attachment } impede construir no { $territory }.
refused-plants = Plantas no { $territory }: { $there }; necessárias: { $needed }.
refused-mushrooms = Cogumelos na mesa: { $there }; necessários: { $needed }.
refused-absent =
    { $attachment_id ->
        [none] Em { $space } não há nenhuma carta sem anexo.
       *[other] Em { $space } não há nenhuma carta com { $attachment }.
    }
refused-kind =
    { $hosts ->
        [plant] Precisa ser uma planta; em { $space } há outra coisa: { $thing }.
        [herbivore] Precisa ser um herbívoro; em { $space } há outra coisa: { $thing }.
        [carnivore] Precisa ser um carnívoro; em { $space } há outra coisa: { $thing }.
        [plant_herbivore] Precisa ser uma planta ou um herbívoro; em { $space } há outra coisa: { $thing }.
        [plant_carnivore] Precisa ser uma planta ou um carnívoro; em { $space } há outra coisa: { $thing }.
        [population] Precisa ser uma planta ou um animal; em { $space } há outra coisa: { $thing }.
       *[animal] Precisa ser um animal; em { $space } há outra coisa: { $thing }.
    }
refused-carries = A carta de { $space } já leva { $attachment }.
refused-leash = O animal de { $space } leva { $attachment }: nenhuma carta o move.
refused-outside = O animal precisa sair do { $territory }.
refused-inside = O animal já está no { $territory }.
refused-across = O animal precisa sair do { $territory }, que fica em frente.
refused-shut = Não há nenhum espaço vazio para onde o animal de { $space } possa ir.
refused-fungi = Não há cogumelos nem macrofungos no { $territory }.
refused-own = Precisa ser um espaço do { $territory }.
refused-opposite = Precisa ser um espaço do { $territory }, que fica em frente.
refused-abroad = Precisa ser um espaço fora do { $territory }.
refused-only_there = Precisa ser o { $territory }.
refused-not_there = Não pode ser o { $territory }.
refused-unbuilt = Não há nenhuma construção no { $territory }.
refused-elsewhere = O animal precisa ir para outro território, não ficar no { $territory }.
refused-occupied = { $space } não está vazio; cartas e fungos que há ali: { $count }.
refused-nowhere = Não existe o espaço { $space }: cada território tem { $width ->
        [1] um espaço
       *[other] { $width } espaços
    }.
refused-leftmost = Nesta partida ocupa-se o primeiro espaço vazio de um território: { $space }.
refused-mushroom = Não resta nenhum cogumelo em { $space }; já escolhidos ali: { $taken }.

# Finais

end-12-2 = A Natureza prospera: atingiu seu objetivo.
end-12-3 = A Indústria construiu tudo de que precisa.
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
option-macrofungi_to_win = Macrofungos de que Fungos precisa.
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
preset-even = Equilibrada: a Natureza precisa de uma planta e um herbívoro a mais.

# What lies in the box

type-character = Personagens
type-population = Cartas de população
type-influence = Cartas de influência
type-token = Fichas
word-deck_S = no baralho de Sagitário
word-deck_F = no baralho de Fu'ngaloth
word-deck_Y = no baralho de Ygdra
word-deck_M = no baralho d'O Magnata

# No papel.

kit-supply = Reserva
kit-mark = marca

# O que decide uma partida, o que se conta para isso e o que os sinais significam.

goal-nature = Natureza: a vida prospera
goal-industry = Indústria: a terra está construída
goal-fungi = Fungos: os macrofungos dominam
goal-shared = Várias facções estão na sua meta
goal-rounds = A partida termina depois da última rodada
count-plants = plantas
count-herbivores = herbívoros
count-carnivores = carnívoros
count-growths = crescimentos
count-constructions = construções
count-macrofungi = macrofungos
count-factions = facções
count-rounds = rodadas
sign-construction = uma construção
sign-marked = marcada: a mais nova da sua espécie, a que o ecossistema muda
sign-ready = uma Hera que age no fim desta rodada
sign-attached = uma carta presa ao que está antes dela
sign-times = tantos iguais na mesma pilha
sign-space = um espaço: a letra do seu território e o seu número
sign-seats = os lugares: Sagitário, Fu'ngaloth, Ygdra, o Magnata
sign-turn = quem decide agora
sign-on = este passo do ecossistema vai agir, do jeito que a mesa está
sign-held = agiria, mas algo o impede
sign-off = não vai agir
sign-rule = a regra pela qual age, e a sua alínea
sign-empty = nada aqui; entre coisas, só separa
sign-chosen = para onde vai a carta que se joga
sign-none = nenhum

# What is so at an element that is asked about

fact-space = Um espaço do { $territory }.
fact-faces = Em frente, na mesa: { $territory }.
fact-empty = Aqui não há nada.
fact-pile = Aqui: { $thing }.
fact-marked = Com marca: { $thing }. Da sua espécie morre ou cresce a marcada quando o ecossistema age.
fact-attached = { $attachment } está anexada a: { $thing }.
fact-ready = { $attachment } agirá no fim desta rodada.
fact-built = Há uma construção neste território: limita o que se pode jogar aqui.
fact-building = O Magnata poderia construir aqui agora.
fact-no_building = O Magnata não pode construir aqui agora.
fact-cards = Cartas na mão: { $hand }; no baralho: { $deck }.

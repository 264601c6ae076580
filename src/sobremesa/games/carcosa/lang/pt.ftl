game-name = Carcosa
game-tagline = Pobres Almas numa casa que se move e um Rei que a percorre.

# Elementos

seat-A = P1
seat-B = P2
seat-C = P3
seat-D = P4
floor-F1 = andar 1
floor-F2 = andar 2
floor-F3 = andar 3
node-F1_R1 = quarto 1 do andar 1
node-F1_R2 = quarto 2 do andar 1
node-F1_R3 = quarto 3 do andar 1
node-F1_R4 = quarto 4 do andar 1
node-F1_PAS = corredor do andar 1
node-F2_R1 = quarto 1 do andar 2
node-F2_R2 = quarto 2 do andar 2
node-F2_R3 = quarto 3 do andar 2
node-F2_R4 = quarto 4 do andar 2
node-F2_PAS = corredor do andar 2
node-F3_R1 = quarto 1 do andar 3
node-F3_R2 = quarto 2 do andar 3
node-F3_R3 = quarto 3 do andar 3
node-F3_R4 = quarto 4 do andar 3
node-F3_PAS = corredor do andar 3
room-F1_R1 = quarto 1 do andar 1
room-F1_R2 = quarto 2 do andar 1
room-F1_R3 = quarto 3 do andar 1
room-F1_R4 = quarto 4 do andar 1
room-F2_R1 = quarto 1 do andar 2
room-F2_R2 = quarto 2 do andar 2
room-F2_R3 = quarto 3 do andar 2
room-F2_R4 = quarto 4 do andar 2
room-F3_R1 = quarto 1 do andar 3
room-F3_R2 = quarto 2 do andar 3
room-F3_R3 = quarto 3 do andar 3
room-F3_R4 = quarto 4 do andar 3
ward-P1 = P1
ward-P2 = P2
ward-P3 = P3
ward-P4 = P4
ward-none = ninguém
role-healer = Curandeiro
role-tank = Tanque
    .text = Um escudo por rodada; pode sofrer as perdas de outra alma. Ninguém medita ao seu lado.
role-high_roller = Apostador
    .text = Uma vez por turno pode somar um segundo dado a um teste.
role-scout = Batedor
    .text = O primeiro movimento do turno é grátis; pode tropeçar nas escadas.
role-brawler = Lutador
    .text = Usa objetos contundentes de graça, também logo antes de um monstro agir.
role-psychic = Psíquico
    .text = Ao entrar num quarto vê as duas cartas de cima e pode mudá-las.
item-key = Chave
    .text = Com o bastante delas nas mãos do grupo, a saída se abre.
item-compass = Bússola
    .text = Vá de um quarto ao corredor.
item-vial = Frasco
item-blunt = Objeto contundente
    .text = Atordoe um monstro que esteja onde você está.
item-keyring = Chaveiro
item-stairs = Escadas dobráveis
item-scroll = Pergaminho
    .text = Leia uma Caixa do seu andar; a primeira Chave vai para cima.
item-pendant = Pingente
item-ring = Anel
item-repairer = O Reparador de Reputações
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
item-mask = A Máscara
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
item-dragon = Na Corte do Dragão
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
item-sign = O Signo de Amarelo
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
card-key = Chave
    .text = Com o bastante delas nas mãos do grupo, a saída se abre.
card-compass = Bússola
    .text = Vá de um quarto ao corredor.
card-vial = Frasco
card-blunt = Objeto contundente
    .text = Atordoe um monstro que esteja onde você está.
card-keyring = Chaveiro
card-stairs = Escadas dobráveis
card-scroll = Pergaminho
    .text = Leia uma Caixa do seu andar; a primeira Chave vai para cima.
card-pendant = Pingente
card-ring = Anel
card-repairer = O Reparador de Reputações
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
card-mask = A Máscara
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
card-dragon = Na Corte do Dragão
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
card-sign = O Signo de Amarelo
    .text = Um Conto: anexe-o ao Livro para banir o Rei.
card-book = Livro: O Rei de Amarelo
    .text = O portador anexa Contos para banir o Rei.
card-state_poisoned = Envenenado
card-state_cursed = Amaldiçoado
card-state_paranoia = Paranoia
card-state_serenity = Serenidade
card-tue_tue = Tue-Tue
card-spider = Aranha de Amarelo
    .text = Prende as almas que encontra ao seu lado.
card-goblin = Duende de Amarelo
    .text = Leva tudo o que uma alma carrega e salta para longe.
card-sack_man = Velho do Saco
    .text = Leva uma alma embora.
card-frozen_queen = Rainha Gelada
    .text = Congela o seu andar.
card-omen_spider = Presságio da Aranha
card-omen_goblin = Presságio do Duende
card-omen_queen = Presságio da Rainha Gelada
card-omen_tue_tue = Presságio do Tue-Tue
card-yellow_fury = A fúria de Amarelo
card-corpse = Há um cadáver
card-yellow_mirror = Espelho de Amarelo
    .text = A sanidade troca de sinal.
card-served_meal = Uma refeição servida
card-yellow_divan = Um divã de Amarelo
card-face_changer = Troca-caras
card-yellow_blow = Golpe de Amarelo
card-elevator = Elevador
card-trapdoor = Alçapão
card-motemey_call = Passa o Motemey
    .text = Negocie agora com o mercador.
monster-spider = Aranha de Amarelo
monster-goblin = Duende de Amarelo
monster-sack_man = Velho do Saco
monster-queen = Rainha Gelada
monster-spiderling = Aranha bebê
monster-servant = Servo de gelo
special-tavern = Taverna
special-motemey = Motemey
    .text = Compre e venda.
special-armory = Arsenal
special-yellow_doors = Portas de Amarelo
special-lethal_chamber = Câmara Letal
special-beauty_salon = Salão de Beleza
    .text = Protege dos eventos amarelos.
special-mad_monastery = Mosteiro da Loucura
status-poisoned = Envenenado
status-cursed = Amaldiçoado
status-paranoia = Paranoia
status-serenity = Serenidade
status-vanity = Vaidade
status-illuminated = Iluminado
status-protected = Protegido
status-trapped = Preso
king-king_1 = Embaralhar
king-king_2 = −1 de sanidade para todos
king-king_3 = 1 ação
king-king_4 = Mover pela escada
king-king_5 = Atrair
king-king_6 = Descartar objeto
offering-slot = um espaço de objeto
offering-mind = um ponto de sanidade máxima
ware-tale = o Conto

# Ações

verb-role = Jogar como { $role }
verb-to = Ir para o { $node }
verb-search = Procurar
verb-meditate = Meditar
verb-end = Terminar o turno
verb-struggle = Debater-se
verb-rescue = Resgatar { $soul }
verb-use = Usar { $item }
verb-blunt = Golpear: { $monster }
verb-attach = Anexar “{ $item }” ao Livro
verb-crown = Pegar a Coroa por uma chave
verb-shed = Livrar-se de todos os estados
verb-give = Dar a { $soul }: { $item }
verb-ask = Pegar de { $soul }: { $item }
verb-comfort = Consolo: { $status }
verb-guard =
    { $ward_id ->
        [none] Não proteger ninguém
       *[other] Proteger { $ward }
    }
verb-tavern = Beber na Taverna
verb-doors = Pelas Portas de Amarelo até { $soul }
verb-ritual = Fazer o ritual
verb-salon = Visitar o Salão de Beleza
verb-chapel = Rezar no Mosteiro
verb-buy =
    { $ware_id ->
        [none] Comprar do baralho do mercador
       *[other] Comprar o Conto exposto
    }
verb-sell = Vender: { $item }
verb-store = Guardar: { $item }
verb-fetch = Retirar: { $item }
verb-leave = Deixar o mercador
verb-pick = Pegar a carta { $place }
verb-look = Olhar no { $room }
verb-skip = Não olhar
verb-psy =
    { $way_id ->
        [keep] Deixar as cartas como estão
        [swap] Trocar as duas cartas
       *[other] Enterrar a carta { $place }
    }
verb-double = Rolar um segundo dado
verb-keep = Manter a rolagem
verb-react = Reagir com um objeto contundente
verb-hold = Não reagir
verb-discard = Descartar: { $item }
verb-invite = Convidar { $soul }
verb-sacrifice = Sacrificar { $offering }
verb-accept = Aceitar o colapso

# Perguntas

stage-role = { $seat }: escolha um papel
    .text = Onde os papéis são escolhidos, cada alma pega um dos que restam; a carta dele diz o que ela pode fazer.
stage-turn = { $seat }: o que faz a sua alma?
stage-shop = { $seat }: negocie com o mercador, ou saia
    .text = O mercador passa. Uma vez por rodada: por 2 de sanidade ele mostra duas cartas e você pega uma; por 4, o Conto. Um objeto vendido dá 1 de sanidade; um tesouro, 3. Depois vá embora.
stage-pick = { $seat }: qual das cartas do mercador?
stage-look = { $seat }: que Caixa você olha?
stage-psychic = { $seat }: o que acontece com as duas cartas?
    .text = Você vê as duas primeiras cartas: deixe a ordem, troque-as, ou enterre uma por 1 de sanidade (2 se for um monstro). Depois a primeira é virada.
stage-double = { $seat }: rolar um segundo dado?
stage-react = { $seat }: reagir antes que o monstro aja?
    .text = O Lutador no mesmo lugar pode descartar um Objeto contundente e atordoar o monstro antes que aja, ou guardá-lo.
stage-discard = { $seat }: o que é descartado?
    .text = Você carrega mais do que cabe, ou o Rei tira um objeto de cada alma: escolha o que vai embora para sempre. As chaves não contam.
stage-invite = { $seat }: quem é convidado?
    .text = A mesa está posta: escolha outra alma. As duas recuperam 2 de sanidade, e ela vem para o seu quarto.
stage-sacrifice = { $seat }: sacrificar algo contra o colapso?
    .text = Em −5 você colapsaria: perdem-se chaves e objetos, e cada uma das outras almas perde 1. Em vez disso, você pode abrir mão para sempre de um espaço ou de um ponto do seu máximo e ficar em 0; ou aceitar.

# Acontecimentos

event-1-1-round = Começa a rodada { $round }.
event-1-3-turn = É a vez de { $soul }.
event-1-11-check = { $soul } tira { $die }: { $total } com a sua sanidade.
event-2-5-stairs = { $soul } vai pelas escadas para o { $node }.
event-3-3-role = { $soul } é { $role }.
event-3-6-special = Há uma carta de quarto especial virada para baixo no { $room }.
event-3-8-display = O mercador expõe “{ $item }”.
event-stairs = As escadas do andar estão no { $room }.
event-4-3-skips = { $soul } perde a sua vez.
event-4-5-moves = { $soul } vai para o { $node }.
event-4-6-searches = { $soul } procura no { $room }.
event-4-7-recovers = { $soul } medita e recupera { $count }.
event-4-10-gives = { $soul } dá a { $receiver }: { $item }.
event-4-12-rescues = { $soul } resgata { $other }.
event-4-13-ends = Termina a vez de { $soul }.
event-5-2-reveals = { $soul } revela “{ $card }” no { $room }.
event-takes = { $soul } pega: { $item }.
event-5-6-comes = { $soul } é levada para o { $node }.
event-5-7-limit = Cartas demais de uma vez: { $soul } não revela mais nada.
event-looks = { $soul } olha no { $room }: “{ $card }”.
event-5-10-buried = { $soul } não tem espaço: { $item } vai para o fundo da Caixa.
event-5-11-discards = { $soul } carrega demais e descarta: { $item }.
event-6-1-ends = Fim da rodada { $round }.
event-6-2-loses = A casa desgasta { $soul }: −{ $count }.
event-6-3-absent =
    { $count ->
        [0] O Rei está ausente; volta para o próximo fim de rodada.
        [one] O Rei está ausente; falta mais um fim de rodada sem ele.
       *[other] O Rei está ausente; faltam mais { $count } fins de rodada sem ele.
    }
event-6-4-loses = A presença do Rei custa { $count } de sanidade a { $soul }.
event-6-5-king = Um { $die }: o Rei aparece no { $floor }.
event-6-5-again = Um { $die }: rola-se de novo.
event-6-6-blocked = Um { $die }: o Falso Rei fecha o { $floor } ao Rei; rola-se de novo.
event-6-7-effect = O efeito do Rei: { $king }.
event-6-7-loses = O pavor custa { $count } de sanidade a { $soul }.
event-6-7-limited = { $soul } terá menos ações.
event-6-8-moved = O Rei move { $soul } para o { $node }.
event-discards = { $soul } descarta: { $item }.
event-6-13-belt = A esteira gira: todas as Caixas avançam.
event-7-1-crown = { $soul } pega a Coroa e é o Falso Rei.
event-7-2-spent = A chave de { $soul } se perde para sempre.
event-7-2-returned = A chave de { $soul } vai para o fundo da Caixa no { $room }.
event-7-4-stays = { $soul } não sente o chamado do Rei.
event-7-5-book = { $soul } tem o Livro.
event-7-7-attaches = { $soul } anexa “{ $item }” ao Livro.
event-7-9-banished =
    { $count ->
        [1] O Rei fica banido por um fim de rodada.
       *[other] O Rei fica banido por { $count } fins de rodada.
    }
event-8-2-already = Já está na casa: { $monster }.
event-8-3-appears = { $monster } aparece no { $node }.
event-8-4-destroys = { $monster } destrói { $special } no { $room }.
event-8-4-keys =
    { $count ->
        [1] Uma chave é destruída com o Arsenal.
       *[other] { $count } chaves são destruídas com o Arsenal.
    }
event-8-4-discards = Perde-se com o Arsenal: { $item }.
event-stunned = { $monster }: atordoamento { $count }.
event-8-7-skips = { $monster } não faz nada por causa do atordoamento.
event-8-10-reacts = { $soul } reage e golpeia antes: { $monster }.
event-8-11-moves = { $monster } vai para o { $node }.
event-8-12-jumps = { $monster } salta para o { $node }.
event-traps = { $monster } prende { $soul }.
event-8-15-robs =
    { $count ->
        [0] O Duende não acha nada para roubar de { $soul }.
        [one] O Duende rouba uma coisa de { $soul }.
       *[other] O Duende rouba { $count } coisas de { $soul }.
    }
event-8-16-freezes = O gelo não deixa { $soul } se mover nesta rodada.
event-8-17-carries = O Velho do Saco leva { $soul } para o { $node }.
event-8-17-bites = A Aranha bebê morde { $soul }: perde o próximo turno.
event-frees = { $soul } fica livre.
event-leaves = { $monster } deixa a casa.
event-8-18-returns = O Duende entrega a { $soul }: { $item }.
event-8-18-discards = Descarta-se do saque: { $item }.
event-8-18-buried = { $item } vai para o fundo da Caixa no { $room }.
event-8-18-destroyed = Chaves destruídas: { $count }.
event-free = { $soul } se liberta.
event-8-19-rolls = { $soul } se debate e tira { $die }: { $total } com a sua sanidade.
event-8-19-fails = { $soul } não consegue se libertar.
event-9-2-shield = O escudo de { $soul } absorve a sua parte.
event-9-3-pays = { $soul } paga { $count } de sanidade.
event-9-6-collapses = { $soul } cai a −5.
event-9-7-destroyed = Chaves de { $soul } destruídas: { $count }.
event-9-7-discards = { $soul } perde no colapso: { $item }.
event-9-7-loses = O colapso custa { $count } de sanidade a { $soul }.
event-9-11-ends = { $soul } deixa o estado “{ $status }”.
event-9-12-cleared = Todos os estados de { $soul } se vão.
event-9-13-poison = Veneno: o máximo de { $soul } é agora { $maximum }.
event-9-14-loses = Uma maldição custa { $count } de sanidade a { $soul }.
event-9-17-ignores = { $soul } tem proteção e ignora “{ $card }”.
event-9-18-recovers = A Serenidade dá { $count } a { $soul }.
event-9-19-sheds = { $soul } se livra dos seus estados.
event-9-20-counts = Tue-Tue número { $number }, diante de { $soul }.
event-9-20-loses = O Tue-Tue custa { $count } de sanidade a { $soul }.
event-9-21-loop = { $soul } anda em círculos: um ciclo a mais.
event-set = A sanidade de { $soul } é agora { $sanity }.
event-9-23-sacrifices = { $soul } sacrifica { $offering }.
event-9-24-check = O Falso Rei { $soul } tira { $die }: { $total }; precisa de mais de { $needed }.
event-9-24-loses = A Coroa custa { $count } de sanidade a { $soul }.
event-10-1-won = Rodada { $round }: as almas saem de Carcosa. Vitória!
event-10-2-lost = Rodada { $round }: todas as almas estão quebradas.
event-10-3-lost = Rodada { $round }: restam poucas chaves.
event-10-6-lost = A rodada { $round } era a última.
event-11-1-recovers = O consolo dá { $count } a { $soul }.
event-gains = { $soul } recebe o estado “{ $status }”.
event-11-2-guards =
    { $ward_id ->
        [none] { $soul } já não protege ninguém.
       *[other] { $soul } protege { $ward }.
    }
event-11-2-suffers = { $soul } sofre no lugar de { $other }.
event-11-3-doubles = { $soul } soma um { $die }: { $total } no total.
event-11-4-stumbles = { $soul } tira { $die } e tropeça nas escadas.
event-11-4-steady = { $soul } tira { $die } e não tropeça nas escadas.
event-11-6-swaps = { $soul } troca as duas cartas.
event-11-6-buries = { $soul } enterra “{ $card }”.
event-12-1-opens = Há um quarto especial no { $room }: { $special }.
event-12-3-shows = O mercador mostra: { $item }.
event-12-3-buys = { $soul } compra: { $item }.
event-12-3-returns = Para o fundo do baralho do mercador: { $item }.
event-12-3-sells = { $soul } vende: { $item }.
event-recovers = { $soul } recupera { $count }.
event-12-4-stores = { $soul } guarda no Arsenal: { $item }.
event-12-4-fetches = { $soul } retira do Arsenal: { $item }.
event-12-5-through = { $soul } cruza as Portas de Amarelo até { $other } no { $node }.
event-12-5-loses = As Portas custam { $count } de sanidade a { $soul }.
event-12-6-ritual = { $soul } faz o ritual e tira { $die }.
event-12-6-loses = O ritual custa { $count } de sanidade a { $soul }.
event-12-8-prays = { $soul } reza e tira { $die }.
event-13-2-recovers = O Frasco dá { $count } a { $soul }.
event-13-3-goes = A Bússola leva { $soul } ao { $node }.
event-13-4-strikes = { $soul } golpeia: { $monster }.
event-13-6-unfolds = { $soul } desdobra escadas no { $room }.
event-13-6-discards = Gasta-se a última carga e { $soul } descarta: { $item }.
event-13-7-reads = { $soul } lê toda a Caixa no { $room }.
event-13-8-spares = O Pingente poupa uma parte a { $soul }.
event-13-9-wears = { $soul } põe o Anel.
event-13-9-loses = O Anel custa { $count } de sanidade a { $soul }.
event-14-1-doubled = A presença do Rei dobra pelo resto da partida.
event-14-1-king = O Rei vem ao { $floor }.
event-14-1-loses = A Fúria custa { $count } de sanidade a { $soul }.
event-14-2-stays = { $soul } não consegue desviar o olhar: perde o próximo turno.
event-14-2-loses = O cadáver custa { $count } de sanidade a { $soul }.
event-14-4-loses = A refeição custa { $count } de sanidade a { $soul }.
event-14-4-invites = { $soul } convida { $guest }.
event-14-6-swaps = { $soul } e { $other } trocam de lugar.
event-14-7-loses = O Golpe custa { $count } de sanidade a { $soul }.
event-14-8-rises = O Elevador leva { $soul } ao { $node }.
event-14-9-falls = { $soul } cai pelo Alçapão até o { $node }.
event-14-10-merchant = O Motemey passa por { $soul }.
event-omen = { $soul } lê um presságio.

# Recusas

refused-trapped = A alma { $soul } está presa.
refused-untrapped = A alma { $soul } não está presa.
refused-actions = { $soul } não tem mais ações: gastou { $spent } de { $limit }.
refused-here = { $soul } já está ali.
refused-way = Nenhuma porta leva de onde está { $soul } ao { $node }.
refused-stairs = Nenhuma escada leva de onde está { $soul } ao { $node }.
refused-frozen = O gelo não deixa { $soul } se mover nesta rodada.
refused-paranoia = { $soul } está ali, e a Paranoia impede que se juntem.
refused-corridor = { $soul } está num corredor, e isto se faz num quarto.
refused-empty = A Caixa no { $room } está vazia.
refused-floor_empty = Nenhuma Caixa deste andar tem cartas.
refused-no_box = Nenhuma Caixa tem cartas.
refused-whole = { $soul } já tem a sua sanidade máxima: { $maximum }.
refused-king = O Rei está neste andar: ninguém medita no { $node }.
refused-tank = Ninguém medita ao lado do Tanque, { $soul }.
refused-absent = Nesta partida não há { $soul }: almas { $count }.
refused-itself = Tem de ser outra alma que não { $soul }.
refused-apart = { $soul } está em outro lugar: no { $node }.
refused-together = { $soul } já está no mesmo lugar.
refused-lacking = { $soul } não tem: { $item }.
refused-slot = { $soul } não tem espaço para: { $item } (ocupado { $held } de { $limit }).
refused-slotless = Não ocupa espaço: { $item }.
refused-no_monster = Não está na casa: { $monster }.
refused-far_monster = { $monster } está em outro lugar: no { $node }.
refused-book = { $soul } não tem o Livro.
refused-crown = A Coroa já tem dono: { $soul } é o Falso Rei.
refused-sanctuary = A Coroa está em outro lugar: no Santuário, { $node }.
refused-no_serenity = { $soul } não tem Serenidade.
refused-trades = Não restam trocas neste turno: feitas { $limit } de { $limit }.
refused-role = { $soul } não é { $role }.
refused-once = Faz-se uma vez por turno, e já foi feito.
refused-price = Custa { $price }: { $soul } tem { $sanity } e deve ficar com { $least } ou mais.
refused-alone = Não há outra alma no andar de { $soul }.
refused-guarding =
    { $ward_id ->
        [none] { $soul } não protege ninguém.
       *[other] { $soul } já protege { $ward }.
    }
refused-special = { $soul } não está neste quarto especial, aberto e inteiro: { $special }.
refused-ritual_done = O ritual já foi feito.
refused-quorum = No quarto deve haver exatamente { $limit ->
        [1] uma alma
       *[other] { $limit } almas
    }: há { $count }.
refused-vanity = { $soul } tem Vaidade: nada de Salão de Beleza.
refused-bought = { $soul } já comprou algo nesta rodada.
refused-sold_out = O baralho do mercador está vazio.
refused-tale_sold = O Conto exposto já foi vendido.
refused-transfers = Neste turno já não se guarda nem se retira mais: feito { $limit } de { $limit }.
refused-store_full = O Arsenal está cheio: { $held } de { $limit }.
refused-not_stored = Não está no Arsenal: { $item }.
refused-not_shown = O mercador não mostra essa carta: cartas { $count }.
refused-other_floor = Só se olha nas Caixas deste andar: { $floor }.
refused-seen = A Caixa no { $room } foi a primeira; a segunda deve ser outra.
refused-must_look = É preciso escolher uma Caixa.
refused-no_slots = { $soul } não tem mais espaço de objeto para sacrificar.
refused-no_mind = { $soul } não tem mais sanidade máxima própria para sacrificar.
refused-taken = { $soul } já tem este papel: { $role }.
refused-not_alone = Este papel precisa de outras almas: { $role }.
refused-removed = Este papel não está no jogo: { $role }.

# Finais

end-10-1 = Todas as almas estavam no Limiar com chaves suficientes.
end-10-2 = Todas as almas estavam em −5.
end-10-3 = Restavam poucas chaves em jogo.
end-10-6 = O tempo acabou.

# Opções

option-souls = Almas na casa; 0 é uma por lugar.
option-role_draw = Os papéis são sorteados ou escolhidos.
option-rotate_first = Cada rodada começa com outra alma.
option-start_layout = Todas as almas começam no Limiar, ou espalhadas pelos andares.
option-threshold_floor = Andar do Limiar, a saída.
option-sanctuary_floor = Andar do Santuário.
option-actions_per_turn = Ações por turno.
option-keys_to_win = Chaves necessárias para sair.
option-keys_in_boxes = Chaves escondidas nas Caixas.
option-keys_lose_at = Com tão poucas chaves em jogo perde-se.
option-house_loss = Sanidade que todos perdem no fim da rodada.
option-presence_from_round = Primeira rodada em que se sente a presença.
option-king_d4 = Como o d4 move o Rei: contando para cima, ou o próprio andar.
option-stun_rounds = Ativações que um monstro golpeado perde.
option-loop_cycles = Ciclos de quartos que quebram uma alma; 0 desliga a regra.
option-tue_tue_fatal = Qual Tue-Tue é fatal.
option-corridor_peek = Ao chegar a um corredor uma alma pode olhar uma carta.
option-merchant_cost = Sanidade que uma compra custa.
option-tale_cost = Sanidade que custa o Conto exposto.
option-crown_key = O que acontece com a chave paga pela Coroa.
option-vanish_stacking = Dois banimentos: o mais longo, ou a soma.
option-serenity_every_turn = A Serenidade cura no fim do turno de cada alma.
option-sacrifice = Uma alma que desaba pode sacrificar algo em troca.
option-false_king_check = A Coroa pode custar sanidade ao seu andar a cada rodada.
option-chain_limit = Cartas que uma ação pode revelar.
option-trade_limit = Coisas que uma alma pode trocar por turno.
option-max_rounds = Depois destas rodadas a partida está perdida.
choice-random = ao acaso
choice-choose = escolhidos
choice-threshold = todas no Limiar
choice-spread = espalhadas pelos andares
choice-roulette = contando para cima
choice-direct = o próprio andar
choice-destroyed = destruída
choice-returned = devolvida
choice-max = o mais longo
choice-sum = a soma
preset-canon = As regras como foram escritas: sem piedade.
preset-measured = Com sacrifícios: para uma primeira visita.
preset-gentle = Suave: sacrifícios, mais duas chaves, uma primeira rodada calma.
preset-cruel = Cruel: sem espiar do corredor e com uma Coroa que morde.

# The table told in words

told-round = Rodada
told-king = o Rei
told-away = ausente, fins de rodada restantes
told-doubled = presença dobrada
told-presence = Presença
told-next_presence = na próxima rodada
told-in_play = em jogo
told-destroyed = destruídas
told-ruined = em ruínas
told-enough = suficientes
told-threshold = Limiar
told-all_home = todas as almas estão lá
told-not_home = nem todas as almas estão lá
told-bill = ficar custa
told-sanctuary = Santuário
told-crown = Coroa
told-box = Caixa
told-cards = cartas
told-unseen = nunca vistas
told-next = a próxima
told-stairs = escada
told-hidden = sala especial, virada para baixo
told-asked = a quem se pergunta
told-stunned = atordoado, rodadas
told-active = sua vez
told-actions = ações restantes
told-sanity = sanidade
told-expected = após esta rodada
told-worn = em uso
told-guards = protege
told-limited = menos ações
told-skips = perde sua vez
told-frozen = congelada
told-shield = escudo
told-attacked = atacada por
told-loop = laço
told-to = para

# What lies in the box

type-role = Papéis
type-object = Chaves e objetos
type-treasure = Tesouros
type-tale = O Livro e os Contos
type-state = Cartas de estado
type-monster = Cartas de monstro
type-omen = Presságios
type-event = Eventos
type-room = Salas especiais
type-status = Estados
type-token = Monstros
type-king = Efeitos do Rei
word-sanity = sanidade
word-key_slots = espaços de chave
word-object_slots = espaços de objeto
word-boxes = nas Caixas
word-merchant = com o mercador
word-item = começa com

# Textos com números do conteúdo

text-role-healer = Consolo: as outras almas do andar recuperam { $comfort_recover } e ganham um estado.
text-card-vial = Recupere { $recover } de sanidade.
text-card-keyring =
    { $key_slots ->
        [1] Mais um espaço de chave
       *[other] Mais { $key_slots } espaços de chave
    } e { $sanity ->
        [1] mais um ponto de sanidade máxima.
       *[other] mais { $sanity } pontos de sanidade máxima.
    }
text-card-stairs =
    { $charges ->
        [1] Uma vez
        [2] Duas vezes
        [3] Três vezes
       *[other] { $charges } vezes
    }: escadas a partir deste quarto por um turno.
text-card-pendant = A presença do Rei custa-lhe { $spares } a menos.
text-card-ring = Todas as almas no máximo; daí em diante você perde { $loss } por rodada.
text-card-state_poisoned =
    { $rounds ->
        [1] Uma rodada
        [2] Duas rodadas
       *[other] { $rounds } rodadas
    }: o máximo cai { $lowers } em cada uma.
text-card-state_cursed =
    { $rounds ->
        [1] Uma rodada
        [2] Duas rodadas
       *[other] { $rounds } rodadas
    }: as outras almas do andar perdem { $loss }.
text-card-state_paranoia =
    { $rounds ->
        [1] Uma rodada
        [2] Duas rodadas
       *[other] { $rounds } rodadas
    }: longe das outras almas.
text-card-state_serenity =
    { $rounds ->
        [1] Uma rodada
        [2] Duas rodadas
       *[other] { $rounds } rodadas
    }: recupere { $recover } no fim dos seus turnos.
text-card-tue_tue = O primeiro custa { $first_loss }, os seguintes { $loss }, o fatal custa tudo.
text-card-omen_spider = { $mild_from }+: uma Aranha bebê, e seu turno acaba. Menos: a Aranha.
text-card-omen_goblin = { $mild_from }+: descarte um objeto, um tesouro ou um Conto. Menos: o Duende.
text-card-omen_queen = { $mild_from }+: um Servo de gelo. Menos: a Rainha Gelada.
text-card-omen_tue_tue = { $mild_from }+: a sanidade passa a { $sanity }. Menos: um Tue-Tue.
text-card-yellow_fury = { $part0 }: presença dobrada. { $part1 }: o Rei vem. { $part2 }: o Rei é banido.
text-card-corpse = { $part0 }: perde o próximo turno. { $part1 }: perde { $loss }. { $part2 }: ganha um objeto contundente.
text-card-served_meal = { $part0 }: perde { $loss }. { $part1 }: Envenenado. { $part2 }: recupera { $recover }. { $part3 }: com um convidado.
text-card-yellow_divan = { $below }: os estados se vão ({ $recover_from }+: recupera { $recover }). { $part2 }: Serenidade.
text-card-yellow_blow = Perde { $loss }.
text-card-face_changer = { $part0 }: troca de lugar com a alma de número seguinte. { $part1 }: com a anterior.
text-card-elevator = { $part0 }: seu turno acaba. { $part1 }: sobe um andar. { $part2 }: sobe dois.
text-card-trapdoor = { $part0 }: seu turno acaba. { $part1 }: desce dois andares. { $part2 }: desce um.
text-special-tavern = Pague { $price } de sanidade: veja a carta de cima de duas Caixas.
text-special-armory =
    { $holds ->
        [0] Não guarda nada.
        [1] Guarda uma coisa.
        [2] Guarda duas coisas.
       *[other] Guarda { $holds } coisas.
    }
text-special-yellow_doors = Vá até outra alma, que perde { $loss }.
text-special-lethal_chamber =
    { $souls ->
        [1] Uma alma
        [2] Duas almas
       *[other] { $souls } almas
    }, um preço, mais uma chave.
text-special-mad_monastery = Recupere um dado e { $recover }.
text-option-presence = Presença do Rei nas rodadas { $first } a { $last }.
text-option-presence_d = Presença do Rei a partir da rodada { $first }.

# No papel.

kit-boxes = Caixa
kit-merchant = Motemey
kit-king = O Rei
kit-floor = Andar { $number }
kit-F1_PAS = Limiar de Amarelo
kit-F3_PAS = Santuário de Amarelo

# O que decide uma partida, o que se conta para isso e o que os sinais significam.

goal-home = Escapar juntas: chaves na mão, todas no Limiar
goal-broken = As almas perdem: não sobra nenhuma mente
goal-few_keys = As almas perdem: restam poucas chaves em jogo
goal-rounds = As almas perdem: o tempo acaba
count-keys = chaves na mão
count-souls_home = almas no Limiar
count-souls_broken = almas em −5
count-keys_in_play = chaves em jogo
count-rounds = rodadas
sign-king = o Rei está neste andar; junto a uma alma, ela tem a Coroa
sign-king_away = o Rei está banido por tantos fins de rodada
sign-times = tantos; junto ao Rei: a presença dele conta em dobro
sign-loss = sanidade que se perde ali no fim da rodada
sign-after = o que resulta: depois, ali, ou quem é protegido
sign-lamp = metade da vitória: marcada quando está cumprida
sign-destroyed = destruído: chaves, ou uma sala em ruínas
sign-node = um lugar: andar 2, sala 3; PAS é o corredor
sign-threshold = o Limiar, a saída
sign-crown_here = o Santuário, com a Coroa
sign-crown_gone = o Santuário; a Coroa já foi levada
sign-stairs = escada para o andar seguinte
sign-box = uma Caixa e quantas cartas há nela
sign-unseen = que ninguém viu: cartas, ou uma sala virada para baixo
sign-soul = uma alma
sign-active = de quem é o turno; entre ângulos: a quem se pergunta
sign-actions = ações que restam neste turno
sign-sanity = sanidade acima de −5: fica, perde-se no fim da rodada, já se foi
sign-limited = o Rei a limita a uma ação no seu turno
sign-skips = perde o próximo turno; junto a um monstro: rodadas em que fica atordoado
sign-frozen = congelada: não se move nesta rodada
sign-shield = um escudo contra a próxima perda
sign-monster = um monstro; depois de uma alma: ataca-a; depois de um anel: está no dedo
sign-loop = ir para lá fecha um laço, que custa sanidade
sign-die = um dado de seis

# What is so at an element that is asked about

fact-corridor = Um corredor: une os quartos do seu andar, e aqui não há cartas.
fact-threshold = O Limiar: com as chaves ({ $held } de { $needed }) e todas as almas aqui no fim de uma rodada, vocês saem.
fact-crown = O Santuário: aqui está a Coroa, e uma alma pode pegá-la.
fact-sanctuary = O Santuário: aqui estava a Coroa, e aqui se unem Contos ao Livro.
fact-box = Um quarto com uma Caixa: quem entra revela a carta de cima. Cartas nela: { $size }.
fact-box_in = Esta Caixa está agora em { $room }.
fact-top = Conhece-se o de cima, a próxima primeiro: { $card }.
fact-stirred = Em algum lugar dela: { $card }.
fact-bottom = Conhece-se o do fundo: { $card }.
fact-belt = No fim da rodada a Caixa vai para { $room }.
fact-destroyed = Aqui havia um quarto especial; um monstro o destruiu.
fact-face_down = Um quarto especial, ainda virado para baixo: quem entra o vê.
fact-special = Um quarto especial: { $special }.
fact-stairs = A escada deste andar está aqui nesta rodada.
fact-stairs_in = A escada deste andar está em { $room } nesta rodada.
fact-souls = Aqui: { $soul }.
fact-monster = Aqui há um monstro: { $monster }.
fact-king = O Rei está em: { $floor }.
fact-bill = Terminar a rodada neste andar custa { $bill } de sanidade, como as coisas estão.
fact-floor = Um andar: quatro quartos em volta de um corredor.
fact-role = { $soul } tem o papel: { $role }.
fact-is_in = Agora em { $node }.
fact-absent = Agora não está na casa.
fact-sanity = Sanidade { $sanity } de { $maximum }.
fact-carries = Leva: { $item }.
fact-carried = Quem leva: { $soul }.
fact-status = { $status }, rodadas restantes: { $rounds }.

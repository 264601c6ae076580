carcosa-gauges = O que está em jogo
carcosa-king = O Rei de Amarelo
    .text = Onde ele está quando a rodada acaba, as almas sofrem a sua presença; depois um d4 o move.
carcosa-king-at = O Rei está no { $floor }
carcosa-king-odds = O Rei, depois no { $floor }: { $percent }%
carcosa-banished =
    { $count ->
        [1] O Rei está banido por um fim de rodada
       *[other] O Rei está banido por { $count } fins de rodada
    }
carcosa-banished-short = banido { $count }
carcosa-round = Rodada { $round } de { $last }
    .text = Depois da última rodada a partida está perdida.
carcosa-presence = A presença do Rei: −{ $now } nesta rodada, −{ $next } na próxima
    .text = No fim da rodada todas as almas do andar dele a pagam.
carcosa-presence-from = A partir da rodada { $round }: −{ $count }
carcosa-doubled = É dobrada pelo resto da partida.
carcosa-keys = Chaves em mãos: { $held } de { $needed }; em jogo: { $play }; destruídas: { $destroyed }
carcosa-keys-all = Chaves nesta partida: { $total }. Na mão: { $held }; ainda nas Caixas, com o mercador ou em outra parte da casa: { $rest }; destruídas: { $destroyed }.
carcosa-keys-spare =
    { $count ->
        [0] Restam poucas demais: a partida se perde no fim da rodada.
        [one] Se mais uma for destruída, a partida está perdida.
       *[other] Se mais { $count } forem destruídas, a partida está perdida.
    }
carcosa-tue = Tue-Tues encontrados: { $count }; o número { $fatal } é fatal
carcosa-tales = Contos anexados ao Livro: { $count } de 4
carcosa-ahead = Próxima rodada
    .text = Mostra para onde a esteira terá levado cada Caixa.
carcosa-archive = Cartas conhecidas
    .text = O que todos viram, Caixa por Caixa. Uma carta vista continua conhecida até a sua Caixa ser embaralhada.
carcosa-lamp-keys = Chaves { $held }/{ $needed }
carcosa-lamp-home = Limiar { $count }/{ $all }
carcosa-lit = cumprido: a lâmpada arde
carcosa-unlit = ainda não: a lâmpada está apagada
carcosa-win = Se as duas lâmpadas arderem no fim de uma rodada, as almas escapam.
carcosa-threshold = Limiar
    .text = O Limiar: aqui devem estar todas as almas para sair.
carcosa-sanctuary = Santuário
carcosa-crown = Coroa de Amarelo
carcosa-crown-here = O Santuário: aqui está a Coroa, por uma chave.
carcosa-crown-gone = O Santuário: a Coroa já não está.
carcosa-ring = Anel, em uso
carcosa-bound = Ligado a esta alma: não pode ser dado nem perdido.
carcosa-special-hidden = virado para baixo
    .text = Um quarto especial; é revelado quando alguém entra.
carcosa-destroyed = { $special }, em ruínas
carcosa-ruin = Um monstro o destruiu para sempre.
carcosa-stairs = Nesta rodada as escadas do andar estão aqui.
carcosa-ladder = Neste turno as escadas dobráveis estão aqui.
carcosa-here = Aqui: { $who }
carcosa-box = Caixa { $box } no { $room }
carcosa-box-empty = A Caixa está vazia.
carcosa-box-stirred = Em algum lugar dela: { $cards }
carcosa-box-unseen = Não vistas: { $cards }
carcosa-box-bottom = No fundo: { $cards }
carcosa-box-goes = Na próxima rodada esta Caixa estará no { $room }.
carcosa-box-comes = Aqui chega a Caixa { $box }.
carcosa-sort-events =
    { $count ->
        [1] um evento
       *[other] { $count } eventos
    }
carcosa-sort-objects =
    { $count ->
        [1] um objeto
       *[other] { $count } objetos
    }
carcosa-sort-variables =
    { $count ->
        [1] uma carta variável
       *[other] { $count } cartas variáveis
    }
carcosa-turned = O que se revelou aqui por último
carcosa-pool = Ninguém viu ainda, nas Caixas de todos os quartos juntas: { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }, { $keys ->
        [0] nenhuma chave entre elas
        [1] uma chave entre elas
       *[other] { $keys } chaves entre elas
    }.
carcosa-unseen = Ninguém viu
carcosa-discards = Descartes
carcosa-move-card = No topo: { $card }
carcosa-move-unknown =
    { $count ->
        [1] Espera uma carta desconhecida: uma que ninguém viu.
       *[other] Espera uma carta desconhecida; aqui há { $count } que ninguém viu.
    }
carcosa-floor = Andar { $number }
carcosa-floor-bill = Acabar a rodada neste andar custa { $count } de sanidade.
carcosa-move-bill = Acabar a rodada ali custa { $count } de sanidade.
carcosa-move-loop = Isto fecha um ciclo a mais: sanidade −5!
carcosa-soul =
    { $role ->
        [none] { $soul }
       *[other] { $soul }, { $role }
    }
carcosa-sanity = Sanidade { $now } de { $maximum }
carcosa-expected = Esperada no fim da rodada: { $value }
carcosa-expected-fall = Entraria em colapso no fim da rodada
carcosa-carries = Leva: { $things }
carcosa-guards = Protege { $soul }
carcosa-guard = Proteger
carcosa-slots = Espaços livres: chaves { $keys }, objetos { $objects }
carcosa-charges =
    { $count ->
        [1] resta uma carga
       *[other] restam { $count } cargas
    }
carcosa-turn =
    { $count ->
        [1] Turno { $place } da rodada, uma ação
       *[other] Turno { $place } da rodada, { $count } ações
    }
    .text = As ações que lhe restam, ou as que o seu turno daria agora.
carcosa-left = restam { $count }
carcosa-could = O que { $soul } poderia fazer se fosse a sua vez agora
carcosa-could-nothing = Nada: perde o próximo turno.
carcosa-mark-limited = Uma ação no próximo turno
carcosa-mark-skip = Perde o próximo turno
carcosa-mark-frozen = Alma congelada
carcosa-mark-shield = Escudo
carcosa-about-poisoned = No fim de cada rodada, quando os estados agem (passo 6), o máximo cai { $poison }.
carcosa-about-cursed = No fim de cada rodada, quando os estados agem (passo 6), as outras almas do seu andar perdem { $curse }.
carcosa-about-paranoia = Não vai a ninguém e ninguém vai a ela.
carcosa-about-serenity = Recupera { $serenity } no fim dos seus turnos; pode livrar-se de todos os estados.
carcosa-about-vanity = Cada perda é { $vanity } maior.
carcosa-about-illuminated =
    { $illuminated ->
        [1] Uma ação a mais.
       *[other] { $illuminated } ações a mais.
    }
carcosa-about-protected = Ignora a fúria, o golpe e o espelho de Amarelo.
carcosa-about-trapped = Só pode debater-se; outras almas podem resgatá-la.
carcosa-about-limited = O Rei lhe permite { $limited ->
        [0] nenhuma ação.
        [one] uma só ação.
       *[other] { $limited } ações.
    }
carcosa-about-skip = O seu próximo turno passa sem ela.
carcosa-about-frozen = Não se move até o fim da rodada.
carcosa-about-shield = A próxima perda desta rodada é menor.
carcosa-monster-spider = Vai em direção às almas e as prende.
carcosa-monster-goblin = Rouba de uma alma tudo o que leva e foge.
carcosa-monster-sack_man = Leva uma alma embora.
carcosa-monster-queen = A partir da rodada seguinte à sua chegada, as almas do andar têm { $queen ->
        [0] zero ações.
        [one] uma ação.
       *[other] no máximo { $queen } ações.
    }
carcosa-monster-spiderling = Vai em direção às almas; a sua picada custa um turno.
carcosa-monster-servant = As almas do andar têm { $servant ->
        [0] zero ações.
        [one] uma ação.
       *[other] no máximo { $servant } ações.
    }
carcosa-stunned =
    { $count ->
        [1] Atordoamento: perde uma ativação.
       *[other] Atordoamento: perde { $count } ativações.
    }
carcosa-loot = Saque: { $things }
carcosa-step = Passo { $step } de 9: { $name }
carcosa-step-1 = a casa desgasta todos
carcosa-step-2 = a presença do Rei
carcosa-step-3 = o Rei aparece
carcosa-step-4 = o efeito do Rei
carcosa-step-5 = monstros
carcosa-step-6 = estados
carcosa-step-7 = as escadas se movem
carcosa-step-8 = a esteira gira
carcosa-step-9 = acabou?
carcosa-end = Fim da rodada { $round }
carcosa-end-first = No fim da rodada
carcosa-end-nothing = Nada aconteceu.
carcosa-end-on = A partida continua.
carcosa-named = «{ $name }»
carcosa-effect-king_1 = Cada Caixa é embaralhada; o que se sabia dela é esquecido.
carcosa-effect-king_2 = Cada alma perde { $dread }.
carcosa-effect-king_3 = No próximo turno as almas do andar dele têm { $limited ->
        [0] zero ações.
        [one] uma ação.
       *[other] no máximo { $limited } ações.
    }
carcosa-effect-king_4 = As almas do andar dele fogem pela escada para outro andar.
carcosa-effect-king_5 = Todas as almas são atraídas ao corredor dele, menos as do andar do Falso Rei.
carcosa-effect-king_6 = Cada alma descarta { $strip ->
        [1] uma coisa.
       *[other] { $strip } coisas.
    }
carcosa-scene-role = { $soul } procura um papel
    .text = Duas almas não têm o mesmo papel; o que cada uma pode está escrito nele.
carcosa-scene-shop = O que o Motemey vende
    .text = Uma carta do baralho ou o Conto exposto: uma compra por rodada. O que se vende dá { $object_recover }, os tesouros { $treasure_recover }.
carcosa-scene-pick = O Motemey mostra duas cartas
    .text = A outra carta vai para o fundo do baralho, onde todos a conhecem.
carcosa-scene-peek = { $soul } escuta atrás das portas: uma Caixa deste andar
    .text = Sua carta de cima fica onde está, e a partir de agora todos a conhecem.
carcosa-scene-tavern = Conversas na Taverna: qualquer Caixa
    .text = Duas Caixas diferentes, uma olhada em cada; suas cartas de cima ficam onde estão, conhecidas por todos.
carcosa-scene-scroll = O Pergaminho lê uma Caixa deste andar
    .text = Todas as suas cartas passam a ser conhecidas; a primeira Chave, ou senão o primeiro Conto, sobe para o topo.
carcosa-scene-look = Olhar numa Caixa
    .text = Sua carta de cima passa a ser conhecida por todos.
carcosa-scene-psychic = { $soul } prevê duas cartas
    .text = O que fica em cima é revelado a seguir. Uma carta enterrada vai para o fundo da sua Caixa.
carcosa-scene-double = { $soul } pode somar um segundo dado
    .text = O segundo dado é somado ao teste, uma vez neste turno.
carcosa-scene-react = { $soul } pode golpear primeiro: { $monster }
    .text = { $monster } está prestes a agir no { $node }. Se for gasto um objeto contundente, o monstro fica atordoado e o que ia fazer não acontece.
carcosa-scene-slots = { $soul } leva coisas demais
    .text = Uma coisa sobra; pode ser a que acaba de ser encontrada.
carcosa-scene-strip = O Rei despoja { $soul } de uma coisa
    .text = Objetos, tesouros e Contos; as chaves e o que está ligado a uma alma estão a salvo.
carcosa-scene-omen = O presságio tira algo de { $soul }
    .text = Um objeto, um tesouro ou um Conto.
carcosa-scene-discard = { $soul } descarta algo
    .text = Uma coisa sobra.
carcosa-scene-invite = Uma refeição para dois
    .text = Ambas recuperam 2. A convidada vem ao { $node } e revela a carta de cima de lá, a menos que já esteja lá.
carcosa-scene-sacrifice = { $soul } está prestes a entrar em colapso
    .text = Um sacrifício deixa sua sanidade em { $sacrifice }: ela não perde nada e ninguém sofre com ela. Senão, perde suas chaves e coisas, e cada uma das outras almas perde { $collapse }.
carcosa-way-keep = Como estão
carcosa-way-swap = Trocadas
carcosa-way-bury = Enterrar
carcosa-cost =
    { $count ->
        [0] grátis
       *[other] por { $count } de sanidade
    }
carcosa-offering = Há { $count } para dar; depois a sanidade é 0.
carcosa-deck =
    { $count ->
        [1] Uma carta no baralho
       *[other] { $count } cartas no baralho
    }
carcosa-armory = Guardado aqui: { $things }
carcosa-salon = Visitas até agora: { $count }; a partir da terceira deixam Vaidade.
carcosa-ritual = O ritual já foi feito.
carcosa-merchant =
    { $count ->
        [1] Uma carta
       *[other] { $count } cartas
    }; não vistas: { $cards }
many-stairs-room = As escadas dos andares estão agora assim: { $list }.
carcosa-legend = O que significam os sinais
    .short = Sinais
carcosa-legend-gauges = Acima da casa
carcosa-legend-house = Na casa
carcosa-legend-souls = Na ficha de uma alma
carcosa-legend-could = O que uma alma poderia fazer
carcosa-legend-marks = Estados e marcas
carcosa-legend-things = Objetos
carcosa-legend-monsters = Monstros
carcosa-legend-rooms = Quartos especiais
carcosa-word-round = Rodada
carcosa-word-king = Rei
carcosa-word-presence = Presença
carcosa-word-keys = Chaves
    .text = Chaves que as almas têm e as que são precisas; depois, as destruídas (†). Um toque diz quantas a partida tem.
carcosa-word-tue = Tue-Tue
    .text = Os encontrados, e o que é fatal.
carcosa-word-tales = Contos
    .text = Os anexados ao Livro, de todos.
carcosa-sign-bill = Custo do fim da rodada
    .text = Sanidade que custa terminar a rodada neste andar ou neste quarto.
carcosa-sign-odds = O Rei, depois
    .text = A chance de ele estar neste andar na próxima rodada.
carcosa-sign-box = Caixa
    .text = A carta de cima, se é conhecida; quantas cartas tem e quantas delas ninguém viu (?). A seta mostra para onde a esteira a leva.
carcosa-sign-loop = Um ciclo a mais
    .text = Ir até ali fecha um ciclo e custa à alma a razão.
carcosa-sign-lamp = Lâmpadas
carcosa-sign-actions = Ações
    .text = Um ponto para cada uma; antes deles, o lugar da alma na ordem da rodada.
carcosa-sign-expected = Sanidade
    .text = A de agora e, depois da seta, a que se espera no fim da rodada; o hachurado é o que ela vai custar.
carcosa-sign-slots = Espaços livres
    .text = Lugar para chaves e para objetos.
carcosa-do-move = Ir
carcosa-do-search = Procurar
carcosa-do-meditate = Meditar
carcosa-do-use = Usar um objeto
carcosa-do-book = Anexar um Conto ao Livro
carcosa-do-trade = Dar ou pegar
carcosa-do-strike = Golpear um monstro
carcosa-do-free = Soltar-se ou resgatar
carcosa-do-act = Usar um quarto ou um papel

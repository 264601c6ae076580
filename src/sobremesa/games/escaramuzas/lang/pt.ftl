game-name = Escaramuças de Café
game-tagline = Dois pequenos exércitos, uma mesa de café, poucos dados e muita sorte.

# Elementos

seat-0 = Vermelho
seat-1 = Azul
seat-2 = Vermelho 2
seat-3 = Azul 2
seat-4 = Vermelho 3
seat-5 = Azul 3
seat-6 = Vermelho 4
seat-7 = Azul 4
side-red = vermelho
side-blue = azul
type-domucor = Domucor
    .text = Cai com um só golpe e é promovido com uma só baixa.
type-thanary = Thanary
    .text = Rápido e leve.
type-minguin = Minguin
    .text = O curandeiro: o mais rápido, fraco no ataque; pode curar um vizinho em vez de atacar.
type-eco = Eco
    .text = Firme, nem rápido nem lento.
type-baramon = Baramon
    .text = Difícil de abater.
type-alpha = Alpha
    .text = O mais duro e o mais lento.
terrain-forest = floresta
    .text = Difícil e dá cobertura.
terrain-rocks = rochas
    .text = Difíceis e dão cobertura.
terrain-city = cidade em ruínas
    .text = Difícil e dá cobertura.
terrain-wall = muro
    .text = Difícil e dá cobertura.
terrain-tower = torre
    .text = Dá cobertura.
terrain-stream = riacho
    .text = Difícil, exceto por uma ponte.
terrain-lake = lago
    .text = Difícil.
terrain-swamp = pântano
    .text = Difícil e perigoso: quem o atravessa pode se ferir.
terrain-building = edifício
    .text = Tapa a visão; ninguém chega a menos de um centímetro.
terrain-bridge = ponte
    .text = Atravessa um riacho sem estorvo.
piece-forest = floresta
piece-rocks = rochas
piece-city = cidade em ruínas
piece-wall_h = muro de oeste a leste
piece-wall_v = muro de norte a sul
piece-tower = torre
piece-lake = lago
piece-swamp = pântano
piece-building = edifício
formation-line = Linha
    .text = Os duros à frente, do centro para fora.
formation-wings = Alas
    .text = Os duros à frente, dos flancos para dentro.
formation-block = Bloco
    .text = Juntos no centro, os duros à frente.
formation-screen = Cortina
    .text = Como a linha, com os Domucor à frente.
map-diagonal_woods = Bosques em diagonal
map-three_bridges = As três pontes
map-old_town = Vila velha
map-black_swamp = Pântano negro
map-watchtowers = As atalaias
map-bar_table = A mesa do bar
map-chalk = Giz
map-random = uma mesa ao acaso
map-draft = uma mesa montada pelos jogadores
map-own = uma mesa própria
army-standard = Exército padrão
army-quick = Exército rápido
army-horde = Horda
army-elite = Elite
row-V1 = objetivos controlados
row-V2 =
    { $need ->
        [1] uma unidade na zona inimiga
       *[other] { $need } unidades na zona inimiga
    }
row-V3 =
    { $need ->
        [1] uma baixa à distância
       *[other] { $need } baixas à distância
    }
row-V4 =
    { $need ->
        [1] uma baixa corpo a corpo
       *[other] { $need } baixas corpo a corpo
    }
row-V5 =
    { $need ->
        [1] uma baixa à distância
        [3] três baixas à distância
       *[other] { $need } baixas à distância
    }
row-V6 =
    { $need ->
        [1] uma baixa corpo a corpo
        [3] três baixas corpo a corpo
       *[other] { $need } baixas corpo a corpo
    }
row-V7 =
    { $need ->
        [1] uma unidade na zona inimiga
        [3] três unidades na zona inimiga
       *[other] { $need } unidades na zona inimiga
    }
row-V8 = objetivos mantidos do começo ao fim
row-V9 =
    { $need ->
        [1] uma baixa corpo a corpo
        [6] seis baixas corpo a corpo
       *[other] { $need } baixas corpo a corpo
    }
row-V10 =
    { $need ->
        [1] uma baixa à distância
        [6] seis baixas à distância
       *[other] { $need } baixas à distância
    }
row-V11 = todos os objetivos
tally-vp = PV
tally-ap = PA
ledger-nobody = não conta para ninguém
ledger-ranged = baixa à distância
ledger-close = baixa corpo a corpo
way-e = leste
way-se = sudeste
way-s = sul
way-sw = sudoeste
way-w = oeste
way-nw = noroeste
way-n = norte
way-ne = nordeste

card-first_aid = Primeiros socorros
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. Uma unidade amiga { $mend ->
            [0] abaixo da sua Saúde recupera { $heal }
            [1] recupera até { $heal } de Saúde e perde 1 ponto de ferimento
           *[other] recupera até { $heal } de Saúde e perde até { $mend } pontos de ferimento
        }.
card-poisoned_knife = Faca envenenada
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. Um inimigo em contato recebe { $damage } de dano; se viver, com { $needed } ou mais recebe mais { $delay } na próxima rodada.
card-last_charge = Última carga
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }, com exatamente { $last } de Saúde. Um inimigo à distância de Movimento { $reach ->
            [0] e à vista
           *[other] mais { $reach } cm e à vista
        } recebe { $damage } de dano; depois a sua unidade sai.
card-frenzy = Frenesi
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }{ $cost ->
            [0] .
           *[other] , custa { $cost } de Saúde.
        } Toda outra unidade a { $reach } cm e à vista, amiga ou inimiga: com { $needed } ou mais recebe { $damage } de dano.
card-espionage = Espionagem
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. { $cards ->
            [1] Uma carta ao acaso de uma mão rival é mostrada e vai
           *[other] { $cards } cartas ao acaso de uma mão rival são mostradas e vão
        } para baixo do baralho.
card-false_orders = Ordens falsas
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. Mova até { $shift } cm um inimigo ao alcance e à vista.
card-tactical_step = Passo tático
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. Mova até { $shift } cm uma unidade amiga que não esteja em contato.
card-cheetah_sprint = Arrancada de guepardo
    .text = Início. Movimento +{ $move } nesta ativação.
card-pathfinder = Batedor
    .text = Início. Nenhum terreno é difícil nem perigoso ao andar ou correr.
card-refill = Mais um café
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. Outra das suas unidades ativadas volta a estar pronta.
card-marching_orders = Ordem de marcha
    .text =
        { $timing ->
            [start] Início
           *[action] Ação
        }. O seu lado ganha { $action_points ->
            [1] 1 ponto de ação
           *[other] { $action_points } pontos de ação
        }.
card-double_espresso = Espresso duplo
    .text =
        Ataque{ $cost ->
            [0] .
           *[other] , custa { $cost } de Saúde.
        } { $dice ->
            [1] Um dado a mais.
           *[other] { $dice } dados a mais.
        }
card-sharpshooter = Atirador de elite
    .text = Ataque, parado e sem contato. Alcance +{ $range } cm.
card-steady_aim = Pulso firme
    .text = Ataque. Cada dado vale { $aim } a mais.
card-double_shot = Tiro duplo
    .text = Ataque, sem contato. Depois deste tiro a unidade pode atirar mais uma vez.
card-steel_nerves = Nervos de aço
    .text = Ataque. Os uns não ferem nem causam pânico.
card-camouflage = Camuflagem
    .text = Quando atiram na sua unidade: o tiro se perde e a unidade fica ativada.
card-hit_the_dirt = No chão
    .text = Quando atacam a sua unidade: cada dado com que ela se esquiva vale { $resist } a mais.
card-counterattack = Contra-ataque
    .text =
        Quando atacam a sua unidade: depois ela ataca também{ $penalty ->
            [0] .
           *[other] , com −{ $penalty }.
        }
card-tourniquet = Torniquete
    .text =
        Quando a sua unidade é atingida: { $delay ->
            [1] o dano chega
           *[other] { $delay } de dano chegam
        } no começo da próxima rodada.
card-dented_thermos = Garrafa térmica amassada
    .text = Quando a sua unidade é atingida, mesmo por um seis: nada acontece.

# Ações

verb-to = Para { $point }
verb-unit = { $label }
verb-ally = { $label } (amigo)
verb-target = { $label } (inimigo)
verb-support = { $label } vem em apoio
verb-play = Jogar { $card }
verb-rival = { $rival }
verb-piece = Colocar: { $piece }
verb-formation = Formação: { $formation }
verb-stay = Ficar no seu lado
verb-swap = Trocar de lado
verb-pass = Passar até o fim da rodada
verb-done = Terminar o turno
verb-stand = Parado
verb-walk = Andar
verb-run = Correr
verb-hold = Não atacar
verb-evade = Esquivar-se
verb-take = Receber o golpe
verb-decline = Não fazer nada
verb-advance = Avançar
verb-remain = Ficar

# Perguntas

stage-draft_piece = { $seat }: qual terreno você coloca?
    .text = Onde os jogadores montam a mesa, os lados se revezam: escolha uma peça de terreno.
stage-draft_at = { $seat }: onde fica?
    .text = Escolha onde fica o centro; só são oferecidos lugares livres e longe o bastante dos outros.
stage-side_choice = { $seat }: ficar ou trocar de lado?
stage-deploy_unit = { $seat }: qual unidade ou qual formação se posiciona?
stage-deploy_at = { $seat }: onde a unidade é colocada?
stage-activate = { $seat }: ative uma unidade ou passe
stage-mode = { $seat }: parado, andar, correr ou jogar uma carta
stage-move_to = { $seat }: para onde?
stage-attack = { $seat }: quem atacar?
stage-react = { $seat }: jogar uma carta contra este ataque?
    .text = Atacam uma unidade sua, e você tem uma carta para este momento: jogue-a antes de rolarem os dados, ou recuse. Uma carta por ataque; os dados do ataque estão ao lado do tabuleiro.
stage-defend = { $seat }: esquivar-se do golpe ou recebê-lo?
stage-advance = { $seat }: avançar para o lugar da unidade caída?
    .text = A sua unidade venceu corpo a corpo: pode avançar para o lugar da que caiu. Se ali houver um inimigo em contato, ela tem de lutar de novo na hora.
stage-support = { $seat }: alguém vem em apoio?
    .text = Uma unidade sua perto da que caiu pode tomar o lugar dela sem gastar pontos de ação; então o inimigo não avança.
stage-card_ally = { $seat }: para qual das suas unidades é a carta?
    .text = A carta age sobre uma das suas unidades: escolha-a.
stage-card_target = { $seat }: sobre qual inimigo a carta age?
    .text = A carta age sobre uma unidade inimiga: escolha-a.
stage-card_to = { $seat }: para onde a unidade é movida?
    .text = A carta move uma unidade em linha reta: escolha para onde.
stage-card_rival = { $seat }: sobre a mão de quem a carta age?
    .text = A carta age sobre a mão de um jogador inimigo: escolha a de quem.

# Acontecimentos

event-3-1-table = A mesa: { $map }.
event-3-6-drawn = A mesa saiu ao acaso: { $pieces ->
        [0] sem terrenos
        [1] um terreno
       *[other] { $pieces } terrenos
    }, { $objectives ->
        [1] um objetivo
       *[other] { $objectives } objetivos
    }.
event-3-7-placed = O lado { $side } coloca um terreno sobre { $point }: { $piece }.
event-3-7-objective = O lado { $side } põe um objetivo sobre { $point }.
event-3-7-stops = Não sobra lugar: a mesa tem { $pieces ->
        [1] um terreno
       *[other] { $pieces } terrenos
    } e { $objectives ->
        [1] um objetivo
       *[other] { $objectives } objetivos
    }.
event-4-1-rolls = Escolha de lado: o vermelho tira { $red }, o azul tira { $blue }.
event-4-1-stays = O lado { $side } deixa os lados como estão: vermelho a oeste.
event-4-1-swaps = O lado { $side } troca os lados: vermelho a leste.
event-4-4-placed = { $label } ({ $side }) é colocado sobre { $point }.
event-4-5-formation = { $seat } posiciona todas as unidades restantes: { $formation }.
    .hidden = { $seat } posiciona todas as unidades restantes.
event-4-6-placed = { $label } ({ $side }) é colocado virado para baixo sobre { $point }.
    .hidden = Uma unidade é colocada virada para baixo sobre { $point }.
event-4-6-shown = Sobre { $point } está { $label } ({ $side }).
event-4-7-deals = { $seat } recebe { $card }.
    .hidden = { $seat } recebe uma carta.
event-5-1-round = Começa a rodada { $round }.
event-5-3-rolls = Iniciativa, { $side }: { $one } + { $two } = { $total }.
event-5-3-tie = Os dois têm { $total }: jogam de novo.
event-5-3-first = Começa o lado { $side }.
event-5-4-points = Cada lado tem { $count ->
        [1] um ponto de ação
       *[other] { $count } pontos de ação
    }.
event-5-5-activates =
    { $left ->
        [1] { $label } ({ $side }) é ativado; resta 1 ponto de ação.
       *[other] { $label } ({ $side }) é ativado; restam { $left } pontos de ação.
    }
event-5-6-passes = { $seat } passa até o fim da rodada.
event-5-8-done = { $seat } termina o turno.
event-5-9-ends = Termina a rodada { $round }.
event-6-1-stands = { $label } ({ $side }) fica parado.
event-6-3-walks = { $label } ({ $side }) anda { ROOT($square) } cm para o { $way } (agora: { $point }).
event-6-3-runs = { $label } ({ $side }) corre { ROOT($square) } cm para o { $way } (agora: { $point }).
event-6-5-difficult = O terreno difícil corta pela metade o movimento de { $label } ({ $side }): percorre { ROOT($square) } cm.
event-6-6-danger = Perigo para { $label } ({ $side }): um { $die }, recebe um ferimento.
event-6-6-safe = Perigo para { $label } ({ $side }): um { $die }, nada acontece.
event-6-9-holds = { $label } ({ $side }) não ataca.
event-7-2-shoots = { $label } ({ $side }) atira no { $target } inimigo, a { ROOT($square, less: 2) } cm (alcance { ROOT($limit, less: 2) } cm).
event-7-3-cover = { $label } ({ $side }) está sob cobertura: −{ $penalty }.
event-8-1-fights = { $label } ({ $side }) luta corpo a corpo com o { $target } inimigo.
event-8-2-critical = Dado de ataque 1: falha crítica.
event-8-2-exito = Dado de ataque 6: êxito, não há como esquivar-se.
event-8-3-hits = Dado de ataque { $die }, modificador { $modifier }: { $value } ≥ { $needed }, acerto.
event-8-3-misses = Dado de ataque { $die }, modificador { $modifier }: { $value } < { $needed }, falha.
event-8-3-aim = Uma carta faz cada dado de ataque de { $label } ({ $side }) valer { $gain } a mais.
event-8-3-counter = { $label } ({ $side }) contra-ataca: cada um dos seus dados vale { $penalty } a menos.
event-8-5-takes = { $label } ({ $side }) recebe o golpe.
event-8-6-rolls = Dado de esquiva { $die }, modificador { $modifier }, contra { $value }.
event-8-6-evaded = { $label } ({ $side }) se esquiva.
event-8-6-caught = { $label } ({ $side }) não se esquiva.
event-8-7-damage = { $label } ({ $side }) recebe dano: Saúde { $left }.
event-8-8-critical = { $label } ({ $side }) tirou 1 ao se esquivar.
event-9-1-light = { $label } ({ $side }): ferimento leve (dado { $die }), pontos de ferimento { $points }.
event-9-1-grave = { $label } ({ $side }): ferimento grave (dado { $die }), pontos de ferimento { $points }.
event-9-2-critical = { $label } ({ $side }) se fere com o próprio 1.
event-9-5-panics = { $label } ({ $side }) tirou { $ones ->
        [1] um um
       *[other] { $ones } uns
    }, entra em pânico e foge.
event-9-6-removed = { $label } ({ $side }) está fora: { $ledger }.
event-9-9-delayed = Dano pendente: { $label } ({ $side }) tem Saúde { $left }.
event-10-1-advances = { $label } ({ $side }) avança para o lugar da unidade caída ({ $point }).
event-10-1-remains = { $label } ({ $side }) fica onde está.
event-10-2-supports = { $label } ({ $side }) vem em apoio para o lugar da unidade caída ({ $point }).
event-11-1-heals = { $label } ({ $side }) cura { $patient }: Saúde { $health }, pontos de ferimento { $wounds }.
event-12-1-promoted = { $label } ({ $side }) é promovido ao posto { $rank } e fica como novo.
event-13-6-played = { $seat } joga { $card }.
event-13-8-draws = { $seat } compra { $card }.
    .hidden = { $seat } compra uma carta.
event-13-8-takes = { $seat } compra { $card }, à vista de todos.
event-13-8-nothing =
    { $deck ->
        [0] { $seat } não compra nada: o baralho está vazio.
       *[other] { $seat } não compra nada: a mão está cheia ({ $hand }).
    }
event-13-9-faster = { $label } ({ $side }) tem agora Movimento { $movement }.
event-13-9-free = Nenhum terreno estorva agora { $label } ({ $side }).
event-13-9-points = O lado { $side } ganha { $gain ->
        [1] um ponto de ação
       *[other] { $gain } pontos de ação
    } e tem { $count }.
event-13-9-ready = { $label } ({ $side }) volta a estar pronto.
event-13-9-heals = { $label } ({ $side }) se recupera: Saúde { $health }, pontos de ferimento { $wounds }.
event-13-9-damage = { $label } ({ $side }) recebe dano: Saúde { $left }.
event-13-9-cost = { $label } ({ $side }) paga com Saúde: resta { $left }.
event-13-9-rolls = Dado para { $label } ({ $side }): { $die }, é preciso { $needed }.
event-13-9-dice = { $label } ({ $side }) ataca com { $gain ->
        [1] um dado a mais
       *[other] { $gain } dados a mais
    }.
event-13-9-range = { $label } ({ $side }) atira { $gain } cm mais longe neste ataque.
event-13-9-again = { $label } ({ $side }) pode atirar mais uma vez depois deste tiro.
event-13-9-calm = Neste ataque os uns não ferem { $label } ({ $side }) nem o fazem fugir.
event-13-9-resist = Neste ataque cada dado com que { $label } ({ $side }) se esquiva vale { $gain } a mais.
event-13-9-counter = Depois deste ataque { $label } ({ $side }) contra-ataca{ $penalty ->
        [0] {""}
       *[other] , com −{ $penalty } em cada dado
    }.
event-13-9-delay =
    { $count ->
        [1] { $label } ({ $side }) receberá 1 de dano na próxima rodada.
       *[other] { $label } ({ $side }) receberá { $count } de dano na próxima rodada.
    }
event-13-9-shifts = { $label } ({ $side }) é deslocado { ROOT($square) } cm para o { $way } (agora: { $point }).
event-13-9-shown = { $card }, da mão de { $seat }, é mostrada e vai para baixo do baralho.
event-13-9-void = O tiro em { $label } ({ $side }) se perde; a unidade fica ativada.
event-13-9-cancel = O golpe em { $label } ({ $side }) não tem efeito.
event-14-2-captured = O lado { $side } captura o objetivo sobre { $point }.
event-14-3-contested = O objetivo sobre { $point } está em disputa: não é de ninguém.
event-14-5-lost = O lado { $side } já não mantém sem interrupção o objetivo sobre { $point }.
event-15-1-scores = O lado { $side } soma { $gain }: { $row }. Total { $total }.
event-16-1-dominates =
    { $left ->
        [0] O lado { $side } domina: não resta nenhuma unidade ao inimigo.
        [one] O lado { $side } domina: resta uma unidade ao inimigo.
       *[other] O lado { $side } domina: restam { $left } unidades ao inimigo.
    }
event-16-2-wins = O lado { $side } vence por pontos: { $points } a { $other }.
event-16-3-wins = Empate em pontos; o lado { $side } tem mais unidades: { $units } a { $other }.
event-16-3-draw =
    { $points ->
        [0] Iguais em zero pontos: empate.
        [one] Iguais em um ponto: empate.
       *[other] Iguais em { $points } pontos: empate.
    }

# Respostas recusadas: os números são distâncias ao quadrado, ROOT faz deles centímetros; entre bases são 2 cm a menos

refused-here = A unidade já está aí.
refused-zone = Isso fica fora da zona permitida.
refused-near = Perto demais de outra peça ({ $terrain }): { ROOT($left) } cm, e entre as duas deve haver { ROOT($right) } cm.
refused-no_place = Não sobra lugar para esta peça ({ $piece }), a { ROOT($right) } cm de todas as outras.
refused-objective = Perto demais de outro objetivo: { ROOT($left) } cm, e entre os dois deve haver mais de { ROOT($right) } cm.
refused-base = Perto demais de { $label } ({ $side }): as bases ficariam uma sobre a outra.
refused-token = Perto demais de uma unidade virada para baixo: as bases ficariam uma sobre a outra.
refused-keep_out = A menos de 1 cm de uma peça que bloqueia: { $terrain }.
refused-barred = O caminho passa a menos de 1 cm de uma peça que bloqueia: { $terrain }.
refused-enemy = { $label } ({ $side }) está no meio do caminho.
refused-far = Longe demais: { ROOT($left) } cm, e não chega a mais de { ROOT($right) } cm.
refused-difficult = Longe demais: { ROOT($left) } cm, e com terreno difícil no caminho ({ $terrain }) não chega a mais de { ROOT($right) } cm.
refused-stuck = Não há ponto a que { $label } possa ir a { ROOT($right) } cm ou menos.
refused-range = { $label } está fora de alcance: a { ROOT($left, less: 2) } cm, e o alcance é de { ROOT($right, less: 2) } cm.
refused-apart = { $label } não está em contato: está a { ROOT($left, less: 2) } cm.
refused-remote = { $label } está longe demais do lugar da unidade caída: a { ROOT($left, less: 2) } cm.
refused-sight = Fora de vista, atrás de: { $terrain }.
refused-contact = A unidade está em contato com { $label } e tem de lutar.
refused-running = Depois de correr não se atira.
refused-unarmed = { $label } não tem dados para atirar.
refused-activated = { $label } já foi ativado nesta rodada.
refused-owner = Só { $seat } decide por esta unidade.
refused-no_unit = Não há nenhum { $label } neste exército ({ $side }).
refused-gone = { $label } ({ $side }) já foi retirado e não volta.
refused-placed = { $label } já está na mesa.
refused-going_on = Uma unidade já foi ativada neste turno: ele acaba com “Terminar o turno”, não passando.
refused-not_begun = Nenhuma unidade foi ativada ainda neste turno: ative uma ou passe.
refused-healer = { $label } não cura: só os Minguin ou outros curandeiros curam.
refused-ran = Depois de correr não se cura.
refused-armed = Depois de uma carta de Ataque só resta escolher o alvo.
refused-chained = Depois de avançar, a unidade luta na hora.
refused-again = O segundo tiro só pode ser um tiro, ou nada.
refused-itself = Um curandeiro cura os outros, não a si mesmo.
refused-unhurt = A { $label } não falta Saúde, nem tem pontos de ferimento.
refused-healthy = A { $label } não falta Saúde: { $left } de { $right }.
refused-hunted = O paciente está ao alcance de { $label } ({ $side }): a { ROOT($left, less: 2) } cm.
refused-tied = A unidade está em contato com outro inimigo: { $label }.
refused-engaged = A unidade está em contato com { $label }.
refused-other = A carta é para outra unidade, não para a ativa.
refused-ready = { $label } já está pronto.
refused-fixed = Não há ponto para onde mover { $label }.
refused-no_cards = Esta partida é jogada sem cartas.
refused-one_card = Já foi jogada uma carta nesta ativação.
refused-reacted = Já foi jogada uma reação neste ataque.
refused-countered = A um contra-ataque não se responde com cartas.
refused-timing =
    { $timing ->
        [action] { $card } é uma Ação: joga-se em vez de ficar parado, andar ou correr.
        [start] { $card } joga-se no início de uma ativação, antes de escolher como se mover.
        [attack] { $card } joga-se no passo de ataque, antes de escolher o alvo.
        [target] { $card } joga-se quando atacam uma unidade sua.
       *[hit] { $card } joga-se quando uma unidade sua é atingida.
    }
refused-not_held = { $card } não está na sua mão.
refused-cost = { $label } tem Saúde { $left }: paga { $right } e precisa ficar com 1.
refused-last = { $label } tem Saúde { $left }, a carta pede exatamente { $right }.
refused-nobody_near = { $card }: não há inimigo à vista a { ROOT($right, less: 2) } cm ou menos.
refused-nobody_moves = { $card }: ninguém que ela possa escolher tem para onde ser movido.
refused-nobody_hurt = { $card }: a ninguém do seu lado falta Saúde.
refused-nobody_loose = { $card }: todo o seu lado está em contato com o inimigo.
refused-nobody_tired = { $card }: nenhuma outra unidade sua foi ativada.
refused-no_hands = { $card }: nenhum rival tem cartas.
refused-standing = { $card } é para uma unidade que fica parada.
refused-no_prey = { $card }: não há quem atacar.
refused-ranged = { $card } não responde a um ataque corpo a corpo.
refused-exito = De um 6 natural não se pode esquivar.
refused-compulsory = Nesta partida é preciso esquivar-se de todo golpe que se possa.
refused-no_seat = Ali não se senta ninguém: { $seat }.
refused-friend = { $seat } é do seu próprio lado.
refused-no_hand = { $seat } não tem cartas.

# Finais

end-16-1 = Um lado foi desfeito.
end-16-2 = A última rodada foi jogada: vitória por pontos.
end-16-3 = A última rodada foi jogada: iguais em pontos.

# Opções

option-rounds = Rodadas da partida.
option-army_red = Exército vermelho.
option-army_blue = Exército azul.
option-army_points_cap = Pontos que um exército pode custar; 0 sem limite.
option-defeat_threshold = Perde o lado a que restam estas unidades ou menos.
option-map = A mesa.
option-own_map = Uma mesa própria, como texto, em lugar do mapa.
option-objectives = Número de objetivos.
option-terrain_pieces = Terrenos de uma mesa ao acaso.
option-draft_pieces = Terrenos que cada lado coloca ao montar a mesa.
option-terrain_overrides = Outros efeitos para os terrenos, como rocks=c;wall=n.
option-deploy_gap = Centímetros entre as zonas de posicionamento.
option-edge_margin = Centímetros livres até as bordas ao posicionar.
option-hidden_deployment = As unidades são posicionadas viradas para baixo.
option-platoon_size = Unidades que um jogador pode ativar num turno.
option-cards = Jogar com cartas de habilidade.
option-cards_dealt = Cartas dadas a cada jogador, enquanto o baralho chegar para todos por igual.
option-hand_limit = Cartas que cabem numa mão.
option-range = Alcance de tiro em centímetros.
option-contact = A menos destes centímetros há contato.
option-contact_inclusive = Exatamente essa distância também é contato.
option-capture = Distância de captura em centímetros.
option-hit_on = Um dado deste valor ou mais acerta.
option-cover_penalty = O que a cobertura tira de cada dado de ataque.
option-danger_faces = Faces do dado que ferem em terreno perigoso.
option-wound_limit = Pontos de ferimento com que uma unidade sai.
option-light_max = Face mais alta de um ferimento leve.
option-self_wounds = O atacante se fere com os próprios uns.
option-evade_choice = Os golpes podem ser recebidos em vez de esquivados.
option-panic =
    Atacantes entram em pânico com { $ranged ->
        [1] um um
        [2] dois uns
       *[other] { $ranged } uns
    } ({ $close ->
        [1] um
        [2] dois
        [3] três
       *[other] { $close }
    } corpo a corpo).
option-panic_defence = Quem se esquiva também pode entrar em pânico.
option-run_melee = Uma unidade pode lutar depois de correr.
option-melee_mandatory = Uma unidade em contato tem de lutar.
option-heal_range_only = Para curar só conta a distância ao inimigo, não a visão.
option-promotion = Baixas dão promoções.
option-promotion_repeat = Uma unidade pode ser promovida mais de uma vez.
option-contested = Um objetivo em disputa fica neutro ou conserva o dono.
option-vp_tiers = Quem alcança a linha mais alta de um par soma as duas, ou só a mais alta.
option-vp_control = Pontos por cada objetivo controlado (V1).
option-vp_zone1 =
    Pontos por { $need ->
        [1] uma unidade na zona inimiga
       *[other] { $need } unidades na zona inimiga
    } (V2).
option-vp_ranged1 =
    Pontos por { $need ->
        [1] uma baixa à distância
       *[other] { $need } baixas à distância
    } na rodada (V3).
option-vp_cc1 =
    Pontos por { $need ->
        [1] uma baixa corpo a corpo
       *[other] { $need } baixas corpo a corpo
    } na rodada (V4).
option-vp_ranged3 =
    Pontos por { $need ->
        [1] uma baixa à distância
        [3] três baixas à distância
       *[other] { $need } baixas à distância
    } na rodada (V5).
option-vp_cc3 =
    Pontos por { $need ->
        [1] uma baixa corpo a corpo
        [3] três baixas corpo a corpo
       *[other] { $need } baixas corpo a corpo
    } na rodada (V6).
option-vp_zone3 =
    Pontos por { $need ->
        [1] uma unidade na zona inimiga
        [3] três unidades na zona inimiga
       *[other] { $need } unidades na zona inimiga
    } (V7).
option-vp_hold = Pontos por um objetivo mantido da primeira captura até o fim (V8).
option-vp_cc6 =
    Pontos por { $need ->
        [1] uma baixa corpo a corpo
        [6] seis baixas corpo a corpo
       *[other] { $need } baixas corpo a corpo
    } na partida (V9).
option-vp_ranged6 =
    Pontos por { $need ->
        [1] uma baixa à distância
        [6] seis baixas à distância
       *[other] { $need } baixas à distância
    } na partida (V10).
option-vp_all = Pontos por controlar todos os objetivos (V11).
option-tiebreak = Com pontos iguais vence quem tiver mais unidades, ou há empate.
choice-neutral = fica neutro
choice-keep = mantém o dono
choice-cumulative = as duas linhas
choice-highest = só a maior
choice-units = vence quem tem mais unidades
choice-draw = empate
preset-espresso = Expresso: exércitos pequenos, de oito unidades; perde quem fica com uma.
preset-plain = Simples: sem cartas e com posicionamento à vista.
preset-close = De perto: os tiros alcançam 16 cm e decide-se mais no corpo a corpo.

# The table told in words

told-round = rodada
told-activated = ativada
told-zones = zonas de posicionamento
told-hits = acertos a responder
told-attacks = ataca
told-turn = sua vez
told-units = unidades
told-beaten = derrotado com
told-at_range = baixas à distância (rodada/partida)
told-in_close = baixas corpo a corpo (rodada/partida)
told-due = pontuaria
told-terrain = Terreno
told-radius = raio
told-flag = Bandeira
told-nobody = de ninguém
told-held = mantida desde o início
told-near = perto
told-face_down = virada para baixo em
told-reserve = não posicionada
told-ready = pronta
told-acted = já agiu
told-health = Saúde
told-wounds = ferimentos
told-delay = dano pendente
told-rank = posto
told-hand = mão
told-deck = Baralho
told-places = pode ir a

# What lies in the box

type-unit = Unidades
type-ability = Cartas de habilidade
type-terrain = Terreno
type-formation = Formações
type-map = Mapas
type-row = Pontos de vitória
word-health = Saúde
word-resistance = dados de Resistência
word-ranged = dados à distância
word-close = dados corpo a corpo
word-movement = Movimento
word-kills = baixas para ser promovida
word-points = pontos de exército
word-heal = Saúde que devolve
word-mend = pontos de ferimento que tira
word-copies = no baralho
word-worth = pontos

# No papel.

kit-ruler = Régua
kit-table = Mesa
kit-contact = contato
kit-range = alcance
kit-wound = ferida
kit-later = dano adiado
kit-rank = posto

# O que decide uma partida, o que se conta para isso e o que os sinais significam.

goal-domination = Dominação: desgastar o inimigo
goal-points = Pontos: mais que o inimigo depois da última rodada
goal-rounds = A partida termina depois da última rodada
count-enemy_units = unidades inimigas
count-vp = pontos de vitória
count-rounds = rodadas
sign-red = o lado vermelho
sign-blue = o lado azul
sign-turn = de quem é o turno
sign-unit_red = uma unidade vermelha na mesa, qualquer uma nas listas: letra do tipo e número
sign-unit_blue = uma unidade azul na mesa
sign-health = Saúde
sign-wound = um ferimento
sign-delay = dano que vem no começo da próxima rodada
sign-rank = um posto: promovida
sign-flag_free = um objetivo de ninguém
sign-flag_owned = um objetivo do lado da sua cor
sign-flag_held = um objetivo do mesmo lado desde o começo
sign-points = um ponto de ação
sign-place = para onde a unidade pode ir; entre os pontos: um gasto
sign-defeat = unidades que restam, e com quantas se perde
sign-at_range = unidades retiradas à distância: nesta rodada, nesta partida
sign-in_close = unidades retiradas corpo a corpo: nesta rodada, nesta partida
sign-due = uma linha da folha de pontos e o que daria agora
sign-zone = a borda de uma zona de posicionamento
sign-hidden_red = uma unidade vermelha virada para baixo
sign-hidden_blue = uma unidade azul virada para baixo
sign-card = uma carta que você não vê
sign-deck = cartas no baralho
sign-times = tantas de uma carta
sign-target = ataca
sign-none = de ninguém, ou nada
sign-hit = um acerto a responder; ! não pode ser esquivado

# What is so at an element that is asked about

fact-point = Um ponto da mesa: a { $x } cm da borda oeste e { $y } cm da borda norte.
fact-near_flag = Perto o bastante da bandeira de { $point } para estar presente ali.
fact-flag = Uma bandeira, { $side }: vai para o lado que estiver sozinho junto dela no fim de uma rodada.
fact-flag_free = Uma bandeira, ainda de ninguém: vai para o lado que estiver sozinho junto dela no fim de uma rodada.
fact-unit = Aqui está a unidade { $label }, { $side }.
fact-ground = Terreno: { $terrain }{ $d_id ->
    [yes] {""}, difícil
   *[no] {""}
    }{ $x_id ->
    [yes] {""}, perigoso
   *[no] {""}
    }{ $c_id ->
    [yes] {""}, dá cobertura
   *[no] {""}
    }{ $b_id ->
    [yes] {""}, corta a vista e a passagem
   *[no] {""}
    }.
fact-no_terrain = Não há nesta mesa.
fact-zone = Na zona de posicionamento do lado { $side }.
fact-type = { $type }, { $side }.
fact-stands = Está em { $point }.
fact-waits = Ainda não está na mesa.
fact-health = Saúde { $health } de { $full }, ferimentos: { $wounds }.
fact-dice = Dados ao atirar: { $ranged }; corpo a corpo: { $close }.
fact-moves = Corre { $run } cm, ou anda { $walk } cm e pode atirar.
fact-spent = Já agiu nesta rodada.
fact-contact = Em contato com: { $label }.
fact-targets = Pode atirar daqui nesta rodada em: { $label }.
fact-targets_later = Já não atira nesta rodada; daqui poderia na próxima em: { $label }.
fact-aim = { $label } acerta nela com cada dado que mostrar { $needed } ou mais.
fact-change_cover = A cobertura tira { $amount } de cada dado.
fact-change_aim = Uma carta soma { $amount } a cada dado.
fact-change_counter = O contra-ataque tira { $amount } de cada dado.
fact-covers = Dá-lhe cobertura: { $terrain } (está dentro ou a linha o cruza).
fact-past_inside = Não dá cobertura, porque quem atira está dentro: { $terrain }.
fact-past_edge = Não dá cobertura, porque a linha só passa pela borda: { $terrain }.
fact-reaches = Ao alcance da bandeira: { $label } ({ $side }).
fact-points = Pontos de vitória: { $points }.
fact-ap = Pontos de ação que restam: { $ap }.
fact-units = Unidades na mesa: { $units }; com { $defeat } ou menos o lado está vencido.

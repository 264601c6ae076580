game-name = Connected Worlds
game-tagline = Conecte os mundos, governe o universo.

# Elementos

seat-s1 = Jogador 1
seat-s2 = Jogador 2
seat-s3 = Jogador 3
seat-s4 = Jogador 4
world-space = Espaço
world-world_a = Aurélia
world-world_b = Boreal
world-world_c = Cinza
world-world_d = Ocaso
world-world_e = Éden

card-scientists = Cientistas
card-engineers = Engenheiros
card-portal = Portal
card-harvester = Colheitadeira
card-excavator = Escavadeira
card-plasma_furnace = Fornalha de plasma
card-standard_base = Base padrão
card-advanced_base = Base avançada
card-outpost = Posto avançado
card-metroplex = Metroplex
card-assault_team = Equipe de assalto
card-armoured_core = Núcleo blindado
card-titan_force = Força titã
card-capital_army = Exército capital
piece-standard_base = uma Base padrão
piece-advanced_base = uma Base avançada
piece-outpost = um Posto avançado
piece-metroplex = um Metroplex
piece-assault_team = uma Equipe de assalto
piece-armoured_core = um Núcleo blindado
piece-titan_force = uma Força titã
piece-capital_army = um Exército capital

# O que uma carta diz, segundo a sua ação especial ou o seu tipo

says-research =
    { $move ->
        [0] Pesquisa
       *[other] Move { $move }, ou pesquisa
    }: compra uma carta de ação.
says-build =
    { $move ->
        [0] Constrói
       *[other] Move { $move }, ou constrói
    }: compra uma carta de unidade.
says-connect =
    { $move ->
        [0] Conecta
       *[other] Move { $move }, ou conecta
    } duas bases suas.
says-gather =
    { $move ->
        [0] Coleta
       *[other] Move { $move }, ou coleta
    } { $amount ->
        [1] um recurso
       *[other] { $amount } recursos
    }.
says-base = Base de força { $strength }: reivindica o seu hexágono e os que o cercam.
says-unit = Unidade de força { $strength }.
says-cost = Custa { $cost }.
says-unsold = Não está à venda.

# Ações

verb-end = Terminar o turno
verb-move = Mover uma peça com { $card }
verb-use =
    { $card_sort ->
        [research] Pesquisar com { $card }
        [build] Construir com { $card }
        [connect] Conectar duas bases com { $card }
       *[gather] Coletar com { $card }
    }
verb-deploy = Posicionar { $card }
verb-buy = Comprar { $card }
verb-pick = Mover { $piece }
verb-from = De { $hex }
verb-to = Para { $hex }
verb-link = Ligar { $hex }
verb-keep = Manter a base
verb-raze = Arrasar a base

# Perguntas

stage-place_base = { $seat }: onde ficará a sua primeira base?
stage-main = { $seat }: jogue uma carta ou termine o turno
stage-move_from = { $seat }: de que hexágono vai mover?
stage-move_piece = { $seat }: que peça se move?
    .text = Há várias peças suas ali: escolha a que se move.
stage-move_to = { $seat }: para onde vai?
stage-buy_action = { $seat }: que carta de ação compra?
stage-buy_unit = { $seat }: que carta de unidade compra?
stage-link_first = { $seat }: que base será ligada?
stage-link_second = { $seat }: com que base?
stage-deploy_to = { $seat }: onde é posicionada?
stage-raze_base = { $seat }: manter a base capturada ou arrasá-la?
    .text = Nesta mesa uma base capturada é mantida ou arrasada com suas ligações; as unidades ali ficam.

# Acontecimentos

event-3-2-counter = { $world } fica em órbita em { $hex }.
event-3-3-youngest = { $seat } é a pessoa mais jovem e começa.
event-3-4-placed = { $seat } funda { $piece } em { $hex }.
event-3-5-garrison =
    { $count ->
        [1] { $seat } põe uma guarnição em { $hex }: { $card }.
       *[other] { $seat } põe uma guarnição em { $hex }: { $count } × { $card }.
    }
event-3-7-shuffles = { $seat } embaralha um baralho de { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
event-4-1-round = Começa a rodada { $round }.
event-4-2-turn = É o turno de { $seat }.
event-draws = { $seat } compra do baralho { $card }.
    .hidden = { $seat } compra uma carta do baralho.
event-reshuffles =
    { $count ->
        [1] { $seat } embaralha o descarte: o novo baralho tem uma carta.
       *[other] { $seat } embaralha o descarte: o novo baralho tem { $count } cartas.
    }
event-4-6-ends = { $seat } termina o turno.
event-4-7-discards =
    { $count ->
        [0] { $seat } não tem nada para descartar.
        [one] { $seat } descarta uma carta.
       *[other] { $seat } descarta { $count } cartas.
    }
event-5-3-moves = { $seat } joga { $card } para mover.
event-5-3-uses = { $seat } usa { $card }.
event-6-1-moves =
    { $count ->
        [1] { $seat } move { $piece } de { $from } para { $to } (1 ponto).
       *[other] { $seat } move { $piece } de { $from } para { $to } ({ $count } pontos).
    }
event-7-1-launches = { $seat }: { $piece } decola de { $from } para { $to }.
event-7-2-lands = { $seat }: { $piece } pousa de { $from } em { $to }.
event-8-1-linked = { $seat } liga as bases de { $from } e { $to }.
event-8-2-jumps = { $seat }: { $piece } salta de { $from } para { $to }.
event-8-5-unlinked = Perde-se a ligação entre { $from } e { $to }: a base se move.
event-8-6-unlinked = Perde-se a ligação entre { $from } e { $to } com a sua base.
event-9-1-combat = { $seat } ataca { $enemy } em { $hex } com { $piece }.
event-9-4-beats = { $seat }: { $piece } vence { $other } de { $enemy } em { $hex }.
event-9-4-both = { $seat } e { $enemy }: { $piece } e { $other } se perdem em { $hex }.
event-9-6-captured = { $seat }: { $piece } captura { $other } de { $enemy } em { $hex }.
event-9-6-destroyed = { $seat }: { $piece } se perde e destrói { $other } de { $enemy } em { $hex }.
event-9-6-repelled = { $seat }: { $piece } se perde contra { $other } de { $enemy } em { $hex }.
event-9-7-wins = { $seat }: { $piece } esmaga { $other } de { $enemy } em { $hex }.
event-9-7-captured = { $seat }: { $piece } ataca { $other } em { $hex } e cai nas mãos de { $enemy }.
event-9-7-destroyed = { $seat } e { $enemy }: { $piece } e { $other } se destroem em { $hex }.
event-9-12-joins = { $seat }: { $piece } atacará { $enemy } em { $hex } quando o turno terminar.
event-9-12-combat =
    { $count ->
        [1] { $seat } ataca { $enemy } em { $hex } com uma peça.
       *[other] { $seat } ataca { $enemy } em { $hex } com { $count } peças.
    }
event-9-13-captured = { $seat }: uma tropa de força { $count } captura { $other } de { $enemy } em { $hex }.
event-9-13-destroyed = { $seat }: uma tropa de força { $count } se perde e destrói { $other } de { $enemy } em { $hex }.
event-9-13-repelled = { $seat }: uma tropa de força { $count } se perde contra { $other } de { $enemy } em { $hex }.
event-9-14-razed = { $seat } arrasa { $piece } em { $hex }.
event-10-1-gathers = { $seat } coleta { $count ->
        [1] um recurso
       *[other] { $count } recursos
    }.
event-10-3-buys = { $seat } compra { $card } por { $count }.
event-10-4-discard = { $card } vai para o descarte de { $seat }.
event-10-4-deck_top = { $card } vai para o topo do baralho de { $seat }.
event-11-1-deploys = { $seat } posiciona { $piece } em { $hex }.
event-11-4-removed = A carta { $card } de { $seat } sai do jogo.
event-12-2-territory =
    { $count ->
        [1] O território de { $seat } é agora de um hexágono.
       *[other] O território de { $seat } é agora de { $count } hexágonos.
    }
event-13-1-eliminated = { $seat } não tem mais peças e está fora do jogo.
event-13-2-wins = A guerra nunca muda, a guerra nunca acaba: só resta { $seat }, que vence.
event-13-2-draws = Não resta ninguém: { $seat } empata.
event-13-4-wins = A guerra nunca muda, a guerra nunca acaba: { $seat } vence.
event-13-5-wins = Todas as suas bases são nossas: { $seat } vence.
event-13-6-wins = Mestre da expansão: { $seat } vence.
event-13-8-limit = A rodada { $round } foi a última.
event-13-8-wins = { $seat } está à frente e vence.
event-13-8-draws = { $seat } está à frente, mas não sozinho: empate.
event-13-11-alone = Só resta { $seat }: isso conta no fim da rodada.

# Recusas

refused-nowhere = { $hex } não está em nenhum tabuleiro desta partida: há { $planets ->
        [1] um planeta
       *[other] { $planets } planetas
    }.
refused-space = { $hex } fica no espaço; a primeira base é posta em um planeta.
refused-base_there = Já há uma base em { $hex }, de { $seat }.
refused-hand = { $card } não está na sua mão.
refused-fought = Peças que combateram neste turno e não se movem mais: { $count }.
refused-waits = Peças que esperam para atacar no fim do turno: { $count }.
refused-moved = Peças que já se moveram quanto um turno permite ({ $limit }): { $count }.
refused-no_points = { $card } não move nada.
refused-stuck = Peças sem nenhum hexágono para onde ir: { $count }.
refused-no_base = Você não controla nenhuma base.
refused-poor = Seus recursos: { $there }; necessários: { $needed }.
refused-not_sold = Nesta partida nada disso está à venda.
refused-no_pair = Você não tem duas bases que ainda possam ser ligadas; suas bases: { $count }.
refused-all_bases = Hexágonos do seu território que já têm uma base: { $count }.
refused-all_enemies = Hexágonos do seu território com um inimigo: { $count }.
refused-no_piece = Você não tem nenhuma peça em { $hex }.
refused-no_such_piece = Você não tem { $piece } em { $hex }.
refused-same = A peça já está em { $hex }.
refused-far = { $hex } fica longe demais: pontos da carta: { $there }; necessários ao menos: { $needed }.
refused-walled = Uma base não pode entrar em um hexágono com uma base, e assim não chega a { $hex }.
refused-enemies = Há inimigos no caminho para { $hex }: nada passa por eles.
refused-truce = Há um inimigo em { $hex }, e a trégua está em vigor.
refused-launch = Para chegar a { $hex } é preciso decolar: de um hexágono da borda ou do seu território.
refused-landing = Para chegar a { $hex } é preciso pousar: em um hexágono da borda ou no seu território.
refused-no_partner = A base de { $hex } já está ligada a todas as suas outras bases.
refused-itself = Uma base não se liga a si mesma: { $hex } foi escolhido primeiro.
refused-linked = A base de { $hex } já está ligada à primeira.
refused-not_own_base = Você não tem nenhuma base em { $hex }.
refused-not_action = Ao pesquisar compra-se uma carta de ação.
refused-not_unit = Ao construir compra-se uma carta de unidade.
refused-not_own = { $hex } não está no seu território: em uma base sua ou ao lado de uma.
refused-enemy_there = Há um inimigo em { $hex }.

# Finais

end-13-2 = A guerra nunca muda, a guerra nunca acaba: dos outros não resta nada.
end-13-4 = A guerra nunca muda, a guerra nunca acaba: dos outros não resta nada.
end-13-5 = Todas as suas bases são nossas: a nenhum rival resta uma base.
end-13-6 = Mestre da expansão: bases em mundos suficientes e o maior território.
end-13-8 = A última rodada terminou.

# Opções

option-first_seat = O lugar que começa, a menos que comece a pessoa mais jovem. Se nada é escolhido, uma pessoa começa antes dos bots.
option-youngest = O lugar da pessoa mais jovem, que começa por costume; 0 se ninguém diz.
option-neutral_worlds = Planetas além de um por jogador; auto acrescenta um se há dois jogadores.
option-homeworld_layout = Onde ficam os planetas no espaço: espalhados, ou por sorteio.
option-start_base = A base com que cada um começa.
option-start_garrison = Unidades que começam na primeira base como guarnição.
option-start_resources = Recursos no início.
option-hand_size = Cartas na mão no início de um turno.
option-draw_at_end = A mão seguinte é comprada no fim do turno.
option-bought_card_to = Para onde vão as cartas compradas: para o descarte, ou para o topo do baralho.
option-moves_per_piece = Quantas vezes uma peça pode ser movida num turno; 0 é sem limite.
option-combat = Quando se combate: imediatamente, ou no fim do turno com todas as peças que entraram no hexágono.
option-attack_force = Como vários atacantes combatem uma base: um após o outro, ou como um só com a soma de suas forças.
option-razing = Quem capturou uma base pode arrasá-la imediatamente.
option-gateway = Onde as unidades decolam e pousam: em bordas e território próprio, ou em qualquer lugar.
option-hostile_portals = As ligações com uma base capturada podem ser usadas.
option-links_survive_move = Uma base mantém as suas ligações quando se move.
option-space_territory = Os hexágonos do espaço contam como território.
option-truce_rounds = Rodadas iniciais sem ataques.
option-worlds_to_win = Planetas necessários para Mestre da expansão.
option-victory_expansion = Vence-se por Mestre da expansão.
option-victory_capture = Vence-se por Todas as suas bases são nossas.
option-victory_war = Vence-se por A guerra nunca muda, a guerra nunca acaba.
option-last_rival = Quando a queda do último rival dá a vitória: imediatamente ou no fim da rodada.
option-max_rounds = Depois de tantas rodadas a partida termina.
preset-two_worlds = Dois mundos: bastam bases em dois planetas para ser Mestre da expansão.

# Rótulos da mesa

label-round = Rodada
label-turn = Turno
label-last = Último da rodada
label-truce = Trégua: sem ataques
label-resources = recursos
label-hand = mão
label-deck = baralho
label-discards = descarte
label-territory = território
label-worlds = mundos
label-bases = bases
label-strongest = unidade mais forte
label-out = fora do jogo
label-links = Ligações
label-shop = Loja
label-enemies = peças inimigas
label-enemy_bases = bases inimigas
label-captures = capturas
label-points = pontos
label-beats = vence
label-falls = cai diante de
label-both = se perde junto com
label-captured = captura
label-destroyed = se perde e destrói
label-attacker_captured = cai nas mãos de
label-attacker_destroyed = se destrói junto com
label-war = Guerra
label-capture = Captura
label-expansion = Expansão
label-your_hand = Sua mão
label-lacks = falta
label-moved = Já se moveu
label-fought = Já combateu
label-attacks = Ataca no fim do turno
label-turn_end = No fim do turno
label-force = uma tropa de força
choice-auto = conforme os jogadores
choice-spread = espalhados por igual
choice-random = por sorteio
choice-discard = a pilha de descarte
choice-deck_top = o topo do baralho
choice-edge = nas bordas e em território próprio
choice-anywhere = em qualquer lugar
choice-at_once = imediatamente
choice-turn_end = no fim do turno
choice-single = um após o outro
choice-sum = como um só
choice-round_end = no fim da rodada

# What lies in the box

type-action = Cartas de ação
type-base = Bases
type-unit = Unidades
type-world = Mundos
type-victory = Vitórias
word-cost = custo
word-move = move
word-amount = coleta
word-strength = força
word-start = no baralho inicial

# O que decide uma partida, o que se conta para isso e o que os sinais significam.

goal-last = Ser o último em jogo
goal-war = Guerra: nenhum inimigo tem mais peças
goal-capture = Captura: todas as bases são de um só, e uma foi tomada
goal-expansion = Expansão: bases em mundos suficientes e o maior território
goal-rounds = A partida termina depois da última rodada
count-rivals = rivais em jogo
count-enemies = peças inimigas
count-enemy_bases = bases inimigas
count-captures = bases capturadas
count-worlds = mundos com base
count-points = território
count-rounds = rodadas
sign-base = uma base: de quem é e a sua força
sign-units = unidades, pela força; + tantas mais
sign-battle = um hexágono onde um espera para atacar o outro
sign-claimed = um hexágono vazio e quem o reclama
sign-edge = um hexágono da borda, onde qualquer um pode pousar
sign-orbit = no espaço: a órbita de um planeta
sign-hex = um hexágono: tabuleiro, fileira, número
sign-row = uma fileira e os números dos seus hexágonos
sign-board = um tabuleiro: S é o espaço, os outros são planetas
sign-reach = a peça chega por tantos pontos; antes de um lugar: o turno dele
sign-attack = a peça ataca ali; depois de um elo: ele une inimigos
sign-raze = uma base capturada que pode ser arrasada
sign-link = duas bases ligadas
sign-met = cumprido do jeito que a partida está
sign-payable = pode ser pago
sign-times = tantas de uma carta

# What is so at an element that is asked about

fact-hex = Um hexágono do tabuleiro de { $world }.
fact-space = O espaço: aqui cada planeta é um marcador, que leva ao seu mapa.
fact-orbit = Aqui está o marcador de { $world }: daqui se pousa, e quem decola sai aqui.
fact-orbit_at = Seu marcador no espaço está em { $hex }.
fact-edge = Um hexágono da borda: aqui se decola e se pousa.
fact-piece = { $seat }: { $piece }, força { $strength }.
fact-stands = Há uma peça assim de { $seat } em { $hex }.
fact-nobody = Não há ninguém aqui.
fact-claimed = Território de { $seat }.
fact-link = Um portal o liga a { $hex }.
fact-move = Aqui uma peça de { $seat } ainda poderia mover neste turno.
fact-connect = { $seat } poderia ligar este lugar a outro por um portal.
fact-deploy_base = { $seat } poderia pôr aqui uma base.
fact-deploy_unit = { $seat } poderia pôr aqui uma unidade.
fact-bases = Bases aqui: { $seat }.
fact-resources = Recursos: { $resources }.
fact-points = Pontos de território: { $points }.
fact-owns = Bases: { $bases }; planetas com alguma: { $planets }.
fact-cards = Cartas na mão: { $hand }; no baralho: { $deck }.

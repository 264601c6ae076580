cw-map = O mapa: o espaço e os mundos
cw-visit = Olhar um mundo
cw-visit-one = Olhar { $world }
cw-picker = Peças que podem se mover
cw-battle = Batalha em { $place }
cw-pieces =
    { $count ->
        [1] { $name } (força { $strength })
       *[other] { $count } × { $name } (força { $strength })
    }
cw-orbit = Órbita de { $world }
cw-edge = Borda: qualquer um pode decolar e pousar aqui.
cw-grounded = Nem tudo aqui pode decolar agora: é preciso uma borda ou território do seu dono, e uma órbita aberta (CW-7.1).
cw-claimed = Território de { $seats }
cw-claim =
    { $count ->
        [0] Nenhum hexágono novo
        [one] Um hexágono novo
       *[other] { $count } hexágonos novos
    }; território então: { $points }
cw-cost =
    { $by ->
        [launch] Decolagem
        [landing] Pouso
        [jump] Salto pelo portal
       *[walk] Movimento
    }, { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    }
cw-force = uma tropa de força { $count }
cw-wave-beats = { $attacker } vence { $defender }.
cw-wave-falls = { $attacker } cai diante de { $defender }.
cw-wave-9-4-both = { $attacker } e { $defender } se perdem juntos.
cw-wave-9-6-captured = { $attacker } captura { $defender }.
cw-wave-9-6-destroyed = { $attacker } se perde e destrói { $defender }.
cw-wave-9-6-repelled = { $attacker } se perde diante de { $defender }.
cw-wave-9-7-wins = { $attacker } esmaga { $defender }.
cw-wave-9-7-captured = { $attacker } cai nas mãos de { $defender }.
cw-wave-9-7-destroyed = { $attacker } se destrói junto com { $defender }.
cw-left =
    { $count ->
        [0] A última rodada
        [one] Resta uma rodada
       *[other] Restam { $count } rodadas
    }
cw-set-up = Preparação
cw-last = fecha cada rodada: { $seat }
cw-truce = Trégua até o fim da rodada { $round }: sem ataques
cw-link = Ligada: daqui as unidades podem saltar à base da outra ponta.
cw-link-hostile = Ligada a uma base do outro lado: ambos podem saltar, cada um da sua ponta.
cw-link-shut = Ligada a uma base do outro lado: ninguém pode saltar enquanto as pontas têm dois donos.
cw-plate = Mostra tudo o que se sabe das cartas deste lugar.
cw-crown = Venceria agora por expansão
cw-discards = Descarte
cw-unseen = Na mão e no baralho, sem ordem conhecida
cw-played = Jogadas neste turno
cw-removed = Posicionadas, fora do baralho
cw-resources-text = Pagam as cartas e ficam guardados de um turno para o outro.
cw-hand-text = Cartas na mão; todos sabem quantas são.
cw-deck-text = Cartas que ainda serão compradas.
cw-discards-text = É embaralhado como baralho novo quando o baralho acaba.
cw-territory-text = Hexágonos diferentes reivindicados pelas suas bases.
cw-worlds-text = Planetas com uma base sua, dos que pede Mestre da expansão.
cw-bases-text = Suas bases: reivindicam terra e permitem posicionar e coletar.
cw-strongest-text = Força da sua unidade mais forte.
cw-goal-war = Ninguém mais tem uma peça.
cw-goal-capture = Ninguém mais tem uma base, e ao menos uma foi capturada.
cw-goal-expansion = Bases em mundos suficientes e mais território que todos ao fim de uma rodada.
cw-met = Cumprido, se a rodada acabasse agora.
cw-lacks-enemies =
    { $count ->
        [1] resta uma peça inimiga
       *[other] restam { $count } peças inimigas
    }
cw-lacks-enemy_bases =
    { $count ->
        [1] resta uma base inimiga
       *[other] restam { $count } bases inimigas
    }
cw-lacks-captures = ainda não há base capturada
cw-lacks-worlds =
    { $count ->
        [1] falta uma base em mais um mundo
       *[other] faltam bases em mais { $count } mundos
    }
cw-lacks-points =
    { $count ->
        [1] falta um ponto de território
       *[other] faltam { $count } pontos de território
    }
cw-shelf-actions = Cartas de ação
cw-shelf-units = Cartas de unidade
cw-too-dear = Cara demais por enquanto.
cw-price = custa
cw-hand-of = Mão de { $seat }
cw-no-hand = Não há cartas na mão.
cw-shut = Não pode ser feito agora
cw-pile-deck = Baralho
cw-pile-discards = Descarte
cw-pile-played = Jogadas neste turno
cw-legend = O que significam os sinais
    .short = Sinais
cw-legend-seat = Em cada lugar
cw-legend-goals = Formas de vencer
cw-legend-cards = Nas cartas
cw-legend-map = No mapa
cw-legend-fight = Como acabaria um combate
cw-short-strongest = mais forte
cw-do-move = Mover
    .text = Move uma peça; o número diz até onde.
cw-do-research = Pesquisar
    .text = Compra uma carta de ação.
cw-do-build = Construir
    .text = Compra uma carta de unidade.
cw-do-connect = Conectar
    .text = Liga duas bases suas, por mais longe que estejam.
cw-do-gather = Coletar
    .text = Dá esta quantidade de recursos.
cw-do-deploy = Posicionar
    .text = Põe no mapa a peça desta força.
cw-sign-base = Base
    .text = Um hexágono com o sinal do seu lugar e a sua força; reivindica os hexágonos em volta.
cw-sign-unit = Unidade
    .text = Um disco com a sua força; o número pequeno diz quantas estão ali.
cw-sign-launch = Decolagem
    .text = O passo leva de um mundo ao espaço.
cw-sign-landing = Pouso
    .text = O passo leva do espaço a um mundo.
cw-sign-jump = Salto
    .text = O passo leva por um portal.
cw-fate-won = O atacante vence
cw-fate-lost = O atacante se perde
cw-fate-both = Os dois se perdem
cw-fate-captured = A base é capturada

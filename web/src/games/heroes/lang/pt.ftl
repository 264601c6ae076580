heroes-at = { $name } ({ $place })
heroes-free = posição livre { $place }
heroes-instead = { $place }, no lugar de { $name }
heroes-area = { $area }: { $seat }
heroes-empty = Posição { $place } vazia
    .text = Um Personagem pode entrar aqui.
heroes-away = Posição { $place }: o Personagem está no Time Comum
heroes-health = Saúde { $health } de { $full }
heroes-guard =
    { $shield ->
        [0] Proteção { $protection }
       *[other] Proteção { $protection } e Escudo { $shield }
    }
heroes-energy = Energia { $energy } de { $limit }
heroes-speed = Velocidade
heroes-might = Dano das suas ações
heroes-part-printed = { $value } da carta
heroes-part-tokens = { $value } por fichas
heroes-part-burn = { $value } por Queimadura
heroes-part-auras = { $value } por aliados
heroes-part-event = { $value } pelo Evento
heroes-token = { $name }: { $text } ({ $state })
heroes-token-fresh = recente: age a partir do próximo turno
heroes-token-asleep = sem efeito: é imune
heroes-token-lasts =
    { $count ->
        [1] dura { $count } turno
       *[other] dura { $count } turnos
    }
heroes-token-lapses =
    { $count ->
        [1] sai na próxima Resolução do seu jogador
       *[other] sai na Resolução número { $count } do seu jogador a partir de agora
    }
heroes-turned = Já agiu neste turno.
heroes-tilted = Já usou a ação passiva; ainda pode agir no combate.
heroes-skills = Habilidades: { $list }
heroes-by = { $move } ({ $name })
heroes-activated = Ativada neste turno.
heroes-damage-now = Dano no estado atual: { $damage }
heroes-actions-of = Ações de { $name }
heroes-kos = nocautes: { $count } de { $limit }
heroes-pool = energia na reserva: { $count }
heroes-in-hand = cartas na mão: { $count }
heroes-in-deck = cartas no deck: { $count }
heroes-substitutions = substituições restantes: { $count }
heroes-out = fora da partida
heroes-piles = Pilhas de { $seat }
heroes-under-deck = Embaixo do deck, até onde se sabe
heroes-shown = Na mão, até onde foi mostrada
heroes-decklist = Lista do deck
heroes-none = nada
heroes-round = Rodada { $round } de { $max }
heroes-stage = etapa { $part } de { $parts }
heroes-turn = Turno: { $seat }
heroes-playing = { $card } está sendo jogada
heroes-left = O que ainda pode ser feito neste turno
heroes-left-sources =
    { $count ->
        [1] Fonte para jogar
       *[other] Fontes para jogar
    }
heroes-left-characters =
    { $count ->
        [1] Personagem para colocar
       *[other] Personagens para colocar
    }
heroes-left-substitutes =
    { $count ->
        [1] Personagem, só como substituto
       *[other] Personagens, só como substitutos
    }
heroes-left-events =
    { $count ->
        [1] Evento para invocar
       *[other] Eventos para invocar
    }
heroes-left-relocations =
    { $count ->
        [1] realocação
       *[other] realocações
    }
heroes-event-by = Invocado por { $seat }; afeta { $seats }.
heroes-no-event = Nenhum Evento em jogo.
heroes-mob-next = O Mob fará em seguida
heroes-mob-row = Linha { $row } do roteiro: { $moves }
heroes-hand = Sua mão
heroes-hand-of = Mão de { $seat }
heroes-no-hand = Nenhuma carta na mão.
heroes-pop-ko = Nocaute!
heroes-pop-evades = Errou!
heroes-pop-immune = Imune!
heroes-pop-perceives = Previsto!
heroes-pop-die = Dado:
heroes-pop-left = Turnos restantes:
heroes-pop-ripens = já!
heroes-pop-ready = Pronto!
heroes-pop-passes = Passa
heroes-forecast = Perderia: { $loss }.
heroes-forecast-falls = Iria a nocaute.
heroes-forecast-may_fall = Poderia ir a nocaute, conforme o que você escolher depois.
heroes-forecast-shield = { $count } de Escudo
heroes-forecast-protection = { $count } de Proteção
heroes-forecast-health = { $count } de Saúde
heroes-forecast-6-11 = Evadiria o ataque.
heroes-forecast-7-3 = É imune a dano.
heroes-forecast-7-4 = A sua Percepção deteria o dano.

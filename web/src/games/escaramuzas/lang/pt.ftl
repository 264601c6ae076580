cafe-table = A mesa, de 90 por 60 centímetros
cafe-strip = O que se olha
cafe-look = Aqui se explica o que você aponta.
cafe-tools = Ferramentas
cafe-tray = Ao lado da mesa
cafe-before = Antes da batalha
cafe-round = Rodada { $round } de { $rounds }
cafe-unit = { $type } { $label } ({ $side })
cafe-health = Saúde { $health } de { $max }
cafe-wounds =
    { $wounds ->
        [1] 1 ponto de ferimento
       *[other] { $wounds } pontos de ferimento
    }
cafe-ready = unidade pronta
cafe-spent = unidade já ativada
cafe-resistance =
    { $dice ->
        [1] esquiva com 1 dado
       *[other] esquiva com { $dice } dados
    }
cafe-attack = atira com { $ranged }, luta com { $close }
cafe-movement = corre { $run } cm, anda { $walk } cm
cafe-kills = Baixas: { $kills } de { $needed }; com a última é promovida, fica como nova e quem a comanda compra uma carta
cafe-delay = Dano no início da próxima rodada: { $count }
cafe-rank = Posto { $rank }
cafe-in-contact = Em contato com { $units }
cafe-can-shoot = Pode atirar em { $units }
cafe-still = { $thing } ({ $terrain })
cafe-still-cup = xícara de café
cafe-still-napkins = porta-guardanapos
cafe-still-sugar = torrões de açúcar
cafe-still-spill = café derramado
cafe-still-spoon = colher
cafe-flag-d = difícil
cafe-flag-c = dá cobertura
cafe-flag-x = perigoso
cafe-flag-b = bloqueia a vista e o caminho
cafe-flag-n = não atrapalha ninguém
cafe-flag = Bandeira { $area }
cafe-flag-of-red = do lado vermelho
cafe-flag-of-blue = do lado azul
cafe-flag-of-none = de ninguém
cafe-held = do lado { $side } sem interrupção desde a primeira captura ★
cafe-contested = os dois lados estão perto: ficaria sem dono
cafe-contested-kept = os dois lados estão perto: conservaria o dono
cafe-near = o lado { $side } está perto e ficaria com ela
cafe-taken = captura do lado { $side }
cafe-neutral = disputada: já não é de ninguém
cafe-ground = { $does } ({ $rule })
cafe-ground-d = Difícil: um movimento que o cruza, entra nele ou sai dele chega à metade
cafe-ground-c = Cobertura: os tiros a um alvo dentro ou atrás valem menos
cafe-ground-x = Perigoso: quem o cruza, entra nele ou sai dele lança um dado e pode ser ferido
cafe-ground-b = Bloqueia a vista: ninguém vê, dispara nem luta através dele
cafe-ground-shut = Ninguém fica dentro nem passa a menos de 1 cm
cafe-ground-bridge = Uma passagem sobre o riacho que não é difícil
cafe-ground-n = Não atrapalha ninguém
cafe-crosshair = Mira { $where }; as setas a movem, com Shift de cinco em cinco; Page Up e Page Down olham as unidades
cafe-ruler-at = Régua { $where }; Enter apoia aqui a sua ponta
cafe-face-down = Uma unidade virada para baixo ({ $side }) { $area }
cafe-ruler = Medir
cafe-ruler-text = Mede entre dois pontos quaisquer: clique ou Enter no primeiro, e depois siga.
cafe-ruler-start = Apoie aqui a ponta da régua:
cafe-measured = { $length } cm { $way }.
cafe-within-range = Entre duas bases são { $gap } cm: dentro do alcance de tiro (até { $limit } cm).
cafe-beyond-range = Entre duas bases são { $gap } cm: fora do alcance de tiro (até { $limit } cm).
cafe-within-contact = Ali duas unidades estão em contato.
cafe-beyond-contact = Ali duas unidades não estão em contato.
cafe-refused-at = Aqui não
cafe-refused = As regras não permitem.
cafe-slow = Terreno difícil: todo o movimento cai pela metade.
cafe-danger = Terreno perigoso: um dado na chegada; pode ferir.
cafe-must-fight = Contato: lutaria com { $units }.
cafe-could-shoot = Poderia atirar em { $units }.
cafe-exposed = Poderiam atirar nela nesta rodada { $units }.
cafe-safe = Ninguém poderia atirar nela ali nesta rodada.
cafe-aim-close =
    { $dice ->
        [1] Lutar com { $unit }: 1 dado, acerta com { $needed } ou mais
       *[other] Lutar com { $unit }: { $dice } dados, acertam com { $needed } ou mais
    }
cafe-aim-ranged =
    { $dice ->
        [1] Atirar em { $unit }: 1 dado, acerta com { $needed } ou mais
       *[other] Atirar em { $unit }: { $dice } dados, acertam com { $needed } ou mais
    }
cafe-odds-hit = acerta
cafe-odds-kill = elimina
cafe-odds-wound = se fere
cafe-odds-lost = se perde
cafe-shoots = atira em
cafe-fights = luta com
cafe-which = { $unit } ({ $side })
cafe-dice = Dados
cafe-attack-die = Dado de ataque: { $die }
cafe-die-critical = Uma falha crítica: fere quem a rolou.
cafe-die-exito = Um seis natural: sempre acerta e não se pode esquivar.
cafe-die-hits = { $sum }, precisa de { $needed }: acerto.
cafe-die-misses = { $sum }, precisa de { $needed }: falha.
cafe-answer-evaded = esquivado
cafe-answer-caught = não esquivado
cafe-answer-taken = recebido
cafe-answer-cancelled = sem efeito
cafe-answer-delayed = adiado
cafe-answer-open = sem resposta
cafe-defence = { $dice ->
        [1] Esquivar: 1 dado, que precisa chegar a { $value } ({ $evade }); um 1 fere a unidade ({ $ones }).
       *[other] Esquivar: { $dice } dados, um precisa chegar a { $value } ({ $evade }); cada 1 fere a unidade (pelo menos um: { $ones }).
    }
cafe-out = Perde-se neste ataque: { $evading } se esquivar, { $taking } se receber o golpe.
cafe-defence-exito = Um seis natural não se pode esquivar. Perde-se neste ataque: { $taking }.
cafe-light = Ferimento leve: { $unit } tem { $points ->
        [1] um ponto de ferimento
       *[other] { $points } pontos de ferimento
    }.
cafe-grave = Ferimento grave: { $unit } tem { $points ->
        [1] um ponto de ferimento
       *[other] { $points } pontos de ferimento
    }.
cafe-panic = { $unit } entra em pânico e foge.
cafe-removed = Fora: { $units }
cafe-vp = Pontos de vitória: { $points }
cafe-vp-short = PV
cafe-vp-now = Se a rodada acabasse agora: mais { $points }.
cafe-units =
    { $count ->
        [1] resta 1 unidade
       *[other] restam { $count } unidades
    }
cafe-defeat = Com { $count } ou menos, o lado perdeu.
cafe-ap =
    { $count ->
        [1] 1 ponto de ação
       *[other] { $count } pontos de ação
    }
cafe-ap-text = Cada ativação custa um; os que sobram se perdem no fim da rodada.
cafe-out-of-round = Este lado já terminou a rodada.
cafe-commander-out = Já terminou a rodada.
cafe-scoring = O que pontua nesta rodada
cafe-scoring-text = Cada linha de pontos de vitória e o que ainda lhe falta.
cafe-points = Pontuação
cafe-row = No fim da rodada
cafe-worth = Pontos
cafe-brought = Entre parênteses: o que a rodada { $round } deu.
cafe-close = Fechar
cafe-dodge = Meus Domucor sempre esquivam
cafe-dodge-text = Uma ordem permanente: um Domucor (D) é uma unidade que cai com um golpe. Marcada, os seus respondem a cada golpe esquivando-se (rolando um dado contra ele) e nada lhe é perguntado, a não ser que você possa jogar uma carta. Clique para dar ou retirar a ordem.
cafe-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
cafe-hand = As suas cartas
cafe-hand-of = Cartas de { $seat }
cafe-timing-action = Ação
cafe-timing-start = Início
cafe-timing-attack = Ataque
cafe-timing-target = Quando atacam
cafe-timing-hit = Quando atingem
cafe-area-n = um ponto do norte da mesa
cafe-area-ne = um ponto do nordeste da mesa
cafe-area-e = um ponto do leste da mesa
cafe-area-se = um ponto do sudeste da mesa
cafe-area-s = um ponto do sul da mesa
cafe-area-sw = um ponto do sudoeste da mesa
cafe-area-w = um ponto do oeste da mesa
cafe-area-nw = um ponto do noroeste da mesa
cafe-area-c = um ponto do centro da mesa
cafe-in-n = no norte
cafe-in-ne = no nordeste
cafe-in-e = no leste
cafe-in-se = no sudeste
cafe-in-s = no sul
cafe-in-sw = no sudoeste
cafe-in-w = no oeste
cafe-in-nw = no noroeste
cafe-in-c = no centro
cafe-way-n = ao norte
cafe-way-ne = a nordeste
cafe-way-e = a leste
cafe-way-se = a sudeste
cafe-way-s = ao sul
cafe-way-sw = a sudoeste
cafe-way-w = a oeste
cafe-way-nw = a noroeste
cafe-way = { $length } cm { $way }
cafe-off-unit = a { $way } de { $unit }
cafe-off-flag = a { $way } da bandeira { $area }
cafe-where = { $area } ({ $near })
cafe-point-way = um ponto a { $way }
cafe-point-in = um ponto { $where }
cafe-band-n = norte
cafe-band-c = centro
cafe-band-s = sul
cafe-go-flag = À bandeira { $area }
cafe-go-towards = Rumo à bandeira { $area }: faltam { $left } cm
cafe-go-fight = Ao contato com { $unit }
cafe-go-shoot = Onde pode atirar em { $units }
cafe-go-safe = Onde ninguém pode atirar nela nesta rodada
cafe-go-front = Na frente, { $band }
cafe-go-rear = Atrás, { $band }
cafe-go-far = O mais longe possível: { $way }
cafe-still-mint = folhas de hortelã
cafe-still-biscuits = biscoitos quebrados
cafe-still-shaker = saleiro
cafe-still-milk = leite derramado
cafe-still-puddle = poça de leite
cafe-still-sticks = palitos de madeira
cafe-still-caddy = caixa de sachês de açúcar
cafe-still-tin = lata de chá
cafe-legend = Legenda
cafe-legend-text = O que significam as bordas do terreno, as coisas na mesa e as marcas das figuras.
cafe-legend-hems = O que o terreno faz
cafe-legend-things = Nesta mesa
cafe-legend-figures = Figuras
cafe-legend-marks = Pontos claros: a Saúde que resta. Gotas vermelhas: pontos de ferimento. Losango preto: dano por vir. Divisas douradas: posto. As figuras pálidas já foram ativadas.
cafe-legend-sides = O lado vermelho fica sobre bases redondas, o azul sobre bases de oito lados com uma linha interrompida.
cafe-pop-evaded = esquivou
cafe-pop-cover = cobertura
cafe-pop-danger = se queima
cafe-pop-light = ferimento leve
cafe-pop-grave = ferimento grave
cafe-exposed-later = A partir da próxima rodada também { $units }.
cafe-can-shoot-later = Já não atira nesta rodada; daqui, na próxima: { $units }
cafe-aimed = { $unit } ({ $needed }+)
cafe-aimed-cover = { $unit } ({ $needed }+, cobertura: { $things })
cafe-change-cover = cobertura −{ $amount }
cafe-change-cover-of = cobertura −{ $amount } ({ $things })
cafe-change-aim = carta +{ $amount }
cafe-change-counter = contra-ataque −{ $amount }
cafe-changes = Cada dado: { $changes }.
cafe-past-inside = Não dá cobertura: { $things } (quem atira está dentro).
cafe-past-edge = Não dá cobertura: { $things } (a linha só passa ao lado).
cafe-attacked-close =
    { $dice ->
        [1] { $attacker } ataca { $target } corpo a corpo: 1 dado, acerta com { $needed } ou mais
       *[other] { $attacker } ataca { $target } corpo a corpo: { $dice } dados, acertam com { $needed } ou mais
    }
cafe-attacked-ranged =
    { $dice ->
        [1] { $attacker } atira em { $target }: 1 dado, acerta com { $needed } ou mais
       *[other] { $attacker } atira em { $target }: { $dice } dados, acertam com { $needed } ou mais
    }
cafe-tip-ready = Ainda pode ser ativada nesta rodada
cafe-tip-acting = Está agindo agora
cafe-tip-spent = Já foi ativada nesta rodada
cafe-flag-units = Ao alcance (base a { $limit } cm ou menos): { $units }
cafe-flag-nobody = Ninguém está ao alcance (uma base a { $limit } cm ou menos)
cafe-formation-slow = Em terreno difícil, onde todo movimento rende metade: { $units }
cafe-round-scores = { $side }: +{ $gain } PV, total { $total } ({ $rows })

# Rótulos nos tabuleiros de todos os jogos

label-round = Rodada
label-actions_left = ações
label-hand = mão
label-deck = baralho
label-discards = descartes
label-you = você
label-playing = Em jogo
label-winners = Vitória
label-construction = construção
label-constructions = construções
label-buildable = dá para construir em
label-growths = crescimentos
label-ecosystem_now = Se o ecossistema agisse agora:
label-dies = morre
label-grows = cresce
label-prevented = impedido
label-marked = marcado
label-ready = age nesta rodada

# O motor

engine-compiled = compilado
engine-interpreted = interpretado
engine-slow = O motor roda aqui interpretado, dez vezes mais lento que compilado ou mais; um wheel para esta plataforma, ou construí-lo com um compilador de C (make play em um clone), traz o compilado.
version = sobremesa { $version }, motor { $engine }, Python { $python }

# A primeira tela

front-title = sobremesa: cinco jogos de mesa, para pessoas, bots e quem os projeta
front-play = Jogar
front-play-lesson = uma primeira partida guiada, passo a passo
front-play-match = uma partida neste terminal contra bots
front-play-browser = uma mesa no navegador, sozinho ou com outros
front-play-resume = continuar uma partida salva
front-play-position = uma posição, ou um momento de uma partida registrada, para continuar contra bots
front-play-puzzle = uma posição com uma única melhor resposta: encontre-a
front-look = Consultar
front-look-games = os jogos
front-look-learn = como se joga, em uma página
front-look-rules = um livro de regras, ou uma de suas regras
front-look-cards = as cartas de um jogo e o que fazem
front-look-replay = uma partida registrada, contada de novo
front-look-analyse = as chances de cada um numa partida registrada, e onde ela virou
front-design = Projetar
front-design-options = o que se pode ajustar em um jogo
front-design-simulate = os bots jogam uma série, e o que resultou
front-design-lab = séries longas com relatórios, para comparar e continuar
front-design-own = decks para começar; assim também map e army; check diz o que está errado
front-design-new = um pequeno jogo que funciona, para fazer dele um próprio
front-study = Pesquisar
front-study-arena = bots e agentes jogam todos contra todos e recebem pontuação
front-study-mcp = os jogos como ferramentas de agentes que leem e escrevem texto
front-host = Hospedar
front-host-serve = abrir a casa a outros
front-host-keep = copiar as mesas de uma casa em funcionamento
front-host-doctor = examinar uma casa e jogar de novo suas partidas
front-more = Cada comando se explica: sobremesa play --help. Idiomas: --lang en, es, pt.

# Opções

options-int =
    { $step ->
        [1] um número, de { $low } a { $high }
       *[other] um número, de { $low } a { $high } de { $step } em { $step }
    }
options-bool = true (sim) ou false (não)
options-enum = uma de { $choices }
options-text = um texto sem espaços, de no máximo { $most } caracteres
options-standard = padrão { $value }
options-standards = Padrão: { $each }
options-follows = decorre das outras
options-instead = { $other } toma o lugar dela onde é definida.
options-secret = Mantida em segredo até o fim.
options-presets = Variantes, para --set preset=NOME
options-how = Define-se com --set OPÇÃO=VALOR; sobremesa options { $game } OPÇÃO conta tudo sobre uma.

# A lista de jogos

games-id = id
games-name = nome
games-seats = lugares
games-tagline = sobre
games-engine = O motor está { $engine }.

# Quem joga em um lugar

who-human = humano
who-chance = ao acaso
who-clumsy = desajeitado
who-careless = distraído
who-beginner = principiante
who-easy = fácil
who-normal = normal
who-medium = médio
who-hard = difícil
who-expert = especialista
who-greedy = ganancioso

# Uma partida no terminal

play-how = Responda com um número ou com o texto de uma ação; ajuda mostra o que mais se pode digitar.
play-first = É a mesa de uma primeira partida; com --seats e --set escolhe-se outra.
play-story = A história continua em: sobremesa rules { $game } (--no-story a omite).
play-thinking = { $seat } está pensando…
play-curtain = Passe o teclado para { $seat }, que então tecla Enter.
play-hint = O que { $bot } faria:
play-advice = O que um bot faria:
play-worth = chance de { $worth }%
play-more-rules = E também: { $rules } (digite porquê e o número).
play-undone = Ação desfeita.
play-no-hand = Não há mão para mostrar neste jogo.
play-overwrite = { $file } já existe. Sobrescrever? (s/n)
play-leave = A partida não foi salva. Sair mesmo assim? (s/n)
play-yes = s sim y yes
play-not-saved = Não foi salvo.
play-saved = Salvo: { $file }
play-saved-open = Salvo: { $file }. A semente dos dados está nele; para continuar depois: --resume { $file }
play-after = Digite save ARQUIVO para guardar o registro; Enter para sair.
play-bye = Até a próxima!
play-bye-unsaved = Até a próxima! A partida não foi salva.

help-number = escolher pelo número
help-text = escolher pelo texto ou pelo nome, em maiúsculas ou minúsculas; basta um começo ou um fim sem ambiguidade
help-why = as regras por trás do que acabou de acontecer, ou qualquer regra pelo número
help-hint = o que um bot faria, o que ele espera e o que teme
help-undo = desfazer sua última escolha, enquanto nada de novo for conhecido
help-board = mostrar o tabuleiro de novo
help-hand = suas cartas e o que elas fazem
help-log = os últimos acontecimentos
help-save = gravar o registro em um arquivo, para continuar depois ou guardar
help-next = em uma lição: deixar que o passo seja dado por você
help-step = em uma lição: repetir o passo
help-help = esta lista
help-quit = deixar a partida

# Uma chance em porcentagem

chance-percent = { $value }%

# Uma dica: o que um bot olhou, espera e teme

advice-you = Você
advice-share =
    { $weight ->
        [most] sua escolha clara
        [some] levou em conta
       *[little] mal olhou
    }
advice-glance = mal olhou
advice-search =
    { $count ->
        [1] O bot continuou a partida daqui uma vez; o que você não pode ver, ele imaginou.
       *[other] O bot continuou a partida daqui { $count } vezes; o que você não pode ver, ele imaginou de novo a cada vez.
    }
advice-look = Este bot não busca: só avaliou a posição depois de cada jogada.
advice-chance = Este bot escolhe ao acaso e não avalia nada.
advice-own = Este bot não conta como decide.
advice-chances =
    { $whose ->
        [all] A chance de todos juntos
        [team] A chance do seu lado
       *[one] Sua chance de vencer
    }: { $after }% com a primeira resposta, { $before }% em média entre tudo o que testou.
advice-only =
    { $whose ->
        [all] A chance de todos juntos
        [team] A chance do seu lado
       *[one] Sua chance de vencer
    }: { $after }%. O bot viu uma única resposta.
advice-line = O que ele espera:
advice-plan = O plano dele para todos:
advice-step = { $who }: { $what } ({ $share }% das vezes)
advice-no-line = O que vem depois ele não sabe.
advice-feared = O que ele mais teme: { $who }: { $what }. Então ficaria em { $worth }%.
advice-feared-too = O que ele mais teme é justamente a resposta que espera: então ficaria em { $worth }%.
advice-unanswered = Não sabe o que os rivais farão; com azar, uma vez em dez, fica em { $low }% ou menos.
advice-luck = Nenhuma resposta rival o preocupa mais que outra; com azar, uma vez em dez, fica em { $low }% ou menos.
advice-fate = Nenhum rival responde; com azar, uma vez em dez, fica em { $low }% ou menos.

# Resultados

result-title = A partida terminou
result-won = vence
result-drawn = empata
result-lost = perde
result-together = vence com outros
result-out = fora do jogo
result-length =
    { $decisions ->
        [1] Uma decisão.
       *[other] { $decisions } decisões.
    }
result-seed = Semente dos dados: { $seed }
result-commitment = Compromisso: { $commitment }

# Uma série de partidas

series-title =
    { $matches ->
        [1] { $game }: uma partida, semente { $seed }
       *[other] { $game }: { $matches } partidas, semente { $seed }
    }
series-head-seat = lugar
series-head-player = jogador
series-head-won = vence
series-head-drawn = empata
series-head-lost = perde
series-head-together = juntos
series-head-out = fora
series-head-score = pontuação média
series-head-ending = final
series-head-rule = regra
series-head-matches = partidas
series-head-winners = vencem
series-head-event = evento
series-head-element = elemento
series-head-times = por partida
series-head-set_up = preparação
series-share = { $part } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
series-score = { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }
series-decisions = Decisões por partida: { NUMBER($mean, maximumFractionDigits: 1) } em média, de { $min } a { $max }
series-rounds = Rodadas por partida: { NUMBER($mean, maximumFractionDigits: 1) } em média, de { $min } a { $max }
series-never =
    { $count ->
        [0] Não falta nenhum.
       *[other] Nunca: { $names }.
    }
series-stopped = Interrompida após { $played } de { $planned } partidas.
series-nothing = Interrompida antes de acabar a primeira partida.
series-seats =
    { $seats ->
        [1] Um lugar: { $players } (--seats diz outra coisa)
       *[other] { $seats } lugares: { $players } (--seats diz outra coisa)
    }
series-time =
    { $jobs ->
        [one] Tempo: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisões por segundo, motor { $engine }, um processo
       *[other] Tempo: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisões por segundo, motor { $engine }, { $jobs } processos
    }

# O laboratório

lab-language = Português
lab-title = { $game }: o que os bots fizeram
lab-played =
    { $variants ->
        [1] { $matches ->
                [one] { $matches } partida
               *[other] { $matches } partidas
            }, semente { $seed }; edição { $edition }, sobremesa { $version }, motor { $engine }.
       *[other] { $matches ->
                [one] { $matches } partida
               *[other] { $matches } partidas
            } de { $variants } variantes, semente { $seed }; edição { $edition }, sobremesa { $version }, motor { $engine }.
    }
lab-players = Jogadores
lab-stopped = Interrompido; partidas jogadas: { $played } de { $planned }. O mesmo comando continua.
lab-printed = como está impresso
lab-findings = O que chama a atenção
lab-limits = O que isto não pode dizer
lab-sure-full = (além de dúvida razoável)
lab-sure-fair = (provável, não certo)
lab-wins = Quem ganha
lab-by-seat = Por lugar
lab-by-side = Por lado
lab-by-first = Quem escolhe primeiro
lab-variants = Variantes
lab-variants-how = As partidas de um mesmo turno têm os mesmos dados em cada variante; os números pequenos são a diferença para a primeira variante, partida a partida, com seu intervalo de 95%; em negrito se é mais que sorte.
lab-skill = Habilidade
lab-skill-how = Pontuação média do bot da linha em um lugar, por turno em todos, entre bots da coluna; com seu intervalo de 95%.
lab-endings = Como termina
lab-course = Como transcorre
lab-uses = O que se usa
lab-uses-how = Quanto mais pontuam os que usaram algo, em pontos de 100, frente ao mesmo lugar em partidas sem isso; com seu intervalo de 95%.
lab-uses-things = Cartas e outras coisas
lab-uses-verb = Ações
lab-uses-event = Acontecimentos
lab-head-matches = partidas
lab-head-won = ganhas (intervalo de 95%)
lab-head-score = pontuação média
lab-head-variant = variante
lab-head-ending = final
lab-head-share = parte
lab-head-mean = média
lab-head-times = por partida
lab-head-lift = vantagem
lab-mean-decisions = Decisões
    .text = perguntas respondidas em uma partida
lab-mean-rounds = Rodadas
    .text = como as conta o livro de regras
lab-mean-choices = Escolhas
    .text = decisões com duas respostas ou mais
lab-mean-branching = Ramificação
    .text = respostas entre as quais escolher, em uma escolha
lab-mean-dead = Turnos mortos
    .text = parte dos turnos sem escolha alguma
lab-mean-leads = Mudanças de líder
    .text = vezes que outro lugar fica à frente, pela estimativa dos bots em cada rodada
lab-mean-drama = Drama
    .text = quanto fica atrás em média quem vai ganhar, pela estimativa dos bots, de 0 a 1
lab-mean-decided = Decidida
    .text = parte da partida após a qual quem ganha não fica mais atrás
lab-find-more = { $name } ganha { NUMBER($share, maximumFractionDigits: 1) } % das partidas (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }), mais que uma parte igual de { NUMBER($equal, maximumFractionDigits: 1) } %.
lab-find-less = { $name } ganha { NUMBER($share, maximumFractionDigits: 1) } % das partidas (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }), menos que uma parte igual de { NUMBER($equal, maximumFractionDigits: 1) } %.
lab-find-even = Ninguém se destaca: as partes não diferem de { NUMBER($equal, maximumFractionDigits: 1) } % mais do que a sorte faria.
lab-find-table = A mesa ganha { NUMBER($share, maximumFractionDigits: 1) } % das partidas (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-gains = { $variant }: { $name } ganha { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } pontos de 100
    } mais vezes que com { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-loses = { $variant }: { $name } ganha { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } pontos de 100
    } menos vezes que com { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-longer = { $variant }: uma partida leva { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } decisão
       *[other] { NUMBER($by, maximumFractionDigits: 1) } decisões
    } a mais que com { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-shorter = { $variant }: uma partida leva { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } decisão
       *[other] { NUMBER($by, maximumFractionDigits: 1) } decisões
    } a menos que com { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-alike = As variantes não diferem mais do que a sorte faria.
lab-find-skill = { $strong } em lugar de { $weak } vale { $gain ->
        [one] { NUMBER($gain, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($gain, maximumFractionDigits: 1) } pontos de 100
    } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }); em { NUMBER($same, maximumFractionDigits: 1) } % das partidas nada muda para o lugar: ali decidem os dados e o lugar.
lab-find-first-always = { $name } sempre escolhe primeiro: o que isso vale não se distingue do que vale o lugar.
lab-find-first = Quem escolhe primeiro pontua { NUMBER($share, maximumFractionDigits: 1) } de 100 (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }); a média é { NUMBER($equal, maximumFractionDigits: 1) }.
lab-find-first-none = Escolher primeiro não vale nada que se possa medir: { NUMBER($share, maximumFractionDigits: 1) } de 100 (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }), { NUMBER($equal, maximumFractionDigits: 1) } em média.
lab-find-ending = { NUMBER($share, maximumFractionDigits: 1) } % das partidas terminam de uma só maneira: { $ending }
lab-find-drawn = { NUMBER($share, maximumFractionDigits: 1) } % das partidas terminam em empate.
lab-find-length = Nove de cada dez partidas levam de { $low } a { $high } decisões; a mais longa levou { $most }.
lab-find-lead = A liderança muda { $leads ->
        [one] { NUMBER($leads, maximumFractionDigits: 1) } vez
       *[other] { NUMBER($leads, maximumFractionDigits: 1) } vezes
    } por partida; quem vai ganhar fica em média { $drama ->
        [one] { NUMBER($drama, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($drama, maximumFractionDigits: 1) } pontos de 100
    } atrás, e não fica mais depois de { NUMBER($decided, maximumFractionDigits: 1) } % da partida.
lab-find-dead = Em { NUMBER($share, maximumFractionDigits: 1) } % dos turnos não há nada a escolher.
lab-find-helps = Quem usa { $name } ({ $use }) pontua { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } pontos de 100
    } a mais que o mesmo lugar sem isso (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-harms = Quem usa { $name } ({ $use }) pontua { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } pontos de 100
    } a menos que o mesmo lugar sem isso (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-never = { $never } de { $all } ({ $kind }) nunca entraram em jogo: { $names }.
lab-limit-number = Com { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } uma parte se conhece com uns { $off ->
        [one] { NUMBER($off, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($off, maximumFractionDigits: 1) } pontos de 100
    } para mais ou para menos; com quatro vezes mais, a metade.
lab-limit-chance = chance joga ao acaso: mostra o que as regras permitem, não o que as pessoas fariam.
lab-limit-clumsy = clumsy responde metade de suas perguntas sem pensar: representa uma primeira partida.
lab-limit-careless = careless responde um quarto de suas perguntas sem pensar: representa um iniciante.
lab-limit-greedy = greedy olha um passo à frente: planos de vários turnos, blefes e ameaças estão fora do seu alcance, e o que precisa deles parece mais fraco do que é.
lab-limit-mcts = mcts busca até onde vai seu orçamento: com mais, o que pede planos longos pode ficar mais forte.
lab-limit-own = Jogou um bot próprio: o que ele não sabe fazer só seu autor sabe.
lab-limit-lift = Uma vantagem não é uma causa: quem já está ganhando, ou joga mais tempo, pode usar algumas coisas mais vezes.
lab-seats =
    { $seats ->
        [1] Um lugar: { $players } (--seats diz outra coisa)
       *[other] { $seats } lugares: { $players } (--seats diz outra coisa)
    }
lab-written = { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } em { NUMBER($seconds, maximumFractionDigits: 1) } s; o relatório é { $file }
lab-no-parquet = As tabelas foram escritas só como CSV: Parquet precisa de pyarrow (pip install 'sobremesa[lab]').
lab-check-fine = { $game } está equilibrado como diz sua referência ({ $bots }).
lab-check-share = { $name } ganha { NUMBER($now, maximumFractionDigits: 1) } % das partidas de { $bot }, a referência diz { NUMBER($before, maximumFractionDigits: 1) } %: a sorte o move no máximo { NUMBER($net, maximumFractionDigits: 1) }.
lab-check-length = Uma partida de { $bot } leva { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } decisão
       *[other] { NUMBER($now, maximumFractionDigits: 1) } decisões
    }, a referência diz { NUMBER($before, maximumFractionDigits: 1) }: a sorte o move no máximo { NUMBER($net, maximumFractionDigits: 1) }.
lab-balance-title = { $game }: em busca do equilíbrio
lab-balance-how = Propostas: { $trials }; partidas de cada uma: { $matches }; números a girar: { $knobs }. Na horizontal: quanto se muda; na vertical: a que distância da meta está a parte mais afastada, em pontos de 100.
lab-balance-front = A frente: nenhuma está mais perto com menos mudança
lab-balance-fresh = Jogado outra vez com dados novos
lab-balance-best = O que alcança a meta
lab-balance-none = Nada alcançou a meta a { $within ->
        [one] { NUMBER($within, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($within, maximumFractionDigits: 1) } pontos de 100
    } com dados novos; o mais próximo ficou a { NUMBER($distance, maximumFractionDigits: 1) }.
lab-balance-reached = { $changes }: a { $distance ->
        [one] { NUMBER($distance, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($distance, maximumFractionDigits: 1) } pontos de 100
    } da meta em { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } novas; { $file } é esse conteúdo.
lab-balance-change = mudança
lab-balance-distance = distância
lab-balance-what = o que se muda
lab-balance-nothing = nada
lab-balance-aims = Meta: { $aims }; basta ficar no máximo a { $within ->
        [one] { NUMBER($within, maximumFractionDigits: 1) } ponto de 100
       *[other] { NUMBER($within, maximumFractionDigits: 1) } pontos de 100
    }.
lab-balance-players = Jogadores: { $players }
lab-balance-unchecked = Interrompido antes de jogar de novo o mais provável com dados novos; propostas jogadas: { $trials }. O mesmo comando continua.
lab-enough = Basta para decidir; partidas jogadas: { $matches } de { $planned }.

# Registros e posições

verified = verificado: { $file }: { $checks }
verify-digest = o resumo criptográfico corresponde ao texto
verify-actions =
    { $actions ->
        [1] sua única ação é legal
       *[other] as { $actions } ações são legais
    }
verify-result = o resultado é { $result }
verify-tape =
    { $numbers ->
        [1] a partida usa o único número da fita
       *[other] a partida usa os { $numbers } números da fita
    }
verify-seed = a semente corresponde ao compromisso e gera esta fita
verify-no-seed = a semente ainda não foi revelada, por isso a origem da fita não foi conferida
position-fine = { $file }: não há nada de errado com esta posição
position-problems =
    { $number ->
        [1] { $file }: um problema
       *[other] { $file }: { $number } problemas
    }

# Arquivos que os jogadores trazem

cards-count =
    { $count ->
        [1] Uma entrada.
       *[other] { $count } entradas.
    }
content-fine = { $file }: dá para jogar com isto (conteúdo { $content })
file-fine = { $file }: está tudo certo
file-problems =
    { $count ->
        [1] { $file }: um problema
       *[other] { $file }: { $count } problemas
    }

# Um jogo novo

new-written = { $name } está em { $folder } e funciona: pip install -e { $folder }, depois sobremesa play { $name }; python -m pytest { $folder } o testa

# O que pode estar errado

error-read = não é possível ler { $file }: { $reason }
error-large = { $file } passa de { $limit } MiB, mais do que qualquer registro ou posição
error-utf8 = { $file } não é texto UTF-8: o byte { $byte } está errado
error-digits = { $place }: não é possível ler um número: { $reason }
error-deep = { $place }: níveis aninhados demais para ler
error-exists = { $file } já existe
error-write = não é possível gravar { $file }: { $reason }
error-human = uma série é jogada por bots, não por { $player }
error-no-files = { $game } não aceita arquivos { $kind }
error-many-files = --{ $kind } aparece { $number } vezes, esta mesa aceita no máximo { $most }
error-no-cards = { $game } não tem cartas para mostrar
error-no-card = nenhuma carta diz { $word }
error-missing = falta { $name }
error-which-game = falta GAME: um de { $games }
error-no-seat =
    { $seats ->
        [1] a opção { $option } trata de um lugar que não está nesta mesa de um
       *[other] a opção { $option } trata de um lugar que não está nesta mesa de { $seats }
    }
error-idle = a opção { $option } não muda nada aqui: { $other } toma o lugar dela
error-setting = { $setting } depois de --set não é OPÇÃO=VALOR
error-use-kinds = { $use } depois de --uses conta juntos elementos de vários tipos
error-vary = a opção { $option } não tem valores próprios a percorrer; indique-os: --vary { $option }=…
error-vary-many = --vary pede { $number } preparações, no máximo { $most }
error-twice = a opção { $option } aparece duas vezes
error-worker = { $deaths } processos terminaram um após o outro (código { $code }) sem acabar partida alguma; as partidas acabadas ficam guardadas
error-lab-folder = { $folder } já existe e não contém um ensaio do laboratório
error-lab-other = { $folder } contém outro ensaio: difere em { $what }; dê outra pasta, ou o mesmo comando
error-lab-kind = { $folder } contém outra coisa do laboratório: séries e buscas do equilíbrio têm pastas próprias
error-lab-write = não é possível escrever { $file }: { $reason }; o que ele contém fica guardado (partidas: { $matches }), e o mesmo comando continua
error-search-write = não é possível escrever { $file }: { $reason }; o que foi tentado fica guardado (propostas: { $trials }), e o mesmo comando continua
error-lab-results = não é possível escrever { $file }: { $reason }; tudo o que foi jogado fica guardado, e o mesmo comando o escreve
error-set-turned = a opção { $option } está fixada e também pode ser girada: escolha uma coisa
error-tell = { $value } depois de --tell não é uma parte como 4%, de 0.1% a 50%
error-lab-busy = outro ensaio está escrevendo em { $folder }
error-no-baseline = { $game } não tem { $file } com que comparar; lab check { $game } --write o mede
error-extra = { $what } precisa de { $library }: pip install 'sobremesa[{ $extra }]'
error-share = { $value } depois de { $place } não é uma parte de 0% a 100%, como { $such }
error-follows = a opção { $name } segue de outras ou do conteúdo: nomeie aquilo de que segue, por seu lugar em content.toml
error-cluster = não é possível entrar em um cluster de Ray em { $address }: { $reason }
error-task = o cluster não pôde jogar uma partida: { $reason }; as partidas acabadas ficam guardadas, e o mesmo comando continua
error-target = { $target } depois de --target não é NOME=PARTE,… como { $such }
error-target-name = a meta nomeia { $name }, há { $known }
error-target-twice = a meta nomeia { $name } duas vezes
error-no-target = a meta está vazia: dê uma parte a pelo menos um de { $known }
error-no-knobs = nada do que { $tune } nomeia pode ser girado
error-lab-match = { $folder } não contém a partida { $number }
error-knob = { $name } não pode ser { $value }: aceita { $takes }
error-lab-compare = o outro ensaio é de { $game } (lugares: { $seats }): só se comparam ensaios de um mesmo jogo com o mesmo número de lugares
error-lab-same = o outro ensaio trata exatamente do mesmo: mude alguma coisa ou compare com outro
error-lab-former = só se compara com um ensaio de uma só variante: o outro já compara várias coisas, ou não é uma série
error-lab-vary = um ensaio ou percorre os valores de opções ou é comparado com outro ensaio, não as duas coisas
error-bots = --bots nomeia { $bots }: requer dois bots diferentes ou mais, o mais fraco primeiro
error-seed = a semente { $seed } deve ser uma única palavra com letras, algarismos e . / : _ -
error-search = nenhuma regra de { $game } diz { $word }
error-new-name = um jogo não pode se chamar { $name }: são aceitas minúsculas sem acento, algarismos e _, a partir de uma letra, até 40, e nenhuma palavra do Python
error-new-taken = aqui já há algo que se chama { $name }: é preciso outro nome
error-together = { $one } não pode ser usado junto com { $other }
error-other-game = { $file } é uma partida de { $game }, não de { $given }
error-decisions =
    { $option } { $number } vai longe demais: o registro tem { $most ->
        [1] uma decisão
       *[other] { $most } decisões
    }
error-resume-over = a partida de { $file } terminou; replay a mostra
error-resume-seed = { $file } não traz a semente, a partida não pode continuar
error-analyse-going = a partida de { $file } não terminou; só se analisa uma terminada
error-suffix = { $file } deve terminar em um de { $known }
error-position-over = em { $file } a partida terminou, não há nada a jogar
error-position-seats = { $file } tem outro número de lugares ({ $seats }) do que o que --seats nomeia
error-number = { $number } não está entre as opções 1 a { $most }
error-ambiguous = { $typed } é ambíguo: { $options }
error-action = não há nenhuma ação { $typed } neste jogo
error-action-near = não há nenhuma ação { $typed } neste jogo; você quis dizer { $near }?
error-not-now = { $typed } não é possível agora
refused-question = Não responde a nada do que se pergunta agora.
error-refused = { $typed } não é possível agora. { $reasons }
error-empty = Digite um número de 1 a { $most }, uma ação ou ajuda.
error-argument = { $command } não leva nada depois: sobra { $argument }
error-count = { $number } não é um número de acontecimentos
error-save = save precisa do nome de um arquivo: save ARQUIVO
error-over = A partida terminou.

# Nomes que nada tem

unknown-near = { $told }; você quis dizer { $near }?
unknown-known = { $told }; há { $known }
unknown-takes = { $told }; aceita { $known }
unknown-game = não há nenhum jogo { $name }
unknown-option = não há nenhuma opção { $name }
unknown-preset = não há nenhuma variante { $name }
unknown-choice = a opção { $of } não pode ser { $name }
unknown-player = não há nenhum jogador { $name }
unknown-language = não há nenhum idioma { $name }
unknown-rule = não há nenhuma regra { $name }
unknown-knob = nada que se possa girar se chama { $name }
unknown-command = não há nenhum comando { $name }
unknown-flag = aqui não há nenhuma opção { $name }
unknown-seat = não há nenhum lugar { $name }
unknown-type = não há nenhum tipo { $name }
unknown-ready = não há nenhum chamado { $name }
unknown-use = { $name } não é WORD:KIND de um acontecimento

# Do que tratam as páginas, para a aba e para os links que são mostrados noutro lugar

page-title = sobremesa: fique mais um pouco à mesa
page-text = Cinco jogos de mesa recém-criados, para jogar com amigos, no mesmo aparelho ou contra bots.
page-table = Venha para a mesa: { $game }
    .text = Abra o link para se sentar ou para assistir. Sem conta e sem instalar nada.
page-replay = Uma partida de { $game }, contada de novo
    .text = Cada decisão, e a regra por trás dela.
page-rules = { $game }: as regras
    .text = Cada regra com o seu número, e uma primeira partida a um clique.
page-gallery = { $game }: o que há na caixa
    .text = Cada carta e cada peça, com a sua imagem, o seu texto e a sua regra.
page-decks = { $game }: decks
    .text = Monte um deck, saiba na hora o que há de errado com ele e jogue com ele.

# Grupos de opções, como os formulários os mostram

group-mode = Modo de jogo
group-start = Como começa
group-goals = Vencer e perder
group-length = Quanto dura
group-turn = Um turno
group-cards = Cartas
group-decks = Decks
group-deck = Decks dos jogadores
group-list = Decks próprios dos jogadores
group-copies = Cópias de cada carta
group-land = Terra e ecossistema
group-danger = O Rei e a casa
group-fighting = Mover e combater
group-mob = O Mob
group-armies = Exércitos
group-map = A mesa em que se combate
group-points = Pontos

# What somebody who is away is told

push-title = É a sua vez – { $game }
push-text = Os outros esperam a sua decisão.

# Looking back at a match

analysis-title = { $game }: a partida vista depois
analysis-turns = Momentos decisivos
analysis-none = Nenhuma decisão nem rolagem mudou em um décimo as chances de alguém.
analysis-everyone = todos
analysis-blunder = { $number }. { $seat } escolheu “{ $action }”: pelo que se podia saber, { $worth }% de chance, quando “{ $best }” prometia { $hoped }%.
analysis-lucky = { $number }. Sorte para { $whose }: quando { $seat } escolheu “{ $action }” tinha { $decided }%; depois os dados ou as cartas deixaram em { $settled }%.
analysis-unlucky = { $number }. Azar para { $whose }: quando { $seat } escolheu “{ $action }” tinha { $decided }%; depois os dados ou as cartas deixaram em { $settled }%.
analysis-move = { $number }. { $seat } escolheu “{ $action }”, e a chance de { $whose } subiu de { $before }% para { $decided }%.
analysis-how = Chances sabendo tudo, cada posição continuada { $rolls } vezes; as jogadas preferidas são as de um bot que pensa adiante, pelo que o lugar podia saber.
analysis-written = Escrito em { $file }.

# Lições

lesson-list = Lições
lesson-how = Faça o que a lição pede; “próximo” dá o passo por você, “passo” o repete, “sair” sai (ela fica guardada, para continuar depois) e “ajuda” mostra o resto.
lesson-bye-kept = Até a próxima! A lição fica guardada; siga com: sobremesa lesson { $game } { $lesson } --resume last
lesson-enter = Enter: continuar
lesson-step = Passo { $number } de { $steps }
lesson-tip = Uma dica
lesson-look = Veja: { $names }
lesson-wrong = Seria possível, mas agora a lição trata de outra coisa: { $action }. (“próximo” faz por você)
lesson-done-for-you = Feito por você: { $action }
lesson-end = E agora, uma partida sua: sobremesa play { $game }
error-no-lesson = Aqui não há lição: sobremesa lesson JOGO começa uma.
error-puzzle = { $game } não tem o problema { $number }: tem de 1 a { $most }
error-no-step = A lição não espera nada agora: faça o que quiser.
error-no-lessons = { $game } não tem lições.
error-no-sheet = { $game } não tem página que explique como se joga; as regras estão em sobremesa rules { $game }.
error-other-lesson = { $file } não é uma partida da lição { $lesson }.
unknown-lesson = não há nenhuma lição { $name }

# Agentes

agent-how = Jogos de mesa que se jogam por texto. list_games diz quais há; read_rules, as regras. open_table ou join_table dá a você um lugar e a sua chave; depois olhe (look), aja (act) com o texto de uma das ações legais, e assim até a partida acabar. Você só vê o que o seu lugar pode ver.
agent-served = os agentes são atendidos em { $address }  (Ctrl-C termina)
agent-game = { $id }: { $name }. { $tagline } Lugares: { $seats }.
agent-seats = Lugares: { $seats }. Em uma primeira partida você joga com bots: { $first }.
agent-seat = Mesa { $table }, lugar { $seat } ({ $id }), chave { $token }
agent-waiting = A partida começa quando todos os lugares estão ocupados; livres: { $open }.
agent-asked = É a vez de { $seat }; olhe outra vez, com wait.
agent-nearest = Ação legal mais próxima: { $near }
agent-legal = { $action } é legal agora.
agent-until = Próximo acontecimento: { $number }
agent-no-tables = Nenhuma mesa espera jogadores.
agent-left = Você deixou a mesa.
tool-list-games = Todos os jogos, uma linha cada. lang: en, es ou pt.
tool-describe-game = Um jogo: os seus lugares, o que cada um quer e todas as opções de uma mesa.
tool-read-rules = Regras de um jogo: uma pelo número (rule: 5.3), um capítulo (rule: 5), as que dizem uma palavra (word) ou, sem nada, a lista de todas.
tool-list-tables = Mesas que esperam jogadores: id, jogo, quem está sentado.
tool-open-table = Abra uma mesa e sente-se. seats: por lugar me, open ou um bot (beginner, easy, normal, hard, expert); sem ele, uma primeira partida contra bots. options: como describe_game as enumera.
tool-join-table = Ocupe um lugar livre de uma mesa, pelo número desde 0, ou o primeiro.
tool-hold-seat = Continue em um lugar da casa que já é seu: a mesa, o número e a chave (token).
tool-look = O que aconteceu desde então, o tabuleiro como o seu lugar o vê e a pergunta. wait: segundos de espera pela sua vez, até 60.
tool-legal-actions = Todas as ações legais pelo seu texto, uma linha cada.
tool-act = Responda à pergunta com o texto de uma ação; diz o que causou e a pergunta seguinte. O que não é legal não muda nada, e se diz por quê.
tool-why = Se uma ação é legal agora; se não, cada condição que falha, com a sua regra.
tool-goals = O que decide a partida: o que você quer, o que os outros querem, quanto falta a cada um e por qual regra.
tool-log = O que aconteceu desde o número de um acontecimento (since: 0 é o começo), como o seu lugar pode saber.
tool-record = O registro de uma partida terminada, com a sua semente.
tool-leave = Deixe a mesa: antes do começo o lugar fica livre outra vez.
error-agent-mcp = os agentes precisam do pacote mcp: pip install 'sobremesa[mcp]'
error-agent-key = nenhum lugar tem esta chave; open_table e join_table dão uma
error-agent-seat = o lugar { $seat } da mesa { $table } não está livre
error-agent-table = não há nenhuma mesa { $table }
error-agent-own = um dos lugares deve ser { $own }, e só um
error-agent-full = já há { $most } mesas, e nenhuma terminou
error-agent-waiting = a partida da mesa { $table } começa quando todos os lugares estão ocupados
error-agent-turn = é a vez de outro lugar, não do seu; olhe com wait
error-agent-long = uma ação é um texto de 1 a { $most } caracteres
error-agent-record = uma partida tem registro quando terminou
error-agent-house = não se chega à casa em { $house }: { $reason }

# A arena

arena-played = Partidas: { $matches } de { $planned }
arena-invited = { $agent } se conecta a { $address } e joga com a chave { $token }
arena-agent = agente
arena-rating = avaliação
arena-interval = 95%
arena-score = pontos
arena-seconds = s/decisão
arena-late = atraso
arena-illegal = ilegal
arena-crash = falhas
arena-pair = par
arena-share = parte
arena-sure = 95%
arena-matches = partidas
error-arena-agent = { $agent } não é um agente: um bot, module:Class, cmd:COMANDO ou mcp:COMANDO
error-arena-twice = dois agentes se chamam { $agent }; dê nome a um: NOME=AGENTE
error-arena-few = uma arena aceita de 2 a { $most } agentes
error-arena-plan = { $folder } contém outra arena: { $name } não é o mesmo

look-title = Olhar para trás
look-text = As chances de cada um depois de cada decisão, as jogadas preferidas, e onde a sorte ou um erro virou a partida.
look-begin = Analisar esta partida
look-working = Em andamento: { $done }%. Você pode sair da página: continua sozinho.
look-plot = Chances de vencer, decisão a decisão
look-preferred = Preferia-se “{ $best }”: { $hoped }% em vez de { $worth }%, pelo que se podia saber.
look-turned = Virou aqui:
look-fork = Continuar daqui
look-try = Experimentar
look-try-text = Outra mesa neste mesmo momento, contra bots: o que você não pode saber é distribuído de novo. Esta partida espera por você.
look-origin = De um momento de outra partida

# Imprimir e jogar.

print-title = imprimir e jogar
print-cards = cartas
print-backs = versos
print-tokens = fichas
print-standees = figuras: dobrar acima da cabeça
print-sheets = referência
print-rulebook = livro de regras
print-blank = este lado fica vazio
print-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
print-count-tokens = { $count ->
    [one] { $count } ficha ou figura
   *[other] { $count } fichas e figuras
}
print-count-boards = { $count ->
    [one] { $count } tabuleiro
   *[other] { $count } tabuleiros
}
print-count-sheets = folhas de referência
print-count-rulebook = livro de regras
print-own = Impresso com conteúdo próprio { $content }.
print-how-scale = Imprima a 100%, nunca “ajustar à página”: a régua abaixo mede então dez centímetros.
print-how-duplex = Imprima cartas e fichas dos dois lados, virando pela borda longa; a cada página de frentes seguem os seus versos.
print-how-cut = Ponha uma régua de marca a marca e corte; as fichas, pela borda. Papel grosso, ou protetores de 63 × 88 mm.
print-how-tape = Tabuleiros maiores que uma folha: ponha cada página sobre a anterior até a linha vermelha, e cole.
print-how-rules = Figuras: dobre acima da cabeça, cole e ponha o pé num suporte.
print-done = { $file }: { $pages ->
    [1] uma página
   *[other] { $pages } páginas
}.
error-print = Para imprimir falta o pacote { $missing }: pip install "sobremesa[print]".

# O terminal como lugar.

place-prompt = número, ação ou ajuda · Enter toma o marcado · PgUp PgDn: tabuleiro
point-type = digite x,y
place-page = Enter: voltar à mesa · ↑ ↓ passam a página
key-help = ajuda
key-hint = dica
key-undo = desfazer
key-why = por quê
key-goals = metas
key-ask = perguntar
command-why = porquê por
command-ask = perguntar pergunta
command-hint = dica conselho
command-undo = desfazer
command-board = tabuleiro
command-hand = mão
command-log = registro
command-rules = regras
command-goals = metas objetivos
command-legend = legenda
command-save = salvar guardar
command-next = próximo
command-step = passo
command-resign = desistir
command-help = ajuda
command-quit = sair
help-rules = uma regra pelo número, as que dizem uma palavra, ou todos os títulos
help-ask = o que é isto, por quê, e se, o que mais: o número de uma opção, uma carta, um lugar, um sinal, uma regra, palavras da crônica
help-goals = o que cada um busca e quanto falta
help-legend = o que significam os sinais do tabuleiro; com uma palavra, o que faz uma peça
help-resign = desistir: um bot joga até o fim
play-resign = Um bot ({ $bot }) jogará por você até o fim. Desistir? (s/n)
play-resigned = Um bot ({ $bot }) segue jogando por { $seat }.
play-bye-kept = Até a próxima! A partida fica guardada; siga com: sobremesa play { $game } --resume last
error-none-kept = Não ficou nenhuma partida para continuar.

# O que decide a partida.

goals-yours = O que você busca
goals-theirs = O que os outros buscam
goals-wins = Como se vence
goals-lose = Como se perde
goals-limit = Quando acaba de qualquer modo
goals-told = { $goal } – { $counts }
goals-up = { $name } { $have }/{ $need }
goals-down = { $name } { $have } → { $need }
goals-rival = { $name } { $have } contra { $need }
goals-now = julga-se na hora
goals-round = julga-se no fim da rodada
goals-last = julga-se depois da última rodada
goals-line = Sua meta: { $goal }
goals-line-all = A meta mais próxima: { $goal }
legend-signs = O que os sinais significam
legend-more = legenda PALAVRA: o que faz uma carta ou peça

# Perguntar à mesa.

ask-may = Por que você pode: { $rule }
ask-may-not = Por que você não pode:
ask-if = O que acontece se você fizer:
ask-then = Depois – { $question }
ask-chance = (chance de cerca de { $share }%)
ask-instead = O que você pode fazer:
ask-more = … e { $count ->
    [1] mais uma
   *[other] mais { $count }
}
error-ask = Agora não há pergunta nenhuma; pergunte por uma carta, um lugar, um sinal, uma regra ou uma linha da crônica.
error-ask-unknown = Nada aqui se chama { $what }, e nenhuma linha da crônica o diz.

# Problemas.

puzzle-title = Problema { $number }: { $game }
puzzle-how = Uma resposta é a melhor, provado ao percorrer cada jogada, cada dado e cada distribuição. Digite-a pelo número ou pelo texto; solução a mostra, sair termina; perguntar, regras, metas, legenda e tabuleiro respondem como numa partida.
puzzle-right = Certo! A chance exata: { $chance }.
puzzle-goes-on = Certo até aqui ({ $chance }). E depois?
puzzle-wrong = Esta não: a chance exata dela é { $chance }, a melhor tem { $best }. Tente de novo.
puzzle-solution = A solução: { $line }
puzzle-chances = Cada resposta e a chance exata dela:
puzzle-more = { $count ->
    [1] e mais uma, não melhor
   *[other] e mais { $count }, não melhores
}
command-solution = solução

# The sheet of one page goes on with them.

sheet-questions = Outras perguntas que podem aparecer

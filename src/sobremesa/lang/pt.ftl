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
front-play-match = uma partida neste terminal contra bots
front-play-browser = uma mesa no navegador, sozinho ou com outros
front-play-resume = continuar uma partida salva
front-look = Consultar
front-look-games = os jogos
front-look-rules = um livro de regras, ou uma de suas regras
front-look-cards = as cartas de um jogo e o que fazem
front-look-replay = uma partida registrada, contada de novo
front-design = Projetar
front-design-options = o que se pode ajustar em um jogo
front-design-simulate = os bots jogam uma série, e o que resultou
front-design-own = baralhos para começar; assim também map e army; check diz o que está errado
front-design-position = uma posição em JSON, para mudar e conferir
front-host = Hospedar
front-host-serve = abrir a casa a outros
front-host-keep = copiar as mesas de uma casa em funcionamento
front-host-doctor = examinar uma casa e jogar de novo suas partidas
front-more = Cada comando se explica: sobremesa play --help. Línguas: --lang en, es, pt.

# Opções

options-int =
    { $step ->
        [one] um número, de { $low } a { $high }
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

# Uma partida no terminal

play-how = Responda com um número ou com o texto de uma ação; ajuda mostra o que mais se pode digitar.
play-first = É a mesa de uma primeira partida; com --seats e --set escolhe-se outra.
play-story = A história continua em: sobremesa rules { $game } (--no-story a omite).
play-thinking = { $seat } está pensando…
play-curtain = Passe o teclado para { $seat }, que então tecla Enter.
play-hint = O que { $bot } faria:
play-worth = pontuação esperada: { $worth } %
play-more-rules = E também: { $rules } (digite why e o número).
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
help-hint = o que um bot faria, e o que ele espera
help-undo = desfazer sua última escolha, enquanto nada de novo for conhecido
help-board = mostrar o tabuleiro de novo
help-hand = suas cartas e o que elas fazem
help-log = os últimos acontecimentos
help-save = gravar o registro em um arquivo, para continuar depois ou guardar
help-help = esta lista
help-quit = deixar a partida

# Resultados

result-title = A partida terminou
result-won = vence
result-drawn = empata
result-lost = perde
result-together = vence com outros
result-out = fora do jogo
result-length =
    { $decisions ->
        [one] Uma decisão.
       *[other] { $decisions } decisões.
    }
result-seed = Semente dos dados: { $seed }
result-commitment = Compromisso: { $commitment }

# Uma série de partidas

series-title =
    { $matches ->
        [one] { $game }: uma partida, semente { $seed }
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
series-share = { $part } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
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
        [one] Um assento: { $players } (--seats diz outra coisa)
       *[other] { $seats } assentos: { $players } (--seats diz outra coisa)
    }
series-time =
    { $jobs ->
        [one] Tempo: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisões por segundo, motor { $engine }, um processo
       *[other] Tempo: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisões por segundo, motor { $engine }, { $jobs } processos
    }

# Registros e posições

verified = verificado: { $file }: { $checks }
verify-digest = o resumo criptográfico corresponde ao texto
verify-actions =
    { $actions ->
        [one] sua única ação é legal
       *[other] as { $actions } ações são legais
    }
verify-result = o resultado é { $result }
verify-tape =
    { $numbers ->
        [one] a partida usa o único número da fita
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
        [one] Uma entrada.
       *[other] { $count } entradas.
    }
content-fine = { $file }: dá para jogar com isto (conteúdo { $content })
file-fine = { $file }: está tudo certo
file-problems =
    { $count ->
        [one] { $file }: um problema
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
        [1] a opção { $option } trata de um assento que não está nesta mesa de um
       *[other] a opção { $option } trata de um assento que não está nesta mesa de { $seats }
    }
error-idle = a opção { $option } não muda nada aqui: { $other } toma o lugar dela
error-setting = { $setting } depois de --set não é OPÇÃO=VALOR
error-use-kinds = { $use } depois de --uses conta juntos elementos de vários tipos
error-vary = a opção { $option } não tem valores próprios a percorrer; indique-os: --vary { $option }=…
error-vary-many = --vary pede { $number } preparações, no máximo { $most }
error-twice = a opção { $option } aparece duas vezes
error-seed = a semente { $seed } deve ser uma única palavra com letras, algarismos e . / : _ -
error-search = nenhuma regra de { $game } diz { $word }
error-new-name = um jogo não pode se chamar { $name }: são aceitas minúsculas sem acento, algarismos e _, a partir de uma letra, até 40, e nenhuma palavra do Python
error-new-taken = aqui já há algo que se chama { $name }: é preciso outro nome
error-together = { $one } não pode ser usado junto com { $other }
error-other-game = { $file } é uma partida de { $game }, não de { $given }
error-decisions =
    { $option } { $number } vai longe demais: o registro tem { $most ->
        [one] uma decisão
       *[other] { $most } decisões
    }
error-resume-over = a partida de { $file } terminou; replay a mostra
error-resume-seed = { $file } não traz a semente, a partida não pode continuar
error-number = { $number } não está entre as opções 1 a { $most }
error-ambiguous = { $typed } é ambíguo: { $options }
error-action = não há nenhuma ação { $typed } neste jogo
error-action-near = não há nenhuma ação { $typed } neste jogo; quis dizer { $near }?
error-not-now = { $typed } não é possível agora
refused-question = Agora a pergunta é outra.
error-refused = { $typed } não é possível agora. { $reasons }
error-empty = Digite um número de 1 a { $most }, uma ação ou help.
error-argument = { $command } não leva nada depois: sobra { $argument }
error-count = { $number } não é um número de acontecimentos
error-save = save precisa do nome de um arquivo: save ARQUIVO
error-over = A partida terminou.

# Nomes que nada tem

unknown-near = { $told }; quis dizer { $near }?
unknown-known = { $told }; há { $known }
unknown-takes = { $told }; aceita { $known }
unknown-game = não há nenhum jogo { $name }
unknown-option = não há nenhuma opção { $name }
unknown-preset = não há nenhuma variante { $name }
unknown-choice = a opção { $of } não pode ser { $name }
unknown-player = não há nenhum jogador { $name }
unknown-language = não há nenhuma língua { $name }
unknown-rule = não há nenhuma regra { $name }
unknown-command = não há nenhum comando { $name }
unknown-flag = aqui não há nenhuma opção { $name }
unknown-seat = não há nenhum assento { $name }
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
page-decks = { $game }: baralhos
    .text = Monte um baralho, saiba na hora o que há de errado com ele e jogue com ele.

# Grupos de opções, como os formulários os mostram

group-mode = Modo de jogo
group-start = Como começa
group-goals = Vencer e perder
group-length = Quanto dura
group-turn = Um turno
group-cards = Cartas
group-decks = Baralhos
group-deck = Baralhos dos jogadores
group-list = Baralhos próprios dos jogadores
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

# Imprimir e jogar.

print-title = imprimir e jogar
print-cards = cartas
print-backs = versos
print-tokens = fichas
print-standees = figuras: dobrar acima da cabeça
print-sheets = referência
print-rulebook = livro de regras
print-blank = este lado fica vazio
print-count-cards = { $count } cartas
print-count-tokens = { $count } fichas e figuras
print-count-boards = { $count } tabuleiros
print-count-sheets = folhas de referência
print-count-rulebook = livro de regras
print-own = Impresso com conteúdo próprio { $content }.
print-how-scale = Imprima a 100 %, nunca “ajustar à página”: a régua abaixo mede então dez centímetros.
print-how-duplex = Imprima cartas e fichas dos dois lados, virando pela borda longa; a cada página de frentes seguem os seus versos.
print-how-cut = Ponha uma régua de marca a marca e corte; as fichas, pela borda. Papel grosso, ou protetores de 63 × 88 mm.
print-how-tape = Tabuleiros maiores que uma folha: ponha cada página sobre a anterior até a linha vermelha, e cole.
print-how-rules = Figuras: dobre acima da cabeça, cole e ponha o pé num suporte.
print-done = { $file }: { $pages ->
    [one] uma página
   *[other] { $pages } páginas
}.
error-print = Para imprimir falta o pacote { $missing }: pip install "sobremesa[print]".

# O terminal como lugar.

place-prompt = número, ação ou ajuda · Enter toma o que está marcado
key-help = ajuda
key-hint = dica
key-undo = desfazer
key-why = por quê
key-goals = metas
command-why = porquê por
command-hint = dica conselho
command-undo = desfazer
command-board = tabuleiro
command-hand = mão
command-log = registro
command-rules = regras
command-goals = metas objetivos
command-legend = legenda
command-save = salvar guardar
command-resign = desistir
command-help = ajuda
command-quit = sair
help-rules = uma regra pelo número, as que dizem uma palavra, ou todos os títulos
help-goals = o que cada um procura
help-legend = o que é e o que faz cada peça
help-resign = desistir: um bot joga até o fim
play-resign = Um bot ({ $bot }) jogará por você até o fim. Desistir? (s/n)
play-resigned = { $bot } segue jogando por { $seat }.
play-bye-kept = Até a próxima! A partida fica guardada; siga com: sobremesa play { $game } --resume last
error-none-kept = Não ficou nenhuma partida para continuar.

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

# A lista de jogos

games-id = id
games-name = nome
games-seats = lugares
games-tagline = sobre
games-engine = O motor está { $engine }.

# Uma partida no terminal

play-how = Responda com um número ou com o texto de uma ação; help mostra o que mais se pode digitar.
play-first = É a mesa de uma primeira partida; com --seats e --set escolhe-se outra.
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
        [one] Uma carta.
       *[other] { $count } cartas.
    }
file-fine = { $file }: está tudo certo
file-problems =
    { $count ->
        [one] { $file }: um problema
       *[other] { $file }: { $count } problemas
    }

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
error-type = não existe o tipo { $type }; há { $types }
error-no-ready = não existe { $name }; há { $names }
error-setting = { $setting } depois de --set não é OPÇÃO=VALOR
error-use = { $use } depois de --uses não é PALAVRA:TIPO de um evento; há { $known }
error-use-kinds = { $use } depois de --uses conta juntos elementos de vários tipos
error-vary = a opção { $option } não tem valores próprios a percorrer; indique-os: --vary { $option }=…
error-vary-many = --vary pede { $number } preparações, no máximo { $most }
error-twice = a opção { $option } aparece duas vezes
error-seed = a semente { $seed } deve ser uma única palavra com letras, algarismos e . / : _ -
error-search = nenhuma regra de { $game } diz { $word }
error-together = { $one } não pode ser usado junto com { $other }
error-other-game = { $file } é uma partida de { $game }, não de { $given }
error-decisions = { $option } { $number } vai longe demais: o registro tem { $most } decisões
error-seat = não há lugar { $seat }; há { $seats }, spectator e all
error-resume-over = a partida de { $file } terminou; replay a mostra
error-resume-seed = { $file } não traz a semente, a partida não pode continuar
error-number = { $number } não está entre as opções 1 a { $most }
error-ambiguous = { $typed } é ambíguo: { $options }
error-action = não há ação { $typed } neste jogo
error-not-now = { $typed } não é possível agora
error-refused = { $typed } não é possível agora. { $reasons }
error-empty = Digite um número de 1 a { $most }, uma ação ou help.
error-command = não há comando { $word }; help mostra todos
error-argument = { $command } não leva nada depois: sobra { $argument }
error-count = { $number } não é um número de acontecimentos
error-save = save precisa do nome de um arquivo: save ARQUIVO
error-over = A partida terminou.

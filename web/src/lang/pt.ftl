# A página

skip-links = Atalhos desta página
skip-to-main = Ir para o conteúdo
skip-to-choices = Ir para as ações
language = Idioma
settings = Configurações
theme = Cores
theme-auto = Como no aparelho
theme-light = Claro: linho
theme-dark = Escuro: noite
theme-contrast = Alto contraste
speed = Velocidade
speed-off = Sem animação
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta
sound = Sons
your-name = Seu nome
guest = Convidado { $number }
you = você
close = Fechar
cancel = Cancelar
loading = Um momento…
lost-title = Não há nada neste endereço.
lost-text = O link pode ter sido digitado errado, ou a mesa foi fechada e recolhida.
to-lobby = Para o salão
percent = { $value }%
true = sim
false = não

# O salão

lobby-title = Fique mais um pouco à mesa
lobby-text = Cinco jogos recém-criados para jogar com amigos, no mesmo aparelho ou contra bots.
lobby-games = Jogos
lobby-mine = Minhas mesas
lobby-open = Mesas
lobby-none = Não há ninguém nas mesas públicas agora.
lobby-past = Partidas encerradas
lobby-no-past = Nenhuma partida aberta a todos terminou ainda.
lobby-lab = O laboratório
about-stratum = Plantas, animais e fungos dividem uma mesa viva. Mantenha o equilíbrio, quebre-o ou construa por cima.
about-carcosa = Uma casa que se move, um sinal amarelo e a saída. Terror cooperativo: vence-se em grupo ou não se vence.
about-connected_worlds = Mundos ligados por portais: explore, melhore seu baralho e guarde o que encontrar.
about-heroes = Heróis se encontram na arena. Jogo de cartas colecionáveis com cinco modos.
about-escaramuzas = Pequenos heróis entre xícaras e açucareiros: uma escaramuça na mesa do café.
quick = Jogar já
quick-with =
    { $bots ->
        [0] Jogar já: a sós
        [one] Jogar já: você e um bot ({ $level })
       *[other] Jogar já: você e { $bots } bots ({ $level })
    }
new-table = Nova mesa…
rules = Regras
seats-range = { $seats } jogadores
join = Entrar
join-too = Sentar-me aqui também
watch = Assistir
back-to-table = Voltar
status-waiting = esperando jogadores
status-playing = em jogo
status-over = encerrada
decisions =
    { $count ->
        [0] nenhuma decisão
        [one] uma decisão
       *[other] { $count } decisões
    }

# Uma nova mesa

new-title = Nova mesa: { $game }
new-count = Jogadores
chair-human = Eu, neste aparelho
chair-open = Um amigo, ou quem entrar
new-company = Com quem você joga?
company-friends = Com amigos, por um link
company-bots = Com bots
company-here = Todos nesta tela
new-hot-seat = Vários jogadores neste aparelho: uma cortina esconde cada mão quando ele passa adiante.
new-public = Visível no salão; senão, só pelo link
new-clock = Tempo para decidir antes que um bot entre
clock =
    { $seconds ->
        [0] sem relógio
        [30] 30 segundos
        [60] um minuto
        [180] 3 minutos
        [600] 10 minutos
       *[other] { $seconds } segundos
    }
new-options = Regras desta mesa
new-preset = Variante
new-standard = Padrão
new-further = Mais opções
option-range = De { $low } a { $high }.
option-auto = depende das outras
option-default = Padrão ({ $value })
option-hidden = em segredo até o fim
new-stand-in = Bot que joga por quem se ausenta
chat-all = pode-se dizer de tudo
chat-phrases = só frases prontas
chat-off = sem conversa
rule-clock = Tempo para decidir
create = Abrir a mesa

# Decks

decks = Decks
decks-build = Monte seu próprio deck
decks-title = { $game }: decks
decks-set = Cartas da coleção
decks-deck = Seu deck
decks-texts = Com os textos
decks-search = Buscar em nomes e textos
decks-type = Tipo
decks-any = qualquer
decks-more = Mais filtros
decks-all = Mostrar todas
decks-shown = { $shown } de { $count } cartas
decks-nothing = Nenhuma carta é assim.
decks-add = Adicionar { $card } ({ $count } no deck)
decks-remove = Tirar uma cópia de { $card } ({ $count } no deck)
decks-size =
    { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
decks-to-deck =
    { $count ->
        [0] Ao deck: nenhuma carta
        [one] Ao deck: uma carta
       *[other] Ao deck: { $count } cartas
    }
decks-curve = Cartas por custo
decks-bar =
    { $count ->
        [0] custo { $cost }: nenhuma carta
        [one] custo { $cost }: uma carta
       *[other] custo { $cost }: { $count } cartas
    }
decks-empty = Ainda não há cartas: escolha algumas ou abra um deck pronto.
decks-strange = Fora da coleção
decks-legal = Dá para jogar com este deck.
decks-illegal = Ainda não dá para jogar com este deck:
decks-open = Abrir um deck
decks-own = Meus decks
decks-ready = Decks prontos
decks-name = Nome
decks-save = Salvar
decks-kept = Salvo
decks-saved = { $deck } foi salvo.
decks-new = Novo
decks-delete = Apagar
decks-exchange = Como texto…
decks-text = Uma linha por carta: cópias e identificador. Linhas com # são notas.
decks-import = Ler este texto
decks-download = Salvar como arquivo
decks-file = De um arquivo…
decks-unread = Não entendi: { $words }
decks-play = Jogar com este deck

# À mesa

board = Tabuleiro
seats = Lugares
beside = Ao lado do tabuleiro
prompt = O que se pergunta
prompt-you = Sua vez.
prompt-thinking = Pensando…
prompt-theirs = Aguarde.
prompt-over = A partida terminou.
prompt-left =
    { $seconds ->
        [0] não resta tempo
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
title-turn = Sua vez
skip = Pular
undo = Desfazer
hint = Dica
choices = Ações
choices-none = Nada para escolher agora.
choices-filter = Filtrar as ações
choices-shown = { $shown } de { $count } à mostra
choices-board = Escolher no tabuleiro
choices-board-count =
    { $count ->
        [one] Ali você pode escolher { $count } lugar.
       *[other] Ali você pode escolher entre { $count } lugares.
    }
element-last = O ponto: algo aconteceu aqui desde a sua última decisão.
choices-count = { $count } ações
chooser = Qual ação?
log = Crônica
goals = Metas
table-ask = Perguntar
table-ask-text = O que é isto? Por quê? E se…? Depois clique em algo ou digite um número
table-ask-what = Clique no que você quer saber.
table-ask-by = Segundo a regra
table-ask-do = Fazer isso
log-empty = Ainda não aconteceu nada.
log-private = só você
rule-open = Regra { $rule }
rules-contents = Sumário
rules-learn = Como se joga, em uma página
rules-search = Buscar nas regras
rules-found =
    { $count ->
        [0] Nenhuma regra diz isso.
        [one] Uma regra
       *[other] { $count } regras
    }
offline = Sem conexão. Tentando de novo…
seat-open = lugar livre
seat-bot = Bot: { $level }
seat-away = ausente
seat-bot-in = Deixar um bot jogar
seat-back = Voltar a jogar
seat-stand-in = { $name } (bot)
seat-host = abriu a mesa
cause-asked = O bot ({ $level }) joga, a pedido.
cause-away = Ausente: o bot ({ $level }) joga até a volta.
cause-left = Saiu: o bot ({ $level }) segue jogando.
cause-removed = Fora da mesa: o bot ({ $level }) segue jogando.
cause-late = O tempo acabou: desta vez decide o bot ({ $level }).
prompt-away = { $name } não está aqui.
prompt-asleep = { $name } está há um tempo sem decidir.
away-soon =
    { $seconds ->
        [0] Um bot já pode entrar.
        [one] Um bot poderá entrar em um segundo.
       *[other] Um bot poderá entrar em { $seconds } segundos.
    }
vote = Votar pela saída
vote-not = Retirar meu voto
votes =
    { $count ->
        [0] Nenhum voto
        [one] Um voto
       *[other] { $count } votos
    }
remove = Retirar
remove-title = Retirar { $name } da mesa?
remove-waiting = O lugar fica livre para outra pessoa.
remove-playing = O bot ({ $level }) segue jogando neste lugar; já não se pode voltar a ele.
invite = Convidar
invite-link = Convite para { $seat }: quem o tiver pode se sentar
invited = Você tem um convite para este lugar: { $seat }.
invited-late = O lugar do seu convite já está ocupado.
waiting-free =
    { $count ->
        [0] Todos chegaram; a partida começa.
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
waiting-deal = Nada é distribuído antes de todos se sentarem. A partida começa sozinha quando o último lugar é ocupado.
waiting-public = Esta mesa aparece no salão.
waiting-private = Só encontra esta mesa quem tem o link.
close-title = Fechar esta mesa?
close-text = É uma lição, um problema ou um teste: não conta em lugar nenhum, e desaparecerá.
leave-table = Deixar a mesa…
leave-title = Deixar a mesa?
left = Você deixou o seu lugar e agora só assiste.
leave-waiting = Seu lugar fica livre para outra pessoa.
leave-playing = O bot ({ $level }) segue jogando por você até você voltar com este navegador; a mesa fica no salão, entre as suas. Seu nome continua no lugar. O resultado será seu.
news-start = Todos se sentaram: a partida começa.
news-joined = { $name } senta-se à mesa.
news-free = { $name } já não está na mesa; o lugar fica livre.
news-back = { $name } voltou e joga.
news-bot-asked = Um bot ({ $level }) joga por { $name }, a pedido.
news-bot-away = { $name } não está aqui: um bot ({ $level }) joga até a volta.
news-bot-left = { $name } deixou a mesa: um bot ({ $level }) segue jogando.
news-bot-removed = { $name } foi retirado da mesa: um bot ({ $level }) segue jogando.
news-bot-late = O tempo de { $name } acabou: desta vez decide um bot ({ $level }).
leave = Sair
share = Link desta mesa
copy = Copiar
copied = Copiado
spectators =
    { $count ->
        [0] Sem espectadores
        [one] Um espectador
       *[other] { $count } espectadores
    }
commitment = dados lacrados { $text }…
level-chance = ao acaso
level-clumsy = desajeitado
level-careless = distraído
level-beginner = iniciante
level-easy = fácil
level-normal = normal
level-medium = médio
level-hard = difícil
level-expert = especialista
level-greedy = ganancioso
level-mcts = pensador
curtain-title = Passe o aparelho para { $seat }
curtain-text = Agora ninguém mais deve olhar.
curtain-lift = Aqui joga { $seat }

refused-element = Agora não: { $element }
refused-question = Não responde a nada do que se pergunta agora.
refused-others =
    { $count ->
        [0] E mais nenhuma razão
        [one] E mais uma razão
       *[other] E mais { $count } razões
    }

# O fim

end-title = A partida terminou
end-won = Você venceu!
end-lost = Você perdeu
end-drawn = Empate
end-together = Vocês venceram juntos!
end-out = Você foi eliminado
end-seat = Lugar
end-player = Jogador
end-score = Pontos: { NUMBER($value, maximumFractionDigits: 2) }
end-how = Resultado
ended-won = vitória
ended-together = vitória compartilhada
ended-drawn = empate
ended-lost = derrota
ended-out = fora do jogo
end-show = O resultado
rematch = Jogar de novo
replay = Reprise
record = Registro
verify = Conferir os dados

# Reprise

replay-start = O começo
replay-at = Decisão { $number } de { $count }
replay-first = Para o começo
replay-back = Voltar
replay-next = Avançar
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-tempo = { NUMBER($value, maximumFractionDigits: 1) } por segundo
replay-eyes = Visto por
replay-all = Quem sabe tudo
replay-spectator = Um espectador
replay-link = Link para a jogada { $number }
replay-nothing = Esta partida não chegou a começar: nada foi distribuído.

# Ajuda

help-title = Teclas
help-text = Tudo o que se faz com o mouse se pode fazer com o teclado.
help-arrows = ir de um lugar a outro do tabuleiro e da mão
help-enter = escolher o que tem o foco
help-number = escolher uma ação pelo número
help-escape = cancelar uma escolha; pular a animação
help-board = para o tabuleiro
help-choices = para a lista de ações
help-goals = as metas e a legenda
help-log = a crônica
help-rules = as regras
help-talk = conversar com os outros da mesa
help-ask = perguntar: o próximo clique ou número é uma pergunta
help-undo = desfazer
help-hint = uma dica de um bot
help-help = esta lista
help-shortcuts = Letras e números como atalhos

# O que o servidor recusa

refusal-stale = Enquanto isso a partida avançou; escolha de novo.
refusal-turn = Não é a sua vez.
refusal-illegal = Isso não pode ser feito agora.
refusal-undo = Isto já não pode ser desfeito.
refusal-waiting = A partida começa quando todos os lugares estiverem ocupados.
refusal-table = Essa mesa não existe.
refusal-seat = Este lugar já não está livre.
refusal-name = Um nome tem no máximo 40 caracteres.
refusal-rate = Foi demais de uma vez; espere alguns segundos e tente de novo.
refusal-full = A casa está cheia; tente de novo daqui a alguns minutos.
refusal-busy = O servidor já tem bastante em que pensar; espere um pouco e tente de novo.
refusal-slow = Demorou demais e foi interrompido; tente com algo menor, ou mais tarde.
refusal-store = Agora o servidor não consegue guardar nada, por isso nada mudou; espere um momento e tente de novo.
refusal-closed = Esta mesa está fechada; abra outra no salão.
refusal-device = Este aparelho não pode ocupar este lugar: já tem um, sua rede tem vários, ou foi retirado da mesa; peça um convite a quem a abriu.
refusal-host = Isso só pode fazer quem abriu a mesa.
refusal-invitation = Este convite já não vale; peça outro a quem abriu a mesa.
refusal-idle = Essa pessoa ainda tem tempo; espere um pouco.
refusal-chat = Isso não pode ser dito nesta mesa.
refusal-token = Este lugar já não é seu.
refusal-server = Algo deu errado no servidor; nada mudou. Tente de novo.
refusal-playing = Isso é possível quando a partida terminar.
refusal-over = A partida terminou; ninguém joga mais.
refusal-secret = O registro é publicado quando a partida termina.
refusal-worker = O servidor perdeu o fio da meada; tente de novo.
refusal-share = Já há tantas mesas ou lugares quantos uma conexão pode ter; termine alguma partida antes.
refusal-edition = Esta mesa é de outra edição do jogo e já não pode ser aberta.
refusal-begun = A partida já começou.
refusal-bot = Esse bot não existe.
refusal-cards = Este jogo não tem cartas para ver.
refusal-clock = Um relógio tem de 0 segundos a sete dias.
refusal-content = O conteúdo próprio do jogo não está aqui ou já não pode ser usado; traga o arquivo de novo.
refusal-file = Este jogo, ou este lugar, não aceita um arquivo assim.
refusal-game = Esta casa não tem este jogo.
refusal-gone = A conexão se perdeu; tente de novo.
refusal-hello = { refusal-schema }
refusal-http = { refusal-schema }
refusal-lab = O laboratório não pode fazer isso (em inglês: “{ $told }”).
refusal-lang = { refusal-schema }
refusal-lesson = Essa lição não existe.
refusal-operator = Isso só pode fazer quem cuida desta casa, com a chave dela.
refusal-options = Isso não pode ser escolhido para esta mesa (em inglês: “{ $told }”).
refusal-order = Assim não se pode preparar uma mesa (em inglês: “{ $told }”).
refusal-picture = Essa imagem não está aqui.
refusal-position = Nenhuma partida pode começar nesta posição (em inglês: “{ $told }”).
refusal-push = Esta casa não pode enviar avisos a este navegador.
refusal-puzzle = Esse problema não existe.
refusal-ready = A casa ainda não está pronta; tente de novo daqui a pouco.
refusal-record = Isto não é o registro de uma partida inteira, ou foi alterado (em inglês: “{ $told }”).
refusal-report = Uma denúncia tem de 1 a 2000 caracteres.
refusal-schema = O servidor não entende esta página, que pode ser antiga; carregue-a de novo.
refusal-sheet = Este jogo não tem uma página para aprendê-lo.
refusal-size = É longo demais para o servidor.
refusal-other = Isso não pode ser feito (em inglês: “{ $told }”).
refusal-network = Não foi possível falar com o servidor.

zoom = Zoom
zoom-in = Maior
zoom-out = Menor
zoom-all = Tudo à vista

talk = Conversa
talk-none = Ninguém disse nada ainda.
talk-text = Diga algo
talk-send = Dizer
talk-phrases = Frases prontas
talk-mute = Ocultar o que os outros dizem
talk-muted = O que os outros dizem está oculto.
talk-spectator = Alguém que assiste
talk-unread = (há algo novo)
talk-only-phrases = Nesta mesa só se dizem frases prontas.
talk-only-off = Nesta mesa não se conversa.
mute-some = Ocultar o que alguns dizem
mute-spectators = Quem assiste
report = Denunciar algo…
report-title = Denunciar a quem cuida desta casa
report-about = Sobre
report-table = a mesa como um todo
report-text = O que aconteceu?
report-left =
    { $count ->
        [0] Não restam caracteres
        [one] Resta um caractere
       *[other] Restam { $count } caracteres
    }
report-attached = Vão junto o registro da partida até agora, o que se disse por último e os nomes da mesa. Os outros não são avisados.
report-send = Enviar
report-kept = Obrigado. A denúncia fica guardada com o número { $number }.
phrase-hello = Olá!
phrase-luck = Boa sorte e bom jogo!
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-nice = Boa jogada!
phrase-oops = Opa…
phrase-wait = Um momento, por favor.
phrase-back = Voltei.
phrase-help = Preciso de ajuda aqui.
phrase-careful = Cuidado!
phrase-plan = Tenho um plano.
phrase-good_game = Bom jogo!
phrase-again = Mais uma?
phrase-bye = Até logo!
gallery = Na caixa
gallery-title = { $game }: o que há na caixa
gallery-all = Tudo
gallery-count =
    { $count ->
        [1] Uma peça
       *[other] { $count } peças
    }
story = A história

# À mesa: tempo, dicas, os outros, o que se pergunta duas vezes

watching = Você está assistindo: são outros que jogam.
clock-yours =
    { $seconds ->
        [0] Seu tempo acabou
        [one] Você tem { $seconds } segundo
       *[other] Você tem { $seconds } segundos
    }
stood-in = O bot ({ $level }) decidiu por você: { $what }
hint-at-work = Um bot está pensando na sua pergunta. Esc ou qualquer jogada o interrompe.
hint-stop = Parar de pensar
hint-mark = Dica { $rank }: { $worth }%
lately = Sua última ação:
meanwhile = Desde o seu último turno
meanwhile-show = O que houve?
trial = Só um teste
trial-back = Voltar à partida
log-since = Desde o seu último turno
log-stand-in = bot: { $level }
log-again = Mostrar de novo
log-times = ×{ $count }
many-draws-seat-card =
    { $count ->
        [1] { $seat } compra { $count } carta: { $list }.
       *[other] { $seat } compra { $count } cartas: { $list }.
    }
    .hidden =
        { $count ->
            [1] { $seat } compra { $count } carta.
           *[other] { $seat } compra { $count } cartas.
        }
many-discards-seat-card =
    { $count ->
        [1] { $seat } descarta { $count } carta: { $list }.
       *[other] { $seat } descarta { $count } cartas: { $list }.
    }
    .hidden =
        { $count ->
            [1] { $seat } descarta { $count } carta.
           *[other] { $seat } descarta { $count } cartas.
        }
sure = Aperte de novo para confirmar: { $action }
careful = Pedir confirmação antes de encerrar algo
order-stand = Responder sempre isto, até eu parar: { $action }
order-always = Sempre assim…
order-stand-text = Nesta partida, a mesma pergunta com as mesmas respostas passa a ser respondida assim, sem perguntar. Acaba com qualquer novidade na mesa, ou quando você parar pelo botão que aparece ali.
order-begin = Responder assim a partir de agora
order-single = Responder sem perguntar quando só há uma resposta
order-single-undo = Só há uma resposta; pergunta-se porque seu último passo ainda pode ser desfeito
order-given =
    { $count ->
        [0] Sem perguntar: { $action }
        [1] Sem perguntar, uma vez até agora: { $action }
       *[other] Sem perguntar, { $count } vezes até agora: { $action }
    }
order-stop = Parar
end-winners =
    { $count ->
        [1] { $names } vence
       *[other] { $names } vencem
    }
end-name = { $seat } ({ $player })
end-decided = O que aconteceu por último
end-tally = Os pontos
end-for = Por
end-sum = No total
end-rounds =
    { $count ->
        [0] nenhuma rodada
        [1] uma rodada
       *[other] { $count } rodadas
    }
end-share = Compartilhar
end-link = Link da reprise
verify-text = Os dados foram lacrados antes da primeira decisão. Agora que a semente é conhecida, qualquer pessoa pode conferir que o lacre é a impressão digital dela e que dela saiu cada lançamento.
verify-seal = O lacre (SHA-256)
verify-seed = A semente
verify-now = Conferir agora

# The house from outside: lobby, new table, waiting room, my matches

offline-title = Não foi possível falar com a casa.
offline-text = Parece que você está sem conexão, ou o servidor está sendo atualizado. Os seus lugares ficam guardados: a partida continua de onde estava.
offline-again = Tentar de novo
preset-first = Para uma primeira partida
preset-first-text = O que “Jogar já” prepara: mais curto, ou mais gentil, para aprender.
preset-standard-text = As regras como estão no livro.
preset-own = Alterado mais abaixo: regras próprias.
new-brought = Com o que se joga
new-table-more = A mesa: relógio, substitutos, conversa
pick =
    { $what ->
        [deck] Deck:
        [army] Exército:
        [map] Mapa:
       *[other] { $what }:
    }
pick-own = próprio
pick-kept = { $name } (seu)
pick-file = De um arquivo…
pick-wrong = Isto não pode ser usado:
drop-here = ou solte-o aqui
options-ids = Mostrar os nomes que a linha de comando usa
options-changed =
    { $count ->
        [0] como sempre
        [one] uma alterada
       *[other] { $count } alteradas
    }
ask = Convide gente
ask-title = Venha para a mesa: { $game }
ask-text = Há um lugar livre numa mesa de { $game }.
ask-share = Compartilhar o link…
ask-code = Código QR
ask-code-label = O link desta mesa de { $game } como código QR
chair-free = falta alguém
fill-bot = Sentar um bot
fill-level = Nível dos bots
fill-not = Liberar o lugar
start-with-bots =
    { $count ->
        [0] Começar
        [one] Começar já, com um bot no lugar livre
       *[other] Começar já, com bots nos { $count } lugares livres
    }

# Own content of a table

new-own = Conteúdo próprio: mude o próprio jogo
own-about = Um arquivo TOML só com as linhas que você muda: números, cópias, cartas ou unidades novas, nomes. Vale só para esta mesa.
own-all = Tudo o que se pode mudar
own-choose = Escolha um arquivo de conteúdo
own-other = Escolha outro arquivo de conteúdo
own-checking = O arquivo está sendo conferido.
own-used = Esta mesa é jogada com { $name }.
own-drop = Voltar ao impresso
own-nothing = { $name } não muda nada: o jogo fica como está impresso.
matches = Minhas partidas
matches-open = Em andamento
matches-none = Você não está em nenhuma mesa agora.
matches-past = Encerradas
matches-no-past = Nenhuma partida sua terminou ainda neste aparelho.
matches-where = Só este navegador as guarda, com os seus registros. Salve-as num arquivo para levá-las a outro aparelho.
matches-save = Salvar todas num arquivo
matches-take = Adicionar partidas de um arquivo…
matches-position = Abrir uma posição como mesa contra bots
matches-unread = Este arquivo não é de partidas.
matches-taken =
    { $count ->
        [0] Nenhuma partida foi adicionada.
        [one] Uma partida foi adicionada.
       *[other] { $count } partidas foram adicionadas.
    }
turn-of = Decide agora: { $name }
notify = Quando é a minha vez
notify-title = O título desta página avisa, e o ícone dela se acende.
notify-sound = Sons
notify-push = Avisar este aparelho mesmo sem nenhuma página aberta
notify-none = Este navegador ou esta casa não pode avisar você sem uma página aberta.
notify-denied = Este navegador nos proíbe de avisar você; as configurações dele para esta página podem permitir.
help-lines = na crônica: de linha em linha; Enter mostra uma linha de novo

# Aprender

learn = Como se joga
learn-title = Aprender { $game }
learn-begin = Começar
lesson = Lição
lesson-about = Uma partida guiada na mesa de verdade, de uns dez minutos. Você pode sair e voltar; não conta para nada.
lesson-step = Passo { $number } de { $steps }
lesson-tip = Uma dica
lesson-next = Próximo
lesson-back = Voltar
lesson-skip = Faça por mim
lesson-leave = Ocultar a lição
lesson-finish = Entendi: vamos jogar
lesson-off = A lição espera; você joga como quiser.
lesson-on = Voltar à lição
lesson-ended = A lição acabou; a partida continua e é sua.
lesson-free = A decisão é sua: faça o que quiser.
lesson-watch = Veja o que os outros fazem…
lesson-wrong = Seria possível, mas agora a lição trata de outra coisa: { $action }.
help-lesson = em uma lição: continuar lendo

# Problemas

puzzles = Problemas
puzzles-about = Posições de partidas reais, cada uma com uma resposta melhor que as outras: provado ao percorrer cada jogada, cada dado e cada distribuição em que você poderia acreditar. O tabuleiro é o de verdade, e as regras também.
puzzle-head = Problema { $number }
puzzle-daily = Problema do dia
puzzle-solve = Resolver
puzzle-all = Todos os problemas
puzzle-how = Uma resposta é a melhor. Se errar, você pode tentar de novo.
puzzle-right = Certo! A chance exata: { $chance }.
puzzle-goes-on = Certo até aqui ({ $chance }). E depois?
puzzle-wrong = Esta não: a chance exata dela é { $chance }, a melhor tem { $best }. Tente de novo.
puzzle-show = Ver a solução
puzzle-solution = A solução e as outras respostas
puzzle-told = O que se segue
puzzle-chances = Cada resposta e a chance exata dela
puzzle-more = { $count ->
    [1] e mais uma, não melhor
   *[other] e mais { $count }, não melhores
}
puzzle-again = Mais uma vez

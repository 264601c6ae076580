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
guest = Convidado
you = você
close = Fechar
cancel = Cancelar
loading = Um momento…
lost-title = Não há nada neste endereço.
to-lobby = Para o salão
percent = { $value }%
number = { NUMBER($value, maximumFractionDigits: 2) }
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
lobby-no-past = Nenhuma partida terminou ainda.
about-stratum = Plantas, animais e fungos dividem uma mesa viva. Mantenha o equilíbrio, quebre-o ou construa por cima.
about-carcosa = Uma casa que se move, um sinal amarelo e a saída. Terror cooperativo: vence-se em grupo ou não se vence.
about-connected_worlds = Mundos ligados por portais: explore, melhore seu baralho e guarde o que encontrar.
about-heroes = Heróis se encontram na arena. Jogo de cartas colecionáveis com cinco modos.
about-escaramuzas = Pequenos heróis entre xícaras e açucareiros: uma escaramuça na mesa do café.
quick = Jogar já
new-table = Nova mesa…
rules = Regras
seats-range = { $seats } jogadores
join = Entrar
watch = Assistir
back-to-table = Voltar
status-waiting = esperando jogadores
status-playing = em jogo
status-over = encerrada
decisions =
    { $count ->
        [one] uma decisão
       *[other] { $count } decisões
    }

# Uma nova mesa

new-title = Nova mesa: { $game }
new-count = Jogadores
chair-human = Eu, neste aparelho
chair-open = Quem entrar
new-hot-seat = Vários jogadores neste aparelho: uma cortina esconde cada mão quando ele passa adiante.
new-public = Visível no salão; senão, só pelo link
new-clock = Tempo para decidir antes que um bot entre
clock =
    { $seconds ->
        [0] sem relógio
        [30] 30 segundos
        [60] um minuto
        [180] 3 minutos
       *[other] 10 minutos
    }
new-options = Regras desta mesa
new-preset = Variante
new-standard = Padrão
new-further = Mais opções
option-range = De { $low } a { $high }.
option-auto = depende das outras
option-default = Padrão ({ $value })
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
        [one] uma carta
       *[other] { $count } cartas
    }
decks-to-deck =
    { $count ->
        [one] Ao deck: uma carta
       *[other] Ao deck: { $count } cartas
    }
decks-curve = Cartas por custo
decks-bar =
    { $count ->
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
prompt-waiting = Esperando os jogadores se sentarem.
prompt-over = A partida terminou.
prompt-left =
    { $seconds ->
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
choices-count = { $count } ações
chooser = Qual ação?
tip-inert = Não pode ser escolhido agora.
log = Crônica
log-empty = Ainda não aconteceu nada.
log-private = só você
rule-open = Regra { $rule }
rules-search = Buscar nas regras
rules-found =
    { $count ->
        [0] Nenhuma regra diz isso.
        [one] Uma regra
       *[other] { $count } regras
    }
offline = Sem conexão. Tentando de novo…
waiting-title = A mesa está posta
seat-open = lugar livre
seat-bot = Bot: { $level }
seat-away = ausente
seat-bot-in = Deixar um bot jogar
seat-back = Voltar a jogar
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
level-careless = distraído
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

# O fim

end-title = A partida terminou
end-won = Você venceu!
end-lost = Você perdeu
end-drawn = Empate
end-seat = Lugar
end-player = Jogador
end-score = Pontos
end-show = O resultado
rematch = Jogar de novo
replay = Reprise
record = Registro
verify = Conferir os dados
seed = Semente dos dados: { $seed }

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

# Ajuda

help-title = Teclas
help-text = Tudo o que se faz com o mouse se pode fazer com o teclado.
help-arrows = ir de um lugar a outro do tabuleiro e da mão
help-enter = escolher o que tem o foco
help-number = escolher uma ação pelo número
help-escape = cancelar uma escolha; pular a animação
help-board = para o tabuleiro
help-choices = para a lista de ações
help-log = a crônica
help-rules = as regras
help-talk = conversar com os outros da mesa
help-undo = desfazer
help-hint = uma dica de um bot
help-help = esta lista
help-shortcuts = Letras e números como atalhos

# O que o servidor recusa

refusal-stale = Enquanto isso a partida avançou; escolha de novo.
refusal-turn = Não é a sua vez.
refusal-illegal = Isso não pode ser feito agora.
refusal-undo = Isto já não pode ser desfeito.
refusal-rate = Pedidos demais de uma vez; espere um momento.
refusal-waiting = A partida começa quando todos os lugares estiverem ocupados.
refusal-table = Essa mesa não existe.
refusal-seat = Este lugar já não está livre.
refusal-name = Um nome tem de 1 a 40 caracteres.
refusal-full = Todas as mesas estão ocupadas; tente mais tarde.
refusal-playing = Isso é possível quando a partida terminar.
refusal-secret = O registro é publicado quando a partida termina.
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

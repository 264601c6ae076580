# La página

skip-links = Atajos de esta página
skip-to-main = Saltar al contenido
skip-to-choices = Saltar a las acciones
language = Idioma
settings = Ajustes
theme = Colores
theme-auto = Como el dispositivo
theme-light = Claro: lino
theme-dark = Oscuro: velada
theme-contrast = Alto contraste
speed = Velocidad
speed-off = Sin animación
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta
sound = Sonidos
your-name = Tu nombre
guest = Invitado { $number }
you = tú
close = Cerrar
cancel = Cancelar
loading = Un momento…
lost-title = En esta dirección no hay nada.
lost-text = Puede que el enlace esté mal escrito, o que la mesa se haya cerrado y recogido.
to-lobby = A la sala
percent = { $value } %
true = sí
false = no

# La sala

lobby-title = Quédate un rato más a la mesa
lobby-text = Cinco juegos de nuevo diseño para jugar con amigos, en un solo dispositivo o contra bots.
lobby-games = Juegos
lobby-mine = Mis mesas
lobby-open = Mesas
lobby-none = Ahora no hay nadie en ninguna mesa pública.
lobby-past = Partidas terminadas
lobby-no-past = Aún no ha terminado ninguna partida abierta a todos.
lobby-lab = El laboratorio
about-stratum = Plantas, animales y hongos comparten una mesa viva. Mantén el equilibrio, rómpelo o construye encima.
about-carcosa = Una casa que se mueve, un signo amarillo y una salida. Terror en cooperativo: se gana en grupo o no se gana.
about-connected_worlds = Mundos unidos por portales: explora, mejora tu mazo y conserva lo que encuentres.
about-heroes = Los héroes se encuentran en la arena. Juego de cartas coleccionables con cinco modos.
about-escaramuzas = Héroes diminutos entre tazas y azucareros: una escaramuza en la mesa del café.
quick = Jugar ya
quick-with =
    { $bots ->
        [0] Jugar ya: a solas
        [one] Jugar ya: tú y un bot ({ $level })
       *[other] Jugar ya: tú y { $bots } bots ({ $level })
    }
new-table = Nueva mesa…
rules = Reglas
seats-range = { $seats } jugadores
join = Unirse
join-too = Sentarme también aquí
watch = Mirar
back-to-table = Volver
status-waiting = esperando jugadores
status-playing = en juego
status-over = terminada
decisions =
    { $count ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $count } decisiones
    }

# Una mesa nueva

new-title = Nueva mesa: { $game }
new-count = Jugadores
chair-human = Yo, en este dispositivo
chair-open = Un amigo, o quien se una
new-company = ¿Con quién juegas?
company-friends = Con amigos, por un enlace
company-bots = Con bots
company-here = Todos en esta pantalla
new-hot-seat = Varios jugadores en este dispositivo: un telón oculta cada mano al pasarlo.
new-public = Visible en la sala; si no, solo con el enlace
new-clock = Tiempo para decidir antes de que intervenga un bot
clock =
    { $seconds ->
        [0] sin reloj
        [30] 30 segundos
        [60] un minuto
        [180] 3 minutos
        [600] 10 minutos
       *[other] { $seconds } segundos
    }
new-options = Reglas de esta mesa
new-preset = Variante
new-standard = Normal
new-further = Más opciones
option-range = De { $low } a { $high }.
option-auto = depende de las demás
option-default = Normal ({ $value })
option-hidden = en secreto hasta el final
new-stand-in = Bot que juega por quien no está
chat-all = se puede decir de todo
chat-phrases = solo frases hechas
chat-off = sin charla
rule-clock = Tiempo para decidir
create = Abrir la mesa

# Decks

decks = Mazos
decks-build = Construye tu propio mazo
decks-title = { $game }: mazos
decks-set = Cartas de la colección
decks-deck = Tu mazo
decks-texts = Con sus textos
decks-search = Buscar en nombres y textos
decks-type = Tipo
decks-any = cualquiera
decks-more = Más filtros
decks-all = Mostrar todas
decks-shown = { $shown } de { $count } cartas
decks-nothing = Ninguna carta es así.
decks-add = Añadir { $card } ({ $count } en el mazo)
decks-remove = Quitar una copia de { $card } ({ $count } en el mazo)
decks-size =
    { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { $count } cartas
    }
decks-to-deck =
    { $count ->
        [0] Al mazo: ninguna carta
        [one] Al mazo: una carta
       *[other] Al mazo: { $count } cartas
    }
decks-curve = Cartas por coste
decks-bar =
    { $count ->
        [0] coste { $cost }: ninguna carta
        [one] coste { $cost }: una carta
       *[other] coste { $cost }: { $count } cartas
    }
decks-empty = Aún no hay cartas: elige algunas o abre un mazo preparado.
decks-strange = Fuera de la colección
decks-legal = Se puede jugar con este mazo.
decks-illegal = Todavía no se puede jugar con este mazo:
decks-open = Abrir un mazo
decks-own = Mis mazos
decks-ready = Mazos preparados
decks-name = Nombre
decks-save = Guardar
decks-kept = Guardado
decks-saved = { $deck } está guardado.
decks-new = Nuevo
decks-delete = Borrar
decks-exchange = Como texto…
decks-text = Una línea por carta: copias e identificador. Las líneas con # son notas.
decks-import = Leer este texto
decks-download = Guardar como archivo
decks-file = Desde un archivo…
decks-unread = No se entiende: { $words }
decks-play = Jugar con este mazo

# En la mesa

board = Tablero
seats = Asientos
beside = Junto al tablero
prompt = Qué se pregunta
prompt-you = Te toca.
prompt-thinking = Pensando…
prompt-theirs = Espera.
prompt-over = La partida ha terminado.
prompt-left =
    { $seconds ->
        [0] no queda tiempo
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
title-turn = Te toca
skip = Saltar
undo = Deshacer
hint = Pista
choices = Acciones
choices-none = Ahora no hay nada que elegir.
choices-filter = Filtrar las acciones
choices-shown = Se muestran { $shown } de { $count }
choices-board = Elegir en el tablero
choices-board-count =
    { $count ->
        [one] Allí puedes elegir { $count } lugar.
       *[other] Allí puedes elegir entre { $count } lugares.
    }
element-last = El punto: aquí ha pasado algo desde tu última decisión.
choices-count = { $count } acciones
chooser = ¿Qué acción?
log = Crónica
goals = Metas
table-ask = Preguntar
table-ask-text = ¿Qué es esto? ¿Por qué? ¿Y si…? Luego haz clic en algo o escribe un número
table-ask-what = Haz clic en lo que quieras saber.
table-ask-by = Según la regla
table-ask-do = Hacerlo
log-empty = Todavía no ha pasado nada.
log-private = solo tú
rule-open = Regla { $rule }
rules-contents = Contenido
rules-learn = Cómo se juega, en una página
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] Ninguna regla dice eso.
        [one] Una regla
       *[other] { $count } reglas
    }
offline = Sin conexión. Intentándolo de nuevo…
seat-open = asiento libre
seat-bot = Bot: { $level }
seat-away = ausente
seat-bot-in = Que juegue un bot
seat-back = Volver a jugar yo
seat-stand-in = { $name } (bot)
seat-host = abrió la mesa
cause-asked = Juega el bot ({ $level }), a petición suya.
cause-away = No está: juega el bot ({ $level }) hasta su vuelta.
cause-left = Se ha ido: sigue jugando el bot ({ $level }).
cause-removed = Fuera de la mesa: sigue jugando el bot ({ $level }).
cause-late = Se acabó el tiempo: esta vez decide el bot ({ $level }).
prompt-away = { $name } no está.
prompt-asleep = { $name } lleva un rato sin decidir.
away-soon =
    { $seconds ->
        [0] Ya puede entrar un bot.
        [one] Podrá entrar un bot en un segundo.
       *[other] Podrá entrar un bot en { $seconds } segundos.
    }
vote = Votar por retirar
vote-not = Retirar mi voto
votes =
    { $count ->
        [0] Ningún voto
        [one] Un voto
       *[other] { $count } votos
    }
remove = Retirar
remove-title = ¿Retirar a { $name } de la mesa?
remove-waiting = El asiento queda libre para otra persona.
remove-playing = El bot ({ $level }) sigue jugando en este asiento; ya no se puede volver a él.
invite = Invitar
invite-link = Invitación a { $seat }: quien la tenga puede sentarse
invited = Tienes una invitación a este asiento: { $seat }.
invited-late = El asiento de tu invitación ya está ocupado.
waiting-free =
    { $count ->
        [0] Ya están todos; empieza la partida.
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
waiting-deal = No se reparte nada hasta que todos estén sentados. La partida empieza sola cuando se ocupa el último asiento.
waiting-public = Esta mesa se ve en la sala.
waiting-private = Solo encuentra esta mesa quien tiene el enlace.
close-title = ¿Cerrar esta mesa?
close-text = Es una lección, un problema o una prueba: no cuenta en ningún sitio, y desaparecerá.
leave-table = Dejar la mesa…
leave-title = ¿Dejar la mesa?
left = Has dejado tu asiento y ahora solo miras.
leave-waiting = Tu asiento queda libre para otra persona.
leave-playing = El bot ({ $level }) sigue jugando por ti hasta que vuelvas con este navegador; la mesa queda en la sala, entre las tuyas. Tu nombre sigue en el asiento. El resultado será tuyo.
news-start = Ya están todos sentados: empieza la partida.
news-joined = { $name } se sienta a la mesa.
news-free = { $name } ya no está en la mesa; el asiento queda libre.
news-back = { $name } ha vuelto y juega.
news-bot-asked = Un bot ({ $level }) juega por { $name }, a petición suya.
news-bot-away = { $name } no está: juega un bot ({ $level }) hasta su vuelta.
news-bot-left = { $name } ha dejado la mesa: sigue jugando un bot ({ $level }).
news-bot-removed = Se ha retirado a { $name }: sigue jugando un bot ({ $level }).
news-bot-late = A { $name } se le acabó el tiempo: esta vez decide un bot ({ $level }).
leave = Irse
share = Enlace a esta mesa
copy = Copiar
copied = Copiado
spectators =
    { $count ->
        [0] Sin espectadores
        [one] Un espectador
       *[other] { $count } espectadores
    }
commitment = dados sellados { $text }…
level-chance = al azar
level-clumsy = torpe
level-careless = despistado
level-beginner = principiante
level-easy = fácil
level-normal = normal
level-medium = medio
level-hard = difícil
level-expert = experto
level-greedy = codicioso
level-mcts = pensador
curtain-title = Pasa el dispositivo a { $seat }
curtain-text = Ahora no debe mirar nadie más.
curtain-lift = Soy { $seat }

refused-element = Ahora no: { $element }
refused-question = No responde a nada de lo que se pregunta ahora.
refused-others =
    { $count ->
        [one] Y una razón más
       *[other] Y { $count } razones más
    }

# El final

end-title = La partida ha terminado
end-won = ¡Has ganado!
end-lost = Has perdido
end-drawn = Empate
end-together = ¡Habéis ganado juntos!
end-out = Has quedado fuera
end-seat = Asiento
end-player = Jugador
end-score = Puntos: { NUMBER($value, maximumFractionDigits: 2) }
end-how = Resultado
ended-won = victoria
ended-together = victoria compartida
ended-drawn = empate
ended-lost = derrota
ended-out = fuera de juego
end-show = El resultado
rematch = Jugar otra vez
replay = Repetición
record = Registro
verify = Comprobar los dados

# Repetición

replay-start = El comienzo
replay-at = Decisión { $number } de { $count }
replay-first = Al comienzo
replay-back = Atrás
replay-next = Adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-tempo = { NUMBER($value, maximumFractionDigits: 1) } por segundo
replay-eyes = Visto por
replay-all = Quien lo sabe todo
replay-spectator = Un espectador
replay-link = Enlace a la jugada { $number }
replay-nothing = Esta partida no llegó a empezar: no se repartió nada.

# Ayuda

help-title = Teclas
help-text = Todo lo que se hace con el ratón se puede hacer con el teclado.
help-arrows = ir de un lugar a otro del tablero y de la mano
help-enter = elegir lo que tiene el foco
help-number = elegir una acción por su número
help-escape = cancelar una elección; saltar la animación
help-board = al tablero
help-choices = a la lista de acciones
help-goals = las metas y la leyenda
help-log = la crónica
help-rules = las reglas
help-talk = charlar con los demás de la mesa
help-ask = preguntar: el próximo clic o número es una pregunta
help-undo = deshacer
help-hint = una pista de un bot
help-help = esta lista
help-shortcuts = Letras y números como atajos

# Lo que el servidor rechaza

refusal-stale = Mientras tanto la partida ha avanzado; elige de nuevo.
refusal-turn = No es tu turno.
refusal-illegal = Eso no se puede hacer ahora.
refusal-undo = Esto ya no se puede deshacer.
refusal-waiting = La partida empieza cuando todos los asientos están ocupados.
refusal-table = No existe esa mesa.
refusal-seat = Este asiento ya no está libre.
refusal-name = Un nombre tiene como mucho 40 caracteres.
refusal-rate = Ha sido demasiado de una vez; espera unos segundos e inténtalo de nuevo.
refusal-full = La casa está llena; inténtalo dentro de unos minutos.
refusal-busy = El servidor ya tiene bastante en que pensar; espera un poco e inténtalo de nuevo.
refusal-slow = Ha tardado demasiado y se ha interrumpido; prueba con algo más pequeño, o más tarde.
refusal-store = Ahora mismo el servidor no puede guardar nada, así que no ha cambiado nada; espera un momento e inténtalo de nuevo.
refusal-closed = Esta mesa está cerrada; abre otra en la sala.
refusal-device = Este dispositivo no puede ocupar este asiento: ya tiene uno, su red tiene varios, o se le retiró de la mesa; pide una invitación a quien la abrió.
refusal-host = Eso solo puede hacerlo quien abrió la mesa.
refusal-invitation = Esta invitación ya no vale; pide otra a quien abrió la mesa.
refusal-idle = Esa persona aún tiene tiempo; espera un poco.
refusal-chat = Eso no se puede decir en esta mesa.
refusal-token = Este asiento ya no es tuyo.
refusal-server = Algo ha fallado en el servidor; no ha cambiado nada. Inténtalo de nuevo.
refusal-playing = Eso es posible cuando la partida ha terminado.
refusal-over = La partida ha terminado; ya no juega nadie.
refusal-secret = El registro se publica cuando termina la partida.
refusal-worker = El servidor perdió el hilo con esto; inténtalo de nuevo.
refusal-share = Ya hay tantas mesas o asientos como puede tener una conexión; termina alguna antes.
refusal-edition = Esta mesa es de otra edición del juego y ya no se puede abrir.
refusal-begun = La partida ya ha empezado.
refusal-bot = No existe ese bot.
refusal-cards = Este juego no tiene cartas que mirar.
refusal-clock = Un reloj tiene de 0 segundos a siete días.
refusal-content = El contenido propio del juego no está aquí o ya no se puede usar; vuelve a traer su archivo.
refusal-file = Este juego, o este asiento, no admite un archivo así.
refusal-game = Esta casa no tiene este juego.
refusal-gone = Se ha perdido la conexión; inténtalo de nuevo.
refusal-hello = { refusal-schema }
refusal-http = { refusal-schema }
refusal-lab = El laboratorio no puede hacerlo (en inglés: «{ $told }»).
refusal-lang = { refusal-schema }
refusal-lesson = No existe esa lección.
refusal-operator = Solo puede hacerlo quien lleva esta casa, con su clave.
refusal-options = Eso no se puede elegir para esta mesa (en inglés: «{ $told }»).
refusal-order = Así no se puede preparar una mesa (en inglés: «{ $told }»).
refusal-picture = Esa imagen no está.
refusal-position = Ninguna partida puede empezar en esta posición (en inglés: «{ $told }»).
refusal-push = Esta casa no puede enviar avisos a este navegador.
refusal-puzzle = No existe ese problema.
refusal-ready = La casa aún no está lista; inténtalo dentro de un momento.
refusal-record = Esto no es el registro de una partida entera, o se ha cambiado (en inglés: «{ $told }»).
refusal-report = Una denuncia tiene de 1 a 2000 caracteres.
refusal-schema = El servidor no entiende esta página, que puede ser antigua; vuelve a cargarla.
refusal-sheet = Este juego no tiene una página para aprenderlo.
refusal-size = Es demasiado largo para el servidor.
refusal-other = Eso no se puede hacer (en inglés: «{ $told }»).
refusal-network = No se puede contactar con el servidor.

zoom = Zoom
zoom-in = Más grande
zoom-out = Más pequeño
zoom-all = Todo a la vista

talk = Charla
talk-none = Nadie ha dicho nada todavía.
talk-text = Di algo
talk-send = Decir
talk-phrases = Frases hechas
talk-mute = Ocultar lo que dicen los demás
talk-muted = Lo que dicen los demás está oculto.
talk-spectator = Alguien que mira
talk-unread = (hay algo nuevo)
talk-only-phrases = En esta mesa solo se dicen frases hechas.
talk-only-off = En esta mesa no se charla.
mute-some = Ocultar lo que dicen algunos
mute-spectators = Quienes miran
report = Denunciar algo…
report-title = Denunciar ante quien lleva esta casa
report-about = Sobre
report-table = la mesa en general
report-text = ¿Qué ha pasado?
report-left =
    { $count ->
        [0] No quedan caracteres
        [one] Queda un carácter
       *[other] Quedan { $count } caracteres
    }
report-attached = Se adjuntan el registro de la partida hasta ahora, lo último que se ha dicho y los nombres de la mesa. Los demás no se enteran.
report-send = Enviar
report-kept = Gracias. La denuncia se guarda con el número { $number }.
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte y a disfrutar!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-nice = ¡Bien jugado!
phrase-oops = Ups…
phrase-wait = Un momento, por favor.
phrase-back = Ya he vuelto.
phrase-help = Necesito ayuda aquí.
phrase-careful = ¡Cuidado!
phrase-plan = Tengo un plan.
phrase-good_game = ¡Buena partida!
phrase-again = ¿Otra?
phrase-bye = ¡Hasta luego!
gallery = En la caja
gallery-title = { $game }: lo que hay en la caja
gallery-all = Todo
gallery-count =
    { $count ->
        [one] Una pieza
       *[other] { $count } piezas
    }
story = La historia

# En la mesa: tiempo, pistas, los demás, lo que se pregunta dos veces

watching = Estás mirando: juegan otros.
clock-yours =
    { $seconds ->
        [0] Se acabó tu tiempo
        [one] Te queda { $seconds } segundo
       *[other] Te quedan { $seconds } segundos
    }
stood-in = El bot ({ $level }) decidió por ti: { $what }
hint-at-work = Un bot está pensando en tu pregunta. Esc o cualquier jugada lo detiene.
hint-stop = Dejar de pensar
hint-mark = Pista { $rank }: { $worth } %
lately = Tu última acción:
meanwhile = Desde tu último turno
meanwhile-show = ¿Qué pasó?
trial = Solo una prueba
trial-back = Volver a la partida
log-since = Desde tu último turno
log-stand-in = bot: { $level }
log-again = Mostrarlo otra vez
log-times = ×{ $count }
many-draws-seat-card =
    { $count ->
        [1] { $seat } roba { $count } carta: { $list }.
       *[other] { $seat } roba { $count } cartas: { $list }.
    }
    .hidden =
        { $count ->
            [1] { $seat } roba { $count } carta.
           *[other] { $seat } roba { $count } cartas.
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
sure = Pulsa otra vez para confirmar: { $action }
careful = Pedir confirmación antes de terminar algo
order-stand = Responder siempre esto, hasta que lo detenga: { $action }
order-always = Siempre así…
order-stand-text = En esta partida, la misma pregunta con las mismas respuestas se contesta entonces así, sin preguntar. Se acaba con cualquier novedad en la mesa, o cuando tú lo pares con el botón que aparece ahí.
order-begin = Responder así desde ahora
order-single = Responder sin preguntar cuando solo hay una respuesta
order-single-undo = Solo hay una respuesta; se pregunta porque aún puedes deshacer tu último paso
order-given =
    { $count ->
        [0] Sin preguntar: { $action }
        [one] Sin preguntar, una vez hasta ahora: { $action }
       *[other] Sin preguntar, { $count } veces hasta ahora: { $action }
    }
order-stop = Parar
end-winners =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
end-name = { $seat } ({ $player })
end-decided = Lo último que pasó
end-tally = Los puntos
end-for = Por
end-sum = En total
end-rounds =
    { $count ->
        [0] ninguna ronda
        [one] una ronda
       *[other] { $count } rondas
    }
end-share = Compartir
end-link = Enlace a la repetición
verify-text = Los dados se sellaron antes de la primera decisión. Ahora que se conoce la semilla, cualquiera puede comprobar que el sello es su huella y que de ella salió cada tirada.
verify-seal = El sello (SHA-256)
verify-seed = La semilla
verify-now = Comprobar ahora

# The house from outside: lobby, new table, waiting room, my matches

offline-title = No se puede contactar con la casa.
offline-text = Parece que no tienes conexión, o el servidor se está actualizando. Tus asientos se guardan: la partida seguirá donde estaba.
offline-again = Intentar de nuevo
preset-first = Para una primera partida
preset-first-text = Lo que prepara «Jugar ya»: más corto, o más amable, para aprender.
preset-standard-text = Las reglas tal como están en el libro.
preset-own = Cambiado más abajo: reglas propias.
new-brought = Con qué se juega
new-table-more = La mesa: reloj, suplentes, charla
pick =
    { $what ->
        [deck] Mazo:
        [army] Ejército:
        [map] Mapa:
       *[other] { $what }:
    }
pick-own = propio
pick-kept = { $name } (tuyo)
pick-file = De un archivo…
pick-wrong = Esto no se puede usar:
drop-here = o suéltalo aquí
options-ids = Mostrar los nombres que usa la línea de órdenes
options-changed =
    { $count ->
        [0] como siempre
        [one] una cambiada
       *[other] { $count } cambiadas
    }
ask = Invita a gente
ask-title = Ven a la mesa: { $game }
ask-text = Hay un asiento libre en una mesa de { $game }.
ask-share = Compartir el enlace…
ask-code = Código QR
ask-code-label = El enlace a esta mesa de { $game } como código QR
chair-free = falta alguien
fill-bot = Sentar a un bot
fill-level = Nivel de los bots
fill-not = Liberar el asiento
start-with-bots =
    { $count ->
        [0] Empezar
        [one] Empezar ya, con un bot en el asiento libre
       *[other] Empezar ya, con bots en los { $count } asientos libres
    }

# Own content of a table

new-own = Contenido propio: cambia el juego mismo
own-about = Un archivo TOML solo con las líneas que cambias: números, copias, cartas o unidades nuevas, nombres. Vale solo para esta mesa.
own-all = Todo lo que se puede cambiar
own-choose = Elige un archivo de contenido
own-other = Elige otro archivo de contenido
own-checking = Se está revisando el archivo.
own-used = Esta mesa se juega con { $name }.
own-drop = Volver a lo impreso
own-nothing = { $name } no cambia nada: el juego queda como está impreso.
matches = Mis partidas
matches-open = En curso
matches-none = Ahora no estás en ninguna mesa.
matches-past = Terminadas
matches-no-past = Aún no ha terminado ninguna partida tuya en este dispositivo.
matches-where = Solo las guarda este navegador, con sus registros. Guárdalas en un archivo para llevarlas a otro dispositivo.
matches-save = Guardar todas en un archivo
matches-take = Añadir partidas de un archivo…
matches-position = Abrir una posición como mesa contra bots
matches-unread = Este archivo no es de partidas.
matches-taken =
    { $count ->
        [0] No se ha añadido ninguna partida.
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $count } partidas.
    }
turn-of = Decide ahora: { $name }
notify = Cuando me toca
notify-title = Lo dice el título de esta página, y su icono se ilumina.
notify-sound = Sonidos
notify-push = Avisar a este dispositivo aunque no haya ninguna página abierta
notify-none = Este navegador o esta casa no puede avisarte sin una página abierta.
notify-denied = Este navegador nos prohíbe avisarte; puedes permitirlo en sus ajustes para esta página.
help-lines = en la crónica: de línea en línea; Enter muestra una línea otra vez

# Aprender

learn = Cómo se juega
learn-title = Aprender { $game }
learn-begin = Empezar
lesson = Lección
lesson-about = Una partida guiada en la mesa de verdad, de unos diez minutos. Puedes dejarla y volver; no cuenta para nada.
lesson-step = Paso { $number } de { $steps }
lesson-tip = Un consejo
lesson-next = Siguiente
lesson-back = Atrás
lesson-skip = Hazlo por mí
lesson-leave = Ocultar la lección
lesson-finish = Entendido: a jugar
lesson-off = La lección espera; juegas como quieras.
lesson-on = Volver a la lección
lesson-ended = La lección ha terminado; la partida sigue y es tuya.
lesson-free = Te toca: haz lo que quieras.
lesson-watch = Mira lo que hacen los demás…
lesson-wrong = Se podría, pero ahora la lección va de otra cosa: { $action }.
help-lesson = en una lección: seguir leyendo

# Problemas

puzzles = Problemas
puzzles-about = Posiciones de partidas reales, cada una con una respuesta mejor que las demás: probado recorriendo cada jugada, cada dado y cada reparto que podrías creer. El tablero es el de verdad, y las reglas también.
puzzle-head = Problema { $number }
puzzle-daily = Problema del día
puzzle-solve = Resolverlo
puzzle-all = Todos los problemas
puzzle-how = Una respuesta es la mejor. Si te equivocas, puedes probar otra vez.
puzzle-right = ¡Correcto! Su probabilidad exacta: { $chance }.
puzzle-goes-on = Bien hasta aquí ({ $chance }). ¿Y después?
puzzle-wrong = Esta no: su probabilidad exacta es { $chance }, la mejor tiene { $best }. Prueba otra vez.
puzzle-show = Ver la solución
puzzle-solution = La solución y las demás respuestas
puzzle-told = Lo que sigue
puzzle-chances = Cada respuesta y su probabilidad exacta
puzzle-more = { $count ->
    [one] y una más, no mejor
   *[other] y { $count } más, no mejores
}
puzzle-again = Otra vez

# Rótulos en los tableros de todos los juegos

label-round = Ronda
label-actions_left = acciones
label-hand = mano
label-deck = mazo
label-discards = descartes
label-you = tú
label-playing = Se está jugando
label-winners = Victoria
label-construction = construcción
label-constructions = construcciones
label-buildable = se puede construir en
label-growths = crecimientos
label-ecosystem_now = Si el ecosistema actuara ahora:
label-dies = muere
label-grows = crece
label-prevented = impedido
label-marked = marcado
label-ready = actúa en esta ronda

# El motor

engine-compiled = compilado
engine-interpreted = interpretado
engine-slow = El motor funciona aquí interpretado, diez veces más lento que compilado o más; un wheel para esta plataforma, o construirlo con un compilador de C (make play en un clon), trae el compilado.
version = sobremesa { $version }, motor { $engine }, Python { $python }

# La primera pantalla

front-title = sobremesa: cinco juegos de mesa, para personas, bots y quienes los diseñan
front-play = Jugar
front-play-match = una partida en esta terminal contra bots
front-play-browser = una mesa en el navegador, a solas o con otros
front-play-resume = seguir una partida guardada
front-look = Consultar
front-look-games = los juegos
front-look-rules = un reglamento, o una de sus reglas
front-look-cards = las cartas de un juego y lo que hacen
front-look-replay = una partida registrada, contada de nuevo
front-design = Diseñar
front-design-options = lo que se puede ajustar en un juego
front-design-simulate = los bots juegan una serie, y qué resultó
front-design-own = mazos para empezar; igual map y army; check dice qué está mal
front-design-position = una posición en JSON, para cambiarla y comprobarla
front-host = Alojar
front-host-serve = abrir la casa a otros
front-host-keep = copiar las mesas de una casa en marcha
front-host-doctor = revisar una casa y volver a jugar sus partidas
front-more = Cada orden se explica sola: sobremesa play --help. Idiomas: --lang en, es, pt.

# Opciones

options-int =
    { $step ->
        [one] un número, de { $low } a { $high }
       *[other] un número, de { $low } a { $high } de { $step } en { $step }
    }
options-bool = true (sí) o false (no)
options-enum = una de { $choices }
options-text = un texto sin espacios, de { $most } caracteres como mucho
options-standard = normal { $value }
options-standards = Normal: { $each }
options-follows = se sigue de las demás
options-instead = { $other } ocupa su lugar donde se fija.
options-secret = Se mantiene en secreto hasta el final.
options-presets = Variantes, para --set preset=NOMBRE
options-how = Se fija con --set OPCIÓN=VALOR; sobremesa options { $game } OPCIÓN lo cuenta todo de una.

# La lista de juegos

games-id = id
games-name = nombre
games-seats = asientos
games-tagline = de qué trata
games-engine = El motor está { $engine }.

# Una partida en la terminal

play-how = Responde con un número o con el texto de una acción; ayuda muestra qué más se puede escribir.
play-first = Es la mesa de una primera partida; con --seats y --set se elige otra.
play-story = La historia sigue en: sobremesa rules { $game } (--no-story la omite).
play-thinking = { $seat } está pensando…
play-curtain = Pasa el teclado a { $seat } y que pulse Intro.
play-hint = Lo que haría { $bot }:
play-worth = puntuación esperada: { $worth } %
play-more-rules = Y además: { $rules } (escribe why y el número).
play-undone = Acción deshecha.
play-no-hand = En este juego no hay mano que mostrar.
play-overwrite = { $file } ya existe. ¿Sobrescribirlo? (s/n)
play-leave = La partida no está guardada. ¿Salir de todos modos? (s/n)
play-yes = s si sí y yes
play-not-saved = No se ha guardado.
play-saved = Guardado: { $file }
play-saved-open = Guardado: { $file }. Contiene la semilla de los dados; para seguir más tarde: --resume { $file }
play-after = Escribe save ARCHIVO para guardar el registro; Intro para salir.
play-bye = ¡Hasta la próxima!
play-bye-unsaved = ¡Hasta la próxima! La partida no se ha guardado.

help-number = elegir por número
help-text = elegir por texto o nombre, en mayúsculas o minúsculas; basta un comienzo o un final inequívoco
help-why = las reglas detrás de lo último que pasó, o cualquier regla por su número
help-hint = lo que haría un bot, y qué espera
help-undo = deshacer tu última elección, mientras no se sepa nada nuevo
help-board = mostrar otra vez el tablero
help-hand = tus cartas y lo que hacen
help-log = los últimos sucesos
help-save = escribir el registro en un archivo, para seguir más tarde o conservarlo
help-help = esta lista
help-quit = dejar la partida

# Resultados

result-title = La partida ha terminado
result-won = gana
result-drawn = empata
result-lost = pierde
result-together = gana con otros
result-out = eliminado
result-length =
    { $decisions ->
        [one] Una decisión.
       *[other] { $decisions } decisiones.
    }
result-seed = Semilla de los dados: { $seed }
result-commitment = Compromiso: { $commitment }

# Una serie de partidas

series-title =
    { $matches ->
        [one] { $game }: una partida, semilla { $seed }
       *[other] { $game }: { $matches } partidas, semilla { $seed }
    }
series-head-seat = asiento
series-head-player = jugador
series-head-won = gana
series-head-drawn = empata
series-head-lost = pierde
series-head-together = juntos
series-head-out = fuera
series-head-score = puntos de media
series-head-ending = final
series-head-rule = regla
series-head-matches = partidas
series-head-winners = ganan
series-head-event = suceso
series-head-element = elemento
series-head-times = por partida
series-head-set_up = preparación
series-share = { $part } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
series-score = { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }
series-decisions = Decisiones por partida: { NUMBER($mean, maximumFractionDigits: 1) } de media, de { $min } a { $max }
series-rounds = Rondas por partida: { NUMBER($mean, maximumFractionDigits: 1) } de media, de { $min } a { $max }
series-never =
    { $count ->
        [0] No falta ninguno.
       *[other] Nunca: { $names }.
    }
series-stopped = Detenida tras { $played } de { $planned } partidas.
series-nothing = Detenida antes de que acabara la primera partida.
series-seats =
    { $seats ->
        [one] Un asiento: { $players } (--seats dice otra cosa)
       *[other] { $seats } asientos: { $players } (--seats dice otra cosa)
    }
series-time =
    { $jobs ->
        [one] Tiempo: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisiones por segundo, motor { $engine }, un proceso
       *[other] Tiempo: { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } decisiones por segundo, motor { $engine }, { $jobs } procesos
    }

# Registros y posiciones

verified = verificado: { $file }: { $checks }
verify-digest = el resumen criptográfico corresponde al texto
verify-actions =
    { $actions ->
        [one] su única acción es legal
       *[other] las { $actions } acciones son legales
    }
verify-result = el resultado es { $result }
verify-tape =
    { $numbers ->
        [one] la partida usa el único número de la cinta
       *[other] la partida usa los { $numbers } números de la cinta
    }
verify-seed = la semilla corresponde al compromiso y da esta cinta
verify-no-seed = la semilla aún no se ha revelado, así que no se comprobó de dónde viene la cinta
position-fine = { $file }: esta posición no tiene ningún problema
position-problems =
    { $number ->
        [1] { $file }: un problema
       *[other] { $file }: { $number } problemas
    }

# Archivos que traen los jugadores

cards-count =
    { $count ->
        [one] Una entrada.
       *[other] { $count } entradas.
    }
content-fine = { $file }: se puede jugar con esto (contenido { $content })
file-fine = { $file }: todo está en orden
file-problems =
    { $count ->
        [one] { $file }: un problema
       *[other] { $file }: { $count } problemas
    }

# Un juego nuevo

new-written = { $name } está en { $folder } y funciona: pip install -e { $folder }, luego sobremesa play { $name }; python -m pytest { $folder } lo prueba

# Lo que puede estar mal

error-read = no se puede leer { $file }: { $reason }
error-large = { $file } pasa de { $limit } MiB, más que cualquier registro o posición
error-utf8 = { $file } no es texto UTF-8: el byte { $byte } está mal
error-digits = { $place }: no se puede leer un número: { $reason }
error-deep = { $place }: demasiados niveles anidados para leerlo
error-exists = { $file } ya existe
error-write = no se puede escribir { $file }: { $reason }
error-human = una serie la juegan bots, no { $player }
error-no-files = { $game } no admite archivos { $kind }
error-many-files = --{ $kind } aparece { $number } veces, esta mesa admite { $most } como máximo
error-no-cards = { $game } no tiene cartas que mostrar
error-no-card = ninguna carta dice { $word }
error-missing = falta { $name }
error-which-game = falta GAME: uno de { $games }
error-no-seat =
    { $seats ->
        [1] la opción { $option } trata de un asiento que no está en esta mesa de uno
       *[other] la opción { $option } trata de un asiento que no está en esta mesa de { $seats }
    }
error-idle = la opción { $option } no cambia nada aquí: { $other } ocupa su lugar
error-setting = { $setting } después de --set no es OPCIÓN=VALOR
error-use-kinds = { $use } después de --uses cuenta juntos elementos de varios tipos
error-vary = la opción { $option } no tiene valores propios que recorrer; indícalos: --vary { $option }=…
error-vary-many = --vary pide { $number } preparaciones, como máximo { $most }
error-twice = la opción { $option } aparece dos veces
error-seed = la semilla { $seed } debe ser una sola palabra con letras, cifras y . / : _ -
error-search = ninguna regla de { $game } dice { $word }
error-new-name = un juego no puede llamarse { $name }: se admiten minúsculas sin acento, cifras y _, desde una letra, hasta 40, y ninguna palabra de Python
error-new-taken = aquí ya hay algo que se llama { $name }: hace falta otro nombre
error-together = { $one } no se puede usar junto con { $other }
error-other-game = { $file } es una partida de { $game }, no de { $given }
error-decisions =
    { $option } { $number } se pasa: el registro tiene { $most ->
        [one] una decisión
       *[other] { $most } decisiones
    }
error-resume-over = la partida de { $file } ha terminado; replay la muestra
error-resume-seed = { $file } no trae la semilla, la partida no puede seguir
error-number = { $number } no está entre las opciones 1 a { $most }
error-ambiguous = { $typed } es ambiguo: { $options }
error-action = no hay ninguna acción { $typed } en este juego
error-action-near = no hay ninguna acción { $typed } en este juego; ¿quiso decir { $near }?
error-not-now = { $typed } no es posible ahora
refused-question = Ahora se pregunta otra cosa.
error-refused = { $typed } no es posible ahora. { $reasons }
error-empty = Escribe un número del 1 al { $most }, una acción o help.
error-argument = { $command } no lleva nada detrás: sobra { $argument }
error-count = { $number } no es un número de sucesos
error-save = save necesita el nombre de un archivo: save ARCHIVO
error-over = La partida ha terminado.

# Nombres que nada tiene

unknown-near = { $told }; ¿quiso decir { $near }?
unknown-known = { $told }; hay { $known }
unknown-takes = { $told }; admite { $known }
unknown-game = no hay ningún juego { $name }
unknown-option = no hay ninguna opción { $name }
unknown-preset = no hay ninguna variante { $name }
unknown-choice = la opción { $of } no puede ser { $name }
unknown-player = no hay ningún jugador { $name }
unknown-language = no hay ningún idioma { $name }
unknown-rule = no hay ninguna regla { $name }
unknown-command = no hay ninguna orden { $name }
unknown-flag = aquí no hay ninguna opción { $name }
unknown-seat = no hay ningún asiento { $name }
unknown-type = no hay ningún tipo { $name }
unknown-ready = no hay ninguno llamado { $name }
unknown-use = { $name } no es WORD:KIND de un suceso

# De qué tratan las páginas, para la pestaña y para los enlaces que se muestran en otra parte

page-title = sobremesa: quédate un rato más a la mesa
page-text = Cinco juegos de mesa de nuevo diseño, para jugar con amigos, en un solo dispositivo o contra bots.
page-table = Ven a la mesa: { $game }
    .text = Abre el enlace para sentarte o para mirar. Sin cuenta y sin instalar nada.
page-replay = Una partida de { $game }, contada de nuevo
    .text = Cada decisión, y la regla que hay detrás.
page-rules = { $game }: las reglas
    .text = Cada regla con su número, y una primera partida a un clic.
page-gallery = { $game }: lo que hay en la caja
    .text = Cada carta y cada pieza, con su imagen, su texto y su regla.
page-decks = { $game }: mazos
    .text = Construye un mazo, entérate al instante de lo que le falta y juega con él.

# Grupos de opciones, como los muestran los formularios

group-mode = Modo de juego
group-start = Cómo empieza
group-goals = Ganar y perder
group-length = Cuánto dura
group-turn = Un turno
group-cards = Cartas
group-decks = Mazos
group-deck = Mazos de los jugadores
group-list = Mazos propios de los jugadores
group-copies = Copias de cada carta
group-land = Tierra y ecosistema
group-danger = El Rey y la casa
group-fighting = Mover y combatir
group-mob = El Mob
group-armies = Ejércitos
group-map = La mesa en la que se combate
group-points = Puntos

# What somebody who is away is told

push-title = Te toca – { $game }
push-text = Los demás esperan tu decisión.

# Imprimir y jugar.

print-title = imprimir y jugar
print-cards = cartas
print-backs = reversos
print-tokens = fichas
print-standees = figuras: doblar por encima de la cabeza
print-sheets = referencia
print-rulebook = reglamento
print-blank = esta cara queda vacía
print-count-cards = { $count } cartas
print-count-tokens = { $count } fichas y figuras
print-count-boards = { $count } tableros
print-count-sheets = hojas de referencia
print-count-rulebook = reglamento
print-own = Impreso con contenido propio { $content }.
print-how-scale = Imprime al 100 %, nunca «ajustar a la página»: la regla de abajo mide entonces diez centímetros.
print-how-duplex = Imprime cartas y fichas por las dos caras, girando por el borde largo; a cada página de anversos la siguen sus reversos.
print-how-cut = Pon una regla de marca a marca y corta; las fichas, por su borde. Papel grueso, o fundas de 63 × 88 mm.
print-how-tape = Tableros mayores que una hoja: pon cada página sobre la anterior hasta la línea roja, y pega.
print-how-rules = Figuras: dobla por encima de la cabeza, pega y mete el pie en un soporte.
print-done = { $file }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
}.
error-print = Para imprimir hace falta el paquete { $missing }: pip install "sobremesa[print]".

# La terminal como lugar.

place-prompt = número, acción o ayuda · Intro toma lo marcado
key-help = ayuda
key-hint = pista
key-undo = deshacer
key-why = por qué
key-goals = metas
command-why = porqué por
command-hint = pista consejo
command-undo = deshacer
command-board = tablero
command-hand = mano
command-log = registro
command-rules = reglas
command-goals = metas objetivos
command-legend = leyenda
command-save = guardar
command-resign = rendirse
command-help = ayuda
command-quit = salir
help-rules = una regla por su número, las que dicen una palabra, o todos los títulos
help-goals = lo que busca cada cual
help-legend = qué es y qué hace cada pieza
help-resign = rendirse: un bot sigue hasta el final
play-resign = Un bot ({ $bot }) jugará por ti hasta el final. ¿Te rindes? (s/n)
play-resigned = { $bot } sigue jugando por { $seat }.
play-bye-kept = ¡Hasta la próxima! La partida queda guardada; sigue con: sobremesa play { $game } --resume last
error-none-kept = No quedó ninguna partida con la que seguir.

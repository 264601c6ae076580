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

# La lista de juegos

games-id = id
games-name = nombre
games-seats = asientos
games-tagline = de qué trata
games-engine = El motor está { $engine }.

# Una partida en la terminal

play-how = Responde con un número o con el texto de una acción; help muestra qué más se puede escribir.
play-first = Es la mesa de una primera partida; con --seats y --set se elige otra.
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
        [one] Una carta.
       *[other] { $count } cartas.
    }
file-fine = { $file }: todo está en orden
file-problems =
    { $count ->
        [one] { $file }: un problema
       *[other] { $file }: { $count } problemas
    }

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
error-type = no existe el tipo { $type }; hay { $types }
error-no-ready = no existe { $name }; hay { $names }
error-setting = { $setting } después de --set no es OPCIÓN=VALOR
error-use = { $use } después de --uses no es PALABRA:TIPO de un suceso; hay { $known }
error-use-kinds = { $use } después de --uses cuenta juntos elementos de varios tipos
error-vary = la opción { $option } no tiene valores propios que recorrer; indícalos: --vary { $option }=…
error-vary-many = --vary pide { $number } preparaciones, como máximo { $most }
error-twice = la opción { $option } aparece dos veces
error-seed = la semilla { $seed } debe ser una sola palabra con letras, cifras y . / : _ -
error-search = ninguna regla de { $game } dice { $word }
error-together = { $one } no se puede usar junto con { $other }
error-other-game = { $file } es una partida de { $game }, no de { $given }
error-decisions = { $option } { $number } se pasa: el registro tiene { $most } decisiones
error-seat = no hay asiento { $seat }; hay { $seats }, spectator y all
error-resume-over = la partida de { $file } ha terminado; replay la muestra
error-resume-seed = { $file } no trae la semilla, la partida no puede seguir
error-number = { $number } no está entre las opciones 1 a { $most }
error-ambiguous = { $typed } es ambiguo: { $options }
error-action = no hay acción { $typed } en este juego
error-not-now = { $typed } no es posible ahora
error-refused = { $typed } no es posible ahora. { $reasons }
error-empty = Escribe un número del 1 al { $most }, una acción o help.
error-command = no hay orden { $word }; help las muestra
error-argument = { $command } no lleva nada detrás: sobra { $argument }
error-count = { $number } no es un número de sucesos
error-save = save necesita el nombre de un archivo: save ARCHIVO
error-over = La partida ha terminado.

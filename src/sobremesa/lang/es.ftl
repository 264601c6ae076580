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
front-play-lesson = una primera partida guiada, paso a paso
front-play-match = una partida en esta terminal contra bots
front-play-browser = una mesa en el navegador, a solas o con otros
front-play-resume = seguir una partida guardada
front-play-position = una posición, o un momento de una partida registrada, para seguir contra bots
front-play-puzzle = una posición con una sola respuesta mejor: encuéntrala
front-look = Consultar
front-look-games = los juegos
front-look-learn = cómo se juega, en una página
front-look-rules = un reglamento, o una de sus reglas
front-look-cards = las cartas de un juego y lo que hacen
front-look-replay = una partida registrada, contada de nuevo
front-look-analyse = las posibilidades de cada cual en una partida registrada, y dónde dio un vuelco
front-design = Diseñar
front-design-options = lo que se puede ajustar en un juego
front-design-simulate = los bots juegan una serie, y qué resultó
front-design-lab = series largas con informes, para comparar y continuar
front-design-own = mazos para empezar; igual map y army; check dice qué está mal
front-design-new = un juego pequeño que funciona, para hacer de él uno propio
front-study = Investigar
front-study-arena = bots y agentes juegan todos contra todos y se les puntúa
front-study-mcp = los juegos como herramientas de agentes que leen y escriben texto
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

# Quién juega en un asiento

who-human = humano
who-chance = al azar
who-clumsy = torpe
who-careless = despistado
who-beginner = principiante
who-easy = fácil
who-normal = normal
who-medium = medio
who-hard = difícil
who-expert = experto
who-greedy = codicioso

# Una partida en la terminal

play-how = Responde con un número o con el texto de una acción; ayuda muestra qué más se puede escribir.
play-first = Es la mesa de una primera partida; con --seats y --set se elige otra.
play-story = La historia sigue en: sobremesa rules { $game } (--no-story la omite).
play-thinking = { $seat } está pensando…
play-curtain = Pasa el teclado a { $seat } y que pulse Intro.
play-hint = Lo que haría { $bot }:
play-advice = Lo que haría un bot:
play-worth = posibilidades: { $worth } %
play-more-rules = Y además: { $rules } (escribe porqué y el número).
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
help-hint = lo que haría un bot, qué espera y qué teme
help-undo = deshacer tu última elección, mientras no se sepa nada nuevo
help-board = mostrar otra vez el tablero
help-hand = tus cartas y lo que hacen
help-log = los últimos sucesos
help-save = escribir el registro en un archivo, para seguir más tarde o conservarlo
help-next = en una lección: que el paso se haga solo
help-step = en una lección: repetir el paso
help-help = esta lista
help-quit = dejar la partida

# Una probabilidad en tanto por ciento

chance-percent = { $value } %

# Una pista: lo que un bot miró, espera y teme

advice-you = Tú
advice-share =
    { $weight ->
        [most] su elección clara
        [some] la tuvo muy en cuenta
       *[little] apenas la miró
    }
advice-glance = apenas la miró
advice-search =
    { $count ->
        [one] El bot siguió jugando desde aquí una vez; lo que no puedes ver lo imaginó.
       *[other] El bot siguió jugando desde aquí { $count } veces; lo que no puedes ver lo imaginó de nuevo cada vez.
    }
advice-look = Este bot no busca: solo valoró la posición después de cada jugada.
advice-chance = Este bot elige al azar y no valora nada.
advice-own = Este bot no cuenta cómo decide.
advice-chances =
    { $whose ->
        [all] Posibilidades de todos juntos
        [team] Posibilidades de tu bando
       *[one] Tus posibilidades de ganar
    }: { $after } % con la primera respuesta, { $before } % de media entre todo lo que probó.
advice-only =
    { $whose ->
        [all] Posibilidades de todos juntos
        [team] Posibilidades de tu bando
       *[one] Tus posibilidades de ganar
    }: { $after } %. El bot vio una sola respuesta.
advice-line = Lo que espera:
advice-plan = Su plan para todos:
advice-step = { $who }: { $what } ({ $share } % de las veces)
advice-no-line = Lo que viene después no lo sabe.
advice-feared = Lo que más teme: { $who }: { $what }. Entonces quedaría en { $worth } %.
advice-feared-too = Lo que más teme es justo la respuesta que espera: entonces quedaría en { $worth } %.
advice-unanswered = No sabe qué harán los rivales; con mala suerte, una vez de cada diez, queda en { $low } % o menos.
advice-luck = Ninguna respuesta rival le preocupa más que otra; con mala suerte, una vez de cada diez, queda en { $low } % o menos.
advice-fate = Ningún rival responde; con mala suerte, una vez de cada diez, queda en { $low } % o menos.

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

# El laboratorio

lab-language = Español
lab-title = { $game }: lo que hicieron los bots
lab-played =
    { $variants ->
        [one] { $matches ->
                [one] { $matches } partida
               *[other] { $matches } partidas
            }, semilla { $seed }; edición { $edition }, sobremesa { $version }, motor { $engine }.
       *[other] { $matches ->
                [one] { $matches } partida
               *[other] { $matches } partidas
            } de { $variants } variantes, semilla { $seed }; edición { $edition }, sobremesa { $version }, motor { $engine }.
    }
lab-players = Jugadores
lab-stopped = Interrumpido; partidas jugadas: { $played } de { $planned }. La misma orden continúa.
lab-printed = como está impreso
lab-findings = Lo que llama la atención
lab-limits = Lo que esto no puede decir
lab-sure-full = (fuera de duda razonable)
lab-sure-fair = (probable, no seguro)
lab-wins = Quién gana
lab-by-seat = Por asiento
lab-by-side = Por bando
lab-by-first = Quien elige primero
lab-variants = Variantes
lab-variants-how = Las partidas de un mismo turno tienen los mismos dados en cada variante; las cifras pequeñas son la diferencia con la primera variante, partida a partida, con su intervalo del 95 %; en negrita si es más que suerte.
lab-skill = Destreza
lab-skill-how = Puntuación media del bot de la fila en un asiento, por turno en todos, entre bots de la columna; con su intervalo del 95 %.
lab-endings = Cómo termina
lab-course = Cómo transcurre
lab-uses = Qué se usa
lab-uses-how = Cuánto más puntúan quienes usaron algo, en puntos de 100, frente al mismo asiento en partidas sin ello; con su intervalo del 95 %.
lab-uses-things = Cartas y otras cosas
lab-uses-verb = Acciones
lab-uses-event = Sucesos
lab-head-matches = partidas
lab-head-won = ganadas (intervalo del 95 %)
lab-head-score = puntuación media
lab-head-variant = variante
lab-head-ending = final
lab-head-share = parte
lab-head-mean = media
lab-head-times = por partida
lab-head-lift = ventaja
lab-mean-decisions = Decisiones
    .text = preguntas respondidas en una partida
lab-mean-rounds = Rondas
    .text = como las cuenta el reglamento
lab-mean-choices = Elecciones
    .text = decisiones con dos respuestas o más
lab-mean-branching = Ramificación
    .text = respuestas entre las que elegir, en una elección
lab-mean-dead = Turnos muertos
    .text = parte de los turnos sin elección alguna
lab-mean-leads = Cambios de líder
    .text = veces que otro asiento va por delante, según la estimación de los bots en cada ronda
lab-mean-drama = Drama
    .text = cuánto va por detrás de media quien ganará, según la estimación de los bots, de 0 a 1
lab-mean-decided = Decidida
    .text = parte de la partida tras la cual quien gana no vuelve a ir por detrás
lab-find-more = { $name } gana el { NUMBER($share, maximumFractionDigits: 1) } % de las partidas (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }), más que una parte igual del { NUMBER($equal, maximumFractionDigits: 1) } %.
lab-find-less = { $name } gana el { NUMBER($share, maximumFractionDigits: 1) } % de las partidas (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }), menos que una parte igual del { NUMBER($equal, maximumFractionDigits: 1) } %.
lab-find-even = Nadie destaca: las partes no difieren del { NUMBER($equal, maximumFractionDigits: 1) } % más de lo que lo haría la suerte.
lab-find-table = La mesa gana el { NUMBER($share, maximumFractionDigits: 1) } % de las partidas (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-gains = { $variant }: { $name } gana { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } puntos de 100
    } más a menudo que con { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-loses = { $variant }: { $name } gana { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } puntos de 100
    } menos a menudo que con { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-longer = { $variant }: una partida lleva { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } decisión
       *[other] { NUMBER($by, maximumFractionDigits: 1) } decisiones
    } más que con { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-shorter = { $variant }: una partida lleva { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } decisión
       *[other] { NUMBER($by, maximumFractionDigits: 1) } decisiones
    } menos que con { $first } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-alike = Las variantes no difieren más de lo que lo haría la suerte.
lab-find-skill = { $strong } en lugar de { $weak } vale { $gain ->
        [one] { NUMBER($gain, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($gain, maximumFractionDigits: 1) } puntos de 100
    } (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }); en el { NUMBER($same, maximumFractionDigits: 1) } % de las partidas no cambia nada para el asiento: ahí deciden los dados y el asiento.
lab-find-first-always = { $name } siempre elige primero: lo que eso vale no se distingue de lo que vale el asiento.
lab-find-first = Quien elige primero puntúa { NUMBER($share, maximumFractionDigits: 1) } de 100 (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }); la media es { NUMBER($equal, maximumFractionDigits: 1) }.
lab-find-first-none = Elegir primero no vale nada que pueda medirse: { NUMBER($share, maximumFractionDigits: 1) } de 100 (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }), { NUMBER($equal, maximumFractionDigits: 1) } de media.
lab-find-ending = El { NUMBER($share, maximumFractionDigits: 1) } % de las partidas termina de una sola manera: { $ending }
lab-find-drawn = El { NUMBER($share, maximumFractionDigits: 1) } % de las partidas acaba en empate.
lab-find-length = Nueve de cada diez partidas llevan de { $low } a { $high } decisiones; la más larga llevó { $most }.
lab-find-lead = El liderato cambia { $leads ->
        [one] { NUMBER($leads, maximumFractionDigits: 1) } vez
       *[other] { NUMBER($leads, maximumFractionDigits: 1) } veces
    } por partida; quien ganará va de media { $drama ->
        [one] { NUMBER($drama, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($drama, maximumFractionDigits: 1) } puntos de 100
    } por detrás, y no vuelve a estarlo tras el { NUMBER($decided, maximumFractionDigits: 1) } % de la partida.
lab-find-dead = En el { NUMBER($share, maximumFractionDigits: 1) } % de los turnos no hay nada que elegir.
lab-find-helps = Quien usa { $name } ({ $use }) puntúa { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } puntos de 100
    } más que el mismo asiento sin ello (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-harms = Quien usa { $name } ({ $use }) puntúa { $by ->
        [one] { NUMBER($by, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($by, maximumFractionDigits: 1) } puntos de 100
    } menos que el mismo asiento sin ello (de { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }).
lab-find-never = { $never } de { $all } ({ $kind }) nunca entraron en juego: { $names }.
lab-limit-number = Con { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } una parte se conoce con unos { $off ->
        [one] { NUMBER($off, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($off, maximumFractionDigits: 1) } puntos de 100
    } de más o de menos; con cuatro veces más, la mitad.
lab-limit-chance = chance juega al azar: muestra lo que permiten las reglas, no lo que haría la gente.
lab-limit-clumsy = clumsy responde la mitad de sus preguntas sin pensar: representa una primera partida.
lab-limit-careless = careless responde una cuarta parte de sus preguntas sin pensar: representa a un principiante.
lab-limit-greedy = greedy mira un paso por delante: los planes de varios turnos, los faroles y las amenazas le quedan lejos, y lo que los necesita parece más débil de lo que es.
lab-limit-mcts = mcts busca hasta donde llega su presupuesto: con más, lo que pide planes largos puede hacerse más fuerte.
lab-limit-own = Jugó un bot propio: lo que no sabe hacer solo lo sabe su autor.
lab-limit-lift = Una ventaja no es una causa: quien va ganando, o juega más tiempo, puede usar algunas cosas más a menudo.
lab-seats =
    { $seats ->
        [one] Un asiento: { $players } (--seats dice otra cosa)
       *[other] { $seats } asientos: { $players } (--seats dice otra cosa)
    }
lab-written = { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } en { NUMBER($seconds, maximumFractionDigits: 1) } s; el informe es { $file }
lab-no-parquet = Las tablas se escribieron solo como CSV: Parquet necesita pyarrow (pip install 'sobremesa[lab]').
lab-check-fine = { $game } está equilibrado como dice su referencia ({ $bots }).
lab-check-share = { $name } gana el { NUMBER($now, maximumFractionDigits: 1) } % de las partidas de { $bot }, la referencia dice { NUMBER($before, maximumFractionDigits: 1) } %: la suerte lo mueve como mucho { NUMBER($net, maximumFractionDigits: 1) }.
lab-check-length = Una partida de { $bot } lleva { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } decisión
       *[other] { NUMBER($now, maximumFractionDigits: 1) } decisiones
    }, la referencia dice { NUMBER($before, maximumFractionDigits: 1) }: la suerte lo mueve como mucho { NUMBER($net, maximumFractionDigits: 1) }.
lab-balance-title = { $game }: en busca del equilibrio
lab-balance-how = Propuestas: { $trials }; partidas de cada una: { $matches }; números que girar: { $knobs }. En horizontal: cuánto se cambia; en vertical: lo lejos que está de su meta la parte más alejada, en puntos de 100.
lab-balance-front = El frente: ninguna está más cerca con menos cambio
lab-balance-fresh = Jugado otra vez con dados nuevos
lab-balance-best = Lo que alcanza la meta
lab-balance-none = Nada alcanzó la meta a { $within ->
        [one] { NUMBER($within, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($within, maximumFractionDigits: 1) } puntos de 100
    } con dados nuevos; lo más cercano quedó a { NUMBER($distance, maximumFractionDigits: 1) }.
lab-balance-reached = { $changes }: a { $distance ->
        [one] { NUMBER($distance, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($distance, maximumFractionDigits: 1) } puntos de 100
    } de la meta en { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } nuevas; { $file } es ese contenido.
lab-balance-change = cambio
lab-balance-distance = distancia
lab-balance-what = qué se cambia
lab-balance-nothing = nada
lab-balance-aims = Meta: { $aims }; basta con quedar a lo sumo a { $within ->
        [one] { NUMBER($within, maximumFractionDigits: 1) } punto de 100
       *[other] { NUMBER($within, maximumFractionDigits: 1) } puntos de 100
    }.
lab-balance-players = Jugadores: { $players }
lab-balance-unchecked = Interrumpido antes de jugar otra vez lo más probable con dados nuevos; propuestas jugadas: { $trials }. La misma orden continúa.
lab-enough = Basta para decidir; partidas jugadas: { $matches } de { $planned }.

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
error-worker = { $deaths } procesos terminaron uno tras otro (código { $code }) sin acabar partida alguna; las partidas acabadas se conservan
error-lab-folder = { $folder } ya existe y no contiene un ensayo del laboratorio
error-lab-other = { $folder } contiene otro ensayo: difiere en { $what }; indica otra carpeta, o da la misma orden
error-lab-kind = { $folder } contiene otra cosa del laboratorio: las series y las búsquedas del equilibrio tienen carpetas propias
error-lab-write = no se puede escribir { $file }: { $reason }; se conserva lo que contiene (partidas: { $matches }), y la misma orden continúa
error-search-write = no se puede escribir { $file }: { $reason }; se conserva lo probado (propuestas: { $trials }), y la misma orden continúa
error-lab-results = no se puede escribir { $file }: { $reason }; se conserva todo lo jugado, y la misma orden lo escribe
error-set-turned = la opción { $option } está fijada y también se puede girar: elige una de las dos cosas
error-tell = { $value } tras --tell no es una parte como 4%, de 0.1% a 50%
error-lab-busy = otro ensayo está escribiendo en { $folder }
error-no-baseline = { $game } no tiene { $file } con que comparar; lab check { $game } --write lo mide
error-extra = { $what } necesita { $library }: pip install 'sobremesa[{ $extra }]'
error-share = { $value } tras { $place } no es una parte de 0% a 100%, como { $such }
error-follows = la opción { $name } se sigue de otras o del contenido: nombra aquello de lo que se sigue, por su lugar en content.toml
error-cluster = no se puede entrar en un cluster de Ray en { $address }: { $reason }
error-task = el cluster no pudo jugar una partida: { $reason }; las partidas acabadas se conservan, y la misma orden continúa
error-target = { $target } tras --target no es NOMBRE=PARTE,… como { $such }
error-target-name = la meta nombra { $name }, hay { $known }
error-target-twice = la meta nombra { $name } dos veces
error-no-target = la meta está vacía: da una parte al menos a uno de { $known }
error-no-knobs = nada de lo que nombra { $tune } se puede girar
error-lab-match = { $folder } no contiene la partida { $number }
error-knob = { $name } no puede ser { $value }: admite { $takes }
error-lab-compare = el otro ensayo es de { $game } (asientos: { $seats }): solo se comparan ensayos de un mismo juego con los mismos asientos
error-lab-same = el otro ensayo trata exactamente de lo mismo: cambia algo o compara con otro
error-lab-former = solo se compara con un ensayo de una sola variante: el otro ya compara varias cosas, o no es una serie
error-lab-vary = un ensayo o recorre los valores de unas opciones o se compara con otro ensayo, no ambas cosas
error-bots = --bots nombra { $bots }: requiere dos bots distintos o más, el más débil primero
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
error-analyse-going = la partida de { $file } no ha terminado; solo se analiza una terminada
error-suffix = { $file } debe acabar en uno de { $known }
error-position-over = en { $file } la partida ha terminado, no hay nada que jugar
error-position-seats = { $file } tiene otro número de asientos ({ $seats }) que el que nombra --seats
error-number = { $number } no está entre las opciones 1 a { $most }
error-ambiguous = { $typed } es ambiguo: { $options }
error-action = no hay ninguna acción { $typed } en este juego
error-action-near = no hay ninguna acción { $typed } en este juego; ¿querías decir { $near }?
error-not-now = { $typed } no es posible ahora
refused-question = No responde a nada de lo que se pregunta ahora.
error-refused = { $typed } no es posible ahora. { $reasons }
error-empty = Escribe un número del 1 al { $most }, una acción o ayuda.
error-argument = { $command } no lleva nada detrás: sobra { $argument }
error-count = { $number } no es un número de sucesos
error-save = save necesita el nombre de un archivo: save ARCHIVO
error-over = La partida ha terminado.

# Nombres que nada tiene

unknown-near = { $told }; ¿querías decir { $near }?
unknown-known = { $told }; hay { $known }
unknown-takes = { $told }; admite { $known }
unknown-game = no hay ningún juego { $name }
unknown-option = no hay ninguna opción { $name }
unknown-preset = no hay ninguna variante { $name }
unknown-choice = la opción { $of } no puede ser { $name }
unknown-player = no hay ningún jugador { $name }
unknown-language = no hay ningún idioma { $name }
unknown-rule = no hay ninguna regla { $name }
unknown-knob = nada que se pueda girar se llama { $name }
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

# Looking back at a match

analysis-title = { $game }: la partida vista después
analysis-turns = Momentos decisivos
analysis-none = Ninguna decisión ni tirada cambió en una décima las posibilidades de nadie.
analysis-everyone = todos
analysis-blunder = { $number }. { $seat } eligió «{ $action }»: por lo que podía saberse, { $worth } % de posibilidades, cuando «{ $best }» prometía { $hoped } %.
analysis-lucky = { $number }. Suerte para { $whose }: cuando { $seat } eligió «{ $action }» tenía { $decided } %; luego los dados o las cartas lo dejaron en { $settled } %.
analysis-unlucky = { $number }. Mala suerte para { $whose }: cuando { $seat } eligió «{ $action }» tenía { $decided } %; luego los dados o las cartas lo dejaron en { $settled } %.
analysis-move = { $number }. { $seat } eligió «{ $action }», y las posibilidades de { $whose } subieron de { $before } % a { $decided } %.
analysis-how = Posibilidades sabiéndolo todo, cada posición continuada { $rolls } veces; las jugadas preferidas son las de un bot que piensa por adelantado, con lo que el asiento podía saber.
analysis-written = Escrito en { $file }.

# Lecciones

lesson-list = Lecciones
lesson-how = Haz lo que pide la lección; «siguiente» da el paso por ti, «paso» lo repite, «salir» la deja (queda guardada para seguir otro día) y «ayuda» muestra lo demás.
lesson-bye-kept = ¡Hasta la próxima! La lección queda guardada; sigue con: sobremesa lesson { $game } { $lesson } --resume last
lesson-enter = Intro: seguir
lesson-step = Paso { $number } de { $steps }
lesson-tip = Un consejo
lesson-look = Mira: { $names }
lesson-wrong = Se podría, pero ahora la lección va de otra cosa: { $action }. («siguiente» lo hace por ti)
lesson-done-for-you = Hecho por ti: { $action }
lesson-end = Y ahora, una partida tuya: sobremesa play { $game }
error-no-lesson = Aquí no hay lección: sobremesa lesson JUEGO empieza una.
error-puzzle = { $game } no tiene el problema { $number }: tiene del 1 al { $most }
error-no-step = La lección no espera nada ahora: haz lo que quieras.
error-no-lessons = { $game } no tiene lecciones.
error-no-sheet = { $game } no tiene página que explique cómo se juega; sus reglas están en sobremesa rules { $game }.
error-other-lesson = { $file } no es una partida de la lección { $lesson }.
unknown-lesson = no hay ninguna lección { $name }

# Agentes

agent-how = Juegos de mesa que se juegan por texto. list_games dice cuáles hay; read_rules, las reglas. open_table o join_table te da un asiento y su clave; después mira (look), actúa (act) con el texto de una de las acciones legales, y así hasta que acabe la partida. Solo ves lo que tu asiento puede ver.
agent-served = los agentes se atienden en { $address }  (Ctrl-C lo termina)
agent-game = { $id }: { $name }. { $tagline } Asientos: { $seats }.
agent-seats = Asientos: { $seats }. En una primera partida juegas con bots: { $first }.
agent-seat = Mesa { $table }, asiento { $seat } ({ $id }), clave { $token }
agent-waiting = La partida empieza cuando todos los asientos están ocupados; libres: { $open }.
agent-asked = Le toca a { $seat }; mira otra vez, con wait.
agent-nearest = Acción legal más cercana: { $near }
agent-legal = { $action } es legal ahora.
agent-until = Próximo suceso: { $number }
agent-no-tables = Ninguna mesa espera jugadores.
agent-left = Has dejado la mesa.
tool-list-games = Todos los juegos, una línea cada uno. lang: en, es o pt.
tool-describe-game = Un juego: sus asientos, qué quiere cada uno y todas las opciones de una mesa.
tool-read-rules = Reglas de un juego: una por su número (rule: 5.3), un capítulo (rule: 5), las que dicen una palabra (word) o, sin nada, la lista de todas.
tool-list-tables = Mesas que esperan jugadores: id, juego, quién está sentado.
tool-open-table = Abre una mesa y siéntate. seats: por asiento me, open o un bot (beginner, easy, normal, hard, expert); sin él, una primera partida contra bots. options: como las enumera describe_game.
tool-join-table = Toma un asiento libre de una mesa, por su número desde 0, o el primero.
tool-hold-seat = Continúa en un asiento de la casa que ya es tuyo: su mesa, número y clave (token).
tool-look = Lo que pasó desde entonces, el tablero como lo ve tu asiento y la pregunta. wait: segundos de espera hasta tu turno, hasta 60.
tool-legal-actions = Todas las acciones legales por su texto, una línea cada una.
tool-act = Responde a la pregunta con el texto de una acción; dice qué causó y la pregunta siguiente. Lo que no es legal no cambia nada y se dice por qué.
tool-why = Si una acción es legal ahora; si no, cada condición que falla, con su regla.
tool-goals = Lo que decide la partida: qué quieres tú, qué quieren los demás, cuánto le falta a cada cual y por qué regla.
tool-log = Lo que pasó desde el número de un suceso (since: 0 es el comienzo), como tu asiento puede saberlo.
tool-record = El registro de una partida terminada, con su semilla.
tool-leave = Deja la mesa: antes del comienzo el asiento queda libre otra vez.
error-agent-mcp = los agentes necesitan el paquete mcp: pip install 'sobremesa[mcp]'
error-agent-key = ningún asiento tiene esta clave; open_table y join_table dan una
error-agent-seat = el asiento { $seat } de la mesa { $table } no está libre
error-agent-table = no hay ninguna mesa { $table }
error-agent-own = uno de los asientos debe ser { $own }, y solo uno
error-agent-full = ya hay { $most } mesas, y ninguna ha terminado
error-agent-waiting = la partida de la mesa { $table } empieza cuando todos los asientos están ocupados
error-agent-turn = le toca a otro asiento, no al tuyo; mira con wait
error-agent-long = una acción es un texto de 1 a { $most } caracteres
error-agent-record = una partida tiene registro cuando ha terminado
error-agent-house = no se puede llegar a la casa en { $house }: { $reason }

# La arena

arena-played = Partidas: { $matches } de { $planned }
arena-invited = { $agent } se conecta a { $address } y juega con la clave { $token }
arena-agent = agente
arena-rating = valoración
arena-interval = 95 %
arena-score = puntos
arena-seconds = s/decisión
arena-late = tarde
arena-illegal = ilegal
arena-crash = caídas
arena-pair = par
arena-share = parte
arena-sure = 95 %
arena-matches = partidas
error-arena-agent = { $agent } no es un agente: un bot, module:Class, cmd:ORDEN o mcp:ORDEN
error-arena-twice = dos agentes se llaman { $agent }; dale nombre a uno: NOMBRE=AGENTE
error-arena-few = una arena admite de 2 a { $most } agentes
error-arena-plan = { $folder } contiene otra arena: { $name } no es lo mismo

look-title = Mirada atrás
look-text = Las posibilidades de cada cual tras cada decisión, las jugadas preferidas, y dónde la suerte o un error dieron un vuelco a la partida.
look-begin = Analizar esta partida
look-working = En ello: { $done } %. Puedes dejar la página: sigue sola.
look-plot = Posibilidades de ganar, decisión a decisión
look-preferred = Se prefería «{ $best }»: { $hoped } % en vez de { $worth } %, por lo que podía saberse.
look-turned = Aquí dio un vuelco:
look-fork = Seguir jugando desde aquí
look-try = Probarlo
look-try-text = Otra mesa en este mismo momento, contra bots: lo que no puedes saber se reparte de nuevo. Esta partida te espera.
look-origin = De un momento de otra partida

# Imprimir y jugar.

print-title = imprimir y jugar
print-cards = cartas
print-backs = reversos
print-tokens = fichas
print-standees = figuras: doblar por encima de la cabeza
print-sheets = referencia
print-rulebook = reglamento
print-blank = esta cara queda vacía
print-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
print-count-tokens = { $count ->
    [one] { $count } ficha o figura
   *[other] { $count } fichas y figuras
}
print-count-boards = { $count ->
    [one] { $count } tablero
   *[other] { $count } tableros
}
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

place-prompt = número, acción o ayuda · Intro toma lo marcado · RePág AvPág: tablero
point-type = escribe x,y
place-page = Intro: volver a la mesa · ↑ ↓ pasan la página
key-help = ayuda
key-hint = pista
key-undo = deshacer
key-why = por qué
key-goals = metas
key-ask = preguntar
command-why = porqué por
command-ask = preguntar pregunta
command-hint = pista consejo
command-undo = deshacer
command-board = tablero
command-hand = mano
command-log = registro
command-rules = reglas
command-goals = metas objetivos
command-legend = leyenda
command-save = guardar
command-next = siguiente
command-step = paso
command-resign = rendirse
command-help = ayuda
command-quit = salir
help-rules = una regla por su número, las que dicen una palabra, o todos los títulos
help-ask = qué es esto, por qué, qué pasa si, qué otra cosa: el número de una opción, una carta, un lugar, un signo, una regla, palabras de la crónica
help-goals = lo que busca cada cual y cuánto le falta
help-legend = qué significan los signos del tablero; con una palabra, qué hace una pieza
help-resign = rendirse: un bot sigue hasta el final
play-resign = Un bot ({ $bot }) jugará por ti hasta el final. ¿Te rindes? (s/n)
play-resigned = Un bot ({ $bot }) sigue jugando por { $seat }.
play-bye-kept = ¡Hasta la próxima! La partida queda guardada; sigue con: sobremesa play { $game } --resume last
error-none-kept = No quedó ninguna partida con la que seguir.

# Lo que decide la partida.

goals-yours = Lo que buscas
goals-theirs = Lo que buscan los demás
goals-wins = Cómo se gana
goals-lose = Cómo se pierde
goals-limit = Cuándo termina en todo caso
goals-told = { $goal } – { $counts }
goals-up = { $name } { $have }/{ $need }
goals-down = { $name } { $have } → { $need }
goals-rival = { $name } { $have } contra { $need }
goals-now = se juzga al instante
goals-round = se juzga al final de la ronda
goals-last = se juzga tras la última ronda
goals-line = Tu meta: { $goal }
goals-line-all = La meta más cercana: { $goal }
legend-signs = Qué significan los signos
legend-more = leyenda PALABRA: qué hace una carta o pieza

# Preguntar a la mesa.

ask-may = Por qué puedes: { $rule }
ask-may-not = Por qué no puedes:
ask-if = Qué pasa si lo haces:
ask-then = Después – { $question }
ask-chance = (probabilidad aproximada: { $share } %)
ask-instead = Qué puedes hacer:
ask-more = … y { $count ->
    [one] una más
   *[other] { $count } más
}
error-ask = Ahora no se pregunta nada; pregunta por una carta, un lugar, un signo, una regla o una línea de la crónica.
error-ask-unknown = Nada aquí se llama { $what }, y ninguna línea de la crónica lo dice.

# Problemas.

puzzle-title = Problema { $number }: { $game }
puzzle-how = Una respuesta es la mejor, probado recorriendo cada jugada, cada dado y cada reparto. Escríbela por su número o su texto; solución la muestra, salir termina; preguntar, reglas, metas, leyenda y tablero responden como en una partida.
puzzle-right = ¡Correcto! Su probabilidad exacta: { $chance }.
puzzle-goes-on = Bien hasta aquí ({ $chance }). ¿Y después?
puzzle-wrong = Esta no: su probabilidad exacta es { $chance }, la mejor tiene { $best }. Prueba otra vez.
puzzle-solution = La solución: { $line }
puzzle-chances = Cada respuesta y su probabilidad exacta:
puzzle-more = { $count ->
    [one] y una más, no mejor
   *[other] y { $count } más, no mejores
}
command-solution = solución

# The sheet of one page goes on with them.

sheet-questions = Otras preguntas que pueden hacerte

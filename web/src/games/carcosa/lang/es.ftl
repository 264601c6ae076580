carcosa-gauges = Lo que está en juego
carcosa-king = El Rey de Amarillo
    .text = Donde está al acabar la ronda, las almas sufren su presencia; después un d4 lo mueve.
carcosa-king-at = El Rey está en { $floor }
carcosa-king-odds = El Rey, después en { $floor }: { $percent } %
carcosa-banished =
    { $count ->
        [one] El Rey está desterrado durante un fin de ronda
       *[other] El Rey está desterrado durante { $count } fines de ronda
    }
carcosa-banished-short = desterrado { $count }
carcosa-round = Ronda { $round } de { $last }
    .text = Tras la última ronda la partida está perdida.
carcosa-presence = La presencia del Rey: −{ $now } en esta ronda, −{ $next } en la próxima
    .text = Al final de la ronda la pagan todas las almas de su piso.
carcosa-presence-from = Desde la ronda { $round }: −{ $count }
carcosa-doubled = Es doble durante el resto de la partida.
carcosa-keys = Llaves en mano: { $held } de { $needed }; en juego: { $play }; destruidas: { $destroyed }
carcosa-keys-all = Llaves en esta partida: { $total }. En mano: { $held }; aún en las Cajas, con el mercader o en otra parte de la casa: { $rest }; destruidas: { $destroyed }.
carcosa-keys-spare =
    { $count ->
        [0] Quedan muy pocas: la partida se pierde al final de la ronda.
        [one] Si se destruye una más, la partida está perdida.
       *[other] Si se destruyen { $count } más, la partida está perdida.
    }
carcosa-tue = Tue-Tues encontrados: { $count }; el número { $fatal } es fatal
carcosa-tales = Cuentos anexados al Libro: { $count } de 4
carcosa-ahead = Próxima ronda
    .text = Muestra adónde habrá llevado la cinta cada Caja.
carcosa-archive = Cartas conocidas
    .text = Lo que todos han visto, Caja por Caja. Una carta vista sigue siendo conocida hasta que se baraje su Caja.
carcosa-lamp-keys = Llaves { $held }/{ $needed }
carcosa-lamp-home = Umbral { $count }/{ $all }
carcosa-lit = cumplido: la lámpara arde
carcosa-unlit = aún no: la lámpara está apagada
carcosa-win = Si ambas lámparas arden al final de una ronda, las almas escapan.
carcosa-threshold = Umbral
    .text = El Umbral: aquí deben estar todas las almas para salir.
carcosa-sanctuary = Santuario
carcosa-crown = Corona de Amarillo
carcosa-crown-here = El Santuario: aquí está la Corona, por una llave.
carcosa-crown-gone = El Santuario: la Corona ya no está.
carcosa-ring = Anillo, puesto
carcosa-bound = Ligado a esta alma: no se puede dar ni perder.
carcosa-special-hidden = boca abajo
    .text = Una habitación especial; se descubre cuando alguien entra.
carcosa-destroyed = { $special }, destruida
carcosa-ruin = Un monstruo la ha destruido para siempre.
carcosa-stairs = En esta ronda las escaleras del piso están aquí.
carcosa-ladder = En este turno las escaleras plegables están aquí.
carcosa-here = Aquí: { $who }
carcosa-box = Caja { $box } en { $room }
carcosa-box-empty = La Caja está vacía.
carcosa-box-stirred = En algún lugar de ella: { $cards }
carcosa-box-unseen = Sin ver: { $cards }
carcosa-box-bottom = Al fondo: { $cards }
carcosa-box-goes = La próxima ronda esta Caja estará en { $room }.
carcosa-box-comes = Aquí llega la Caja { $box }.
carcosa-sort-events =
    { $count ->
        [one] un evento
       *[other] { $count } eventos
    }
carcosa-sort-objects =
    { $count ->
        [one] un objeto
       *[other] { $count } objetos
    }
carcosa-sort-variables =
    { $count ->
        [one] una carta variable
       *[other] { $count } cartas variables
    }
carcosa-turned = Lo último revelado aquí
carcosa-pool = Nadie ha visto todavía, en las Cajas de todas las habitaciones juntas: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }, { $keys ->
        [0] ninguna llave entre ellas
        [one] una llave entre ellas
       *[other] { $keys } llaves entre ellas
    }.
carcosa-unseen = Nadie ha visto
carcosa-discards = Descartes
carcosa-move-card = Arriba: { $card }
carcosa-move-unknown =
    { $count ->
        [one] Espera una carta desconocida: una que nadie ha visto.
       *[other] Espera una carta desconocida; aquí hay { $count } que nadie ha visto.
    }
carcosa-floor = Piso { $number }
carcosa-floor-bill = Acabar la ronda en este piso cuesta { $count } de cordura.
carcosa-move-bill = Acabar la ronda allí cuesta { $count } de cordura.
carcosa-move-loop = Esto cierra un ciclo de más: ¡cordura −5!
carcosa-soul =
    { $role ->
        [none] { $soul }
       *[other] { $soul }, { $role }
    }
carcosa-sanity = Cordura { $now } de { $maximum }
carcosa-expected = Se espera al final de la ronda: { $value }
carcosa-expected-fall = Se derrumbaría al final de la ronda
carcosa-carries = Lleva: { $things }
carcosa-guards = Protege a { $soul }
carcosa-guard = Proteger
carcosa-slots = Espacios libres: llaves { $keys }, objetos { $objects }
carcosa-charges =
    { $count ->
        [one] queda una carga
       *[other] quedan { $count } cargas
    }
carcosa-turn =
    { $count ->
        [one] Turno { $place } de la ronda, una acción
       *[other] Turno { $place } de la ronda, { $count } acciones
    }
    .text = Las acciones que le quedan, o las que le daría ahora su turno.
carcosa-left = quedan { $count }
carcosa-could = Lo que { $soul } podría hacer si le tocara ahora
carcosa-could-nothing = Nada: pierde su próximo turno.
carcosa-mark-limited = Una acción en su próximo turno
carcosa-mark-skip = Pierde su próximo turno
carcosa-mark-frozen = Alma congelada
carcosa-mark-shield = Escudo
carcosa-about-poisoned = Al final de cada ronda, cuando actúan los estados (paso 6), el máximo baja { $poison }.
carcosa-about-cursed = Al final de cada ronda, cuando actúan los estados (paso 6), las demás almas de su piso pierden { $curse }.
carcosa-about-paranoia = No va con nadie y nadie va con ella.
carcosa-about-serenity = Recupera { $serenity } al final de sus turnos; puede librarse de todos los estados.
carcosa-about-vanity = Cada pérdida es { $vanity } mayor.
carcosa-about-illuminated =
    { $illuminated ->
        [one] Una acción más.
       *[other] { $illuminated } acciones más.
    }
carcosa-about-protected = Ignora la furia, el golpe y el espejo de Amarillo.
carcosa-about-trapped = Solo puede forcejear; otras almas pueden rescatarla.
carcosa-about-limited = El Rey le permite { $limited ->
        [0] ninguna acción.
        [one] una sola acción.
       *[other] { $limited } acciones.
    }
carcosa-about-skip = Su próximo turno pasa sin ella.
carcosa-about-frozen = No se mueve hasta el final de la ronda.
carcosa-about-shield = La próxima pérdida de esta ronda es menor.
carcosa-monster-spider = Va hacia las almas y las atrapa.
carcosa-monster-goblin = Roba a un alma todo lo que lleva y huye.
carcosa-monster-sack_man = Se lleva a un alma.
carcosa-monster-queen = Desde la ronda siguiente a su llegada, las almas de su piso tienen { $queen ->
        [0] cero acciones.
        [one] una acción.
       *[other] { $queen } acciones como mucho.
    }
carcosa-monster-spiderling = Va hacia las almas; su picadura cuesta un turno.
carcosa-monster-servant = Las almas de su piso tienen { $servant ->
        [0] cero acciones.
        [one] una acción.
       *[other] { $servant } acciones como mucho.
    }
carcosa-stunned =
    { $count ->
        [one] Aturdimiento: pierde una activación.
       *[other] Aturdimiento: pierde { $count } activaciones.
    }
carcosa-loot = Botín: { $things }
carcosa-step = Paso { $step } de 9: { $name }
carcosa-step-1 = la casa desgasta a todos
carcosa-step-2 = la presencia del Rey
carcosa-step-3 = el Rey aparece
carcosa-step-4 = el efecto del Rey
carcosa-step-5 = monstruos
carcosa-step-6 = estados
carcosa-step-7 = las escaleras se mueven
carcosa-step-8 = la cinta avanza
carcosa-step-9 = ¿ha terminado?
carcosa-end = Fin de la ronda { $round }
carcosa-end-first = Al final de la ronda
carcosa-end-nothing = No ocurrió nada.
carcosa-end-on = La partida sigue.
carcosa-named = «{ $name }»
carcosa-effect-king_1 = Se baraja cada Caja; lo que se sabía de ella se olvida.
carcosa-effect-king_2 = Cada alma pierde { $dread }.
carcosa-effect-king_3 = En su próximo turno las almas de su piso tienen { $limited ->
        [0] cero acciones.
        [one] una acción.
       *[other] { $limited } acciones como mucho.
    }
carcosa-effect-king_4 = Las almas de su piso huyen por la escalera a otro piso.
carcosa-effect-king_5 = Todas las almas son atraídas a su pasillo, menos las del piso del Falso Rey.
carcosa-effect-king_6 = Cada alma descarta { $strip ->
        [one] una cosa.
       *[other] { $strip } cosas.
    }
carcosa-scene-role = { $soul } busca un papel
    .text = Dos almas no comparten papel; lo que puede cada una está escrito en él.
carcosa-scene-shop = Lo que vende el Motemey
    .text = Una carta del mazo o el Cuento expuesto: una compra por ronda. Lo vendido da { $object_recover }, los tesoros { $treasure_recover }.
carcosa-scene-pick = El Motemey muestra dos cartas
    .text = La otra carta va al fondo del mazo, donde todos la conocen.
carcosa-scene-peek = { $soul } escucha tras las puertas: una Caja de este piso
    .text = Su carta de arriba se queda donde está, y desde ahora todos la conocen.
carcosa-scene-tavern = Rumores en la Taberna: cualquier Caja
    .text = Dos Cajas distintas, una mirada a cada una; sus cartas de arriba se quedan donde están, conocidas por todos.
carcosa-scene-scroll = El Pergamino lee una Caja de este piso
    .text = Todas sus cartas pasan a ser conocidas; su primera Llave, o si no su primer Cuento, sube arriba.
carcosa-scene-look = Mirar en una Caja
    .text = Su carta de arriba pasa a ser conocida por todos.
carcosa-scene-psychic = { $soul } prevé dos cartas
    .text = Lo que queda arriba se revela a continuación. Una carta enterrada va al fondo de su Caja.
carcosa-scene-double = { $soul } puede sumar un segundo dado
    .text = El segundo dado se suma a la tirada, una vez en este turno.
carcosa-scene-react = { $soul } puede golpear primero: { $monster }
    .text = { $monster } está a punto de actuar en { $node }. Si se gasta un objeto contundente, el monstruo queda aturdido y lo que iba a hacer no ocurre.
carcosa-scene-slots = { $soul } lleva demasiado
    .text = Una cosa sobra; puede ser la que se acaba de encontrar.
carcosa-scene-strip = El Rey despoja a { $soul } de una cosa
    .text = Objetos, tesoros y Cuentos; las llaves y lo ligado a un alma están a salvo.
carcosa-scene-omen = El presagio le quita algo a { $soul }
    .text = Un objeto, un tesoro o un Cuento.
carcosa-scene-discard = { $soul } descarta algo
    .text = Una cosa sobra.
carcosa-scene-invite = Una comida para dos
    .text = Ambas recuperan 2. La invitada viene a { $node } y revela allí la carta de arriba, salvo que ya esté allí.
carcosa-scene-sacrifice = { $soul } está a punto de derrumbarse
    .text = Un sacrificio deja su cordura en { $sacrifice }: no pierde nada y nadie sufre con ella. Si no, pierde sus llaves y sus cosas, y cada una de las demás almas { $collapse }.
carcosa-way-keep = Como están
carcosa-way-swap = Cambiadas
carcosa-way-bury = Enterrar
carcosa-cost =
    { $count ->
        [0] gratis
       *[other] por { $count } de cordura
    }
carcosa-offering = Hay { $count } para dar; después la cordura es 0.
carcosa-deck =
    { $count ->
        [one] Una carta en el mazo
       *[other] { $count } cartas en el mazo
    }
carcosa-armory = Aquí se guarda: { $things }
carcosa-salon = Visitas hasta ahora: { $count }; desde la tercera dejan Vanidad.
carcosa-ritual = El ritual ya se ha hecho.
carcosa-merchant =
    { $count ->
        [one] Una carta
       *[other] { $count } cartas
    }; sin ver: { $cards }
many-stairs-room = Las escaleras de los pisos están ahora así: { $list }.
carcosa-legend = Qué significan los signos
    .short = Signos
carcosa-legend-gauges = Sobre la casa
carcosa-legend-house = En la casa
carcosa-legend-souls = En la hoja de un alma
carcosa-legend-could = Lo que un alma podría hacer
carcosa-legend-marks = Estados y marcas
carcosa-legend-things = Objetos
carcosa-legend-monsters = Monstruos
carcosa-legend-rooms = Habitaciones especiales
carcosa-word-round = Ronda
carcosa-word-king = Rey
carcosa-word-presence = Presencia
carcosa-word-keys = Llaves
    .text = Llaves que llevan las almas y las que hacen falta; después, las destruidas (†). Al tocarlo se dice cuántas tiene la partida.
carcosa-word-tue = Tue-Tue
    .text = Los encontrados, y el que es mortal.
carcosa-word-tales = Cuentos
    .text = Los anexados al Libro, de todos.
carcosa-sign-bill = Coste del fin de ronda
    .text = Cordura que cuesta acabar la ronda en este piso o en esta habitación.
carcosa-sign-odds = El Rey, después
    .text = La probabilidad de que en la próxima ronda esté en este piso.
carcosa-sign-box = Caja
    .text = Su carta de arriba, si se conoce; cuántas cartas tiene y cuántas de ellas nadie ha visto (?). La flecha muestra adónde la lleva la cinta.
carcosa-sign-loop = Un ciclo de más
    .text = Ir allí cierra un ciclo y le cuesta al alma la razón.
carcosa-sign-lamp = Lámparas
carcosa-sign-actions = Acciones
    .text = Un punto por cada una; delante, el lugar del alma en el orden de la ronda.
carcosa-sign-expected = Cordura
    .text = La de ahora y, tras la flecha, la que se espera al acabar la ronda; lo rayado es lo que costará.
carcosa-sign-slots = Espacios libres
    .text = Sitio para llaves y para objetos.
carcosa-do-move = Ir
carcosa-do-search = Buscar
carcosa-do-meditate = Meditar
carcosa-do-use = Usar un objeto
carcosa-do-book = Anexar un Cuento al Libro
carcosa-do-trade = Dar o tomar
carcosa-do-strike = Golpear a un monstruo
carcosa-do-free = Liberarse o rescatar
carcosa-do-act = Usar una habitación o un rol

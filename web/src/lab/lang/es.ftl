# El laboratorio en el navegador

lab = El laboratorio
lab-about = Los bots juegan una serie de partidas, tantas como quieras, y un informe cuenta qué resultó: quién gana, cómo van las partidas, qué se usa. Las mesas donde juega gente van primero.
lab-key = La clave del operador
lab-key-about = El laboratorio es para quien lleva esta casa. La clave se muestra al arrancar el servidor, o está en el archivo operator.key; se guarda hasta que cierres esta pestaña.
lab-key-wrong = Esta no es la clave de esta casa.
lab-enter = Abrir el laboratorio
lab-leave = Olvidar la clave
lab-new = Un ensayo nuevo
lab-game = Juego
lab-matches = Partidas
lab-seed = Semilla
lab-bots = Quién juega
lab-everybody = Todos los asientos
lab-bots-about = Los bots débiles son rápidos; mcts:50 busca con 50 simulaciones por decisión. La misma semilla da las mismas partidas.
lab-options = Opciones
lab-content = Números del contenido
lab-own = Contenido propio de un archivo
lab-seek = Busca una carta, una unidad, un lugar
lab-seek-none = Nada se llama así.
lab-seek-more = { $count ->
    [one] Uno más: búscalo por su nombre.
   *[other] { $count } más: búscalos por su nombre.
}
lab-numbers = { $count ->
    [one] un número
   *[other] { $count } números
}
lab-title = Qué se prueba (un título para la lista)
lab-against = Comparar con
lab-against-none = nada
lab-against-about = Los dos se juegan de nuevo con los mismos dados, para distinguir hasta diferencias pequeñas.
lab-start = Empezar el ensayo
lab-runs = Ensayos
lab-none = Todavía no hay ensayos.
lab-stage-waiting = en espera
lab-stage-playing = en juego
lab-stage-over = terminado
lab-stage-stopped = detenido
lab-stage-failed = fallido
lab-played = { $planned ->
    [one] { $played } de una partida
   *[other] { $played } de { $planned } partidas
}
lab-compared = { $one } y { $other }
lab-ahead = { $count ->
    [0] Es el siguiente.
    [one] Hay un ensayo antes.
   *[other] Hay { $count } ensayos antes.
}
lab-left-seconds = { $count ->
    [one] Falta cerca de un segundo
   *[other] Faltan cerca de { $count } segundos
}
lab-left-minutes = { $count ->
    [one] Falta cerca de un minuto
   *[other] Faltan cerca de { $count } minutos
}
lab-left-hours = { $count ->
    [one] Falta cerca de una hora
   *[other] Faltan cerca de { $count } horas
}
lab-figures = Victorias, con el intervalo en que está la verdad en 95 de 100 casos
lab-decisions = { $count ->
    [one] Una decisión por partida, de media
   *[other] { $count } decisiones por partida, de media
}
lab-report = Leer el informe
lab-save = Guardar el informe
lab-copy = Copiar su enlace
lab-copied = El enlace está copiado.
lab-link-about = El enlace abre el informe a quien lo tenga, durante al menos siete días; la página guardada no necesita nada más y puedes enviarla a cualquiera.
lab-stop = Detener
lab-go-on = Continuar
lab-again = Cambiar algo
lab-more = Más partidas: en total
lab-files = Tablas y otros archivos
lab-command = Lo mismo en la línea de órdenes
lab-delete-text = El ensayo se borra con sus partidas, tablas e informe.
lab-what = Qué se pregunta
lab-what-run = Cómo va
lab-what-run-about = Una serie de partidas. Si se recorren opciones, cada valor es una variante con los mismos dados.
lab-what-skill = Qué vale la habilidad
lab-what-skill-about = Cada bot ocupa cada asiento por turno entre los demás, con los mismos dados: qué vale jugar mejor y qué deciden los dados.
lab-what-balance = Una búsqueda del equilibrio
lab-what-balance-about = Las propuestas giran los menos números y lo menos posible, hasta que todos ganen tanto como quieres; la mejor se juega otra vez con dados nuevos.
lab-no-optuna = La búsqueda del equilibrio necesita Optuna, que no está instalado en la máquina de la casa: pip install 'sobremesa[lab]'.
lab-matches-skill = Partidas de cada pareja
lab-matches-balance = Partidas de cada propuesta
lab-skill-about = { $count ->
    [one] Una pareja de bots. Elige dos o más, el más débil primero.
   *[other] { $count } parejas de bots, cada una con esas partidas. La lista va de débil a fuerte; los tiempos de reflexión no se pueden repetir, los números de simulaciones sí.
}
lab-vary = Recorrer valores
lab-vary-about = Cada valor se juega con los mismos dados, y el informe los compara partida a partida.
lab-vary-add = Otra opción que recorrer
lab-vary-values = Valores, con comas ({ $range }); ninguno: los que vale la pena probar
lab-vary-preset = Modo de juego
lab-vary-standard = como dice el reglamento
lab-varied = Se recorre: { $what }
lab-target = Quién debe ganar con qué frecuencia
lab-target-about = Las victorias compartidas cuentan para cada uno, así que la suma puede pasar de 100. Quien quede vacío no importa.
lab-tune = Qué se puede girar
lab-tune-add = Una opción, o un número del contenido por su lugar
lab-tune-take = Añadir
lab-tune-less = Quitar { $name }
lab-tune-about = Un asterisco vale por cualquier cosa: decks.classic.* son todas las copias de los mazos clásicos. Cuantos menos haya, antes se encuentra algo.
lab-trials = Propuestas
lab-fresh = Partidas con dados nuevos
lab-within = Bastante cerca (puntos de 100)
lab-tried = { $planned ->
    [one] { $played } de una propuesta
   *[other] { $played } de { $planned } propuestas
}
lab-checking = Lo más probable se juega otra vez con dados nuevos.
lab-aimed = Meta: { $what }
lab-turned = Se puede girar: { $what }
lab-seats = { $count ->
    [one] un asiento
   *[other] { $count } asientos
}
lab-front = El frente: ninguna está más cerca con menos cambio
lab-front-fresh = { $count ->
    [one] Otra vez con dados nuevos: una partida de cada una
   *[other] Otra vez con dados nuevos: { $count } partidas de cada una
}
lab-front-what = qué se cambia
lab-front-distance = lejos (puntos)
lab-front-nothing = nada
lab-front-best = La última alcanza la meta con dados nuevos.
lab-front-none = Nada alcanzó la meta con dados nuevos: prueba más propuestas, deja girar más o pide menos.
lab-best-save = Guardarlo como contenido propio
lab-best-try = Probarlo en una serie
lab-more-trials = Más propuestas: en total
lab-matrix = Puntuación media del bot de la fila en un asiento entre los bots de la columna

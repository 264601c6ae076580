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

title = Carcosa: tu primera partida, en compañía
about = Dos almas, tres llaves, una salida. Unos ocho minutos, en una casa amable.


theme = Nadie recuerda haber entrado. Eres el alma P1, un Apostador; P2, un Explorador, la lleva un bot. Salís juntos o no sale nadie.
goal = Encontrad 3 llaves y volved aquí las dos almas al final de una ronda: al Umbral, el pasillo del piso 1.
enter = Tienes dos acciones. Entra en la habitación 1: al entrar se destapa la primera carta de su Caja.
    .wrong = Todas las habitaciones tienen cartas; en esta lección, la 1.
search = ¡Una llave a la primera! Y una habitación especial: el Monasterio, donde se reza por la cordura. Segunda acción: Buscar destapa otra carta aquí.
stop = Otra Brújula: empezaste con una. Lleva gratis de una habitación al pasillo. Los objetos se quedan en tus espacios hasta que los uses. No te quedan acciones: termina el turno.
    .wrong = Usar la Brújula es gratis, pero guárdala. Termina el turno.

house = Tu compañero ha jugado y después actuó la casa. Cada ronda le quita 1 de cordura a cada alma. A −5 un alma se quiebra y pierde cuanto lleva; si se quiebran todas, habéis perdido.
king = El Rey de Amarillo está en el piso 2. Al acabar la ronda primero hiere a quien está en su piso y después se mueve: así sabes siempre de qué piso irte a tiempo. Cada pasillo muestra en rojo lo que cuesta su piso, y la probabilidad de que él aparezca allí. Su dado os quitó un objeto a cada uno.
belt = Y todas las Cajas, los mazos de las habitaciones, han avanzado una habitación: lo que había aquí se ha ido. Las habitaciones especiales y tú os quedáis. P2 ya ha encontrado otra llave, y su Anillo os ha curado a los dos.
corridor = Al salir de una habitación al pasillo puedes mirar una carta. Ve al pasillo.
    .wrong = Fiarse solo de la suerte es mala idea: ve al pasillo y mira antes.
look = ¿Qué Caja? Una Caja es el mazo que está ahora en una habitación; se dibuja a su lado. Elige la de la habitación 2.
known = Un Tue-Tue, pájaro de mal agüero: el primero cuesta 1 de cordura, y el tercero deja a quien lo destapa en −5. Las cartas vistas siguen conocidas: en la habitación 4 hay un Cambia caras, que intercambia dos almas. Es inofensivo: entra y destápalo.
check = El Cambia caras pide una prueba, como muchos eventos: un dado más tu cordura, y alto es bueno. Por ahora suman 6. Como Apostador puedes sumar otro dado. Pruébalo.
    .wrong = Por esta vez: tira un segundo dado.
swap = Habéis cambiado de sitio, y cada llegada destapó una carta: el Tue-Tue te costó 1, ¡y P2 encontró la tercera llave! A casa: la Brújula lleva gratis al pasillo.
    .wrong = Estás en una habitación, y el Umbral es el pasillo: usa la Brújula.

wait = No quedaba nada que hacer y tu turno terminó solo. Estás en el Umbral con una llave; P2 tiene dos, a un paso. Se juzga cuando la casa ha dado sus nueve pasos: hasta entonces, que ningún monstruo ni carta se lleve a uno de los dos.
meditate = No te muevas ahora. Aprovecha: Meditar da 2 de cordura en un pasillo y 1 en una habitación.
    .wrong = Si dejas el Umbral no podéis ganar esta ronda. Medita.
again = Una vez más, y le toca a P2. Un consejo para después: quien esté cerca de −5 debería dar sus llaves a tiempo; dar es gratis entre almas del mismo lugar.

tip-monster = Un monstruo. Se queda en su piso y actúa al final de cada ronda. Aléjate o atúrdelo con un Objeto contundente.
tip-sacrifice = Te quebrarías. En esta mesa puedes sacrificar a cambio un espacio de objetos o algo de cordura máxima, para siempre.
tip-discard = Algo hay que dejar. Aquí las llaves no cuentan.
tip-shop = El mercader cobra en cordura: 2 por una de dos cartas, 4 por el Cuento. También se puede vender.
end = Habéis salido juntos de Carcosa. Lo normal es que la casa pida cuatro llaves y que el Rey tenga menos paciencia. Recuerda: mirar antes de entrar, dejar su piso y encontrarse en el Umbral.

title = Carcosa: a solas en la casa
about = Una sola alma contra la casa y el Rey. Unos diez minutos; ayuda haber hecho la primera lección.


theme = Estás a solas en la casa: una sola alma, el Tanque, de mente fuerte y con un escudo que para el primer golpe de cada ronda.
goal = Trae 3 llaves al Umbral, donde estás. Puedes llevar más llaves que en compañía, pero nadie te curará ni te rescatará.
enter = Dos acciones por turno. Entra en la habitación 1: se destapa su primera carta.
    .wrong = En esta lección, la habitación 1.
search = Una Brújula, para guardar. Busca otra vez en la misma habitación.
ring = Un Anillo: te cura al momento, pero después cuesta 2 de cordura cada ronda. Guárdalo para el peor momento. La Brújula es gratis: vuelve al pasillo.
    .wrong = Todavía no. La Brújula: gratis, y fuera de la habitación.
rest = Has gastado las dos acciones; el Anillo se queda en el bolsillo. Termina el turno.
    .wrong = Tienes toda la cordura: el Anillo solo te costaría. Termina el turno.

house = La casa quitaba 1 de cordura, pero tu escudo lo paró. Y el Rey ha venido a este mismo piso: al final de esta ronda te costaría más. No te quedes.
key = Aún tienes dos acciones. Primero, la habitación 3.
    .wrong = En esta lección, la habitación 3.
lift = ¡Una llave! La habitación 4 está al lado: son vecinas la 1 y la 2, la 3 y la 4.
shop = Menudo viaje: el Ascensor te ha llevado al piso 3, lejos del Rey, y a la tienda del Motemey. El mercader cobra en cordura: por 2 enseña dos cartas y te quedas una. No gasta acciones: compra.
pick = Dos Viales: cada uno devuelve 2 de cordura. Toma uno.
stop = Guárdalo para luego y termina el turno. El Rey está en el piso 1 y tú en el 3.

free = A partir de aquí decides tú. Dos llaves más y, por las escaleras, al Umbral. Medita en pasillos sin el Rey y usa lo que llevas antes de quebrarte. Un consejo: desde la ronda 4 su piso cuesta 2; desde la 7, 3. «Pista» enseña lo que haría un bot.

tip-monster = Un monstruo. Se queda en su piso y actúa al final de cada ronda. Aléjate o atúrdelo con un Objeto contundente.
tip-sacrifice = Te quebrarías. En esta mesa puedes sacrificar a cambio un espacio de objetos o algo de cordura máxima, para siempre.
tip-discard = Algo hay que dejar. Aquí las llaves no cuentan.
tip-shop = El mercader cobra en cordura: 2 por una de dos cartas, 4 por el Cuento. También se puede vender.
tip-trapped = Estás atrapado. Forcejea: dado más cordura, con 3 o más te sueltas.
tip-look = Una mirada gratis: elige la habitación en la que quieras entrar después.
end = Eso es Carcosa a solas. Pocos salen a la primera. La próxima vez pregúntate cada ronda: dónde está el Rey, adónde irán los mazos y cuál es el camino a casa.

title = Connected Worlds: tu primera partida
about = De una base a las estrellas: un rival, un mazo que crece, un primer combate. Unos diez minutos.


theme = Tu civilización acaba de aprender a despegar. Empiezas con una base, en el mundo que elijas, y un mazo de diez cartas.
goal = El camino corto a la victoria: al final de una ronda, bases en tres mundos y más territorio que tu rival. También ganas si le tomas todas las bases o, en el acto, si no le queda nada en el mapa. El mapa redondo del centro es el espacio; los grandes son mundos.
base = Funda tu primera base en el centro de Aurelia, en A:d4. Reclama su hexágono y los seis de alrededor: siete puntos de territorio.
    .wrong = En el borde, una base reclama menos hexágonos. En esta lección, A:d4, en el centro.
gather = Tu rival se ha instalado en otro mundo. Ahora tienes cinco cartas. Una carta de acción sirve para mover una pieza o para su acción especial. Usa { card-harvester }: recolecta 3 recursos.
    .wrong = Elige la { card-harvester } para recolectar, no para mover.
gather-again = En un turno juegas las cartas que quieras. Recolecta también con la segunda: ya son 6.
build = Los { card-engineers } compran una carta de unidad. Úsalos.
build-what = Para colonizar otro mundo necesitas otra base. Compra { card-standard_base } por 5. Va a tu descarte y te llegará a la mano dentro de unos turnos.
    .wrong = El ejército puede esperar: primero una { card-standard_base }.
deploy = Las cartas de unidad se despliegan: pasan a ser piezas en el mapa y salen del mazo para siempre. Despliega { card-assault_team }.
deploy-where = En cualquier lugar de tu territorio: en la base o al lado. Elige A:d5.
    .wrong = Cualquier hexágono valdría; en esta lección, el señalado.
move = Queda una carta y no hay dinero para investigar. Usa los { card-scientists } para mover: llevan una pieza un paso.
move-from = ¿Qué pieza? Tu { card-assault_team }, en A:d5.
    .wrong = Las bases también se mueven, pero la tuya debería quedarse. Elige A:d5.
move-to = ¡Arriba! Desde tu propio territorio, igual que desde el borde de un mundo, un paso lleva al espacio: S:b2 es la órbita de Aurelia.
    .wrong = Cualquier hexágono valdría; en esta lección, el señalado.

cards = La mano estaba vacía y el turno terminó. Todas las cartas fueron al descarte y robaste cinco nuevas. Tu rival también ha jugado.
gather-more = Recolecta otra vez.
research = Los { card-scientists } compran una carta de acción. Úsalos.
research-what = Una cuarta { card-harvester } por 3: más recursos o viajes más largos. Un mazo mejor es lo que gana después.
guard = Despliega tu otro { card-assault_team }.
guard-where = Se queda cerca de la base: A:c4.
    .wrong = Cualquier hexágono valdría; en esta lección, el señalado.
finish = No hace falta jugar todas las cartas: termina el turno. Lo que no usas también va al descarte.

enemy = Dos equipos enemigos han llegado a S:b4, a dos pasos del tuyo. El número de cada pieza es su fuerza: todas tienen 2.
fight = Quien entra en un hexágono enemigo combate al momento, sin dados: gana la más fuerte, sin daño; si son iguales, se pierden las dos. Una por una es justo: golpea antes de que ambas lleguen a tu base. Mueve con { card-harvester }.
fight-from = Con la unidad en órbita, S:b2.
fight-to = A S:b4.
    .wrong = Hoy se lucha: S:b4.
fought = Han caído la tuya y una de las suyas; queda una enemiga. Las unidades luchan de una en una, primero la más débil, y la base defiende la última. Si la vence una mayor cambia de dueño; si es igual, se destruye. Ahora recolecta.
army = Repón lo perdido: { card-engineers }.
army-what = Un { card-assault_team } por 3. Cada punto más de fuerza cuesta más o menos el doble, y la unidad más fuerte siempre gana.
shield = Tu base tiene fuerza 1: un solo equipo enemigo podría capturarla. Trae el tuyo a casa con los { card-scientists }.
shield-from = Desde A:c4…
shield-to = … a la base, A:d4. Las piezas de un jugador pueden compartir hexágono, y las unidades luchan antes que la base.
    .wrong = Cualquier hexágono valdría; en esta lección, el señalado.
finish-again = Termina el turno.

landed = El enemigo ha aterrizado en tu mundo, en A:a1. Tu guardia aguantará. Y mira tu mano: ha llegado la base que compraste.
settle = Despliégala.
settle-where = Junto a la primera, en A:e5. Los hexágonos que reclaman las dos cuentan una vez.
    .wrong = Cualquier hexágono valdría; en esta lección, el señalado.
fly = Una base se mueve como una unidad y despega desde cualquier lugar. Mueve con { card-harvester }: 3 puntos.
    .wrong = Esta vez, para mover: { card-harvester } lleva la base 3 pasos.
fly-from = La base nueva, en A:e5.
fly-to = A la órbita y dos pasos más: S:d3. Con otros 3 puntos aterriza en Ceniza, cuya órbita es S:f4.
    .wrong = Cualquier hexágono valdría; en esta lección, el señalado.
portal = Ahora la acción especial de { card-portal }: enlaza dos bases tuyas. Las unidades saltan de una a otra por 1 punto, por lejos que estén.
portal-link = Primero la base de A:d4…
portal-other = … y luego la del espacio.
free = A partir de aquí juegas por tu cuenta, y tu rival también. Recolecta, construye y aterriza tu base en Ceniza el próximo turno; luego, una tercera en otro mundo. Un consejo: antes de volar, cuenta qué fuerza puede llegar a tus bases. «Pista» enseña lo que haría un bot.

tip-captured = Una base ha cambiado de dueño. Conserva sus enlaces: un enemigo puede llegar por tu portal.
tip-landing = Una pieza aterriza en el borde de un mundo o en territorio de su dueño.
tip-piece = Aquí hay varias piezas tuyas: elige cuál se mueve.
tip-shuffle = Tu mazo se acabó: se barajó el descarte, y lo que compraste está entre las cartas nuevas.
end = Eso es Connected Worlds: recolectar y comprar, desplegar y mover, luchar cuando eres más fuerte y colonizar mundos. La próxima vez fíjate en lo que compra tu rival: lo tendrá en la mano unos turnos después.

title = Stratum: tu primera partida
about = Cuidas de los animales, junto con Ygdra, que cuida de las plantas. Unos diez minutos, en la mesa de verdad.

theme = Esta mesa está viva y la comparten cuatro. Tú eres Sagitario, aquí abajo; Ygdra, enfrente, juega contigo. Fu'ngaloth quiere que todo se pudra y El Magnate, construir encima.
goal = Ygdra y tú ganáis si al final de una ronda hay en toda la mesa 4 plantas, 3 herbívoros y 3 carnívoros. El centro lleva la cuenta: por ahora 2, 1 y 1. Da igual en qué territorio vivan.
plant = Tienes dos acciones. La primera, traer vida a la mesa: elige { card-plant } en tu mano.
    .wrong = Esa carta vendrá bien más tarde. Empieza por { card-plant }: de las plantas viven todos.
plant-where = Una carta nueva va a cualquier espacio vacío de tu territorio. Ponla en S2.
    .wrong = Cualquier espacio vacío valdría; en esta lección, S2.
influence = Solo una planta o un animal por turno; la segunda acción puede ser una carta de influencia, un truco de tu personaje. { card-omnivore } hace que un carnívoro cuente también como herbívoro. Juégala.
    .wrong = Solo se puede jugar una planta o un animal por turno. Ahora juega { card-omnivore }.
influence-where = En la mesa hay un carnívoro, en F1, en el territorio de Fu'ngaloth. Da igual de quién sea: elígelo y mira cómo cambian los números del centro.

others = Los demás ya han jugado: Ygdra ha traído un herbívoro y El Magnate una planta. La crónica lo cuenta línea a línea; el número del final es la regla que lo hizo posible.
grows = Después actuó el ecosistema, como al final de cada ronda. Compara, y una diferencia de dos lo mueve: primero para los herbívoros y luego, contando de nuevo, para los carnívoros. Con dos herbívoros más que carnívoros crecieron ambos: el herbívoro en Y2 y después el carnívoro en F1.
mark = Solo pueden crecer o morir el herbívoro y el carnívoro más recientes. Llevan una marca (la de una planta no cambia nada). Quien juega un animal mueve la marca: tú eliges a quién le tocará el próximo cambio.
carnivore = Te hace falta un tercer carnívoro. Juega { card-carnivore }.
    .wrong = Mira el centro: lo que más falta es un carnívoro.
carnivore-where = Ponlo en S3. Donde vive un carnívoro, El Magnate no puede construir: también guarda tu territorio.
    .wrong = Cualquier espacio vacío valdría; en esta lección, S3.
discard = Hay que usar las dos acciones. Ya jugaste tu planta o animal de este turno, y { card-predator } aún no tendría ningún hongo que comer: descarta una carta. Que sea { card-herbivore }: de esos ya hay bastantes. Al final de la ronda todos roban hasta tener cinco cartas.
    .wrong = Por esta vez, descarta { card-herbivore }. Al final de la ronda robarás.

builds = El Magnate ha construido en su territorio. Puede hacerlo donde haya dos plantas y ningún carnívoro, y las dos plantas más recientes de allí mueren. Con una construcción en cada uno de los cuatro territorios, gana.
starves = Sin esas plantas sobraban herbívoros: había dos más que plantas. El marcado, el más reciente de los dos de Y2, ha muerto de hambre.
fungi = Donde muere un animal en el turno del ecosistema, sale un hongo (si lo mata una carta, no). Con tres hongos, estén donde estén, Fu'ngaloth hace un macrohongo en el lugar de uno de ellos, y con dos macrohongos gana. El hambre siempre le da de comer a él.
again = Animales ya hay bastantes; faltan plantas. Juega { card-plant }.
    .wrong = Lo dice el centro: faltan plantas.
again-where = Ponla en S4, que está libre.
    .wrong = Cualquier espacio vacío valdría; en esta lección, S4.
predator = Y contra el hongo: { card-predator }. El herbívoro que la lleva se come un hongo de su territorio al final de cada ronda. Juégala.
    .wrong = Juega { card-predator }: ese hongo de Y2 no debería quedarse.
predator-where = Tiene que vivir donde está el hongo: elige el herbívoro de Y2.
    .wrong = El hongo está en el territorio de Ygdra; elige el herbívoro de allí, en Y2.

weeds = Una ronda movida: El Magnate ha construido en tierra de Ygdra, pero gracias a { card-weed } ha vuelto a salir una planta. Y tu depredador se ha comido el hongo.
count = Mira el centro: 3 de 4 plantas, y bastantes herbívoros y carnívoros. Debajo pone lo que haría ahora el ecosistema. Con una planta más ganáis, si dura hasta el final de la ronda.
last = Así que juega otra vez { card-plant }: es lo único que falta.
    .wrong = Te falta una sola planta para ganar.
last-where = Ponla en S5, tu último espacio vacío.
free = A partir de aquí juegas por tu cuenta, y los demás también. Antes de actuar, pregúntate qué hará con eso el ecosistema. «Pista» enseña lo que haría un bot y «Deshacer» da marcha atrás. Un consejo: El Magnate vive de las plantas y Fu'ngaloth de las muertes; tu mejor defensa son los carnívoros en casa y el equilibrio.

tip-macrofungus = Fu'ngaloth tiene un macrohongo. Con otro, gana. Solo el fuego los destruye: { card-wildfire }, de Ygdra, o { card-arson }, de El Magnate.
tip-carnivore-dies = Ha muerto un carnívoro: había dos carnívoros más que herbívoros, o ningún herbívoro.
tip-migration = Un animal que se mueve conserva su marca y lo que lleve adjunto. Un carnívoro enviado a un territorio con dos plantas frena allí a El Magnate.
tip-full = Un incendio se lo lleva todo en un territorio: animales, plantas, hongos, macrohongos y la construcción.
tip-built = Otra construcción. Los carnívoros no dejan construir; { card-rabies } en un herbívoro, tampoco.
tip-hand = Señala una carta para leer lo que hace; en una terminal, escribe mano.
end = Esto ha sido una partida entera de Stratum. Ya sabes qué quiere cada uno, cómo responde el ecosistema y para qué sirven las marcas. La próxima vez prueba otro asiento: Fu'ngaloth espera, El Magnate tiene prisa.

title = Heroes: todos contra todos
about = La Arena, para tres: lo que cambia respecto al duelo, que conviene conocer. Unos seis minutos.


theme = Tres equipos y ningún aliado: en la Arena luchan todos contra todos. Tú llevas el Círculo Velado. Se da por sabida la primera lección, el duelo.
goal = En esta partida rápida queda eliminado quien pierde tres Personajes (en una entera, cuatro). Sus cartas dejan la mesa y los demás siguen. Gana quien queda en pie.
keep = Personajes de sobra. Quédate con esta mano.

watch = Los dos rivales ya han jugado. El Jugador 3 ha atacado a { card-iron_matron } (2b), no porque le tocara sino porque era débil: aquí nadie tiene que luchar con nadie en concreto.
oracle = Pon a { card-oracle }…
weaver = … a { card-hex_weaver }…
runner = … y a { card-mirage_runner }. { card-dream_thief } tiene que esperar: ella y { card-oracle } son la misma persona con dos caras.
source = Juega una Fuente, como en un duelo: { card-solar_plant }.
energy = Su energía, para { card-hex_weaver }, en b.
passive = Algunos Personajes tienen una acción pasiva, que se usa al preparar. La de { card-oracle } cura a un aliado y te enseña la mano de un rival. Úsala.
    .wrong = Primero su acción pasiva: elige a { card-oracle } (1a).
whose = ¿La mano de quién? Con varios rivales se te pregunta. El Jugador 3 es el más rápido.
    .wrong = En la lección, mira la del Jugador 3.
heal = La curación va incluida. Aún no hay heridos: elige a { card-hex_weaver }.
    .wrong = Ahora no le hace falta a nadie; en la lección elige 1b.
done = La crónica ya dice qué tiene el Jugador 3. Termina de preparar.
blow = El combate va como siempre: tus Personajes, del más rápido al más lento. { card-mirage_runner }: { move-mirage_runner-1 } (acción 1).
blow-whom = Se puede elegir a cualquier Personaje de cualquier rival. { card-iron_matron } (2b) ya no tiene Protección: sigue lo que otro ha empezado.
    .wrong = Sigue con quien ya está débil: 2b.
omen = { card-oracle }: { move-oracle-1 } (acción 1).
omen-whom = Otra vez contra { card-iron_matron } (2b).
    .wrong = Mejor un blanco que tres: 2b.
seal = { card-hex_weaver }: { move-hex_weaver-2 } le cuesta 1 de energía y atraviesa Protección y Escudos. Acción 2.
    .wrong = Tiene energía para la acción 2.
seal-whom = Y otra vez contra { card-iron_matron } (2b).
    .wrong = 2b.

between = Ha pasado una ronda y los dos rivales han atacado a { card-oracle }: era tu punto débil. En la Arena se caza al débil, y también al que va en cabeza.
more = Juega otra Fuente: { card-hydro_dam }.
load = Las dos energías, para { card-hex_weaver }.
load-again = Y la segunda.
fight = Termina de preparar.
elsewhere = El Evento del Jugador 2, { card-iron_curtain }, le ha dado un Escudo a { card-iron_matron }: los golpes pequeños se perderían en él. { card-mirage_runner }, { move-mirage_runner-1 } (acción 1)…
elsewhere-whom = … contra { card-anvil } (2a).
    .wrong = 2b tiene un Escudo. Elige 2a.
elsewhere-two = { card-oracle }, { move-oracle-1 } (acción 1)…
elsewhere-two-whom = … también contra 2a.
    .wrong = 2a.
through = Y ahora, a través del Escudo: { card-hex_weaver }, { move-hex_weaver-2 } (acción 2).
    .wrong = La acción 2 atraviesa Escudos.
through-whom = A { card-iron_matron } (2b) le quedan 2 de Salud: elígela.
    .wrong = 2b: con esto le basta.

free = ¡Fuera de combate! Cuenta contra el Jugador 2, sea quien sea el autor: el último golpe no da premio, solo un enemigo menos. A partir de aquí decides tú. Un consejo: deja que los demás se desgasten entre sí, y no seas ni el más débil ni el más fuerte a la vista.

tip-fallen = Ha caído un Personaje. Mira las cuentas junto a los nombres: ¿quién está más cerca de quedar eliminado?
tip-out = Un jugador queda eliminado. Sus cartas han dejado la mesa, también su Evento; sus turnos ya no se juegan.
tip-opponent = Este Evento vale contra un solo rival: elige cuál.
end = Eso era la Arena. Pueden jugarla hasta ocho. En una partida Mixta se suceden Arenas y batallas por equipos: quien pasa una etapa empieza la siguiente desde cero, con el mazo entero y sin bajas.

title = Heroes: dos contra dos
about = Equipos, para cuatro: lo que cambia respecto al duelo, que conviene conocer. Unos seis minutos.


theme = Cuatro jugadores, dos bandos: el Jugador 3 y tú, contra los Jugadores 2 y 4. Los turnos alternan entre los bandos. Se da por sabida la primera lección, el duelo.
goal = Cada uno tiene su mazo, su energía y sus Personajes, y queda eliminado al perder tres (en una partida entera, cuatro). Un equipo pierde cuando todos los suyos están eliminados; mientras uno siga en pie, aún puede ganar entero.
keep = Tres clases de Personajes: quédate con esta mano.

watch = Los demás ya han jugado. Tu compañero ha atacado al Jugador 2, y el Jugador 4 a tu compañero: { card-quake_fist } (3a) está herido.
acolyte = Pon a { card-solar_acolyte }…
ranger = … a { card-photon_ranger }…
knight = … y a { card-orbit_knight }.
source = Juega una Fuente, como en un duelo: { card-solar_plant }.
energy = La energía es de cada jugador: solo puedes dársela a tus Personajes, nunca a los de tu compañero. { card-solar_acolyte }, en a.
    .wrong = Con ella ayudará a tu compañero: posición a.
done = Termina de preparar.
shot = En tu turno solo actúan tus Personajes; los de tu compañero, en el suyo. { card-photon_ranger }: { move-photon_ranger-1 } (acción 1).
    .wrong = La acción 1 no cuesta nada.
shot-whom = Puedes elegir a cualquier Personaje de los Jugadores 2 y 4. Tu compañero ha empezado con { card-beta_clone } (2b): sigue ahí.
    .wrong = Dos contra uno van más rápido: 2b.
slash = { card-orbit_knight }: { move-orbit_knight-1 } (acción 1).
slash-whom = Otra vez contra { card-beta_clone } (2b).
    .wrong = 2b.
beam = { card-solar_acolyte }: { move-solar_acolyte-2 } hiere a un enemigo y cura a un aliado. Acción 2.
    .wrong = La acción 2: para eso tiene la energía.
beam-whom = Primero el enemigo: { card-beta_clone } (2b).
    .wrong = 2b.
beam-ally = Ahora el aliado. Lo que dice «aliado» alcanza también a los Personajes de tu compañero; lo que dice «equipo», solo a los tuyos. Cura a { card-quake_fist } (3a).
    .wrong = Los tuyos están ilesos; 3a, no.

between = Una ronda después. { card-bronze_sentinel } (3c) tiene Provocación: mientras dure, tus rivales deben elegirlo. Eso protege a tus Personajes tanto como a los de tu compañero.
more = Juega otra Fuente: { card-solar_plant }.
load = Las dos energías, para { card-solar_acolyte }.
load-again = Y la segunda.
fight = Termina de preparar.
shot-two = { card-photon_ranger }: { move-photon_ranger-1 } (acción 1).
shot-two-whom = A { card-beta_clone } (2b) le quedan 3 de Salud, y tú tienes tres que golpean.
    .wrong = 2b.
slash-two = { card-orbit_knight }: { move-orbit_knight-1 } (acción 1).
slash-two-whom = Otra vez contra { card-beta_clone } (2b).
    .wrong = 2b.
beam-two = Y { card-solar_acolyte }: { move-solar_acolyte-2 } (acción 2).
    .wrong = La acción 2.
beam-two-whom = Por última vez, 2b.
    .wrong = 2b.
free = Con esto cae: uno de tres para el Jugador 2. Cura a quien quieras, quizá a { card-bronze_sentinel } (3c), y a partir de aquí decide tú. Un consejo: eliminad juntos a un rival. Un bando con un solo jugador tiene la mitad de los turnos.

tip-fallen = Ha caído un Personaje. Cuenta solo para su jugador, no para el equipo.
tip-out = Un jugador queda eliminado. Su compañero sigue solo y gana por los dos.
end = Eso era una partida por equipos. También pueden jugarla seis u ocho, en dos bandos o más. En una partida Mixta, los ganadores de una batalla por equipos siguen luchando entre sí, desde el principio, hasta que quede uno.

title = Heroes: tu primer duelo
about = Personajes, energía, combate: un duelo rápido, unos diez minutos.


theme = Dos equipos de superhéroes se encuentran. El tuyo, el Escuadrón Vendaval, es rápido y frágil; el del rival, el Laboratorio Negro, lento y retorcido.
goal = En esta partida rápida pierde quien se queda sin tres Personajes. Quien cae no vuelve.
keep = Tienes siete cartas, dos de ellas Personajes: una buena mano. Quédatela.
place = Los Personajes son gratis. Pon a { card-swift_strelitzia }, la más rápida: la de Tierra 1, no su doble de Tierra 30.
stats = En la carta: un corazón, la Salud, lo que aguanta; un escudo, la Protección, que se pierde antes y para siempre (solo se cura la Salud); un rayo, la Velocidad, quién actúa primero. En tu primer turno puedes poner tres Personajes, después uno por turno. Ahora { card-storm_falcon }.
source = Los poderes piden energía. Juega { card-wind_farm }: una Fuente da 1 de energía cada turno, y ahora al momento. Una Fuente por turno.
energy = La energía está en tu reserva; lo que quede ahí al final del turno se pierde. Dásela a { card-swift_strelitzia }, en la posición a. Ahí se conserva.
    .wrong = { card-swift_strelitzia } la aprovecha mejor: posición a.
done = Basta de preparación. Al terminar, tu equipo pasa por el Campo de Batalla; hoy aún no hay a quién golpear. Si se te pregunta otra vez, confirma: aún se podía jugar algo.
    .wrong = Guarda esas cartas para otros turnos y termina.

rival = Tu rival ya tiene tres Personajes, con Acciones anexadas, y uno ha rozado a { card-swift_strelitzia }: perdió la Protección, pero no Salud. En la mesa hay un Evento para todos, { card-rust_rain }, hasta que otro lo reemplace: cada jugador puede jugar uno por turno, gratis.
more = Otra Fuente: { card-solar_plant }. Ya son 2 de energía por turno.
load = Toda para { card-swift_strelitzia }: su { move-swift_strelitzia-2 } cuesta 1 y se puede hacer tres veces.
load-again = Y la segunda: ya tiene 3.
third = Un Personaje por turno: { card-kestrel_scout }.
third-where = A la posición libre c. En una ocupada sería una sustitución. Entran cuatro Personajes gratis y uno de sustituto (dos en una partida entera), y ninguno más.
fight = Ahora, el combate: termina la preparación.
peck = Actúa primero la más rápida: { card-swift_strelitzia }. Cada Personaje usa una acción por turno. Elige la acción 2, { move-swift_strelitzia-2 }.
    .wrong = Tiene tres de energía para eso: acción 2.
peck-whom = ¿A quién? A { card-doctor_catalyst } (2b). Mejor un enemigo caído que tres heridos.
    .wrong = Un solo objetivo: 2b.
peck-two = Adiós a la Protección. ¡Una vez más!
peck-two-whom = El mismo.
peck-three = Ahora duele en la Salud. Una tercera.
peck-three-whom = Otra vez 2b.
scout = Sigue { card-kestrel_scout }. Muchas primeras acciones no cuestan nada. Acción 1.
    .wrong = Úsala, no cuesta nada: acción 1.
scout-whom = Otra vez a { card-doctor_catalyst }.

tokens = Mira a { card-swift_strelitzia }: cada picotazo le dio una ficha de Agilidad, o sea, Velocidad. Y el enemigo, una de Sangrado. Las fichas funcionan desde el turno siguiente y durante un turno; el Sangrado duele al irse. El Escudo vale al momento y para el daño antes que la Protección. A quien tiene Provocación hay que elegirlo; con Evasión fallan los atacantes más lentos.
attach = Las cartas de Acción le dan a un Personaje una acción nueva. Anexarlas es gratis, si tiene la habilidad. Juega { card-hundred_jabs }.
attach-whom = A { card-kestrel_scout }, en c.
falcon = Otra vez 2 de energía. Para { card-storm_falcon }: su gran ataque cuesta 3, así que ve ahorrando.
falcon-again = Las dos.
fight-again = Al combate.
gust = A { card-doctor_catalyst } le queda 1 de Salud. { move-swift_strelitzia-1 } no cuesta nada y basta: acción 1.
gust-whom = Remata a 2b.
    .wrong = 2b es el que está a punto de caer.
free = ¡Fuera de combate: uno de tres! A partir de aquí juegas por tu cuenta, y tu rival también. En este combate aún actúan dos de los tuyos. Un consejo: la energía de quien cae se pierde, así que gástala antes de que golpeen. «Pista» enseña lo que haría un bot.

tip-fallen = Ha caído un Personaje, con su energía y lo anexado. Pon otro: cuatro son gratis; después hace falta una sustitución.
tip-evades = Evadido: con Evasión, quien es más rápido que el atacante no recibe el golpe.
tip-discard = Al final del turno te quedas con siete cartas como mucho. Lo que descartas va debajo del mazo y puede volver.
tip-cost = Esta Fuente Avanzada ocupa el lugar de una Básica: elige cuál.
tip-event = Este Evento actúa sobre un Personaje, amigo o enemigo, según convenga.
tip-gear = Elige un Equipamiento. Sin energía se descarta.
end = Eso es un duelo. Ya sabes formar un equipo, alimentarlo y elegir a quién golpear. Ahora mira los mazos: cada uno de los seis juega de otra manera; y hay otros modos, uno de ellos contra un Mob.

title = Heroes: juntos contra un Mob
about = Desafiadores del Infinito, para dos: lo que cambia respecto al duelo. Unos ocho minutos.


theme = Algo demasiado grande para un solo héroe: el Coloso de Óxido. Tú y el Jugador 2, un bot, lucháis codo con codo. Se da por sabida la primera lección, el duelo.
goal = Ganáis juntos cuando cae el Mob, y perdéis juntos si uno de los dos se queda sin cuatro Personajes o tras 20 rondas.
keep = Quédate con esta mano.
falcon = Pon a { card-storm_falcon }…
kestrel = … y a { card-kestrel_scout }.
source = Una Fuente, como en un duelo.
energy = Su energía, para { card-storm_falcon }.
relocate = Lo nuevo: solo los Personajes del Equipo Común luchan contra el Mob, y solo ellos reciben. Una vez por turno puedes llevar uno allí o traerlo. Envía a { card-storm_falcon }.
done = Termina la preparación. En tu turno no hay combate: tras los dos turnos llega un Gran Combate para todos.

order = En él actúa primero quien tiene menos Salud. El Mob fue antes y pegó fuerte: sigue un guion, y su próxima línea siempre está a la vista. Ahora responde: acción 1.

wounded = Casi toda la vida del Mob es Protección: 40, y no vuelve. Sigue construyendo: { card-solar_plant }.
retreat = { card-storm_falcon } no aguantaría otro golpe así. Tráelo de vuelta; fuera del Equipo Común está a salvo.
free = A partir de aquí decides tú. Si el Equipo Común está vacío, el Mob puede golpear a cualquiera: turnaos, uno delante y otro juntando energía detrás. Un consejo: lee la próxima línea del Mob antes de enviar a alguien.

tip-fallen = Ha caído un Personaje. Con cuatro de un mismo jugador perdéis todos.
tip-joins = Alguien se ha unido al Equipo Común: el Mob tiene otro objetivo.
tip-again = Esta acción se puede repetir mientras haya energía.
end = Ese era un Mob. Hay cuatro, cada uno con su guion, y cualquier Personaje puede serlo.

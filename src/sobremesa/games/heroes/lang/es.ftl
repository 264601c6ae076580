game-name = Heroes – La Contienda
game-tagline = Equipos de superhéroes, mazos propios, un solo Campo de Batalla.

# Elements

seat-1 = Jugador 1
seat-2 = Jugador 2
seat-3 = Jugador 3
seat-4 = Jugador 4
seat-5 = Jugador 5
seat-6 = Jugador 6
seat-7 = Jugador 7
seat-8 = Jugador 8
card-solar_plant = Planta Solar
card-wind_farm = Parque Eólico
card-hydro_dam = Represa Hidráulica
card-living_planet = Verdara, el Planeta Vivo
card-fusion_core = Núcleo de Fusión
card-sun_temple = Templo del Sol
card-deep_observatory = Observatorio Profundo
card-storm_dynamo = Dínamo de Tormentas
card-avatar_of_nature_3 = Avatar de la Naturaleza
card-avatar_of_nature_4 = Avatar de la Naturaleza
card-mossback = Lomo de Musgo
card-pollinator = La Polinizadora
card-venom_orchid = Orquídea Venenosa
card-mother_forest = Madre Bosque
card-swift_strelitzia = Estrelicia Veloz
card-kestrel_scout = Cernícalo Explorador
card-mirage_runner = Corredora Espejismo
card-storm_falcon = Halcón de Tormenta
card-supersonic_aurora = Aurora Supersónica
card-anvil = Yunque
card-bronze_sentinel = Centinela de Bronce
card-quake_fist = Puño Sísmico
card-iron_matron = Matriarca de Hierro
card-unshaken_titan = Titán Inquebrantable
card-hex_weaver = Tejedora de Hechizos
card-oracle = La Oráculo
card-dream_thief = Ladrona de Sueños
card-grave_cantor = Cantor Sepulcral
card-veil_archmage = Archimaga del Velo
card-photon_ranger = Patrullera Fotón
card-solar_acolyte = Acólito Solar
card-orbit_knight = Caballero Orbital
card-star_marshal = Mariscal Estelar
card-last_star_herald = Heraldo de la Última Estrella
card-doctor_catalyst = Doctora Catálisis
card-beta_clone = Clon Beta
card-pyro_tech = Pirotécnica
card-null_agent = Agente Nulo
card-chimera_x = Quimera X
card-swift_strelitzia_e30 = Estrelicia Veloz
card-hivemind_zero = Mente Colmena Cero
card-infinite_mass_punch = Puñetazo de Masa Infinita
card-war_cry = Grito de Guerra
card-power_slam = Embate Brutal
card-afterimage = Imagen Residual
card-hundred_jabs = Cien Golpes
card-dive_bomb = Picado Explosivo
card-air_rescue = Rescate Aéreo
card-heat_burst = Ráfaga de Calor
card-plasma_cannon = Cañón de Plasma
card-chain_lightning = Relámpago en Cadena
card-healing_factor = Factor de Curación
card-toxic_cloud = Nube Tóxica
card-paralytic_toxin = Toxina Paralizante
card-gamma_leak = Fuga Gamma
card-system_breach = Brecha de Sistema
card-overclock = Sobremarcha
card-psychic_spike = Punzada Psíquica
card-goad = Hostigar
card-arcane_bolt = Descarga Arcana
card-warding_rune = Runa Protectora
card-gravity_well = Pozo Gravitatorio
card-divine_aegis = Égida Divina
card-judgement = Juicio
card-second_wind = Segundo Aliento
card-field_training = Entrenamiento de Campo
card-public_denial = Desmentido Público
card-battery_silo = Silo de Baterías
card-quantum_silo = Silo Cuántico
card-plasma_turret = Torreta de Plasma
card-medic_drone = Dron Médico
card-shield_projector = Proyector de Escudos
card-signal_jammer = Inhibidor de Señal
card-solar_condenser = Condensador Solar
card-tactical_scanner = Escáner Táctico
card-adrenal_injector = Inyector de Adrenalina
card-solar_storm = Tormenta Solar
card-zero_gravity = Gravedad Cero
card-martial_law = Ley Marcial
card-witching_hour = Hora de las Brujas
card-global_alert = Alerta Global
card-quarantine = Cuarentena
card-iron_curtain = Telón de Hierro
card-rust_rain = Lluvia de Óxido
card-tide_generator = Generador de Mareas
card-street_sparrow = Gorrión Callejero
card-slow_venom = Veneno Lento
card-long_vigil = Larga Vigilia
card-masquerade = Baile de Máscaras
card-bounty = Recompensa
card-supply_embargo = Embargo de Suministros
card-mob_rust_colossus = Coloso de Óxido
card-mob_swarm_queen = Reina del Enjambre
card-mob_mirror_sovereign = Soberano del Espejo
card-mob_star_devourer = Devorador de Estrellas
move-living_planet = Verdara, el Planeta Vivo
move-fusion_core = Núcleo de Fusión
move-sun_temple = Templo del Sol
move-deep_observatory = Observatorio Profundo
move-storm_dynamo = Dínamo de Tormentas
move-avatar_of_nature_3-1 = Latigazo de Liana
move-avatar_of_nature_3-2 = Tormenta de Espinas
move-avatar_of_nature_3-p = Savia Curativa
move-avatar_of_nature_4-1 = Trampa de Raíces
move-avatar_of_nature_4-2 = Gran Floración
move-avatar_of_nature_4-3 = Ira del Bosque
move-mossback-1 = Golpe de Tronco
move-mossback-2 = Muro de Corteza
move-pollinator-1 = Dardo de Polen
move-pollinator-2 = Renovación
move-pollinator-p = Fotosíntesis
move-venom_orchid-1 = Pétalo Espinoso
move-venom_orchid-2 = Beso Venenoso
move-mother_forest-1 = Estampida
move-mother_forest-2 = Renacimiento
move-mother_forest-3 = Raíz del Mundo
move-swift_strelitzia-1 = Ráfaga de Pétalos
move-swift_strelitzia-2 = Picotazo Rápido
move-kestrel_scout-1 = Zarpazo
move-kestrel_scout-2 = Picado
move-kestrel_scout-p = Vigía
move-mirage_runner-1 = Finta
move-mirage_runner-2 = Borrón
move-mirage_runner-3 = Desvanecer
move-storm_falcon-1 = Filo de Viento
move-storm_falcon-2 = Picado Tronante
move-supersonic_aurora-1 = Lanza Sónica
move-supersonic_aurora-2 = Estela Protectora
move-supersonic_aurora-3 = Andanada Mach
move-anvil-1 = Puño Martillo
move-anvil-2 = Mantener la Línea
move-anvil-3 = Caída del Yunque
move-bronze_sentinel-1 = Golpe de Escudo
move-bronze_sentinel-2 = Fuego de Cobertura
move-bronze_sentinel-p = Puesto de Guardia
move-quake_fist-1 = Golpe Corto
move-quake_fist-2 = Puñetazo Sísmico
move-quake_fist-3 = Temblor
move-iron_matron-1 = Golpe de Pistón
move-iron_matron-2 = Fortaleza
move-iron_matron-3 = Agarre de Hierro
move-unshaken_titan-1 = Aplastar
move-unshaken_titan-2 = Desafío
move-unshaken_titan-3 = Sacudetierras
move-unshaken_titan-hit = Titán Inquebrantable
move-hex_weaver-1 = Rayo Maléfico
move-hex_weaver-2 = Sello de Silencio
move-hex_weaver-3 = Fuego del Alma
move-oracle-1 = Augurio
move-oracle-2 = Clarividencia
move-oracle-p = Percepción Íntima
move-dream_thief-1 = Aguja Mental
move-dream_thief-2 = Robar Vigor
move-dream_thief-3 = Pesadilla
move-grave_cantor-1 = Marchitar
move-grave_cantor-2 = Endecha
move-grave_cantor-3 = Toque de Difuntos
move-veil_archmage-1 = Torrente Arcano
move-veil_archmage-2 = Velo de Niebla
move-veil_archmage-3 = Deshilar Mentes
move-photon_ranger-1 = Disparo Fotónico
move-photon_ranger-2 = Haz Concentrado
move-solar_acolyte-1 = Encender
move-solar_acolyte-2 = Rayo de Sol
move-solar_acolyte-p = Plegaria del Alba
move-orbit_knight-1 = Tajo Orbital
move-orbit_knight-2 = Lanza de Gravedad
move-star_marshal-1 = Fuego Estelar
move-star_marshal-2 = Arengar a la Guardia
move-star_marshal-3 = Nova
move-last_star_herald-1 = Reunir Luz
move-last_star_herald-2 = Rayo Estelar
move-last_star_herald-3 = Supernova
move-doctor_catalyst-1 = Frasco Ácido
move-doctor_catalyst-2 = Mezcla Corrosiva
move-doctor_catalyst-p = Prueba de Campo
move-beta_clone-1 = Golpe Clon
move-beta_clone-2 = Ataque en Grupo
move-beta_clone-ko = Clon Beta
move-pyro_tech-1 = Bengala
move-pyro_tech-2 = Bala Incendiaria
move-pyro_tech-3 = Infierno
move-null_agent-1 = Bastón Eléctrico
move-null_agent-2 = Corte de Energía
move-null_agent-3 = Bloqueo Total
move-chimera_x-1 = Garras Desgarradoras
move-chimera_x-2 = Festín
move-swift_strelitzia_e30-1 = Pico Tóxico
move-swift_strelitzia_e30-2 = Picado Carroñero
move-hivemind_zero-1 = Pico de Datos
move-hivemind_zero-2 = Toma Hostil
move-hivemind_zero-3 = Apagón Total
move-hivemind_zero-p = Procesar
move-infinite_mass_punch = Puñetazo de Masa Infinita
move-war_cry = Grito de Guerra
move-power_slam = Embate Brutal
move-afterimage = Imagen Residual
move-hundred_jabs = Cien Golpes
move-dive_bomb = Picado Explosivo
move-air_rescue = Rescate Aéreo
move-heat_burst = Ráfaga de Calor
move-plasma_cannon = Cañón de Plasma
move-chain_lightning = Relámpago en Cadena
move-healing_factor = Factor de Curación
move-toxic_cloud = Nube Tóxica
move-paralytic_toxin = Toxina Paralizante
move-gamma_leak = Fuga Gamma
move-system_breach = Brecha de Sistema
move-overclock = Sobremarcha
move-psychic_spike = Punzada Psíquica
move-goad = Hostigar
move-arcane_bolt = Descarga Arcana
move-warding_rune = Runa Protectora
move-gravity_well = Pozo Gravitatorio
move-divine_aegis = Égida Divina
move-judgement = Juicio
move-second_wind = Segundo Aliento
move-field_training = Entrenamiento de Campo
move-public_denial = Desmentido Público
move-plasma_turret-1 = Disparar
move-medic_drone-1 = Remendar
move-shield_projector-1 = Proyectar
move-signal_jammer-1 = Interferir
move-signal_jammer-2 = Sobrecargar
move-solar_condenser-1 = Condensar
move-tactical_scanner-1 = Barrido
move-tactical_scanner-2 = Analizar
move-adrenal_injector-1 = Inyectar
move-solar_storm-start = Tormenta Solar
move-iron_curtain-end = Telón de Hierro
move-tide_generator = Generador de Mareas
move-street_sparrow-1 = Pedrada
move-street_sparrow-2 = Poner la Oreja
move-slow_venom = Veneno Lento
move-long_vigil = Larga Vigilia
move-bounty-end = Recompensa
move-mob_rust_colossus-1 = Martillo de Óxido
move-mob_rust_colossus-2 = Derrumbe
move-mob_rust_colossus-3 = Blindarse
move-mob_swarm_queen-1 = Salva de Aguijones
move-mob_swarm_queen-2 = Nube de Enjambre
move-mob_swarm_queen-3 = Jalea Real
move-mob_mirror_sovereign-1 = Hacer Añicos
move-mob_mirror_sovereign-2 = Sala de Espejos
move-mob_mirror_sovereign-3 = Reflejo
move-mob_star_devourer-1 = Fauces de Gravedad
move-mob_star_devourer-2 = Horizonte de Sucesos
move-mob_star_devourer-3 = Consumir
token-poison = Veneno
token-burn = Quemadura
token-bleed = Sangrado
token-disease = Enfermedad
token-death = Muerte
token-agility = Agilidad
token-slowness = Lentitud
token-strength = Fuerza
token-weakness = Debilidad
token-more_life = Más Vida
token-less_life = Menos Vida
token-taunt = Provocación
token-evasion = Evasión
token-sight = Visión Privilegiada
token-invisible = Invisibilidad
token-silence = Silencio
token-stun = Aturdimiento
token-confusion = Confusión
token-fury = Furia
token-immune_attribute = Inmunidad a fichas de atributo
token-immune_bleed = Inmunidad a Sangrado
token-immune_buff = Inmunidad a mejoras
token-immune_burn = Inmunidad a Quemadura
token-immune_confusion = Inmunidad a Confusión
token-immune_damage = Inmunidad al daño
token-immune_death = Inmunidad a Muerte
token-immune_debuff = Inmunidad a perjuicios
token-immune_disease = Inmunidad a Enfermedad
token-immune_fury = Inmunidad a Furia
token-immune_heal = Inmunidad a la curación
token-immune_poison = Inmunidad a Veneno
token-immune_silence = Inmunidad a Silencio
token-immune_special = Inmunidad a fichas especiales
token-immune_stun = Inmunidad a Aturdimiento
token-shield = Escudo
token-perception = Percepción
deck-living_grove = Arboleda Viva
    .text = Cura, envenena, resiste.
deck-gale_squadron = Escuadrón Vendaval
    .text = Velocidad, evasión, golpes baratos y repetidos.
deck-iron_bulwark = Baluarte de Hierro
    .text = Provocación, escudos, un puñetazo enorme.
deck-veiled_circle = Círculo Velado
    .text = Magia perforante y certera, confusión, robo de energía.
deck-star_wardens = Vigías Estelares
    .text = De la energía a las novas.
deck-black_lab = Laboratorio Negro
    .text = Quemadura, sangrado, artefactos.
ability-energy = Energía
ability-elemental = Elemental
ability-toxic = Tóxico
ability-science = Ciencia
ability-mentalism = Mentalismo
ability-magic = Magia
ability-strength = Fuerza
ability-speed = Velocidad
ability-flight = Vuelo
ability-cosmic = Cósmica
ability-divine = Divino
ability-general = General
alliance-verdant = Pacto Verde
alliance-gale = Escuadrón Vendaval
alliance-iron = Baluarte de Hierro
alliance-veiled = Círculo Velado
alliance-stars = Vigías Estelares
alliance-lab = Laboratorio Negro
area-deck = Mazo
area-hand = Mano
area-team = Equipo de Héroes
area-plants = Centrales de Energía
area-gear = Fila de Apoyo
area-dead = Zona Muerta
area-battlefield = Campo de Batalla
area-common = Equipo Común
phase-setup = Preparativos
phase-preparation = Preparación
phase-combat = Combate
phase-closing = Resolución
phase-between = Resolución
mode-traditional = Tradicional
mode-arena = Arena
mode-teams = Equipos
mode-mixed = Mixto
mode-challengers = Desafiadores del Infinito
word-health = Salud
word-protection = Protección
word-speed = Velocidad
word-energy = Energía
word-pool = Reserva
word-kos = Fuera de combate
word-event = Evento
word-mob = El Mob
word-next = Siguiente
word-order = Orden de ataque
word-substitutions = Sustituciones restantes
word-round = Ronda

# What cards say: their types, their steps, and whom these reach (HC-9)

type-source = Fuente
type-character = Personaje
type-action = Acción
type-equipment = Equipamiento
type-event = Evento
type-mob = Mob
align-hero = héroe
align-villain = villano
align-hero_villain = primero héroe, luego villano
align-villain_hero = primero villano, luego héroe
word-stars = Estrellas
word-cost = Coste
word-earth = Tierra
word-unique = Única
word-passive = Acción pasiva
word-ability = Habilidad
word-alliance = Alianza
word-align = Alineación
word-scope = Alcance
face-alter = { $alter } · Tierra { $earth }
face-earth = Tierra { $earth }
face-person = { $stars } Salud { $health }, Protección { $protection }, Velocidad { $speed }
face-basic = Fuente Básica: { $count } de energía cada turno
face-advanced = Fuente Avanzada
face-entry = Coste de entrada { $cost }
face-sacrifice = Descarta una de tus Fuentes Básicas para jugarla
face-silo = Silo: guarda la energía sobrante
face-storage = Almacenamiento { $count }
face-swarm = Puede haber varias copias en juego
face-aura_speed = Tus demás Personajes de { $alliance } tienen { $value } de Velocidad
face-aura_damage = Tus demás Personajes de { $alliance } tienen { $value } de daño
face-cost = Coste { $cost }: { $text }
face-hold = Mantén { $cost }: { $text }
face-activation = Actívala: { $text }
face-activation_cost = Actívala por { $cost }: { $text }
face-passive = Pasiva: { $text }
face-hit = Al recibir un golpe: { $text }
face-ko = Al quedar fuera de combate: { $text }
face-start = Al inicio del turno: { $text }
face-end = Al final del turno: { $text }
face-start_aimed = Al inicio del turno de su jugador: { $text }
face-end_aimed = Al final del turno de su jugador: { $text }
face-named = { $name } – { $text }
flag-repeat = Hasta { $count ->
        [one] una vez
       *[other] { $count } veces
    }
flag-sure = No se puede evadir
flag-once = Se descarta tras usarla
aim-weakest = Apunta al más débil
aim-strongest = Apunta al más fuerte
aim-charged = Apunta a quien tiene más energía
scope-invoker = Tú
scope-opponents = Tus rivales
scope-everyone = Todos
scope-opponent = Un rival
scope-character = Un Personaje
whom-any = todos los Personajes
whom-aimed = ese Personaje
whom-ability = los Personajes con { $name }
whom-hero = los héroes
whom-villain = los villanos
whom-prime_hero = quienes son ante todo héroes
whom-prime_villain = quienes son ante todo villanos
whom-alliance = los Personajes de { $name }
mod-speed = { $whom }: { $value } de Velocidad
mod-damage = { $whom }: { $value } de daño
mod-cost = las Acciones de { $name } cuestan { $value }
mod-heal = { $value } a cada curación
mod-draw =
    { $count ->
        [one] { $value } carta en la fase de Robo
       *[other] { $value } cartas en la fase de Robo
    }
mod-ban = nadie puede recibir { $token }
mod-ban_aimed = no puede recibir { $token }
step-damage = { $count } de daño { $to }
step-pierce = { $count } de daño perforante { $to }
step-bonus = { $step } (+{ $bonus } { $if })
step-lasting =
    { $turns ->
        [one] { $step } durante un turno
       *[other] { $step } durante { $turns } turnos
    }
step-heal = { $count } de curación { $to }
step-give = { $count } de { $token } { $to }
step-stack = una pila de { $count } de { $token } { $to }
step-immune = { $token } para { $who }
step-remove = retira { $token } { $of }
step-remove_buff = retira todas las mejoras { $of }
step-remove_debuff = retira todos los perjuicios { $of }
step-discard =
    { $count ->
        [one] { $who } descarta 1 carta
       *[other] { $who } descarta { $count } cartas
    }
step-reveal = ves la mano { $of }
step-draw =
    { $count ->
        [one] roba 1 carta
       *[other] roba { $count } cartas
    }
step-pool = { $count } de energía a la reserva
step-energy = { $count } de energía { $to }
step-drain = disipa { $count } de energía { $of }
step-siphon = roba { $count } de energía { $to }
step-ready = prepara de nuevo { $to }
step-discard_event = se descarta el Evento en juego
if-slower = si es más lento
if-bare = sin Protección ni Escudo
if-token = si tiene { $token }
on-self = sí mismo
    .to = a sí mismo
    .of = de sí mismo
on-aimed = ese Personaje
    .to = a ese Personaje
    .of = de ese Personaje
on-enemy = un enemigo
    .to = a un enemigo
    .of = de un enemigo
on-that_enemy = ese enemigo
    .to = a ese enemigo
    .of = de ese enemigo
on-splash = los demás Personajes de ese jugador
    .to = a los demás Personajes de ese jugador
    .of = de los demás Personajes de ese jugador
on-splash_alone = los demás Personajes del jugador de un enemigo
    .to = a los demás Personajes del jugador de un enemigo
    .of = de los demás Personajes del jugador de un enemigo
on-foe_team = todos los Personajes de un rival
    .to = a todos los Personajes de un rival
    .of = de todos los Personajes de un rival
on-that_team = todos los Personajes de ese jugador
    .to = a todos los Personajes de ese jugador
    .of = de todos los Personajes de ese jugador
on-reach = todos los Personajes a su alcance
    .to = a todos los Personajes a su alcance
    .of = de todos los Personajes a su alcance
on-reach_rest = todos los demás Personajes a su alcance
    .to = a todos los demás Personajes a su alcance
    .of = de todos los demás Personajes a su alcance
on-ally = un aliado
    .to = a un aliado
    .of = de un aliado
on-that_ally = ese aliado
    .to = a ese aliado
    .of = de ese aliado
on-other = otro aliado
    .to = a otro aliado
    .of = de otro aliado
on-that_other = ese otro aliado
    .to = a ese otro aliado
    .of = de ese otro aliado
on-team = todo tu equipo
    .to = a todo tu equipo
    .of = de todo tu equipo
on-weakest = tu Personaje más débil
    .to = a tu Personaje más débil
    .of = de tu Personaje más débil
on-attacker = el atacante
    .to = al atacante
    .of = del atacante
on-gear = un Equipamiento de un rival
    .to = a un Equipamiento de un rival
    .of = de un Equipamiento de un rival
on-that_gear = ese Equipamiento
    .to = a ese Equipamiento
    .of = de ese Equipamiento
on-own_gear = uno de tus Equipamientos
    .to = a uno de tus Equipamientos
    .of = de uno de tus Equipamientos
on-that_own_gear = ese Equipamiento tuyo
    .to = a ese Equipamiento tuyo
    .of = de ese Equipamiento tuyo
on-foe = un rival
    .to = a un rival
    .of = de un rival
on-that_foe = ese jugador
    .to = a ese jugador
    .of = de ese jugador

# Lo que hacen las fichas, según sus números

does-speed_each = { $value } de Velocidad por ficha.
does-speed_flat = { $value } de Velocidad.
does-damage_each = { $value } de daño de sus acciones por ficha.
does-damage_flat = { $value } de daño de sus acciones.
does-health_each = { $value } de Salud por ficha.
does-health_flat = { $value } de Salud.
does-hurts = { $count } de daño por ficha en la Resolución.
does-pierces = { $count } de daño perforante por ficha en la Resolución.
does-poison = Cualquier curación lo elimina.
does-burn = Mientras el dado muestre 1, se queda y no hace daño.
does-disease = La curación no tiene efecto.
does-death = Queda fuera de combate al caducar.
does-taunt = Los enemigos deben elegirlo.
does-evasion = Los ataques de enemigos más lentos no le hacen nada.
does-sight = Ignora la Provocación y la Invisibilidad.
does-invisible = Los enemigos no pueden elegirlo.
does-silence = Ni Acciones anexadas ni acción pasiva.
does-stun = Ninguna acción.
does-confusion = Sus acciones alcanzan a alguien al azar.
does-fury = Debe atacar, y al azar.
does-immune = Ni lo recibe ni lo sufre.
does-shield = Absorbe 1 punto de daño.
does-perception = Detiene todo el daño de un ataque.

# Actions

verb-keep = Quedarse con esta mano
verb-mulligan = Barajar y robar una mano nueva
verb-play = Jugar { $card }
verb-energy = 1 de energía a { $spot }
verb-release = Liberar 1 de energía de { $spot }
verb-activate = Activar { $spot }
verb-passive = Acción pasiva de { $spot }
verb-use = Usar { $spot }
verb-relocate = Reubicar { $spot }
verb-done = Terminar la preparación
verb-slot = En { $spot }
verb-source = Descartar la Fuente en { $spot }
verb-act = Acción { $number }
verb-card = Acción anexada { $number }
verb-pass = Pasar
verb-target = Objetivo: { $place }
verb-player = { $seat }
verb-again = Una vez más
verb-stop = Basta
verb-discard = Descartar { $card }

# Questions

stage-mulligan = { $seat }: ¿te quedas con esta mano?
stage-main = { $seat }: prepara tu equipo
stage-place = { $seat }: ¿dónde entra el Personaje?
stage-attach = { $seat }: ¿a quién se le anexa la Acción?
stage-entry_cost = { $seat }: ¿qué Fuente Básica se descarta?
    .text = Esta Fuente cuesta una de tus Fuentes Básicas: elige cuál. La energía que dio se queda.
stage-combat = { $seat }: ¿qué hace el Personaje activo?
stage-target = { $seat }: elige un Personaje
stage-target_gear = { $seat }: elige un Equipamiento
    .text = La acción le da energía a un Equipamiento o se la quita; sin energía se descarta. Elígelo antes de pagar.
stage-opponent = { $seat }: elige un rival
    .text = La acción actúa sobre un rival: elige a quién antes de pagar.
stage-repeat = { $seat }: ¿repites la acción?
stage-event_opponent = { $seat }: ¿a qué rival apunta el Evento?
    .text = El Evento vale solo para un rival y sus Personajes: elige a quién.
stage-event_character = { $seat }: ¿a qué Personaje apunta el Evento?
    .text = El Evento vale solo para un Personaje, amigo o enemigo: elige a quién.
stage-discard = { $seat }: ¿qué carta se descarta?
    .text = Al acabar tu turno tienes más cartas de las que admite la mano, o una acción te hace descartar: elige una carta. Va debajo de tu mazo y puede volver.

# Events

event-1-4-bottom = { $card } va al fondo del mazo de { $seat }.
event-2-2-starts = Empieza { $seat }.
event-draws = { $seat } roba { $card }.
    .hidden = { $seat } roba una carta.
event-2-4-keeps = { $seat } se queda con la mano.
event-2-4-mulligan = { $seat } devuelve la mano y baraja.
event-2-5-shows = { $seat } no tiene Personajes y muestra { $card }.
event-2-5-aside = { $seat } aparta { $card }.
event-joins = { $card } se une a la mano de { $seat }.
event-3-1-turn = Turno: { $seat }.
event-3-4-turned = { $seat } revela { $card }.
event-3-4-eliminated = { $seat } ya no tiene a quién poner en juego y queda fuera.
event-3-10-round = Empieza la ronda { $round }.
event-4-2-gives = { $who } ({ $place }) da { $count } de energía.
event-4-3-activated = { $who } ({ $place }) se activa.
event-4-3-paid = { $seat } paga { $count } de energía por la activación.
event-4-4-allocated = 1 de energía va a { $who } ({ $place }).
event-4-7-dissipates = Se disipa { $count } de energía de más en { $who } ({ $place }).
event-4-10-stored = { $who } ({ $place }) guarda { $count } de energía.
event-4-10-dissipates = Se disipa { $count } de energía sin asignar de { $seat }.
event-4-11-released = { $who } ({ $place }) libera 1 de energía.
event-played = { $seat } juega { $card } en { $place }.
event-5-3-paid = { $seat } paga { $count } de energía.
event-5-3-sacrificed = { $seat } descarta { $card } para ello.
event-5-4-placed = { $seat } coloca a { $card } en { $place }.
event-5-7-substitution =
    { $count ->
        [one] A { $seat } le queda una sustitución.
       *[other] A { $seat } le quedan { $count } sustituciones.
    }
event-5-9-switched = { $card } deja { $place }.
event-5-13-attached = { $seat } anexa { $card } a { $who } ({ $place }).
event-5-18-spent = { $who } ({ $place }) se queda sin energía.
event-used = { $who } ({ $place }) usa { $move }.
event-attacks = { $who } ({ $place }) ataca a { $whom } ({ $target }): { $move }.
event-5-24-played = { $seat } invoca { $card }.
event-5-24-replaced = { $card }, de { $seat }, deja su lugar a otro Evento.
event-5-28-at_player = { $card } de { $seat } apunta a { $foe }.
event-5-28-at_character = { $card } de { $seat } apunta a { $who } ({ $place }).
event-5-28-lost = { $card } de { $seat } pierde su objetivo y se descarta.
event-6-1-order = { $who } ({ $place }) actúa con Velocidad { $speed }.
event-6-3-active = { $who } ({ $place }) entra en el Campo de Batalla.
event-6-4-acts = { $who } ({ $place }) usa { $move }.
event-6-5-passes = { $who } ({ $place }) pasa.
event-6-8-again = { $who } ({ $place }) usa { $move } otra vez.
event-6-8-attacks = { $who } ({ $place }) ataca otra vez a { $whom } ({ $target }): { $move }.
event-6-11-evades = { $who } ({ $place }) evade el ataque: Velocidad { $speed } contra { $attack }.
event-6-12-aims = { $who } ({ $place }) usa { $move } contra { $whom } ({ $target }).
event-6-13-readied = { $who } ({ $place }) puede volver a actuar.
event-7-3-immune = { $who } ({ $place }) es inmune al daño.
event-7-4-perceives = { $who } ({ $place }) vio venir el ataque: sin daño.
event-7-6-shield = El Escudo de { $who } ({ $place }) absorbe { $count }.
event-7-7-protection = { $who } ({ $place }) pierde { $count } de Protección.
event-7-8-health = { $who } ({ $place }) pierde { $count } de Salud.
event-7-9-heals = { $who } ({ $place }) recupera { $count } de Salud.
event-7-11-falls = { $card } ({ $place }) queda fuera de combate: van { $count } de este jugador.
event-7-13-hit = { $who } ({ $place }) recibe el golpe y responde.
event-7-14-eliminated =
    { $count ->
        [one] { $seat } queda eliminado con un Personaje caído.
       *[other] { $seat } queda eliminado con { $count } Personajes caídos.
    }
event-7-15-leaves = { $seat } deja la mesa.
event-8-2-ripens = { $token } ({ $count }) en { $who } ({ $place }) madura.
event-8-4-lapses = { $token } ({ $count }) en { $who } ({ $place }) caduca.
event-8-9-lasts =
    { $turns ->
        [one] { $token } en { $who } ({ $place }) dura un turno.
       *[other] { $token } en { $who } ({ $place }) dura { $turns } turnos.
    }
event-8-9-runs =
    { $turns ->
        [one] { $token } en { $who } ({ $place }): queda un turno.
       *[other] { $token } en { $who } ({ $place }): quedan { $turns } turnos.
    }
event-8-10-hurts = El Veneno hace { $count } de daño a { $who } ({ $place }).
event-8-10-cured = El Veneno de { $who } ({ $place }) se cura.
event-8-11-rolls = La Quemadura de { $who } ({ $place }): el dado muestra { $die }.
event-8-11-hurts = La Quemadura hace { $count } de daño a { $who } ({ $place }).
event-8-12-hurts = El Sangrado hace { $count } de daño a { $who } ({ $place }).
event-8-13-hurts = La Enfermedad hace { $count } de daño a { $who } ({ $place }).
event-8-13-unhealed = La Enfermedad impide que { $who } ({ $place }) se cure.
event-8-14-takes = La Muerte se lleva a { $who } ({ $place }).
event-8-24-stumbles = { $who } ({ $place }), presa de la Confusión, elige a { $whom } ({ $target }).
event-8-25-rages = { $who } ({ $place }), presa de la Furia, elige a { $whom } ({ $target }).
event-8-30-immune = { $who } ({ $place }) es inmune a { $token }.
event-8-30-unhealed = { $who } ({ $place }) es inmune a la curación.
event-8-32-stripped = { $who } ({ $place }) pierde todas sus fichas de { $token }.
event-9-12-given =
    { $count ->
        [one] { $who } ({ $place }) recibe una ficha de { $token }.
       *[other] { $who } ({ $place }) recibe { $count } fichas de { $token }.
    }
event-9-12-stacked =
    { $count ->
        [one] { $who } ({ $place }) recibe una pila de una ficha de { $token }.
       *[other] { $who } ({ $place }) recibe una pila de { $count } fichas de { $token }.
    }
event-9-14-must =
    { $count ->
        [one] { $seat } debe descartar una carta.
       *[other] { $seat } debe descartar { $count } cartas.
    }
event-9-15-reveals = { $seat } muestra { $card }.
    .hidden = { $seat } muestra una carta a alguien.
event-9-17-gains = { $seat } gana { $count } de energía.
event-9-18-charged = { $who } ({ $place }) gana { $count } de energía.
event-9-19-drained = { $who } ({ $place }) pierde { $count } de energía.
event-9-20-siphoned = Roban { $count } de energía a { $who } ({ $place }).
event-9-20-gains = { $who } ({ $place }) se queda con { $count }.
event-9-22-discarded = Se descarta { $card }, de { $seat }.
event-9-42-fires = { $move } ({ $place }) surte efecto.
event-9-52-banned = { $who } ({ $place }) no puede recibir { $token } ahora.
event-9-53-works = { $card } afecta a { $seat }.
event-10-10-goes_on = { $seat } pasa a la siguiente etapa.
event-10-12-stage = Empieza la etapa { $number }.
event-10-20-mob = El Mob es { $card }, con { $count } de Salud.
event-10-21-joins = { $who } ({ $place }) se une al Equipo Común.
event-10-21-retreats = { $who } ({ $place }) se retira al Equipo de Héroes.
event-10-22-great = Empieza el Gran Combate.
event-10-23-order = { $who } ({ $place }) actúa con Salud { $count }.
event-10-26-acts = El Mob usa { $move }.
event-10-27-aims = El Mob apunta a { $who } ({ $place }).
event-10-29-falls = Cae el Mob { $card }.
event-10-29-lost = { $card } ha vencido a los desafiadores.
event-11-2-wins = { $seat } gana.
event-draw = { $seat } empata.
event-limit = La ronda { $round } fue la última.

# Refusals

refused-unheld = { $card } no está en la mano.
refused-forced = No tienes a nadie en juego: primero hay que colocar un Personaje.
refused-sources = Fuentes jugadas este turno: { $have }; permitidas: { $most }.
refused-plants = Fuentes en juego: { $have }; permitidas: { $most }.
refused-pool = Energía en la reserva: { $have }; necesaria: { $need }.
refused-empty_pool = No hay energía en la reserva.
refused-no_basic = No tienes ninguna Fuente Básica que descartar por ella.
refused-not_basic = { $card } ({ $place }) no es una Fuente Básica.
refused-unique = Ya hay otra carta única en juego: { $card }.
refused-placements = Personajes colocados este turno: { $have }; permitidos: { $most }.
refused-positions = Posiciones del equipo: { $most }.
refused-lowest = Primero va la posición vacía más baja: { $place }.
refused-placed = { $card } ({ $place }) se colocó en este turno.
refused-substitutions = Sustituciones usadas: { $have }; permitidas: { $most }.
refused-namesake = { $card } ({ $place }) tiene el mismo nombre o álter ego, en la misma Tierra.
refused-nobody = No hay ningún Personaje en { $place }.
refused-no_gear = No hay ningún Equipamiento en { $place }.
refused-no_source = No hay ninguna Fuente en { $place }.
refused-ability =
    { $ability ->
        [energy] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-energy }.
        [elemental] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-elemental }.
        [toxic] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-toxic }.
        [science] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-science }.
        [mentalism] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-mentalism }.
        [magic] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-magic }.
        [strength] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-strength }.
        [speed] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-speed }.
        [flight] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-flight }.
        [cosmic] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-cosmic }.
        [divine] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-divine }.
       *[general] { $card } ({ $place }) no tiene el tipo de habilidad: { ability-general }.
    }
refused-attached = Acciones anexadas a { $card } ({ $place }): { $have }; permitidas: { $most }.
refused-no_team_of_yours = No tienes ningún Personaje en juego.
refused-supports = Equipamientos en juego: { $have }; permitidos: { $most }.
refused-events = Eventos jugados este turno: { $have }; permitidos: { $most }.
refused-locked = { $card } está en juego y no se puede reemplazar.
refused-full = Energía en { $card } ({ $place }): { $have }; caben como máximo { $most }.
refused-silo = { $card } ({ $place }) es un Silo: solo guarda lo que sobra.
refused-no_silo = { $card } ({ $place }) no es un Silo.
refused-drained = { $card } ({ $place }) no tiene energía.
refused-by_itself = { $card } ({ $place }) da su energía por sí sola.
refused-lit = { $card } ({ $place }) ya se activó en este turno.
refused-no_passive = { $card } ({ $place }) no tiene acción pasiva.
refused-no_way = { $card } ({ $place }) no tiene esa acción.
refused-turned = { $card } ({ $place }) ya ha girado ({ $degrees }°).
refused-used = { $move } ya se usó en este turno.
refused-stunned = { $card } ({ $place }) sufre Aturdimiento: ninguna acción.
refused-silenced = { $card } ({ $place }) sufre Silencio: ni Acciones anexadas ni acción pasiva.
refused-fury = { $card } ({ $place }) sufre Furia: debe atacar a un enemigo.
refused-energy = Energía en { $card } ({ $place }): { $have }; necesaria: { $need }.
refused-active = Ahora está en el Campo de Batalla: { $card } ({ $place }).
refused-no_enemy = No hay ningún enemigo en juego.
refused-no_team = Ningún rival tiene Personajes en juego.
refused-no_ally = No hay ningún aliado en juego.
refused-no_other = No hay otro aliado en juego.
refused-no_foreign_gear = Ningún rival tiene Equipamiento en juego.
refused-no_own_gear = No tienes Equipamiento en juego.
refused-no_foe = No hay ningún rival que elegir.
refused-nobody_in_play = No hay ningún Personaje en juego.
refused-no_event = No hay ningún Evento en juego.
refused-unseen = { $card } ({ $place }) es invisible.
refused-taunts = { $card } ({ $place }) tiene Provocación: hay que elegirlo.
refused-friend = { $card } ({ $place }) es de tu bando.
refused-enemy = { $card } ({ $place }) es del bando enemigo.
refused-oneself = { $card } ({ $place }) es quien actúa: debe ser otro.
refused-not_yours = { $card } ({ $place }) no es tuyo.
refused-a_character = Hay que elegir un Personaje.
refused-an_equipment = Hay que elegir un Equipamiento.
refused-absent = { $seat } no participa.
refused-out = { $seat } ya está fuera.
refused-same_side = { $seat } es de tu bando.
refused-no_characters = { $seat } no tiene ningún Personaje en juego.
refused-no_common = Solo hay Equipo Común contra el Mob.
refused-relocations = Personajes reubicados este turno: { $have }; permitidos: { $most }.
refused-common = Personajes en el Equipo Común: { $have }; caben: { $most }.

# Endings

end-10-29 = El combate contra el Mob está decidido.
end-11-2 = Queda un solo bando.
end-11-3 = Los últimos bandos cayeron a la vez.
end-11-4 = La última ronda ha terminado.
end-11-5 = La última etapa está decidida.

# What can be wrong with a deck

problem-2-1-word = «{ $word }» no es un número de copias y una carta
problem-2-1-unknown = no existe la carta «{ $word }»
problem-2-1-misspelt = no existe la carta «{ $word }»; ¿querías decir { $card }?
problem-12-1-size =
    { $count ->
        [one] una carta, deben ser de { $least } a { $most }
       *[other] { $count } cartas, deben ser de { $least } a { $most }
    }
problem-12-2-copies = { $count } copias de { $card }, como máximo { $most }
problem-12-3-people = { $count } Personajes, como máximo { $most }
problem-12-3-stars = { $count } copias de { $card }, un Personaje de 5 estrellas solo puede estar una vez
problem-12-4-sources =
    { $count ->
        [one] una Fuente, como máximo { $most }
       *[other] { $count } Fuentes, como máximo { $most }
    }
problem-12-5-unique = { $count } copias de { $card }, una carta única solo puede estar una vez
problem-12-6-mob = { $card } es un Mob
problem-12-6-least =
    { $count ->
        [one] un Personaje, como mínimo { $least }
       *[other] { $count } Personajes, como mínimo { $least }
    }

# Options

option-mode = Modo de juego; sin él decide el número de jugadores.
option-team_count = Número de equipos, si los asientos se reparten por igual.
option-mixed_schedule = Etapas del modo Mixto, como teams:3>arena:1; vacío: según los jugadores.
option-mob = Quién es el Mob.
option-mob_health_per_player = Salud que gana el Mob por jugador.
option-mob_extra_from = Jugadores a partir de los que el Mob tiene una acción más; 0 es nunca.
option-common_slots = Espacios del Equipo Común.
option-coop_loss = Los desafiadores pierden cuando cae uno o cuando caen todos.
option-coop_max_rounds = Rondas para vencer al Mob.
option-max_rounds = Tras estas rondas se decide la partida.
option-hand_start = Cartas de la mano inicial.
option-mulligans = Manos iniciales nuevas que se pueden robar.
option-draw_per_turn = Cartas robadas por turno.
option-first_draw = Cartas que roba quien empieza en el primer turno.
option-hand_max = Cartas en la mano al final del turno.
option-team_size = Personajes de un equipo y colocaciones gratuitas.
option-ko_limit = Personajes caídos que eliminan a un jugador.
option-substitutions = Sustituciones por partida.
option-first_turn_characters = Personajes colocados en el primer turno.
option-characters_per_turn = Personajes colocados en cada turno posterior.
option-max_sources = Fuentes en juego por jugador.
option-sources_per_turn = Fuentes jugadas por turno.
option-energy_limit = Energía que admite una carta.
option-attach_max = Acciones anexadas a un Personaje.
option-equipment_max = Equipamientos en juego por jugador.
option-event_replace = Un Evento nuevo reemplaza al que está en juego.
option-unique_scope = Cartas únicas: una por jugador, una en la mesa o una de cada nombre.
option-name_scope = Nombres y álter egos únicos por jugador o en la mesa.
option-combat_scope = Quién lucha en un Combate: el jugador de turno o todos.
option-burn_sides = Caras del dado de Quemadura; con 1 se queda.
option-dot_mitigated = Escudo y Protección sirven contra Veneno, Quemadura y Enfermedad.
option-deck_min = Mínimo de cartas de un mazo propio.
option-deck_max = Máximo de cartas de un mazo propio.
option-copies_max = Copias de una carta en un mazo propio.
option-deck_characters_max = Personajes en un mazo propio.
option-deck_sources_max = Fuentes en un mazo propio.
option-open_decklists = Todos ven las listas de todos los mazos.
option-deck = El mazo preparado de este jugador.
option-list = Un mazo propio de este jugador, como 3*solar_plant,2*anvil,…
choice-any = uno cualquiera
choice-all = todos
choice-player = por jugador
choice-table = en la mesa
choice-name = una de cada nombre
choice-turn_player = el jugador de turno
choice-everyone = todos
preset-quick = Rápida: tres caídos, una sustitución, quince rondas.
preset-melee = Refriega: todos luchan en cada Combate.
preset-strict = Estricta: las cartas únicas y los nombres valen para toda la mesa.

# The table told in words

told-turn = turno de
told-winners = Victoria
told-asked = a quien se pregunta
told-out = fuera
told-empty = vacío
told-activated = activada
told-waiting = sin activar
told-active = actúa
told-forbidden = lo prohíbe
told-printed = impresa
told-upright = derecho
told-half_turned = medio girado (45 grados)
told-turned = girado (90 grados)
told-damage = daño
told-holds = retiene
told-costs = cuesta
told-fresh = reciente
told-lapses = acaba en
told-at = a
told-affects = afecta a

# What lies in the box

type-token = Fichas

# En papel.

kit-mat = Tapete de jugador

# Lo que decide una partida, lo que se cuenta para ello y lo que significan los signos.

goal-last_side = Ser el último bando en pie
goal-stages = Ganar la última etapa
goal-together = Los últimos bandos cayeron juntos
goal-knock_outs = Eliminado al llegar al límite
goal-mob = Dejar juntos fuera de combate al Mob
goal-fallen = Pierden todos: hay jugadores fuera
goal-mob_rounds = Pierden todos: el Mob resiste
goal-rounds = La partida termina tras la última ronda
count-rivals = rivales en juego
count-stages = etapa
count-knock_outs = fuera de combate
count-rival_knock_outs = bajas del rival
count-mob_health = Salud del Mob
count-players_out = jugadores fuera
count-rounds = rondas
sign-health = Salud, actual y completa
sign-protection = Protección
sign-shield = más Protección por un escudo
sign-perception = Percepción
sign-speed = Velocidad: quien es más rápido actúa antes
sign-changed = más o menos de lo impreso
sign-energy = energía, y sitio para más
sign-upright = de pie: no ha actuado
sign-half_turned = medio girado
sign-turned = girado; entre dos cosas: contra quién, o a quién afecta
sign-might = daño, o lo que se suma a todo daño
sign-ko = un fuera de combate
sign-ko_left = un fuera de combate que aún se puede sufrir
sign-place = una posición: el número del jugador y una letra
sign-plant = una Central de Energía
sign-gear = Equipo en la Fila de Apoyo
sign-act = una acción de ese Equipo
sign-card = una acción de una carta unida
sign-passive = pasiva: actúa por sí sola
sign-hold = hace falta tanta energía, pero no se gasta
sign-repeat = tantas veces, o tantas
sign-activated = activada
sign-waiting = todavía sin activar
sign-fresh = una ficha recién puesta
sign-lapses = turnos hasta que se va
sign-forbidden = prohibido ahora, por esta regla
sign-active = actúa ahora
sign-won = ha ganado
sign-out = está fuera
sign-empty = vacío
sign-also = ambas, una tras otra

# What is so at an element that is asked about

fact-team = Una posición del equipo de { $seat }.
fact-free = Vacía.
fact-plants = Un sitio para una central de energía de { $seat }.
fact-support = Un sitio en la Fila de apoyo de { $seat }, para Equipos.
fact-here = Aquí: { $card }.
fact-activated = Ya activada en este turno.
fact-health = Salud { $health } de { $full }.
fact-speed = Protección { $protection }, Velocidad { $speed }: los más rápidos actúan primero.
fact-energy = Energía { $energy }; guarda { $limit } como máximo.
fact-tokens = Fichas: { $token }.
fact-attached = Unidas: { $card }.
fact-bears = La llevan en: { $place }.
fact-falls = Noqueos sufridos: { $kos }; con { $limit } se pierde la partida.
fact-pool = Energía en la reserva: { $pool }.
fact-cards = Cartas en la mano: { $hand }; en el mazo: { $deck }.

game-name = Heroes – A Disputa
game-tagline = Times de super-heróis, decks próprios, um só Campo de Batalha.

# Elements

seat-1 = Jogador 1
seat-2 = Jogador 2
seat-3 = Jogador 3
seat-4 = Jogador 4
seat-5 = Jogador 5
seat-6 = Jogador 6
seat-7 = Jogador 7
seat-8 = Jogador 8
card-solar_plant = Usina Solar
card-wind_farm = Parque Eólico
card-hydro_dam = Barragem Hidrelétrica
card-living_planet = Verdara, o Planeta Vivo
card-fusion_core = Núcleo de Fusão
card-sun_temple = Templo do Sol
card-deep_observatory = Observatório Profundo
card-storm_dynamo = Dínamo de Tempestades
card-avatar_of_nature_3 = Avatar da Natureza
card-avatar_of_nature_4 = Avatar da Natureza
card-mossback = Dorso de Musgo
card-pollinator = A Polinizadora
card-venom_orchid = Orquídea Venenosa
card-mother_forest = Mãe-Floresta
card-swift_strelitzia = Estrelícia Veloz
card-kestrel_scout = Peneireiro Batedor
card-mirage_runner = Corredora Miragem
card-storm_falcon = Falcão da Tempestade
card-supersonic_aurora = Aurora Supersônica
card-anvil = Bigorna
card-bronze_sentinel = Sentinela de Bronze
card-quake_fist = Punho-Sismo
card-iron_matron = Matriarca de Ferro
card-unshaken_titan = Titã Inabalável
card-hex_weaver = Tecelã de Feitiços
card-oracle = A Oráculo
card-dream_thief = Ladra de Sonhos
card-grave_cantor = Cantor Sepulcral
card-veil_archmage = Arquimaga do Véu
card-photon_ranger = Patrulheira Fóton
card-solar_acolyte = Acólito Solar
card-orbit_knight = Cavaleiro Orbital
card-star_marshal = Marechal Estelar
card-last_star_herald = Arauto da Última Estrela
card-doctor_catalyst = Doutora Catálise
card-beta_clone = Clone Beta
card-pyro_tech = Pirotécnica
card-null_agent = Agente Nulo
card-chimera_x = Quimera X
card-swift_strelitzia_e30 = Estrelícia Veloz
card-hivemind_zero = Mente-Colmeia Zero
card-infinite_mass_punch = Soco de Massa Infinita
card-war_cry = Grito de Guerra
card-power_slam = Impacto Brutal
card-afterimage = Pós-Imagem
card-hundred_jabs = Cem Golpes
card-dive_bomb = Mergulho Explosivo
card-air_rescue = Resgate Aéreo
card-heat_burst = Rajada de Calor
card-plasma_cannon = Canhão de Plasma
card-chain_lightning = Raio em Cadeia
card-healing_factor = Fator de Cura
card-toxic_cloud = Nuvem Tóxica
card-paralytic_toxin = Toxina Paralisante
card-gamma_leak = Vazamento Gama
card-system_breach = Invasão de Sistema
card-overclock = Sobrecarga
card-psychic_spike = Golpe Psíquico
card-goad = Instigar
card-arcane_bolt = Descarga Arcana
card-warding_rune = Runa Protetora
card-gravity_well = Poço Gravitacional
card-divine_aegis = Égide Divina
card-judgement = Juízo
card-second_wind = Segundo Fôlego
card-field_training = Treino de Campo
card-public_denial = Desmentido Público
card-battery_silo = Silo de Baterias
card-quantum_silo = Silo Quântico
card-plasma_turret = Torreta de Plasma
card-medic_drone = Drone Médico
card-shield_projector = Projetor de Escudos
card-signal_jammer = Bloqueador de Sinal
card-solar_condenser = Condensador Solar
card-tactical_scanner = Scanner Tático
card-adrenal_injector = Injetor de Adrenalina
card-solar_storm = Tempestade Solar
card-zero_gravity = Gravidade Zero
card-martial_law = Lei Marcial
card-witching_hour = Hora das Bruxas
card-global_alert = Alerta Global
card-quarantine = Quarentena
card-iron_curtain = Cortina de Ferro
card-rust_rain = Chuva de Ferrugem
card-tide_generator = Gerador de Marés
card-street_sparrow = Pardal de Rua
card-slow_venom = Veneno Lento
card-long_vigil = Longa Vigília
card-masquerade = Baile de Máscaras
card-bounty = Recompensa
card-supply_embargo = Embargo de Suprimentos
card-mob_rust_colossus = Colosso de Ferrugem
card-mob_swarm_queen = Rainha do Enxame
card-mob_mirror_sovereign = Soberano do Espelho
card-mob_star_devourer = Devorador de Estrelas
move-living_planet = Verdara, o Planeta Vivo
move-fusion_core = Núcleo de Fusão
move-sun_temple = Templo do Sol
move-deep_observatory = Observatório Profundo
move-storm_dynamo = Dínamo de Tempestades
move-avatar_of_nature_3-1 = Chicote de Cipó
move-avatar_of_nature_3-2 = Tempestade de Espinhos
move-avatar_of_nature_3-p = Seiva Curativa
move-avatar_of_nature_4-1 = Armadilha de Raízes
move-avatar_of_nature_4-2 = Grande Florada
move-avatar_of_nature_4-3 = Ira do Bosque
move-mossback-1 = Golpe de Tronco
move-mossback-2 = Muralha de Casca
move-pollinator-1 = Dardo de Pólen
move-pollinator-2 = Renovação
move-pollinator-p = Fotossíntese
move-venom_orchid-1 = Pétala Farpada
move-venom_orchid-2 = Beijo Venenoso
move-mother_forest-1 = Estouro da Manada
move-mother_forest-2 = Renascimento
move-mother_forest-3 = Raiz do Mundo
move-swift_strelitzia-1 = Rajada de Pétalas
move-swift_strelitzia-2 = Bicada Rápida
move-kestrel_scout-1 = Golpe de Garra
move-kestrel_scout-2 = Mergulho de Caça
move-kestrel_scout-p = Olheiro
move-mirage_runner-1 = Finta
move-mirage_runner-2 = Borrão
move-mirage_runner-3 = Sumiço
move-storm_falcon-1 = Lâmina de Vento
move-storm_falcon-2 = Mergulho Trovejante
move-supersonic_aurora-1 = Lança Sônica
move-supersonic_aurora-2 = Esteira Protetora
move-supersonic_aurora-3 = Barragem Mach
move-anvil-1 = Punho-Martelo
move-anvil-2 = Manter a Linha
move-anvil-3 = Queda da Bigorna
move-bronze_sentinel-1 = Golpe de Escudo
move-bronze_sentinel-2 = Fogo de Cobertura
move-bronze_sentinel-p = Posto de Guarda
move-quake_fist-1 = Soco Curto
move-quake_fist-2 = Soco Sísmico
move-quake_fist-3 = Tremor
move-iron_matron-1 = Golpe de Pistão
move-iron_matron-2 = Fortaleza
move-iron_matron-3 = Aperto de Ferro
move-unshaken_titan-1 = Esmagar
move-unshaken_titan-2 = Desafio
move-unshaken_titan-3 = Abala-Terra
move-unshaken_titan-hit = Titã Inabalável
move-hex_weaver-1 = Raio de Feitiço
move-hex_weaver-2 = Selo do Silêncio
move-hex_weaver-3 = Fogo da Alma
move-oracle-1 = Presságio
move-oracle-2 = Clarividência
move-oracle-p = Intuição
move-dream_thief-1 = Agulha Mental
move-dream_thief-2 = Roubar Vigor
move-dream_thief-3 = Pesadelo
move-grave_cantor-1 = Definhar
move-grave_cantor-2 = Canto Fúnebre
move-grave_cantor-3 = Dobre de Finados
move-veil_archmage-1 = Torrente Arcana
move-veil_archmage-2 = Véu de Névoa
move-veil_archmage-3 = Desfiar Mentes
move-photon_ranger-1 = Tiro Fotônico
move-photon_ranger-2 = Feixe Concentrado
move-solar_acolyte-1 = Acender
move-solar_acolyte-2 = Raio de Sol
move-solar_acolyte-p = Prece da Alvorada
move-orbit_knight-1 = Corte Orbital
move-orbit_knight-2 = Lança de Gravidade
move-star_marshal-1 = Fogo Estelar
move-star_marshal-2 = Reunir a Guarda
move-star_marshal-3 = Nova
move-last_star_herald-1 = Reunir Luz
move-last_star_herald-2 = Raio Estelar
move-last_star_herald-3 = Supernova
move-doctor_catalyst-1 = Frasco de Ácido
move-doctor_catalyst-2 = Mistura Corrosiva
move-doctor_catalyst-p = Teste de Campo
move-beta_clone-1 = Golpe Clone
move-beta_clone-2 = Ataque em Bando
move-beta_clone-ko = Clone Beta
move-pyro_tech-1 = Sinalizador
move-pyro_tech-2 = Munição Incendiária
move-pyro_tech-3 = Inferno
move-null_agent-1 = Bastão de Choque
move-null_agent-2 = Corte de Energia
move-null_agent-3 = Bloqueio Total
move-chimera_x-1 = Garras Dilacerantes
move-chimera_x-2 = Banquete
move-swift_strelitzia_e30-1 = Bico Tóxico
move-swift_strelitzia_e30-2 = Mergulho Carniceiro
move-hivemind_zero-1 = Pico de Dados
move-hivemind_zero-2 = Tomada Hostil
move-hivemind_zero-3 = Apagão Total
move-hivemind_zero-p = Processar
move-infinite_mass_punch = Soco de Massa Infinita
move-war_cry = Grito de Guerra
move-power_slam = Impacto Brutal
move-afterimage = Pós-Imagem
move-hundred_jabs = Cem Golpes
move-dive_bomb = Mergulho Explosivo
move-air_rescue = Resgate Aéreo
move-heat_burst = Rajada de Calor
move-plasma_cannon = Canhão de Plasma
move-chain_lightning = Raio em Cadeia
move-healing_factor = Fator de Cura
move-toxic_cloud = Nuvem Tóxica
move-paralytic_toxin = Toxina Paralisante
move-gamma_leak = Vazamento Gama
move-system_breach = Invasão de Sistema
move-overclock = Sobrecarga
move-psychic_spike = Golpe Psíquico
move-goad = Instigar
move-arcane_bolt = Descarga Arcana
move-warding_rune = Runa Protetora
move-gravity_well = Poço Gravitacional
move-divine_aegis = Égide Divina
move-judgement = Juízo
move-second_wind = Segundo Fôlego
move-field_training = Treino de Campo
move-public_denial = Desmentido Público
move-plasma_turret-1 = Disparar
move-medic_drone-1 = Remendar
move-shield_projector-1 = Projetar
move-signal_jammer-1 = Interferir
move-signal_jammer-2 = Sobrecarregar
move-solar_condenser-1 = Condensar
move-tactical_scanner-1 = Varredura
move-tactical_scanner-2 = Analisar
move-adrenal_injector-1 = Injetar
move-solar_storm-start = Tempestade Solar
move-iron_curtain-end = Cortina de Ferro
move-tide_generator = Gerador de Marés
move-street_sparrow-1 = Pedrada
move-street_sparrow-2 = De Ouvido Atento
move-slow_venom = Veneno Lento
move-long_vigil = Longa Vigília
move-bounty-end = Recompensa
move-mob_rust_colossus-1 = Martelo de Ferrugem
move-mob_rust_colossus-2 = Desabamento
move-mob_rust_colossus-3 = Blindar-se
move-mob_swarm_queen-1 = Salva de Ferrões
move-mob_swarm_queen-2 = Nuvem de Enxame
move-mob_swarm_queen-3 = Geleia Real
move-mob_mirror_sovereign-1 = Estilhaçar
move-mob_mirror_sovereign-2 = Sala dos Espelhos
move-mob_mirror_sovereign-3 = Reflexo
move-mob_star_devourer-1 = Fauces de Gravidade
move-mob_star_devourer-2 = Horizonte de Eventos
move-mob_star_devourer-3 = Consumir
token-poison = Veneno
token-burn = Queimadura
token-bleed = Sangramento
token-disease = Doença
token-death = Morte
token-agility = Agilidade
token-slowness = Lentidão
token-strength = Força
token-weakness = Fraqueza
token-more_life = Mais Vida
token-less_life = Menos Vida
token-taunt = Provocação
token-evasion = Evasão
token-sight = Visão Privilegiada
token-invisible = Invisibilidade
token-silence = Silêncio
token-stun = Atordoamento
token-confusion = Confusão
token-fury = Fúria
token-immune_attribute = Imunidade a fichas de atributo
token-immune_bleed = Imunidade a Sangramento
token-immune_buff = Imunidade a bônus
token-immune_burn = Imunidade a Queimadura
token-immune_confusion = Imunidade a Confusão
token-immune_damage = Imunidade a dano
token-immune_death = Imunidade a Morte
token-immune_debuff = Imunidade a penalidades
token-immune_disease = Imunidade a Doença
token-immune_fury = Imunidade a Fúria
token-immune_heal = Imunidade a cura
token-immune_poison = Imunidade a Veneno
token-immune_silence = Imunidade a Silêncio
token-immune_special = Imunidade a fichas especiais
token-immune_stun = Imunidade a Atordoamento
token-shield = Escudo
token-perception = Percepção
deck-living_grove = Bosque Vivo
    .text = Cure, envenene, resista.
deck-gale_squadron = Esquadrão Vendaval
    .text = Velocidade, evasão, golpes baratos e repetidos.
deck-iron_bulwark = Baluarte de Ferro
    .text = Provocação, escudos, um soco enorme.
deck-veiled_circle = Círculo Velado
    .text = Magia perfurante e certeira, confusão, roubo de energia.
deck-star_wardens = Vigias Estelares
    .text = Da energia às novas.
deck-black_lab = Laboratório Negro
    .text = Queimadura, sangramento, engenhocas.
ability-energy = Energia
ability-elemental = Elemental
ability-toxic = Tóxico
ability-science = Ciência
ability-mentalism = Mentalismo
ability-magic = Magia
ability-strength = Força
ability-speed = Velocidade
ability-flight = Voo
ability-cosmic = Cósmica
ability-divine = Divino
ability-general = Geral
alliance-verdant = Pacto Verde
alliance-gale = Esquadrão Vendaval
alliance-iron = Baluarte de Ferro
alliance-veiled = Círculo Velado
alliance-stars = Vigias Estelares
alliance-lab = Laboratório Negro
area-deck = Deck
area-hand = Mão
area-team = Time de Heróis
area-plants = Usinas de Energia
area-gear = Fileira de Suporte
area-dead = Zona Morta
area-battlefield = Campo de Batalha
area-common = Time Comum
phase-setup = Preparativos
phase-preparation = Preparação
phase-combat = Combate
phase-closing = Resolução
phase-between = Resolução
mode-traditional = Tradicional
mode-arena = Arena
mode-teams = Times
mode-mixed = Mista
mode-challengers = Desafiadores do Infinito
word-health = Saúde
word-protection = Proteção
word-speed = Velocidade
word-energy = Energia
word-pool = Reserva
word-kos = Nocautes
word-event = Evento
word-mob = O Mob
word-next = Próximo
word-order = Ordem de ataque
word-substitutions = Substituições restantes
word-round = Rodada

# What cards say: their types, their steps, and whom these reach (HC-9)

type-source = Fonte
type-character = Personagem
type-action = Ação
type-equipment = Equipamento
type-event = Evento
type-mob = Mob
align-hero = herói
align-villain = vilão
align-hero_villain = primeiro herói, depois vilão
align-villain_hero = primeiro vilão, depois herói
word-stars = Estrelas
word-cost = Custo
word-earth = Terra
word-unique = Única
word-passive = Ação passiva
word-ability = Habilidade
word-alliance = Aliança
word-align = Alinhamento
word-scope = Alcance
face-alter = { $alter } · Terra { $earth }
face-earth = Terra { $earth }
face-person = { $stars } Saúde { $health }, Proteção { $protection }, Velocidade { $speed }
face-basic = Fonte Básica: { $count } de energia por turno
face-advanced = Fonte Avançada
face-entry = Custo de entrada { $cost }
face-sacrifice = Descarte uma das suas Fontes Básicas para jogá-la
face-silo = Silo: guarda a energia que sobra
face-storage = Armazenamento { $count }
face-swarm = Pode haver várias cópias em jogo
face-aura_speed = Seus demais Personagens de { $alliance } têm { $value } de Velocidade
face-aura_damage = Seus demais Personagens de { $alliance } têm { $value } de dano
face-cost = Custo { $cost }: { $text }
face-hold = Mantenha { $cost }: { $text }
face-activation = Ative: { $text }
face-activation_cost = Ative por { $cost }: { $text }
face-passive = Passiva: { $text }
face-hit = Ao receber um golpe: { $text }
face-ko = Ao ir a nocaute: { $text }
face-start = No início do turno: { $text }
face-end = No fim do turno: { $text }
face-start_aimed = No início do turno do seu jogador: { $text }
face-end_aimed = No fim do turno do seu jogador: { $text }
face-named = { $name } – { $text }
flag-repeat = Até { $count ->
        [1] uma vez
       *[other] { $count } vezes
    }
flag-sure = Não há como evadir
flag-once = Descartada após o uso
aim-weakest = Mira o mais fraco
aim-strongest = Mira o mais forte
aim-charged = Mira quem tem mais energia
scope-invoker = Você
scope-opponents = Seus rivais
scope-everyone = Todos
scope-opponent = Um rival
scope-character = Um Personagem
whom-any = todos os Personagens
whom-aimed = esse Personagem
whom-ability = os Personagens com { $name }
whom-hero = os heróis
whom-villain = os vilões
whom-prime_hero = quem é antes de tudo herói
whom-prime_villain = quem é antes de tudo vilão
whom-alliance = os Personagens de { $name }
mod-speed = { $whom }: { $value } de Velocidade
mod-damage = { $whom }: { $value } de dano
mod-cost = as Ações de { $name } custam { $value }
mod-heal = { $value } a cada cura
mod-draw =
    { $count ->
        [1] { $value } carta na fase de Compra
       *[other] { $value } cartas na fase de Compra
    }
mod-ban = ninguém pode receber { $token }
mod-ban_aimed = não pode receber { $token }
step-damage = { $count } de dano { $to }
step-pierce = { $count } de dano perfurante { $to }
step-bonus = { $step } (+{ $bonus } { $if })
step-lasting =
    { $turns ->
        [1] { $step } por um turno
       *[other] { $step } por { $turns } turnos
    }
step-heal = { $count } de cura { $to }
step-give = { $count } de { $token } { $to }
step-stack = uma pilha de { $count } de { $token } { $to }
step-immune = { $token } para { $who }
step-remove = retira { $token } { $of }
step-remove_buff = retira todos os bônus { $of }
step-remove_debuff = retira todas as penalidades { $of }
step-discard =
    { $count ->
        [1] { $who } descarta 1 carta
       *[other] { $who } descarta { $count } cartas
    }
step-reveal = você vê a mão { $of }
step-draw =
    { $count ->
        [1] compre 1 carta
       *[other] compre { $count } cartas
    }
step-pool = { $count } de energia à reserva
step-energy = { $count } de energia { $to }
step-drain = dissipa { $count } de energia { $of }
step-siphon = rouba { $count } de energia { $of }
step-ready = prepara de novo { $who }
step-discard_event = o Evento em jogo é descartado
if-slower = se for mais lento
if-bare = sem Proteção nem Escudo
if-token = se tiver { $token }
on-self = si mesmo
    .to = a si mesmo
    .of = de si mesmo
on-aimed = esse Personagem
    .to = a esse Personagem
    .of = desse Personagem
on-enemy = um inimigo
    .to = a um inimigo
    .of = de um inimigo
on-that_enemy = esse inimigo
    .to = a esse inimigo
    .of = desse inimigo
on-splash = os demais Personagens desse jogador
    .to = aos demais Personagens desse jogador
    .of = dos demais Personagens desse jogador
on-splash_alone = os demais Personagens do jogador de um inimigo
    .to = aos demais Personagens do jogador de um inimigo
    .of = dos demais Personagens do jogador de um inimigo
on-foe_team = todos os Personagens de um rival
    .to = a todos os Personagens de um rival
    .of = de todos os Personagens de um rival
on-that_team = todos os Personagens desse jogador
    .to = a todos os Personagens desse jogador
    .of = de todos os Personagens desse jogador
on-reach = todos os Personagens ao alcance
    .to = a todos os Personagens ao alcance
    .of = de todos os Personagens ao alcance
on-reach_rest = todos os demais Personagens ao alcance
    .to = a todos os demais Personagens ao alcance
    .of = de todos os demais Personagens ao alcance
on-ally = um aliado
    .to = a um aliado
    .of = de um aliado
on-that_ally = esse aliado
    .to = a esse aliado
    .of = desse aliado
on-other = outro aliado
    .to = a outro aliado
    .of = de outro aliado
on-that_other = esse outro aliado
    .to = a esse outro aliado
    .of = desse outro aliado
on-team = todo o seu time
    .to = a todo o seu time
    .of = de todo o seu time
on-weakest = seu Personagem mais fraco
    .to = ao seu Personagem mais fraco
    .of = do seu Personagem mais fraco
on-attacker = o atacante
    .to = ao atacante
    .of = do atacante
on-gear = um Equipamento de um rival
    .to = a um Equipamento de um rival
    .of = de um Equipamento de um rival
on-that_gear = esse Equipamento
    .to = a esse Equipamento
    .of = desse Equipamento
on-own_gear = um dos seus Equipamentos
    .to = a um dos seus Equipamentos
    .of = de um dos seus Equipamentos
on-that_own_gear = esse seu Equipamento
    .to = a esse seu Equipamento
    .of = desse seu Equipamento
on-foe = um rival
    .to = a um rival
    .of = de um rival
on-that_foe = esse jogador
    .to = a esse jogador
    .of = desse jogador

# O que as fichas fazem, por seus números

does-speed_each = { $value } de Velocidade por ficha.
does-speed_flat = { $value } de Velocidade.
does-damage_each = { $value } de dano das suas ações por ficha.
does-damage_flat = { $value } de dano das suas ações.
does-health_each = { $value } de Saúde por ficha.
does-health_flat = { $value } de Saúde.
does-hurts = { $count } de dano por ficha na Resolução.
does-pierces = { $count } de dano perfurante por ficha na Resolução.
does-poison = Qualquer cura o elimina.
does-burn = Enquanto o dado mostrar 1, fica e não causa dano.
does-disease = A cura não tem efeito.
does-death = Vai a nocaute ao expirar.
does-taunt = Os inimigos devem escolhê-lo.
does-evasion = Ataques de inimigos mais lentos não lhe fazem nada.
does-sight = Ignora Provocação e Invisibilidade.
does-invisible = Os inimigos não podem escolhê-lo.
does-silence = Nem Ações anexadas nem ação passiva.
does-stun = Nenhuma ação.
does-confusion = Suas ações atingem alguém ao acaso.
does-fury = Deve atacar, e ao acaso.
does-immune = Não recebe nem sofre.
does-shield = Absorve 1 ponto de dano.
does-perception = Impede todo o dano de um ataque.

# Actions

verb-keep = Ficar com esta mão
verb-mulligan = Embaralhar e comprar uma nova mão
verb-play = Jogar { $card }
verb-energy = 1 de energia para { $spot }
verb-release = Liberar 1 de energia de { $spot }
verb-activate = Ativar { $spot }
verb-passive = Ação passiva de { $spot }
verb-use = Usar { $spot }
verb-relocate = Realocar { $spot }
verb-done = Encerrar a preparação
verb-slot = Em { $spot }
verb-source = Descartar a Fonte em { $spot }
verb-act = Ação { $number }
verb-card = Ação anexada { $number }
verb-pass = Passar
verb-target = Alvo: { $place }
verb-player = { $seat }
verb-again = Mais uma vez
verb-stop = Chega
verb-discard = Descartar { $card }

# Questions

stage-mulligan = { $seat }: fica com esta mão?
stage-main = { $seat }: prepare seu time
stage-place = { $seat }: onde entra o Personagem?
stage-attach = { $seat }: quem recebe a Ação?
stage-entry_cost = { $seat }: qual Fonte Básica é descartada?
    .text = Esta Fonte custa uma das suas Fontes Básicas: escolha qual. A energia que ela deu fica.
stage-combat = { $seat }: o que faz o Personagem ativo?
stage-target = { $seat }: escolha um Personagem
stage-target_gear = { $seat }: escolha um Equipamento
    .text = A ação dá energia a um Equipamento ou a tira; sem energia ele é descartado. Escolha-o antes de pagar.
stage-opponent = { $seat }: escolha um rival
    .text = A ação age sobre um rival: escolha quem antes de pagar.
stage-repeat = { $seat }: repete a ação?
stage-event_opponent = { $seat }: em qual rival o Evento mira?
    .text = O Evento vale só para um rival e seus Personagens: escolha quem.
stage-event_character = { $seat }: em qual Personagem o Evento mira?
    .text = O Evento vale só para um Personagem, amigo ou inimigo: escolha quem.
stage-discard = { $seat }: qual carta é descartada?
    .text = No fim do seu turno você tem mais cartas do que a mão pode guardar, ou uma ação faz você descartar: escolha uma carta. Ela vai para baixo do seu deck e pode voltar.

# Events

event-1-4-bottom = { $card } vai para o fundo do deck de { $seat }.
event-2-2-starts = { $seat } começa.
event-draws = { $seat } compra { $card }.
    .hidden = { $seat } compra uma carta.
event-2-4-keeps = { $seat } fica com a mão.
event-2-4-mulligan = { $seat } devolve a mão e embaralha.
event-2-5-shows = { $seat } não tem Personagens e mostra { $card }.
event-2-5-aside = { $seat } separa { $card }.
event-joins = { $card } entra na mão de { $seat }.
event-3-1-turn = Turno: { $seat }.
event-3-4-turned = { $seat } revela { $card }.
event-3-4-eliminated = { $seat } já não tem quem colocar em jogo e é eliminado.
event-3-10-round = Começa a rodada { $round }.
event-4-2-gives = { $who } ({ $place }) dá { $count } de energia.
event-4-3-activated = { $who } ({ $place }) é ativada.
event-4-3-paid = { $seat } paga { $count } de energia pela ativação.
event-4-4-allocated = 1 de energia vai para { $who } ({ $place }).
event-4-7-dissipates = Dissipa-se { $count } de energia a mais em { $who } ({ $place }).
event-4-10-stored = { $who } ({ $place }) guarda { $count } de energia.
event-4-10-dissipates = Dissipa-se { $count } de energia não alocada de { $seat }.
event-4-11-released = { $who } ({ $place }) libera 1 de energia.
event-played = { $seat } joga { $card } em { $place }.
event-5-3-paid = { $seat } paga { $count } de energia.
event-5-3-sacrificed = { $seat } descarta { $card } para isso.
event-5-4-placed = { $seat } coloca { $card } em { $place }.
event-5-7-substitution =
    { $count ->
        [1] { $seat } ainda tem uma substituição.
       *[other] { $seat } ainda tem { $count } substituições.
    }
event-5-9-switched = { $card } deixa { $place }.
event-5-13-attached = { $seat } anexa { $card } a { $who } ({ $place }).
event-5-18-spent = { $who } ({ $place }) fica sem energia.
event-used = { $who } ({ $place }) usa { $move }.
event-attacks = { $who } ({ $place }) ataca { $whom } ({ $target }): { $move }.
event-5-24-played = { $seat } invoca { $card }.
event-5-24-replaced = { $card }, de { $seat }, dá lugar a outro Evento.
event-5-28-at_player = { $card } de { $seat } mira { $foe }.
event-5-28-at_character = { $card } de { $seat } mira { $who } ({ $place }).
event-5-28-lost = { $card } de { $seat } perde seu alvo e é descartado.
event-6-1-order = { $who } ({ $place }) age com Velocidade { $speed }.
event-6-3-active = { $who } ({ $place }) entra no Campo de Batalha.
event-6-4-acts = { $who } ({ $place }) usa { $move }.
event-6-5-passes = { $who } ({ $place }) passa.
event-6-8-again = { $who } ({ $place }) usa { $move } de novo.
event-6-8-attacks = { $who } ({ $place }) ataca { $whom } ({ $target }) de novo: { $move }.
event-6-11-evades = { $who } ({ $place }) evade o ataque: Velocidade { $speed } contra { $attack }.
event-6-12-aims = { $who } ({ $place }) usa { $move } contra { $whom } ({ $target }).
event-6-13-readied = { $who } ({ $place }) pode agir de novo.
event-7-3-immune = { $who } ({ $place }) é imune a dano.
event-7-4-perceives = { $who } ({ $place }) previu o ataque: sem dano.
event-7-6-shield = O Escudo de { $who } ({ $place }) absorve { $count }.
event-7-7-protection = { $who } ({ $place }) perde { $count } de Proteção.
event-7-8-health = { $who } ({ $place }) perde { $count } de Saúde.
event-7-9-heals = { $who } ({ $place }) recupera { $count } de Saúde.
event-7-11-falls = { $card } ({ $place }) vai a nocaute: já são { $count } deste jogador.
event-7-13-hit = { $who } ({ $place }) recebe o golpe e reage.
event-7-14-eliminated =
    { $count ->
        [1] { $seat } é eliminado com um nocaute.
       *[other] { $seat } é eliminado com { $count } nocautes.
    }
event-7-15-leaves = { $seat } deixa a mesa.
event-8-2-ripens = { $token } ({ $count }) em { $who } ({ $place }) amadurece.
event-8-4-lapses = { $token } ({ $count }) em { $who } ({ $place }) expira.
event-8-9-lasts =
    { $turns ->
        [1] { $token } em { $who } ({ $place }) dura um turno.
       *[other] { $token } em { $who } ({ $place }) dura { $turns } turnos.
    }
event-8-9-runs =
    { $turns ->
        [1] { $token } em { $who } ({ $place }): resta um turno.
       *[other] { $token } em { $who } ({ $place }): restam { $turns } turnos.
    }
event-8-10-hurts = O Veneno causa { $count } de dano a { $who } ({ $place }).
event-8-10-cured = O Veneno de { $who } ({ $place }) é curado.
event-8-11-rolls = A Queimadura de { $who } ({ $place }): o dado mostra { $die }.
event-8-11-hurts = A Queimadura causa { $count } de dano a { $who } ({ $place }).
event-8-12-hurts = O Sangramento causa { $count } de dano a { $who } ({ $place }).
event-8-13-hurts = A Doença causa { $count } de dano a { $who } ({ $place }).
event-8-13-unhealed = A Doença impede que { $who } ({ $place }) se cure.
event-8-14-takes = A Morte leva { $who } ({ $place }).
event-8-24-stumbles = { $who } ({ $place }), sob Confusão, escolhe { $whom } ({ $target }).
event-8-25-rages = { $who } ({ $place }), em Fúria, escolhe { $whom } ({ $target }).
event-8-30-immune = { $who } ({ $place }) é imune a { $token }.
event-8-30-unhealed = { $who } ({ $place }) é imune a cura.
event-8-32-stripped = { $who } ({ $place }) perde todas as fichas de { $token }.
event-9-12-given =
    { $count ->
        [1] { $who } ({ $place }) recebe uma ficha de { $token }.
       *[other] { $who } ({ $place }) recebe { $count } fichas de { $token }.
    }
event-9-12-stacked =
    { $count ->
        [1] { $who } ({ $place }) recebe uma pilha de uma ficha de { $token }.
       *[other] { $who } ({ $place }) recebe uma pilha de { $count } fichas de { $token }.
    }
event-9-14-must =
    { $count ->
        [1] { $seat } deve descartar uma carta.
       *[other] { $seat } deve descartar { $count } cartas.
    }
event-9-15-reveals = { $seat } mostra { $card }.
    .hidden = { $seat } mostra uma carta a alguém.
event-9-17-gains = { $seat } ganha { $count } de energia.
event-9-18-charged = { $who } ({ $place }) ganha { $count } de energia.
event-9-19-drained = { $who } ({ $place }) perde { $count } de energia.
event-9-20-siphoned = { $count } de energia é roubada de { $who } ({ $place }).
event-9-20-gains = { $who } ({ $place }) fica com { $count }.
event-9-22-discarded = Descarta-se { $card }, de { $seat }.
event-9-42-fires = { $move } ({ $place }) faz efeito.
event-9-52-banned = { $who } ({ $place }) não pode receber { $token } agora.
event-9-53-works = { $card } afeta { $seat }.
event-10-10-goes_on = { $seat } passa à próxima etapa.
event-10-12-stage = Começa a etapa { $number }.
event-10-20-mob = O Mob é { $card }, com { $count } de Saúde.
event-10-21-joins = { $who } ({ $place }) entra no Time Comum.
event-10-21-retreats = { $who } ({ $place }) recua para o Time de Heróis.
event-10-22-great = Começa o Grande Combate.
event-10-23-order = { $who } ({ $place }) age com Saúde { $count }.
event-10-26-acts = O Mob usa { $move }.
event-10-27-aims = O Mob mira { $who } ({ $place }).
event-10-29-falls = O Mob { $card } cai.
event-10-29-lost = { $card } venceu os desafiadores.
event-11-2-wins = { $seat } vence.
event-draw = { $seat } empata.
event-limit = A rodada { $round } foi a última.

# Refusals

refused-unheld = { $card } não está na mão.
refused-forced = Você não tem ninguém em jogo: primeiro é preciso colocar um Personagem.
refused-sources = Fontes jogadas neste turno: { $have }; permitidas: { $most }.
refused-plants = Fontes em jogo: { $have }; permitidas: { $most }.
refused-pool = Energia na reserva: { $have }; necessária: { $need }.
refused-empty_pool = Não há energia na reserva.
refused-no_basic = Você não tem nenhuma Fonte Básica para descartar por ela.
refused-not_basic = { $card } ({ $place }) não é uma Fonte Básica.
refused-unique = Já há outra carta única em jogo: { $card }.
refused-placements = Personagens colocados neste turno: { $have }; permitidos: { $most }.
refused-positions = Posições do time: { $most }.
refused-lowest = Primeiro vem a posição vazia mais baixa: { $place }.
refused-placed = { $card } ({ $place }) entrou em jogo neste turno.
refused-substitutions = Substituições usadas: { $have }; permitidas: { $most }.
refused-namesake = { $card } ({ $place }) tem o mesmo nome ou alter ego, na mesma Terra.
refused-nobody = Não há nenhum Personagem em { $place }.
refused-no_gear = Não há nenhum Equipamento em { $place }.
refused-no_source = Não há nenhuma Fonte em { $place }.
refused-ability =
    { $ability ->
        [energy] { $card } ({ $place }) não tem o tipo de habilidade: { ability-energy }.
        [elemental] { $card } ({ $place }) não tem o tipo de habilidade: { ability-elemental }.
        [toxic] { $card } ({ $place }) não tem o tipo de habilidade: { ability-toxic }.
        [science] { $card } ({ $place }) não tem o tipo de habilidade: { ability-science }.
        [mentalism] { $card } ({ $place }) não tem o tipo de habilidade: { ability-mentalism }.
        [magic] { $card } ({ $place }) não tem o tipo de habilidade: { ability-magic }.
        [strength] { $card } ({ $place }) não tem o tipo de habilidade: { ability-strength }.
        [speed] { $card } ({ $place }) não tem o tipo de habilidade: { ability-speed }.
        [flight] { $card } ({ $place }) não tem o tipo de habilidade: { ability-flight }.
        [cosmic] { $card } ({ $place }) não tem o tipo de habilidade: { ability-cosmic }.
        [divine] { $card } ({ $place }) não tem o tipo de habilidade: { ability-divine }.
       *[general] { $card } ({ $place }) não tem o tipo de habilidade: { ability-general }.
    }
refused-attached = Ações anexadas a { $card } ({ $place }): { $have }; permitidas: { $most }.
refused-no_team_of_yours = Você não tem nenhum Personagem em jogo.
refused-supports = Equipamentos em jogo: { $have }; permitidos: { $most }.
refused-events = Eventos jogados neste turno: { $have }; permitidos: { $most }.
refused-locked = { $card } está em jogo e não se pode substituir.
refused-full = Energia em { $card } ({ $place }): { $have }; cabem no máximo { $most }.
refused-silo = { $card } ({ $place }) é um Silo: só guarda o que sobra.
refused-no_silo = { $card } ({ $place }) não é um Silo.
refused-drained = { $card } ({ $place }) não tem energia.
refused-by_itself = { $card } ({ $place }) dá sua energia por si só.
refused-lit = { $card } ({ $place }) já foi ativada neste turno.
refused-no_passive = { $card } ({ $place }) não tem ação passiva.
refused-no_way = { $card } ({ $place }) não tem essa ação.
refused-turned = { $card } ({ $place }) já virou ({ $degrees }°).
refused-used = Já se usou { $move } neste turno.
refused-stunned = { $card } ({ $place }) sofre Atordoamento: nenhuma ação.
refused-silenced = { $card } ({ $place }) sofre Silêncio: nem Ações anexadas nem ação passiva.
refused-fury = { $card } ({ $place }) sofre Fúria: deve atacar um inimigo.
refused-energy = Energia em { $card } ({ $place }): { $have }; necessária: { $need }.
refused-active = Agora está no Campo de Batalha: { $card } ({ $place }).
refused-no_enemy = Não há nenhum inimigo em jogo.
refused-no_team = Nenhum rival tem Personagens em jogo.
refused-no_ally = Não há nenhum aliado em jogo.
refused-no_other = Não há outro aliado em jogo.
refused-no_foreign_gear = Nenhum rival tem Equipamento em jogo.
refused-no_own_gear = Você não tem Equipamento em jogo.
refused-no_foe = Não há nenhum rival para escolher.
refused-nobody_in_play = Não há nenhum Personagem em jogo.
refused-no_event = Não há nenhum Evento em jogo.
refused-unseen = { $card } ({ $place }) está invisível.
refused-taunts = { $card } ({ $place }) tem Provocação: é preciso escolhê-lo.
refused-friend = { $card } ({ $place }) é do seu lado.
refused-enemy = { $card } ({ $place }) é do lado inimigo.
refused-oneself = { $card } ({ $place }) é quem age: deve ser outro.
refused-not_yours = { $card } ({ $place }) não é seu.
refused-a_character = É preciso escolher um Personagem.
refused-an_equipment = É preciso escolher um Equipamento.
refused-absent = { $seat } não participa.
refused-out = { $seat } já foi eliminado.
refused-same_side = { $seat } é do seu lado.
refused-no_characters = { $seat } não tem nenhum Personagem em jogo.
refused-no_common = Só há Time Comum contra o Mob.
refused-relocations = Personagens realocados neste turno: { $have }; permitidos: { $most }.
refused-common = Personagens no Time Comum: { $have }; cabem: { $most }.

# Endings

end-10-29 = O combate contra o Mob está decidido.
end-11-2 = Resta um só lado.
end-11-3 = Os últimos lados caíram juntos.
end-11-4 = A última rodada terminou.
end-11-5 = A última etapa está decidida.

# What can be wrong with a deck

problem-2-1-word = “{ $word }” não é um número de cópias e uma carta
problem-2-1-unknown = não existe a carta “{ $word }”
problem-2-1-misspelt = não existe a carta “{ $word }”; quis dizer { $card }?
problem-12-1-size =
    { $count ->
        [1] uma carta, devem ser de { $least } a { $most }
       *[other] { $count } cartas, devem ser de { $least } a { $most }
    }
problem-12-2-copies = { $count } cópias de { $card }, no máximo { $most }
problem-12-3-people = { $count } Personagens, no máximo { $most }
problem-12-3-stars = { $count } cópias de { $card }, um Personagem de 5 estrelas só pode estar uma vez
problem-12-4-sources =
    { $count ->
        [one] uma Fonte, no máximo { $most }
       *[other] { $count } Fontes, no máximo { $most }
    }
problem-12-5-unique = { $count } cópias de { $card }, uma carta única só pode estar uma vez
problem-12-6-mob = { $card } é um Mob
problem-12-6-least =
    { $count ->
        [1] um Personagem, no mínimo { $least }
       *[other] { $count } Personagens, no mínimo { $least }
    }

# Options

option-mode = Modo de jogo; sem ele, decide o número de jogadores.
option-team_count = Número de times, se os lugares se dividem por igual.
option-mixed_schedule = Etapas do modo Misto, como teams:3>arena:1; vazio: pelo número de jogadores.
option-mob = Quem é o Mob.
option-mob_health_per_player = Saúde que o Mob ganha por jogador.
option-mob_extra_from = Jogadores a partir dos quais o Mob tem uma ação extra; 0 é nunca.
option-common_slots = Espaços do Time Comum.
option-coop_loss = Os desafiadores perdem quando um, ou todos, são eliminados.
option-coop_max_rounds = Rodadas para vencer o Mob.
option-max_rounds = Após estas rodadas a partida é julgada.
option-hand_start = Cartas da mão inicial.
option-mulligans = Novas mãos iniciais que se pode comprar.
option-draw_per_turn = Cartas compradas por turno.
option-first_draw = Cartas que quem começa compra no primeiro turno.
option-hand_max = Cartas na mão no fim do turno.
option-team_size = Personagens de um time e colocações gratuitas.
option-ko_limit = Nocautes que eliminam um jogador.
option-substitutions = Substituições por partida.
option-first_turn_characters = Personagens colocados no primeiro turno.
option-characters_per_turn = Personagens colocados em cada turno seguinte.
option-max_sources = Fontes em jogo por jogador.
option-sources_per_turn = Fontes jogadas por turno.
option-energy_limit = Energia que uma carta comporta.
option-attach_max = Ações anexadas a um Personagem.
option-equipment_max = Equipamentos em jogo por jogador.
option-event_replace = Um novo Evento substitui o que está em jogo.
option-unique_scope = Cartas únicas: uma por jogador, uma na mesa ou uma de cada nome.
option-name_scope = Nomes e alter egos únicos por jogador ou na mesa.
option-combat_scope = Quem luta em um Combate: o jogador da vez ou todos.
option-burn_sides = Lados do dado de Queimadura; com 1 ela fica.
option-dot_mitigated = Escudo e Proteção valem contra Veneno, Queimadura e Doença.
option-deck_min = Mínimo de cartas de um deck próprio.
option-deck_max = Máximo de cartas de um deck próprio.
option-copies_max = Cópias de uma carta em um deck próprio.
option-deck_characters_max = Personagens em um deck próprio.
option-deck_sources_max = Fontes em um deck próprio.
option-open_decklists = Todos veem as listas de todos os decks.
option-deck = O deck pronto deste jogador.
option-list = Um deck próprio deste jogador, como 3*solar_plant,2*anvil,…
choice-any = qualquer um
choice-all = todos
choice-player = por jogador
choice-table = na mesa
choice-name = uma de cada nome
choice-turn_player = o jogador da vez
choice-everyone = todos
preset-quick = Rápida: três nocautes, uma substituição, quinze rodadas.
preset-melee = Refrega: todos lutam em cada Combate.
preset-strict = Estrita: cartas únicas e nomes valem para a mesa toda.

# The table told in words

told-turn = vez de
told-winners = Vitória
told-asked = a quem se pergunta
told-out = fora
told-empty = vazio
told-activated = ativada
told-waiting = não ativada
told-active = agindo
told-forbidden = proibido por
told-printed = impressa
told-upright = em pé
told-half_turned = meio virado (45 graus)
told-turned = virado (90 graus)
told-damage = dano
told-holds = retém
told-costs = custa
told-fresh = recente
told-lapses = acaba em
told-at = em
told-affects = afeta

# What lies in the box

type-token = Fichas

# No papel.

kit-mat = Tapete de jogador

# O que decide uma partida, o que se conta para isso e o que os sinais significam.

goal-last_side = Ser o último lado de pé
goal-stages = Vencer a última etapa
goal-together = Os últimos lados caíram juntos
goal-knock_outs = Eliminado ao chegar ao limite
goal-mob = Nocautear o Mob juntos
goal-fallen = Todos perdem: há jogadores fora
goal-mob_rounds = Todos perdem: o Mob resiste
goal-rounds = A partida termina depois da última rodada
count-rivals = rivais em jogo
count-stages = etapa
count-knock_outs = nocautes
count-rival_knock_outs = nocautes do rival
count-mob_health = Saúde do Mob
count-players_out = jogadores fora
count-rounds = rodadas
sign-health = Saúde, atual e cheia
sign-protection = Proteção
sign-shield = mais Proteção por um escudo
sign-perception = Percepção
sign-speed = Velocidade: quem é mais rápido age antes
sign-changed = mais ou menos do que está impresso
sign-energy = energia, e lugar para mais
sign-upright = de pé: ainda não agiu
sign-half_turned = meio virado
sign-turned = virado; entre duas coisas: contra quem, ou quem é afetado
sign-might = dano, ou o que se soma a todo dano
sign-ko = um nocaute
sign-ko_left = um nocaute que ainda se pode sofrer
sign-place = uma posição: o número do jogador e uma letra
sign-plant = uma Usina de Energia
sign-gear = Equipamento na Fileira de Suporte
sign-act = uma ação desse Equipamento
sign-card = uma ação de uma carta presa
sign-passive = passiva: age por si só
sign-hold = é preciso ter tanta energia, mas ela não se gasta
sign-repeat = tantas vezes, ou tantas
sign-activated = ativada
sign-waiting = ainda não ativada
sign-fresh = uma ficha recém-posta
sign-lapses = turnos até ela sair
sign-forbidden = proibido agora, por esta regra
sign-active = age agora
sign-won = venceu
sign-out = está fora
sign-empty = vazio
sign-also = ambas, uma depois da outra

# What is so at an element that is asked about

fact-team = Uma posição da equipe de { $seat }.
fact-free = Vazia.
fact-plants = Um lugar para uma usina de { $seat }.
fact-support = Um lugar na Fila de apoio de { $seat }, para Equipamentos.
fact-here = Aqui: { $card }.
fact-activated = Já ativada neste turno.
fact-health = Saúde { $health } de { $full }.
fact-speed = Proteção { $protection }, Velocidade { $speed }: os mais rápidos agem primeiro.
fact-energy = Energia { $energy }; guarda no máximo { $limit }.
fact-tokens = Fichas: { $token }.
fact-attached = Unidas: { $card }.
fact-bears = Está em: { $place }.
fact-falls = Nocautes sofridos: { $kos }; com { $limit } perde-se a partida.
fact-pool = Energia na reserva: { $pool }.
fact-cards = Cartas na mão: { $hand }; no baralho: { $deck }.

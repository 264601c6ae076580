title = Heroes: dois contra dois
about = Times, para quatro: o que muda em relação ao duelo, que convém conhecer. Uns seis minutos.


theme = Quatro jogadores, dois lados: você e o Jogador 3 contra os Jogadores 2 e 4. Os turnos se alternam entre os lados. A primeira lição, o duelo, é dada como sabida.
goal = Cada um tem seu deck, sua energia e seus Personagens, e é eliminado ao perder três (em uma partida inteira, quatro). Um time perde quando todos os seus estão eliminados; enquanto um estiver de pé, ainda pode vencer inteiro.
keep = Três tipos de Personagens: fique com esta mão.

watch = Os outros já jogaram. Seu parceiro atacou o Jogador 2, e o Jogador 4, seu parceiro: { card-quake_fist } (3a) está ferido.
acolyte = Ponha { card-solar_acolyte }…
ranger = … { card-photon_ranger }…
knight = … e { card-orbit_knight }.
source = Jogue uma Fonte, como em um duelo: { card-solar_plant }.
energy = A energia é de cada jogador: você só pode dá-la aos seus Personagens, nunca aos do parceiro. { card-solar_acolyte }, em a.
    .wrong = Com ela vai ajudar seu parceiro: posição a.
done = Termine a preparação.
shot = No seu turno só agem os seus Personagens; os do parceiro, no dele. { card-photon_ranger }: { move-photon_ranger-1 } (ação 1).
    .wrong = A ação 1 não custa nada.
shot-whom = Você pode escolher qualquer Personagem dos Jogadores 2 e 4. Seu parceiro começou com { card-beta_clone } (2b): continue ali.
    .wrong = Dois contra um é mais rápido: 2b.
slash = { card-orbit_knight }: { move-orbit_knight-1 } (ação 1).
slash-whom = De novo contra { card-beta_clone } (2b).
    .wrong = 2b.
beam = { card-solar_acolyte }: { move-solar_acolyte-2 } fere um inimigo e cura um aliado. Ação 2.
    .wrong = A ação 2: é para isso que há energia.
beam-whom = Primeiro o inimigo: { card-beta_clone } (2b).
    .wrong = 2b.
beam-ally = Agora o aliado. O que diz “aliado” alcança também os Personagens do parceiro; o que diz “time”, só os seus. Cure { card-quake_fist } (3a).
    .wrong = Os seus estão ilesos; 3a, não.

between = Uma rodada depois. { card-bronze_sentinel } (3c) tem Provocação: enquanto durar, seus rivais devem escolhê-lo. Isso protege os seus Personagens tanto quanto os do parceiro.
more = Jogue outra Fonte: { card-solar_plant }.
load = As duas energias, para { card-solar_acolyte }.
load-again = E a segunda.
fight = Termine a preparação.
shot-two = { card-photon_ranger }: { move-photon_ranger-1 } (ação 1).
shot-two-whom = Restam 3 de Saúde a { card-beta_clone } (2b), e você tem três que golpeiam.
    .wrong = 2b.
slash-two = { card-orbit_knight }: { move-orbit_knight-1 } (ação 1).
slash-two-whom = De novo contra { card-beta_clone } (2b).
    .wrong = 2b.
beam-two = E { card-solar_acolyte }: { move-solar_acolyte-2 } (ação 2).
    .wrong = A ação 2.
beam-two-whom = Pela última vez, 2b.
    .wrong = 2b.
free = Com isto ele cai: um de três para o Jogador 2. Cure quem quiser, talvez { card-bronze_sentinel } (3c), e daqui em diante decida você. Uma dica: eliminem juntos um rival. Um lado com um só jogador tem metade dos turnos.

tip-fallen = Um Personagem caiu. Conta só para o seu jogador, não para o time.
tip-out = Um jogador foi eliminado. O parceiro continua sozinho e vence pelos dois.
end = Essa foi uma partida em times. Seis ou oito também podem jogá-la, em dois lados ou mais. Em uma partida Mista, os vencedores de uma batalha em times continuam lutando entre si, desde o começo, até restar um.

title = Heroes: o seu primeiro duelo
about = Personagens, energia, combate: um duelo rápido, uns dez minutos.


theme = Dois times de super-heróis se encontram. O seu, o Esquadrão Vendaval, é rápido e frágil; o do rival, o Laboratório Negro, lento e maldoso.
goal = Nesta partida rápida perde quem ficar sem três Personagens. Quem cai não volta.
keep = Você tem sete cartas, duas delas Personagens: uma boa mão. Fique com ela.
place = Personagens são grátis. Ponha { card-swift_strelitzia }, a mais rápida: a da Terra 1, não sua dupla da Terra 30.
stats = Na carta: um coração, a Saúde, o que aguenta; um escudo, a Proteção, que se perde antes e de vez (só a Saúde se cura); um raio, a Velocidade, quem age primeiro. No primeiro turno você pode pôr três Personagens, depois um por turno. Agora { card-storm_falcon }.
source = Poderes pedem energia. Jogue { card-wind_farm }: uma Fonte dá 1 de energia a cada turno, e agora na hora. Uma Fonte por turno.
energy = A energia está na reserva; o que ficar lá no fim do turno se perde. Dê-a a { card-swift_strelitzia }, na posição a. Lá ela se conserva.
    .wrong = { card-swift_strelitzia } aproveita melhor: posição a.
done = Chega de preparação. Ao encerrar, o seu time passa pelo Campo de Batalha; hoje ainda não há em quem bater. Se perguntarem de novo, confirme: ainda se podia jogar algo.
    .wrong = Guarde essas cartas para outros turnos e encerre.

rival = O rival já tem três Personagens, com Ações anexadas, e um arranhou { card-swift_strelitzia }: a Proteção se foi, a Saúde está inteira. Na mesa há um Evento para todos, { card-rust_rain }, até outro o substituir: cada jogador pode jogar um por turno, de graça.
more = Mais uma Fonte: { card-solar_plant }. Já são 2 de energia por turno.
load = Toda para { card-swift_strelitzia }: { move-swift_strelitzia-2 } custa 1 e pode ser feita três vezes.
load-again = E a segunda: agora ela tem 3.
third = Um Personagem por turno: { card-kestrel_scout }.
third-where = Na posição livre c. Em uma ocupada seria uma substituição. Entram quatro Personagens de graça e um como substituto (dois em uma partida inteira), e mais nenhum.
fight = Agora o combate: encerre a preparação.
peck = A mais rápida age primeiro: { card-swift_strelitzia }. Cada Personagem usa uma ação por turno. Escolha a ação 2, { move-swift_strelitzia-2 }.
    .wrong = Ela tem três de energia para isso: ação 2.
peck-whom = Em quem? { card-doctor_catalyst } (2b). Melhor um inimigo caído que três arranhados.
    .wrong = Um só alvo: 2b.
peck-two = Lá se foi a Proteção. Mais uma vez!
peck-two-whom = O mesmo.
peck-three = Agora dói na Saúde. Uma terceira.
peck-three-whom = De novo 2b.
scout = Segue { card-kestrel_scout }. Muitas primeiras ações não custam nada. Ação 1.
    .wrong = Use-a, não custa nada: ação 1.
scout-whom = De novo em { card-doctor_catalyst }.

tokens = Veja { card-swift_strelitzia }: cada bicada deu uma ficha de Agilidade, isto é, Velocidade. E o inimigo deu Sangramento. As fichas valem a partir do turno seguinte, por um turno; o Sangramento dói ao sair. O Escudo vale na hora e segura o dano antes da Proteção. Quem tem Provocação deve ser escolhido; com Evasão, atacantes mais lentos erram.
attach = Cartas de Ação dão a um Personagem uma ação nova. Anexar é grátis, se ele tem a habilidade. Jogue { card-hundred_jabs }.
attach-whom = A { card-kestrel_scout }, em c.
falcon = De novo 2 de energia. Para { card-storm_falcon }: o grande ataque dele custa 3, então vá juntando.
falcon-again = As duas.
fight-again = Ao combate.
gust = { card-doctor_catalyst } tem 1 de Saúde. { move-swift_strelitzia-1 } não custa nada e basta: ação 1.
gust-whom = Acabe com 2b.
    .wrong = 2b é o que está quase caindo.
free = Nocaute: um de três! Daqui em diante você joga por conta própria, e o rival também. Neste combate ainda agem dois dos seus. Um conselho: a energia de quem cai se perde, gaste-a antes do golpe. “Dica” mostra o que um bot faria.

tip-fallen = Um Personagem caiu, com a energia e o que estava anexado. Ponha outro: quatro são grátis; depois é preciso uma substituição.
tip-evades = Esquivou: com Evasão, quem é mais rápido que o atacante não é atingido.
tip-discard = No fim do turno você fica com no máximo sete cartas. O que descarta vai para baixo do deck e pode voltar.
tip-cost = Esta Fonte Avançada toma o lugar de uma Básica: escolha qual.
tip-event = Este Evento age sobre um Personagem, amigo ou inimigo, como convier.
tip-gear = Escolha um Equipamento. Sem energia ele é descartado.
end = Isso é um duelo. Você já sabe montar um time, alimentá-lo e escolher quem golpear. Agora veja os decks: cada um dos seis joga de outro jeito; e há outros modos, um deles contra um Mob.

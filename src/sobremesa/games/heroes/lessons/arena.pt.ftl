title = Heroes: todos contra todos
about = A Arena, para três: o que muda em relação ao duelo, que convém conhecer. Uns seis minutos.


theme = Três times e nenhum parceiro: na Arena todos lutam contra todos. Você comanda o Círculo Velado. A primeira lição, o duelo, é dada como sabida.
goal = Nesta partida rápida é eliminado quem perde três Personagens (em uma inteira, quatro). Suas cartas deixam a mesa e os outros continuam. Vence quem ficar de pé.
keep = Personagens de sobra. Fique com esta mão.

watch = Os dois rivais já jogaram. O Jogador 3 atacou { card-iron_matron } (2b), não porque fosse a vez dela, mas porque estava fraca: aqui ninguém precisa lutar com ninguém em especial.
oracle = Ponha { card-oracle }…
weaver = … { card-hex_weaver }…
runner = … e { card-mirage_runner }. { card-dream_thief } tem de esperar: ela e { card-oracle } são a mesma pessoa com dois rostos.
source = Jogue uma Fonte, como em um duelo: { card-solar_plant }.
energy = A energia, para { card-hex_weaver }, em b.
passive = Alguns Personagens têm uma ação passiva, usada na preparação. A de { card-oracle } cura um aliado e mostra a você a mão de um rival. Use-a.
    .wrong = Primeiro a ação passiva dela: escolha { card-oracle } (1a).
whose = A mão de quem? Com vários rivais, pergunta-se. O Jogador 3 é o mais rápido.
    .wrong = Na lição, olhe a do Jogador 3.
heal = A cura vem junto. Ainda não há feridos: escolha { card-hex_weaver }.
    .wrong = Ninguém precisa agora; na lição escolha 1b.
done = A crônica já diz o que o Jogador 3 tem. Termine a preparação.
blow = O combate é como sempre: seus Personagens, do mais rápido ao mais lento. { card-mirage_runner }: { move-mirage_runner-1 } (ação 1).
blow-whom = Pode-se escolher qualquer Personagem de qualquer rival. { card-iron_matron } (2b) já não tem Proteção: continue o que outro começou.
    .wrong = Fique com quem já está fraco: 2b.
omen = { card-oracle }: { move-oracle-1 } (ação 1).
omen-whom = De novo contra { card-iron_matron } (2b).
    .wrong = Um alvo é melhor que três: 2b.
seal = { card-hex_weaver }: { move-hex_weaver-2 } custa 1 de energia e atravessa Proteção e Escudos. Ação 2.
    .wrong = Ela tem energia para a ação 2.
seal-whom = E de novo contra { card-iron_matron } (2b).
    .wrong = 2b.

between = Passou uma rodada e os dois rivais atacaram { card-oracle }: era seu ponto fraco. Na Arena caça-se o fraco, e também quem está na frente.
more = Jogue outra Fonte: { card-hydro_dam }.
load = As duas energias, para { card-hex_weaver }.
load-again = E a segunda.
fight = Termine a preparação.
elsewhere = O Evento do Jogador 2, { card-iron_curtain }, deu um Escudo a { card-iron_matron }: golpes pequenos se perderiam nele. { card-mirage_runner }, { move-mirage_runner-1 } (ação 1)…
elsewhere-whom = … contra { card-anvil } (2a).
    .wrong = 2b tem um Escudo. Escolha 2a.
elsewhere-two = { card-oracle }, { move-oracle-1 } (ação 1)…
elsewhere-two-whom = … também contra 2a.
    .wrong = 2a.
through = E agora, através do Escudo: { card-hex_weaver }, { move-hex_weaver-2 } (ação 2).
    .wrong = A ação 2 atravessa Escudos.
through-whom = Restam 2 de Saúde a { card-iron_matron } (2b): escolha-a.
    .wrong = 2b: isto lhe basta.

free = Nocaute! Conta contra o Jogador 2, seja quem for o autor: o último golpe não dá prêmio, só um inimigo a menos. Daqui em diante você decide. Uma dica: deixe os outros se desgastarem entre si, e não seja nem o mais fraco nem o mais forte à vista.

tip-fallen = Um Personagem caiu. Olhe as contas ao lado dos nomes: quem está mais perto de ser eliminado?
tip-out = Um jogador foi eliminado. Suas cartas deixaram a mesa, também seu Evento; seus turnos já não se jogam.
tip-opponent = Este Evento vale contra um só rival: escolha qual.
end = Essa foi a Arena. Até oito podem jogá-la. Em uma partida Mista sucedem-se Arenas e batalhas em times: quem passa de uma etapa começa a seguinte do zero, com o deck inteiro e sem baixas.

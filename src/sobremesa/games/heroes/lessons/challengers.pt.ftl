title = Heroes: juntos contra um Mob
about = Desafiadores do Infinito, para dois: o que muda em relação ao duelo. Uns oito minutos.


theme = Algo grande demais para um só herói: o Colosso de Ferrugem. Você e o Jogador 2, um bot, lutam lado a lado. A primeira lição, o duelo, é dada como sabida.
goal = Vencem juntos quando o Mob cai, e perdem juntos se um dos dois perder quatro Personagens ou depois de 20 rodadas.
keep = Fique com esta mão.
falcon = Ponha { card-storm_falcon }…
kestrel = … e { card-kestrel_scout }.
source = Uma Fonte, como em um duelo.
energy = A energia, para { card-storm_falcon }.
relocate = A novidade: só Personagens do Time Comum lutam contra o Mob, e só eles são atingidos. Uma vez por turno você pode levar um para lá ou trazê-lo. Envie { card-storm_falcon }.
done = Encerre a preparação. No seu turno não há combate: depois dos dois turnos vem um Grande Combate para todos.

order = Nele age primeiro quem tem menos Saúde. O Mob veio antes e bateu forte: ele segue um roteiro, e a próxima linha está sempre à vista. Agora responda: ação 1.

wounded = Quase toda a vida do Mob é Proteção: 40, e não volta. Continue construindo: { card-solar_plant }.
retreat = { card-storm_falcon } não aguentaria outro golpe assim. Traga-o de volta; fora do Time Comum ele está a salvo.
free = Daqui em diante você decide. Se o Time Comum está vazio, o Mob pode atingir qualquer um: revezem-se, um na frente e outro juntando energia atrás. Um conselho: leia a próxima linha do Mob antes de enviar alguém.

tip-fallen = Um Personagem caiu. Com quatro de um mesmo jogador, todos perdem.
tip-joins = Alguém entrou no Time Comum: o Mob tem outro alvo.
tip-again = Esta ação pode ser repetida enquanto houver energia.
end = Esse era um Mob. Há quatro, cada um com o seu roteiro, e qualquer Personagem pode ser um.

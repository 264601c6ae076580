title = Connected Worlds: a sua primeira partida
about = De uma base às estrelas: um rival, um baralho que cresce, um primeiro combate. Uns dez minutos.


theme = A sua civilização acaba de aprender a sair do chão. Você começa com uma base, em um mundo à sua escolha, e um baralho de dez cartas.
goal = O caminho curto para vencer: no fim de uma rodada, bases em três mundos e mais território que o rival. Também vence quem lhe toma todas as bases ou, na hora, quem não deixa nada dele no mapa. O mapa redondo no meio é o espaço; os grandes são mundos.
base = Funde a sua primeira base no centro de Aurélia, em A:d4. Ela reivindica o seu hexágono e os seis em volta: sete pontos de território.
    .wrong = Na borda uma base reivindica menos hexágonos. Nesta lição, A:d4, no centro.
gather = O rival se instalou em outro mundo. Agora você tem cinco cartas. Uma carta de ação serve para mover uma peça ou para a sua ação especial. Use { card-harvester }: coleta 3 recursos.
    .wrong = Escolha a { card-harvester } para coletar, não para mover.
gather-again = Em um turno você joga quantas cartas quiser. Colete também com a segunda: já são 6.
build = Os { card-engineers } compram uma carta de unidade. Use-os.
build-what = Para colonizar outro mundo você precisa de outra base. Compre { card-standard_base } por 5. Ela vai para o descarte e chega à mão em alguns turnos.
    .wrong = O exército pode esperar: primeiro uma { card-standard_base }.
deploy = Cartas de unidade são posicionadas: viram peças no mapa e saem do baralho para sempre. Posicione { card-assault_team }.
deploy-where = Em qualquer lugar do seu território: na base ou ao lado. Escolha A:d5.
    .wrong = Qualquer hexágono serviria; nesta lição, o indicado.
move = Resta uma carta, e não há dinheiro para pesquisar. Use os { card-scientists } para mover: levam uma peça um passo.
move-from = Qual peça? A sua { card-assault_team }, em A:d5.
    .wrong = Bases também se movem, mas a sua deve ficar. Escolha A:d5.
move-to = Para cima! Do seu próprio território, como da borda de um mundo, um passo leva ao espaço: S:b2 é a órbita de Aurelia.
    .wrong = Qualquer hexágono serviria; nesta lição, o indicado.

cards = A mão estava vazia, e o turno acabou. Todas as cartas foram para o descarte, e você comprou cinco novas. O rival também jogou.
gather-more = Colete de novo.
research = Os { card-scientists } compram uma carta de ação. Use-os.
research-what = Uma quarta { card-harvester } por 3: mais recursos ou viagens mais longas. Um baralho melhor é o que vence depois.
guard = Posicione a sua outra { card-assault_team }.
guard-where = Ela fica perto da base: A:c4.
    .wrong = Qualquer hexágono serviria; nesta lição, o indicado.
finish = Não é preciso jogar todas as cartas: termine o turno. O que você não usa também vai para o descarte.

enemy = Duas equipes inimigas chegaram a S:b4, a dois passos da sua. O número em cada peça é a sua força: todas têm 2.
fight = Quem entra em um hexágono inimigo combate na hora, sem dados: vence a mais forte, sem dano; se são iguais, perdem-se as duas. Uma por uma é justo: ataque antes que ambas cheguem à sua base. Mova com { card-harvester }.
fight-from = Com a unidade em órbita, S:b2.
fight-to = Para S:b4.
    .wrong = Hoje se luta: S:b4.
fought = Caíram a sua e uma das deles; resta uma inimiga. As unidades lutam uma a uma, a mais fraca primeiro, e a base defende por último. Vencida por uma maior, muda de dono; por uma igual, é destruída. Agora colete.
army = Reponha o que perdeu: { card-engineers }.
army-what = Uma { card-assault_team } por 3. Cada ponto a mais de força custa mais ou menos o dobro, e a unidade mais forte sempre vence.
shield = A sua base tem força 1: uma só equipe inimiga poderia capturá-la. Traga a sua para casa com os { card-scientists }.
shield-from = De A:c4…
shield-to = … para a base, A:d4. Peças de um mesmo jogador podem dividir um hexágono, e as unidades lutam antes da base.
    .wrong = Qualquer hexágono serviria; nesta lição, o indicado.
finish-again = Termine o turno.

landed = O inimigo pousou no seu mundo, em A:a1. A sua guarda vai resistir. E veja a mão: chegou a base que você comprou.
settle = Posicione-a.
settle-where = Ao lado da primeira, em A:e5. Hexágonos que as duas reivindicam contam uma vez.
    .wrong = Qualquer hexágono serviria; nesta lição, o indicado.
fly = Uma base se move como uma unidade e decola de qualquer lugar. Mova com { card-harvester }: 3 pontos.
    .wrong = Desta vez, para mover: { card-harvester } leva a base 3 passos.
fly-from = A base nova, em A:e5.
fly-to = À órbita e dois passos adiante: S:d3. Com mais 3 pontos ela pousa em Cinza, cuja órbita é S:f4.
    .wrong = Qualquer hexágono serviria; nesta lição, o indicado.
portal = Agora a ação especial de { card-portal }: liga duas bases suas. Unidades saltam de uma à outra por 1 ponto, por mais longe que estejam.
portal-link = Primeiro a base de A:d4…
portal-other = … e depois a do espaço.
free = Daqui em diante você joga por conta própria, e o rival também. Colete, construa e pouse a base em Cinza no próximo turno; depois, uma terceira em outro mundo. Um conselho: antes de voar, conte a força que pode alcançar as suas bases. “Dica” mostra o que um bot faria.

tip-captured = Uma base mudou de dono. Ela mantém as ligações: um inimigo pode vir pelo seu portal.
tip-landing = Uma peça pousa na borda de um mundo ou no território do dono.
tip-piece = Há várias peças suas aqui: escolha qual se move.
tip-shuffle = O seu baralho acabou: o descarte foi embaralhado, e o que você comprou está entre as cartas novas.
end = Isso é Connected Worlds: coletar e comprar, posicionar e mover, lutar quando se é mais forte e colonizar mundos. Da próxima vez observe o que o rival compra: chega à mão dele alguns turnos depois.

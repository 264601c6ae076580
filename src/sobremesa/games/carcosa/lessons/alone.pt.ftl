title = Carcosa: só na casa
about = Uma só alma contra a casa e o Rei. Uns dez minutos; ajuda ter feito a primeira lição.


theme = Você está só na casa: uma única alma, o Tanque, de mente forte e com um escudo que segura o primeiro golpe de cada rodada.
goal = Traga 3 chaves ao Limiar, onde você está. Você carrega mais chaves que em companhia, mas ninguém vai curar nem resgatar você.
enter = Duas ações por turno. Entre no quarto 1: a carta do topo é revelada.
    .wrong = Nesta lição, o quarto 1.
search = Uma Bússola, para guardar. Procure mais uma vez no mesmo quarto.
ring = Um Anel: cura na hora, mas depois custa 2 de sanidade a cada rodada. Guarde-o para o pior momento. A Bússola é grátis: volte ao corredor.
    .wrong = Ainda não. A Bússola: grátis, e fora do quarto.
rest = As duas ações foram gastas; o Anel fica no bolso. Termine o turno.
    .wrong = Sua sanidade está cheia: o Anel só custaria. Termine o turno.

house = A casa tirava 1 de sanidade, mas o escudo segurou. E o Rei veio a este mesmo andar: no fim desta rodada custaria mais. Não fique.
key = Você ainda tem duas ações. Primeiro o quarto 3.
    .wrong = Nesta lição, o quarto 3.
lift = Uma chave! O quarto 4 fica ao lado: são vizinhos o 1 e o 2, o 3 e o 4.
shop = Que viagem: o Elevador levou você ao andar 3, longe do Rei, e à loja do Motemey. O mercador cobra em sanidade: por 2 mostra duas cartas, e você fica com uma. Não gasta ações: compre.
pick = Dois Frascos: cada um devolve 2 de sanidade. Pegue um.
stop = Guarde-o para depois e termine o turno. O Rei está no andar 1, e você no 3.

free = Daqui em diante você decide. Mais duas chaves e, pelas escadas, ao Limiar. Medite em corredores sem o Rei e use o que carrega antes de quebrar. Um conselho: a partir da rodada 4 o andar dele custa 2; a partir da 7, 3. “Dica” mostra o que um bot faria.

tip-monster = Um monstro. Ele fica no andar e age no fim de cada rodada. Afaste-se ou atordoe-o com um Objeto contundente.
tip-sacrifice = Você quebraria. Nesta mesa pode sacrificar em troca um espaço de objetos ou um pouco da sanidade máxima, para sempre.
tip-discard = Algo tem de ir. Aqui as chaves não contam.
tip-shop = O mercador cobra em sanidade: 2 por uma de duas cartas, 4 pelo Conto. Também se pode vender.
tip-trapped = Você está preso. Debata-se: dado mais sanidade, com 3 ou mais se solta.
tip-look = Uma espiada grátis: escolha o quarto em que quer entrar depois.
end = Isso é Carcosa a sós. Poucos saem na primeira vez. Da próxima pergunte a cada rodada: onde está o Rei, para onde irão os baralhos e qual é o caminho de casa?

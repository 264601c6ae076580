title = Carcosa: a sua primeira partida, em companhia
about = Duas almas, três chaves, uma saída. Uns oito minutos, em uma casa gentil.


theme = Ninguém se lembra de ter entrado. Você é a alma P1, um Apostador; P2, um Batedor, é controlado por um bot. Saem juntos, ou não sai ninguém.
goal = Achem 3 chaves e voltem os dois para cá no fim de uma rodada: no Limiar, o corredor do andar 1.
enter = Você tem duas ações. Entre no quarto 1: ao entrar revela-se a carta do topo.
    .wrong = Todos os quartos têm cartas; nesta lição, o 1.
search = Uma chave logo de cara! E um quarto especial: o Mosteiro, onde se reza por sanidade. Segunda ação: Procurar revela mais uma carta aqui.
stop = Outra Bússola: você começou com uma. Ela leva de graça de um quarto ao corredor. Objetos ficam nos seus espaços até serem usados. Você não tem mais ações: termine o turno.
    .wrong = Usar a Bússola é grátis, mas guarde-a. Termine o turno.

house = O parceiro jogou, e depois a casa agiu. A cada rodada ela tira 1 de sanidade de cada alma. Em −5 uma alma quebra e perde tudo o que carrega; se todas quebrarem, vocês perderam.
king = O Rei de Amarelo está no andar 2. No fim da rodada ele primeiro fere quem está no andar dele e depois se move: assim você sempre sabe de que andar sair a tempo. Cada corredor mostra em vermelho o que custa seu andar, e a chance de ele aparecer ali. O dado dele tirou um objeto de cada um.
belt = E todas as Caixas, os baralhos dos quartos, avançaram um quarto: o que havia aqui se foi. Quartos especiais e você ficam. P2 já achou outra chave, e o Anel dele curou os dois.
corridor = Ao sair de um quarto para o corredor você pode espiar uma carta. Vá ao corredor.
    .wrong = Contar só com a sorte é má ideia: vá ao corredor e olhe antes.
look = Que Caixa? Uma Caixa é o baralho que está agora em um quarto; ela é desenhada ao lado. Escolha a do quarto 2.
known = Um Tue-Tue, pássaro de mau agouro: o primeiro custa 1 de sanidade, e o terceiro deixa em −5 quem o revela. Cartas vistas continuam conhecidas: no quarto 4 há um Troca-caras, que troca duas almas de lugar. É inofensivo: entre e revele-o.
check = O Troca-caras pede um teste, como muitos eventos: um dado mais a sua sanidade, e alto é bom. Por enquanto somam 6. Como Apostador você pode somar outro dado. Tente.
    .wrong = Só desta vez: role um segundo dado.
swap = Vocês trocaram de lugar, e cada chegada revelou uma carta: o Tue-Tue custou 1 a você, e P2 achou a terceira chave! Para casa: a Bússola leva de graça ao corredor.
    .wrong = Você está em um quarto, e o Limiar é o corredor: use a Bússola.

wait = Não restava nada a fazer, e o seu turno terminou sozinho. Você está no Limiar com uma chave; P2 tem duas, a um passo. Julga-se quando a casa deu os seus nove passos: até lá, que nenhum monstro nem carta leve um dos dois.
meditate = Não se mova agora. Aproveite: Meditar dá 2 de sanidade em um corredor, 1 em um quarto.
    .wrong = Se sair do Limiar não há vitória nesta rodada. Medite.
again = Mais uma vez, e é a vez de P2. Um conselho para depois: quem está perto de −5 deve passar as chaves a tempo; dar é grátis entre almas no mesmo lugar.

tip-monster = Um monstro. Ele fica no andar e age no fim de cada rodada. Afaste-se ou atordoe-o com um Objeto contundente.
tip-sacrifice = Você quebraria. Nesta mesa pode sacrificar em troca um espaço de objetos ou um pouco da sanidade máxima, para sempre.
tip-discard = Algo tem de ir. Aqui as chaves não contam.
tip-shop = O mercador cobra em sanidade: 2 por uma de duas cartas, 4 pelo Conto. Também se pode vender.
end = Vocês saíram juntos de Carcosa. O normal é a casa pedir quatro chaves, e o Rei ter menos paciência. Lembre-se: olhar antes de entrar, deixar o andar dele e encontrar-se no Limiar.

goal-win = { $seat }: vença de imediato, com uma única jogada.
goal-capture = { $seat }: capture uma base inimiga com uma única jogada.
goal-raze = { $seat }: destrua uma base inimiga com uma única jogada.
goal-beat = { $seat }: vença uma peça inimiga com uma única jogada, sem perder nada nessa onda.
why-win = “{ $answer }” é o único começo de uma jogada que não deixa nenhuma peça inimiga no mapa; qualquer outro não chega, ou encontra alguém mais forte.
why-capture = “{ $answer }” é o único começo de uma jogada que leva uma unidade a uma base mais fraca que ela, contando tudo o que está em cima; qualquer outro não chega, ou não tem força bastante.
why-raze = “{ $answer }” é o único começo de uma jogada que leva uma unidade a uma base da mesma força; qualquer outro não chega, ou não tem essa força.
why-beat = “{ $answer }” é o único começo de uma jogada que leva uma peça a um inimigo mais fraco que ela; qualquer outro não chega, ou encontra um igual ou mais forte.

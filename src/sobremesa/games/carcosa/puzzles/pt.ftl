goal-key = { $seat }: pegue uma chave com sua próxima ação; dê a isso a melhor chance.
goal-find = { $seat }: pegue uma chave, um objeto ou um tesouro com sua próxima ação; dê a isso a melhor chance.
why-key = “{ $answer }” consegue uma chave com uma chance de { $chance }, a seguinte com { $next }: está contada cada carta que pode haver nas Caixas, e cada teste.
why-find = “{ $answer }” pega algo com uma chance de { $chance }, a seguinte com { $next }: está contada cada carta que pode estar no topo das Caixas, e o que se segue dela.
goal-fetch = { $seat }: pegue uma chave neste turno; dê a isso a melhor chance.
why-fetch = “{ $answer }” consegue uma chave com uma chance de { $chance }, a seguinte com { $next }: as cartas que foram olhadas viajam com suas Caixas, e está contada cada outra carta que pode estar lá.

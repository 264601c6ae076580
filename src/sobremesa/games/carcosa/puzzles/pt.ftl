goal-key = { $seat }: pegue uma chave com sua próxima ação, com a maior chance possível.
goal-find = { $seat }: pegue uma chave, um objeto ou um tesouro com sua próxima ação, com a maior chance possível.
why-key = “{ $answer }” consegue uma chave com uma chance de { $chance }, a seguinte com { $next }: está contada cada carta que pode haver nas Caixas, e cada teste.
why-find = “{ $answer }” pega algo com uma chance de { $chance }, a seguinte com { $next }: está contada cada carta que pode estar no topo das Caixas, e o que se segue dela.
goal-fetch = { $seat }: pegue uma chave neste turno, com a maior chance possível.
why-fetch = “{ $answer }” consegue uma chave com uma chance de { $chance }, a seguinte com { $next }: as cartas que foram olhadas viajam com suas Caixas, e está contada cada outra carta que pode estar lá.

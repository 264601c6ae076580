goal-win = { $seat }: vença neste turno.
goal-knock = { $seat }: nocauteie um Personagem inimigo neste turno.
why-win = “{ $answer }” vence com uma chance de { $chance }, a seguinte com { $next }: ordem, energia, Proteção e evasão não deixam outro caminho.
why-knock = { $sure ->
    [yes] “{ $answer }” nocauteia um Personagem digam o que disserem os dados, a seguinte com uma chance de { $next }: a Velocidade dá a ordem, e Proteção, Escudo e Evasão estão contados.
   *[no] “{ $answer }” nocauteia um Personagem com uma chance de { $chance }, a seguinte com { $next }: a Velocidade dá a ordem, e Proteção, Escudo e Evasão estão contados.
}

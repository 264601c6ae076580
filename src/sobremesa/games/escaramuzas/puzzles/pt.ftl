goal-knock = Você é { $seat }. Tire um inimigo de combate com este ataque: quem você escolhe? O defensor esquiva sempre que lhe convém.
goal-survive = Você é { $seat }, e sua unidade foi atingida. Escolha o que dá a ela a maior chance de sobreviver a este ataque.
goal-flag = Você é { $seat }. Tome uma bandeira no fim desta rodada.
why-knock = “{ $answer }” tira um inimigo de combate com uma chance de { $chance }, a seguinte com { $next }: estão contados os dados de ataque, a cobertura e a Saúde, os ferimentos e os dados de Resistência do defensor.
why-survive = “{ $answer }” mantém a unidade na mesa com uma chance de { $chance }, a outra com { $next }: os dados de esquiva podem salvá-la, mas cada um que mostra 1 a fere.
why-flag = “{ $answer }” toma uma bandeira com uma chance de { $chance }, a seguinte com { $next }: só a toma quem está a 3 cm dela sem inimigos no fim da rodada.

# O laboratório no navegador

lab = O laboratório
lab-about = Os bots jogam uma série de partidas, quantas você quiser, e um relatório conta o que resultou: quem vence, como vão as partidas, o que é usado. As mesas em que pessoas jogam vêm primeiro.
lab-key = A chave do operador
lab-key-about = O laboratório é para quem cuida desta casa. A chave aparece quando o servidor inicia, ou está no arquivo operator.key; ela fica guardada até você fechar esta aba.
lab-key-wrong = Esta não é a chave desta casa.
lab-enter = Abrir o laboratório
lab-leave = Esquecer a chave
lab-new = Um novo ensaio
lab-game = Jogo
lab-matches = Partidas
lab-seed = Semente
lab-bots = Quem joga
lab-everybody = Todos os lugares
lab-bots-about = Bots fracos são rápidos; mcts:50 busca com 50 simulações por decisão. A mesma semente dá as mesmas partidas.
lab-options = Opções
lab-content = Números do conteúdo
lab-own = Conteúdo próprio de um arquivo
lab-seek = Procure uma carta, uma unidade, um lugar
lab-seek-none = Nada se chama assim.
lab-seek-more = { $count ->
    [one] Mais um: procure-o pelo nome.
   *[other] Mais { $count }: procure-os pelo nome.
}
lab-numbers = { $count ->
    [one] um número
   *[other] { $count } números
}
lab-title = O que se experimenta (um título para a lista)
lab-against = Comparar com
lab-against-none = nada
lab-against-about = Os dois são jogados de novo com os mesmos dados, para distinguir até diferenças pequenas.
lab-start = Começar o ensaio
lab-runs = Ensaios
lab-none = Ainda não há ensaios.
lab-stage-waiting = em espera
lab-stage-playing = em jogo
lab-stage-over = terminado
lab-stage-stopped = parado
lab-stage-failed = falhou
lab-played = { $planned ->
    [one] { $played } de uma partida
   *[other] { $played } de { $planned } partidas
}
lab-compared = { $one } e { $other }
lab-ahead = { $count ->
    [0] É o próximo.
    [one] Há um ensaio antes.
   *[other] Há { $count } ensaios antes.
}
lab-left-seconds = { $count ->
    [one] Falta cerca de um segundo
   *[other] Faltam cerca de { $count } segundos
}
lab-left-minutes = { $count ->
    [one] Falta cerca de um minuto
   *[other] Faltam cerca de { $count } minutos
}
lab-left-hours = { $count ->
    [one] Falta cerca de uma hora
   *[other] Faltam cerca de { $count } horas
}
lab-figures = Vitórias, com o intervalo em que está a verdade em 95 de 100 casos
lab-decisions = { $count ->
    [one] Uma decisão por partida, em média
   *[other] { $count } decisões por partida, em média
}
lab-report = Ler o relatório
lab-save = Salvar o relatório
lab-copy = Copiar o link
lab-copied = O link foi copiado.
lab-link-about = O link abre o relatório para quem o tiver, por pelo menos sete dias; a página salva não precisa de mais nada e pode ser enviada a qualquer pessoa.
lab-stop = Parar
lab-go-on = Continuar
lab-again = Mudar alguma coisa
lab-more = Mais partidas: no total
lab-files = Tabelas e outros arquivos
lab-command = O mesmo na linha de comando
lab-delete-text = O ensaio é apagado com suas partidas, tabelas e relatório.
lab-what = O que se pergunta
lab-what-run = Como corre
lab-what-run-about = Uma série de partidas. Se opções são percorridas, cada valor é uma variante com os mesmos dados.
lab-what-skill = O que vale a habilidade
lab-what-skill-about = Cada bot ocupa cada lugar por sua vez entre os outros, com os mesmos dados: o que vale jogar melhor e o que os dados decidem.
lab-what-balance = Uma busca do equilíbrio
lab-what-balance-about = As propostas giram o mínimo de números o mínimo possível, até que todos ganhem tanto quanto você quer; a melhor é jogada de novo com dados novos.
lab-no-optuna = A busca do equilíbrio precisa de Optuna, que não está instalado na máquina da casa: pip install 'sobremesa[lab]'.
lab-matches-skill = Partidas de cada par
lab-matches-balance = Partidas de cada proposta
lab-skill-about = { $count ->
    [one] Um par de bots. Escolha dois ou mais, o mais fraco primeiro.
   *[other] { $count } pares de bots, cada um com essas partidas. A lista vai do fraco ao forte; tempos de reflexão não se repetem, números de simulações sim.
}
lab-vary = Percorrer valores
lab-vary-about = Cada valor é jogado com os mesmos dados, e o relatório os compara partida a partida.
lab-vary-add = Outra opção a percorrer
lab-vary-values = Valores, com vírgulas ({ $range }); nenhum: os que vale a pena tentar
lab-vary-preset = Modo de jogo
lab-vary-standard = como diz o livro de regras
lab-varied = Percorre-se: { $what }
lab-target = Quem deve ganhar com que frequência
lab-target-about = Vitórias compartilhadas contam para cada um, por isso a soma pode passar de 100. Quem fica vazio não importa.
lab-tune = O que pode ser girado
lab-tune-add = Uma opção, ou um número do conteúdo pelo seu lugar
lab-tune-take = Adicionar
lab-tune-less = Tirar { $name }
lab-tune-about = Um asterisco vale por qualquer coisa: decks.classic.* são todas as cópias dos decks clássicos. Quanto menos houver, mais cedo se acha algo.
lab-trials = Propostas
lab-fresh = Partidas com dados novos
lab-within = Perto o bastante (pontos de 100)
lab-tried = { $planned ->
    [one] { $played } de uma proposta
   *[other] { $played } de { $planned } propostas
}
lab-checking = O mais provável é jogado de novo com dados novos.
lab-aimed = Meta: { $what }
lab-turned = Pode ser girado: { $what }
lab-seats = { $count ->
    [one] um lugar
   *[other] { $count } lugares
}
lab-front = A frente: nenhuma está mais perto com menos mudança
lab-front-fresh = { $count ->
    [one] De novo com dados novos: uma partida de cada
   *[other] De novo com dados novos: { $count } partidas de cada
}
lab-front-what = o que muda
lab-front-distance = longe (pontos)
lab-front-nothing = nada
lab-front-best = A última alcança a meta com dados novos.
lab-front-none = Nada alcançou a meta com dados novos: tente mais propostas, deixe girar mais ou peça menos.
lab-best-save = Guardar como conteúdo próprio
lab-best-try = Tentar numa série
lab-more-trials = Mais propostas: no total
lab-matrix = Pontuação média do bot da linha num lugar entre os bots da coluna

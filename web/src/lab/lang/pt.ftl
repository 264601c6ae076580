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

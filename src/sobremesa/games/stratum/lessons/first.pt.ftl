title = Stratum: a sua primeira partida
about = Você cuida dos animais, junto com Ygdra, que cuida das plantas. Uns dez minutos, na mesa de verdade.

theme = Esta mesa está viva, e quatro a dividem. Você é Sagitário, aqui embaixo; Ygdra, em frente, joga com você. Fu'ngaloth quer que tudo apodreça, e o Magnata quer construir por cima.
goal = Você e Ygdra vencem se no fim de uma rodada houver na mesa inteira 4 plantas, 3 herbívoros e 3 carnívoros. O centro faz a conta: por enquanto 2, 1 e 1. Tanto faz em que território vivam.
plant = Você tem duas ações. A primeira é trazer vida à mesa: escolha { card-plant } na sua mão.
    .wrong = Essa carta será boa mais tarde. Comece por { card-plant }: todos vivem das plantas.
plant-where = Uma carta nova vai para qualquer espaço vazio do seu território. Use S2.
    .wrong = Qualquer espaço vazio serviria; nesta lição, S2.
influence = Só uma planta ou um animal por turno; a segunda ação pode ser uma carta de influência, um truque do seu personagem. { card-omnivore } faz um carnívoro contar também como herbívoro. Jogue-a.
    .wrong = Só se pode jogar uma planta ou um animal por turno. Agora jogue { card-omnivore }.
influence-where = Há um carnívoro na mesa, em F1, no território de Fu'ngaloth. Não importa de quem é: escolha-o e veja os números do centro mudarem.

others = Os outros já jogaram: Ygdra trouxe um herbívoro, e o Magnata, uma planta. A crônica conta linha por linha; o número no fim é a regra que fez aquilo acontecer.
grows = Depois o ecossistema agiu, como no fim de cada rodada. Ele compara, e uma diferença de dois o move: primeiro para os herbívoros e depois, contando de novo, para os carnívoros. Com dois herbívoros a mais que carnívoros cresceram ambos: o herbívoro em Y2 e depois o carnívoro em F1.
mark = Só podem crescer ou morrer o herbívoro e o carnívoro mais recentes. Eles levam uma marca (a de uma planta não muda nada). Quem joga um animal muda a marca: você escolhe quem sofrerá a próxima mudança.
carnivore = Falta um terceiro carnívoro. Jogue { card-carnivore }.
    .wrong = Olhe o centro: o que mais falta é um carnívoro.
carnivore-where = Ponha-o em S3. Onde vive um carnívoro o Magnata não pode construir: ele também guarda o seu território.
    .wrong = Qualquer espaço vazio serviria; nesta lição, S3.
discard = É preciso usar as duas ações. Você já jogou a planta ou o animal deste turno, e { card-predator } ainda não teria cogumelo para comer: descarte uma carta. Que seja { card-herbivore }: desses já há bastantes. No fim da rodada todos compram até ter cinco cartas.
    .wrong = Desta vez, descarte { card-herbivore }. No fim da rodada vêm cartas novas.

builds = O Magnata construiu no território dele. Ele pode construir onde há duas plantas e nenhum carnívoro, e as duas plantas mais recentes dali morrem. Com uma construção em cada um dos quatro territórios, ele vence.
starves = Sem essas plantas sobravam herbívoros: eram dois a mais que as plantas. O marcado, o mais recente dos dois de Y2, morreu de fome.
fungi = Onde um animal morre no turno do ecossistema nasce um cogumelo (se uma carta o mata, não). Com três cogumelos, onde quer que estejam, Fu'ngaloth faz um macrofungo no lugar de um deles, e com dois macrofungos ele vence. Toda fome alimenta Fu'ngaloth.
again = Animais já há bastantes; faltam plantas. Jogue { card-plant }.
    .wrong = O centro mostra: faltam plantas.
again-where = Ponha em S4, que está livre.
    .wrong = Qualquer espaço vazio serviria; nesta lição, S4.
predator = E contra o cogumelo: { card-predator }. O herbívoro que a carrega come um cogumelo do território dele no fim de cada rodada. Jogue-a.
    .wrong = Jogue { card-predator }: aquele cogumelo em Y2 não deve ficar.
predator-where = Ele tem de viver onde está o cogumelo: escolha o herbívoro de Y2.
    .wrong = O cogumelo está no território de Ygdra; escolha o herbívoro de lá, em Y2.

weeds = Uma rodada agitada: o Magnata construiu na terra de Ygdra, mas graças a { card-weed } uma planta nasceu de novo. E o seu predador comeu o cogumelo.
count = Olhe o centro: 3 de 4 plantas, e herbívoros e carnívoros suficientes. Embaixo está o que o ecossistema faria agora. Com mais uma planta vocês vencem, se durar até o fim da rodada.
last = Então jogue mais uma vez { card-plant }: é só o que falta.
    .wrong = Falta uma única planta para vencer.
last-where = Ponha em S5, seu último espaço vazio.
free = Daqui em diante você joga por conta própria, e os outros também. Antes de agir, pergunte: o que o ecossistema fará com isso? “Dica” mostra o que um bot faria, “Desfazer” volta atrás. Um conselho: o Magnata vive de plantas e Fu'ngaloth, de mortes; a sua melhor defesa são carnívoros em casa e equilíbrio.

tip-macrofungus = Fu'ngaloth tem um macrofungo. Com mais um, ele vence. Só o fogo os destrói: { card-wildfire }, de Ygdra, ou { card-arson }, do Magnata.
tip-carnivore-dies = Um carnívoro morreu: havia dois carnívoros a mais que herbívoros, ou nenhum herbívoro.
tip-migration = Um animal que se move mantém a marca e o que estiver anexado. Um carnívoro enviado a um território com duas plantas detém o Magnata ali.
tip-full = Um incêndio leva tudo em um território: animais, plantas, cogumelos, macrofungos e a construção.
tip-built = Mais uma construção. Carnívoros não deixam construir; { card-rabies } em um herbívoro também não.
tip-hand = Aponte para uma carta para ler o que ela faz; em um terminal, digite mão.
end = Essa foi uma partida inteira de Stratum. Você já sabe o que cada um quer, como o ecossistema responde e para que servem as marcas. Da próxima vez experimente outro assento: Fu'ngaloth espera, o Magnata tem pressa.

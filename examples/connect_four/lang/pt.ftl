game-name = Quatro em Linha
game-tagline = Deixe cair as peças e seja o primeiro a alinhar quatro.

# Elements

seat-Y = Amarelo
seat-R = Vermelho

# Actions

verb-drop = Deixar cair uma peça na coluna { $column }

# Questions

stage-turn = { $seat }: em que coluna?

# Events

event-2-1-begins = O { $seat } começa.
event-2-2-drops = O { $seat } deixa cair uma peça, que chega a { $space }.
event-3-1-wins = O { $seat } tem quatro em linha de { $from } a { $to } e ganha.
event-3-2-full = O tabuleiro está cheio.

# Endings

end-3-1 = Quatro em linha.
end-3-2 = O tabuleiro está cheio e ninguém tem quatro em linha.

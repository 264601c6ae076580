// A boardgame.io server and its clients: node peer.js TABLES SECONDS
//
// Four hands of hidden cards, cut out by `playerView`, and a table of twenty things;
// its storage is the file-backed one. Started by load.py, which reads what it prints.
const { fork } = require("child_process");
const { mkdtempSync, readFileSync, rmSync } = require("fs");
const { tmpdir } = require("os");
const { join } = require("path");

const port = Number(process.env.PEER_PORT);
const SEATS = 4, HAND = 6, DECK = 40, THINGS = 20;
const KINDS = ["plant", "herbivore", "carnivore", "mushroom", "construction"];

const card = (number) => ({
  id: `card-${number}`,
  kind: KINDS[number % KINDS.length],
  cost: number % 4,
});

const thing = (number, owner) => ({
  kind: KINDS[number % KINDS.length],
  stamp: number,
  owner: String(owner),
  space: `${owner}${"abc"[number % 3]}`,
  marked: number % 7 === 0,
  attachment: "",
});

const game = {
  name: "hands",
  setup: ({ random }) => {
    const players = {};
    for (let seat = 0; seat < SEATS; seat++) {
      const all = random.Shuffle([...Array(DECK).keys()].map(card));
      players[seat] = { hand: all.slice(0, HAND), deck: all.slice(HAND), discards: [] };
    }
    const table = [...Array(THINGS).keys()].map((at) => thing(at, at % SEATS));
    return { players, table, stamp: THINGS };
  },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [seat, { hand, deck, discards }] of Object.entries(G.players)) {
      players[seat] = {
        hand: seat === playerID ? hand : null,
        hand_size: hand.length,
        deck_size: deck.length,
        discards,
      };
    }
    return { ...G, players };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, at) => {
        const mine = G.players[playerID];
        const [played] = mine.hand.splice(at, 1);
        mine.discards.push(played);
        G.table.shift();
        G.table.push(thing(G.stamp++, Number(playerID)));
        if (!mine.deck.length) {
          mine.deck = mine.discards;
          mine.discards = [];
        }
        mine.hand.push(mine.deck.pop());
      },
    },
  },
};

const cpu = (pid) => {
  const words = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(words[11]) + Number(words[12])) / 100;
};

if (process.argv[2] === "server") {
  process.on("disconnect", () => process.exit(0));
  const { FlatFile, Origins, Server } = require("boardgame.io/server");
  const db = new FlatFile({ dir: process.argv[3], logging: false });
  Server({ games: [game], db, origins: [Origins.LOCALHOST] })
    .run({ port }, () => process.send("up"));
} else {
  const [tables, seconds] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), "peer-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const stdio = ["ignore", "ignore", "inherit", "ipc"];
  const server = fork(__filename, ["server", folder], { stdio });
  server.on("message", () => run(tables, seconds, server));
}

async function run(tables, seconds, server) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const latencies = [];
  let messages = 0, ready = 0, end = 0;
  const acts = [];
  const sit = (matchID, playerID) => {
    const socketOpts = { transports: ["websocket"] };
    const transport = SocketIO({ server: `http://localhost:${port}`, socketOpts });
    const client = Client({
      game, multiplayer: transport, matchID, playerID, numPlayers: SEATS, debug: false,
    });
    let sent = 0, turn = -1, seen = false;
    const act = (state) => {
      if (!state || performance.now() > end) return;
      if (sent && state.ctx.turn > turn) {
        latencies.push((performance.now() - sent) / 1000);
        sent = 0;
      }
      if (!sent && state.ctx.currentPlayer === playerID) {
        turn = state.ctx.turn;
        sent = performance.now();
        client.moves.play(Math.floor(Math.random() * HAND));
      }
    };
    client.subscribe((state) => {
      if (!state) return;
      if (!seen) ready += 1;
      seen = true;
      if (performance.now() < end) messages += 1;
      act(state);
    });
    client.start();
    acts.push(() => act(client.getState()));
  };
  for (let table = 0; table < tables; table++) {
    for (let seat = 0; seat < SEATS; seat++) sit(`m${table}`, String(seat));
  }
  while (ready < tables * SEATS) await new Promise((go) => setTimeout(go, 50));
  const before = cpu(server.pid);
  end = performance.now() + seconds * 1000;
  for (const act of acts) act();
  setTimeout(() => {
    const told = { latencies, messages, cpu: cpu(server.pid) - before };
    server.kill();
    process.stdout.write(JSON.stringify(told) + "\n", () => process.exit(0));
  }, seconds * 1000);
}

/** A small game and its table, for tests. */

import { bundleOf, Words } from "../src/words";
import type { Catalog, SeatCard, Snapshot, TableCard, Told } from "../src/wire";

export const CATALOG: Catalog = {
  game: "tiny",
  lang: "en",
  prefix: "TY",
  content: "",
  fluent: `
verb-move = Move { $from } to { $to }
seat-A = Anna
space-S1 = the garden
    .text = Things grow here.
event-draws = { $seat } draws { $card }
    .hidden = { $seat } draws a card
event-moves = somebody moves
event-2-1-moves = { $seat } goes from { $from } to { $to }, { $count } steps
refused-far = { $space } is { $steps } steps away
`,
  texts: ["pass", "move S1 S2", "move S2 S1"],
  verbs: { pass: "", move: "from:space to:space" },
  events: { "1.1/round": "round", "1.2/draws": "seat card", "2.1/moves": "seat from:space to:space count", "2.2/moves": "seat" },
  kinds: { seat: ["A", "B"], space: ["S1", "S2"], card: ["fox", "hen"] },
  stages: ["turn"],
  questions: { turn: ["pass", "move"] },
  printed: { rule: { plant: "7.1" } },
  legend: [],
};

export const words = (): Words => new Words(CATALOG, [bundleOf("en", CATALOG.fluent)]);

export const told = (key: string, ...numbers: number[]): Told => ({ key, numbers });

export const seatCard = (seat: number, more: Partial<SeatCard> = {}): SeatCard => ({
  seat, id: "AB"[seat]!, kind: "human", name: `P${seat}`, connected: true, bot: "", cause: "", idle: 0, votes: [], ...more,
});

export const tableCard = (more: Partial<TableCard> = {}): TableCard => ({
  id: "t1", game: "tiny", edition: 1, options: {}, public: false, clock: 0, status: "playing", seats: [seatCard(0), seatCard(1)],
  spectators: 0, decisions: 0, created: "", commitment: "", result: "", rematch: "", started: "", host: 0, hidden: [], stand_in: "", chat: "all", content: "", asked: -1, origin: "", lesson: "", ...more,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot", table: tableCard(), eyes: 0, held: [0], decisions: 4, asked: 0, stage: "turn", legal: [0, 1], view: { at: 0 },
  since: 0, told: [], decided: [], undo: false, thinking: false, deadline: null, scores: null, ends: null, causes: null, ending: "", seed: "", host: false, lesson: null, goals: [], ...more,
});

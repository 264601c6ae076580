/** One table as this browser sees it: what is told, the log, the curtain. */

import { announce } from "../announce.svelte";
import * as api from "../api";
import { device } from "../device";
import { drop, keep, keysOf } from "../keys";
import type {
  Advice,
  Answer,
  Catalog,
  Decided,
  Foresight,
  FromClient,
  Holder,
  Invitation,
  Reason,
  Reasons,
  Refusal,
  Said,
  Snapshot,
  TableCard,
  ToClient,
  Told,
} from "../wire";
import { Line } from "./line.svelte";
import { Mutes } from "./mutes.svelte";
import { news, sayNote, type Note } from "./news";
import { Playback } from "./playback.svelte";
import { same } from "./same";

const SHOWN = 8000; // milliseconds a refusal is shown
const LINES = 100; // of what was said
const NOTES = 100; // about who came and went
const ASIDE: ReadonlySet<FromClient["type"]> = new Set(["hint", "why", "ask", "chat"]); // what a hint goes on beside

/** The old list where the new one has the same parts. */
function kept<T>(old: T[], now: T[]): T[] {
  return old.length === now.length && old.every((one, at) => one === now[at]) ? old : now;
}

export class Session {
  table = $state.raw<TableCard | null>(null);
  log = $state.raw<Told[]>([]);
  /** Whose decisions led to it, as far as it was told. */
  private decisions = $state.raw<Decided[]>([]);
  /** When the time to decide is up, on the page's own clock; null: no clock runs. */
  due = $state<number | null>(null);
  /** Whether it is the reader's time. */
  mine = $state(false);
  notes = $state.raw<Note[]>([]);
  said = $state.raw<Said[]>([]);
  advice = $state.raw<Advice | null>(null);
  /** Whether a bot is thinking about a hint: one at a time. */
  hinting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The host's latest invitation to a seat. */
  invitation = $state.raw<Invitation | null>(null);
  /** The seat the device is to be passed to; -1: no curtain. */
  curtain = $state(-1);
  readonly playback: Playback;
  readonly mutes: Mutes;
  readonly line: Line;
  private latest: Snapshot | null = null;
  private received = $state(0); // decisions, shown or not
  /** Whether the match was seen before: what is told of it then is news. */
  private begun = false;
  private eyes: number | null = null; // those asked for, after a curtain
  private greeted: Holder[] = []; // the keys of the last hello
  private greeting = false; // that was not answered yet
  private whys = new Map<number, ((reasons: Reason[]) => void)[]>(); // questions under way, by action
  private asks = new Map<number, ((foresight: Foresight | null) => void)[]>(); // likewise
  private answered = false; // a second click on the same question is none
  private unheard: Extract<FromClient, { type: "play" }> | null = null; // an answer nobody confirmed yet
  private interrupted = false; // the connection was lost since the last snapshot

  constructor(
    readonly id: string,
    catalog: () => Catalog | null,
    tell: (told: Told[]) => number,
  ) {
    this.playback = new Playback(catalog, tell);
    this.mutes = new Mutes(id);
    this.line = new Line(
      id,
      () => this.hello(keysOf(id)),
      (message) => this.receive(message),
      () => {
        this.answered = this.hinting = false;
        this.whys.clear(); // nobody will answer them
        this.asks.clear();
        this.interrupted = true;
      },
    );
  }

  /** As far as it has been played out; who is there is known at once. */
  shown = $derived.by((): Snapshot | null => {
    const { shown } = this.playback;
    if (!shown || !this.table || shown.table.status !== this.table.status) return shown;
    return { ...shown, table: this.table };
  });
  private toldBefore: Told[] = [];
  private decidedBefore: Decided[] = [];
  /** The log as far as it has been shown; what has yet to be shown changes nothing. */
  told = $derived.by((): Told[] => {
    const end = (this.shown?.since ?? 0) + (this.shown?.told.length ?? 0);
    const now = this.playback.again ? this.log : this.log.slice(0, end - this.playback.ahead.length);
    return (this.toldBefore = kept(this.toldBefore, now));
  });
  /** The decisions that have been shown. */
  decided = $derived.by((): Decided[] => {
    const hidden = this.received - (this.shown?.decisions ?? 0);
    const now = this.playback.again ? this.decisions : this.decisions.slice(0, Math.max(0, this.decisions.length - hidden));
    return (this.decidedBefore = kept(this.decidedBefore, now));
  });

  /** What was said by those whom the reader wants to hear. */
  get heard(): Said[] {
    return this.said.filter((line) => !this.mutes.has(line.seat));
  }

  close(): void {
    this.line.close();
  }

  /** Again, with the keys held now: after joining. */
  again(): void {
    this.line.again();
  }

  async join(seat: number, name: string, invitation: string): Promise<void> {
    keep([await api.join(this.id, { name, seat, invitation })]);
    this.again();
  }

  /** Up from these seats; those of a running match are kept for the way back. */
  async leave(seats: number[]): Promise<void> {
    const waiting = this.table?.status === "waiting";
    for (const key of keysOf(this.id).filter((one) => seats.includes(one.seat))) {
      await api.leave(this.id, key);
      if (waiting) drop(this.id, key.seat);
    }
  }

  play(action: number): void {
    this.playback.skip();
    const now = this.latest;
    if (!now || this.answered) return;
    this.answered = true;
    this.unheard = { type: "play", seat: now.asked, action, decisions: now.decisions };
    this.send(this.unheard);
  }
  undo(): void {
    if (this.latest?.undo) this.send({ type: "undo", seat: this.latest.eyes });
  }
  hint(): void {
    if (!this.latest?.legal.length || this.hinting) return;
    this.hinting = true;
    this.send({ type: "hint", seat: this.latest.asked });
  }
  /** Anything else is being done: nobody needs to go on thinking. */
  unhint(): void {
    if (!this.hinting || !this.latest) return;
    this.hinting = false;
    this.send({ type: "hint", seat: this.latest.asked, on: false });
  }
  /** What is against an action; nobody answers if the question is gone meanwhile. */
  why(action: number): Promise<Reason[]> {
    const now = this.latest;
    if (!now?.legal.length) return Promise.resolve([]);
    return new Promise((resolve) => {
      const others = this.whys.get(action) ?? [];
      this.whys.set(action, [...others, resolve]);
      if (others.length === 0) this.send({ type: "why", seat: now.asked, action });
    });
  }
  /** What would come of a legal action, as far as its seat can know. */
  ask(action: number): Promise<Foresight | null> {
    const now = this.latest;
    if (!now?.legal.includes(action)) return Promise.resolve(null);
    return new Promise((resolve) => {
      const others = this.asks.get(action) ?? [];
      this.asks.set(action, [...others, resolve]);
      if (others.length === 0) this.send({ type: "ask", seat: now.asked, action });
    });
  }
  /** The table's stand-in plays for a seat, or no longer. */
  substitute(seat: number, on: boolean): void {
    this.send({ type: "substitute", seat, on });
  }
  remove(seat: number): void {
    this.send({ type: "remove", seat });
  }
  vote(seat: number, remove: boolean): void {
    this.send({ type: "vote", seat, remove });
  }
  invite(seat: number): void {
    this.send({ type: "invite", seat });
  }
  say(phrase: string, text: string): void {
    this.send({ type: "chat", phrase, text });
  }
  /** The next player is there: lift the curtain. */
  lift(): void {
    this.eyes = this.curtain;
    this.send({ type: "look", seat: this.curtain });
  }

  private send(message: FromClient): void {
    this.refusal = null;
    if (!ASIDE.has(message.type)) this.hinting = false; // the server ends it by itself
    this.line.send(message);
  }

  /** For the whole log: some of it may have been taken back meanwhile. */
  private hello(keys: Holder[]): void {
    this.greeted = keys;
    this.greeting = true;
    this.line.send({ type: "hello", keys, since: 0, device: device() });
  }

  private receive(message: ToClient): void {
    if (message.type === "reasons") return this.explain(message);
    if (message.type === "answer") return this.foretell(message);
    if (message.type === "chatter") return this.hear(message.said);
    if (message.type === "company") return this.meet(message.table);
    if (message.type === "invitation") return void (this.invitation = message);
    this.answered = false;
    if (message.type === "refusal") this.refuse(message);
    else if (message.type === "advice") this.advise(message);
    else this.look(message);
  }

  /** A hello with keys that hold nothing: go on as a spectator. */
  private refuse(refusal: Refusal): void {
    this.hinting = false;
    if (!this.greeting) this.unheard = null;
    if (refusal.code === "token" && this.greeting && this.greeted.length > 0) {
      for (const key of this.greeted) drop(this.id, key.seat);
      this.hello([]);
    } else this.complain(refusal);
  }

  complain(refusal: Refusal): void {
    this.refusal = refusal;
    setTimeout(() => {
      if (this.refusal === refusal && this.latest && !this.line.ended) this.refusal = null;
    }, SHOWN);
  }

  private hear(said: Said[]): void {
    const known = new Set(this.said.map((line) => line.number));
    this.said = [...this.said, ...said.filter((line) => !known.has(line.number))].slice(-LINES);
  }

  private advise(advice: Advice): void {
    const [now, wanted] = [this.latest, this.hinting];
    this.hinting = false;
    if (wanted && now && advice.decisions === now.decisions && advice.seat === now.eyes) this.advice = advice;
  }

  private explain(answer: Reasons): void {
    const asked = this.whys.get(answer.action) ?? [];
    this.whys.delete(answer.action);
    if (answer.decisions === this.latest?.decisions) for (const resolve of asked) resolve(answer.reasons);
  }

  private foretell(answer: Answer): void {
    const asked = this.asks.get(answer.action) ?? [];
    this.asks.delete(answer.action);
    if (answer.decisions === this.latest?.decisions) for (const resolve of asked) resolve(answer.foresight);
  }

  private look(now: Snapshot): void {
    if (this.greeting) this.refusal = null; // of an attempt before this one
    this.greeting = false;
    this.notice(now);
    const [only] = now.held;
    if (now.held.length === 1 && only !== undefined && now.eyes !== only) {
      this.send({ type: "look", seat: only });
      return;
    }
    if (now.held.length > 1 && this.passes(now)) return;
    if (this.latest && this.latest.eyes !== now.eyes) this.forget();
    if (this.latest?.decisions !== now.decisions) {
      this.advice = null;
      this.hinting = false;
      this.whys.clear();
      this.asks.clear();
    }
    if (this.latest) now.view = same(this.latest.view, now.view);
    this.latest = now;
    this.received = now.decisions;
    this.due = now.deadline === null ? null : performance.now() + 1000 * now.deadline;
    this.mine = now.held.includes(now.asked);
    this.tellLog(now);
    this.insist(now);
  }

  /** An answer that was lost with the connection is given again, if it still is one. */
  private insist(now: Snapshot): void {
    const answer = this.unheard;
    const lost = this.interrupted;
    this.interrupted = false;
    if (!answer) return;
    if (answer.decisions !== now.decisions || answer.seat !== now.asked) this.unheard = null;
    else if (lost && now.legal.includes(answer.action)) {
      this.answered = true;
      this.send(answer);
    }
  }

  /** Who came and went; a seat that was taken from us. */
  private notice(now: Snapshot): void {
    for (const { seat, token } of this.greeted.filter((key) => !now.held.includes(key.seat))) {
      const taken = now.table.seats[seat]?.kind === "open" || now.table.seats[seat]?.cause === "removed";
      if (taken && keysOf(this.id).some((key) => key.token === token)) drop(this.id, seat);
    }
    this.meet(now.table, now.since + now.told.length);
  }

  /** How the table stands, and what is new about its people since so many events. */
  private meet(card: TableCard, events = this.log.length): void {
    const fresh = this.table ? news(this.table, card, events) : [];
    // How far the match is stands in the snapshots, as far as they have been shown: by the card nothing is drawn anew.
    this.table = same(this.table, { ...card, decisions: 0, asked: -1 });
    if (fresh.length === 0) return;
    this.notes = [...this.notes, ...fresh].slice(-NOTES);
    announce(...fresh.map(sayNote));
  }

  /** Hot-seat: whether other eyes must look first. */
  private passes(now: Snapshot): boolean {
    const next = now.held.includes(now.asked) ? now.asked : now.eyes;
    if (next === now.eyes) {
      this.curtain = -1;
      this.eyes = next;
      return false;
    }
    if (this.eyes === next && this.curtain < 0) {
      this.send({ type: "look", seat: next }); // the same player, after a lost connection
      return true;
    }
    this.forget();
    this.latest = null;
    this.curtain = next;
    if (now.eyes >= 0) this.send({ type: "look", seat: -1 });
    return true;
  }

  private tellLog(now: Snapshot): void {
    const known = this.log.length;
    const begun = this.begun;
    this.begun = now.table.status !== "waiting";
    this.log = [...this.log.slice(0, now.since), ...now.told];
    this.decisions = [...this.decisions.filter((one) => one.first < now.since), ...now.decided];
    const fresh = !begun ? [] : this.log.slice(Math.min(known, this.log.length));
    this.playback.add(now, fresh, this.log.length - fresh.length);
  }

  private forget(): void {
    this.begun = false;
    this.log = [];
    this.decisions = [];
    this.due = null;
    this.advice = null;
    this.refusal = null;
    this.playback.clear();
  }
}

/** One table as this browser sees it: the socket, the log, the curtain. */

import { drop, keysOf } from "../keys";
import type { Advice, Catalog, FromClient, Reason, Reasons, Refusal, Said, Snapshot, TableCard, ToClient, Told } from "../wire";
import { Playback } from "./playback.svelte";

const BANNER_AFTER = 2000; // milliseconds without a connection
const SLOWEST = 5000;
const SHOWN = 8000; // milliseconds a refusal is shown
const NO_TABLE = 1008; // the server's close code: coming again would not help
const LINES = 100; // of what was said

export class Session {
  table = $state.raw<TableCard | null>(null);
  log = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  advice = $state.raw<Advice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  offline = $state(false);
  /** The seat the device is to be passed to; -1: no curtain. */
  curtain = $state(-1);
  playback: Playback;
  private latest: Snapshot | null = null;
  private eyes: number | null = null; // those asked for, after a curtain
  private socket: WebSocket | null = null;
  private wait = 250;
  private timer = 0;
  private banner = 0;
  private closed = false;
  private whys = new Map<number, (reasons: Reason[]) => void>(); // questions under way, by action
  private answered = false; // a second click on the same question is none

  constructor(
    readonly id: string,
    catalog: () => Catalog | null,
    tell: (told: Told[]) => number,
  ) {
    this.playback = new Playback(catalog, tell);
    this.connect();
  }

  get shown(): Snapshot | null {
    return this.playback.shown;
  }
  /** The log as far as it has been shown. */
  get told(): Told[] {
    const end = (this.shown?.since ?? 0) + (this.shown?.told.length ?? 0);
    return this.log.slice(0, end - this.playback.ahead.length);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.banner);
    this.socket?.close();
  }

  /** Again, with the keys held now: after joining. */
  again(): void {
    this.latest = null;
    this.forget();
    this.socket?.close();
  }

  play(action: number): void {
    this.playback.skip();
    const now = this.latest;
    if (!now || this.answered) return;
    this.answered = true;
    this.send({ type: "play", seat: now.asked, action, decisions: now.decisions });
  }
  undo(): void {
    if (this.latest?.undo) this.send({ type: "undo", seat: this.latest.eyes });
  }
  hint(): void {
    if (this.latest?.legal.length) this.send({ type: "hint", seat: this.latest.asked });
  }
  /** What is against an action; nobody answers if the question is gone meanwhile. */
  why(action: number): Promise<Reason[]> {
    const now = this.latest;
    if (!now?.legal.length) return Promise.resolve([]);
    return new Promise((resolve) => {
      this.whys.set(action, resolve);
      this.send({ type: "why", seat: now.asked, action });
    });
  }
  substitute(seat: number, bot: string): void {
    this.send({ type: "substitute", seat, bot });
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`;
    const socket = new WebSocket(path);
    this.socket = socket;
    socket.onopen = () => {
      // The whole log: some of it may have been taken back meanwhile.
      this.send({ type: "hello", keys: keysOf(this.id), since: 0 });
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => {
      if (event.code === NO_TABLE) this.closed = true;
      else this.lost();
    };
  }

  private lost(): void {
    if (this.closed) return;
    this.answered = false;
    if (!this.banner) this.banner = window.setTimeout(() => (this.offline = true), BANNER_AFTER);
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, SLOWEST);
  }

  private found(): void {
    clearTimeout(this.banner);
    this.banner = 0;
    this.offline = false;
  }

  private receive(message: ToClient): void {
    this.found();
    if (message.type === "reasons") return this.explain(message);
    if (message.type === "chatter") return this.hear(message.said);
    if (message.type === "company") {
      this.table = message.table;
      return;
    }
    this.answered = false;
    if (message.type === "refusal") return this.refuse(message);
    this.wait = 250;
    if (message.type === "advice") this.advise(message);
    else this.look(message);
  }

  /** A hello with keys that hold nothing: go on as a spectator. */
  private refuse(refusal: Refusal): void {
    if (refusal.code === "token" && !this.latest) {
      for (const key of keysOf(this.id)) drop(this.id, key.seat);
      this.send({ type: "hello", keys: [], since: 0 });
    } else this.complain(refusal);
  }

  private complain(refusal: Refusal): void {
    this.refusal = refusal;
    setTimeout(() => {
      if (this.refusal === refusal && this.latest) this.refusal = null;
    }, SHOWN);
  }

  private hear(said: Said[]): void {
    const known = new Set(this.said.map((line) => line.number));
    this.said = [...this.said, ...said.filter((line) => !known.has(line.number))].slice(-LINES);
  }

  private advise(advice: Advice): void {
    const now = this.latest;
    if (now && advice.decisions === now.decisions && advice.seat === now.eyes) this.advice = advice;
  }

  private explain(answer: Reasons): void {
    if (answer.decisions === this.latest?.decisions) this.whys.get(answer.action)?.(answer.reasons);
    this.whys.delete(answer.action);
  }

  private look(now: Snapshot): void {
    this.table = now.table;
    const [only] = now.held;
    if (now.held.length === 1 && only !== undefined && now.eyes !== only) {
      this.send({ type: "look", seat: only });
      return;
    }
    if (now.held.length > 1 && this.passes(now)) return;
    if (this.latest && this.latest.eyes !== now.eyes) this.forget();
    if (this.latest?.decisions !== now.decisions) {
      this.advice = null;
      this.whys.clear();
    }
    this.latest = now;
    this.tellLog(now);
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
    this.log = [...this.log.slice(0, now.since), ...now.told];
    const fresh = known === 0 ? [] : this.log.slice(Math.min(known, this.log.length));
    this.playback.add(now, fresh);
  }

  private forget(): void {
    this.log = [];
    this.advice = null;
    this.refusal = null;
    this.playback.clear();
  }
}

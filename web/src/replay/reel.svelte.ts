/** The frames of a finished match, fetched by pieces, and the place in it. */

import { framesOf } from "../matches/frames";
import type { Decided, Frame, TableCard, Told } from "../wire";

const PIECE = 50;
export const TEMPI = [2000, 1000, 500, 250] as const; // milliseconds a decision

export class Reel {
  at = $state(0);
  decisions = $state(0);
  running = $state(false);
  tempo = $state<number>(TEMPI[1]);
  private frames = $state.raw(new Map<number, Frame>());
  private asked = new Set<number>();
  private eyes = -2;
  private timer = 0;

  constructor(
    readonly id: string,
    start: number,
  ) {
    this.at = Math.max(0, start);
  }

  get frame(): Frame | undefined {
    return this.frames.get(this.at);
  }

  /** What was seen when a decision was made. */
  before(number: number): unknown {
    return this.frames.get(number - 1)?.view ?? null;
  }

  /** Through other eyes: all frames anew. */
  async look(eyes: number): Promise<TableCard> {
    this.eyes = eyes;
    this.asked = new Set();
    this.frames = new Map();
    const table = (await this.fetch(this.at))!; // nothing of these eyes was asked for yet
    void this.fetchAll(eyes);
    return table;
  }

  /** Everything told up to here, as far as it has arrived. */
  get told(): Told[] {
    const told: Told[] = [];
    for (let number = 0; number <= this.at; number++) told.push(...(this.frames.get(number)?.told ?? []));
    return told;
  }

  /** Whose decisions led to it. */
  get decided(): Decided[] {
    const decided: Decided[] = [];
    let first = 0;
    for (let number = 0; number <= this.at; number++) {
      const frame = this.frames.get(number);
      if (frame && frame.seat >= 0) decided.push({ seat: frame.seat, first, action: -1, stand_in: "" });
      first += frame?.told.length ?? 0;
    }
    return decided;
  }

  go(to: number): void {
    const most = this.decisions || to;
    this.at = Math.max(0, Math.min(to, most));
    void this.fetch(this.at);
    if (this.at >= most) this.stop();
  }

  stop(): void {
    this.running = false;
    clearInterval(this.timer);
  }
  toggle(): void {
    if (this.running) return this.stop();
    if (this.at >= this.decisions) this.go(0);
    this.running = true;
    this.beat();
  }
  beat(): void {
    clearInterval(this.timer);
    if (this.running) this.timer = window.setInterval(() => this.go(this.at + 1), this.tempo);
  }

  key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (target.closest("input, select, textarea, button, a, dialog, [data-element]") && event.key === " ") return;
    if (target.closest("input, select, textarea, dialog, [data-element]")) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.decisions }[event.key];
    if (event.key === " ") this.toggle();
    else if (to !== undefined) this.go(to);
    else return;
    event.preventDefault();
  }

  private async fetchAll(eyes: number): Promise<void> {
    for (let first = 0; first <= this.decisions && eyes === this.eyes; first += PIECE) await this.fetch(first);
  }

  private async fetch(number: number): Promise<TableCard | null> {
    const first = Math.floor(number / PIECE) * PIECE;
    if (this.asked.has(first)) return null;
    this.asked.add(first);
    const { eyes } = this;
    const piece = await framesOf(this.id, first, PIECE, eyes);
    if (eyes !== this.eyes) return piece.table;
    this.decisions = piece.decisions;
    this.at = Math.min(this.at, piece.decisions);
    this.frames = new Map([...this.frames, ...piece.frames.map((frame) => [frame.number, frame] as const)]);
    return piece.table;
  }
}

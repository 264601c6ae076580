/** The crosshair: which point is meant, what awaits there, why it is refused; and the ruler. */

import { getContext, setContext } from "svelte";
import { announce } from "../../announce.svelte";
import { list } from "../../lang.svelte";
import type { Desk } from "../../table/desk.svelte";
import type { Reason } from "../../wire";
import { keyOf, ownSide, unitLabel, whatIsAt } from "./names";
import { whereIs } from "./places";
import { HIGH, idOf, nearest, placeOf, square, WIDE, type Place } from "./table";
import type { Spot, View } from "./view";

const SNAP = 4; // squared centimetres from which a refused point gives way to a free one
const PULL = 9; // and from which the point that a lesson waits for takes it
const PATIENCE = 160; // milliseconds at rest before the server is asked why

export class Aiming {
  at = $state.raw<Place | null>(null);
  reasons = $state.raw<Reason[] | null>(null);
  /** The ruler is out; it lies from here, once that is set. */
  measuring = $state(false);
  from = $state.raw<Place | null>(null);
  /** The unit the pointer or the focus is on, as `red T1`. */
  unit = $state("");
  /** The unit that stays looked at until another one is, or none. */
  pinned = $state("");
  /** The point a lesson waits for, where no button stands for it. */
  readonly wanted: Place | null;
  private free: ReadonlySet<string>;
  private spots: ReadonlyMap<string, Spot>;
  private timer = 0;

  constructor(
    readonly desk: Desk,
    readonly view: () => View,
  ) {
    this.free = $derived(new Set(desk.asked ? view().choices.points : []));
    this.wanted = $derived.by(() => {
      if (desk.awaited < 0 || desk.shortlist?.some(({ action }) => action === desk.awaited)) return null;
      const id = desk.pointed.map((one) => one.replace("point:", "")).find((one) => this.free.has(one));
      return id ? placeOf(id) : null;
    });
    this.spots = $derived(new Map(view().choices.spots.map((spot) => [spot.id, spot])));
  }

  /** Whether a point is asked for. */
  get asking(): boolean {
    return this.free.size > 0;
  }
  get legal(): boolean {
    return this.at !== null && this.free.has(idOf(this.at));
  }
  get spot(): Spot | undefined {
    return this.at ? this.spots.get(idOf(this.at)) : undefined;
  }
  /** Where what is to be moved stands now. */
  get origin(): Place | null {
    const { activation, choices, stage, units } = this.view();
    const subject = stage === "card_to" ? activation?.subject : activation?.unit;
    const unit = units.find((one) => one.at && keyOf(one) === subject);
    return choices.unit && unit && stage !== "deploy_at" ? placeOf(unit.at) : null;
  }

  reset(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.reasons = null;
    this.look("");
  }

  /** Where the crosshair is, as people say it. */
  get where(): string {
    return this.at ? whereIs(this.view(), this.at, this.measuring ? null : this.origin, this.desk.words) : "";
  }

  private pointer = { x: -1, y: -1 }; // where it was seen last
  /** The pointer is over a unit: looked at is one that it came to, not one that came to lie under it. */
  point(unit: string, event: PointerEvent): void {
    const { x, y } = this.pointer;
    this.follow(event);
    if (event.pointerType !== "mouse" || x !== event.clientX || y !== event.clientY) this.unit = unit;
  }
  follow({ clientX: x, clientY: y }: PointerEvent): void {
    this.pointer = { x, y };
  }
  /** Look at a unit while something else is asked; "" looks away. */
  look(unit: string): void {
    this.unit = this.pinned = unit;
  }
  /** The next unit on the table, or the one before: read out. */
  lookOn(step: number): void {
    const placed = this.view().units.filter((unit) => unit.at);
    const at = placed.findIndex((unit) => keyOf(unit) === this.unit);
    const next = placed.at(at < 0 && step > 0 ? 0 : (at + step) % placed.length);
    if (!next) return;
    this.look(keyOf(next));
    announce(unitLabel(next, this.desk.words));
  }

  /** Where the crosshair begins: the free point nearest to the unit or to the own front. */
  begin(): void {
    if (this.at || !(this.asking || this.measuring)) return;
    const { sides, edge, stage } = this.view();
    const own = sides.find((side) => side.id === ownSide(this.view()));
    const front = { x: own?.end === "east" ? WIDE - edge + 5 : edge - 5, y: HIGH / 2 };
    const from = this.origin ?? (stage === "deploy_at" ? front : { x: WIDE / 2, y: HIGH / 2 });
    this.at = nearest(from, this.free, Infinity) ?? from;
  }

  /** The pointer is over a point: meant is the nearest free one. */
  hover(to: Place): void {
    if (this.wanted && !this.measuring && square(to, this.wanted) <= PULL) return this.put(this.wanted);
    const near = this.measuring || this.free.has(idOf(to)) ? null : nearest(to, this.free, SNAP);
    this.put(near ?? to);
  }
  /** The keyboard moves on. */
  step(dx: number, dy: number): void {
    const { x, y } = this.at ?? { x: WIDE / 2, y: HIGH / 2 };
    this.put({ x: Math.max(1, Math.min(WIDE - 1, x + dx)), y: Math.max(1, Math.min(HIGH - 1, y + dy)) }, true);
  }

  private put(at: Place, aloud = false): void {
    if (this.at && idOf(this.at) === idOf(at)) return;
    this.look("");
    this.at = at;
    this.reasons = null;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.settle(aloud), PATIENCE);
  }

  /** The crosshair rests: say where it is, ask why not. */
  private async settle(aloud: boolean): Promise<void> {
    const at = this.at;
    if (!at) return;
    const { words } = this.desk;
    const said = [this.where, ...whatIsAt(this.view(), at, words)];
    if (aloud && (this.legal || !this.asking || this.measuring)) announce(said.join(". "));
    if (this.legal || !this.asking || this.measuring) return;
    const reasons = await this.desk.why(words.actionOf("to", idOf(at)));
    if (this.at !== at) return;
    this.reasons = reasons;
    const why = reasons.length ? list(reasons.map((reason) => words.reason(reason))) : words.say("cafe-refused");
    if (aloud) announce([...said, why].join(". "));
  }

  measure(): void {
    this.measuring = !this.measuring;
    this.from = null;
    if (!this.measuring) this.reset();
    else this.begin();
  }
  /** An end of the ruler is put down; a third point begins anew. */
  mark(): void {
    this.from = this.at;
  }

  play(): void {
    const [action] = this.at ? this.desk.actions("point", idOf(this.at)) : [];
    if (action !== undefined) this.desk.play(action);
  }
}

const KEY = Symbol("aiming");
export const setAiming = (aiming: Aiming): Aiming => setContext(KEY, aiming);
export const getAiming = (): Aiming => getContext<Aiming>(KEY);

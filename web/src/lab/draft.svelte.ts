/** A run that is being ordered. What can be played the server says. */

import { Order } from "../lobby/order.svelte";
import { settings } from "../settings.svelte";
import type { GameCard, Value } from "../wire";
import * as api from "./api";
import type { LabAims, LabOrder, LabRun, What } from "./wire";

export const BOT = "greedy"; // who plays if nobody says otherwise, as on the command line
const LADDER = ["chance", "careless", BOT]; // who is measured if nobody says otherwise
export const PRESET = "preset"; // is varied like an option

/** An option that is varied: all its values if none is named. */
export interface Varied {
  option: string;
  values: string[];
}

export class Draft {
  readonly order: Order;
  title = $state("");
  matches = $state(100);
  seed = $state("1");
  numbers = $state<Record<string, Value | undefined>>({});
  content = $state("");
  against = $state("");
  what = $state<What>("run");
  vary = $state<Varied[]>([]);
  bots = $state<string[]>([...LADDER]); // of a run of skill
  target = $state<Record<string, number | null | undefined>>({}); // percent, by side or seat
  tune = $state<string[]>([]);
  trials = $state(60);
  fresh = $state(400);
  within = $state(5); // percent

  constructor(readonly card: GameCard) {
    this.order = new Order(card, "");
    this.order.chairs = card.seat_ids.map(() => BOT);
  }

  /** A bot for every seat. */
  seatAll(bot: string): void {
    this.order.chairs = this.order.chairs.map(() => bot);
  }

  /** The numbers that are not as they are printed. */
  readonly changed = $derived.by(() => Object.entries(this.numbers).filter(([, value]) => value !== undefined) as [string, Value][]);

  /** What a search is after, among those who play at this table. */
  aims(rivals: string[]): LabAims {
    const aimed = rivals.filter((name) => typeof this.target[name] === "number");
    const target = Object.fromEntries(aimed.map((name) => [name, this.target[name]! / 100]));
    return { target, tune: [...this.tune], trials: this.trials, fresh: this.fresh, within: this.within / 100 };
  }

  /** `rivals` are those who can win at this table. */
  wish(rivals: string[]): LabOrder {
    const series = this.what === "run";
    const skill = this.what === "skill";
    return {
      game: this.card.id,
      players: skill ? [...this.bots] : this.order.chairs.slice(0, this.order.count),
      matches: this.matches,
      what: this.what,
      seats: skill ? this.order.count : 0,
      aims: this.what === "balance" ? this.aims(rivals) : null,
      vary: series ? this.vary.map(written) : [],
      title: this.title.trim(),
      seed: this.seed.trim(),
      options: this.order.chosen,
      content: this.content,
      numbers: Object.fromEntries(this.changed),
      against: series && this.vary.length === 0 ? this.against : "",
      lang: settings.lang,
    };
  }
}

/** As the command line has it. */
const written = ({ option, values }: Varied): string => (values.length > 0 ? `${option}=${values.join(",")}` : option);

function read(text: string): Varied {
  const [option = "", given = ""] = text.split("=", 2);
  return { option, values: given ? given.split(",") : [] };
}

/** A draft that begins where a former run was: to change something, and compare. */
export async function draftOf(card: GameCard, run: LabRun): Promise<Draft> {
  const draft = new Draft(card);
  draft.what = run.what;
  draft.order.count = run.what === "skill" ? run.seats : run.players.length;
  if (run.what === "skill") draft.bots = [...run.players];
  else run.players.forEach((bot, seat) => (draft.order.chairs[seat] = bot));
  draft.order.options = { ...run.options };
  draft.matches = run.matches;
  draft.seed = run.seed;
  draft.vary = run.vary.map(read);
  if (run.aims) take(draft, run.aims);
  if (isPlain(run)) draft.against = run.id;
  const overlay = run.files.find((file) => file.name === "overlay.toml");
  if (run.own && overlay) draft.content = await api.text(overlay.link); // with its numbers
  else draft.numbers = { ...run.numbers };
  return draft;
}

function take(draft: Draft, aims: LabAims): void {
  draft.target = Object.fromEntries(Object.entries(aims.target).map(([name, share]) => [name, Number((share * 100).toFixed(6))]));
  draft.tune = [...aims.tune];
  draft.trials = aims.trials ?? draft.trials;
  draft.fresh = aims.fresh ?? draft.fresh;
  draft.within = Number(((aims.within ?? 0.05) * 100).toFixed(6));
}

/** A series with what a search has found, as own content. */
export async function draftOfBest(card: GameCard, run: LabRun, link: string): Promise<Draft> {
  const draft = new Draft(card);
  draft.order.count = run.players.length;
  run.players.forEach((bot, seat) => (draft.order.chairs[seat] = bot));
  draft.order.options = { ...run.options };
  draft.content = await api.text(link);
  return draft;
}

/** Whether another run can be compared with it: a series about one thing. */
export const isPlain = (run: LabRun): boolean => run.what === "run" && run.vary.length === 0;

/** A run that is being ordered. What can be played the server says. */

import { Order } from "../lobby/order.svelte";
import { settings } from "../settings.svelte";
import type { GameCard, Value } from "../wire";
import * as api from "./api";
import type { LabOrder, LabRun } from "./wire";

export const BOT = "greedy"; // who plays if nobody says otherwise, as on the command line

export class Draft {
  readonly order: Order;
  title = $state("");
  matches = $state(100);
  seed = $state("1");
  numbers = $state<Record<string, Value | undefined>>({});
  content = $state("");
  against = $state("");

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

  wish(): LabOrder {
    return {
      game: this.card.id,
      players: this.order.chairs.slice(0, this.order.count),
      matches: this.matches,
      title: this.title.trim(),
      seed: this.seed.trim(),
      options: this.order.chosen,
      content: this.content,
      numbers: Object.fromEntries(this.changed),
      against: this.against,
      lang: settings.lang,
    };
  }
}

/** A draft that begins where a former run was: to change something, and compare. */
export async function draftOf(card: GameCard, run: LabRun): Promise<Draft> {
  const draft = new Draft(card);
  draft.order.count = run.players.length;
  run.players.forEach((bot, seat) => (draft.order.chairs[seat] = bot));
  draft.order.options = { ...run.options };
  draft.matches = run.matches;
  draft.seed = run.seed;
  draft.against = run.id;
  const overlay = run.files.find((file) => file.name === "overlay.toml");
  if (run.own && overlay) draft.content = await api.text(overlay.link); // with its numbers
  else draft.numbers = { ...run.numbers };
  return draft;
}

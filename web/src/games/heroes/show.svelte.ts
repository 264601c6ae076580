/** The show: what stood before, changed by what has been told so far.

A view comes with all its events; while these are told one after another, numbers fall
in the order in which the damage passed them. */

import { untrack } from "svelte";
import type { Desk } from "../../table/desk.svelte";
import type { Told } from "../../wire";
import { kindOf } from "../../words";
import { tokenSign } from "./icons";
import { heroAt } from "./names";
import type { Hero, View } from "./view";

export interface Pop {
  sign: string;
  text: string;
  mood: "hurt" | "guard" | "good" | "token" | "note" | "ko";
}

export interface Flight {
  sign: string;
  from: string; // selectors
  to: string;
}

const at = (place: string | number | undefined): string => `[data-at="${place}"]`;
const pile = (kind: string, seat: string | number | undefined): string => `[data-${kind}="${seat}"]`;

const LEAVES = ["7.11/falls", "5.9/switched", "10.29/falls"];
const USES = ["6.4/acts", "6.4/attacks", "6.8/again", "6.8/attacks", "6.12/used", "6.12/aims", "5.22/used", "5.22/attacks"];
const MOVES = [...USES, "10.26/acts", "9.42/fires"];

export class Show {
  private past = $state.raw<readonly Told[]>([]);
  private before: unknown = null;

  constructor(
    private view: () => View,
    private desk: Desk,
  ) {
    $effect.pre(() => {
      const { telling, before } = desk;
      untrack(() => {
        this.past = before === this.before ? [...this.past, ...telling] : telling;
        this.before = before;
      });
    });
  }

  /** The ids an event names, by the name of its number. */
  private named(told: Told): Record<string, string | number> {
    const { catalog } = this.desk.words;
    const words = (catalog.events[told.key] ?? "").split(" ");
    const found: Record<string, string | number> = {};
    for (const [at, number] of told.numbers.entries()) {
      const word = words[at] ?? "";
      found[word.split(":", 1)[0] ?? word] = catalog.kinds[kindOf(word)]?.[number] ?? number;
    }
    return found;
  }

  private sum(place: string, key: string, token = ""): number {
    let total = 0;
    for (const told of this.past) {
      if (told.key !== key) continue;
      const { place: at, count, token: kind } = this.named(told);
      if (at === place && (!token || kind === token)) total += Number(count);
    }
    return total;
  }

  private has(place: string, keys: string[], told: readonly Told[]): boolean {
    return told.some((one) => keys.includes(one.key) && (this.named(one)["place"] ?? "mob") === place);
  }

  /** Who is to be seen at a place of a team now. */
  hero(place: string): Hero | null {
    const after = heroAt(this.view(), place);
    const then = this.desk.before as View | null;
    if (!then) return after;
    const before = heroAt(then, place);
    const gone = this.has(place, LEAVES, this.past) && !this.has(place, LEAVES, this.desk.telling);
    if (!before || gone) return before || this.has(place, ["5.4/placed"], this.past) ? after : null;
    return {
      ...(after?.card === before.card ? after : before),
      health: before.health - this.sum(place, "7.8/health") + this.sum(place, "7.9/heals"),
      protection: before.protection - this.sum(place, "7.7/protection"),
      shield: before.shield - this.sum(place, "7.6/shield") + this.sum(place, "9.12/given", "shield"),
    };
  }

  /** What happens to a place just now. */
  pops(place: string): Pop[] {
    return this.desk.telling.flatMap((told) => {
      const named = this.named(told);
      return (named["place"] ?? "") === place ? this.pop(told.key, named) : [];
    });
  }

  private pop(key: string, named: Record<string, string | number>): Pop[] {
    const count = Number(named["count"] ?? 1);
    const sign = tokenSign(String(named["token"] ?? ""));
    const word = (id: string): string => this.desk.words.say(`heroes-pop-${id}`);
    switch (key) {
      case "7.6/shield":
        return [{ sign: "token-shield", text: `−${count}`, mood: "guard" }];
      case "7.7/protection":
        return [{ sign: "protection", text: `−${count}`, mood: "guard" }];
      case "7.8/health":
        return [{ sign: "health", text: `−${count}`, mood: "hurt" }];
      case "7.9/heals":
        return [{ sign: "health", text: `+${count}`, mood: "good" }];
      case "7.11/falls":
        return [{ sign: "", text: word("ko"), mood: "ko" }];
      case "6.11/evades":
        return [{ sign: "token-evasion", text: `${word("evades")} ${named["speed"]} > ${named["attack"]}`, mood: "note" }];
      case "7.3/immune":
      case "8.30/immune":
        return [{ sign: "token-immune", text: word("immune"), mood: "note" }];
      case "7.4/perceives":
        return [{ sign: "token-perception", text: word("perceives"), mood: "note" }];
      case "8.11/rolls":
        return [{ sign: "token-burn", text: `${word("die")} ${named["die"]}`, mood: "note" }];
      case "9.12/given":
      case "9.12/stacked":
        return [{ sign, text: `+${count}`, mood: "token" }];
      case "8.2/ripens":
        return [{ sign, text: word("ripens"), mood: "token" }];
      case "8.4/lapses":
      case "8.32/stripped":
        return [{ sign, text: "✕", mood: "token" }];
      case "4.2/gives":
      case "4.4/allocated":
      case "9.18/charged":
      case "9.20/gains":
      case "4.10/stored":
        return [{ sign: "pip", text: `+${count}`, mood: "good" }];
      case "4.7/dissipates":
      case "9.19/drained":
      case "9.20/siphoned":
      case "4.11/released":
        return [{ sign: "pip", text: `−${count}`, mood: "note" }];
      case "6.13/readied":
        return [{ sign: "repeat", text: word("ready"), mood: "good" }];
      case "6.5/passes":
        return [{ sign: "", text: word("passes"), mood: "note" }];
      default:
        return [];
    }
  }

  /** What goes from one place to another just now. */
  get flights(): Flight[] {
    return this.desk.telling.flatMap((told) => this.flight(told.key, this.named(told)));
  }

  private flight(key: string, named: Record<string, string | number>): Flight[] {
    const { place, seat } = named;
    const owner = String(place ?? "")[0];
    const fly = (sign: string, from: string, to: string): Flight[] => [{ sign, from, to }];
    switch (key) {
      case "4.2/gives":
      case "4.11/released":
        return fly("pip", at(place), pile("pool", owner));
      case "4.4/allocated":
      case "4.10/stored":
        return fly("pip", pile("pool", owner), at(place));
      case "5.1/played":
      case "5.4/placed":
      case "5.13/attached":
      case "5.16/played":
        return fly("deck", pile("hand", seat), at(place));
      case "5.24/played":
        return fly("event", pile("hand", seat), at("event"));
      case "5.9/switched":
        return fly("deck", at(place), pile("deck", owner));
      case "1.4/bottom":
        return fly("deck", pile("hand", seat), pile("deck", seat));
      case "3.3/draws":
      case "9.16/draws":
        return fly("deck", pile("deck", seat), pile("hand", seat));
      case "7.11/falls":
        return fly("tomb", at(place), pile("dead", owner));
      case "6.3/active":
        return fly("character", at(place), at("battlefield"));
      default:
        return [];
    }
  }

  /** The move whose events are being told, "" if there is none. */
  get move(): string {
    const told = this.past.findLast((one) => MOVES.includes(one.key));
    return this.desk.before && told ? String(this.named(told)["move"]) : "";
  }

  /** Who acts in what is being told; "" at rest. */
  get actor(): string {
    const told = this.past.findLast((one) => one.key === "6.3/active" || MOVES.includes(one.key));
    return this.desk.before && told ? String(this.named(told)["place"] ?? "mob") : "";
  }
}

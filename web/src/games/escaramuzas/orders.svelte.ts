/** A standing order: Domucors always evade. Kept in this browser, off until it is given. */

import { recall, remember } from "../../storage";
import type { Desk } from "../../table/desk.svelte";
import { keyOf } from "./names";
import type { View } from "./view";

export const DODGER = "domucor"; // whom it is about
const KEY = "sobremesa.escaramuzas.dodge";

class Orders {
  dodge = $state(recall(KEY) === "yes");

  toggle(): void {
    this.dodge = !this.dodge;
    remember(KEY, this.dodge ? "yes" : "no");
  }

  /** Answers only where the one choice is to evade or to fall; never in place of a card. */
  obey(view: View, desk: Desk): void {
    if (!this.dodge || view.stage !== "defend" || !desk.asked) return;
    const target = view.units.find((unit) => keyOf(unit) === view.attack?.target);
    const evade = desk.bare.find((action) => desk.words.verb(action) === "evade");
    const cards = desk.openElements().length > 0;
    if (target?.type === DODGER && evade !== undefined && !cards) desk.play(evade);
  }
}

export const orders = new Orders();

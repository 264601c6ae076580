/** Whom the reader does not want to hear at a table: seats, and -1 for spectators. */

import { recallAs, remember } from "../storage";

const KEY = "sobremesa.mutes";
const MOST = 100; // tables remembered

type Kept = Record<string, number[]>;

export class Mutes {
  private seats = $state.raw<readonly number[]>([]);

  constructor(private table: string) {
    this.seats = recallAs<Kept>(KEY, {})[table] ?? [];
  }

  has(seat: number): boolean {
    return this.seats.includes(seat);
  }

  toggle(seat: number): void {
    this.seats = this.has(seat) ? this.seats.filter((one) => one !== seat) : [...this.seats, seat];
    const { [this.table]: _, ...others } = recallAs<Kept>(KEY, {});
    const kept = [...Object.entries(others), [this.table, this.seats] as const].slice(-MOST);
    remember(KEY, JSON.stringify(Object.fromEntries(kept)));
  }
}

/** Names that are marked just now: whoever asks about one hears of that one alone. */

import { untrack } from "svelte";

class Mark {
  on: boolean;
  constructor(on: boolean) {
    this.on = $state(on);
  }
}

export class Marks {
  private names: ReadonlySet<string> = new Set();
  private asked = new Map<string, Mark>(); // those that somebody has asked about

  has(name: string): boolean {
    let mark = this.asked.get(name);
    if (!mark) {
      mark = untrack(() => new Mark(this.names.has(name))); // or whoever asks first would not hear of it
      this.asked.set(name, mark);
    }
    return mark.on;
  }

  /** These, and no others. */
  set(names: Iterable<string>): void {
    const former = this.names;
    this.names = new Set(names);
    for (const name of former) this.tell(name);
    for (const name of this.names) this.tell(name);
  }
  add(names: Iterable<string>): void {
    this.set([...this.names, ...names]);
  }

  private tell(name: string): void {
    const mark = this.asked.get(name);
    if (mark) mark.on = this.names.has(name);
  }

  /** All of them, for whoever does not wait for others. */
  [Symbol.iterator](): Iterator<string> {
    return this.names[Symbol.iterator]();
  }
  get size(): number {
    return this.names.size;
  }
}

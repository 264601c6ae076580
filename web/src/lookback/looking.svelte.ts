/** The analysis of a match: asked for, awaited, there. */

import * as api from "../api";
import { sorry } from "../lang.svelte";
import { recordOf } from "../matches/frames";
import type { LookedBack } from "../wire";

const AGAIN = 2000; // milliseconds between two looks at how far it is

export class Looking {
  now = $state.raw<LookedBack | null>(null);
  trouble = $state("");
  private timer = 0;

  constructor(readonly id: string) {}

  /** Whether there is one already; nothing is begun. */
  async look(): Promise<void> {
    if (!(await recordOf(this.id))) await this.ask(() => api.analysis(this.id));
  }

  async begin(): Promise<void> {
    const record = await recordOf(this.id);
    await this.ask(() => (record ? api.analyseRecord(record) : api.analyse(this.id)), record !== null);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async ask(get: () => Promise<LookedBack>, brought = false): Promise<void> {
    try {
      const now = (this.now = await get());
      this.trouble = "";
      const more = (): Promise<LookedBack> => (brought ? api.analysisOf(now.key) : api.analysis(this.id));
      if (now.status === "working") this.timer = window.setTimeout(() => void this.ask(more, brought), AGAIN);
    } catch (error) {
      this.trouble = sorry(error);
    }
  }
}

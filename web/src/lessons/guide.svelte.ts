/** A lesson at a table: what it says now, and whether an answer is the one it waits for.

Where it stands is the server's to know; which of the things said now is read, and whether
the learner wants to be guided at all, is kept here. */

import { announce } from "../announce.svelte";
import * as api from "../api";
import { t } from "../lang.svelte";
import { settings } from "../settings.svelte";
import type { LessonPage, LessonPlace, LessonStep, Snapshot } from "../wire";

export class Guide {
  page = $state.raw<LessonPage | null>(null);
  /** What is said to a wrong answer; "" otherwise. */
  wrong = $state("");
  /** Sent away: everything can be done, and nothing is pointed at. */
  off = $state(false);
  private turned = $state(0); // pages that were read at this decision
  private said: LessonStep[];

  constructor(
    game: string,
    name: string,
    private shown: () => Snapshot | null,
    private describe: (action: number) => string,
  ) {
    this.said = $derived.by(() => {
      const known = new Map(this.page?.steps.map((step) => [step.key, step]));
      return (this.place?.said ?? []).flatMap((key) => known.get(key) ?? []);
    });
    $effect(() => void api.lesson(game, name, settings.lang).then((page) => (this.page = page)));
    $effect(() => {
      void this.shown()?.decisions; // another question
      this.turned = 0;
      this.wrong = "";
    });
    $effect(() => {
      if (this.now && !this.off) announce(this.now.text);
    });
  }

  private get place(): LessonPlace | null {
    return this.shown()?.lesson ?? null;
  }
  get over(): boolean {
    return this.shown()?.table.status === "over";
  }
  /** What is to be read now; nothing while others act, or when all has been said. */
  get now(): LessonStep | null {
    return this.said[Math.min(this.turned, this.said.length - 1)] ?? null;
  }
  get number(): number {
    return (this.place?.at ?? 0) + this.turned + 1;
  }
  get steps(): number {
    return this.page?.steps.filter((step) => !step.tip).length ?? 0;
  }
  get more(): boolean {
    return this.turned < this.said.length - 1;
  }
  get less(): boolean {
    return this.turned > 0;
  }
  /** What the lesson would do now; -1: it waits for nothing, or there is more to read. */
  get advised(): number {
    return this.more || !this.now ? -1 : (this.place?.awaited[0] ?? -1);
  }
  /** Whether every step was taken. */
  get done(): boolean {
    return this.place?.over ?? false;
  }
  get free(): boolean {
    return (this.shown()?.legal.length ?? 0) > 0;
  }

  turn(by: number): void {
    this.wrong = "";
    this.turned = Math.max(0, Math.min(this.turned + by, this.said.length - 1));
  }

  /** Whether an answer may be given; if not, it is said why. */
  allows(action: number): boolean {
    const awaited = this.place?.awaited ?? [];
    if (this.off || awaited.length === 0 || awaited.includes(action)) return true;
    this.turned = this.said.length - 1;
    this.wrong = this.now?.wrong || t("lesson-wrong", { action: this.describe(awaited[0] ?? -1) });
    announce(this.wrong);
    return false;
  }
}

/** Standing orders: answers that are given by themselves because the reader said so.

They are given one by one, like any other, so that the rules see no difference; anything
new at the table ends them. */

const PAUSE = 250; // milliseconds in which one can see, and stop, what is answered
const HABIT = 2; // times that the same was answered before one is asked whether always

/** A question, as far as it can be the same as another. */
export interface Question {
  seat: number;
  stage: string;
  legal: readonly number[];
  decisions: number;
  undo: boolean; // whether something could still be taken back
}

const same = (one: Question, other: Question): boolean =>
  one.seat === other.seat && one.stage === other.stage && one.legal.length === other.legal.length && one.legal.every((action, at) => action === other.legal[at]);

export class Orders {
  /** The answer that is given as long as the same is asked; -1: none. */
  action = $state(-1);
  /** How many were given so. */
  given = $state(0);
  private asked: Question | null = null; // at the last answer
  private answer = -1;
  private times = 0; // it was given to the same question, one after another
  private timer = 0;

  constructor(private play: (action: number) => void) {}

  /** What could be said once for all: the answer that was given to the same question again and again. */
  offer(now: Question): number {
    if (this.action >= 0 || now.legal.length === 0) return -1;
    const again = this.times >= HABIT && this.asked !== null && same(this.asked, now) && now.decisions > this.asked.decisions && now.legal.includes(this.answer);
    return again ? this.answer : -1;
  }

  /** The reader answers. */
  note(now: Question, action: number): void {
    const again = this.asked !== null && same(this.asked, now) && action === this.answer;
    this.times = again ? this.times + 1 : 1;
    this.asked = now;
    this.answer = action;
  }

  stand(now: Question, action: number): void {
    this.action = action;
    this.given = 0;
    this.asked = now;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.action = -1;
  }

  /** The same is asked, and nothing was taken back. */
  private goesOn(now: Question): boolean {
    return this.asked !== null && same(this.asked, now) && now.decisions >= this.asked.decisions;
  }

  /** Something is asked: answered by itself after a moment, if an order covers it.

  `single`: the reader wants the only answer given. Not where something could still be
  taken back: the answer might close that way. */
  ask(now: Question, single: boolean): void {
    clearTimeout(this.timer);
    if (this.action >= 0 && !this.goesOn(now)) this.stop();
    const [only] = now.legal;
    const alone = single && now.legal.length === 1 && !now.undo ? only! : -1;
    const action = this.action >= 0 ? this.action : alone;
    if (this.action >= 0) this.asked = now;
    if (action < 0) return;
    this.timer = window.setTimeout(() => {
      this.given++;
      this.play(action);
    }, PAUSE);
  }
}

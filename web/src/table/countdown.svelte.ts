/** Seconds that run down to a moment of `performance.now()`; null: no clock runs. */

const BEAT = 500; // milliseconds

export class Countdown {
  left = $state<number | null>(null);

  constructor(due: () => number | null) {
    $effect(() => {
      const moment = due();
      if (moment === null) {
        this.left = null;
        return;
      }
      const timer = setInterval(() => run(moment), BEAT);
      const run = (end: number): void => {
        this.left = Math.max(0, (end - performance.now()) / 1000);
        if (this.left === 0) clearInterval(timer);
      };
      run(moment);
      return () => clearInterval(timer);
    });
  }
}

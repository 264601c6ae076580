/** Seconds that run down between two messages of the server; null: no clock runs. */

const BEAT = 500; // milliseconds

export class Countdown {
  left = $state<number | null>(null);

  constructor(seconds: () => number | null) {
    $effect(() => {
      const given = seconds();
      this.left = given;
      if (given === null || given <= 0) return;
      const start = performance.now();
      const timer = setInterval(() => {
        this.left = Math.max(0, given - (performance.now() - start) / 1000);
        if (this.left === 0) clearInterval(timer);
      }, BEAT);
      return () => clearInterval(timer);
    });
  }
}

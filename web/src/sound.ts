/** Short tones, made by the browser; only where the reader wants them. */

import { settings } from "./settings.svelte";

const TONES = { event: [392], turn: [523, 659], over: [523, 659, 784] } as const;
let context: AudioContext | null = null;

export function sound(name: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [at, frequency] of TONES[name].entries()) tone(context, frequency, context.currentTime + at * 0.14);
}

function tone(context: AudioContext, frequency: number, start: number): void {
  const oscillator = new OscillatorNode(context, { type: "sine", frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.linearRampToValueAtTime(0, start + 0.18);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.2);
}

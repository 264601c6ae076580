/** Quiet sounds, made by the browser; only where the reader wants them. */

import { settings } from "./settings.svelte";
import { namesOf, wordOf, type Keyed } from "./table/events";
import type { Catalog } from "./wire";

/** One note, or one rustle, of a sound. */
interface Part {
  at: number; // seconds after its beginning
  lasts: number; // seconds
  pitch: number; // Hz
  noise?: boolean; // a breath of air around the pitch in place of a tone
  loud?: number;
}

const note = (pitch: number, at = 0, lasts = 0.18): Part => ({ at, lasts, pitch });
const click = (pitch: number, at: number): Part => ({ at, lasts: 0.035, pitch, noise: true, loud: 0.35 });

/** Paper slides, dice clatter, the turn and the end are small chords, time ticks. */
export const SOUNDS = {
  event: [note(392, 0, 0.1)],
  card: [{ at: 0, lasts: 0.12, pitch: 3200, noise: true, loud: 0.25 }],
  dice: [click(1500, 0), click(1900, 0.07), click(1300, 0.16), click(1700, 0.21)],
  turn: [note(523), note(659, 0.14)],
  time: [note(880, 0, 0.06)],
  over: [note(523), note(659, 0.14), note(784, 0.28, 0.35)],
} as const satisfies Record<string, readonly Part[]>;
export type Sound = keyof typeof SOUNDS;

const LOUD = 0.08;
const BREATH = 5; // the filter leaves little of the noise
let context: AudioContext | null = null;
let air: AudioBuffer | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  // Before the reader's first press browsers keep silent, and would play all of it at once then.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const part of SOUNDS[name]) play(context, part);
}

/** What events sound like, each kind once: rolled dice, cards, or something else. */
export function soundsOf(catalog: Catalog, events: readonly Keyed[]): Sound[] {
  const heard = events.map((event): Sound => {
    const names = namesOf(catalog.events[event.key]);
    if (wordOf(event.key) === "rolls" || names.some(({ name }) => name === "die")) return "dice";
    return names.some(({ kind }) => kind === "card") ? "card" : "event";
  });
  const kinds = [...new Set(heard)];
  return kinds.length > 1 ? kinds.filter((kind) => kind !== "event") : kinds;
}

function play(context: AudioContext, { at, lasts, pitch, noise = false, loud = 1 }: Part): void {
  const start = context.currentTime + at;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD * loud * (noise ? BREATH : 1), start + Math.min(0.02, lasts / 3));
  volume.gain.linearRampToValueAtTime(0, start + lasts);
  const source = noise ? breath(context, pitch, volume) : tone(context, pitch, volume);
  volume.connect(context.destination);
  source.start(start);
  source.stop(start + lasts);
}

function tone(context: AudioContext, frequency: number, to: AudioNode): OscillatorNode {
  const source = new OscillatorNode(context, { type: "sine", frequency });
  source.connect(to);
  return source;
}

function breath(context: AudioContext, frequency: number, to: AudioNode): AudioBufferSourceNode {
  air ??= noiseIn(context);
  const source = new AudioBufferSourceNode(context, { buffer: air, loop: true });
  source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 1.2 })).connect(to);
  return source;
}

/** Half a second of noise, made once. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = 2 * Math.random() - 1;
  return buffer;
}

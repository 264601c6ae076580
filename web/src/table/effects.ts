/** What events do on a board, declared: a game has a table from keys to effects.

An element is named as `kind:id`, like everywhere on the desk. */

import type { ByKey, Keyed } from "./events";

/** It is shown as it was before until this is told; `late`: until that has been shown too. */
interface Hold {
  does: "hold";
  of: string;
  late: boolean;
}
/** One of its fields changes: to a value, by a number, or (neither) to what the view says. */
interface Change {
  does: "change";
  of: string;
  field: string;
  to?: unknown;
  by?: number;
}
/** It is marked while this is told: a look, and perhaps a sign and words. */
export interface Flash {
  does: "flash";
  of: string;
  look: string;
  sign?: string | undefined;
  word?: string | undefined; // a message of the board
  text?: string | number | undefined;
}
/** Something goes from one element to another. */
export interface Way {
  does: "way";
  look: string;
  from: string;
  to: string;
}
/** This is shown so many times as long as others. */
interface Linger {
  does: "linger";
  times: number;
}
export type Effect = Hold | Change | Flash | Way | Linger;
export type Effects<Event extends Keyed, View> = ByKey<Event, Effect[], [view: View]>;

export const flash = (of: string, look: string, more: Pick<Flash, "sign" | "word" | "text"> = {}): Effect => ({ does: "flash", of, look, ...more });
export const way = (from: string, to: string, look: string): Effect => ({ does: "way", from, to, look });
export const linger = (times: number): Effect => ({ does: "linger", times });

type Counts<T> = { [Field in keyof T & string]: T[Field] extends number ? Field : never }[keyof T & string];

/** Effects on elements of a kind that a view shows as `T`. */
export function changing<T>(kind: string) {
  return {
    hold: (id: string, late = false): Effect => ({ does: "hold", of: `${kind}:${id}`, late }),
    set: <Field extends keyof T & string>(id: string, field: Field, to?: T[Field]): Effect => ({ does: "change", of: `${kind}:${id}`, field, to }),
    add: (id: string, field: Counts<T>, by: number): Effect => ({ does: "change", of: `${kind}:${id}`, field, by }),
  };
}

/** What has been told of a step, with what is being told; and what is still to come. */
export interface Stretch {
  told: readonly Effect[];
  now: readonly Effect[];
  ahead: readonly Effect[];
}

export function isHeld({ now, ahead }: Stretch, of: string): boolean {
  const holds = (effect: Effect): effect is Hold => effect.does === "hold" && effect.of === of;
  return ahead.some(holds) || now.some((effect) => holds(effect) && effect.late);
}

/** An element between two views: what is still to be told of it has not happened yet. */
export function between<T extends object>(stretch: Stretch, of: string, before: T | null | undefined, after: T | null | undefined): T | null {
  const held = isHeld(stretch, of);
  const base = held ? before : after;
  if (!base) return null;
  const changes = (effects: readonly Effect[]): Change[] => effects.filter((one): one is Change => one.does === "change" && one.of === of);
  const told = changes(stretch.told);
  const shown = { ...base } as Record<string, unknown>;
  for (const { field } of [...changes(stretch.ahead), ...(held ? told : [])]) {
    const start: unknown = (before ?? base)[field as keyof T];
    shown[field] = told
      .filter((one) => one.field === field)
      .reduce((value, { by, to }) => (by === undefined ? (to ?? after?.[field as keyof T] ?? value) : Number(value) + by), start);
  }
  return shown as T;
}

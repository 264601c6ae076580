/** What comes anew though most of it is as it was: equal parts are the old objects, so that
nothing is drawn again for them. */

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** Where a list has grown or shrunk, what has an id is found by it. */
function byId(list: unknown[]): Map<unknown, unknown> {
  return new Map(list.flatMap((one) => (isParts(one) && "id" in one ? [[one.id, one]] : [])));
}

/** The new value, made of the old one where nothing has changed; it may be altered for that. */
export function same<T>(old: unknown, now: T): T {
  if (old === now || !isParts(old) || !isParts(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let equal = keys.length === Object.keys(old).length;
  const moved = Array.isArray(old) && !equal ? byId(old) : null;
  for (const key of keys) {
    const part = now[key];
    const former = moved && isParts(part) && "id" in part ? moved.get(part.id) : old[key];
    const kept = same(former, part);
    if (kept !== part) (now as Parts)[key] = kept;
    equal &&= kept === old[key];
  }
  return equal ? (old as T) : now;
}

/** Remembers what it was last given: what is made anew with every event, and most often alike. */
export function keeper<T>(): (now: T) => T {
  let old: T | undefined;
  return (now) => (old = same(old, now));
}

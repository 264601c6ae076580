/** Texts kept by this browser; where that is forbidden, for as long as the page lives. */

const memory = new Map<string, string>(); // what the browser would not keep

export function recall(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text); // blocked or full
  }
}

/** A value kept as JSON; `fresh` where there is none that can be read. */
export function recallAs<T>(key: string, fresh: T): T {
  try {
    return (JSON.parse(recall(key) ?? "null") as T | null) ?? fresh;
  } catch {
    return fresh; // someone else's text under our key
  }
}

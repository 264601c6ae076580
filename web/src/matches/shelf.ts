/** Finished matches that this browser keeps, with their records; in memory where nothing may be kept. */

import type { Past } from "./past";

const NAME = "sobremesa";
const STORE = "matches";

const memory = new Map<string, Past>(); // what the browser would not keep

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error(NAME));
  });
}

/** One look at what is kept, or one change of it. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const change = database.transaction(STORE, mode);
      const asked = work(change.objectStore(STORE));
      change.oncomplete = () => resolve(asked.result);
      change.onerror = change.onabort = () => reject(change.error ?? new Error(STORE));
    });
  } finally {
    database.close();
  }
}

export async function all(): Promise<Past[]> {
  try {
    const kept = await within<Past[]>("readonly", (store) => store.getAll() as IDBRequest<Past[]>);
    return [...kept, ...memory.values()];
  } catch {
    return [...memory.values()];
  }
}

export async function one(id: string): Promise<Past | undefined> {
  return (await all()).find((past) => past.id === id);
}

export async function put(past: Past): Promise<void> {
  try {
    await within("readwrite", (store) => store.put(past));
  } catch {
    memory.set(past.id, past);
  }
}

export async function drop(id: string): Promise<void> {
  memory.delete(id);
  await within("readwrite", (store) => store.delete(id)).catch(() => {}); // then there was none
}

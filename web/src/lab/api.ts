/** The lab's side of the server, with the operator's key. */

import { ask } from "../api";
import type { Lab, LabNumbers, LabOrder, LabRun } from "./wire";

const at = encodeURIComponent;

async function json<T>(key: string, path: string, body?: unknown): Promise<T> {
  return (await ask(`/lab${path}`, body, key)).json() as Promise<T>;
}

export const lab = (key: string) => json<Lab>(key, "");
export const numbers = (key: string, game: string) => json<LabNumbers>(key, `/games/${at(game)}`);
export const order = (key: string, wish: LabOrder) => json<LabRun>(key, "/runs", wish);
export const stop = (key: string, id: string) => json<LabRun>(key, `/runs/${at(id)}/stop`, {});
export const goOn = (key: string, id: string, matches = 0) => json<LabRun>(key, `/runs/${at(id)}/go-on`, { matches });
export const drop = async (key: string, id: string): Promise<void> => void (await ask(`/lab/runs/${at(id)}/delete`, {}, key));
export const text = async (link: string): Promise<string> => (await ask(link.replace(/^\/api/, ""))).text();

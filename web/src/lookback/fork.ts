/** A table of one's own, at a moment of a match or at a position, against bots. */

import * as api from "../api";
import { keep } from "../keys";
import { follow } from "../matches/push";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { Fork } from "../wire";

export async function fork(wish: Omit<Fork, "name">, part = ""): Promise<void> {
  const opened = await api.fork({ ...wish, name: settings.name.trim() });
  keep(opened.keys);
  void follow([opened.table.id]);
  go(`/table/${opened.table.id}${part}`);
}

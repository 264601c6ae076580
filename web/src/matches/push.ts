/** News of my turns while nobody looks: where the browser can, and the house does. */

import * as api from "../api";
import { keysOf, myTables } from "../keys";
import { recall, remember } from "../storage";
import { settings } from "../settings.svelte";
import type { Holder } from "../wire";

const KEY = "sobremesa.push";
const ON = "on";

export type State = "none" | "off" | "on" | "denied"; // none: the browser cannot, or the house does not

export const wanted = (): boolean => recall(KEY) === ON;

const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function spelled(buffer: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function stateOf(): Promise<State> {
  if (!able() || !(await api.pushKey()).key) return "none";
  if (Notification.permission === "denied") return "denied";
  return wanted() && Notification.permission === "granted" ? "on" : "off";
}

async function subscription(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known) return known;
  const { key } = await api.pushKey();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

async function tell(table: string, holder: Holder, to: PushSubscription | null): Promise<void> {
  const where = to
    ? { endpoint: to.endpoint, p256dh: spelled(to.getKey("p256dh")), auth: spelled(to.getKey("auth")) }
    : { endpoint: "", p256dh: "", auth: "" };
  await api.push(table, { ...holder, ...where, lang: settings.lang }).catch(() => {}); // the table is no more
}

/** All seats held here, or those of some tables, are told where; or that nobody listens. */
async function tellAll(to: PushSubscription | null, tables = myTables()): Promise<void> {
  for (const table of tables) for (const holder of keysOf(table)) await tell(table, holder, to);
}

export async function switchOn(): Promise<State> {
  if ((await Notification.requestPermission()) !== "granted") return stateOf();
  await tellAll(await subscription());
  remember(KEY, ON);
  return "on";
}

export async function switchOff(): Promise<State> {
  remember(KEY, "");
  await tellAll(null);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return "off";
}

/** Seats that were taken just now. */
export async function follow(tables: string[]): Promise<void> {
  if (wanted() && able() && Notification.permission === "granted") await tellAll(await subscription(), tables);
}

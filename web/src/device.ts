/** This device's key, made once: a host is known by it, and nobody else learns it. */

import { recall, remember } from "./storage";

const KEY = "sobremesa.device";
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function device(): string {
  const kept = recall(KEY);
  if (kept && FORM.test(kept)) return kept;
  const fresh = make();
  remember(KEY, fresh);
  return fresh;
}

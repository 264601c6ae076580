/** Chances come as exact fractions: "5/36". */

import { t } from "../lang.svelte";

export function worth(chance: string): number {
  const [over = "0", under = "1"] = chance.split("/");
  return Number(over) / Number(under);
}

/** With what people say for it: "5/36, 14%"; 0 and 1 alone. */
export function exact(chance: string): string {
  const told = 100 * worth(chance);
  const value = told >= 10 || Number.isInteger(told) ? Math.round(told) : Math.round(10 * told) / 10;
  const percent = t("percent", { value });
  return chance.includes("/") ? `${chance}, ${percent}` : percent;
}

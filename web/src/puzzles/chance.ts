/** Chances come as exact fractions: "5/36". */

export function worth(chance: string): number {
  const [over = "0", under = "1"] = chance.split("/");
  return Number(over) / Number(under);
}

/** With what people say for it: "5/36, 14 %"; 0 and 1 alone. */
export function exact(chance: string): string {
  const told = 100 * worth(chance);
  const percent = `${told >= 10 || Number.isInteger(told) ? Math.round(told) : told.toFixed(1)} %`;
  return chance.includes("/") ? `${chance}, ${percent}` : percent;
}

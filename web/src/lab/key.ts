/** The operator's key, which the lobby knows of as well. */

const KEY = "sobremesa.operator";

/** The key, for as long as this tab is open and no longer. */
export function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // storage is blocked
  }
}

export function keep(key: string): void {
  try {
    if (key) sessionStorage.setItem(KEY, key);
    else sessionStorage.removeItem(KEY);
  } catch {
    // it is asked for again
  }
}

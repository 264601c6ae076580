/** Keys for actions: numbers choose, letters do the rest. */

export interface Shortcuts {
  count: () => number;
  choose: (at: number) => void;
  letters: Record<string, () => void>;
}

const PATIENCE = 700; // milliseconds to type a second digit

export function listen(keys: Shortcuts): (event: KeyboardEvent) => void {
  let typed = "";
  let timer = 0;

  const fire = (): void => {
    clearTimeout(timer);
    const number = Number(typed);
    typed = "";
    if (number >= 1 && number <= keys.count()) keys.choose(number - 1);
  };

  return (event) => {
    const target = event.target as Element;
    const busy = target.closest("input, textarea, select, dialog, [role=menu]");
    if (busy || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return; // a key held down is pressed once
    if (/^\d$/.test(event.key)) {
      typed += event.key;
      clearTimeout(timer);
      if (Number(typed) * 10 > keys.count()) fire();
      else timer = window.setTimeout(fire, PATIENCE);
      return;
    }
    const act = keys.letters[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** A table that is being ordered: who sits where, by which rules. What is legal the server says. */

import { applies, groups, type Group } from "../options";
import type { FileCard, GameCard, OptionCard, SeatOrder, Value } from "../wire";

type Chosen = Record<string, Value>;

/** One thing that is brought: the first deck, the map. */
export interface Place {
  kind: string;
  file: number; // the first, second … of its kind
  text: string; // the option that takes a file's text
  among: string; // the option that names a ready one; "": the text does
  seat: number; // whose it is; -1: the table's
}

export interface Preset {
  name: string; // "": as the book has it
  values: Chosen;
}

export const FIRST = "first"; // what "play now" sets up

function same(one: Chosen, other: Chosen): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** The rules as they are, what newcomers play, and the presets; none twice. */
export function presetsOf(card: GameCard): Preset[] {
  const found: Preset[] = [{ name: "", values: {} }];
  const more = [...Object.entries(card.presets), [FIRST, card.first.options] as const];
  for (const [name, values] of more) {
    const twin = found.find((one) => same(one.values, values));
    if (!twin) found.push({ name, values });
    else if (!twin.name && name !== FIRST) twin.name = name; // a preset that says what the rules are like
  }
  return found;
}

/** What files set at a table with so many seats. */
export function placesOf(card: GameCard, files: FileCard[], seats: number): Place[] {
  return files.flatMap((one) => {
    const names = one.options[seats] ?? [];
    return names.map((text, file): Place => {
      const among = card.options.find((option) => option.instead === text)?.name ?? "";
      return { kind: one.kind, file, text, among, seat: names.length === seats && seats > 1 ? file : -1 };
    });
  });
}

export class Order {
  count = $state(0);
  chairs = $state<string[]>([]);
  options = $state<Record<string, Value | undefined>>({});
  files = $state.raw<FileCard[]>([]);
  card = $state.raw<GameCard>()!; // as it is printed, or with own content

  constructor(card: GameCard, level: string) {
    this.card = card;
    this.count = card.first.seats;
    this.chairs = Array.from({ length: card.seat_ids.length }, (_, seat) => (seat === 0 ? "human" : `bot:${level}`));
  }

  readonly presets = $derived.by(() => presetsOf(this.card));

  readonly places = $derived.by(() => placesOf(this.card, this.files, this.count));

  /** What is set, and means something at this table. */
  readonly chosen = $derived.by((): Chosen => {
    const set = Object.entries(this.options).filter(([name, value]) => value !== undefined && this.applies(name));
    return Object.fromEntries(set) as Chosen;
  });

  /** The preset that is chosen as it stands; null: something of one's own. */
  readonly preset = $derived.by((): Preset | null => {
    const brought = new Set(this.places.flatMap(({ text, among, seat }) => (seat >= 0 ? [text, among] : [])));
    const table = (values: Chosen): Chosen =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !brought.has(name) && this.applies(name)));
    return this.presets.find((one) => same(table(one.values), table(this.chosen))) ?? null;
  });

  /** Options that are not chosen by picture, folded by what they belong to. */
  readonly groups = $derived.by((): Group[] => {
    const pictured = new Set(this.places.flatMap(({ text, among }) => [text, among]));
    const shown = (option: OptionCard): boolean => !pictured.has(option.name) && this.applies(option.name);
    return groups(this.card.options.filter(shown));
  });

  /** Who sits at every seat but one's own: people, bots, whoever comes; "": some of each. */
  readonly company = $derived.by((): string => {
    const others = this.chairs.slice(0, this.count);
    others.splice(Math.max(0, others.indexOf("human")), 1);
    return others.every((chair) => chair === others[0]) ? (others[0] ?? "") : "";
  });

  readonly humans = $derived(this.chairs.slice(0, this.count).filter((chair) => chair === "human").length);

  applies(name: string): boolean {
    return applies(this.card, name, this.options, this.count);
  }

  /** How many options of a group are not as always. */
  changed(group: Group): number {
    return group.options.filter(({ name }) => this.options[name] !== undefined).length;
  }

  /** The same order for the game with other content: what it does not know is not set. */
  take(card: GameCard): void {
    const known = new Set(card.options.map((option) => option.name));
    this.options = Object.fromEntries(Object.entries(this.options).filter(([name]) => known.has(name)));
    this.card = card;
  }

  sitWith(company: string): void {
    const mine = Math.max(0, this.chairs.slice(0, this.count).indexOf("human"));
    this.chairs = this.chairs.map((_, at) => (at === mine ? "human" : company));
  }

  choose(preset: Preset): void {
    this.options = { ...preset.values };
  }

  seats(name: string): SeatOrder[] {
    return this.chairs.slice(0, this.count).map((chair, at): SeatOrder => {
      if (chair.startsWith("bot:")) return { kind: "bot", name: chair.slice(4) };
      if (chair === "open") return { kind: "open" };
      return { kind: "human", name: name && this.humans > 1 ? `${name} ${at + 1}` : name };
    });
  }
}

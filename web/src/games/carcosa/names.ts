/** Sentences about the house, for labels and tooltips. */

import { list } from "../../lang.svelte";
import type { Catalog } from "../../wire";
import type { Naming, Words } from "../../words";
import type { MoveView, RoomView, SoulView, View } from "./view";

/** Of an element among its kind, from 1: floors and the King's effects are numbered. */
export function numberOf(words: Words, kind: string, id: string): number {
  return (words.catalog.kinds[kind]?.indexOf(id) ?? -1) + 1;
}

/** The printed role or card that one of own content is like; itself if it is printed. */
export function likeOf(words: Words, id: string): string {
  return words.printed("like", id) || id;
}

const NUMBERS = new WeakMap<Catalog, Record<string, number>>();

/** Numbers of the content, for sentences that name them. */
export function numbersOf({ catalog }: Words): Record<string, number> {
  const known = NUMBERS.get(catalog);
  if (known) return known;
  const numbers = Object.fromEntries(Object.entries(catalog.printed["number"] ?? {}).map(([name, number]) => [name, Number(number)]));
  NUMBERS.set(catalog, numbers);
  return numbers;
}

/** Parts and whole sentences as one label. */
export function label(...parts: string[]): string {
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}

/** Things with their numbers: “Vial, 2 × Compass”. */
export function counted(words: Words, kind: string, counts: Record<string, number>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => (count === 1 ? words.element(kind, id) : `${count} × ${words.element(kind, id)}`));
}

export function soulName(words: Words, soul: SoulView): string {
  return words.say("carcosa-soul", { soul: words.element("soul", soul.id), role: soul.role ? words.element("role", soul.role) : "none" });
}

/** Who plays at a seat: a soul or several. */
function soulsOf(words: Words, souls: SoulView[]): string | null {
  const [only, ...others] = souls;
  if (!only) return null;
  return others.length > 0 ? list(souls.map((soul) => words.element("soul", soul.id))) : soulName(words, only);
}

/** The card that lies at a place now, the souls of a seat, the one that is asked about: for sentences. */
export const namesIn = (view: View, words: Words): Naming => (kind, id) => nameAt(words, view, kind, id);

function nameAt(words: Words, view: View, kind: string, id: string): string | null {
  if (kind === "seat") return soulsOf(words, view.souls.filter((soul) => soul.seat === id));
  if (kind === "asked") return soulsOf(words, view.souls.filter((soul) => soul.id === view.soul));
  if (kind !== "place") return null;
  const item = view.merchant.shown[id];
  if (item) return words.say("carcosa-named", { name: words.element("item", item) });
  const card = view.psy?.keep[Number(id) - 1];
  return card ? words.say("carcosa-named", { name: words.element("card", card) }) : null;
}

export function unseenIn(room: RoomView): number {
  return Object.values(room.unseen).reduce((sum, count) => sum + count, 0);
}

/** The next card of a Box, if it is known. */
export function nextCard(room: RoomView): string {
  if (room.top[0]) return room.top[0];
  return unseenIn(room) + room.stirred.length === 0 ? (room.bottom[0] ?? "") : "";
}

/** All that is known of a Box, line by line. */
export function boxLines(words: Words, room: RoomView): string[] {
  const card = (id: string): string => words.element("card", id);
  const lines: string[] = [];
  if (room.size === 0) lines.push(words.say("carcosa-box-empty"));
  for (const [at, id] of room.top.entries()) lines.push(`${at + 1}. ${card(id)}`);
  if (room.stirred.length) lines.push(words.say("carcosa-box-stirred", { cards: list(room.stirred.map(card)) }));
  const unseen = Object.entries(room.unseen)
    .filter(([, count]) => count > 0)
    .map(([sort, count]) => words.say(`carcosa-sort-${sort}`, { count }));
  if (unseen.length) lines.push(words.say("carcosa-box-unseen", { cards: list(unseen) }));
  if (room.bottom.length) lines.push(words.say("carcosa-box-bottom", { cards: list(room.bottom.map(card)) }));
  return lines;
}

/** What waits where the soul may go (rulebook, section 11). */
export function moveLines(words: Words, move: MoveView): string[] {
  const lines: string[] = [];
  if (move.loop) lines.push(words.say("carcosa-move-loop"));
  if (move.card) lines.push(words.say("carcosa-move-card", { card: words.element("card", move.card) }));
  else if (move.unknown) lines.push(words.say("carcosa-move-unknown", { count: move.unknown }));
  lines.push(words.say("carcosa-move-bill", { count: move.bill }));
  return lines;
}

/** What is told of a sign: like a tooltip, with the rule as programs write it. */
export interface Sort {
  title: string;
  text?: string;
  lines?: string[];
  rule: string;
}

/** The marks and statuses of a soul: picture, name, rounds left. */
export function conditions(words: Words, soul: SoulView): { picture: string; name: string; left: number; rule: string }[] {
  const found = Object.entries(soul.statuses)
    .filter(([, left]) => left > 0)
    .map(([id, left]) => ({ picture: id, name: words.element("status", id), left, rule: RULES[id] ?? "9.11" }));
  const sick = soul.poisoned.reduce((sum, count) => sum + count, 0);
  if (sick) found.push({ picture: "poisoned", name: words.element("status", "poisoned"), left: sick, rule: "9.13" });
  const marks: [string, boolean, string][] = [
    ["limited", soul.limited, "4.1"],
    ["skip", soul.skip, "4.3"],
    ["frozen", soul.frozen, "8.16"],
    ["shield", soul.shield > 0, "11.2"],
  ];
  for (const [id, on, rule] of marks) if (on) found.push({ picture: id, name: words.say(`carcosa-mark-${id}`), left: 0, rule });
  return found;
}

const RULES: Record<string, string> = {
  cursed: "9.14",
  paranoia: "9.15",
  serenity: "9.18",
  vanity: "9.16",
  illuminated: "9.17",
  protected: "9.17",
  trapped: "8.19",
};

/** Rules of things, to point to. */
export const ITEM_RULES: Record<string, string> = {
  key: "10.1",
  vial: "13.2",
  compass: "13.3",
  blunt: "13.4",
  keyring: "13.5",
  stairs: "13.6",
  scroll: "13.7",
  pendant: "13.8",
  ring: "13.9",
  repairer: "7.7",
  mask: "7.7",
  dragon: "7.7",
  sign: "7.7",
};
/** Rules of the questions, by purpose or stage. */
export const SCENE_RULES: Record<string, string> = {
  role: "3.3",
  shop: "12.3",
  pick: "12.3",
  peek: "5.9",
  tavern: "12.2",
  scroll: "13.7",
  psychic: "11.6",
  double: "11.3",
  react: "8.10",
  slots: "5.11",
  strip: "6.9",
  omen: "15.3",
  invite: "14.4",
  sacrifice: "9.23",
};
export const ROLE_RULES: Record<string, string> = { healer: "11.1", tank: "11.2", high_roller: "11.3", scout: "11.4", brawler: "11.5", psychic: "11.6" };
export const SPECIAL_RULES: Record<string, string> = {
  hidden: "12.1",
  tavern: "12.2",
  motemey: "12.3",
  armory: "12.4",
  yellow_doors: "12.5",
  lethal_chamber: "12.6",
  beauty_salon: "12.7",
  mad_monastery: "12.8",
};
export const MONSTER_RULES: Record<string, string> = { spider: "8.14", goblin: "8.15", sack_man: "8.17", queen: "8.16", spiderling: "8.17", servant: "8.16" };
const CARD_RULES: Record<string, string> = {
  ...ITEM_RULES,
  book: "7.5",
  tue_tue: "9.20",
  spider: "8.14",
  goblin: "8.15",
  sack_man: "8.17",
  frozen_queen: "8.16",
  omen_spider: "15.2",
  omen_goblin: "15.3",
  omen_queen: "15.4",
  omen_tue_tue: "15.5",
  yellow_fury: "14.1",
  corpse: "14.2",
  yellow_mirror: "14.3",
  served_meal: "14.4",
  yellow_divan: "14.5",
  face_changer: "14.6",
  yellow_blow: "14.7",
  elevator: "14.8",
  trapdoor: "14.9",
  motemey_call: "14.10",
};
export const cardRule = (card: string): string => CARD_RULES[card] ?? "15.1";

/** What a soul could do, by the picture of its sort. */
const SORTS: Record<string, string> = {
  to: "move",
  search: "search",
  meditate: "meditate",
  struggle: "free",
  rescue: "free",
  use: "use",
  attach: "book",
  blunt: "strike",
  give: "trade",
  ask: "trade",
  end: "",
};
export function sortsOf(words: Words, soul: SoulView): Map<string, number> {
  const sorts = new Map<string, number>();
  for (const option of soul.options) {
    const sort = SORTS[words.verb(words.catalog.texts.indexOf(option))] ?? "act";
    if (sort) sorts.set(sort, (sorts.get(sort) ?? 0) + 1);
  }
  return sorts;
}

/** Sentences about what lies on the table, for labels and tooltips. */

import { list } from "../../lang.svelte";
import type { Naming, Words } from "../../words";
import type { Action, Forecast, Hero, Player, Reason, Span, Sum, Token, View } from "./view";

export function heroAt(view: View, place: string): Hero | null {
  if (place === "mob") return view.mob?.hero ?? null;
  return view.players.flatMap((player) => player.team).find((spot) => spot.id === place)?.hero ?? null;
}

const placesOf = ({ team, plants, gear }: Player): { id: string; spot: string }[] => [...team, ...plants, ...gear];

/** Whose a place is; "" for the Mob's. */
export function ownerOf(view: View, place: string): string {
  return view.players.find((player) => placesOf(player).some((one) => one.id === place))?.id ?? "";
}

/** What a seat calls a place of its own; "" for others' places. */
export function spotOf(view: View, place: string): string {
  const me = view.players.find((player) => player.id === view.seat);
  return (me && placesOf(me).find((one) => one.id === place)?.spot) ?? "";
}

/** The sorts of Action cards that a Character can bear, or an Action asks for. */
export const skills = (words: Words, abilities: readonly string[]): string =>
  words.say("heroes-skills", { list: list(abilities.map((one) => words.element("ability", one))) });

export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

/** What stands at a place, a spot of one's own, or behind a number: for sentences. */
export const namesIn = (view: View, words: Words): Naming => (kind, id) => nameOf(view, words, kind, id);

function nameOf(view: View, words: Words, kind: string, id: string): string | null {
  const card = (name: string): string => words.element("card", name);
  const at = (name: string): string => words.say("heroes-at", { name, place: id });
  if (kind === "act" || kind === "attached") {
    const actor = heroAt(view, view.active);
    const move = (kind === "act" ? actor?.actions : actor?.cards)?.find((one) => one.number === id)?.move;
    return move ? `${id}: ${words.element("move", move)}` : null;
  }
  if (kind !== "place" && kind !== "spot") return null;
  const hero = kind === "place" ? heroAt(view, id) : null;
  if (kind === "spot" && view.stage === "place") {
    // Who comes where another stands takes that one's place.
    const there = view.players.find((one) => one.id === view.asked)?.team.find((one) => one.spot === id)?.hero?.card;
    if (there) return words.say("heroes-instead", { name: card(there), place: id });
  }
  if (hero) return id === "mob" ? card(hero.card) : at(card(hero.card));
  const free = kind === "spot" && /^[a-z]$/.test(id) ? words.say("heroes-free", { place: id }) : null;
  const players = kind === "place" ? view.players : view.players.filter((one) => one.id === (view.asked || view.seat));
  const here = (one: { id: string; spot: string }): boolean => (kind === "place" ? one.id : one.spot) === id;
  for (const { team, plants, gear } of players) {
    const found = team.find(here)?.hero?.card || [...plants, ...gear].find(here)?.card;
    if (found) return at(card(found));
    for (const one of kind === "spot" ? gear : []) {
      const action = one.actions.find(({ number }) => number === id);
      if (action) return `${card(one.card)}: ${words.element("move", action.move)}`;
    }
  }
  return free;
}

/** "Speed 7: 5 printed, +2 from tokens". */
export function sumText(words: Words, key: string, sum: Sum): string {
  const parts = (["printed", "tokens", "burn", "auras", "event"] as const)
    .filter((part) => sum[part] !== 0)
    .map((part) => words.say(`heroes-part-${part}`, { value: part === "printed" ? sum[part] : signed(sum[part]) }));
  const total = key === "speed" ? sum.total : signed(sum.total);
  const told = `${words.say(`heroes-${key}`)} ${total}`;
  return parts.length > 1 || (parts.length === 1 && !sum.printed) ? `${told}: ${parts.join(", ")}` : told;
}

export function tokenText(words: Words, token: Token): string {
  const name = words.element("token", token.kind);
  const state = token.fresh ? ["fresh"] : token.in_force ? [] : ["asleep"];
  const lapses = words.say("heroes-token-lapses", { count: token.lapses_in });
  if (token.turns > 1) state.push("lasts");
  return words.say("heroes-token", {
    name: token.size > 1 ? `${name} ×${token.size}` : name,
    state: [...state.map((one) => words.say(`heroes-token-${one}`, { count: token.turns })), lapses].join(", "),
    text: words.explain("token", token.kind),
  });
}

/** Tokens that differ in nothing but when they lapse, with their number: what a card has room for. */
export function tokenGroups(tokens: readonly Token[]): { token: Token; number: number }[] {
  const same = (one: Token, other: Token): boolean =>
    one.kind === other.kind && one.fresh === other.fresh && one.in_force === other.in_force && one.size === other.size && one.turns === other.turns;
  const groups: { token: Token; number: number }[] = [];
  for (const token of tokens) {
    const group = groups.find((one) => same(one.token, token));
    if (group) group.number++;
    else groups.push({ token, number: 1 });
  }
  return groups;
}

/** "2", or "1–2" where more is still to be chosen. */
export const spanText = ({ least, most }: Span): string => (least === most ? `${most}` : `${least}–${most}`);

/** "It would lose 1 Shield and 2 Health, and be knocked out." */
export function forecastText(words: Words, forecast: Forecast): string {
  if (forecast.stopped) return words.say(`heroes-forecast-${forecast.stopped.replace(".", "-")}`);
  const parts = (["shield", "protection", "health"] as const)
    .filter((part) => forecast[part].most > 0)
    .map((part) => words.say(`heroes-forecast-${part}`, { count: spanText(forecast[part]) }));
  const loss = words.say("heroes-forecast", { loss: parts.length > 0 ? list(parts) : words.say("heroes-none") });
  if (forecast.falls) return `${loss} ${words.say("heroes-forecast-falls")}`;
  return forecast.may_fall ? `${loss} ${words.say("heroes-forecast-may_fall")}` : loss;
}

/** What is against an action or a choice, a line for each rule. */
export function whyNot(words: Words, reasons: Reason[]): string[] {
  return reasons.map((reason) => `${words.reason(reason)} (${words.cite(reason.rule)})`);
}

export function moveText(words: Words, action: Action): string {
  return `${words.element("move", action.move)} – ${words.explain("move", action.move)}`;
}

/** Everything that the numbers of a Character say, in words. */
export function heroLines(words: Words, hero: Hero): string[] {
  const { health, full_health: full, protection, shield, perception } = hero;
  const lines = [
    `${words.say("heroes-health", { health, full })}; ${words.say("heroes-guard", { protection, shield })}`,
    sumText(words, "speed", hero.speed),
  ];
  if (hero.might.total !== 0) lines.push(sumText(words, "might", hero.might));
  if (perception > 0) lines.push(`${words.element("token", "perception")} ×${perception}: ${words.explain("token", "perception")}`);
  if (hero.turned !== 0) lines.push(words.say(hero.turned > 0 ? "heroes-turned" : "heroes-tilted"));
  lines.push(...hero.tokens.map((token) => tokenText(words, token)));
  if (hero.immune.length > 0) lines.push(hero.immune.map((kind) => words.element("token", `immune_${kind}`)).join(", "));
  const moves = [...hero.actions, ...hero.cards, ...(hero.passive ? [hero.passive] : [])];
  lines.push(...moves.map((move) => moveText(words, move)));
  return [...new Set(lines)]; // a tooltip tells nothing twice
}

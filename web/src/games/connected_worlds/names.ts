/** Sentences about the map, for labels and tooltips. */

import { capital, list } from "../../lang.svelte";
import type { Desk } from "../../table/desk.svelte";
import { plain } from "../../table/markdown";
import type { Tip } from "../../tip.svelte";
import type { Words } from "../../words";
import { hexName } from "./naming";
import { byHex, groupsOf, type Group } from "./stacks";
import type { Barred, Battle, Board, Claim, Link, Reach, View, Wave } from "./view";

/** All that a view says of one hex. */
export interface Facts {
  hex: string;
  world: string;
  edge: boolean;
  orbit: string; // the world that circles here
  claimed: string[]; // by these seats
  groups: Group[];
  reach: Reach | undefined;
  barred: Barred | undefined;
  claim: Claim | undefined;
  battle: Battle | undefined; // when the turn ends
  links: Link[]; // of the base here
}

export function factsOf(view: View): Facts[] {
  const pieces = byHex(view.pieces);
  const reach = new Map(view.reach.map((one) => [one.hex, one]));
  const barred = new Map(view.barred.map((one) => [one.hex, one]));
  const claims = new Map(view.claims.map((one) => [one.hex, one]));
  const battles = new Map(view.battles.map((one) => [one.hex, one]));
  const orbits = new Map(view.boards.map((board: Board) => [board.orbit, board.world]));
  const claimed = new Map<string, string[]>();
  for (const player of view.players) {
    for (const hex of player.territory) claimed.set(hex, [...(claimed.get(hex) ?? []), player.id]);
  }
  return view.boards.flatMap((board) => {
    const edge = new Set(board.edge);
    return board.hexes.map((hex) => ({
      hex,
      world: board.world,
      edge: edge.has(hex),
      orbit: orbits.get(hex) ?? "",
      claimed: claimed.get(hex) ?? [],
      groups: groupsOf(pieces.get(hex) ?? []),
      reach: reach.get(hex),
      barred: barred.get(hex),
      claim: claims.get(hex),
      battle: battles.get(hex),
      links: view.links.filter(({ hexes }) => hexes.includes(hex)),
    }));
  });
}

function groupName(group: Group, words: Words): string {
  const name = words.say("cw-pieces", {
    name: words.element("card", group.kind),
    count: group.count,
    strength: group.strength,
  });
  const marks = [
    ...(group.moved ? [words.say("label-moved")] : []),
    ...(group.fought ? [words.say("label-fought")] : []),
    ...(group.attacks ? [words.say("label-attacks")] : []),
  ];
  return marks.length ? `${name} (${marks.join(", ")})` : name;
}

/** Who stands there: pieces of one seat, or of two before a combat. */
export function standing(facts: Facts, words: Words): string {
  const owners = [...new Set(facts.groups.map(({ owner }) => owner))];
  const sides = owners.map((seat) => {
    const own = facts.groups.filter(({ owner }) => owner === seat);
    return `${words.element("seat", seat)}: ${list(own.map((group) => groupName(group, words)))}`;
  });
  return sides.join("; ");
}

/** "An Assault Team beats a Standard Base." */
export function waveText(wave: Wave, words: Words): string {
  const attacker = wave.force ? words.say("cw-force", { count: wave.force }) : words.element("piece", wave.attacker);
  const defender = words.element("piece", wave.defender);
  return capital(words.say(`cw-wave-${waveSort(wave)}`, { attacker, defender }));
}

export function waveSort(wave: Wave): string {
  if (wave.event === "9.4/beats") return wave.won ? "beats" : "falls";
  return wave.event.replace("9.13/", "9.6/").replace(".", "-").replace("/", "-"); // a force fares as one unit would
}

function way(reach: Reach, words: Words): string {
  return words.say("cw-cost", { count: reach.cost, by: reach.by });
}

function wavesText(waves: Wave[], words: Words): string[] {
  return waves.map((wave, at) => `${at + 1}. ${waveText(wave, words)}`);
}

/** What choosing a hex would bring, and what the end of the turn will. */
export function prospects(facts: Facts, words: Words): string[] {
  const lines: string[] = [];
  if (facts.reach) lines.push(way(facts.reach, words), ...wavesText(facts.reach.forecast, words));
  else if (facts.battle) lines.push(words.say("label-turn_end"), ...wavesText(facts.battle.forecast, words));
  if (facts.claim) lines.push(words.say("cw-claim", { count: facts.claim.fresh.length, points: facts.claim.points }));
  return lines;
}

export function hexLabel(facts: Facts, words: Words): string {
  const parts = [hexName(facts.hex, words), standing(facts, words)];
  if (facts.orbit) parts.push(words.say("cw-orbit", { world: words.element("world", facts.orbit) }));
  if (facts.claimed.length > 0 && facts.groups.length === 0) parts.push(territoryText(facts, words));
  return [...parts, ...prospects(facts, words)].filter(Boolean).join(", ");
}

function territoryText(facts: Facts, words: Words): string {
  return words.say("cw-claimed", { seats: list(facts.claimed.map((seat) => words.element("seat", seat))) });
}

export function aboutHex(facts: Facts, desk: Desk): Tip {
  const { words } = desk;
  const lines = [];
  if (facts.orbit) lines.push(words.say("cw-orbit", { world: words.element("world", facts.orbit) }));
  const chosen = facts.reach ?? facts.claim; // the panel on the map says the rest
  if (facts.edge && !chosen) lines.push(words.say("cw-edge"));
  if (facts.claimed.length > 0 && !chosen) lines.push(territoryText(facts, words));
  for (const { hostile, open } of facts.links) lines.push(words.say(open ? (hostile ? "cw-link-hostile" : "cw-link") : "cw-link-shut"));
  if (facts.world !== "space" && facts.groups.some(({ grounded }) => grounded > 0)) lines.push(words.say("cw-grounded"));
  if (facts.battle && !chosen) lines.push(...prospects(facts, words));
  if (facts.barred) lines.push(plain(desk.rule(facts.barred.rule)?.text ?? ""));
  const fought = facts.reach?.forecast.at(-1)?.event;
  const rule = facts.barred?.rule ?? fought ?? (facts.battle ? "9.12" : undefined) ?? (facts.claim || facts.claimed.length > 0 ? "12.1" : facts.edge ? "7.2" : "2.6");
  return {
    title: hexName(facts.hex, words),
    text: standing(facts, words) || words.say("fact-nobody"),
    lines: lines.filter(Boolean),
    rule: words.cite(rule),
  };
}

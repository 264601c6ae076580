/** What Carcosa's events do in the house. */

import { changing, flash, linger, type Effect, type Effects } from "../../table/effects";
import { wordOf } from "../../table/events";
import type { Show } from "../../table/show.svelte";
import type { Event } from "./events";
import { minus } from "./people";
import type { FloorView, MonsterView, SoulView, View } from "./view";

export type HouseShow = Show<Event, View>;

const SOUL = changing<SoulView>("soul");
const MONSTER = changing<MonsterView>("monster");
const FLOOR = changing<FloorView>("floor");
const HOUSE = changing<View>("house");

const LOOKED_AT = linger(2);
const STARED_AT = linger(3.5); // dice, a collapse, the end

/** The floor of a room or corridor. */
export const floorOf = (view: View, node: string): string =>
  view.floors.find((floor) => floor.corridor === node || floor.rooms.some((room) => room.id === node))?.id ?? "";

const goes = ({ soul, node }: { soul: string; node: string }): Effect[] => [SOUL.set(soul, "node", node)];
const prowls = ({ monster, node }: { monster: string; node: string }): Effect[] => [MONSTER.set(monster, "node", node)];
const loses = ({ soul, count }: { soul: string; count: number }): Effect[] => [SOUL.add(soul, "sanity", -count), flash(`soul:${soul}`, "loss", { text: minus(-count) })];
const comes = (floor: string, view: View): Effect[] => view.floors.map(({ id }) => FLOOR.set(id, "king", id === floor));
const stairs = ({ room }: { room: string }, view: View): Effect[] => [FLOOR.set(floorOf(view, room), "stairs", room), RUMBLE, LOOKED_AT];
/** The house itself moves: its walls are felt. */
const RUMBLE = flash("house:", "rumble");
const ends = (): Effect[] => [STARED_AT];

export const EFFECTS: Effects<Event, View> = {
  loses,
  "9.3/pays": loses,
  recovers: ({ soul, count }) => [SOUL.add(soul, "sanity", count), flash(`soul:${soul}`, "gain", { text: `+${count}` })],
  set: ({ soul, sanity }) => [SOUL.set(soul, "sanity", sanity), flash(`soul:${soul}`, "loss", { text: `= ${minus(sanity)}` })],
  "1.1/round": () => [HOUSE.set("", "round"), HOUSE.set("", "order"), HOUSE.set("", "king"), LOOKED_AT],
  "1.3/turn": ({ soul }) => [HOUSE.set("", "active", soul)],
  "1.11/check": () => [LOOKED_AT],
  "2.5/stairs": goes,
  "3.9/stairs": stairs,
  "4.5/moves": goes,
  "5.2/reveals": () => [LOOKED_AT],
  "5.6/comes": goes,
  "6.1/ends": () => [HOUSE.set("", "active", "")],
  "6.2/loses": (event) => [...loses(event), LOOKED_AT],
  "6.4/loses": (event) => [...loses(event), LOOKED_AT],
  "6.5/king": ({ floor }, view) => [...comes(floor, view), flash("house:", "king"), STARED_AT],
  "6.7/effect": () => [STARED_AT],
  "6.8/moved": goes,
  "6.12/stairs": stairs,
  "6.13/belt": (_, view) => [...view.floors.map(({ id }) => FLOOR.set(id, "rooms")), RUMBLE, LOOKED_AT],
  "8.3/appears": (event) => [MONSTER.hold(event.monster), ...prowls(event), LOOKED_AT],
  "8.11/moves": prowls,
  "8.12/jumps": prowls,
  "8.17/carries": goes,
  leaves: ({ monster }) => [MONSTER.hold(monster)],
  "8.19/rolls": () => [LOOKED_AT],
  "9.6/collapses": ({ soul }) => [flash(`soul:${soul}`, "shock"), STARED_AT],
  "10.1/won": ends,
  "10.2/lost": ends,
  "10.3/lost": ends,
  "10.6/lost": ends,
  "11.3/doubles": () => [LOOKED_AT],
  "12.5/through": goes,
  "13.3/goes": goes,
  "14.1/king": ({ floor }, view) => [...comes(floor, view), flash("house:", "king")],
  "14.6/swaps": ({ soul, other }) => [SOUL.set(soul, "node"), SOUL.set(other, "node")],
  "14.8/rises": goes,
  "14.9/falls": goes,
};

/** The house while events are told: as it was, changed by what they have said so far. */
export function playedOut(show: HouseShow, view: View): View {
  const { before } = show;
  if (!before) return view;
  const house = show.shown("house:", before, view) ?? view;
  const floors = show.all((floor) => `floor:${floor.id}`, before.floors, view.floors);
  const souls = show.all((soul) => `soul:${soul.id}`, before.souls, view.souls);
  return {
    ...house,
    soul: house.active,
    moves: [],
    floors,
    king: { ...house.king, floor: floors.find((floor) => floor.king)?.id ?? house.king.floor },
    souls: souls.map((soul) => ({ ...soul, expected: soul.sanity })),
    monsters: show.all((monster) => `monster:${monster.kind}`, before.monsters, view.monsters),
  };
}

/** The floor on which something happens, so that nothing is laid over it. */
export function floorToldOf(view: View, event: Event | undefined): string {
  if (!event) return "";
  if ("floor" in event) return event.floor;
  if ("node" in event) return floorOf(view, event.node);
  if ("room" in event) return floorOf(view, event.room);
  return "soul" in event ? floorOf(view, view.souls.find(({ id }) => id === event.soul)?.node ?? "") : "";
}

/** Sanity lost and gained, all souls together. */
export function balance(events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (!("soul" in event) || !("count" in event)) return sum;
    const word = wordOf(event.key);
    return sum + (word === "recovers" ? event.count : word === "loses" || word === "pays" ? -event.count : 0);
  }, 0);
}

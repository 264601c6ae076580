/** What Stratum's events do on the table. */

import { changing, flash, type Effect, type Effects } from "../../table/effects";
import type { Event } from "./events";
import type { Space, View } from "./view";

export type Look = "fire" | "spores";
/** What a space is seen to do: something dies, grows, comes or hunts there, fungi spread. */
export type Stir = "dies" | "grows" | "comes" | "spreads" | "bites";

const SPACE = changing<Space>("space");
/** A space stays as it was until the sweep has passed. */
const swept = (space: string, look: Look): Effect[] => [SPACE.hold(space, true), flash(`space:${space}`, look)];
interface At {
  space: string;
}
const stir = (look: Stir) => ({ space }: At): Effect[] => [flash(`space:${space}`, look)];
const sprout = stir("grows");
const razed = ({ territory }: { territory: string }): Effect[] => [flash(`territory:${territory}`, "falls")];

export const EFFECTS: Effects<Event, View> = {
  dies: ({ thing, space }) => [SPACE.hold(space, true), flash(`space:${space}`, "dies", { sign: thing })],
  grows: ({ space }) => sprout({ space }),
  placed: stir("comes"),
  attached: stir("comes"),
  moves: ({ to }) => [flash(`space:${to}`, "comes")],
  sprouts: stir("spreads"),
  "9.2/created": stir("spreads"),
  "8.2/built": ({ territory }) => [flash(`territory:${territory}`, "grows")],
  razed,
  "11.2/eaten": ({ hunter, space }) => [SPACE.hold(space, true), flash(`space:${hunter}`, "bites"), flash(`space:${space}`, "dies", { sign: "mushroom" })],
  "7.6/dies": ({ space }) => swept(space, "spores"),
  "7.11/dies": ({ space }) => swept(space, "fire"),
  "7.16/dies": ({ space }) => swept(space, "fire"),
  "7.12/grows": sprout,
  "7.13/regrows": sprout,
};

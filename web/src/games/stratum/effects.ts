/** What Stratum's events do on the table. */

import { changing, flash, type Effect, type Effects } from "../../table/effects";
import type { Event } from "./events";
import type { Space, View } from "./view";

export type Look = "fire" | "spores";

const SPACE = changing<Space>("space");
/** A space stays as it was until the sweep has passed. */
const swept = (space: string, look: Look): Effect[] => [SPACE.hold(space, true), flash(`space:${space}`, look)];
const sprout = ({ space }: { space: string }): Effect[] => [flash(`space:${space}`, "regrows")];

export const EFFECTS: Effects<Event, View> = {
  "7.6/dies": ({ space }) => swept(space, "spores"),
  "7.11/dies": ({ space }) => swept(space, "fire"),
  "7.16/dies": ({ space }) => swept(space, "fire"),
  "7.12/grows": sprout,
  "7.13/regrows": sprout,
};

/** The part of the table a question is about, for screens that cannot show all of it. */

import type { Desk } from "../../table/desk.svelte";
import { keyOf, ownSide } from "./names";
import { around, placeOf } from "./table";
import type { View } from "./view";

const REACH = 14; // centimetres about a unit that moves
const ROOM = 4;

export function askedArea(view: View, desk: Desk): ReturnType<typeof around> {
  const placed = view.units.filter((unit) => unit.at);
  const acting = placed.filter((unit) => keyOf(unit) === view.activation?.unit);
  const places = (units: typeof placed) => units.map((unit) => placeOf(unit.at));
  if (view.attack?.hits.length) {
    const both = [view.attack.attacker, view.attack.target];
    return around(places(placed.filter((unit) => both.includes(keyOf(unit)))), ROOM);
  }
  if (view.stage === "mode" || view.stage === "move_to") return around(places(acting), REACH);
  if (view.choices.points.length > 0) return around(view.choices.points.map(placeOf), ROOM);
  const own = ownSide(view);
  const open = placed.filter((unit) =>
    desk.actions("label", unit.id).some((action) => (desk.words.verb(action) === "target") !== (unit.side === own)),
  );
  return around(places(open.length ? [...acting, ...open] : []), ROOM);
}

/** The part of the table a question is about, for screens that cannot show all of it. */

import type { Desk } from "../../table/desk.svelte";
import { keyOf, ownSide } from "./names";
import { around, HIGH, placeOf, square, WIDE } from "./table";
import type { Unit, View } from "./view";

const REACH = 14; // centimetres about a unit that moves
const ROOM = 5;

export interface Room {
  width: number;
  height: number;
}
type Area = NonNullable<ReturnType<typeof around>>;

const about = (units: Unit[], room: number): Area | null => around(units.map((unit) => placeOf(unit.at)), room);

/** What is asked about, no larger than can be read in this room, in world pixels. */
export function askedArea(view: View, desk: Desk, room: Room): Area | null {
  const [area, first] = wanted(view, desk, room);
  if (!area) return null;
  const fits = area.width <= room.width && area.height <= room.height;
  return fits ? area : readable(first ?? area, room);
}

/** All that a question is about, and what of it comes first. */
function wanted(view: View, desk: Desk, room: Room): [Area | null, Area | null] {
  const placed = view.units.filter((unit) => unit.at);
  const called = (key: string | undefined): Unit[] => placed.filter((unit) => keyOf(unit) === key);
  const acting = called(view.activation?.unit);
  if (view.attack && (view.attack.hits.length > 0 || view.stage === "react")) {
    const target = called(view.attack.target);
    return [about([...target, ...called(view.attack.attacker)], ROOM), about(target, REACH)];
  }
  if (view.stage === "mode" || view.stage === "move_to") return [about(acting, REACH), null];
  if (view.choices.points.length > 0) return [around(view.choices.points.map(placeOf), ROOM), null];
  if (view.stage.startsWith("deploy")) return [ownZone(view), null];
  const own = ownSide(view);
  const open = placed.filter((unit) =>
    desk.actions("label", unit.id).some((action) => (desk.words.verb(action) === "target") !== (unit.side === own)),
  );
  if (open.length === 0) return [about(acting, REACH), null];
  const [from] = acting.length ? acting : open;
  return [about([...acting, ...open], ROOM), from ? nearest(from, open, room) : null];
}

/** A unit and those next to it, as many as fit; where none of them does, they come without it. */
function nearest(from: Unit, others: Unit[], room: Room): Area | null {
  const far = (unit: Unit): number => square(placeOf(from.at), placeOf(unit.at));
  const all = others.toSorted((a, b) => far(a) - far(b));
  const seen = [from];
  for (const unit of all) {
    const area = about([...seen, unit], ROOM);
    if (area && area.width <= room.width && area.height <= room.height) seen.push(unit);
  }
  if (seen.length === 1 && all[0] && all[0] !== from) return nearest(all[0], all, room);
  const area = about(seen, ROOM);
  return area && { x: area.x + (area.width - room.width) / 2, y: area.y + (area.height - room.height) / 2, ...room };
}

function ownZone(view: View): Area | null {
  const east = view.sides.find((side) => side.id === ownSide(view))?.end === "east";
  const left = east ? WIDE - view.edge : 0;
  return around([{ x: left, y: 0 }, { x: left + view.edge, y: HIGH }], 0);
}

/** The middle of an area, where all of it would be too small to read. */
function readable(area: Area, room: Room): Area {
  const [width, height] = [Math.min(area.width, room.width), Math.min(area.height, room.height)];
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

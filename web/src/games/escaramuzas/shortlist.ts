/** Where to? The few points worth a button; all others are chosen on the table. */

import { capital, list } from "../../lang.svelte";
import type { Shortlisted } from "../../table/desk.svelte";
import type { Words } from "../../words";
import { aimed, ownSide } from "./names";
import { inArea, wayName } from "./places";
import { HIGH, nearest, placeOf, ruler, square, WIDE, type Place } from "./table";
import type { View } from "./view";
import { settings } from "../../settings.svelte";

interface Pick {
  id: string;
  label: string;
}

const centimetres = (a: Place, b: Place): string => ruler(square(a, b), settings.lang);

/** Towards every flag: as near as one comes, if that is nearer than now. */
function toFlags(view: View, origin: Place | null, words: Words): Pick[] {
  return view.objectives.flatMap((flag) => {
    const goal = placeOf(flag.at);
    const to = nearest(goal, view.choices.points, Infinity);
    if (!to || (origin && square(to, goal) >= square(origin, goal))) return [];
    const near = square(to, goal) <= view.capture;
    const area = inArea(goal, words);
    return [{ id: `${to.x},${to.y}`, label: words.say(near ? "cafe-go-flag" : "cafe-go-towards", { area, left: centimetres(to, goal) }) }];
  });
}

/** To a fight, to a shot, out of sight: what awaits there is known. */
function toEnemies(view: View, words: Words): Pick[] {
  const { spots } = view.choices;
  const foes = [...new Set(spots.flatMap((spot) => spot.fights))];
  const fights = foes.flatMap((foe) => {
    const spot = spots.find((one) => one.fights.includes(foe) && !one.danger) ?? spots.find((one) => one.fights.includes(foe));
    return spot ? [{ id: spot.id, label: words.say("cafe-go-fight", { unit: foe }) }] : [];
  });
  const calm = spots.filter((spot) => !spot.danger && spot.fights.length === 0);
  const shots = calm.filter((spot) => spot.targets.length > 0).toSorted((a, b) => Math.min(...a.needed) - Math.min(...b.needed) || a.threats.length - b.threats.length);
  const shot = shots[0] ? [{ id: shots[0].id, label: words.say("cafe-go-shoot", { units: list(aimed(shots[0].targets, shots[0].needed, words)) }) }] : [];
  return [...fights, ...shot, ...toShelter(view, calm, words)];
}

function toShelter(view: View, calm: View["choices"]["spots"], words: Words): Pick[] {
  const flags = view.objectives.map((flag) => placeOf(flag.at));
  const far = (id: string): number => Math.min(Infinity, ...flags.map((flag) => square(flag, placeOf(id))));
  const safe = calm.filter((spot) => spot.threats.length === 0).toSorted((a, b) => far(a.id) - far(b.id));
  const exposed = calm.some((spot) => spot.threats.length > 0);
  return safe[0] && exposed ? [{ id: safe[0].id, label: words.say("cafe-go-safe") }] : [];
}

/** In one's own zone: in front and behind, north, middle and south. */
function toPosts(view: View, words: Words): Pick[] {
  const east = view.sides.find((side) => side.id === ownSide(view))?.end === "east";
  const column = (depth: number): number => (east ? WIDE - view.edge + depth : view.edge - depth);
  return (["front", "rear"] as const).flatMap((row) =>
    (["n", "c", "s"] as const).flatMap((band, at) => {
      const to = nearest({ x: column(row === "front" ? 1 : 14), y: (HIGH * (1 + 2 * at)) / 6 }, view.choices.points, Infinity);
      return to ? [{ id: `${to.x},${to.y}`, label: words.say(`cafe-go-${row}`, { band: words.say(`cafe-band-${band}`) }) }] : [];
    }),
  );
}

/** Into every part of the table. */
function toAreas(view: View, words: Words): Pick[] {
  const centres = [1, 3, 5].flatMap((row) => [1, 3, 5].map((column) => ({ x: (WIDE * column) / 6, y: (HIGH * row) / 6 })));
  return centres.flatMap((centre) => {
    const to = nearest(centre, view.choices.points, Infinity);
    return to ? [{ id: `${to.x},${to.y}`, label: capital(inArea(to, words)) }] : [];
  });
}

/** As far as it goes each way. */
function toEnds(view: View, middle: Place, words: Words): Pick[] {
  const goals = [[middle.x, -99], [199, middle.y], [middle.x, 199], [-99, middle.y]].map(([x = 0, y = 0]) => ({ x, y }));
  return goals.flatMap((goal) => {
    const to = nearest(goal, view.choices.points, Infinity);
    return to && square(to, middle) > 0 ? [{ id: `${to.x},${to.y}`, label: words.say("cafe-go-far", { way: wayName(middle, to, words) }) }] : [];
  });
}

function picked(view: View, origin: Place | null, words: Words): Pick[] {
  if (view.stage === "deploy_at") return toPosts(view, words);
  if (!origin) return toAreas(view, words);
  return [...toFlags(view, origin, words), ...toEnemies(view, words), ...toEnds(view, origin, words)];
}

/** A button for each place worth one, by the best reason to go there. */
export function shortlist(view: View, origin: Place | null, words: Words): Shortlisted[] {
  const found = new Map<string, string>();
  for (const { id, label } of picked(view, origin, words)) if (!found.has(id)) found.set(id, label);
  return [...found].map(([id, label]) => ({ action: words.actionOf("to", id), label }));
}

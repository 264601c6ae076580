/** What the events of Escaramuzas do on the table: units are hurt and gone, and flags
turned, only when that is said. */

import { changing, flash, way, type Effect, type Effects } from "../../table/effects";
import type { Show } from "../../table/show.svelte";
import type { Event } from "./events";
import { keyOf, otherSide } from "./names";
import type { Objective, Unit, View } from "./view";

export type CafeShow = Show<Event, View>;

const UNIT = changing<Unit>("unit");
const FLAG = changing<Objective>("point");

interface Who {
  side: string;
  label: string;
}
const key = ({ side, label }: Who): string => keyOf({ side, id: label });
const move = (event: Who & { point: string }): Effect[] => [UNIT.set(key(event), "at", event.point), way(`unit:${key(event)}`, `point:${event.point}`, "way")];
const change = (event: Who): Effect[] => [UNIT.hold(key(event))];
const on = (event: Who, look: string, more: { sign?: string; word?: string }): Effect => flash(`unit:${key(event)}`, look, more);
const hurt = (event: Who): Effect[] => [...change(event), on(event, "hurt", { sign: "−1" })];
const mend = (event: Who): Effect[] => [...change(event), on(event, "mends", { sign: "+1" })];
const wound = (word: string) => (event: Who): Effect[] => [...change(event), on(event, "wounded", { word })];
const leave = (look: string) => (event: Who): Effect[] => [UNIT.hold(key(event), true), flash(`unit:${key(event)}`, look)];
const turn = ({ point }: { point: string }): Effect[] => [FLAG.hold(point), flash(`point:${point}`, "turns")];

export const EFFECTS: Effects<Event, View> = {
  "5.5/activates": (event) => [UNIT.set(key(event), "ready")],
  "6.3/walks": move,
  "6.3/runs": move,
  "6.6/danger": (event) => [on(event, "hurt", { word: "cafe-pop-danger" })],
  "7.3/cover": (event) => [on(event, "covered", { sign: `−${event.penalty}`, word: "cafe-pop-cover" })],
  "8.6/evaded": (event) => [on(event, "dodges", { word: "cafe-pop-evaded" })],
  "8.7/damage": hurt,
  "9.1/light": wound("cafe-pop-light"),
  "9.1/grave": wound("cafe-pop-grave"),
  "9.5/panics": leave("flees"),
  "9.6/removed": leave("falls"),
  "9.9/delayed": hurt,
  "10.1/advances": move,
  "10.2/supports": move,
  "11.1/heals": ({ side, label, patient }) => [...change({ side, label }), ...mend({ side, label: patient })],
  "12.1/promoted": (event) => [...change(event), flash(`unit:${key(event)}`, "rises")],
  "13.9/heals": mend,
  "13.9/damage": hurt,
  "13.9/cost": hurt,
  "13.9/delay": change,
  "13.9/shifts": move,
  "14.2/captured": turn,
  "14.3/contested": turn,
  "14.5/lost": turn,
};

/** The units an event names, as `red T1`. */
export function unitsOf(event: Event, view: View): string[] {
  if (!("side" in event) || !("label" in event) || !event.side || !event.label) return [];
  const { side, label } = event;
  const patient = "patient" in event ? [key({ side, label: event.patient })] : [];
  const target = "target" in event ? [key({ side: otherSide(view, side), label: event.target })] : [];
  return [key({ side, label }), ...patient, ...target];
}

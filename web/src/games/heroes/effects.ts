/** What the events of Heroes do on the table: numbers fall in the order in which the
damage passed them, signs pop up over places, cards and energy fly between piles. */

import { changing, flash, way, type Effect, type Effects } from "../../table/effects";
import type { Show } from "../../table/show.svelte";
import type { Event } from "./events";
import { tokenSign } from "./icons";
import { heroAt, ownerOf } from "./names";
import type { Hero, View } from "./view";

export type HeroesShow = Show<Event, View>;

const HERO = changing<Hero>("place");
const ARRIVAL = changing<Hero>("arrival");
const BATTLE = changing<{ actor: string; move: string }>("battle");

interface At {
  place: string;
}
const pop = (place: string, mood: string, sign: string, text: string | number, word = ""): Effect => flash(`place:${place}`, mood, { sign, text, word });
const note = (sign: string, word: string) => ({ place }: At): Effect[] => [pop(place, "note", sign, "", word)];
const token = (text: (count: number) => string, word = "") => (event: At & { token: string; count?: number }): Effect[] =>
  [pop(event.place, "token", tokenSign(event.token), text(event.count ?? 1), word)];
const gain = ({ place, count = 1 }: At & { count?: number }): Effect => pop(place, "good", "pip", `+${count}`);
const loss = ({ place, count = 1 }: At & { count?: number }): Effect => pop(place, "note", "pip", `−${count}`);

/** How a Character's figure moves: it strikes, is hit, dodges, is guarded, mended or falls. */
const body = (place: string, look: "strikes" | "hit" | "dodges" | "guarded" | "mended" | "down"): Effect => flash(`body:${place}`, look);

const toPool = ({ place }: At, view: View): Effect => way(`place:${place}`, `pool:${ownerOf(view, place)}`, "pip");
const fromPool = ({ place }: At, view: View): Effect => way(`pool:${ownerOf(view, place)}`, `place:${place}`, "pip");
const play = ({ seat, place }: At & { seat: string }): Effect => way(`hand:${seat}`, `place:${place}`, "deck");
const draw = ({ seat }: { seat: string }): Effect[] => [way(`deck:${seat}`, `hand:${seat}`, "deck")];
const act = ({ place = "mob", move }: { place?: string; move: string }): Effect[] => [BATTLE.set("", "actor", place), BATTLE.set("", "move", move), body(place, "strikes")];

export const EFFECTS: Effects<Event, View> = {
  "1.4/bottom": ({ seat }) => [way(`hand:${seat}`, `deck:${seat}`, "deck")],
  "3.3/draws": draw,
  "9.16/draws": draw,
  "4.2/gives": (event, view) => [gain(event), toPool(event, view)],
  "4.4/allocated": (event, view) => [gain(event), fromPool(event, view)],
  "4.7/dissipates": (event) => [loss(event)],
  "4.10/stored": (event, view) => [gain(event), fromPool(event, view)],
  "4.11/released": (event, view) => [loss(event), toPool(event, view)],
  "5.1/played": (event) => [play(event)],
  "5.4/placed": (event) => [ARRIVAL.hold(event.place), play(event)],
  "5.9/switched": ({ place }, view) => [HERO.hold(place, true), way(`place:${place}`, `deck:${ownerOf(view, place)}`, "deck")],
  "5.13/attached": (event) => [play(event)],
  "5.16/played": (event) => [play(event)],
  "5.24/played": ({ seat }) => [way(`hand:${seat}`, "area:event", "event")],
  "5.28/at_player": ({ foe }) => [way("area:event", `hand:${foe}`, "event")],
  "5.28/at_character": ({ place }) => [way("area:event", `place:${place}`, "event"), pop(place, "note", "event", "")],
  "5.22/used": act,
  "5.22/attacks": act,
  "6.3/active": ({ place }) => [BATTLE.set("", "actor", place), way(`place:${place}`, "area:battlefield", "character")],
  "6.4/acts": act,
  "6.4/attacks": act,
  "6.5/passes": note("", "passes"),
  "6.8/again": act,
  "6.8/attacks": act,
  "6.11/evades": ({ place, speed, attack }) => [body(place, "dodges"), pop(place, "note", "token-evasion", `${speed} > ${attack}`, "evades")],
  "6.12/used": act,
  "6.12/aims": act,
  "6.13/readied": ({ place }) => [pop(place, "good", "repeat", "", "ready")],
  "7.3/immune": note("token-immune", "immune"),
  "7.4/perceives": note("token-perception", "perceives"),
  "7.6/shield": ({ place, count }) => [HERO.add(place, "shield", -count), body(place, "guarded"), pop(place, "guard", "token-shield", `−${count}`)],
  "7.7/protection": ({ place, count }) => [HERO.add(place, "protection", -count), body(place, "guarded"), pop(place, "guard", "protection", `−${count}`)],
  "7.8/health": ({ place, count }) => [HERO.add(place, "health", -count), body(place, "hit"), pop(place, "hurt", "health", `−${count}`)],
  "7.9/heals": ({ place, count }) => [HERO.add(place, "health", count), body(place, "mended"), pop(place, "good", "health", `+${count}`)],
  "7.11/falls": ({ place }, view) => [HERO.hold(place, true), body(place, "down"), pop(place, "ko", "", "", "ko"), way(`place:${place}`, `dead:${ownerOf(view, place)}`, "tomb")],
  "8.2/ripens": token(() => "", "ripens"),
  "8.4/lapses": token(() => "✕"),
  "8.9/runs": ({ place, token: kind, turns }) => [pop(place, "token", tokenSign(kind), turns, "left")],
  "8.11/rolls": ({ place, die }) => [pop(place, "note", "token-burn", die, "die")],
  "8.30/immune": note("token-immune", "immune"),
  "8.32/stripped": token(() => "✕"),
  "9.12/given": (event) => [...(event.token === "shield" ? [HERO.add(event.place, "shield", event.count)] : []), ...token((count) => `+${count}`)(event)],
  "9.12/stacked": token((count) => `+${count}`),
  "9.18/charged": (event) => [gain(event)],
  "9.19/drained": (event) => [loss(event)],
  "9.20/siphoned": (event) => [loss(event)],
  "9.20/gains": (event) => [gain(event)],
  "9.42/fires": act,
  "10.26/acts": act,
  "10.29/falls": () => [HERO.hold("mob", true), body("mob", "down")],
};

/** Who is to be seen at a place now: who leaves it does so when that has been told. */
export function heroNow(show: HeroesShow, view: View, place: string): Hero | null {
  const after = heroAt(view, place);
  const before = show.before && heroAt(show.before, place);
  if (!before) return show.held(`arrival:${place}`) ? null : after;
  if (before.card !== after?.card && !show.held(`place:${place}`)) return after; // another one
  return show.shown(`place:${place}`, before, after);
}

/** Who acts in what is being told, and with which move; "" at rest. */
export const actorOf = (show: HeroesShow): string => String(show.latest("battle:", "actor") ?? "");
export const moveOf = (show: HeroesShow): string => String(show.latest("battle:", "move") ?? "");

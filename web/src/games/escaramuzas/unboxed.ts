/** A unit as it leaves the box. */

import type { CardFace } from "../../wire";
import type { Unit } from "./view";

export function unboxed(card: CardFace): Unit {
  const number = (word: string): number => card.numbers[word] ?? 0;
  return {
    id: card.name.charAt(0),
    side: "red",
    owner: "",
    type: card.id,
    at: "",
    health: number("health"),
    max_health: number("health"),
    resistance: number("resistance"),
    ranged: number("ranged"),
    close: number("close"),
    movement: number("movement"),
    walk: number("movement") / 2,
    wounds: 0,
    ready: true,
    kills: 0,
    kills_needed: number("kills"),
    rank: 0,
    delay: 0,
    red_marker: false,
    black_marker: false,
    fights: [],
    targets: [],
    needed: [],
    covers: [],
    when: "",
  };
}

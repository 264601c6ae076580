/** Playing events out: the view before them, changed by what each one says. */

import type { Told } from "../../wire";
import { change, type Happening } from "./happening";
import { stepTold } from "./steps";
import type { FloorView, MonsterView, SoulView, View } from "./view";

function moveSoul(souls: SoulView[], one: Happening): SoulView[] {
  const { soul, node, other } = one.ids;
  const changed = change(one);
  return souls.map((it) => {
    if (one.word === "swaps" && other && (it.id === soul || it.id === other)) {
      const partner = souls.find((that) => that.id !== it.id && (that.id === soul || that.id === other));
      return { ...it, node: partner?.node ?? it.node };
    }
    if (it.id !== soul) return it;
    const sanity = changed?.to ?? it.sanity + (changed?.by ?? 0);
    return { ...it, node: node ?? it.node, sanity, expected: sanity };
  });
}

function moveMonster(monsters: MonsterView[], one: Happening): MonsterView[] {
  const { monster: kind, node } = one.ids;
  if (!kind) return monsters;
  if (one.word === "leaves") return monsters.filter((it) => it.kind !== kind);
  if (!node) return monsters;
  if (!monsters.some((it) => it.kind === kind)) return [...monsters, { kind, node, stun: 0, arrived: 0, loot: {} }];
  return monsters.map((it) => (it.kind === kind ? { ...it, node } : it));
}

function shiftFloors(before: FloorView[], after: FloorView[], past: Happening[]): FloorView[] {
  const box = (floors: FloorView[]): string => floors[0]?.rooms[0]?.box ?? "";
  const turned = box(before) === box(after) || past.some((one) => one.rule === "6.13");
  const king = past.findLast((one) => one.word === "king")?.ids.floor;
  return (turned ? after : before).map((floor, at) => {
    const stairs = past.findLast((one) => one.word === "stairs" && one.ids.room?.startsWith(floor.id))?.ids.room;
    return {
      ...floor,
      stairs: stairs ?? before[at]?.stairs ?? floor.stairs,
      king: king ? king === floor.id : (before[at]?.king ?? floor.king),
    };
  });
}

/** The table as it stands after the events told so far. */
export function playedOut(before: View, after: View, past: Happening[]): View {
  const begun = before.round === after.round || past.some((one) => one.rule === "1.1");
  let souls = after.souls.map((soul, at) => {
    const old = before.souls[at];
    return old?.role ? { ...old, expected: old.sanity } : soul;
  });
  let monsters = before.monsters;
  for (const one of past) {
    souls = moveSoul(souls, one);
    monsters = moveMonster(monsters, one);
  }
  const floors = shiftFloors(before.floors, after.floors, past);
  const king = { ...(begun ? after.king : before.king), floor: floors.find((floor) => floor.king)?.id ?? after.king.floor };
  const { round, order } = begun ? after : before;
  const ending = stepTold(before.step, past) > 0;
  const active = ending ? "" : (past.findLast((one) => one.rule === "1.3")?.ids.soul ?? before.active);
  return { ...after, round, order, active, soul: active, souls, monsters, floors, king, moves: [] };
}

/** The floor on which something happens, so that nothing is laid over it. */
export function floorOf(view: View, one: Happening | undefined): string {
  if (!one) return "";
  const { floor, node, room, soul } = one.ids;
  return floor ?? (node ?? room ?? view.souls.find((it) => it.id === soul)?.node ?? "").slice(0, 2);
}

/** Dice are looked at; so is a collapse, and what a card turns out to be. */
export function linger(told: readonly Told[]): number {
  const key = told[0]?.key ?? "";
  if (/^(6\.[5-7]\/(king|effect)|9\.6|10\.)/.test(key)) return 3.5;
  if (/^(5\.2|1\.11|11\.3|6\.13|6\.12|6\.[24]|1\.1|8\.3)\//.test(key)) return 2;
  return 1.2;
}

/** Engraved pictures, 24 × 24: lines in the colour of the text, `fill` where a mark is solid. */

import type { Picture } from "../../table/picture";

export const PICTURES: Record<string, Picture> = {
  // Seats: sun, moon, star, comet.
  s1: { line: "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2", fill: "M12 7.500a4.500 4.500 0 1 1-.01 0z" },
  s2: { fill: "M15 3a9.300 9.300 0 1 0 6 14A8.500 8.500 0 0 1 15 3z" },
  s3: { fill: "M12 1.500l2.400 8.100 8.100 2.400-8.100 2.400L12 22.500l-2.400-8.100L1.500 12l8.100-2.400z" },
  s4: { fill: "M16 4a4.500 4.500 0 1 1-.01 0z", line: "M12 12 3 21M14 14l-6 7M10 10l-7 6" },
  // Cards.
  scientists: { line: "M9 3h6M10 3v6l-5.500 9.500c-.8 1.500 0 2.500 1.500 2.500h12c1.500 0 2.300-1 1.500-2.500L14 9V3M7.500 15h9M11 18h.01M14 17h.01" },
  engineers: { line: "M14.500 6.500a4 4 0 0 1 5-3.500l-2.700 2.700 1.500 1.500L21 4.500a4 4 0 0 1-5.500 5L7 18a2 2 0 1 1-2.500-2.500zM4 5l5 5M4 8l3-3" },
  portal: { line: "M12 3c3.500 0 6 4 6 9s-2.500 9-6 9-6-4-6-9 2.500-9 6-9zM12 6.500c2 0 3 2.500 3 5.500s-1 5.500-3 5.500-3-2.500-3-5.500 1-5.500 3-5.500zM2 12h4M18 12h4" },
  harvester: { line: "M3 17h12l3-6h3M6 17V9h6l2 8M7 20.500a1.800 1.800 0 1 1-.01-3.500M15 20.500a1.800 1.800 0 1 1-.01-3.500M21 8v6M18 8.500l3-1M18 13.500l3 1" },
  excavator: { line: "M3 19h12M5 16h8l-1-5H7l-2 5zM10 11l3-6 6 3 1 5M17 13h5l-1 4h-3z" },
  plasma_furnace: { line: "M5 21V9l7-6 7 6v12zM12 10c2 2 3 3.500 3 5.500a3 3 0 0 1-6 0c0-1.500 1-2 1.300-3.500.8.4 1.200.8 1.400 1.400.4-1 .5-2 .3-3.400z" },
  standard_base: { line: "M4 21V12l8-5 8 5v9zM4 14h16M10 21v-4h4v4M12 7V3" },
  advanced_base: { line: "M3 21v-8l5-3v-4h8v4l5 3v8zM8 10h8M10 21v-4h4v4M12 6V2.500" },
  outpost: { line: "M5 21l2-9h10l2 9zM6 12l-1-6h3v2h2.500V6h3v2H16V6h3l-1 6M10 21v-4h4v4" },
  metroplex: { line: "M2 21h20M4 21v-9h4v9M8 21V6h4v15M12 21V3h4v18M16 21V9h4v12M9.500 9h1M13.500 6.500h1M13.500 11h1M17.500 13h1" },
  assault_team: { line: "M12 3a3 3 0 1 1-.01 0zM6 21v-5c0-3 2.500-5 6-5s6 2 6 5v5M9 21v-4M15 21v-4M3 12l5 2" },
  armoured_core: { line: "M12 2.500l8 3.500v6c0 4.500-3.500 8-8 9.500C7.500 20 4 16.500 4 12V6zM8 9h8M9 13h6M12 6v11" },
  titan_force: { line: "M9 3h6v4H9zM6 8h12l1 6h-3l-1-2v9h-2.500v-5h-1v5H9v-9l-1 2H5z" },
  capital_army: { line: "M3 14l9-4 9 4-2 5H5zM12 10V3l6 2-6 2M7 19l-1 2.500M17 19l1 2.500M8 14.500h.01M12 14h.01M16 14.500h.01" },
  // Special actions and counters.
  move: { line: "M4 12h14M13 6l6 6-6 6" },
  research: { line: "M12 3c3.500 0 6 2.700 6 6 0 2.400-1.300 3.600-2.200 5-.5.800-.8 1.500-.8 2.500h-6c0-1-.3-1.700-.8-2.500C7.300 12.600 6 11.400 6 9c0-3.300 2.500-6 6-6zM9.500 19.500h5M10.500 22h3" },
  build: { line: "M14 4l6 6-3 3-6-6zM12 8l-9 9 4 4 9-9M14 4l2-2 6 6-2 2" },
  connect: { line: "M5 17C5 8 19 8 19 17M5 17a2 2 0 1 1-.01 0zM19 17a2 2 0 1 1-.01 0z" },
  gather: { line: "M12 2.500l6 7.500-6 11.500L6 10zM6 10h12M12 2.500V21.500" },
  deploy: { line: "M12 2v12M7 9.500l5 5 5-5M3 17l9 4.500 9-4.500" },
  resources: { fill: "M12 2.500l6 7.500-6 11.500L6 10z" },
  hand: { line: "M4 7l6-3 4 14-6 2zM12 5l5 .5-1.500 13M17 7l3.500 1.500-4 10" },
  deck: { line: "M6 3h11v15H6zM8.500 21H20V6.500" },
  discard: { line: "M4 8h11v13H4zM9 8l2-5 9.500 3.500L16 18" },
  territory: { line: "M12 2.500l8 4.700v9.600l-8 4.700-8-4.700V7.200z" },
  worlds: { line: "M12 5a7 7 0 1 1-.01 0zM2 15c2 2.500 8 1 12.500-2S23 6 21.500 5" },
  bases: { line: "M4 21V12l8-5 8 5v9zM12 7V3l4 1.500-4 1.500" },
  strongest: { line: "M5 3l9 9M19 3l-9 9M4 17l4 4M20 17l-4 4M6 19l6-6M18 19l-6-6" },
  crown: { fill: "M3 18.500 1.500 7l6 4.500L12 4l4.500 7.500 6-4.500L21 18.500zM3.500 20h17v2h-17z" },
  launch: { line: "M12 21V4M6 10l6-6 6 6" },
  landing: { line: "M12 3v17M6 14l6 6 6-6" },
  jump: { line: "M4 18C4 6 20 6 20 18M15 14l5 4 1.500-6" },
  walk: { line: "M4 12h14M13 6l6 6-6 6" },
  moved: { line: "M5 6l6 6-6 6M13 6l6 6-6 6" },
  fought: { line: "M5 4l14 14M19 4 5 18M3.500 15.500l5 5M20.500 15.500l-5 5" },
  attacks: { line: "M6 3h12M6 21h12M7 3c0 7 10 11 10 18M17 3c0 7-10 11-10 18" },
  war: { line: "M5 4l14 14M19 4 5 18M3.500 15.500l5 5M20.500 15.500l-5 5" },
  capture: { line: "M6 22V3M6 4c4-2.500 8 2.500 13 0v9c-5 2.500-9-2.500-13 0" },
  expansion: { line: "M12 9a3 3 0 1 1-.01 0zM12 9V3M12 15v6M9 12H3M15 12h6M12 3a1 1 0 1 1-.01 0M3 11a1 1 0 1 1-.01 2" },
};

const SORTS: Record<string, string> = { base: "bases", unit: "strongest" };

/** A picture by its name; an own card, which has none, has that of what it does. */
export function pictureOf(name: string, sort = ""): Picture | undefined {
  return PICTURES[name] ?? PICTURES[SORTS[sort] ?? sort];
}

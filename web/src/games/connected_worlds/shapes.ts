/** Pieces as they stand on the map, 24 × 24: a solid body, and the lights in its windows. */

export const UNIT = 24; // a unit's disc, from its middle to its edge,
export const NUMBER = 20; // and how high its number is written

interface Shape {
  body: string;
  lights: string;
}

const SHAPES: Record<string, Shape> = {
  assault_team: { body: "M12 1.500c3.200 4 4.300 8.500 4.300 12.500l4.700 5-5-1-1.500 3h-5L8 18l-5 1 4.700-5c0-4 1.100-8.500 4.300-12.500z", lights: "M12 8a2 2 0 1 1-.01 0z" },
  armoured_core: { body: "M3 12l3.500-6H11V1.500h2V6h4.500l3.500 6v6l-3 3.500H6L3 18z", lights: "M7 11h10v2.500H7z" },
  titan_force: { body: "M8.500 2h7v4.500h3.500l2 8h-3l-1.300-3v3l2.300 7.500h-4.600L13 16h-2l-1.400 6H5l2.300-7.500v-3L6 14.500H3l2-8h3.500z", lights: "M10 3.500h4v1.500h-4zM11 9h2v2.500h-2z" },
  capital_army: { body: "M12 1l3 6 6.500 4.500-1.200 5-4-1-1.800 6h-5l-1.800-6-4 1-1.200-5L9 7z", lights: "M11.200 5h1.600v3h-1.600zM7.500 11h2v2h-2zM11 11h2v2h-2zM14.500 11h2v2h-2z" },
  standard_base: { body: "M2.500 20v-5.500a9.500 9.500 0 0 1 9-9.500V2h1v3a9.500 9.500 0 0 1 9 9.500V20z", lights: "M6.500 14h2.500v2.500H6.500zM10.800 14h2.500v6h-2.500zM15 14h2.500v2.500H15z" },
  advanced_base: { body: "M2 20v-7l4.500-3V6h4V2h3v4h4v4l4.500 3v7z", lights: "M5.500 13H8v2.500H5.500zM10.800 8.500h2.500V11h-2.500zM10.800 14h2.500v6h-2.500zM16 13h2.500v2.500H16z" },
  outpost: { body: "M5 20l1.500-10h-2V4h3v2.500H10V4h4v2.500h2.500V4h3v6h-2L19 20z", lights: "M11 8.500h2V12h-2zM10.500 15h3v5h-3z" },
  metroplex: { body: "M1.500 20V11h4V7h4V2h5v4h4v4.500h4V20z", lights: "M3 13h1.600v1.600H3zM3 16.500h1.600v1.600H3zM6.800 9.500h1.600v1.600H6.800zM6.800 13h1.600v1.600H6.800zM11.200 4.500h1.600v1.600h-1.600zM11.200 8.500h1.600v1.600h-1.600zM13 13h1.600v1.600H13zM15.700 9h1.600v1.600h-1.600zM19.300 13.500h1.600v1.600h-1.600z" },
};

/** Of a card's piece; an own card, which has none, is a ship or a dome. */
export const shapeOf = (kind: string, base: boolean): Shape => SHAPES[kind] ?? SHAPES[base ? "standard_base" : "assault_team"]!;

const HOUSE = "l6-5 6 5v8h-12z";
const WINDOW = "h3v3h-3z";
const HOMES = 3; // on a claimed hex
const NEAR = 17; // from its middle, where the pieces stand
const WIDE = 9; // a settlement lies between this much nearer and farther

/** The houses of a claimed hex and their lit windows, the same ones every time; in space there are only lights. */
export function settlement(hex: string, { x, y }: { x: number; y: number }): Shape {
  let seed = [...hex].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  next();
  const spots = Array.from({ length: HOMES }, (_, at) => {
    const turn = (at / HOMES + next() * 0.25) * 2 * Math.PI;
    const far = NEAR + next() * WIDE;
    return `M${(x + Math.cos(turn) * far - 6).toFixed(1)} ${(y + Math.sin(turn) * far - 2).toFixed(1)}`;
  });
  const land = !hex.startsWith("S:");
  return { body: land ? spots.map((at) => at + HOUSE).join("") : "", lights: spots.map((at) => `${at}m4.500 1.500${WINDOW}`).join("") };
}

/** A link as a QR code: one path of squares, for a phone held beside the screen. */

import encode from "qr";

const QUIET = 4; // squares of white around it, as readers need them

export interface Code {
  size: number;
  path: string;
}

export function codeOf(link: string): Code {
  const rows = encode(link, "raw", { ecc: "medium", border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join("") };
}

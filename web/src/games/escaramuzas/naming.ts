/** Points have no names of their own: in sentences they are parts of the table. */

import type { Naming, Words } from "../../words";
import { areaName } from "./places";
import { placeOf } from "./table";

export default function naming(words: Words): Naming {
  return (kind, id) => (kind === "point" ? areaName(placeOf(id), words) : null);
}

/** Answers that end something: the turn (4.5), a base (9.14). */

import type { Manners } from "../../table/manners";

export const MANNERS: Manners = { grave: ["end", "raze"], after: ["4.1/round", "4.2/turn"] };

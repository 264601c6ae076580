/** Answers that end something: the round for a seat (5.6). */

import type { Manners } from "../../table/manners";

export const MANNERS: Manners = { grave: ["pass"] };

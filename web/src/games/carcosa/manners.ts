/** Answers that end something: the turn (4.4), the resistance to a collapse (9.23). */

import type { Manners } from "../../table/manners";

export const MANNERS: Manners = { grave: ["end", "accept"] };

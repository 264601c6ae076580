/** Answers that end something: the round for a seat (5.6); what a side's turn begins with (5.5). */

import type { Manners } from "../../table/manners";

export const MANNERS: Manners = { grave: ["pass"], begins: ["5.5/activates", "5.6/passes", "5.1/round"], after: ["5.1/round", "5.9/ends"] };

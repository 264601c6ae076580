/** Answers that end something: preparing (3.5), a fight (6.5), the hand one has (2.4). */

import type { Manners } from "../../table/manners";

export const MANNERS: Manners = { grave: ["done", "pass", "mulligan"] };

/** Answers that end something: the turn (4.4), the resistance to a collapse (9.23); and who is who. */

import type { Manners } from "../../table/manners";
import { namesIn } from "./names";

export const MANNERS: Manners = { grave: ["end", "accept"], after: ["1.3/turn", "6.1/ends"], naming: namesIn };

/** Which card of a pile an answer means; what a round's end brings is nobody's doing (3.3). */

import type { Manners } from "../../table/manners";
import { namesIn } from "./names";

export const MANNERS: Manners = { naming: namesIn, after: ["3.1/round", "3.3/ecosystem"] };

/** Which card of a pile an answer means. */

import type { Manners } from "../../table/manners";
import { namesIn } from "./names";

export const MANNERS: Manners = { naming: namesIn };

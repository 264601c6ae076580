/** What a round's end brings is nobody's doing (3.3). */

import type { Manners } from "../../table/manners";

export const MANNERS: Manners = { after: ["3.1/round", "3.3/ecosystem"] };

/** Answers that end something: preparing (3.5), a fight (6.5), the hand one has (2.4); what no Character here can do (6.12, 10.21); and what lies where. */

import type { Manners } from "../../table/manners";
import { namesIn } from "./names";

export const MANNERS: Manners = {
  grave: ["done", "pass", "mulligan"],
  after: ["3.1/turn", "3.10/round"],
  never: ["no_common", "no_passive", "no_way"],
  naming: namesIn,
};

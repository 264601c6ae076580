/** A card as it is printed, in the reader's language. */

export interface Face {
  id: string;
  name: string;
  type: string; // source, character, action, equipment, event, mob
  cost: number | null; // to enter (Sources, Equipment) or to use (Actions)
  stars: number;
  health: number;
  protection: number;
  speed: number;
  unique: boolean;
  group: string; // the first alliance, or "" for none: it colours the card
  text: string[]; // one line for each ability or effect
  abilities?: string[]; // ability ids: drawn as signs
}

/** Fixed order of card types, as on the deck builder's shelves. */
export const TYPES = ["character", "source", "action", "equipment", "event", "mob"];

/** A card as it is printed, in the reader's language (`CardFace` of the wire). */

export interface Line {
  kind: string;
  move: string;
  name: string;
  cost: number | null;
  hold: boolean;
  text: string;
  told: string;
}

export interface Face {
  id: string;
  name: string;
  title: string;
  type: string;
  cost: number | null;
  unique: boolean;
  numbers: Record<string, number>;
  marks: Record<string, string[]>;
  lines: Line[];
  text: string;
}

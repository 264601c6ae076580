/** A picture of 24 × 24: `fill` in the colour of the text, `line` as strokes. */

export interface Picture {
  fill?: string;
  line?: string;
  holes?: string; // drawn over the fill in the colour of what lies below
}

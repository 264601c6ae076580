/** Which part of a large board is seen: its middle in world pixels, and how large. */

const MOST = 8; // times larger than the whole in sight
const STEP = 1.3; // by one press of a key or button

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export class Camera {
  /** The viewport's size in page pixels. */
  wide = $state(1);
  high = $state(1);
  private chosen = $state<number | null>(null); // how much larger than the whole in sight
  private middle = $state.raw<Point | null>(null);

  constructor(
    private world: () => { width: number; height: number },
    /** Page pixels per world pixel below which a board does not open. */
    private legible: () => number = () => 0,
    private most = MOST,
  ) {}

  private get whole(): number {
    const { width, height } = this.world();
    return Math.min(Math.max(1, this.wide) / width, Math.max(1, this.high) / height); // 0 while it is being laid out
  }
  private get zoom(): number {
    return this.chosen ?? Math.min(this.most, Math.max(1, this.legible() / this.whole));
  }
  /** Page pixels per world pixel. */
  get scale(): number {
    return this.whole * this.zoom;
  }
  get near(): boolean {
    return this.zoom > 1.01;
  }
  /** Where the world's corner lies in the viewport. */
  get corner(): Point {
    const { width, height } = this.world();
    const at = this.middle ?? { x: width / 2, y: height / 2 };
    return { x: this.edge(at.x, width, this.wide), y: this.edge(at.y, height, this.high) };
  }
  /** The part of the world that is seen. */
  get seen(): Area {
    const { x, y } = this.corner;
    const { width, height } = this.world();
    const left = Math.max(0, -x / this.scale);
    const top = Math.max(0, -y / this.scale);
    return {
      x: left,
      y: top,
      width: Math.min(width - left, this.wide / this.scale),
      height: Math.min(height - top, this.high / this.scale),
    };
  }

  toWorld(point: Point): Point {
    return { x: (point.x - this.corner.x) / this.scale, y: (point.y - this.corner.y) / this.scale };
  }

  /** The corner for this middle, so that nothing empty is seen beyond an edge. */
  private edge(middle: number, size: number, room: number): number {
    const length = size * this.scale;
    if (length <= room) return (room - length) / 2;
    return Math.min(0, Math.max(room - length, room / 2 - middle * this.scale));
  }

  look(at: Point): void {
    this.middle = at;
  }
  shift(dx: number, dy: number): void {
    this.look(this.toWorld({ x: this.wide / 2 - dx, y: this.high / 2 - dy }));
  }
  /** Larger or smaller, the world under a point of the viewport staying there. */
  zoomAt(point: Point, factor: number): void {
    const held = this.toWorld(point);
    this.chosen = Math.min(this.most, Math.max(1, this.zoom * factor));
    const middle = { x: this.wide / 2 - point.x, y: this.high / 2 - point.y };
    this.look({ x: held.x + middle.x / this.scale, y: held.y + middle.y / this.scale });
  }
  step(way: number): void {
    this.zoomAt({ x: this.wide / 2, y: this.high / 2 }, STEP ** way);
  }
  /** No further than needed for a part of the world to be in sight. */
  show(area: Area): void {
    const { seen } = this;
    const over = (low: number, size: number, from: number, room: number): number =>
      low < from ? low - from : Math.max(0, low + size - from - room);
    this.shift(-over(area.x, area.width, seen.x, seen.width) * this.scale, -over(area.y, area.height, seen.y, seen.height) * this.scale);
  }
  /** As large as a part of the world fits. */
  frame(area: Area): void {
    const scale = Math.min(this.wide / area.width, this.high / area.height);
    this.chosen = Math.min(this.most, Math.max(1, scale / this.whole));
    this.look({ x: area.x + area.width / 2, y: area.y + area.height / 2 });
  }
  reset(): void {
    this.chosen = 1;
    this.middle = null;
  }
}

/** The connection to a table: comes again by itself, each time a little later. */

import type { FromClient, ToClient } from "../wire";

const BANNER_AFTER = 2000; // milliseconds without a connection
const FIRST = 250; // milliseconds before the first new attempt
const SLOWEST = 5000;
const CROWDED = 30_000; // the longest pause where the server asks to come later
const STEADY = 10_000; // a connection that lasted so long was a good one
const NO_TABLE = 1008; // close codes: coming again would not help
const COME_LATER = 1013;

export class Line {
  /** Whether the reader should be told that the connection is lost. */
  offline = $state(false);
  /** The server wants no further attempt. */
  ended = $state(false);
  private socket: WebSocket | null = null;
  private wait = FIRST;
  private timer = 0;
  private banner = 0;
  private steady = 0;
  private closed = false;

  constructor(
    private table: string,
    private opened: () => void,
    private receive: (message: ToClient) => void,
    private lost: () => void,
  ) {
    this.connect();
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A new greeting, at once. */
  again(): void {
    this.wait = FIRST;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    for (const timer of [this.timer, this.banner, this.steady]) clearTimeout(timer);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.steady = window.setTimeout(() => (this.wait = FIRST), STEADY);
      this.opened();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ToClient;
      if (message.type !== "refusal") this.found();
      this.receive(message);
    };
    socket.onclose = (event) => this.comeAgain(event.code);
  }

  private comeAgain(code: number): void {
    clearTimeout(this.steady);
    if (this.closed) return;
    this.lost();
    if (code === NO_TABLE) {
      this.ended = true;
      this.found();
      return;
    }
    if (!this.banner) this.banner = window.setTimeout(() => (this.offline = true), BANNER_AFTER);
    const pause = this.wait * (0.75 + Math.random() / 2); // not all at the same moment
    this.timer = window.setTimeout(() => this.connect(), pause);
    this.wait = Math.min(this.wait * 2, code === COME_LATER ? CROWDED : Math.max(SLOWEST, this.wait));
  }

  private found(): void {
    clearTimeout(this.banner);
    this.banner = 0;
    this.offline = false;
  }
}

/** A socket whose other end is the test. */

import { vi } from "vitest";
import type { FromClient, ToClient } from "../src/wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.lose(1000);
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }
  tell(message: ToClient): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  /** What was sent of a kind. */
  of<Kind extends FromClient["type"]>(kind: Kind): Extract<FromClient, { type: Kind }>[] {
    return this.sent.filter((one): one is Extract<FromClient, { type: Kind }> => one.type === kind);
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
export const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

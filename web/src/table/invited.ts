/** An invitation in a link: `#seat=2&invitation=…`; what follows # no server is told. */

export interface Invited {
  seat: number;
  token: string;
}

export function invitedTo(hash: string): Invited | null {
  const parts = new URLSearchParams(hash);
  const [seat, token] = [parts.get("seat") ?? "", parts.get("invitation")];
  return token && /^\d{1,2}$/.test(seat) ? { seat: Number(seat), token } : null;
}

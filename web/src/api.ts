/** The server's REST side: one function per path. */

import { device } from "./device";
import type {
  CardFace,
  Catalog,
  ContentText,
  ContentVerdict,
  FileCard,
  FileText,
  FileVerdict,
  Fork,
  GameCard,
  Holder,
  Join,
  LessonPage,
  LookedBack,
  Opened,
  Push,
  PushKey,
  PuzzleCard,
  PuzzlePage,
  Receipt,
  Refusal,
  Replay,
  Report,
  RulebookPage,
  SeatKey,
  SheetPage,
  TableCard,
  TableOrder,
  Verdict,
} from "./wire";

/** A refusal of the server, with its code and its sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Ask the server; with the operator's key, where only that opens. */
export async function ask(path: string, body?: unknown, key = ""): Promise<Response> {
  const shown: HeadersInit = key ? { authorization: `Bearer ${key}` } : {};
  const init: RequestInit =
    body === undefined
      ? { headers: shown }
      : { method: "POST", headers: { "content-type": "application/json", ...shown }, body: JSON.stringify(body) };
  const answer = await fetch(`/api${path}`, init);
  if (answer.ok) return answer;
  const text = await answer.text();
  let refusal: Partial<Refusal> = {};
  try {
    refusal = JSON.parse(text) as Partial<Refusal>;
  } catch {
    // not from our server: a proxy's page
  }
  throw new Refused(refusal.code ?? String(answer.status), refusal.message ?? answer.statusText);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await ask(path, body)).json() as Promise<T>;
}

const at = encodeURIComponent;

export const games = () => json<GameCard[]>("/games");
const own = (content: string, sign: string) => (content ? `${sign}content=${at(content)}` : "");
/** Texts of which each begins with a digit: so many signs are those of the one before. */
export function lengthened(texts: string[]): string[] {
  let last = "";
  return texts.map((text) => (last = last.slice(0, parseInt(text[0] ?? "", 36)) + text.slice(1)));
}

export const catalog = async (game: string, lang: string, content = ""): Promise<Catalog> => {
  const found = await json<Catalog>(`/games/${at(game)}/catalog/${lang}${own(content, "?")}`);
  const kinds = Object.entries(found.kinds).map(([kind, ids]) => [kind, lengthened(ids)]);
  return { ...found, texts: lengthened(found.texts), kinds: Object.fromEntries(kinds) as Catalog["kinds"] };
};

export const rulebook = (game: string, lang: string) => json<RulebookPage>(`/games/${at(game)}/rulebook/${lang}`);
export const sheet = (game: string, lang: string) => json<SheetPage>(`/games/${at(game)}/learn/${lang}`);
export const sheetPicture = (game: string, file: string) => `/api/games/${at(game)}/learn/pictures/${at(file)}`;
export const lesson = (game: string, name: string, lang: string) =>
  json<LessonPage>(`/games/${at(game)}/lessons/${at(name)}/${lang}`);
export const puzzles = (lang: string) => json<PuzzleCard[]>(`/puzzles/${lang}`);
export const daily = (lang: string) => json<PuzzleCard>(`/puzzles/${lang}/daily`);
export const puzzle = (game: string, number: number, lang: string) =>
  json<PuzzlePage>(`/games/${at(game)}/puzzles/${number}/${lang}`);
export const cards = (game: string, lang: string, content = "") =>
  json<CardFace[]>(`/games/${at(game)}/cards?lang=${lang}${own(content, "&")}`);
export const contentPath = (game: string) => `/api/games/${at(game)}/content`;
export const checkContent = (game: string, told: ContentText) =>
  json<ContentVerdict>(`/games/${at(game)}/content/check`, told);
export const files = (game: string, kind: string) => json<FileCard>(`/games/${at(game)}/files/${at(kind)}`);
export const checkFile = (game: string, kind: string, file: FileText, lang: string) =>
  json<FileVerdict>(`/games/${at(game)}/files/${at(kind)}/check?lang=${lang}`, file);
export const tables = () => json<TableCard[]>("/tables");
export const table = (id: string) => json<TableCard>(`/tables/${at(id)}`);
export const open = (order: TableOrder) => json<Opened>("/tables", { ...order, device: device() });
export const join = (id: string, who: Join) => json<SeatKey>(`/tables/${at(id)}/join`, { ...who, device: device() });
export const fill = (id: string, seat: number, level: string) =>
  json<TableCard>(`/tables/${at(id)}/bot`, { device: device(), seat, level });
export const pushKey = () => json<PushKey>("/push");
export const push = async (id: string, where: Push): Promise<void> => void (await ask(`/tables/${at(id)}/push`, where));
export const leave = (id: string, holder: Holder) => json<TableCard>(`/tables/${at(id)}/leave`, holder);
export const close = async (id: string): Promise<void> => void (await ask(`/tables/${at(id)}/close`, { device: device() }));
export const report = (id: string, what: Report) =>
  json<Receipt>(`/tables/${at(id)}/report`, { ...what, device: device() });
export const rematch = (id: string, holder: Holder) => json<Opened>(`/tables/${at(id)}/rematch`, holder);
export const recordPath = (id: string) => `/api/tables/${at(id)}/record`;
export const record = async (id: string) => (await ask(`/tables/${at(id)}/record`)).text();
export const replay = (id: string, first: number, count: number, seat: number) =>
  json<Replay>(`/tables/${at(id)}/replay?first=${first}&count=${count}&seat=${seat}`);
export const retell = (record: string, first: number, count: number, seat: number) =>
  json<Replay>("/replay", { record, first, count, seat });
export const analysis = (id: string) => json<LookedBack>(`/tables/${at(id)}/analysis`);
export const analyse = (id: string) => json<LookedBack>(`/tables/${at(id)}/analysis`, {});
export const analyseRecord = (record: string) => json<LookedBack>("/analysis", { record });
export const analysisOf = (key: string) => json<LookedBack>(`/analysis/${at(key)}`);
export const fork = (wish: Fork) => json<Opened>("/forks", { ...wish, device: device() });
export const verify = (text: string, lang: string) => json<Verdict>(`/verify?lang=${lang}`, { record: text });

import { createServer, type IncomingMessage } from "node:http";

/**
 * A back end whose list is as long as we like: log-in and the first pages come from the real one, then these pages are
 * given again and again under keys of our own, until so many rows were given. So a million rows need no database.
 * Run as `endless-list.ts <port> <address of the back end> <rows>`.
 */
const [port, target, rowsWanted] = [Number(process.argv[2]), process.argv[3] ?? "", Number(process.argv[4])];
const KEPT_PAGES = 20;
const PAGE_ROWS = 500;
const NEXT_KEY = /<((?:\w+:)?)KitasRaktas>([^<]*)<\/\1KitasRaktas>/;
const ASKED_KEY = /<((?:\w+:)?)Raktas>([^<]*)<\/\1Raktas>/;
const LIMIT = /<((?:\w+:)?)Kiekis>\d+/;
const ROW = /<(?:\w+:)?ParaiskosID>/g;

type Page = { body: string; rows: number };
const pages: Page[] = [];
/** Rows before the page of a key. */
const given: number[] = [];

createServer((request, response) => {
  if (request.method === "GET") return void response.end("ok");
  answer(request).then(
    (body) => response.writeHead(200, { "Content-Type": "text/xml; charset=utf-8" }).end(body),
    (error: unknown) => response.writeHead(502).end(String(error)),
  );
}).listen(port, "127.0.0.1");

async function answer(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const asked = Buffer.concat(parts).toString();
  const number = /^loop-(\d+)$/.exec(ASKED_KEY.exec(asked)?.[2] ?? "")?.[1];
  if (number === undefined) return firstPage(request, asked);
  return pageOf(Number(number));
}

/** What has no key of ours goes to the real back end; its list, when it is one, is read ahead and kept. */
async function firstPage(request: IncomingMessage, asked: string): Promise<string> {
  const body = await forward(request, asked);
  const key = NEXT_KEY.exec(body)?.[2];
  if (key === undefined || !/ListContracts/.test(asked)) return body;
  if (pages.length === 0) await keepPages(request, asked, key);
  given[0] = countRows(body);
  return body.replace(NEXT_KEY, "<$1KitasRaktas>loop-0</$1KitasRaktas>");
}

async function keepPages(request: IncomingMessage, asked: string, firstKey: string): Promise<void> {
  let key: string | undefined = firstKey;
  const limited = asked.replace(LIMIT, `<$1Kiekis>${PAGE_ROWS}`);
  for (let at = 0; at < KEPT_PAGES && key !== undefined; at += 1) {
    const body = await forward(request, limited.replace(LIMIT, `<$1Raktas>${key}</$1Raktas>$&`));
    key = NEXT_KEY.exec(body)?.[2];
    // The last page of the real list has no key that could be replaced.
    if (key !== undefined) pages.push({ body, rows: countRows(body) });
  }
}

function pageOf(number: number): string {
  const page = pages[number % pages.length];
  if (page === undefined) throw new Error("No page was kept");
  const before = given[number] ?? 0;
  given[number + 1] = before + page.rows;
  const isLast = before + page.rows >= rowsWanted;
  return page.body.replace(NEXT_KEY, isLast ? "" : `<$1KitasRaktas>loop-${number + 1}</$1KitasRaktas>`);
}

const countRows = (body: string): number => body.match(ROW)?.length ?? 0;

async function forward({ url = "/", headers }: IncomingMessage, body: string): Promise<string> {
  const response = await fetch(target + url, {
    method: "POST",
    headers: { "Content-Type": "text/xml; charset=utf-8", SOAPAction: String(headers["soapaction"] ?? "") },
    body,
  });
  return response.text();
}

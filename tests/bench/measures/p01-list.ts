import { randomBytes } from "node:crypto";
import { logIn } from "../../support/demo-session.ts";
import { envelopeOf } from "../../support/soap-call.ts";
import { buildPeer } from "../machinery/built-peer.ts";
import { freePort } from "../../support/free-port.ts";
import { startChild, type Child } from "../machinery/child.ts";
import { atLeast, atMost, type Figure } from "../machinery/figure.ts";
import { load, type Load } from "../machinery/load.ts";
import { alternate } from "../machinery/pairs.ts";
import { startBackEnd, startPortal, type BackEnd, type Portal } from "../machinery/portal.ts";
import { cellsOf, headsOf } from "../machinery/table-text.ts";
import { signIn, type Visitor } from "../machinery/visitor.ts";

const PAIRS = 9;
const INFORMATION_PAIRS = 4;
const RUN_MS = 1_200;
const WARM_UP_MS = 3_000;
const CONNECTIONS = 16;
const DEMO_ROWS = 5_000;
const ROWS = 50;

type Peer = { url: string; child: Child };
type Stage = { soapUrl: string; source: string; portal: Portal; seller: Visitor };

const pathOf = (rows: number) => `/applications?size=${rows}&from=`;

/** P1 and P3: the list of applications of a signed-in seller, answered from memory and by the embedded back end. */
export async function measureList(): Promise<Figure[]> {
  const backEnd = await startBackEnd(DEMO_ROWS);
  const replay = await startReplay(backEnd);
  try {
    const judged = await withPortal(replay.url, "answers from memory", async (stage) => [
      await measureThroughput(stage, ROWS, PAIRS),
      await measureThroughput(stage, 10, INFORMATION_PAIRS),
      await measureThroughput(stage, 100, INFORMATION_PAIRS),
    ]);
    const whole = await withPortal(backEnd.url, "embedded back end", async (stage) => [
      await measureThroughput(stage, ROWS, INFORMATION_PAIRS),
      await measureLatency(stage),
    ]);
    return [...judged, ...whole];
  } finally {
    await replay.child.end();
    await backEnd.child.end();
  }
}

async function startReplay(backEnd: BackEnd): Promise<{ url: string; child: Child }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild(process.execPath, ["tests/bench/machinery/replay.ts", String(port), backEnd.url]);
  await child.untilOk(url);
  return { url, child };
}

async function withPortal(
  soapUrl: string,
  source: string,
  measure: (stage: Stage) => Promise<Figure[]>,
): Promise<Figure[]> {
  const portal = await startPortal(soapUrl);
  try {
    return await measure({ soapUrl, source, portal, seller: await signIn(portal.url) });
  } finally {
    await portal.end();
  }
}

async function measureThroughput(stage: Stage, rows: number, pairs: number): Promise<Figure> {
  const { ours, peer, ratio } = await compare(stage, rows, pairs);
  const isJudged = pairs === PAIRS;
  return {
    id: "P1",
    what: `applications list, ${rows} rows, ${CONNECTIONS} connections, requests per second, ${stage.source}`,
    ours: `${ours.toFixed(0)}/s`,
    peer: `${peer.toFixed(0)}/s`,
    ratio: `${ratio.toFixed(2)} ×`,
    goal: isJudged ? "≥ 0.65 × (≥ 0.90 ×)" : "–",
    verdict: isJudged ? atLeast(ratio, 0.65, 0.9) : "for information",
  };
}

async function compare({ soapUrl, portal, seller }: Stage, rows: number, pairs: number) {
  const script = await buildPeer("list-server.tsx");
  const page = (await seller.get(pathOf(rows))).body.toString();
  const peer = await startPeer(script, soapUrl, rows, headsOf(page));
  try {
    await requireSameTable(page, peer, rows);
    const ofOurs: Load = {
      url: portal.url + pathOf(rows),
      cookie: seller.cookie,
      connections: CONNECTIONS,
      runMs: RUN_MS,
    };
    const ofPeer: Load = { url: peer.url, connections: CONNECTIONS, runMs: RUN_MS };
    await load({ ...ofOurs, runMs: WARM_UP_MS });
    await load({ ...ofPeer, runMs: WARM_UP_MS });
    const perSecond = async (asked: Load) => (await load(asked)).perSecond;
    return await alternate(
      pairs,
      () => perSecond(ofOurs),
      () => perSecond(ofPeer),
    );
  } finally {
    await peer.child.end();
  }
}

async function startPeer(script: string, soapUrl: string, rows: number, heads: readonly string[]): Promise<Peer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const search = pathOf(rows).replace("/applications?", "");
  // React is quick in production only, and there the modules of the portal want the whole configuration.
  const variables = {
    NODE_ENV: "production",
    SOAP_URL: `${soapUrl}/soap`,
    PUBLIC_ORIGIN: url,
    SESSION_KEYS: `peer:${randomBytes(32).toString("base64url")}`,
  };
  const child = startChild(process.execPath, [script, String(port), search, ...heads], variables);
  await child.untilOk(`${url}/ready`);
  return { url: `${url}/`, child };
}

/** Every cell of both tables must read the same before anybody is timed. */
async function requireSameTable(page: string, peer: Peer, rows: number): Promise<void> {
  const ours = cellsOf(page);
  const theirs = cellsOf(await (await fetch(peer.url)).text());
  if (ours.length !== rows) throw new Error(`P1: the list shows ${ours.length} rows, not ${rows}`);
  const wrong = ours.findIndex((cells, at) => cells.join("|") !== theirs[at]?.join("|"));
  if (wrong >= 0)
    throw new Error(`P1: row ${wrong}: ${ours[wrong]?.join("|")} differs from ${theirs[wrong]?.join("|")}`);
}

/** P3: the page through one connection against the answer of the back end alone, unread. */
async function measureLatency({ soapUrl, portal, seller }: Stage): Promise<Figure> {
  const sesija = await logIn(soapUrl, "jonas.s");
  const body = envelopeOf("ListContracts", { sesija, Skirtukas: 3, Kiekis: ROWS, SuKiekiais: "true" });
  const headers = { "Content-Type": "text/xml; charset=utf-8", SOAPAction: '"ListContracts"' };
  const medianMs = async (asked: Omit<Load, "connections" | "runMs">) =>
    (await load({ ...asked, connections: 1, runMs: RUN_MS / 2 })).medianMs;
  const { ours, peer, ratio } = await alternate(
    PAIRS,
    () => medianMs({ url: portal.url + pathOf(ROWS), cookie: seller.cookie }),
    () => medianMs({ url: `${soapUrl}/soap`, body, headers }),
  );
  return {
    id: "P3",
    what: `the same page, ${ROWS} rows, one connection, median`,
    ours: `${ours.toFixed(1)} ms`,
    peer: `${peer.toFixed(1)} ms`,
    ratio: `${ratio.toFixed(2)} ×`,
    goal: "≤ 1.8 × (≤ 1.3 ×)",
    verdict: atMost(ratio, 1.8, 1.3),
  };
}

import type { ServerResponse } from "node:http";
import { log } from "../app/platform/log.server.ts";
import { portalStore } from "../app/store/portal-store.server.ts";
import type { GuardedRequest } from "./guarded-request.ts";
import { readWholeBody } from "./read-body.ts";
import type { InFlight } from "./in-flight.ts";

const TICK_MS = 500;
const SICK_DELAY_MS = 1_000;
const STORE_CHECK_MS = 1_000;
const VERDICT_MS = 1_000;
const REPORT = { maxBytes: 16_384, maxMs: 5_000 };

/** What is asked about the process itself. Nothing of it tells versions, names or counts (R-L6). Each says whether the request was one of its own. */
export interface Probes {
  /**
   * `/healthz`: alive, that is the event loop is less than a second late. `/readyz`: takes work, that is the store can be written and the process is
   * not going down; the back end is no part of it, or its outage would take the portal away too.
   */
  answerHealth(guarded: GuardedRequest): boolean;
  /** `/csp-report` from browsers. */
  takeReport(guarded: GuardedRequest): boolean;
}

export function createProbes(inFlight: InFlight): Probes {
  const loopDelayMs = watchLoop();
  const verdict = sharing(takesWrites, VERDICT_MS);
  const isReady = async (): Promise<boolean> => !inFlight.isDraining() && (await verdict());
  return {
    answerHealth({ request, response, path }) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      if (path === "/healthz") return answer(response, loopDelayMs() < SICK_DELAY_MS);
      if (path === "/readyz") void isReady().then((ready) => answer(response, ready));
      return path === "/readyz";
    },
    takeReport(guarded) {
      const isReport = guarded.path === "/csp-report" && guarded.request.method === "POST";
      if (isReport) void readReport(guarded, inFlight);
      return isReport;
    },
  };
}

function answer(response: ServerResponse, good: boolean): true {
  response.statusCode = good ? 200 : 503;
  const word = good ? "ok\n" : "not ok\n";
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Content-Length", word.length);
  response.end(word);
  return true;
}

/** The work of one caller is the answer of all who ask while it runs, and for a while afterwards: a question costs no more, however often it is asked (R-L6). */
export function sharing<Verdict>(find: () => Promise<Verdict>, lifeMs: number): () => Promise<Verdict> {
  let shared: Promise<Verdict> | null = null;
  return () => {
    if (shared !== null) return shared;
    const found = find().finally(() => setTimeout(() => (shared = null), lifeMs).unref());
    return (shared = found);
  };
}

async function takesWrites(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), STORE_CHECK_MS).unref());
  const check = portalStore()
    .then(({ store }) => store.check())
    .then(
      () => true,
      () => false,
    );
  return Promise.race([check, late]);
}

/** Only the name of the violated directive is kept: a report quotes addresses and scripts. */
async function readReport({ request, response, requestId }: GuardedRequest, inFlight: InFlight): Promise<void> {
  const reading = readWholeBody(request, { ...REPORT, reserve: (bytes) => inFlight.reserve(response, bytes) });
  const end = await reading.end;
  const directive = /"(?:effective|violated)-?[dD]irective"\s*:\s*"([a-z-]{1,40})/.exec(
    reading.bytes().toString("latin1"),
  )?.[1];
  log("warn", "csp.violation", { rid: requestId, op: directive ?? "unknown" });
  if (end === "whole") response.writeHead(204).end();
  else response.writeHead(413, { Connection: "close" }).end();
}

/** How late the event loop was at its last tick. */
function watchLoop(): () => number {
  let due = performance.now() + TICK_MS;
  let delayMs = 0;
  setInterval(() => {
    delayMs = performance.now() - due;
    due = performance.now() + TICK_MS;
  }, TICK_MS).unref();
  return () => delayMs;
}

import http from "node:http";
import https from "node:https";
import { z } from "zod";
import { setPortalClock } from "./clock.ts";
import { environment } from "./env.server.ts";
import { errorFields, log } from "./log.server.ts";
import { processWide } from "./process-wide.ts";

/** What is known about the time. Both clocks are noted: the monotonic one stands still while a machine sleeps, the other is set by hand. */
interface TimeState {
  /** False from a failed reading to the next good one; true before the first. */
  known: boolean;
  readAt: { monotonicMs: number; wallMs: number } | null;
  running: Promise<void> | null;
}

const ANSWER = z.object({ now: z.number() });
const MAX_ANSWER_BYTES = 1_024;
const TRIES = 2;

const timeState = () => processWide<TimeState>("serverTime", () => ({ known: true, readAt: null, running: null }));

/**
 * Lets `portalClock` follow the time service (F-097), asking at most every ten seconds. A service that does not answer, or answers
 * nonsense, changes nothing: the clock goes on from the last good answer, no request waits for the service again until it has answered,
 * and `isServerTimeKnown` says so (F-101, R-G13). Never throws.
 */
export async function followServerTime(): Promise<void> {
  const state = timeState();
  if (isFresh(state)) return;
  state.running ??= readOnce(state).finally(() => (state.running = null));
  if (state.known) await state.running;
}

/**
 * Asks while the process starts, so that nothing is judged by this machine's clock. An answer that does not come then says little: a starting
 * process is slow itself. The first request asks again.
 */
export async function learnServerTime(): Promise<void> {
  await askService().then(believe, () => false);
}

/** Whether the last question to the time service was answered. */
export const isServerTimeKnown = (): boolean => timeState().known;

function isFresh({ readAt }: TimeState): boolean {
  if (readAt === null) return false;
  const maxAgeMs = environment().limits.timeReadMilliseconds;
  const ages = [performance.now() - readAt.monotonicMs, Date.now() - readAt.wallMs];
  return ages.every((age) => Math.abs(age) < maxAgeMs);
}

async function readOnce(state: TimeState): Promise<void> {
  try {
    if (!believe(await askService())) throw new RangeError("the time is not believable");
    state.known = true;
  } catch (error) {
    log("warn", "time.failed", { op: "time", ...errorFields(error) });
    state.known = false;
  }
  state.readAt = { monotonicMs: performance.now(), wallMs: Date.now() };
}

const believe = (serverMs: number): boolean => setPortalClock(serverMs, environment().limits.timeCorrectionHours);

/** A connection that breaks says nothing about the time; one more try, within the same deadline. */
async function askService(): Promise<number> {
  const { timeUrl, limits } = environment();
  const signal = AbortSignal.timeout(limits.timeSeconds * 1000);
  for (let attempt = 1; ; attempt += 1) {
    const askedAt = performance.now();
    try {
      const { now } = ANSWER.parse(JSON.parse(await fetchText(new URL(`${timeUrl}/now/0`), signal)));
      return now + (performance.now() - askedAt) / 2;
    } catch (error) {
      if (attempt === TRIES || signal.aborted || error instanceof SyntaxError || error instanceof z.ZodError)
        throw error;
    }
  }
}

/** Node's own client, as everywhere on the server: it follows no redirect and knows no proxy. Each question has a connection of its own. */
function fetchText(url: URL, signal: AbortSignal): Promise<string> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, { signal, agent: false, headers: { Accept: "application/json" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error("the time service refused"));
      collect(answer).then(resolve, reject);
    });
    asked.on("error", reject).end();
  });
}

async function collect(answer: http.IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) {
      answer.destroy();
      throw new RangeError("the answer is too long");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

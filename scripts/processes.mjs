/** The two processes of the product: the back end (embedded reference) and the portal behind its guard. */
import { nodeBinary, start } from "./prepare.mjs";

const PORTAL_PORT = Number(process.env.PORT ?? 3000);
const BACKEND_PORT = Number(process.env.BACKEND_PORT ?? 4010);
/** Where the back end puts its console (backend/src/environment.ts); there is none in production. */
const CONSOLE_PORT = Number(process.env.CONSOLE_PORT || BACKEND_PORT + 1000);
const START_SECONDS = 60;

/**
 * Bounds of the portal's heap: without them it grows with the memory of the machine before anything is collected (docs/performance.md, P6). A
 * request's bytes are not in it.
 */
export const PORTAL_HEAP = ["--max-semi-space-size=16", "--max-old-space-size=384"];

async function untilReady(name, url, child) {
  const deadline = Date.now() + START_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} stopped while starting`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not answer within ${START_SECONDS} s`);
}

const ended = (child) =>
  child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once("exit", resolve));

const HAS_CONSOLE = !process.env.SOAP_URL && process.env.NODE_ENV !== "production";

/** Who may frame the log-in: the console's page of a partner, unless the operator has named others. */
function framePartners() {
  if (process.env.FRAME_PARTNERS !== undefined || !HAS_CONSOLE) return {};
  return { FRAME_PARTNERS: `http://localhost:${CONSOLE_PORT},http://127.0.0.1:${CONSOLE_PORT}` };
}

/** The console sets the clock of a demo months ahead on purpose: the portal follows it. */
const limits = () => (process.env.LIMITS !== undefined || !HAS_CONSOLE ? {} : { LIMITS: "timeCorrectionHours=87600" });

/**
 * Starts the embedded back end (unless SOAP_URL names another one) and the portal beside it, and waits until both answer: the portal asks for
 * nothing before a page is asked for, and each loads its program on a core of its own (P13).
 * @returns the portal's address, the console's (null when there is none) and `stop`, which ends the portal first so that
 * no page loses its back end.
 */
export async function startBoth() {
  const children = [];
  const stop = async () => {
    for (const child of children.toReversed()) {
      child.kill("SIGTERM");
      await ended(child);
    }
  };
  const started = (command, args, variables) => {
    const child = start(command, args, variables);
    children.push(child);
    return child;
  };
  try {
    const starting = [];
    if (!process.env.SOAP_URL) {
      const backEnd = started(nodeBinary(), ["backend/src/main.ts"]);
      starting.push(untilReady("The back end", `http://127.0.0.1:${BACKEND_PORT}/healthz`, backEnd));
    }
    const portal = started(nodeBinary(), [...PORTAL_HEAP, "server/start.ts"], {
      PORT: String(PORTAL_PORT),
      ...framePartners(),
      ...limits(),
    });
    starting.push(untilReady("The portal", `http://127.0.0.1:${PORTAL_PORT}/readyz`, portal));
    await Promise.all(starting);
  } catch (error) {
    console.error(error.message);
    await stop();
    process.exit(1);
  }
  return {
    portalUrl: process.env.PUBLIC_ORIGIN ?? `http://localhost:${PORTAL_PORT}`,
    consoleUrl: HAS_CONSOLE ? `http://localhost:${CONSOLE_PORT}` : null,
    stop,
  };
}

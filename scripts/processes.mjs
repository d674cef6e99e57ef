/** The two processes of the product: the back end (embedded reference) and the portal behind its guard. */
import { nodeBinary, start } from "./prepare.mjs";

const PORTAL_PORT = Number(process.env.PORT ?? 3000);
const BACKEND_PORT = Number(process.env.BACKEND_PORT ?? 4010);
/** Where the back end puts its console (backend/src/environment.ts); there is none in production. */
const CONSOLE_PORT = Number(process.env.CONSOLE_PORT || BACKEND_PORT + 1000);

const PORTAL = "The portal";
const BACK_END = "The back end";

/** How often a start that takes long says that it still goes on: the first one fills the demo's database, minutes on a busy machine. */
const REPORT_SECONDS = 30;
const ANSWER_MS = 5_000;

/**
 * Bounds of the portal's heap: without them it grows with the memory of the machine before anything is collected (docs/performance.md, P6). A
 * request's bytes are not in it.
 */
export const PORTAL_HEAP = ["--max-semi-space-size=16", "--max-old-space-size=384"];

/** Waits as long as the process lives: only it knows how long its start takes, and a user who has waited enough can press Ctrl-C. */
export async function untilReady(name, url, child, { say = console.log, reportSeconds = REPORT_SECONDS } = {}) {
  const startedAt = Date.now();
  let reports = 0;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} stopped while starting`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
    if (answer?.ok) return;
    const seconds = Math.floor((Date.now() - startedAt) / 1000);
    if (seconds >= (reports + 1) * reportSeconds) {
      reports += 1;
      say(`${name} is still starting after ${seconds} s …`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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

export const BACK_END_MAIN = "backend/src/main.ts";
/** Where the back end answers SOAP. */
export const BACK_END_SOAP = `http://127.0.0.1:${BACKEND_PORT}/soap`;

/** The portal that is built. */
const BUILT_PORTAL = [...PORTAL_HEAP, "server/start.ts"];

/** Starts and ends both processes. */
function createProcesses() {
  const children = new Map();
  let stopping;
  const end = async (name) => {
    const child = children.get(name);
    if (child === undefined) return;
    children.delete(name);
    child.kill("SIGTERM");
    await ended(child);
  };
  return {
    /** Starts a process and waits until it answers; for ever when everything is being stopped. */
    async launch(name, url, args, variables) {
      if (stopping === undefined) {
        const child = start(nodeBinary(), args, variables);
        children.set(name, child);
        await untilReady(name, url, child).catch((error) => {
          if (stopping === undefined) throw error;
        });
      }
      if (stopping !== undefined) await new Promise(() => undefined);
    },
    end,
    /** Ends the portal first, so that no page loses its back end. */
    stop: () => (stopping ??= end(PORTAL).then(() => end(BACK_END))),
  };
}

/**
 * Starts the embedded back end (unless SOAP_URL names another one) and the portal beside it, and waits until both answer: the portal asks for
 * nothing before a page is asked for, and each loads its program on a core of its own (P13).
 * @param options.whenBuilt the portal starts after it; the back end does not wait
 * @param options.portal arguments of the portal's process
 * @param options.backEnd arguments of the back end's process
 * @param options.variables more variables of the portal
 * @param options.report is called with the name of each process that is ready
 * @returns the portal's address, the console's (null when there is none), `restartBackEnd`, `restartPortal` and `stop`.
 */
export async function startBoth({
  whenBuilt,
  portal = BUILT_PORTAL,
  backEnd = [BACK_END_MAIN],
  variables = {},
  report = () => undefined,
} = {}) {
  const { launch, end, stop } = createProcesses();
  const launchBackEnd = () => launch(BACK_END, `http://127.0.0.1:${BACKEND_PORT}/healthz`, backEnd);
  const launchPortal = () =>
    launch(PORTAL, `http://127.0.0.1:${PORTAL_PORT}/readyz`, portal, {
      PORT: String(PORTAL_PORT),
      ...framePartners(),
      ...limits(),
      ...variables,
    });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop().then(() => process.exit(0)));
  try {
    await Promise.all([
      process.env.SOAP_URL ? undefined : launchBackEnd().then(() => report(BACK_END)),
      Promise.resolve(whenBuilt)
        .then(launchPortal)
        .then(() => report(PORTAL)),
    ]);
  } catch (error) {
    console.error(error.message);
    await stop();
    process.exit(1);
  }
  return {
    portalUrl: process.env.PUBLIC_ORIGIN ?? `http://localhost:${PORTAL_PORT}`,
    consoleUrl: HAS_CONSOLE ? `http://localhost:${CONSOLE_PORT}` : null,
    restartBackEnd: () => end(BACK_END).then(launchBackEnd),
    restartPortal: () => end(PORTAL).then(launchPortal),
    stop,
  };
}

/** Says where both are, and who may log in. */
export function announce({ portalUrl, consoleUrl }) {
  const consoleLine = `\n  Console     ${consoleUrl} (SMS and e-mails that the demo caught, a partner's page)`;
  console.log(`
  Portal      ${portalUrl}${consoleUrl === null ? "" : consoleLine}
  Log-ins     jonas.s (seller) · vadove (supervisor) · vadyb2 (manager) · password Demo-2026!
  Stop        Ctrl-C
`);
}

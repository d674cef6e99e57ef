/**
 * A process that has loaded the built portal and runs one portal after the other, each with its own variables, port and store: loading the build and
 * warming it up takes ten times as long as a start. Each is started by the same code as `server/start.ts` starts one; what the portal keeps for its
 * process is forgotten in between.
 */
import { createRequire, enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { forgetProcessValues } from "./forget-process-values.ts";
import type { Variables } from "./portal-servers.ts";

/** What a host is told: the variables of a portal, and then to end it. */
export type PortalOrder = { readonly start: Variables } | { readonly end: true };

/** What it answers to the second: the code that a process would end with. */
export interface PortalEnd {
  readonly code: number;
}

const require = createRequire(import.meta.url);
const START = fileURLToPath(new URL("../../server/start.ts", import.meta.url));
const BOOT = new URL("../../server/boot.ts", import.meta.url).href;
const BUILD = fileURLToPath(new URL("../../build/server/index.js", import.meta.url));
const SERVE = require.resolve("@remix-run/serve/dist/cli.js");
const EVENTS = ["SIGTERM", "SIGINT", "SIGHUP", "SIGUSR2", "uncaughtException", "unhandledRejection"];

const exit = process.exit.bind(process);
const usualNow = Date.now;
let isEnding = false;
let starts = 0;

/** Nothing of an earlier portal is left: its variables, its clock, its values and its listeners. */
function forgetPortal(): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Date.now = usualNow;
  forgetProcessValues();
  for (const event of EVENTS) process.removeAllListeners(event);
}

/** Modules that Node would load before the program; a query makes them run again. */
async function preload(options = ""): Promise<void> {
  process.argv = [process.execPath, START];
  for (const [, path = ""] of options.matchAll(/--import (\S+)/g)) {
    await import(`${pathToFileURL(resolve(path)).href}?start=${starts}`);
  }
}

async function start(variables: Variables): Promise<void> {
  forgetPortal();
  isEnding = false;
  starts += 1;
  Object.assign(process.env, variables);
  await preload(variables["NODE_OPTIONS"]);
  process.argv = [process.execPath, SERVE, BUILD];
  await import(`${BOOT}?start=${starts}`);
  Reflect.deleteProperty(require.cache, SERVE);
  require(SERVE);
}

/** The portal ends as at a signal; only the end of the process itself is kept from it. A portal that ends unasked takes the process with it. */
process.exit = ((code = 0) => {
  if (!isEnding) exit(code);
  process.send?.({ code: Number(code) } satisfies PortalEnd);
}) as typeof process.exit;

function end(): void {
  isEnding = true;
  process.emit("SIGTERM");
}

enableCompileCache();
// A test run that is broken off leaves nothing behind.
process.on("disconnect", () => exit());
process.on("message", (order: PortalOrder) => {
  if ("end" in order) end();
  else void start(order.start);
});

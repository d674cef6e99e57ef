import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startBackEnd, type RunningBackEnd } from "./back-end.ts";
import { countServer } from "./count-server.ts";
import { freePort } from "./free-port.ts";
import { canBeLent, lendPortal, type LentPortal } from "./portal-hosts.ts";
import { newTestFolder } from "./run-folder.ts";
import { startSoapProxy, type SoapProxy } from "./soap-proxy.ts";
import { startVerifyProxy, type VerifyProxy } from "./verify-proxy.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const BUILD = join(ROOT, "build/server/index.js");

/** Nothing of the suite may meet a limit that it does not mean to meet: one machine and few users do everything. */
const GENEROUS = {
  sessionRequestsPerMinute: 10_000_000,
  parallelReads: 500,
  parallelDocuments: 500,
  loginAttemptsPerIp: 10_000_000,
  loginAttemptsPerAccount: 10_000_000,
  breakerCalls: 10_000_000,
  breakerLogins: 10_000_000,
  breakerConnectionFailures: 10_000_000,
  remindersPerIpHour: 10_000_000,
  resetsPerIpHour: 10_000_000,
  accountUpdatesPerHour: 10_000_000,
  nameLookupsPerHour: 10_000_000,
  nameLookupsPerShopDay: 10_000_000,
  takeOversPerHour: 10_000_000,
  debtQuestionsPerHour: 10_000_000,
  searchesPerMinute: 10_000_000,
  smsPerUserDay: 10_000_000,
  smsPerNumberDay: 10_000_000,
  smsPerShopDay: 10_000_000,
};

export type Limits = Readonly<Record<string, number>>;
export type Variables = Readonly<Record<string, string>>;

/** Variables of a portal for which so many minutes have passed, by its machine and by the time service: what waits for time need not be waited for. */
export const clockAhead = (minutes: number): Variables => ({
  NODE_OPTIONS: "--import ./tests/support/journey-later-clock.ts",
  JOURNEY_CLOCK_AHEAD_MINUTES: String(minutes),
});

/** Variables of a portal whose machine alone is wrong by so many minutes; the time service is right. */
export const machineClockAhead = (minutes: number): Variables => ({
  ...clockAhead(minutes),
  JOURNEY_CLOCK_ALONE: "on",
});

/** The same for one whose clock is set by so many minutes whenever the process gets SIGUSR2. */
export const machineClockJumping = (minutes: number): Variables => ({
  ...machineClockAhead(0),
  JOURNEY_CLOCK_JUMP_MINUTES: String(minutes),
});

/** The built portal, lent by a host or in a process of its own. */
export interface PortalProcess {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Everything it has printed. */
  output: () => string;
  /** Resolves with the exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Portal, proxies and back end. */
export interface PortalServers {
  backEnd: RunningBackEnd;
  proxy: SoapProxy;
  verify: VerifyProxy;
  portal: PortalProcess;
  /** Ends the portal and starts it again on the same store, with other variables if wanted. */
  restart: (signal: NodeJS.Signals, variables?: Variables) => Promise<void>;
  /** What every portal of this suite has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

export interface PortalOptions {
  limits?: Limits;
  variables?: Variables;
  /** The portal runs in a process that has run no other before. */
  isFresh?: boolean;
  /** The back end runs outside the test's process, which would end with it. */
  canKillBackEnd?: boolean;
}

const toText = (limits: Limits): string =>
  Object.entries({ ...GENEROUS, ...limits })
    .map(([name, value]) => `${name}=${value}`)
    .join(",");

/** Variables of every portal, besides its own. */
const usualVariables = (): Variables => ({ PATH: process.env["PATH"] ?? "", NODE_ENV: "test" });

/** Starts the portal's process without waiting for it. */
export function launchPortal(variables: Variables): LentPortal {
  countServer("portal process");
  const child = spawn(process.execPath, ["server/start.ts"], {
    cwd: ROOT,
    env: { ...usualVariables(), ...variables } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test run that is broken off leaves nothing behind.
  const orphan = () => child.kill("SIGKILL");
  process.once("exit", orphan);
  child.once("exit", () => process.off("exit", orphan));
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  }
  const exited = once(child, "exit").then(([code]) => code as number | null);
  return {
    child,
    output: () => text,
    async end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

function untilListening({ child, output }: LentPortal): Promise<void> {
  return new Promise((resolve, reject) => {
    const streams = [child.stdout, child.stderr];
    const leave = () => {
      for (const stream of streams) stream?.off("data", look);
      child.off("exit", fail);
    };
    const look = () => {
      if (!output().includes('"server.listening"')) return;
      leave();
      resolve();
    };
    const fail = (code: number | null) => {
      leave();
      reject(new Error(`the portal ended with ${String(code)}:\n${output()}`));
    };
    for (const stream of streams) stream?.on("data", look);
    child.once("exit", fail);
  });
}

/** Starts the portal and waits until it listens. @throws when it ends before, and when nothing was built */
export async function startPortal(variables: Variables, limits: Limits = {}, isFresh = false): Promise<PortalProcess> {
  if (!existsSync(BUILD)) throw new Error("There is no build: run `npx remix vite:build` first");
  const port = variables["PORT"] === undefined ? await freePort() : Number(variables["PORT"]);
  const dataDir = variables["DATA_DIR"] ?? newTestFolder("portal-store-");
  const origin = `http://127.0.0.1:${port}`;
  const address = { PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: dataDir };
  const all = { ...usualVariables(), ...address, LIMITS: toText(limits), ...variables };
  const portal = canBeLent(all) && !isFresh ? lendPortal(all) : launchPortal(all);
  await untilListening(portal);
  const { child, output, end } = portal;
  return { origin, port, pid: child.pid ?? 0, dataDir, output, end: (signal = "SIGTERM") => end(signal) };
}

/** Starts the real back end, a proxy in front of each of its services, and the real built portal. */
export async function startPortalServers(options: PortalOptions = {}): Promise<PortalServers> {
  const { limits = {}, variables = {}, isFresh = false, canKillBackEnd = false } = options;
  const backEnd = await startBackEnd({ canBeKilled: canKillBackEnd });
  const proxy = await startSoapProxy(backEnd.url);
  const verify = await startVerifyProxy(backEnd.url);
  const services = { SOAP_URL: proxy.url, VERIFY_URL: verify.url, TIME_URL: `${backEnd.url}/time` };
  const start = (more: Variables) => startPortal({ ...services, ...variables, ...more }, limits, isFresh);
  let printed = "";
  const servers: PortalServers = {
    backEnd,
    proxy,
    verify,
    portal: await start({}),
    async restart(signal, more = {}) {
      await servers.portal.end(signal);
      printed += servers.portal.output();
      const { port, dataDir } = servers.portal;
      servers.portal = await start({ PORT: String(port), DATA_DIR: dataDir, ...more });
    },
    output: () => printed + servers.portal.output(),
    async stop() {
      await servers.portal.end();
      await proxy.close();
      await verify.close();
      await servers.backEnd.stop();
      rmSync(servers.portal.dataDir, { recursive: true, force: true });
    },
  };
  return servers;
}

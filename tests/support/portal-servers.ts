import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startBackEnd, type RunningBackEnd } from "./back-end.ts";
import { startSoapProxy, type SoapProxy } from "./soap-proxy.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const BUILD = join(ROOT, "build/server/index.js");

/** Nothing of the suite may meet a limit that it does not mean to meet: one machine and few users do everything. */
const GENEROUS = {
  sessionRequestsPerMinute: 10_000_000,
  loginAttemptsPerIp: 10_000_000,
  loginAttemptsPerAccount: 10_000_000,
  breakerCalls: 10_000_000,
  breakerConnectionFailures: 10_000_000,
};

export type Limits = Readonly<Record<string, number>>;
export type Variables = Readonly<Record<string, string>>;

/** Variables of a portal whose clock is so many minutes ahead: what waits for time need not be waited for. */
export const clockAhead = (minutes: number): Variables => {
  const script = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
};

/** The built portal in a process of its own. */
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

/** Portal, proxy and back end. */
export interface PortalServers {
  backEnd: RunningBackEnd;
  proxy: SoapProxy;
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
}

const toText = (limits: Limits): string =>
  Object.entries({ ...GENEROUS, ...limits })
    .map(([name, value]) => `${name}=${value}`)
    .join(",");

/** A port of this machine that nobody uses now: the portal must know its own origin before it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** Starts the portal's process without waiting for it. */
export function launchPortal(variables: Variables): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ["server/start.ts"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...variables } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test run that is broken off leaves nothing behind.
  const orphan = () => child.kill("SIGKILL");
  process.once("exit", orphan);
  child.once("exit", () => process.off("exit", orphan));
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  }
  return { child, output: () => text };
}

async function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  const exited = once(child, "exit").then(([code]) => {
    throw new Error(`the portal ended with ${String(code)}:\n${output()}`);
  });
  while (!output().includes('"server.listening"')) {
    if (child.stdout === null || child.stderr === null) throw new Error("no output");
    await Promise.race([exited, once(child.stdout, "data"), once(child.stderr, "data")]);
  }
  exited.catch(() => undefined);
}

/** Starts the portal and waits until it listens. @throws when it ends before, and when nothing was built */
export async function startPortal(variables: Variables, limits: Limits = {}): Promise<PortalProcess> {
  if (!existsSync(BUILD)) throw new Error("There is no build: run `npx remix vite:build` first");
  const port = variables["PORT"] === undefined ? await freePort() : Number(variables["PORT"]);
  const dataDir = variables["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "portal-store-"));
  const origin = `http://127.0.0.1:${port}`;
  const address = { PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: dataDir };
  const { child, output } = launchPortal({ ...address, LIMITS: toText(limits), ...variables });
  await untilListening(child, output);
  const exited = child.exitCode === null ? once(child, "exit").then(([code]) => code as number | null) : null;
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    dataDir,
    output,
    end: async (signal = "SIGTERM") => {
      child.kill(signal);
      return exited ?? child.exitCode;
    },
  };
}

/** Starts the real back end, a proxy in front of it, and the real built portal. */
export async function startPortalServers({ limits = {}, variables = {} }: PortalOptions = {}): Promise<PortalServers> {
  const backEnd = await startBackEnd();
  const proxy = await startSoapProxy(backEnd.url);
  const start = (more: Variables) => startPortal({ ...variables, SOAP_URL: proxy.url, ...more }, limits);
  let printed = "";
  const servers: PortalServers = {
    backEnd,
    proxy,
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
      await servers.backEnd.stop();
      rmSync(servers.portal.dataDir, { recursive: true, force: true });
    },
  };
  return servers;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { countServer } from "./count-server.ts";
import { freePort } from "./free-port.ts";

/** The built portal behind its guard, in a process of its own. */
export interface RunningPortal {
  /** http://127.0.0.1:port, without a path. */
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Lines of its log so far. */
  readonly log: readonly string[];
  /** Ends it properly and keeps its data. */
  stop(): Promise<void>;
}

export interface PortalOptions {
  readonly backEndPort: number;
  /** The port and the folder of an earlier portal, to go on where it ended. */
  readonly again?: Pick<RunningPortal, "port" | "dataFolder">;
  /** Variables besides the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another server build than the project's. */
  readonly build?: string | undefined;
}

/** A whole suite comes from one address and mostly as one user: what stops a robot would stop it as well. */
const LIFTED = [
  "sessionRequestsPerMinute",
  "loginAttemptsPerAccount",
  "loginAttemptsPerIp",
  "remindersPerIpHour",
  "resetsPerIpHour",
  "nameLookupsPerHour",
  "nameLookupsPerShopDay",
  "smsPerUserDay",
  "smsPerNumberDay",
  "smsPerShopDay",
];

/** Starts `server/start.ts` over the build and waits until it listens; a process that ends before is an error with its log. */
export async function startPortal({ backEndPort, again, env = {}, build }: PortalOptions): Promise<RunningPortal> {
  const port = again?.port ?? (await freePort());
  const dataFolder = again?.dataFolder ?? mkdtempSync(join(tmpdir(), "portal-journey-"));
  const url = `http://127.0.0.1:${port}`;
  const start = ["server/start.ts", ...(build === undefined ? [] : [build])];
  countServer("portal process");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...start], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "test",
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      BACKEND_PORT: String(backEndPort),
      DATA_DIR: dataFolder,
      TEST_PERSONAL_CODES: "on",
      LIMITS: LIFTED.map((name) => `${name}=1000000`).join(","),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        log.push(line);
        if (line.includes('"ev":"server.listening"')) resolve();
      });
    }
    child.once("exit", (code) => reject(new Error(`The portal ended with ${code}: ${log.join("\n")}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { url, port, dataFolder, log, stop };
}

/** Removes what an ended portal has kept. */
export const removePortalData = ({ dataFolder }: RunningPortal): void =>
  rmSync(dataFolder, { recursive: true, force: true });

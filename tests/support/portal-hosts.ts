import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { countServer } from "./count-server.ts";
import type { PortalEnd, PortalOrder } from "./portal-host.ts";
import type { Variables } from "./portal-servers.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const HOST = fileURLToPath(new URL("./portal-host.ts", import.meta.url));

/** A portal that a host runs. */
export interface LentPortal {
  readonly child: ChildProcess;
  /** What this portal has printed. */
  readonly output: () => string;
  /** Ends it as a signal would. @returns the exit code; null: it was killed, and the host with it */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface Host {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
}

/** Hosts of this process that run no portal now. They end with this process. */
const free: Host[] = [];

/** A host preloads modules of this project as Node would; other options are for a process, and so are workers. */
export const canBeLent = ({ NODE_OPTIONS = "--import ./", WORKERS }: Variables): boolean =>
  WORKERS === undefined && /^--import \.\/\S*$/.test(NODE_OPTIONS);

function startHost(): Host {
  countServer("portal host");
  const child = fork(HOST, {
    cwd: ROOT,
    env: { NODE_ENV: "test" },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // The test's process ends when it wants to, and the host with it.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8");
  return { child, exited: new Promise((resolve) => child.once("exit", resolve)) };
}

/** Asks a host for a portal with these variables; the caller waits until it listens. */
export function lendPortal(variables: Variables): LentPortal {
  const host = free.pop() ?? startHost();
  const { child, exited } = host;
  countServer("portal in a host");
  let text = "";
  const collect = (piece: string) => (text += piece);
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream?.on("data", collect);
  child.send({ start: variables } satisfies PortalOrder);
  const endProperly = async () => {
    const answered = once(child, "message").then(([answer]) => (answer as PortalEnd).code);
    child.send({ end: true } satisfies PortalOrder);
    const code = await Promise.race([answered, exited]);
    // What it has printed comes another way than its answer.
    while (child.connected && !text.includes('"process.exit"')) await once(child.stdout ?? child, "data");
    for (const stream of streams) stream?.off("data", collect);
    if (child.connected) free.push(host);
    return code;
  };
  let ended: Promise<number | null> | null = null;
  return {
    child,
    output: () => text,
    end(signal) {
      if (ended !== null || child.exitCode !== null || child.signalCode !== null) return ended ?? exited;
      if (signal === "SIGTERM" || signal === "SIGINT") return (ended = endProperly());
      child.kill(signal);
      return exited;
    },
  };
}

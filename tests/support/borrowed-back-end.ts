import { connect, type Socket } from "node:net";
import type { HostOrder } from "./back-end-host.ts";
import { HOSTS_VARIABLE } from "./back-end-hosts.ts";
import { readLog, type ReadyLine, type Variables } from "./back-end-process.ts";
import { countServer } from "./count-server.ts";

/** A back end that a host runs. */
export interface BorrowedBackEnd extends ReadyLine {
  /** Ends the back end properly; the host stays. */
  readonly stop: () => Promise<void>;
  /** Ends the host with it, as a power cut would. */
  readonly kill: () => Promise<void>;
}

const order = (socket: Socket, text: HostOrder): void => void socket.write(`${JSON.stringify(text)}\n`);

/** Asks the hosts in turn, this worker's own first. @returns null: there is none, or all are taken */
export async function borrowBackEnd(variables: Variables, log: string[]): Promise<BorrowedBackEnd | null> {
  const ports = (process.env[HOSTS_VARIABLE] ?? "").split(",").filter((port) => port !== "");
  const own = workerIndex();
  for (const port of [...ports.slice(own), ...ports.slice(0, own)]) {
    const borrowed = await borrowFrom(Number(port), variables, log);
    if (borrowed !== null) return borrowed;
  }
  return null;
}

/** Place of this worker among those that run at the same time, for vitest and for Playwright. */
const workerIndex = (): number =>
  Number(process.env["TEST_PARALLEL_INDEX"] ?? Number(process.env["VITEST_POOL_ID"] ?? 1) - 1);

async function borrowFrom(port: number, variables: Variables, log: string[]): Promise<BorrowedBackEnd | null> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const closed = new Promise<null>((resolve) => socket.once("close", () => resolve(null)));
  order(socket, { start: variables });
  const ready = await Promise.race([readLog([socket], log), closed]);
  if (ready === null && log.length > 0) throw new Error(`The back end did not start: ${log.join("\n")}`);
  if (ready === null) return null;
  countServer("back end in a host");
  const { pid } = ready as ReadyLine & { pid: number };
  let isOver = false;
  void closed.then(() => (isOver = true));
  return {
    ...ready,
    async stop() {
      order(socket, { stop: true });
      await closed;
    },
    async kill() {
      // A second time there is nothing left to end, and another process may have the number.
      if (!isOver) process.kill(pid, "SIGKILL");
      await closed;
    },
  };
}

import { once } from "node:events";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";
import { startProgram } from "./back-end-process.ts";
import { countServer } from "./count-server.ts";

const HOST = "tests/support/back-end-host.ts";

/** Where a test finds the ports of the hosts, one for each test file that runs at the same time. */
export const HOSTS_VARIABLE = "BACK_END_HOSTS";

/** Where a host finds the port that it shall have; 0: any free one. */
export const HOST_PORT = "HOST_PORT";

interface Host {
  readonly port: string;
  readonly end: () => void;
}

/** A host that a test has killed comes again, on its port. */
async function startHost(): Promise<Host> {
  let isEnding = false;
  let host = launch("0");
  const port = String((await once(createInterface({ input: host.stdout }), "line"))[0]);
  const again = () => {
    if (isEnding) return;
    host = launch(port);
    host.once("exit", again);
  };
  host.once("exit", again);
  const end = () => {
    isEnding = true;
    host.stdin.end();
  };
  return { port, end };
}

function launch(port: string) {
  countServer("back end host");
  const host = startProgram(HOST, { [HOST_PORT]: port });
  host.stderr.pipe(process.stderr);
  return host;
}

/** Starts so many hosts; they end with the run, however it ends: their standard input does. @returns ends them */
export async function startHosts(count: number): Promise<() => void> {
  const hosts = await Promise.all(Array.from({ length: count }, startHost));
  process.env[HOSTS_VARIABLE] = hosts.map(({ port }) => port).join(",");
  return () => {
    for (const { end } of hosts) end();
  };
}

/** A host for each worker of vitest. */
export default ({ config }: TestProject): Promise<() => void> => startHosts(Number(config.maxWorkers));

import { once } from "node:events";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";
import { startProgram } from "./back-end-process.ts";

const HOST = "tests/support/back-end-host.ts";

/** Where a test finds the ports of the hosts, one for each test file that runs at the same time. */
export const HOSTS_VARIABLE = "BACK_END_HOSTS";

/** Starts a host for each worker; they end with the run, however it ends: their standard input does. */
export default async function startHosts({ config }: TestProject): Promise<() => void> {
  const hosts = Array.from({ length: Number(config.maxWorkers) }, () => startProgram(HOST));
  for (const { stderr } of hosts) stderr.pipe(process.stderr);
  const ports = await Promise.all(
    hosts.map(async ({ stdout }) => String((await once(createInterface({ input: stdout }), "line"))[0])),
  );
  process.env[HOSTS_VARIABLE] = ports.join(",");
  return () => {
    for (const { stdin } of hosts) stdin.end();
  };
}

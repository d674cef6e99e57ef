import { once } from "node:events";
import { readFileSync } from "node:fs";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Browsers and fetch refuse 10080, the highest of the ports that they hold for unsafe. */
const LOWEST = 10_081;
const RANGE_FILE = "/proc/sys/net/ipv4/ip_local_port_range";
/** Where the IANA range of ephemeral ports begins; other systems than Linux keep to it. */
const USUAL_FIRST_EPHEMERAL = 49_152;

/** The system gives the ports from here on to outgoing connections. */
function firstEphemeralPort(): number {
  try {
    return Number(readFileSync(RANGE_FILE, "utf8").trim().split(/\s+/u)[0]);
  } catch {
    return USUAL_FIRST_EPHEMERAL;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, "listening").then(
    () => true,
    () => false,
  );
  server.listen(port, "127.0.0.1");
  if (!(await listening)) return false;
  server.close();
  await once(server, "close");
  return true;
}

/**
 * A port that nothing listens on. It lies below those that the system gives to outgoing connections: one of these could be
 * taken by a connection of another test file before the server that it is meant for listens.
 */
export async function freePort(): Promise<number> {
  const first = firstEphemeralPort();
  for (;;) {
    const port = randomInt(LOWEST, first);
    if (await isFree(port)) return port;
  }
}

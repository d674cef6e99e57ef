/**
 * A process that has loaded the back end's modules and runs one back end after the other, each on its own store and ports: loading them takes ten times
 * as long as a start. What it was asked for comes over a connection, and the log goes back over it.
 */
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { startBackEnd, type BackEnd } from "../../backend/src/back-end.ts";
import { parseEnvironment } from "../../backend/src/environment.ts";
import { HOST_PORT } from "./back-end-hosts.ts";
import type { Variables } from "./back-end-process.ts";

/** What a host is told: the variables of a back end, and then to stop it. */
export type HostOrder = { readonly start: Variables } | { readonly stop: true };

let guest: Socket | null = null;
let running: Promise<BackEnd> | null = null;

/** What the process prints belongs to the log of the back end that runs. */
function relayOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const print = stream.write.bind(stream);
    stream.write = ((text: string) => (guest === null ? print(text) : guest.write(text))) as typeof stream.write;
  }
}

const say = (line: object): void => void guest?.write(`${JSON.stringify(line)}\n`);

async function start(variables: Variables): Promise<void> {
  try {
    running = startBackEnd(parseEnvironment(variables));
    const { address, consoleAddress } = await running;
    say({ ev: "back-end-ready", address, console: consoleAddress, pid: process.pid });
  } catch (error) {
    running = null;
    say({ ev: "back-end-failed", message: String(error) });
    guest?.end();
  }
}

/** Also when the test has gone without a word. */
async function stop(): Promise<void> {
  const ending = running;
  running = null;
  await (await ending)?.stop();
  guest?.end();
  guest = null;
}

function serve(socket: Socket): void {
  if (guest !== null) return void socket.destroy();
  guest = socket;
  socket.on("error", () => undefined).on("close", () => void (guest === socket && stop()));
  const orders = createInterface({ input: socket });
  orders
    .on("error", () => undefined)
    .on("line", (line) => {
      const order = JSON.parse(line) as HostOrder;
      void ("start" in order ? start(order.start) : stop());
    });
}

process.umask(0o077);
relayOutput();
process.stdin.resume().on("end", () => process.exit());
const server = createServer(serve).listen(Number(process.env[HOST_PORT]), "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? (address?.port ?? "") : ""}\n`);
});

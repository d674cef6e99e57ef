import { countServer } from "./count-server.ts";
import type { ReadyLine, Variables } from "./back-end-process.ts";

/** Where the back ends of a test file run: `here` is the test's own process. */
export const PLACE_VARIABLE = "BACK_END_PLACE";

/** A back end in this process. */
export interface LocalBackEnd extends ReadyLine {
  readonly stop: () => Promise<void>;
}

/** Logs of the back ends that run now. */
const logs = new Set<string[]>();

const isLogLine = (text: string): boolean => text.startsWith('{"ts":');

/** What the back end's log prints belongs to those that run; anything else is printed. */
function relayLog(): void {
  const print = process.stderr.write.bind(process.stderr);
  process.stderr.write = ((text: string, ...more: []) => {
    if (typeof text !== "string" || !isLogLine(text) || logs.size === 0) return print(text, ...more);
    for (const log of logs) log.push(text.trimEnd());
    return true;
  }) as typeof process.stderr.write;
}

let loading: ReturnType<typeof load> | null = null;

/** The back end's modules, loaded at the first use. */
async function load() {
  const [{ startBackEnd }, { parseEnvironment }] = await Promise.all([
    import("../../backend/src/back-end.ts"),
    import("../../backend/src/environment.ts"),
  ]);
  process.umask(0o077);
  relayLog();
  return (variables: Variables) => startBackEnd(parseEnvironment(variables));
}

/** Runs the whole back end in this process: it costs no process and no loading but the first. */
export async function runBackEndHere(variables: Variables, log: string[]): Promise<LocalBackEnd> {
  loading ??= load();
  const start = await loading;
  countServer("back end in a test's process");
  logs.add(log);
  try {
    const { address, consoleAddress, stop } = await start(variables);
    let ending: Promise<void> | null = null;
    const end = async () => {
      await stop();
      logs.delete(log);
    };
    return { ev: "back-end-ready", address, console: consoleAddress, stop: () => (ending ??= end()) };
  } catch (error) {
    logs.delete(log);
    throw new Error("The back end did not start", { cause: error });
  }
}

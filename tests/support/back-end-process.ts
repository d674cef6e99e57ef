import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { countServer } from "./count-server.ts";

const MAIN = "backend/src/main.ts";

/** Few generated rows: the stories are what tests are about. */
const TEST_DEMO_ROWS = "60";

export type Variables = Readonly<Record<string, string>>;

/** The line of a back end's log that names its addresses. */
export interface ReadyLine {
  readonly ev: string;
  readonly address: string;
  readonly console: string | null;
}

const isReadyLine = (value: unknown): value is ReadyLine =>
  typeof value === "object" && value !== null && "ev" in value && value.ev === "back-end-ready";

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Variables of every back end of a test. */
export const backEndVariables = (dataFolder: string, more: Variables = {}): Variables => ({
  NODE_ENV: "test",
  BACKEND_PORT: "0",
  DATA_DIR: dataFolder,
  DEMO_ROWS: TEST_DEMO_ROWS,
  ...more,
});

/** Adds each line that is printed to the log. @returns the line that names the addresses, once it comes */
export const readLog = (streams: readonly Readable[], log: string[]): Promise<ReadyLine> =>
  new Promise((resolve) => {
    for (const input of streams) {
      const lines = createInterface({ input });
      lines.on("line", (line) => {
        log.push(line);
        const parsed = parseLine(line);
        if (isReadyLine(parsed)) resolve(parsed);
      });
      // It hands on what happens to its input, whose end is waited for.
      lines.on("error", () => undefined);
    }
  });

/** Starts a program of this project that needs nothing of this process's environment but the path. */
export const startProgram = (
  program: string,
  variables: Variables = {},
): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: { PATH: process.env["PATH"] ?? "", ...variables } as unknown as NodeJS.ProcessEnv,
    stdio: "pipe",
  });

/** Starts the back end's process and waits until it serves. @throws when it ends before, with its log */
export async function launchBackEnd(variables: Variables, log: string[]): Promise<ReadyLine & { child: ChildProcess }> {
  countServer("back end process");
  const child = startProgram(MAIN, variables);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The back end ended with ${code}: ${log.join("\n")}`);
  });
  const ready = await Promise.race([readLog([child.stdout, child.stderr], log), ended]);
  ended.catch(() => undefined);
  return { ...ready, child };
}

/** Ends a process and waits for its end. */
export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

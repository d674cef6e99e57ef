import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A Node process of a test, with its lines as they come. */
export interface TestProcess {
  readonly child: ChildProcessWithoutNullStreams;
  /** Lines of the standard output so far. */
  readonly lines: readonly string[];
  /** Resolves with the first line for which the test holds. @throws when the process ends before */
  line(isWanted: (line: string) => boolean): Promise<string>;
  /** Resolves when the process has ended. */
  ended(): Promise<{ readonly code: number | null; readonly errors: string }>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a TypeScript file of the repository on this test's own Node; it ends with the test at the latest. */
export function startProcess(
  file: string,
  parameters: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): TestProcess {
  const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...parameters], { env: { ...process.env, ...variables } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const errors: Buffer[] = [];
  const exit = once(child, "close");
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  child.stderr.on("data", (data: Buffer) => errors.push(data));
  const errorText = () => Buffer.concat(errors).toString();
  return {
    child,
    lines,
    line: (isWanted) =>
      new Promise((resolve, reject) => {
        const found = lines.find(isWanted);
        if (found !== undefined) return resolve(found);
        reader.on("line", (line) => {
          if (isWanted(line)) resolve(line);
        });
        return void exit.then(() => reject(new Error(`The process ended: ${errorText()}`)));
      }),
    ended: async () => {
      const [code] = (await exit) as [number | null];
      return { code, errors: errorText() };
    },
    kill: async (signal) => {
      child.kill(signal);
      await exit;
    },
  };
}

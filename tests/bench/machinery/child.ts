import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const END_MS = 15_000;
const POLL_MS = 10;

const KEPT_VARIABLES = new Set(["PATH", "HOME"]);

/** What a measurement that failed has left behind ends with this process. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export type Variables = Readonly<Record<string, string>>;

export type Child = {
  readonly pid: number;
  /** The first line of its output that `isIt` accepts. @throws when the process ends before */
  untilLine(isIt: (line: string) => boolean): Promise<string>;
  /** Waits until the address answers 200; polled every 10 ms. @throws when the process ends before */
  untilOk(url: string): Promise<void>;
  write(line: string): void;
  end(): Promise<void>;
};

/** Starts a process in the root folder; nothing of the caller's environment but path and home reaches it. */
export function startChild(command: string, args: readonly string[], variables: Variables = {}): Child {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "pipe"],
    env: environmentWith(variables),
  });
  if (child.pid === undefined) throw new Error(`${command} did not start`);
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output = watchOutput(child);
  return {
    pid: child.pid,
    untilLine: output.untilLine,
    untilOk: (url) => untilOk(url, child, output.tail),
    write: (line) => child.stdin?.write(`${line}\n`),
    end: () => endChild(child),
  };
}

function environmentWith(variables: Variables): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) {
    if (!KEPT_VARIABLES.has(name)) Reflect.deleteProperty(environment, name);
  }
  return Object.assign(environment, variables);
}

const TAIL_LINES = 30;

function watchOutput(child: ChildProcess) {
  const tail: string[] = [];
  const waiting = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (tail.push(line) > TAIL_LINES) tail.shift();
        for (const take of waiting) take(line);
      }
    });
  }
  const untilLine = (isIt: (line: string) => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const take = (line: string) => {
        if (!isIt(line)) return;
        waiting.delete(take);
        resolve(line);
      };
      waiting.add(take);
      child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${tail.join("\n")}`)));
    });
  return { tail, untilLine };
}

async function untilOk(url: string, child: ChildProcess, tail: readonly string[]): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}:\n${tail.join("\n")}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), END_MS);
  await ended;
  clearTimeout(late);
}

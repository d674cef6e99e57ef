import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SERVE = join(ROOT, "node_modules/@remix-run/serve/dist/cli.js");
const BUILD = fileURLToPath(new URL("./portal-build-entry.ts", import.meta.url));

export interface LogLine {
  ev: string;
  [field: string]: unknown;
}

export interface Portal {
  port: number;
  process: ChildProcess;
  dataDir: string;
  /** Everything it has printed. */
  output(): string;
  lines(): LogLine[];
  /** Resolves with the first line of that event, past or future. */
  sees(event: string, isMeant?: (line: LogLine) => boolean): Promise<LogLine>;
  /** Ends it with a signal; resolves with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A fresh folder that is gone after the test run. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), "portal-"));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const parse = (text: string): LogLine[] =>
  text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as LogLine];
    } catch {
      return [];
    }
  });

/** Starts the process without waiting for it to serve. */
export function launch(environment: Record<string, string> = {}, entry: string[] = [SERVE, BUILD]) {
  const dataDir = environment.DATA_DIR ?? freshFolder();
  const child = spawn(process.execPath, ["--expose-gc", "--import", join(ROOT, "server/boot.ts"), ...entry], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "test",
      PORT: "0",
      DATA_DIR: dataDir,
      ...environment,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
      for (const check of waiting) check();
    });
  }
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const sees = (event: string, isMeant: (line: LogLine) => boolean = () => true): Promise<LogLine> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = parse(text).find((line) => line.ev === event && isMeant(line));
        if (found === undefined) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      void exited.then((code) => reject(new Error(`ended with ${code} before ${event}:\n${text}`)));
      check();
    });
  return {
    process: child,
    dataDir,
    output: () => text,
    lines: () => parse(text),
    sees,
    exited,
    async end(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return exited;
    },
  };
}

/** Starts the portal and waits until it listens. */
export async function startPortal(environment: Record<string, string> = {}): Promise<Portal> {
  const launched = launch(environment);
  const line = await launched.sees("server.listening");
  return { ...launched, port: Number(line.port) };
}

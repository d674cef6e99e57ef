import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "../../../backend/src/store/folder-lock.ts";
import { prepareDataFolder } from "../../support/back-end.ts";
import { startProcess, type TestProcess } from "./child-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const dataFolder = temporaryFolder();
const START_MS = 300_000;

const start = (variables: Readonly<Record<string, string>> = {}): TestProcess =>
  startProcess("backend/src/main.ts", [], {
    BACKEND_PORT: "0",
    BACKEND_HOST: "127.0.0.1",
    DATA_DIR: dataFolder,
    DATABASE_URL: "",
    DEMO_ROWS: "20",
    NODE_ENV: "test",
    ...variables,
  });

interface Ready {
  readonly address: string;
  readonly engine: string;
  readonly seeded: boolean;
}

const readyOf = async (process: TestProcess): Promise<Ready> =>
  JSON.parse(await process.line((line) => line.includes("back-end-ready"))) as Ready;

test(
  "the back end tells its story once, serves, refuses a second process (R-J5) and ends cleanly on SIGTERM (R-J14)",
  async () => {
    const first = start();
    const ready = await readyOf(first);
    expect(ready).toMatchObject({ engine: "pglite", seeded: true });

    const [health, time, nothing, wsdl] = await Promise.all([
      fetch(`${ready.address}/healthz`),
      fetch(`${ready.address}/time/now/120`),
      fetch(`${ready.address}/nothing`),
      fetch(`${ready.address}/soap?wsdl`),
    ]);
    expect([health.status, time.status, nothing.status, wsdl.status]).toEqual([200, 200, 404, 200]);
    expect(await health.text()).toBe("ok\n");

    const second = await start().ended();
    expect(second.code).toBe(1);
    expect(second.errors).toContain(`in use by process ${first.child.pid}`);

    first.child.kill("SIGTERM");
    expect((await first.ended()).code).toBe(0);
    expect(first.lines.at(-1)).toContain("back-end-stopped");

    const again = start();
    expect(await readyOf(again)).toMatchObject({ seeded: false });
    again.child.kill("SIGINT");
    expect((await again.ended()).code).toBe(0);
  },
  START_MS,
);

test(
  "R-J13: a wrong variable ends the start with one line that names it",
  async () => {
    const { code, errors } = await start({ DEMO_ROWS: "many" }).ended();
    expect(code).toBe(1);
    expect(errors.trim().split("\n")).toHaveLength(1);
    expect(errors).toContain("DEMO_ROWS");
  },
  START_MS,
);

test(
  "R-J14: a port that is taken ends the start with one line, and the data folder is free again",
  async () => {
    const holder = start();
    const port = new URL((await readyOf(holder)).address).port;
    const otherFolder = await prepareDataFolder();
    onTestFinished(() => rmSync(otherFolder, { recursive: true, force: true }));
    const { code, errors } = await start({ BACKEND_PORT: port, DATA_DIR: otherFolder }).ended();
    expect(code).toBe(1);
    expect(errors).toContain("EADDRINUSE");
    lockFolder(join(otherFolder, "backend")).release();
    await holder.kill("SIGTERM");
  },
  START_MS,
);

import { once } from "node:events";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshFolder, type LogLine, removeFolder } from "./portal-process.ts";
import { cookieOf, get, post } from "./raw-client.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("P4: two workers share the port, the sessions and the folder; one that dies is replaced; a signal ends them all", async () => {
  const folder = freshFolder();
  const env = {
    PATH: process.env.PATH ?? "",
    PORT: "0",
    DATA_DIR: folder,
    WORKERS: "2",
  } as unknown as NodeJS.ProcessEnv;
  const child = spawn(
    process.execPath,
    [join(ROOT, "server/start.ts"), join(import.meta.dirname, "portal-build-entry.ts")],
    {
      cwd: ROOT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let text = "";
  child.stderr.resume();
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  const lines = (event: string) =>
    text
      .split("\n")
      .filter((line) => line.includes(`"ev":"${event}"`))
      .map((line) => JSON.parse(line) as LogLine);
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await once(child.stdout, "data");
  };
  await until(() => lines("server.listening").length === 2);
  const port = Number(lines("server.listening")[0]?.port);
  const Cookie = cookieOf(await post(port, "/login", "login=a&password=b"), "s");
  const probes = await Promise.all(Array.from({ length: 30 }, () => get(port, "/probe")));
  const pids = new Set(probes.map(({ body }) => Number(/"pid":(\d+)/.exec(body)?.[1])));
  expect(pids.size).toBe(2);
  const pages = await Promise.all(Array.from({ length: 10 }, () => get(port, "/news", { Cookie })));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  process.kill([...pids][0] ?? 0, "SIGKILL");
  await until(() => lines("server.listening").length === 3);
  expect((await get(port, "/news", { Cookie })).status).toBe(200);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect([code, lines("process.exit").length]).toEqual([0, 2]);
  removeFolder(folder);
});

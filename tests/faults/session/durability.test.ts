import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqliteStore } from "../../../app/store/sqlite-store.server.ts";
import { freshFolder, removeFolder } from "../guard/portal-process.ts";

let folder = "";
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => removeFolder(folder));

interface Child {
  process: ChildProcess;
  text: () => string;
  says: (isMeant: (text: string) => boolean) => Promise<void>;
}

function run(script: string, ...args: string[]): Child {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: {
      PATH: process.env.PATH ?? "",
      DATA_DIR: folder,
      LIMITS: "operationLeaseSeconds=1,operationWaitSeconds=5",
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  const says = async (isMeant: (text: string) => boolean) => {
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`${script} ended with ${String(code)} after saying ${JSON.stringify(text)}`);
    });
    while (!isMeant(text)) await Promise.race([once(child.stdout, "data"), ended]);
    ended.catch(() => {});
  };
  return { process: child, text: () => text, says };
}

const kill = async (child: Child) => {
  child.process.kill("SIGKILL");
  await once(child.process, "exit");
};

test("R-J3: what the store has acknowledged is there after kill -9, eight times in a row", async () => {
  for (let round = 0; round < 8; round += 1) {
    const writer = run("store-writer.ts");
    await writer.says((text) => text.split("\n").length > 150);
    await kill(writer);
    const acknowledged = writer.text().split("\n").slice(0, -1).map(Number);
    const last = new Map(acknowledged.map((at) => [at % 500, at]));
    const store = openSqliteStore(folder);
    for (const [slot, at] of last) expect(Number(await store.get(`key-${slot}`))).toBeGreaterThanOrEqual(at);
    await store.close();
  }
});

describe("R-I1: several processes, one effect", () => {
  test("three processes with five tries each carry every attempt out once, and all get the same answer", async () => {
    const rounds = 20;
    const children = Array.from({ length: 3 }, () => run("operation-runner.ts", String(rounds)));
    await Promise.all(children.map((child) => child.says((text) => text.includes("ready"))));
    for (const child of children) child.process.stdin?.write("go\n");
    await Promise.all(children.map((child) => once(child.process, "exit")));
    const effects = readFileSync(join(folder, "effects"), "utf8").trim().split("\n");
    expect(effects.map(Number).sort((one, two) => one - two)).toEqual(
      Array.from({ length: rounds }, (_, round) => round),
    );
    const answers = children.flatMap((child) =>
      child
        .text()
        .split("\n")
        .filter((line) => line.startsWith("["))
        .flatMap((line) => JSON.parse(line) as { state: string; value: string }[]),
    );
    expect(answers).toHaveLength(3 * 5 * rounds);
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["done"]));
    expect(new Set(answers.map(({ value }) => value)).size).toBe(rounds);
  });

  test("R-I3: a process killed in the middle leaves an unknown attempt that is not repeated", async () => {
    const first = run("operation-runner.ts", "1", "hang");
    await first.says((text) => text.includes("ready"));
    first.process.stdin?.write("go\n");
    await first.says((text) => text.includes("working"));
    await kill(first);
    const second = run("operation-runner.ts", "1");
    await second.says((text) => text.includes("ready"));
    second.process.stdin?.write("go\n");
    await once(second.process, "exit");
    const answers = JSON.parse(
      second
        .text()
        .split("\n")
        .find((line) => line.startsWith("[")) ?? "[]",
    ) as { state: string }[];
    expect(answers.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => "unknown"));
    expect(readFileSync(join(folder, "effects"), "utf8")).toBe("0\n");
  });
});

import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { audit, closeAudit, openAudit } from "../../../app/platform/audit.server.ts";
import { findBrokenLine } from "../../../app/platform/audit-chain.ts";
import { captureLog } from "../../../app/platform/log.server.ts";
import { processWide } from "../../../app/platform/process-wide.ts";
import { setLogUser, runInRequestScope } from "../../../app/platform/raw-response.server.ts";

type Line = Record<string, string | number | null>;

let folder = "";
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  folder = mkdtempSync(join(tmpdir(), "portal-audit-"));
});
afterEach(() => {
  closeAudit(0);
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** Every start has a file of its own: the next one begins at least a millisecond later. */
function open(configuration = "a1"): void {
  vi.setSystemTime(Date.now() + 1_000);
  openAudit(folder, { months: 24, configuration });
}
const names = () => readdirSync(folder).sort();
const textOfLast = () => readFileSync(join(folder, names().at(-1) ?? ""), "utf8");
const lines = (text = textOfLast()) =>
  text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Line]));
const events = () => lines().map(({ ev }) => ev);

/** What the guard knows of a request. */
const inRequest = (run: () => void, requestId = "r-1") =>
  runInRequestScope(
    {
      response: {} as ServerResponse,
      requestId,
      address: "192.0.2.77",
      user: null,
      audited: new Set(),
      draftSaved: false,
    },
    run,
  );

describe("R-L3: a line of the audit log", () => {
  test("has UTC time, request, user, shop, masked address and result", () => {
    open();
    inRequest(() => {
      setLogUser({ uid: "10101", shop: "101", role: 0 });
      audit("contract.made", { result: "ok", subject: 9_000_001 });
    });
    expect(lines()[1]).toMatchObject({
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ev: "contract.made",
      result: "ok",
      rid: "r-1",
      uid: "10101",
      shop: "101",
      ip: "192.0.2.0",
      subject: "9000001",
    });
  });

  test("a log-in names its user itself, an event of the guard its request", () => {
    open();
    inRequest(() => audit("login", { result: "ok", user: { id: "7", shopId: "101" } }));
    const request = { requestId: "r-2", address: "2001:db8:1:2::1" };
    audit("csrf.refused", { result: "refused", code: 403, request });
    expect(lines().slice(1)).toMatchObject([
      { ev: "login", uid: "7", shop: "101" },
      { ev: "csrf.refused", rid: "r-2", uid: null, ip: "2001:db8:1::", code: 403 },
    ]);
  });

  test("the same event told twice in one request is one line, in two requests two", () => {
    open();
    for (const id of ["r-1", "r-2"])
      inRequest(() => {
        audit("role.refused", { result: "refused", code: 403 });
        audit("role.refused", { result: "refused", code: 403 });
        audit("role.refused", { result: "refused", code: 1021 });
      }, id);
    expect(lines().map(({ rid, code }) => `${rid} ${code}`)).toEqual([
      " null",
      "r-1 403",
      "r-1 1021",
      "r-2 403",
      "r-2 1021",
    ]);
  });

  test("content never gets in: a subject is a number or a word of ours", () => {
    open();
    audit("upload.refused", { result: "refused", subject: "Emilija Išgalvotaitė 60302149977" });
    expect(lines().at(-1)?.["subject"]).toBeNull();
  });

  test("without a log of its own a process writes none, and no request is disturbed", () => {
    audit("login", { result: "ok" });
    expect(names()).toEqual([]);
  });

  test("what cannot be written raises the alarm in the ordinary log and stops no request", () => {
    open();
    const alarms: string[] = [];
    const restore = captureLog((line) => alarms.push(line));
    const opened = processWide("audit", (): { sink: { file: number } | null } => ({ sink: null }));
    closeSync(opened.sink?.file ?? -1);
    inRequest(() => audit("contract.made", { result: "ok", subject: 1001, user: { id: "7", shopId: "101" } }));
    opened.sink = null;
    restore();
    expect(alarms.map((line) => JSON.parse(line) as Line)).toEqual([
      expect.objectContaining({
        ev: "audit.notWritten",
        code: "EBADF",
        time: expect.stringMatching(/Z$/) as string,
        ...{ op: "contract.made", reason: "ok", rid: "r-1", uid: "7", shop: "101", ip: "192.0.2.0", subject: "1001" },
      }),
    ]);
  });

  test("a disk that fills up in the middle of a line leaves the log whole, and the alarm has what is missing", () => {
    const script = fileURLToPath(new URL("audit-writer.ts", import.meta.url));
    const { stdout } = spawnSync("bash", ["-c", `ulimit -f 2; "${process.execPath}" "${script}" "${folder}" 20`], {
      encoding: "utf8",
    });
    const written = lines();
    expect([findBrokenLine(textOfLast()), textOfLast().endsWith("\n")]).toEqual([null, true]);
    expect(written.length).toBeGreaterThan(3);
    const missing = stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Line]));
    const subjects = [...written.slice(1), ...missing].map(({ subject }) => subject);
    expect(subjects).toEqual(Array.from({ length: 20 }, (_, at) => String(at)));
  });
});

describe("R-L3: the chain", () => {
  test("a file is sound from start to stop; a line changed, added or taken out is found", () => {
    open();
    for (let at = 0; at < 5; at += 1) audit("export", { result: "ok", subject: at });
    closeAudit(0);
    const text = textOfLast();
    const all = text.split("\n");
    expect([findBrokenLine(text), events().at(0), events().at(-1)]).toEqual([null, "process.start", "process.stop"]);
    expect(findBrokenLine(text.replace('"subject":"2"', '"subject":"9"'))).toBe(4);
    expect(findBrokenLine(all.toSpliced(3, 1).join("\n"))).toBe(4);
    expect(findBrokenLine(all.toSpliced(3, 0, all[2] ?? "").join("\n"))).toBe(4);
    expect(findBrokenLine(`${text}{"ev":"login"}\n`)).toBe(8);
  });

  test("the next process goes on where the last one ended, and tells when its configuration is another", () => {
    open("a1");
    closeAudit(0);
    const end = lines().at(-1)?.["seal"];
    open("a1");
    expect([lines()[0]?.["prev"], events()]).toEqual([end, ["process.start"]]);
    closeAudit(0);
    open("b2");
    expect(events()).toEqual(["process.start", "config.changed"]);
  });

  test("a process that was killed in the middle of a line takes nothing from the next one", () => {
    open();
    const first = names()[0] ?? "";
    const seal = lines()[0]?.["seal"];
    closeAudit(0);
    writeFileSync(join(folder, first), readFileSync(join(folder, first), "utf8").split("\n")[0] + '\n{"ts":"20');
    open();
    expect(lines()[0]?.["prev"]).toBe(seal);
  });

  test("R-L8: files past their 24 months are removed at the next start", () => {
    open();
    closeAudit(0);
    const [old = ""] = names();
    const past = Date.now() / 1000 - 25 * 31 * 24 * 3600;
    utimesSync(join(folder, old), past, past);
    open();
    expect(names()).toHaveLength(1);
    expect(names()).not.toContain(old);
  });
});

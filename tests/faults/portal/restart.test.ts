import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startBackEnd } from "../../support/back-end.ts";
import { visitor } from "../../support/http-client.ts";
import { clockAhead, launchPortal } from "../../support/portal-servers.ts";
import { heldBack } from "../../support/soap-proxy.ts";
import { textAt } from "../../support/soap-answer.ts";
import { formNamed, pressed } from "./form-table.ts";
import { inParallel } from "./in-parallel.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

const key = (id: string, seed: number) =>
  `${id}:${Buffer.from(Array.from({ length: 32 }, (_, at) => (at * seed + 7) % 256)).toString("base64url")}`;
const [OLD, NEW] = [key("k1", 37), key("k2", 41)];

let stage: Stage;
const OPTIONS = { variables: { SESSION_KEYS: OLD }, limits: { operationLeaseSeconds: 4 }, canKillBackEnd: true };
useOwnStage(OPTIONS, async (opened) => {
  stage = opened;
});

const step = (application: number, number: number) => `/applications/edit/${application}/${number}`;

describe("R-J1: the portal is restarted", () => {
  test("answers under way are finished, the process ends with 0, and every session goes on", async () => {
    const application = await stage.application();
    const sellers = await Promise.all(
      [AUTHOR, AUTHOR, "sms.blogas", "pilnas", "kasa1", "vienas.s", "vadove", "vadyb2"].map(stage.logIn),
    );
    const [seller] = sellers;
    if (seller === undefined) throw new Error("nobody has logged in");
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    for (const operation of ["GetContract", "ListContracts", "SaveApplication"])
      stage.servers.proxy.fault(operation, heldBack(until));
    stage.servers.proxy.forget();
    const credit = formNamed("credit");
    const underWay = [
      ...[2, 3, 4, 5].map((number) =>
        seller.copy().get(number === 2 ? `/applications/add/2/${application}` : step(application, number)),
      ),
      seller.copy().get("/applications/export"),
      seller.copy().get("/applications"),
      seller.copy().post(credit.address({ application, contract: 0 }), { ...pressed(credit), ownFunds: "44,00" }),
    ];
    // One that has not been read yet would be refused: each must have asked the back end for something.
    const asking = () => new Set(stage.servers.proxy.calls.map(({ headers }) => headers["x-request-id"])).size;
    await expect.poll(asking, { timeout: 20_000 }).toBe(underWay.length);
    const exited = stage.servers.portal.end();
    release();
    const answers = await Promise.all(underWay);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 303]);
    expect(answers[4]?.bytes.subarray(0, 2).toString()).toBe("PK");
    expect(await exited).toBe(0);
    stage.servers.proxy.heal();
    await stage.servers.restart("SIGTERM");
    const after = await Promise.all(sellers.map((one) => one.get("/news")));
    expect(after.map(({ status }) => status)).toEqual(sellers.map(() => 200));
  });
});

describe("R-J3: the portal is killed", () => {
  test("sessions, drafts and a form opened before live on, three times in a row", async () => {
    const application = await stage.application();
    const seller = await stage.logIn(AUTHOR);
    const household = formNamed("household");
    const about = { application, contract: 0 };
    for (const round of [1, 2, 3]) {
      const opened = await readSeals(seller, household.address(about), "household");
      const typed = `Darbovietė ${round}`;
      await seller.post(household.address(about), {
        ...pressed({ ...household, button: "keepDraft" }),
        workplace: typed,
      });
      const reading = Promise.allSettled(Array.from({ length: 5 }, () => seller.copy().get("/applications")));
      await stage.servers.restart("SIGKILL");
      await reading;
      const page = await seller.get(household.address(about));
      expect([page.status, shownValue(page.body, "household", "workplace")]).toEqual([200, typed]);
      const saved = await seller.post(
        household.address(about),
        { ...opened, ...pressed(household), workplace: typed },
        {},
      );
      expect([round, saved.status]).toEqual([round, 303]);
    }
  });

  test("R-I3: killed in the middle of making a contract, the press after the restart finds it and makes no second", async () => {
    const application = await stage.application();
    const seller = await stage.logIn(AUTHOR);
    const form = await readSeals(seller, step(application, 5), "makeContract");
    stage.servers.proxy.forget();
    stage.servers.proxy.faultOnce("MakeContract", heldBack(new Promise(() => undefined)));
    const lost = seller.post(step(application, 5), { ...form, makeContract: "" }).catch(() => null);
    await expect.poll(() => stage.servers.proxy.writes(), { timeout: 20_000 }).toEqual(["MakeContract"]);
    const isMade = async () =>
      textAt((await stage.author("GetContract", { ParaiskosID: application })).fields, "Paraiska", "Busena");
    await expect.poll(isMade, { timeout: 20_000 }).toBe("1");
    await stage.servers.restart("SIGKILL");
    expect(await lost).toBeNull();
    stage.servers.proxy.forget();
    await expect
      .poll(async () => (await seller.post(step(application, 5), { ...form, makeContract: "" })).status, {
        timeout: 30_000,
        interval: 500,
      })
      .toBe(303);
    expect(stage.servers.proxy.writes()).toEqual([]);
  });
});

describe("R-J4: the back end is killed while contracts are made", () => {
  test("what was told as made is made, nothing is made twice, and pressing again finishes the rest", async () => {
    const applications = await Promise.all(Array.from({ length: 8 }, () => stage.application()));
    const seller = await stage.logIn(AUTHOR);
    const forms = new Map<number, Record<string, string>>();
    await inParallel(
      applications,
      async (id) => void forms.set(id, await readSeals(seller.copy(), step(id, 5), "makeContract")),
    );
    stage.servers.proxy.forget();
    const press = (id: number) => seller.copy().post(step(id, 5), { ...forms.get(id), makeContract: "" });
    const pressing = Promise.all(applications.map(press));
    await expect.poll(() => stage.servers.proxy.writes().length, { timeout: 20_000 }).toBeGreaterThan(1);
    const { backEnd } = stage.servers;
    await backEnd.kill();
    const first = await pressing;
    const again = await startBackEnd({ data: backEnd.data, env: { BACKEND_PORT: String(backEnd.port) } });
    stage.servers.backEnd = again;
    const numberOf = async (id: number) =>
      textAt((await stage.author("GetContract", { ParaiskosID: id })).fields, "Paraiska", "SutartiesNr");
    for (const [at, id] of applications.entries()) {
      expect([303, 502, 503]).toContain(first[at]?.status);
      // A refusal leads to the page as well: only the notice of the page tells them apart, the number tells the truth.
      if (first[at]?.status === 303) expect(await numberOf(id)).toMatch(/^PL\d{2}-\d{6}$/);
    }
    for (const id of applications) {
      const status = async () => (await press(id)).status;
      await expect.poll(status, { timeout: 60_000, interval: 250 }).toBe(303);
    }
    const numbers = await Promise.all(applications.map(numberOf));
    expect(new Set(numbers).size).toBe(applications.length);
    for (const id of applications) {
      const log = JSON.stringify((await stage.author("GetActionLog", { ParaiskosID: id })).fields);
      expect(log.match(/Sutartis sudaryta/g)).toHaveLength(1);
    }
  });
});

describe("R-A10: keys are rotated", () => {
  test("old sessions live while the old key is there, and end cleanly without it", async () => {
    const [used, idle] = [await stage.logIn(AUTHOR), await stage.logIn(AUTHOR)];
    await stage.servers.restart("SIGTERM", { SESSION_KEYS: `${NEW},${OLD}` });
    expect((await used.get("/news")).status).toBe(200);
    const fresh = await stage.logIn(AUTHOR);
    await stage.servers.restart("SIGTERM", { SESSION_KEYS: NEW });
    // What was written meanwhile has moved to the new key; what was not is lost with the old one.
    expect((await used.get("/news")).status).toBe(200);
    expect(verdictOf(await idle.get("/news"))).toBe("302 /login");
    expect((await fresh.get("/news")).status).toBe(200);
    expect((await idle.post("/login", formNamed("login").fields)).status).toBe(303);
    await stage.servers.restart("SIGTERM");
  });
});

describe("R-A6, F-095, F-107: half an hour without a click", () => {
  test("a seller is logged out and loses nothing typed; a manager goes on", async () => {
    const application = await stage.application();
    const about = { application, contract: 0 };
    const [seller, manager] = [await stage.logIn(AUTHOR), await stage.logIn("vadyb2")];
    const household = formNamed("household");
    await stage.servers.restart("SIGTERM", clockAhead(29));
    expect((await seller.get("/news")).status).toBe(200);
    await stage.servers.restart("SIGTERM", clockAhead(29 + 31));
    stage.servers.proxy.forget();
    const out = await seller.post(household.address(about), { ...pressed(household), workplace: "Tas pats darbas" });
    expect([verdictOf(out), stage.servers.proxy.operations()]).toEqual(["303 /login", []]);
    expect(verdictOf(await seller.get("/applications"))).toBe("302 /news");
    expect((await manager.get("/news")).status).toBe(200);
    await seller.get(household.address(about));
    const back = await seller.post("/login", { ...formNamed("login").fields, username: AUTHOR });
    expect(verdictOf(back)).toBe(`303 ${household.address(about)}`);
    expect(shownValue((await seller.get(household.address(about))).body, "household", "workplace")).toBe(
      "Tas pats darbas",
    );
  });

  test("after twelve hours every user logs in again", async () => {
    const manager = await stage.logIn("vadyb2");
    await stage.servers.restart("SIGTERM", clockAhead(60 + 12 * 60 + 1));
    expect(verdictOf(await manager.get("/news"))).toBe("302 /login");
  });
});

test("R-A1, O1: on plain-http loopback the cookies have neither prefix nor Secure", async () => {
  const browser = stage.guest();
  const [{ cookies: before }, { cookies: after }] = [
    await browser.get("/login"),
    await browser.post("/login", formNamed("login").fields),
  ];
  for (const line of [...before, ...after])
    expect(line).toMatch(/^[ps]=[\w-]*; Max-Age=\d+; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
});

describe("R-J13: a start that is not safe does not happen", () => {
  const GOOD = {
    NODE_ENV: "production",
    PUBLIC_ORIGIN: "https://portal.example",
    SESSION_KEYS: OLD,
    SOAP_URL: "https://soap.example/soap",
    VERIFY_URL: "https://soap.example/verify",
    TIME_URL: "https://soap.example/time",
  };
  const SHORT = `k1:${Buffer.from("hunter2hunter2").toString("base64url")}`;
  const REFUSED: [variable: string, variables: Record<string, string>][] = [
    ["PUBLIC_ORIGIN", { ...GOOD, PUBLIC_ORIGIN: "" }],
    ["PUBLIC_ORIGIN", { ...GOOD, PUBLIC_ORIGIN: "http://hunter2.example" }],
    ["PUBLIC_ORIGIN", { ...GOOD, PUBLIC_ORIGIN: "https://hunter2.example/path" }],
    ["SESSION_KEYS", { ...GOOD, SESSION_KEYS: "" }],
    ["SESSION_KEYS", { ...GOOD, SESSION_KEYS: SHORT }],
    ["SOAP_URL", { ...GOOD, SOAP_URL: "http://hunter2.example/soap" }],
    ["SOAP_URL", { ...GOOD, SOAP_URL: "https://user:hunter2@soap.example/" }],
    ["FRAME_PARTNERS", { ...GOOD, FRAME_PARTNERS: "https://*.hunter2.example" }],
    ["TEST_PERSONAL_CODES", { ...GOOD, TEST_PERSONAL_CODES: "on" }],
    ["LIMITS", { ...GOOD, LIMITS: "hunter2=1" }],
    ["DEBUG", { ...GOOD, DEBUG: "*soap*" }],
    ["PORTAL_SECRET", { ...GOOD, PORTAL_SECRET: "hunter2" }],
    ["PASSWORD_HASH", { ...GOOD, PASSWORD_HASH: "hunter2", WORKERS: "2" }],
  ];

  test("exit 1 and one line that names the variable and no value, with one process and with workers", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "portal-refused-"));
    await inParallel(REFUSED, async ([variable, variables]) => {
      const { child, output } = launchPortal({ PORT: "0", DATA_DIR: dataDir, ...variables });
      const [code] = await once(child, "close");
      expect([variable, code, output().trim().split("\n")]).toEqual([
        variable,
        1,
        [expect.stringMatching(new RegExp(`^${variable}: `))],
      ]);
      expect(output()).not.toContain("hunter2");
    });
    rmSync(dataDir, { recursive: true });
  });

  test("R-J5: a second portal on the same folder does not start", async () => {
    const { child, output } = launchPortal({ PORT: "0", DATA_DIR: stage.servers.portal.dataDir, SESSION_KEYS: OLD });
    const [code] = await once(child, "close");
    expect([code, /^DATA_DIR: /.test(output())]).toEqual([1, true]);
    expect((await stage.guest().get("/login")).status).toBe(200);
  });
});

test("R-J14: a portal whose log is not read any more still answers, and ends with a signal", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-unread-"));
  const { child, output } = launchPortal({ PORT: "0", DATA_DIR: dataDir, SOAP_URL: stage.servers.proxy.url });
  try {
    await expect.poll(output, { timeout: 30_000 }).toContain('"server.listening"');
    const origin = `http://127.0.0.1:${/"server.listening","port":(\d+)/.exec(output())?.[1]}`;
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    expect((await visitor(origin).get("/login")).status).toBe(200);
    child.kill("SIGTERM");
    await expect.poll(() => child.exitCode, { timeout: 5_000 }).toBe(0);
  } finally {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

testForLeaks(() => stage);

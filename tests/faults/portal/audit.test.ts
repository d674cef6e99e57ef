import { describe, expect, test } from "vitest";
import { findBrokenLine } from "../../../app/platform/audit-chain.ts";
import { answering, changed } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { ABOUT_A_REQUEST, auditFiles, auditLines, auditLinesOf } from "./audit-lines.ts";
import { formNamed, FORMS, pressed, type Subject } from "./form-table.ts";
import { findLeaks, testForLeaks } from "./leaks.ts";
import { readSeals } from "./page.ts";
import { AUTHOR, type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
let subject: Subject;
useOwnStage({}, async (opened) => {
  stage = opened;
  subject = await stage.subject();
});

const lines = () => auditLines(stage);
const linesOf = (run: () => Promise<unknown>) => auditLinesOf(stage, run);

const ABOUT_THE_AUTHOR = { ...ABOUT_A_REQUEST, uid: "10101", shop: "101" };
const OLD_BROWSER = {};

describe("R-L3: exactly one line for each event, with time, request, user, shop, masked address and result", () => {
  test("a log-in that succeeds", async () => {
    expect(await linesOf(() => stage.logIn(AUTHOR))).toEqual([
      expect.objectContaining({ ...ABOUT_THE_AUTHOR, ev: "login", result: "ok" }),
    ]);
  });

  test("a log-in that is refused: wrong password, unknown, blocked", async () => {
    const enter = (username: string, password: string) => stage.guest().post("/login", { username, password });
    const added = await linesOf(async () => {
      await enter("sms.blogas", "wrong");
      await enter("nera", "wrong");
      await enter("lukas.s", "Demo-2026!");
    });
    expect(added).toEqual(
      [1000, 1002, 1004].map((code) =>
        expect.objectContaining({ ...ABOUT_A_REQUEST, ev: "login", result: "refused", code, uid: null }),
      ),
    );
  });

  test("the attempt that locks the account", async () => {
    const attempt = () => stage.guest().post("/login", { username: "dublis1.s", password: "wrong" });
    const added = await linesOf(async () => {
      for (let time = 0; time < 5; time += 1) await attempt();
    });
    expect(added.map(({ ev, code }) => `${ev} ${code}`)).toEqual([
      ...Array<string>(4).fill("login 1000"),
      "login.locked 1001",
    ]);
  });

  test("an act that the role does not allow, found by the portal, and by the back end", async () => {
    const seller = await stage.as(AUTHOR);
    stage.servers.proxy.faultOnce(
      "GetContract",
      changed((xml) => xml.replace(/<(ParduotuvesID|PardavejoID)>\d+</g, "<$1>201<")),
    );
    const foreign = await linesOf(() => seller.get(`/applications/edit/${subject.application}/4`));
    expect(foreign).toEqual([
      expect.objectContaining({
        ...ABOUT_THE_AUTHOR,
        ev: "role.refused",
        result: "refused",
        subject: String(subject.application),
      }),
    ]);
    stage.servers.proxy.faultOnce("GetContract", answering(answer(1021)));
    const refused = await linesOf(() => seller.get(`/applications/edit/${subject.application}/4`));
    expect(refused).toEqual([
      expect.objectContaining({ ...ABOUT_THE_AUTHOR, ev: "role.refused", code: 1021, subject: "GetContract" }),
    ]);
  });

  test("a form from elsewhere, and an old browser's form with a wrong token", async () => {
    const seller = await stage.as(AUTHOR);
    const credit = formNamed("credit");
    const foreign = await linesOf(() =>
      seller.post(credit.address(subject), pressed(credit), { Origin: "https://evil.test" }),
    );
    expect(foreign).toEqual([
      expect.objectContaining({ ...ABOUT_A_REQUEST, ev: "csrf.refused", result: "refused", code: 403 }),
    ]);
    const stale = await linesOf(() =>
      seller.post(credit.address(subject), { ...pressed(credit), _csrf: "zzzz.wrong" }, OLD_BROWSER),
    );
    expect(stale).toEqual([expect.objectContaining({ ...ABOUT_THE_AUTHOR, ev: "csrf.refused", code: 403 })]);
  });

  test.each(FORMS.map(({ form }) => form))("an old browser's form %s with a wrong token", async (name) => {
    const seller = await stage.as(AUTHOR);
    const entry = formNamed(name);
    const stale = await linesOf(() =>
      seller.post(entry.address(subject), { ...pressed(entry), _csrf: "zzzz.wrong" }, OLD_BROWSER),
    );
    expect(stale).toEqual([
      expect.objectContaining({ ...ABOUT_THE_AUTHOR, ev: "csrf.refused", result: "refused", code: 403 }),
    ]);
  });

  test.each(["/session", "/login/url_full", "/frame/login", "/password-remind"])(
    "a form of a guest at %s with a wrong token",
    async (address) => {
      const stale = await linesOf(() => stage.guest().post(address, { _csrf: "zzzz.wrong" }, OLD_BROWSER));
      expect(stale).toEqual([
        expect.objectContaining({ ...ABOUT_A_REQUEST, ev: "csrf.refused", result: "refused", code: 403, uid: null }),
      ]);
    },
  );

  test("an old browser's form with its right token is no event, also on the page with several forms", async () => {
    const seller = await stage.as(AUTHOR);
    const email = formNamed("contract-email");
    const page = `/applications/edit/${subject.contract}/5`;
    const seals = await readSeals(seller, page, "contract-email");
    const fields = { ...pressed(email), ...seals };
    expect(await linesOf(() => seller.post(email.address(subject), fields, OLD_BROWSER))).toEqual([]);
  });

  test("the list taken away as a file", async () => {
    const seller = await stage.as(AUTHOR);
    expect(await linesOf(() => seller.get("/applications/export"))).toEqual([
      expect.objectContaining({ ...ABOUT_THE_AUTHOR, ev: "export", result: "ok" }),
    ]);
  });

  test("a contract is made once, however often its form is sent; its signature is confirmed", async () => {
    const own = { ...subject, application: await stage.application() };
    const seller = await stage.as(AUTHOR);
    const make = formNamed("contract");
    const form = { ...pressed(make), _op: crypto.randomUUID() };
    const made = await linesOf(() => Promise.all([1, 2, 3].map(() => seller.copy().post(make.address(own), form))));
    expect(made).toEqual([
      expect.objectContaining({
        ...ABOUT_THE_AUTHOR,
        ev: "contract.made",
        result: "ok",
        subject: String(own.application),
      }),
    ]);
    const sign = formNamed("contract-signature");
    const signed = await linesOf(() => seller.post(sign.address({ ...own, contract: own.application }), pressed(sign)));
    expect(signed.map(({ ev }) => ev)).toEqual(["contract.signed"]);
  });

  test("start, stop, and another configuration at the next start", async () => {
    const before = lines().length;
    await stage.servers.restart("SIGTERM", { FRAME_PARTNERS: "https://partner.example" });
    expect(
      lines()
        .slice(before)
        .map(({ ev, result }) => `${ev} ${result}`),
    ).toEqual(["process.stop ok", "process.start ok", "config.changed ok"]);
  });
});

test("R-L3: the chain of every file is whole, and nothing personal stands in it", () => {
  const files = auditFiles(stage);
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(findBrokenLine)).toEqual(files.map(() => null));
  expect(
    findLeaks(files.join(""), ["jonas.s", "nera", "sms.blogas", "dublis1.s", "Demo-2026!", "60302149977"]),
  ).toEqual([]);
});

testForLeaks(() => stage);

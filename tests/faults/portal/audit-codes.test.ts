import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Visitor } from "../../support/http-client.ts";
import { messagesTo, moveClock } from "../../support/verify-call.ts";
import { droppingAnswer, refusing } from "../../support/verify-proxy.ts";
import { ABOUT_A_REQUEST, auditFiles, auditLinesOf } from "./audit-lines.ts";
import { findLeaks, testForLeaks } from "./leaks.ts";
import { CONTACT, givePassword, newestCode, typeCode, verified, waitingForCode, wrongCode } from "./second-factor.ts";
import { useTimedStage } from "./timed-stage.ts";

// The portal has a time service of its own: codes need the back end's clock moved, which would end the sessions here.
const timed = useTimedStage();
const get = () => timed().stage;
const linesOf = (run: () => Promise<unknown>) => auditLinesOf(get(), run);
const wordsOf = async (run: () => Promise<unknown>) =>
  (await linesOf(run)).map(({ ev, result, subject }) =>
    [ev, result, subject].filter((word) => word !== null).join(" "),
  );

const setPassword = (browser: Visitor, path: string, password: string) =>
  browser.post(path, {
    currentPassword: DEMO_PASSWORD,
    newPassword: password,
    repeatPassword: password,
    setPassword: "",
  });

/** The link in the letter of a reminder. */
async function resetLink(login: string): Promise<string> {
  const { backEnd } = get().servers;
  await moveClock(backEnd, 61);
  await get()
    .guest()
    .post("/password-remind", { email: `${login}@pavyzdys.example`, remind: "" });
  const letters = async () =>
    (await messagesTo(backEnd, `${login}@pavyzdys.example`)).flatMap(
      ({ content }) => /\/reset-password\/\S+/.exec(content) ?? [],
    );
  await expect.poll(letters, { timeout: 20_000 }).not.toEqual([]);
  return (await letters())[0] ?? "";
}

describe("R-L3: codes", () => {
  test("one that is sent and one that is right: a line each, about its user", async () => {
    const sent = await linesOf(() => waitingForCode(get(), "rasa.s"));
    expect(sent.map(({ ev }) => ev)).toEqual(["login", "code.sent"]);
    const user = { uid: sent[0]?.["uid"], shop: "101" };
    expect(sent[1]).toMatchObject({ ...ABOUT_A_REQUEST, ...user, ev: "code.sent", result: "ok", subject: "device" });
    const waiting = await waitingForCode(get(), "rasa.s");
    expect(await linesOf(() => typeCode(waiting.browser, waiting.code))).toEqual([
      expect.objectContaining({ ...ABOUT_A_REQUEST, ...user, ev: "code.checked", result: "ok", subject: "device" }),
    ]);
  });

  test("each wrong one is a line; one that the service was not asked about is none", async () => {
    const { browser, code } = await waitingForCode(get(), "vilte.s");
    const type = (typed: string) => () => typeCode(browser, typed);
    expect(await wordsOf(type(wrongCode(code)))).toEqual(["code.checked refused device"]);
    expect(await wordsOf(type(wrongCode(code)))).toEqual([]);
    expect(await wordsOf(type("12"))).toEqual([]);
    expect(await wordsOf(type(wrongCode(code, 2)))).toEqual(["code.checked refused device"]);
    expect(await wordsOf(type(code))).toEqual(["code.checked ok device"]);
  });

  test("one that may not be sent again yet is refused, one that cannot be sent has failed", async () => {
    const { browser } = await waitingForCode(get(), "vilte.s");
    const again = () => browser.post("/verify-device", { resend: "" });
    expect(await wordsOf(again)).toEqual(["code.sent refused device"]);
    get().servers.verify.fault("verify-contacts", refusing);
    expect(await wordsOf(again)).toEqual(["code.sent failed device"]);
    get().servers.verify.heal();
  });

  test("one whose answer is lost has failed: its outcome is unknown", async () => {
    const { browser, code } = await waitingForCode(get(), "rasa.s");
    get().servers.verify.fault("device-register", droppingAnswer);
    expect(await wordsOf(() => typeCode(browser, code))).toEqual(["code.checked failed device"]);
    get().servers.verify.heal();
  });
});

describe("R-L3: devices and log-ins that their owner ends", () => {
  test("a device that is forgotten, and the log-in on it that is refused afterwards", async () => {
    const browser = await verified(get(), "rasa.s");
    const other = await verified(get(), "rasa.s");
    const page = (await browser.get("/sessions")).body;
    const [, id = ""] = /name="device" value="(\d+)"/.exec(page) ?? [];
    expect(await wordsOf(() => browser.post("/sessions", { device: id, forgetDevice: "" }))).toEqual([
      `device.withdrawn ok ${id}`,
    ]);
    other.cookies.delete("s");
    expect(await wordsOf(() => givePassword(other, "rasa.s"))).toEqual(["login ok", "device.withdrawn refused"]);
  });

  test("other log-ins are ended: one line, however many; none when there were none", async () => {
    const [pc] = [await get().logIn("kasa1"), await get().logIn("kasa1"), await get().logIn("kasa1")];
    const endOthers = () => pc.post("/sessions", { endOthers: "" });
    expect(await wordsOf(endOthers)).toEqual(["session.ended ok"]);
    expect(await wordsOf(endOthers)).toEqual([]);
  });
});

describe("R-L3: passwords", () => {
  test("one that is changed by its owner, and one that is the present one; each try of the present one is a log-in", async () => {
    const seller = await get().logIn("pilnas");
    const refused = await linesOf(() => setPassword(seller, "/password-update", DEMO_PASSWORD));
    const about = { ...ABOUT_A_REQUEST, uid: expect.stringMatching(/^\d+$/) };
    expect(refused).toEqual([
      expect.objectContaining({ ...about, ev: "login", result: "ok" }),
      expect.objectContaining({ ...about, ev: "password.changed", result: "refused" }),
    ]);
    expect(await wordsOf(() => setPassword(seller, "/password-update", "Pakeistas-2026!"))).toEqual([
      "login ok",
      "password.changed ok",
    ]);
  });

  test("one that is set by a link, and a link that is used again", async () => {
    const link = await resetLink("vilte.s");
    expect(await wordsOf(() => setPassword(get().guest(), link, DEMO_PASSWORD))).toEqual(["password.reset refused"]);
    expect(await wordsOf(() => setPassword(get().guest(), link, "Atstatytas-2026!"))).toEqual(["password.reset ok"]);
    const again = await linesOf(() => setPassword(get().guest(), link, "Atstatytas-2027!"));
    expect(again).toEqual([
      expect.objectContaining({ ...ABOUT_A_REQUEST, uid: null, ev: "password.reset", result: "refused" }),
    ]);
  });
});

test("R-L3: neither codes, contacts, passwords nor links stand in the audit log", async () => {
  const code = await newestCode(get(), "rasa.s");
  const secrets = [...get().servers.verify.secrets, ...Object.values(CONTACT), "Pakeistas-2026!", "Atstatytas-2026!"];
  expect(findLeaks(auditFiles(get()).join(""), secrets)).toEqual([]);
  expect(auditFiles(get()).join("")).not.toContain(`"${code}"`);
});

testForLeaks(get);

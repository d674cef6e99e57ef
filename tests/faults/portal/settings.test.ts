import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../support/browser.ts";
import { findingText, textOf } from "../../support/journey-texts.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import { clockAhead } from "../../support/portal-servers.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, readSeals, verdictOf } from "./page.ts";
import { givePassword } from "./second-factor.ts";
import {
  askedOf,
  CODE_STEP,
  codeTo,
  findingAt,
  logInTo,
  NEW_PASSWORD,
  save,
  SETTINGS,
  shownIn,
  typeCode,
  wordsOf,
  type Fields,
} from "./settings-steps.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
// Codes move the back end's clock: hours must not pass for the sessions of the portal meanwhile.
useOwnStage({ variables: clockAhead(0) }, async (opened) => {
  stage = opened;
});

const lt = (key: string, params = {}) => textOf("lt", key, params);
const required = "required";

/** Idleness ends a session after 30 minutes. */
const IDLE_MINUTES = 31;

describe("F-124 to F-126: the form", () => {
  test("has every field with its label and what the browser may fill in; no password is in it", async () => {
    const browser = await logInTo(stage, "jonas.s");
    for (const language of LANGUAGES) {
      const { body } = await browser.get(`${SETTINGS}?lang=${language}`);
      const form = findForm(body, "settings") ?? "";
      const labels = [
        "settings:fields.method",
        "settings:fields.email",
        "settings:fields.phone",
        "settings:fields.currentPassword",
        "settings:fields.newPassword",
        "settings:fields.repeatPassword",
      ];
      for (const label of labels) expect(wordsOf(form)).toContain(textOf(language, label));
      expect(body).toContain(`<title>${textOf(language, "settings:title")}`);
      const autoComplete = [...form.matchAll(/autocomplete="([\w-]+)"/gi)].map(([, value]) => value);
      expect(autoComplete).toEqual(["email", "tel-national", "current-password", "new-password", "new-password"]);
      expect(form).toMatch(/<span>\+370<\/span><input[^>]*placeholder="6XX XXXXX"/);
      expect(form).toMatch(/<input[^>]*type="password"[^>]*name="newPassword"(?![^>]*value=)/);
    }
    expect(shownIn((await browser.get(SETTINGS)).body)).toEqual({
      method: "1",
      email: "jonas.s@pavyzdys.example",
      phone: "600 01000",
    });
  });
});

describe("F-127 to F-135: what is refused, in both languages, before any service is asked", () => {
  const WRONG: [what: string, change: Fields, field: string, finding: string][] = [
    ["F-127: a way that is none", { method: "0" }, "method", "choice.unknown"],
    ["F-127: a way that does not exist", { method: "9" }, "method", "choice.unknown"],
    ["F-127: no way", { method: "" }, "method", "choice.required"],
    ["F-128: a plus sign", { email: "jonas+1@x.lt" }, "email", "email.localPart"],
    ["F-128: a space", { email: "jo nas@x.lt" }, "email", "email.localPart"],
    ["F-128: no local part", { email: "@x.lt" }, "email", "email.format"],
    ["F-129: e-mail without an e-mail", { email: "" }, "email", required],
    ["F-130: SMS without a phone", { method: "2", phone: "" }, "phone", required],
    ["F-131: no mobile number", { phone: "51234567" }, "phone", "phone.prefix"],
    ["F-126: no present password", { currentPassword: "" }, "currentPassword", required],
    ["F-132: no password", { newPassword: "" }, "newPassword", required],
    ["F-133: no repetition", { repeatPassword: "" }, "repeatPassword", required],
    ["F-133: another repetition", { repeatPassword: "Nauja-2027!" }, "repeatPassword", "password.mismatch"],
  ];

  test.each(WRONG)("%s", async (_what, change, field, finding) => {
    const browser = await stage.as("jonas.s");
    stage.servers.verify.forget();
    stage.servers.proxy.forget();
    for (const language of LANGUAGES) {
      const answer = await save(browser, change, language);
      expect([answer.status, findingAt(answer.body, field).includes(findingText(language, finding))]).toEqual([
        400,
        true,
      ]);
      for (const [name, typed] of Object.entries(change))
        if (name === "email") expect(shownIn(answer.body).email).toBe(typed);
      expect(answer.body).not.toContain(NEW_PASSWORD);
    }
    expect(askedOf(stage)).toEqual([]);
  });

  test("F-132, F-134: everything that is wrong is told at once, every rule of the password too", async () => {
    const browser = await stage.as("jonas.s");
    const change = { method: "2", email: "jonas+1@x.lt", phone: "", newPassword: "abc", repeatPassword: "abd" };
    const { body } = await save(browser, change);
    for (const rule of ["length", "digit", "uppercase", "special"])
      expect(findingAt(body, "newPassword")).toContain(
        lt(`validation:password.${rule}`, { count: 8 }).replace(/\s/gu, " "),
      );
    expect(findingAt(body, "email")).toContain(lt("validation:email.localPart"));
    expect(findingAt(body, "phone")).toContain(lt("validation:required"));
    expect(findingAt(body, "repeatPassword")).toContain(lt("validation:password.mismatch"));
    expect(body).toContain(`<title>${lt("ui:error.title", { title: lt("settings:title") })}`);
  });

  test("F-135: both contacts at once: told at both; one of them is fine", async () => {
    const browser = await logInTo(stage, "jonas.s");
    const both = await save(browser, { email: "kitas@pavyzdys.example", phone: "612 00001" });
    for (const field of ["email", "phone"])
      expect(findingAt(both.body, field)).toContain(lt("validation:account.bothContactsChanged"));
    expect(shownIn(both.body)).toMatchObject({ email: "kitas@pavyzdys.example", phone: "612 00001" });
    expect(askedOf(stage)).toEqual([]);
    expect(verdictOf(await save(browser, { phone: "+370 612-00001" }))).toBe(`303 ${CODE_STEP}`);
  });

  test("R-E1, R-D5: fields that the form does not have do not reach the back end", async () => {
    const browser = await logInTo(stage, "isip.s");
    await save(browser, {
      Role: "1",
      EmailasPatvirtintas: "1",
      PardavejoID: "10101",
      email: "isip.b@pavyzdys.example",
    });
    await typeCode(browser, await codeTo(stage, "isip.b@pavyzdys.example"));
    const [sent] = stage.servers.proxy.calls.filter(({ operation }) => operation === "SaveSeller");
    expect(sent?.body).not.toContain("<Role>");
    expect(sent && argumentsOf(sent)["PardavejoVartotojas"]).toMatchObject({ PardavejoID: "40102", Loginas: "isip.s" });
  });
});

describe("F-149: an address that another user has", () => {
  test("is 900 before a code is sent, and what was typed stays", async () => {
    const browser = await logInTo(stage, "rita.s");
    for (const language of LANGUAGES) {
      const answer = await save(browser, { email: "rasa.s@pavyzdys.example" }, language);
      expect([answer.status, findingAt(answer.body, "email")]).toEqual([
        422,
        expect.stringContaining(textOf(language, "soap:900")),
      ]);
      expect(shownIn(answer.body).email).toBe("rasa.s@pavyzdys.example");
    }
    expect(new Set(askedOf(stage))).toEqual(new Set(["CheckEmailAvailability"]));
  });
});

describe("F-145: an account that a whole shop shares", () => {
  test("warns, and is saved only by a user who has confirmed the warning", async () => {
    const browser = await logInTo(stage, "kasa1");
    const [beforeFields] = (await browser.get(SETTINGS)).body.split('name="method"');
    expect(beforeFields).toContain(lt("settings:shared.warning"));
    const refused = await save(browser);
    expect(findingAt(refused.body, "agreed")).toContain(lt("validation:account.sharedNotConfirmed"));
    expect(askedOf(stage)).toEqual([]);
    expect(verdictOf(await save(browser, { agreed: "on" }))).toBe(`303 ${CODE_STEP}`);
    expect((await (await logInTo(stage, "jonas.s")).get(SETTINGS)).body).not.toContain(lt("settings:shared.warning"));
  });
});

describe("F-070, F-074: who has no way to get codes", () => {
  test("may open the settings and nothing else, and is all the way in after saving them", async () => {
    const browser = await logInTo(stage, "nauja.s");
    expect((await browser.get(SETTINGS)).body).toContain(lt("login:next.dataUpdate.text"));
    for (const path of ["/news", "/applications", "/password-update", "/sending-status/device"])
      expect([path, (await browser.get(path)).status === 200]).toEqual([path, false]);
    expect(shownIn((await browser.get(SETTINGS)).body).method).toBe("");
    expect(verdictOf(await save(browser, { method: "2" }))).toBe(`303 ${CODE_STEP}`);
    expect(verdictOf(await browser.get("/applications"))).toBe("302 /login");
    expect(verdictOf(await typeCode(browser, await codeTo(stage, "+37060001011")))).toBe("303 /applications");
    expect((await browser.get("/applications")).status).toBe(200);
    expect(verdictOf(await givePassword(stage.guest(), "nauja.s", NEW_PASSWORD))).toBe("303 /verify-device");
  });
});

describe("O2: what was typed is not lost", () => {
  test("a form that meets an expired session comes back after the log-in, without its passwords", async () => {
    const browser = await stage.logIn("ratas.s");
    await stage.servers.restart("SIGTERM", clockAhead(IDLE_MINUTES));
    const sent = await browser.post(SETTINGS, {
      method: "2",
      email: "ratas.b@pavyzdys.example",
      phone: "600 01018",
      save: "",
    });
    expect(verdictOf(sent)).toBe("303 /login");
    expect(verdictOf(await givePassword(browser, "ratas.s"))).toBe(`303 ${SETTINGS}`);
    const page = (await browser.get(SETTINGS)).body;
    expect(shownIn(page)).toMatchObject({ method: "2", email: "ratas.b@pavyzdys.example" });
    const discarded = await browser.post(SETTINGS, {
      ...(await readSeals(browser, SETTINGS, "discardDraft")),
      discardDraft: "",
    });
    expect(verdictOf(discarded)).toBe(`303 ${SETTINGS}`);
    expect(shownIn((await browser.get(SETTINGS)).body)).toMatchObject({
      method: "1",
      email: "ratas.s@pavyzdys.example",
    });
  });
});

describe("F-011, F-148, R-D6: whose page it is", () => {
  const openBy = async (login: string) => verdictOf(await (await stage.logIn(login)).get(SETTINGS));
  const nameLeadsTo = async (login: string) =>
    (await (await stage.logIn(login)).get("/news")).body.includes(`href="${SETTINGS}"`);

  test("sellers and supervisors; managers go to the news", async () => {
    expect(await Promise.all(["jonas.s", "vadove", "vadovas2"].map(openBy))).toEqual(["200", "200", "200"]);
    expect(await openBy("vadyb2")).toBe("302 /news");
    expect(verdictOf(await (await stage.logIn("vadyb2")).post(SETTINGS, { save: "" }))).toBe("303 /news");
    expect([await nameLeadsTo("jonas.s"), await nameLeadsTo("vadyb2")]).toEqual([true, false]);
  });

  test("in the other reading managers, and every other user goes to the news", async () => {
    await stage.servers.restart("SIGTERM", { SETTINGS_GUARD: "managers" });
    expect(await Promise.all(["jonas.s", "vadove"].map(openBy))).toEqual(["302 /news", "302 /news"]);
    expect(await openBy("vadyb2")).toBe("200");
    expect(await nameLeadsTo("jonas.s")).toBe(false);
    await stage.servers.restart("SIGTERM");
  });
});

test("R-C29: a user cannot try address after address", async () => {
  await stage.servers.restart("SIGTERM", { LIMITS: "accountUpdatesPerHour=3" });
  const browser = await stage.logIn("vienas.s");
  const statuses = [];
  for (let turn = 0; turn < 5; turn += 1)
    statuses.push((await save(browser, { email: "rasa.s@pavyzdys.example" })).status);
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
  expect(shownIn((await browser.get(SETTINGS)).body).email, "kept all the same").toBe("rasa.s@pavyzdys.example");
  expect(verdictOf(await stage.guest().post(SETTINGS, { save: "" }))).toBe("303 /login");
  await stage.servers.restart("SIGTERM");
});

testForLeaks(() => stage);

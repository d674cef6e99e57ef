import { describe, expect, test } from "vitest";
import { tryLogIn } from "../../support/demo-session.ts";
import type { Reply } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { answering } from "../../support/soap-proxy.ts";
import { answer } from "../../support/soap-stub.ts";
import { create, fieldsOf, LIST } from "./account-form.ts";
import { findForm, readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({}, async (opened) => {
  stage = opened;
});

const VELYVAS = 40103;
const LUKAS = 10203;

const main = () => stage.as("vadove");
const says = (reply: Reply, key: string, params = {}) =>
  expect(unescapeHtml(reply.body)).toContain(textOf("lt", key, params));

describe("F-399: the first password", () => {
  const OWN = { login: "rasyta.p", email: "rasyta.p@pavyzdys.example" };

  test("a supervisor may type it by the rules of passwords; a refused form does not show it again", async () => {
    const weak = await create(await main(), { ...OWN, password: "silpnas" });
    expect([weak.status, weak.body.includes('id="account-password-error"')]).toEqual([400, true]);
    expect(weak.body).not.toContain("silpnas");
    const by = await main();
    expect(verdictOf(await create(by, { ...OWN, password: "Pirmas-2026!" }))).toBe(`303 ${LIST}?search=rasyta.p`);
    says(await by.get(LIST), "accounts:done.createdWithPassword", { login: OWN.login });
    expect((await tryLogIn(stage.servers.backEnd.url, OWN.login, "Pirmas-2026!")).code).toBe(1009);
  });

  test("an account that is there has no such field, and a posted one changes nothing", async () => {
    const by = await main();
    const path = `${LIST}/edit/10302`;
    expect((await by.get(path)).body).not.toContain('name="password"');
    const form = { ...(await fieldsOf(by, path)), saveAccount: "", password: "Svetimas-2026!" };
    expect((await by.post(path, form)).status).toBe(303);
    expect((await tryLogIn(stage.servers.backEnd.url, "pilnas")).code).toBe(0);
  });
});

describe("what came of an act", () => {
  test("F-399: a save that is refused for want of a right (1021) says so above the form, and nothing typed is lost", async () => {
    const by = await main();
    const path = `${LIST}/edit/10302`;
    const form = { ...(await fieldsOf(by, path)), saveAccount: "", firstName: "Kornelija" };
    stage.servers.proxy.faultOnce("SaveSeller", answering(answer(1021)));
    const reply = await by.post(path, form);
    expect([reply.status, shownValue(reply.body, "account", "firstName")]).toEqual([403, "Kornelija"]);
    says(reply, "soap:1021");
  });

  test("F-404: an account that is not blocked is not said to be unblocked", async () => {
    const by = await main();
    // A page that was opened while there was a block.
    const seals = await readSeals(by, `${LIST}/unblock/${LUKAS}`, "unblock");
    expect((await by.post(`${LIST}/unblock/10302`, { ...seals, unblock: "" })).status).toBe(303);
    says(await by.get(LIST), "accounts:done.notBlocked", { login: "pilnas" });
  });

  test.each(["lt", "en"] as const)(
    "F-396, F-404: of an account that is not blocked nothing is asked @%s",
    async (language) => {
      const reply = await (await main()).get(`${LIST}/unblock/10302?lang=${language}`);
      expect(findForm(reply.body, "unblock")).toBeNull();
      expect(unescapeHtml(reply.body)).toContain(textOf(language, "accounts:ask.notBlocked.warning"));
      expect(unescapeHtml(reply.body)).not.toContain(textOf(language, "accounts:ask.unblock.warning"));
      expect(reply.body).toMatch(new RegExp(`href="${LIST}">${textOf(language, "accounts:warrants.back")}`));
    },
  );

  test.each(["lt", "en"] as const)(
    "F-400, F-401: a person who is inactive for want of a warrant is marked as having left, wherever it is offered @%s",
    async (language) => {
      const by = await stage.as("vadove4");
      const says = (key: string, params = {}) => textOf(language, `accounts:${key}`, params);
      const page = `${LIST}/deactivate/${VELYVAS}`;
      const offered = new RegExp(`href="${page}"[^>]*>([^<]*)<`);
      const offers = [`${LIST}?search=velyvas&`, `${LIST}/edit/${VELYVAS}?`, `${LIST}/warrants?`];
      for (const place of offers) {
        const shown = await by.get(`${place}lang=${language}`);
        expect([place, offered.exec(unescapeHtml(shown.body))?.[1]]).toEqual([place, says("act.markLeft")]);
      }
      const asked = unescapeHtml((await by.get(`${page}?lang=${language}`)).body);
      const [day = ""] = /\d{4}-\d\d-\d\d/.exec(asked.slice(asked.indexOf("<main"))) ?? [];
      expect(asked).toContain(says("ask.markLeft.warning", { day }));
      expect(asked).not.toContain(says("ask.deactivate.warning"));
    },
  );

  test("F-400, F-401: to activate a person whose warrant has lapsed says that the main user must confirm it first", async () => {
    const by = await stage.as("vadove4");
    const press = async (act: "deactivate" | "activate") => {
      const page = `${LIST}/${act}/${VELYVAS}`;
      const asked = await by.get(page);
      expect((await by.post(page, { ...(await readSeals(by, page, act)), [act]: "" })).status).toBe(303);
      return { asked, list: await by.get(LIST) };
    };
    says((await press("deactivate")).list, "accounts:done.markLeft", { login: "velyvas.s" });
    const { asked, list } = await press("activate");
    expect(unescapeHtml(asked.body)).toMatch(/terminas \d{4}-\d\d-\d\d praėjo.+„Patvirtinti įgaliojimus“/);
    expect(unescapeHtml(asked.body)).not.toContain(textOf("lt", "accounts:ask.activate.warning"));
    says(list, "accounts:done.activateUnconfirmed", { login: "velyvas.s" });
    says(list, "accounts:activity.warrant");
  });
});

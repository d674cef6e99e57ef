import { describe, expect, test } from "vitest";
import { callerOf, tryLogIn } from "../../support/demo-session.ts";
import type { Reply } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { create, CREATE, fieldsOf, LIST, NEW } from "./account-form.ts";
import { readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({}, async (opened) => {
  stage = opened;
});

const MAIN = "vadove";
const KLAIDA = 10204;
const LUKAS = 10203;
const VADOVE = 10190;
const FOREIGN = 30101;
const NOTICE = "patvirtinkite darbuotojų įgaliojimus";

const main = () => stage.as(MAIN);
const read = async (user: string, path: string) => (await stage.as(user)).get(path);
const says = (reply: Reply, key: string, params = {}) =>
  expect(unescapeHtml(reply.body)).toContain(textOf("lt", key, params));

/** Logins of the table, in its order. */
const loginsOn = (html: string): string[] =>
  [...html.matchAll(/<th scope="row"[^>]*>(?:<span>)?(?:<a [^>]*>)?([a-z0-9._-]+)/g)].map(([, login = ""]) => login);

describe("F-394, F-395: the list", () => {
  test("F-042, F-394: it stands in a supervisor's menu and has every column", async () => {
    expect((await read(MAIN, "/news")).body).toContain(`href="${LIST}"`);
    const { body } = await read(MAIN, LIST);
    const heads = [...body.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, head = ""]) => head.trim());
    expect(heads.map(unescapeHtml)).toEqual(
      [
        "firstName",
        "lastName",
        "login",
        "email",
        "phone",
        "role",
        "active",
        "shop",
        "lastLogin",
        "method",
        "block",
        "acts",
      ].map((name) => textOf("lt", `accounts:columns.${name}`)),
    );
    says(await read("vadovas2", LIST), "enumerations:authenticationMethod.none");
  });

  test("F-395: by shop at first, and by a column after a click on it", async () => {
    const { body } = await read(MAIN, LIST);
    const shops = [...body.matchAll(/<td data-label="Parduotuvė">([^<]*)</g)].map(([, shop = ""]) =>
      unescapeHtml(shop),
    );
    expect(shops).toEqual(shops.toSorted((one, other) => one.localeCompare(other, "lt")));
    expect(body).toContain("sort=login");
    const logins = loginsOn((await read(MAIN, `${LIST}?sort=login`)).body);
    expect(logins).toEqual(logins.toSorted());
    expect(loginsOn((await read(MAIN, `${LIST}?sort=login&dir=desc`)).body)).toEqual(logins.toReversed());
  });

  test("F-395, F-450: a search finds by words; one without a result says the text of 1090, one too long is told at its field", async () => {
    expect(loginsOn((await read(MAIN, `${LIST}?search=kaunas+blokas`)).body)).toEqual(["lukas.s"]);
    says(await read(MAIN, `${LIST}?search=zzz`), "soap:1090");
    expect((await read(MAIN, `${LIST}?search=${"a".repeat(61)}`)).body).toContain('id="filter-search-error"');
  });

  test("F-403: the shared account of a shop is marked, and its form warns and wants a tick", async () => {
    says(await read("vadovas2", LIST), "accounts:shared.badge");
    const by = await stage.as("vadovas2");
    const edit = `${LIST}/edit/20201`;
    says(await by.get(edit), "accounts:shared.warning");
    const fields = { ...(await fieldsOf(by, edit)), saveAccount: "" };
    const refused = await by.post(edit, fields);
    expect(refused.status).toBe(400);
    says(refused, "validation:account.sharedNotConfirmed");
    expect(verdictOf(await by.post(edit, { ...fields, agreed: "on" }))).toBe(`303 ${LIST}?search=kasa1`);
  });
});

describe("F-398, F-415: who may not", () => {
  test.each(["jonas.s", "vadyb2"])(
    "%s visiting any of the pages is at permission-denied, and posts nothing",
    async (user) => {
      const by = await stage.as(user);
      for (const path of [
        "",
        "/create",
        "/edit/10101",
        "/deactivate/10101",
        "/unblock/10203",
        "/warrants",
        "/export",
      ]) {
        const page = await by.get(`${LIST}${path}`);
        expect(page.status, path).toBe(403);
      }
      says(await by.get(LIST), "errors:permissionDenied.title");
      for (const path of ["/create", "/edit/10101", "/deactivate/10101", "/unblock/10203", "/warrants"])
        expect((await by.post(`${LIST}${path}`, {})).status, path).toBe(403);
    },
  );

  test("F-015: an account of another company is not found, and none of its data is shown", async () => {
    for (const path of ["edit", "deactivate", "unblock"]) {
      const reply = await read(MAIN, `${LIST}/${path}/${FOREIGN}`);
      expect(reply.status, path).toBe(422);
      says(reply, "soap:1050");
      // The way out is the list of accounts.
      expect(reply.body).toMatch(new RegExp(`<a class="btn[^>]*href="${LIST}"`));
      expect(reply.body).not.toContain("Vienius");
    }
    for (const id of ["0", "x", "99999999999", "-1"])
      expect([404, 422]).toContain((await read(MAIN, `${LIST}/edit/${id}`)).status);
  });

  test("F-397: a supervisor who is not the main user unblocks no account and confirms no warrants", async () => {
    const by = await stage.as("vadovas2");
    expect((await by.get(LIST)).body).not.toContain(`${LIST}/unblock/`);
    for (const path of [`${LIST}/unblock/20101`, `${LIST}/warrants`]) {
      expect((await by.get(path)).status, path).toBe(403);
      expect((await by.post(path, {})).status, path).toBe(403);
    }
  });

  test("the main user's account is changed by no other user, and a user's own in the settings", async () => {
    const supervisor = await callerOf(stage.servers.backEnd.url, MAIN);
    const made = await create(await main(), { login: "vadovas.p", email: "vadovas.p@pavyzdys.example", role: "3" });
    expect(made.status).toBe(303);
    const found = await supervisor("ListUsers", { SuDuomenimis: 1, Paieska: "vadovas.p" });
    expect(textAt(listAt(found.fields, "Sarasas", "Eilute")[0], "Role")).toBe("3");
    expect(verdictOf(await (await main()).get(`${LIST}/edit/${VADOVE}`))).toBe("302 /settings");
  });
});

describe("F-396, F-399: a new account", () => {
  test("F-016: what is wrong is told at its fields with everything typed, and nothing is made", async () => {
    const reply = await create(await main(), { login: "A b", email: "ne", shop: "", method: "2", phone: "" });
    expect(reply.status).toBe(400);
    for (const name of ["login", "email", "shop", "phone"]) expect(reply.body).toContain(`id="account-${name}-error"`);
    expect(shownValue(reply.body, "account", "email")).toBe("ne");
    expect(shownValue(reply.body, "account", "lastName")).toBe("Darbuotoja");
  });

  test("F-016, F-431: a taken log-in name and a taken address are each told at their own field, with the rest kept", async () => {
    const taken = await create(await main(), { login: "jonas.s" });
    const kept = ["login", "lastName", "email"].map((name) => shownValue(taken.body, "account", name));
    expect([taken.status, ...kept]).toEqual([422, "jonas.s", NEW.lastName, NEW.email]);
    expect(taken.body).toContain('id="account-login-error"');
    says(taken, "soap:900");
    const address = await create(await main(), { email: "Rasa.S@pavyzdys.example" });
    expect(address.body).toContain('id="account-email-error"');
    expect(address.body).not.toContain('id="account-login-error"');
  });

  test("F-396: a double click, and a press after it, make one account, which is told, listed and in the audit log", async () => {
    const by = await main();
    const form = { ...(await readSeals(by, CREATE, "account")), saveAccount: "", ...NEW };
    const lines = await auditLinesOf(stage, async () => {
      const replies = await Promise.all([by.post(CREATE, form), by.post(CREATE, form)]);
      replies.push(await by.post(CREATE, form));
      expect(new Set(replies.map(verdictOf))).toEqual(new Set([`303 ${LIST}?search=nauja.p`]));
    });
    expect(lines.filter(({ ev, result }) => ev === "account.created" && result === "ok").length).toBeGreaterThan(0);
    const list = await by.get(`${LIST}?search=nauja.p`);
    says(list, "accounts:done.created", { login: NEW.login, email: NEW.email });
    expect(loginsOn(list.body)).toEqual(["nauja.p"]);
  });
});

describe("F-396, F-399: an account is changed", () => {
  test("F-466: what cannot be saved says the text of 2120 above the form, and nothing typed is lost", async () => {
    const by = await main();
    const path = `${LIST}/edit/${KLAIDA}`;
    const reply = await by.post(path, { ...(await fieldsOf(by, path)), saveAccount: "", firstName: "Kornelijana" });
    expect(reply.status).toBe(422);
    says(reply, "soap:2120");
    expect(shownValue(reply.body, "account", "firstName")).toBe("Kornelijana");
  });

  test("F-396: two supervisors at once: the second is told, keeps what was typed, and overwrites nothing", async () => {
    const path = `${LIST}/edit/10102`;
    const [first, second] = [await main(), await main()];
    const [one, other] = [await fieldsOf(first, path), await fieldsOf(second, path)];
    expect((await first.post(path, { ...one, saveAccount: "", firstName: "Rasutė" })).status).toBe(303);
    const late = await second.post(path, { ...other, saveAccount: "", firstName: "Rasa Ona" });
    expect(late.status).toBe(409);
    says(late, "accounts:conflict");
    expect(shownValue(late.body, "account", "firstName")).toBe("Rasa Ona");
    expect((await fieldsOf(first, path))["firstName"]).toBe("Rasutė");
  });

  test("F-396, F-401: deactivating asks first, ends the log-in, is logged, and may be taken back", async () => {
    const by = await main();
    const out = await stage.logIn("pilnas");
    expect((await by.get(LIST)).body).toContain(`${LIST}/deactivate/10302`);
    for (const act of ["deactivate", "activate"] as const) {
      const page = `${LIST}/${act}/10302`;
      says(await by.get(page), `accounts:ask.${act}.warning`);
      const lines = await auditLinesOf(stage, async () => {
        const seals = await readSeals(by, page, act);
        expect(verdictOf(await by.post(page, { ...seals, [act]: "" }))).toBe(`303 ${LIST}`);
      });
      expect(lines).toMatchObject([{ ev: `account.${act}d`, result: "ok", subject: "10302" }]);
      says(await by.get(LIST), `accounts:done.${act}`, { login: "pilnas" });
      const code = act === "deactivate" ? 1002 : 0;
      expect((await tryLogIn(stage.servers.backEnd.url, "pilnas")).code).toBe(code);
    }
    expect((await out.get("/applications")).status).toBe(401);
  });

  test("F-397: the main user sees the block, unblocks after a question, and it is logged", async () => {
    const by = await main();
    says(await by.get(`${LIST}?search=lukas`), "enumerations:blockState.attempts");
    const page = `${LIST}/unblock/${LUKAS}`;
    const lines = await auditLinesOf(stage, async () => {
      expect((await by.post(page, { ...(await readSeals(by, page, "unblock")), unblock: "" })).status).toBe(303);
    });
    expect(lines).toMatchObject([{ ev: "account.unblocked", result: "ok", subject: String(LUKAS) }]);
    expect((await tryLogIn(stage.servers.backEnd.url, "lukas.s")).code).toBe(0);
    expect((await by.get(`${LIST}?search=lukas`)).body).not.toContain(page);
  });
});

describe("F-400, F-402: warrants", () => {
  test("a banner with day and number, red on the last days, leads to the people; confirming all renews the authorization", async () => {
    const by = await stage.as("vadove3");
    const news = await by.get("/news");
    expect(unescapeHtml(news.body)).toMatch(new RegExp(`note-box danger"[^]*${NOTICE}. Laukia patvirtinimo: 3\\.`));
    const list = await by.get(LIST);
    // The banner says it here.
    expect(list.body).not.toContain(NOTICE);
    const [, day = ""] = /Iki (\d{4}-\d\d-\d\d) reikia patvirtinti 3 /.exec(unescapeHtml(list.body)) ?? [];
    says(list, "accounts:warrants.wait", { day, count: 3 });
    expect(list.body).toContain('class="note-box danger"');
    const page = `${LIST}/warrants`;
    const shown = await by.get(page);
    expect(loginsOn(shown.body)).toEqual(["ratas.s", "rita.s", "vienas.s"]);
    const lines = await auditLinesOf(stage, async () => {
      const seals = await readSeals(by, page, "confirmWarrants");
      expect(verdictOf(await by.post(page, { ...seals, confirmWarrants: "" }))).toBe(`303 ${LIST}`);
    });
    expect(lines).toMatchObject([{ ev: "warrants.confirmed", result: "ok" }]);
    const after = await by.get(LIST);
    says(after, "soap:success.authorizationRenewed");
    expect(after.body).not.toContain(page);
    // The notice of the log-in asked for what is done now.
    expect((await by.get("/news")).body).not.toContain(NOTICE);
    says(await by.get(page), "accounts:warrants.none");
  });

  test("F-400: after the day the account stands as inactive for want of its warrant", async () => {
    const list = await read("vadove4", LIST);
    says(list, "accounts:activity.warrant");
    expect(unescapeHtml(list.body)).toMatch(/Terminas \d{4}-\d\d-\d\d praėjo: 1 darbuotojo/);
  });
});

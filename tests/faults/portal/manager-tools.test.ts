import { expect, test } from "vitest";
import { tryLogIn } from "../../support/demo-session.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { auditLinesOf } from "./audit-lines.ts";
import { readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({}, async (opened) => {
  stage = opened;
});

const HOME = "/manager";
const manager = () => stage.as("vadyb2");
const says = (reply: Reply, key: string, params = {}) =>
  expect(unescapeHtml(reply.body)).toContain(textOf("lt", key, params));

const unblock = async (by: Visitor, login: string) =>
  by.post(HOME, { ...(await readSeals(by, HOME, "unblock-user")), unblockUser: "", login });

test("F-405: three tools stand in the manager's area, which the menu leads to", async () => {
  const by = await manager();
  expect((await by.get("/news")).body).toContain(`href="${HOME}"`);
  const home = await by.get(HOME);
  expect(home.body).toContain('href="/manager/users"');
  expect(home.body).toContain('id="unblock-user"');
  for (const status of ["WAITING", "WAITING_EXTRA", "ESCALATED"])
    expect(home.body).toContain(`href="/permits?status=${status}"`);
});

test("F-405: users of all partners are searched and sorted, and each leads to the sales conditions of the seller", async () => {
  const by = await manager();
  const found = await by.get("/manager/users?search=kasa&sort=login");
  expect(found.body).toContain(">kasa1");
  expect(found.body).not.toContain("jonas.s");
  expect(found.body).toContain('href="/manager/users/20201"');
  says(await by.get("/manager/users?search=zzz"), "soap:1090");
  const conditions = await by.get("/manager/users/10101");
  says(conditions, "manager:conditions.seller", {
    name: "Jonas Pardavėjas",
    login: "jonas.s",
    shop: "Elektrika Plius, Vilnius, Ozo g.",
  });
  const text = unescapeHtml(conditions.body).replace(/\u00a0/g, " ");
  expect(text).toMatch(/Standartas[\s\S]*12,90 %[\s\S]*6–60/);
  for (const name of ["goods", "creditAccount", "creditCard"]) says(conditions, `enumerations:payoutType.${name}`);
  says(conditions, "manager:conditions.expired");
  expect(conditions.body).toContain('href="/applications/add?seller=10101"');
});

test("F-405: the conditions of a seller name lower payments in winter, and a fee of nothing is an amount like the others", async () => {
  const by = await manager();
  says(await by.get("/manager/users/40101"), "manager:conditions.winter");
  const { body } = await by.get("/manager/users/10101");
  const fees = [...body.matchAll(/data-label="Mėnesio mokestis"[^>]*>([^<]*)</g)].map(([, fee = ""]) =>
    unescapeHtml(fee).replace(/\u00a0/g, " "),
  );
  expect(fees.length).toBeGreaterThan(1);
  expect(fees.filter((fee) => /^0,00 %/.test(fee))).toEqual([]);
});

test("F-254, F-467: a seller without valid variants (2140) has an empty page with the way back; an unknown one by that of 1050 or 1090", async () => {
  const by = await manager();
  const none = await by.get("/manager/users/50101");
  says(none, "manager:conditions.none");
  expect([none.status, /href="\/manager\/users(?:\?[^"]*)?"/.test(none.body)]).toEqual([200, true]);
  const unknown = await by.get("/manager/users/77777");
  says(unknown, "soap:1050");
  expect((await by.get("/manager/users/x")).status).toBe(404);
});

test("F-404, F-443: a manager unblocks by log-in, and it is logged; an unknown one says the text of 1050 and stays typed", async () => {
  const by = await manager();
  const refused = await unblock(by, "nera");
  expect(refused.status).toBe(422);
  says(refused, "soap:1050");
  expect(shownValue(refused.body, "unblock-user", "login")).toBe("nera");
  expect((await unblock(by, "")).body).toContain('id="unblock-user-login-error"');
  const lines = await auditLinesOf(stage, async () => {
    expect(verdictOf(await unblock(by, "Lukas.S"))).toBe(`303 ${HOME}`);
  });
  expect(lines).toMatchObject([{ ev: "account.unblocked", result: "ok", subject: "lukas.s" }]);
  says(await by.get(HOME), "manager:unblock.done", { login: "lukas.s" });
  expect((await tryLogIn(stage.servers.backEnd.url, "lukas.s")).code).toBe(0);
  await unblock(by, "lukas.s");
  says(await by.get(HOME), "manager:unblock.notBlocked", { login: "lukas.s" });
});

test("F-404: the row of a blocked user leads to the form with the log-in in it", async () => {
  const by = await manager();
  const list = await by.get("/manager/users?search=dalia.s");
  expect(list.body).toContain('href="/manager?login=dalia.s"');
  expect(shownValue((await by.get("/manager?login=dalia.s")).body, "unblock-user", "login")).toBe("dalia.s");
});

test.each(["jonas.s", "vadove", "vadovas2"])(
  "F-405, F-415: %s is refused every tool, and a forged form too",
  async (user) => {
    const by = await stage.as(user);
    for (const path of [HOME, "/manager/users", "/manager/users/10101"])
      expect((await by.get(path)).status, path).toBe(403);
    const lines = await auditLinesOf(stage, async () => {
      expect((await by.post(HOME, { unblockUser: "", login: "dalia.s" })).status).toBe(403);
    });
    expect(lines).toMatchObject([{ ev: "role.refused", result: "refused" }]);
    expect((await tryLogIn(stage.servers.backEnd.url, "dalia.s")).code).toBe(1005);
  },
);

test("F-405: what stands still is one page of the manager's tools, the oldest first, with the way to each and to the whole list", async () => {
  const by = await manager();
  expect((await by.get(HOME)).body).toContain('href="/manager/stuck"');
  const page = await by.get("/manager/stuck");
  says(page, "manager:stuck.contracts", { days: 7 });
  says(page, "manager:stuck.permits", { hours: 24 });
  const days = [...page.body.matchAll(/<td class="num" data-label="Dienos">(\d+)<\/td>/g)].map(([, text]) =>
    Number(text),
  );
  expect(days.length).toBeGreaterThan(0);
  expect(Math.min(...days)).toBeGreaterThan(1);
  const [, whole = ""] = /href="(\/applications\?[^"]*category=unsignedContract[^"]*)"/.exec(page.body) ?? [];
  const list = await by.get(unescapeHtml(whole));
  expect([list.status, list.body.includes("<tbody><tr")]).toEqual([200, true]);
  const card = page.body.split("<section").find((part) => part.includes(whole)) ?? "";
  const [, oldest = "no row"] = /href="(\/applications\/load\/\d+)"/.exec(card) ?? [];
  expect(list.body).toContain(oldest);
});

test("F-405: a request whose time runs out within a day is there, a new one is not", async () => {
  const by = await manager();
  const page = await by.get("/manager/stuck");
  const permits = await by.get("/permits?status=WAITING");
  const waiting = [...permits.body.matchAll(/href="(\/permits\/\d+)"/g)].map(([, to]) => to);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.every((to) => page.body.includes(`href="${to}"`))).toBe(false);
});

test("F-404, F-405: users who cannot get in are there, with the way to unblock each, and go once they are unblocked", async () => {
  const by = await manager();
  const links = async () =>
    [...(await by.get("/manager/stuck")).body.matchAll(/href="(\/manager\?login=[^"]+)"/g)].map(([, to = ""]) => to);
  const before = await links();
  expect(before.length).toBeGreaterThan(0);
  const [to = ""] = before;
  await unblock(by, new URLSearchParams(to.split("?")[1]).get("login") ?? "");
  expect(await links()).toEqual(before.filter((one) => one !== to));
});

test("F-405: sellers and supervisors are refused the page of what stands still", async () => {
  for (const login of ["jonas.s", "vadove"])
    expect((await (await stage.as(login)).get("/manager/stuck")).status).toBe(403);
});

import { expect, test } from "vitest";
import { clockAhead } from "../../support/portal-servers.ts";
import type { Visitor } from "../../support/http-client.ts";
import { ABOUT_A_REQUEST, auditFiles, auditLinesOf } from "./audit-lines.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals, shownValue } from "./page.ts";
import { type Stage, useOwnStage } from "./stage.ts";

let stage: Stage;
useOwnStage({ limits: { nameLookupsPerHour: 3, nameLookupsPerShopDay: 5 } }, async (opened) => {
  stage = opened;
});

const PATH = "/applications/add";
const FIELDS = pressed(formNamed("buyer"));
const asked = () => stage.servers.proxy.operations().filter((name) => name === "CheckPersonalData").length;

const press = async (seller: Visitor) => seller.post(PATH, { ...(await readSeals(seller, PATH, "buyer")), ...FIELDS });
const lookUp = async (login: string) => press(await stage.as(login));

test("R-D16: a user finds so many buyers by code in an hour, a shop so many in a day; then the back end is not asked and nothing is lost", async () => {
  for (let at = 0; at < 3; at += 1) expect((await lookUp("jonas.s")).status).toBe(303);
  stage.servers.proxy.forget();
  const refused = await lookUp("jonas.s");
  expect([refused.status, asked()]).toEqual([429, 0]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
  expect(refused.body).toContain("Per daug pirkėjų paieškų");
  expect(shownValue(refused.body, "buyer", "personalCode")).toBe("60302149977");
  for (const status of [303, 303, 429]) expect((await lookUp("sms.blogas")).status).toBe(status);
  await stage.servers.restart("SIGTERM");
  expect((await lookUp("jonas.s")).status).toBe(429);
  await stage.servers.restart("SIGTERM", clockAhead(61));
  const later = await stage.logIn("sms.blogas");
  expect((await press(later)).status).toBe(429);
});

test("R-D16, R-L3: each look-up is a line about its user, with the code's ends only", async () => {
  await stage.servers.restart("SIGTERM", clockAhead(25 * 60));
  const seller = await stage.logIn("jonas.s");
  const lines = await auditLinesOf(stage, () => press(seller));
  expect(lines).toEqual([
    expect.objectContaining({ ...ABOUT_A_REQUEST, uid: "10101", ev: "person.named", result: "ok", subject: "603-77" }),
  ]);
  for (let at = 0; at < 2; at += 1) await press(seller);
  const tooMany = await auditLinesOf(stage, () => press(seller));
  expect(tooMany).toMatchObject([{ ev: "person.named", result: "refused", code: 429, subject: "603-77" }]);
  expect(auditFiles(stage).join("")).not.toContain("60302149977");
});

testForLeaks(() => stage);

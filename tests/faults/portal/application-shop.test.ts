import { expect, test } from "vitest";
import { createApplication } from "../../support/demo-application.ts";
import { callerOf } from "../../support/demo-session.ts";
import { textAt } from "../../support/soap-answer.ts";
import { changed } from "../../support/soap-proxy.ts";
import { findForm, readSeals } from "./page.ts";
import { COMPLETE, useStage } from "./stage.ts";

const stage = useStage();

/** Of shop 103, with variant 23, which shop 101 of the same company has not: an application and a contract. */
const OF_SHOP_103 = 1051;
const CONTRACT_OF_SHOP_103 = 1015;
const SELLER_OF_103 = 10_302;

/** Archived, with a variant that has ended since. */
const WITH_ENDED_VARIANT = 1013;

/** Of the bodies of its tables, one a year, and of their foots. */
function rowsOf(page: string): number[] {
  const rows = (part: string) => (page.match(new RegExp(`<${part}\\b[\\s\\S]*?</${part}>`, "g")) ?? []).join("");
  return ["tbody", "tfoot"].map((part) => (rows(part).match(/<tr\b/g) ?? []).length);
}

test.each([
  ["vadove", OF_SHOP_103, 12],
  ["vadove", CONTRACT_OF_SHOP_103, 18],
  ["vadyb2", OF_SHOP_103, 12],
  ["jonas.s", WITH_ENDED_VARIANT, 24],
])("F-279: %s sees the schedule of %i", async (user, application, payments) => {
  const page = await (await stage().as(user)).get(`/applications/schedule/${application}`);
  expect([page.status, rowsOf(page.body)]).toEqual([200, [payments, 1]]);
});

test.each(["vadove", "vadyb2"])(
  "F-252: %s chooses in step 2 from the variants of the application's shop",
  async (user) => {
    const page = await (await stage().as(user)).get(`/applications/add/2/${OF_SHOP_103}`);
    const variants =
      /<select[^>]* name="variant"[\s\S]*?<\/select>/.exec(findForm(page.body, "credit") ?? "")?.[0] ?? "";
    expect([...variants.matchAll(/value="(\d+)"/g)].map(([, value]) => value)).toEqual(["23"]);
  },
);

test("1.3: a manager types a good into a group that the application's shop sells", async () => {
  const page = await (await stage().as("vadyb2")).get("/applications/goods/1024/new");
  const groups = /<select[^>]* name="groupId"[\s\S]*?<\/select>/.exec(page.body)?.[0] ?? "";
  expect([...groups.matchAll(/value="(\d+)"/g)].map(([, value]) => value)).toEqual(["5"]);
});

test("1.3, F-335: a supervisor makes the contract of another shop of the company", async () => {
  const call = await callerOf(stage().servers.backEnd.url, "vadove");
  const online = { ...COMPLETE, SutartiesTipas: 7, SalyguVariantoID: 23 };
  const { id } = await createApplication(call, online, SELLER_OF_103);
  const supervisor = await stage().as("vadove");
  const step5 = `/applications/edit/${id}/5`;
  const seals = await readSeals(supervisor, step5, "makeContract");
  const made = await supervisor.post(step5, { ...seals, makeContract: "" });
  expect([made.status, made.location]).toEqual([303, step5]);
  const { fields } = await call("GetContract", { ParaiskosID: id });
  expect(textAt(fields, "Paraiska", "SutartiesNr")).toMatch(/^PL\d{2}-\d{6}$/);
});

test("1.3, R-D3: a supervisor reaches no other company's application, whatever the back end hands out", async () => {
  const { proxy } = stage().servers;
  const path = `/applications/schedule/${OF_SHOP_103}`;
  const ofShop = (shop: number) => changed((xml) => xml.replace(/<ParduotuvesID>103</, `<ParduotuvesID>${shop}<`));
  const supervisor = await stage().logIn("vadove");
  proxy.fault("GetContract", ofShop(201));
  expect((await supervisor.get(path)).status).toBe(404);
  proxy.fault("GetContract", ofShop(102));
  expect((await supervisor.get(path)).status).toBe(200);
  proxy.heal();
});

test("a back end that names no shops of the company is believed", async () => {
  const { proxy } = stage().servers;
  proxy.faultOnce(
    "Login3",
    changed((xml) => xml.replace(/<ImonesParduotuves>.*<\/ImonesParduotuves>/s, "")),
  );
  const supervisor = await stage().logIn("vadove");
  proxy.fault(
    "GetContract",
    changed((xml) => xml.replace(/<ParduotuvesID>103</, "<ParduotuvesID>201<")),
  );
  expect((await supervisor.get(`/applications/schedule/${OF_SHOP_103}`)).status).toBe(200);
  proxy.heal();
});

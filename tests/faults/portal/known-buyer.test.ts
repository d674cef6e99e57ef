import { expect, test } from "vitest";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { ABOUT_A_REQUEST, auditFiles, auditLinesOf } from "./audit-lines.ts";
import { formNamed, NEW_CLIENT, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { readSeals } from "./page.ts";
import { useOwnStage } from "./stage.ts";

const get = useOwnStage({ limits: { nameLookupsPerHour: 3, nameLookupsPerShopDay: 50 } });

const STEP = "/applications/add";
const ASK = "/buyer-name";
const EMILIJA = "60302149977";

/** The token of the look-up, as the page hands it to its script. */
async function tokenOf(seller: Visitor, page = STEP): Promise<string> {
  const { status, body } = await seller.get(page);
  const [, token] = /"lookUp":\{"csrf":"([^"]+)"/.exec(body) ?? [];
  if (token === undefined) throw new Error(`${page} has no look-up: ${status}`);
  return token;
}

const ask = (seller: Visitor, personalCode: string, token: string): Promise<Reply> =>
  seller.post(ASK, { _csrf: token, personalCode, findBuyer: "" });
const foundIn = ({ body }: Reply) => (JSON.parse(body) as { found: unknown }).found;
const asked = () =>
  get()
    .servers.proxy.operations()
    .filter((name) => name === "CheckPersonalData").length;

test("F-204: a complete code tells the client's name, on step 1 and on the first page", async () => {
  const seller = await get().logIn("jonas.s");
  const known = { state: "known", name: "Emilija Išgalvotaitė" };
  expect(foundIn(await ask(seller, EMILIJA, await tokenOf(seller)))).toEqual(known);
  expect(foundIn(await ask(seller, EMILIJA, await tokenOf(seller, "/news")))).toEqual(known);
});

test("R-D16, R-L3: finding and starting are one look-up: asked, counted and audited once", async () => {
  const seller = await get().logIn("jonas.s");
  const token = await tokenOf(seller);
  get().servers.proxy.forget();
  const lines = await auditLinesOf(get(), async () => {
    await ask(seller, EMILIJA, token);
    const started = await seller.post(STEP, {
      ...(await readSeals(seller, STEP, "buyer")),
      ...pressed(formNamed("buyer")),
    });
    expect(started.status).toBe(303);
  });
  expect(lines).toEqual([
    expect.objectContaining({ ...ABOUT_A_REQUEST, ev: "person.named", result: "ok", subject: "603-77" }),
  ]);
  expect(asked()).toBe(1);
  expect(auditFiles(get()).join("")).not.toContain(EMILIJA);
});

test("F-205, F-206, F-207: a new client is a question; a code that cannot be, or is not served, is told at the code", async () => {
  const seller = await get().logIn("pilnas");
  const token = await tokenOf(seller);
  expect(foundIn(await ask(seller, NEW_CLIENT, token))).toEqual({ state: "new" });
  expect(foundIn(await ask(seller, "38806320017", token))).toEqual({ state: "refused", errors: ["soap:1031"] });
  expect(foundIn(await ask(seller, "37512129812", token))).toEqual({ state: "refused", errors: ["soap:1032"] });
  get().servers.proxy.forget();
  // The fourth person of the hour: the register is not asked, and the start says when it goes on.
  expect(foundIn(await ask(seller, EMILIJA, token))).toBeNull();
  expect(asked()).toBe(0);
});

test("F-208, R-2.4: a wrong code and a wrong token do not reach the back end; a user without the right is told so, and led nowhere", async () => {
  const seller = await get().logIn("kasa1");
  const token = await tokenOf(seller);
  get().servers.proxy.forget();
  expect((await ask(seller, "38403179913", token)).status).toBe(400);
  expect((await ask(seller, EMILIJA, "x")).status).toBe(403);
  expect((await ask(get().guest(), EMILIJA, token)).status).toBe(401);
  expect(asked()).toBe(0);
});

test("F-204: a silent register stops no user: the start of the application asks again", async () => {
  const seller = await get().logIn("vienas.s");
  const token = await tokenOf(seller);
  get().servers.proxy.fault("CheckPersonalData", refuse);
  expect((await ask(seller, EMILIJA, token)).status).toBeGreaterThanOrEqual(500);
  get().servers.proxy.heal();
  expect(foundIn(await ask(seller, EMILIJA, token))).toMatchObject({ state: "known" });
});

test("F-205: names that were not on the page are asked for without a finding; left empty they are required", async () => {
  const seller = await get().logIn("kasa1");
  const fields = { ...pressed(formNamed("buyer")), personalCode: NEW_CLIENT };
  const first = await seller.post(STEP, { ...fields, ...(await readSeals(seller, STEP, "buyer")) });
  expect(first.body).toContain(textOf("lt", "application:buyer.newClient"));
  expect(first.body).toContain('name="firstName"');
  expect(first.body).not.toMatch(/class="err"|aria-invalid|<title>Klaida/);
  const second = await seller.post(STEP, {
    ...fields,
    firstName: "",
    lastName: "",
    ...(await readSeals(seller, STEP, "buyer")),
  });
  for (const name of ["firstName", "lastName"]) expect(second.body).toContain(`id="buyer-${name}-error"`);
});

testForLeaks(get);

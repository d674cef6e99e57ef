import { expect, test } from "vitest";
import { patternOf } from "../../support/journey-texts.ts";
import { argumentsOf, changed, refuse } from "../../support/soap-proxy.ts";
import { ABOUT_A_REQUEST, auditLinesOf } from "./audit-lines.ts";
import { formNamed } from "./form-table.ts";
import { sealsOf, shownValue, verdictOf } from "./page.ts";
import { AUTHOR, useStage, HERSELF } from "./stage.ts";

const get = useStage();
const form = formNamed("contract-data");

/** Step 4 as it is before anybody has saved it. */
const UNTOUCHED = {
  Miestas: "",
  Gatve: "",
  Namas: "",
  Butas: "",
  Indeksas: "",
  DokumentoTipoID: "",
  DokumentoNr: "",
  DokumentoGaliojimoData: "",
  Politikas: "",
  SaskaitosNr: "",
  ElPastas: "",
};

const step4 = (id: number) => `/applications/edit/${id}/4`;
const MARK = patternOf("lt", "application:contractData.earlier");

async function saveStep4(id: number, change: Record<string, string>) {
  const seller = await get().logIn(AUTHOR);
  const page = await seller.get(step4(id));
  get().servers.proxy.forget();
  const sent = await seller.post(step4(id), {
    ...form.fields,
    ...sealsOf(page.body, form.form),
    ...change,
    continue: "",
  });
  const saved = get().servers.proxy.calls.find(({ operation }) => operation === "SaveApplication");
  return { sent, saved: saved && (argumentsOf(saved)["Paraiska"] as Record<string, unknown>) };
}

const ADDRESS = { "address.city": "Vilnius", "address.street": "Ozo g.", "address.house": "12" };

test("F-285: without script the postal code that an address decides is filled in when the step is saved", async () => {
  const { sent, saved } = await saveStep4(await get().application(), { ...ADDRESS, "address.postalCode": "" });
  expect([sent.status, saved?.["Indeksas"]]).toEqual([303, "LT-10007"]);
});

test("F-285: a postal code that was typed stays, and a silent dictionary leaves the field to be filled in", async () => {
  const typed = await saveStep4(await get().application(), { ...ADDRESS, "address.postalCode": "07150" });
  expect(typed.saved?.["Indeksas"]).toBe("LT-07150");
  get().servers.proxy.fault("SuggestAddress", refuse);
  const { sent } = await saveStep4(await get().application(), { ...ADDRESS, "address.postalCode": "" });
  get().servers.proxy.heal();
  expect([sent.status, sent.body.includes(`id="${form.form}-address.postalCode-error"`)]).toEqual([400, true]);
});

test("F-273: a credit for goods is saved without an account; money for the client needs one", async () => {
  const goods = await saveStep4(await get().application(), { account: "" });
  expect([goods.sent.status, goods.saved?.["SaskaitosNr"]]).toEqual([303, undefined]);
  const withMoney = await get().application({ PervestiKlientui: "50.00" });
  const { sent, saved } = await saveStep4(withMoney, { account: "" });
  expect([sent.status, saved]).toEqual([422, undefined]);
  expect(sent.body).toContain(`id="${form.form}-account-error"`);
});

test("R-L3: the last contract's data stand in step 4, marked, and who was shown them is in the audit log", async () => {
  await get().contract(HERSELF);
  const id = await get().application({ ...UNTOUCHED, ...HERSELF });
  const seller = await get().logIn(AUTHOR);
  let body = "";
  const lines = await auditLinesOf(get(), async () => ({ body } = await seller.get(step4(id))));
  const shown = ["address.city", "document.number", "email"].map((name) => shownValue(body, form.form, name));
  expect(shown).toEqual(["Vilnius", "12345678", "emilija@pavyzdys.example"]);
  expect(body).toMatch(MARK);
  expect(lines).toEqual([
    expect.objectContaining({ ...ABOUT_A_REQUEST, ev: "client.offered", result: "ok", subject: String(id) }),
  ]);
  expect(verdictOf(await seller.get(`/applications/edit/${id}/5`))).toBe(`302 ${step4(id)}`);
});

test("an older back end that knows no earlier contract leaves step 4 empty", async () => {
  await get().contract(HERSELF);
  const id = await get().application({ ...UNTOUCHED, ...HERSELF });
  const seller = await get().logIn(AUTHOR);
  const without = changed((xml) => xml.replace(/<(\w+:)?AnkstesneSutartis>.*<\/(\w+:)?AnkstesneSutartis>/s, ""));
  get().servers.proxy.fault("GetContract", without);
  const { status, body } = await seller.get(step4(id));
  get().servers.proxy.heal();
  expect([status, shownValue(body, form.form, "address.city")]).toEqual([200, ""]);
  expect(body).not.toMatch(MARK);
});

import { expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { argumentsOf, changed, refuse } from "../../support/soap-proxy.ts";
import { formNamed } from "./form-table.ts";
import { findForm, sealsOf, shownValue, verdictOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";
import { wordsOf } from "./timed-stage.ts";

const NO_EXPIRY = "1990-01-01T00:00:00";
const get = useStage();
const form = formNamed("contract-data");

test("F-311: a document without expiry does not hold up step 4, goes back as it came and is shown so", async () => {
  const application = await get().application({ DokumentoGaliojimoData: NO_EXPIRY });
  const seller = await get().logIn(AUTHOR);
  const path = `/applications/edit/${application}/4`;
  const page = await seller.get(path);
  expect(shownValue(page.body, form.form, "document.validUntil")).toBe("");
  expect(wordsOf(page)).toContain(textOf("lt", "application:contractData.noExpiryHint"));
  get().servers.proxy.forget();
  const typed = { ...form.fields, "document.validUntil": "", ...sealsOf(page.body, form.form), continue: "" };
  expect(verdictOf(await seller.post(path, typed))).toBe(`303 /applications/edit/${application}/5`);
  const saved = get().servers.proxy.calls.find(({ operation }) => operation === "SaveApplication");
  expect(saved && argumentsOf(saved)["Paraiska"]).toMatchObject({ DokumentoGaliojimoData: NO_EXPIRY });
  expect(wordsOf(await seller.get(`/applications/edit/${application}/5`))).toContain(
    textOf("lt", "application:review.noExpiry"),
  );
});

test("F-309, F-311: a document with a day stays without one by no form, and step 5 shows its day", async () => {
  const application = await get().application();
  const seller = await get().logIn(AUTHOR);
  const path = `/applications/edit/${application}/4`;
  expect(findForm((await seller.get(path)).body, form.form)).not.toContain("document.noExpiry");
  const forged = { ...form.fields, "document.validUntil": "", "document.noExpiry": "on", continue: "" };
  const refused = await seller.post(path, forged);
  expect([refused.status, refused.body.includes(`id="${form.form}-document.validUntil-error"`)]).toEqual([422, true]);
  expect(wordsOf(await seller.get(`/applications/edit/${application}/5`))).toContain(
    textOf("lt", "application:review.validUntil", { day: "2031-05-01" }),
  );
});

test("F-285: suggestions are data for the script; a silent dictionary suggests nothing and is no error", async () => {
  const seller = await get().as(AUTHOR);
  const ask = async (query: string) => JSON.parse((await seller.get(`/address-suggestions?${query}`)).body) as object;
  expect(await ask("city=Vil&street=Ozo")).toEqual({
    addresses: expect.arrayContaining([expect.objectContaining({ city: "Vilnius", street: "Ozo g." })]),
  });
  expect(await ask(`city=${"x".repeat(200)}`)).toEqual({ addresses: [] });
  get().servers.proxy.fault("SuggestAddress", refuse);
  expect(await ask("city=Vilnius")).toEqual({ addresses: [] });
  get().servers.proxy.heal();
  get().servers.proxy.faultOnce(
    "SuggestAddress",
    changed((xml) => xml.replace(/>0</, ">1020<")),
  );
  expect((await (await get().logIn(AUTHOR)).get("/address-suggestions?city=Vilnius")).status).toBe(401);
});

test("F-189: a creditor's account that is refused (1100) is told at its own field", async () => {
  const account = {
    SutartiesTipas: 5,
    SalyguVariantoID: 21,
    Trukme: 24,
    Suma: "1800.00",
    IsmokejimoTipas: 5,
    Prekes: { Preke: [] },
  };
  const application = await get().application(account);
  const seller = await get().logIn(AUTHOR);
  const path = `/applications/edit/${application}/4`;
  const page = await seller.get(path);
  const bad = { moneyUsage: "Skolai grąžinti", creditorAccount: "LT12 1000 0111 0100 1000", continue: "" };
  const sent = await seller.post(path, { ...form.fields, ...sealsOf(page.body, form.form), ...bad });
  const errors = ["account", "creditorAccount"].map((name) => sent.body.includes(`id="${form.form}-${name}-error"`));
  expect([sent.status, errors]).toEqual([422, [false, true]]);
});

test("F-237: missing goods are told together with the wrong fields of step 2, in one round", async () => {
  const application = await get().application({ Prekes: { Preke: [] } });
  const seller = await get().logIn(AUTHOR);
  const path = `/applications/add/2/${application}`;
  const credit = formNamed("credit");
  const seals = sealsOf((await seller.get(path)).body, credit.form);
  const sent = await seller.post(path, { ...credit.fields, ...seals, duration: "x", continue: "" });
  const errors = ["goods", "duration"].map((name) => sent.body.includes(`id="${credit.form}-${name}-error"`));
  expect([sent.status, errors]).toEqual([400, [true, true]]);
});

test("F-263: a schedule that cannot be calculated (1400) leads back to its application, with the text", async () => {
  const application = await get().application({ SalyguVariantoID: "", Trukme: "" });
  const seller = await get().logIn(AUTHOR);
  expect(verdictOf(await seller.get(`/applications/schedule/${application}`))).toBe(
    `302 /applications/load/${application}`,
  );
  expect((await seller.get(`/applications/add/2/${application}`)).body).toContain('data-code="1400"');
});

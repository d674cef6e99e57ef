import { expect, test } from "vitest";
import { createApplication, EMILIJA, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import { signOnTablet, uploadPassport } from "../support/signing-calls.ts";
import { textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const OPERATION = "GetInsuranceConsentDocument";
const ALL_NO: RequestElements = {
  SveikatosVaistai: 0,
  SveikatosLigos: 0,
  SveikatosNedarbingumas: 0,
  SveikatosNegalia: 0,
};
const insured = (elements: RequestElements) => createApplication(jonas, { ...EMILIJA, ...elements });

test("F-344: the certificate says what the credit says: sum, premium of a month, all premiums, number", async () => {
  const { id, version } = await insured({ DraudimoID: 2, ...ALL_NO });
  expect(await readPrinted(jonas, OPERATION, { ParaiskosID: id })).toContain(`Paraiška Nr. ${id}`);
  const made = await jonas("MakeContract", { ParaiskosID: id, Versija: version });
  expect(made.code).toBe(0);
  const contract = valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
  const text = await readPrinted(jonas, OPERATION, { ParaiskosID: id });
  expect(text).toContain(`sutartis Nr. ${textAt(made.fields, "SutartiesNr")}`);
  const premium = Number(textAt(contract, "DraudimoImoka"));
  expect(text).toContain(`${premium.toFixed(2).replace(".", ",")} € per mėnesį`);
  expect(text).toContain(`Visos draudimo įmokos ${(12 * premium).toFixed(2).replace(".", ",")} €`);
  expect(text).toContain("draudimo pradžioje – 500,00 €");
  expect([textAt(contract, "DraudimoPolisas"), text.includes(`PLD-${id}`)]).toEqual([`PLD-${id}`, true]);
});

test.each([
  ["no insurance", {}],
  ["insurance 0", { DraudimoID: 0 }],
  ["an unanswered questionnaire", { DraudimoID: 2 }],
  ["a yes", { DraudimoID: 2, ...ALL_NO, SveikatosLigos: 1 }],
])("F-344: with %s there is no certificate (1900)", async (_what, elements) => {
  const { id } = await insured(elements);
  expect((await jonas(OPERATION, { ParaiskosID: id })).code).toBe(1900);
});

test("F-344: an insurance that asks nothing has its certificate at once; a foreign application none (1063)", async () => {
  const { id } = await insured({ DraudimoID: 1 });
  expect(await readPrinted(jonas, OPERATION, { ParaiskosID: id })).toContain("sveikatos klausimynas nepildomas");
  expect((await jonas(OPERATION, { ParaiskosID: 999_999 })).code).toBe(1063);
});

test("F-344: the contracts of the demonstration that are insured have theirs", async () => {
  for (const id of [1052, 1053]) {
    expect(await readPrinted(manager, OPERATION, { ParaiskosID: id })).toContain(`PLD-${id}`);
  }
});

const EMILIJA_NAME = `${EMILIJA["Vardas"]} ${EMILIJA["Pavarde"]}`;
const SIMONA_NAME = `${SIMONA["Vardas"]} ${SIMONA["Pavarde"]}`;

test.each([
  ["an insured buyer signs the certificate with the contract", { ...EMILIJA, DraudimoID: 2, ...ALL_NO }, true],
  [
    "where a spouse borrows too it stays a paper of its own",
    { ...SIMONA, ...MANTAS_BORROWS_TOO, DraudimoID: 1 },
    false,
  ],
  ["a buyer without insurance signs none", EMILIJA, false],
])("F-344, F-363: electronically %s", async (_what, elements, isSigned) => {
  const { id } = await createApplication(jonas, elements);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  const on = { call: jonas, url: backEnd.url };
  const name = "Emilija" === elements["Vardas"] ? EMILIJA_NAME : SIMONA_NAME;
  await signOnTablet(on, id, { document: 0, name });
  await uploadPassport(jonas, id);
  const { state } = await signOnTablet(on, id, { document: 1, name });
  expect(state).toBe("signed");
  const text = await readPrinted(jonas, "GetSignedContract", { ParaiskosID: id });
  expect(text).toContain("Vartojimo kredito sutarties bendrosios sąlygos");
  expect([
    text.includes("Sutinku su draudimu pagal šią draudimo sutartį"),
    text.includes("kredito sutarties parašu patvirtinamas ir šis sutikimas"),
  ]).toEqual([isSigned, isSigned]);
});

import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, LEASING, PHONE, SIMONA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");
const heatPumps = useCaller(backEnd, "isip.s");

const SET = { standardInfo: 1, contract: 1, conditions: 1, sort: 0 };
const TO_BUYER = { IsmokejimoTipas: 7, SaskaitosNr: "LT737300010012345678" };

const draftOf = async (elements: RequestElements) => {
  const { id } = await createApplication(jonas, { ...EMILIJA, ...elements });
  return readPrinted(jonas, "GetContractDraft", { ParaiskosID: id });
};

describe("F-558: who gets the money of an application", () => {
  test("the seller gets what the goods cost without the advance", async () => {
    const text = await draftOf({ IsmokejimoTipas: 3, AvansoTipas: 0, Avansas: "100.00" });
    expect(text).toContain("Išmokama pardavėjui 400,00 €");
    expect(text).not.toContain("Išmokama kredito gavėjui");
  });

  test("a credit that is paid to the buyer goes there whole", async () => {
    const text = await draftOf(TO_BUYER);
    expect(text).toContain("Išmokama kredito gavėjui 500,00 €");
    expect(text).toContain("LT73 7300 0100 1234 5678");
    expect(text).not.toContain("Išmokama pardavėjui");
  });

  test("a sum for the buyer leaves the rest to the seller, whatever the kind of payout", async () => {
    for (const payout of [TO_BUYER, { ...TO_BUYER, IsmokejimoTipas: 3 }]) {
      const text = await draftOf({ ...payout, PervestiKlientui: "200.00" });
      expect(text).toContain("Išmokama pardavėjui 500,00 €");
      expect(text).toContain("Išmokama kredito gavėjui 200,00 €");
    }
  });

  test("F-558: the creditor's account of credit account 1016 stands in its contract", async () => {
    const text = await readPrinted(jonas, "GetContractDocuments", { ParaiskosID: 1016, ...SET });
    expect(text).toContain("Kreditoriaus sąskaita LT94 7180 9000 1234 5678");
    expect(text).toContain("Lėšų paskirtis: buto remontui.");
  });
});

test("F-265: contract and standard information name each credit that is repaid, and none without refinancing", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, Refinansavimas: 1 });
  for (const operation of ["GetContractDraft", "GetStandardInformationPdf"]) {
    const text = await readPrinted(jonas, operation, { ParaiskosID: id });
    expect(text).toMatch(/UAB „Greitos paskolos“ \(\d{4}-\d\d-\d\d sutartis[^)]*\) – 1 600,00 €\./);
  }
  expect(await draftOf(SIMONA)).not.toContain("Greitos paskolos");
});

test("F-265: two repaid credits are named each with its own account, in contract, standard information and offers", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, Refinansavimas: 1 });
  const listed = async () =>
    listAt((await manager("GetLiabilities", { ParaiskosID: id })).fields, "Isipareigojimai", "Isipareigojimas");
  const [registered] = await listed();
  const ofRegister = {
    ...Object.fromEntries(Object.keys(LEASING).map((name) => [name, textAt(registered, name)])),
    IsipareigojimoID: textAt(registered, "IsipareigojimoID"),
    creditorAccount: "lt73 7300 0100 1234 5678",
  };
  const added = {
    ...LEASING,
    refinancePossible: 1,
    refinanceAmount: "300.00",
    creditorAccount: "EE382200221020145685",
  };
  const save = (list: RequestElements[]) =>
    manager("SaveLiabilities", { ParaiskosID: id, Isipareigojimai: { Isipareigojimas: list } });
  const wrong = await save([ofRegister, { ...added, creditorAccount: "EE382200221020145686" }]);
  expect([wrong.code, textAt(wrong.fields, "KlaidosPranesimas")]).toEqual([
    2000,
    expect.stringContaining("creditorAccount"),
  ]);
  expect((await save([ofRegister, added])).code).toBe(0);
  const accounts = ["LT737300010012345678", "EE382200221020145685"];
  expect((await listed()).map((row) => [textAt(row, "creditorAccount"), textAt(row, "repaid")])).toEqual(
    accounts.map((account) => [account, "1"]),
  );
  const offers = (await manager("GetProposedOptions", { ParaiskosID: id })).fields;
  const credits = listAt(offers, "Refinansavimas", "RefinansuojamiKreditai", "RefinansuojamasKreditas");
  expect(credits.map((credit) => textAt(credit, "creditorAccount"))).toEqual(accounts);
  for (const operation of ["GetContractDraft", "GetStandardInformationPdf"]) {
    const text = await readPrinted(jonas, operation, { ParaiskosID: id });
    expect(text).toMatch(/„Greitos paskolos“ \([^)]*sąskaita LT73 7300 0100 1234 5678\) – 1 600,00 €/);
    expect(text).toMatch(/UAB Ratai \([^)]*sąskaita EE38 2200 2210 2014 5685\) – 300,00 €/);
  }
});

test("F-340: delivery is a service: no manufacturer warrants it", async () => {
  const delivery = { Pavadinimas: "Pristatymas", Kiekis: 1, Kaina: "20.00", TurtoRusiesID: 10, GamintojoGarantija: 24 };
  const text = await draftOf({ Prekes: { Preke: [{ ...PHONE, GamintojoGarantija: 24 }, delivery] } });
  expect(text).toContain("500,00 500,00 24 mėn.");
  expect(text).toContain("20,00 20,00 –");
});

test("F-335: contract 1005 says what the spouse's signature means, and she confirms the standard information", async () => {
  const text = await readPrinted(heatPumps, "GetContractDocuments", { ParaiskosID: 1005, ...SET });
  expect(text).toContain("Kredito gavėjo sutuoktinė Aušra Modelienė");
  expect(text).toContain("solidariai atsako");
  expect(text.match(/\(parašas\)/g)).toHaveLength(5);
});

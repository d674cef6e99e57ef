import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, PHONE, SIMONA } from "../support/demo-application.ts";
import { readPrinted } from "../support/printed-document.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const heatPumps = useCaller(backEnd, "isip.s");

const SET = { standardInfo: 1, contract: 1, conditions: 1, sort: 0 };
const TO_BUYER = { IsmokejimoTipas: 7, SaskaitosNr: "LT737300010012345678" };

const draftOf = async (elements: RequestElements) => {
  const { id } = await createApplication(jonas, { ...EMILIJA, ...elements });
  return readPrinted(jonas, "GetContractDraft", { ParaiskosID: id });
};

describe("F-276, F-268: who gets the money of an application", () => {
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

import { describe, expect, test } from "vitest";
import type { ContractData, Payee } from "../../../backend/src/documents/contract-data.ts";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";

const ACCOUNT = "LT737300010012345678";
const SELLER: Payee = { kind: "seller", amountCents: 89_900, name: "UAB „Parduotuvė“", accountNumber: null };
const BUYER: Payee = { kind: "buyer", amountCents: 89_900, name: "Mantas", accountNumber: ACCOUNT };
const CASH: Payee = { ...BUYER, kind: "cash", accountNumber: null };
const CREDITORS: Payee = { kind: "creditors", amountCents: 20_000, name: "", accountNumber: null };

/** Contract and standard information of a credit that is paid so. */
async function read(payees: readonly Payee[], more: Partial<ContractData> = {}) {
  const contract = { ...CONTRACT, ...more, payees };
  const [agreed, information] = await Promise.all([makeContract(contract), makeStandardInformation(contract)]);
  return { agreed: readText(agreed), information: readText(information) };
}

describe("F-276, F-340: contract, general conditions and standard information say the same of where the money goes", () => {
  test("all of it to the seller", async () => {
    const { agreed, information } = await read([SELLER]);
    expect(agreed).toContain("Išmokama pardavėjui 899,00 € – pervedama už prekes ir paslaugas");
    expect(agreed).toContain("Nuo lėšų įskaitymo į pardavėjo sąskaitą laikoma");
    expect(agreed).not.toContain("Išmokama kredito gavėjui");
    expect(information).toContain("Pardavėjui už prekes ar paslaugas pervedama 899,00 €.");
  });

  test("all of it to the buyer, who pays the seller", async () => {
    const { agreed, information } = await read([BUYER]);
    expect(agreed).toContain("Išmokama kredito gavėjui 899,00 € – pervedama į kredito gavėjo sąskaitą");
    expect(agreed).toContain("LT73 7300 0100 1234 5678");
    expect(agreed).toContain("į specialiosiose sąlygose nurodytą kredito gavėjo sąskaitą");
    expect(agreed).not.toMatch(/Išmokama pardavėjui|pardavėjo sąskaitą laikoma/);
    expect(information).toContain(
      "Jums į banko sąskaitą pervedama 899,00 €. Už prekes ar paslaugas pardavėjui sumokate",
    );
    expect(information).not.toContain("Pardavėjui už prekes");
  });

  test("each part to its own payee", async () => {
    const { agreed, information } = await read([
      { ...SELLER, amountCents: 50_000 },
      { ...BUYER, amountCents: 19_900 },
      CREDITORS,
    ]);
    for (const part of [
      "Išmokama pardavėjui 500,00 €",
      "Išmokama kredito gavėjui 199,00 €",
      "Kitiems kreditams grąžinti 200,00 €",
      "Kreditas išmokamas dalimis",
    ])
      expect(agreed).toContain(part);
    expect(agreed).not.toMatch(/pardavėjo sąskaitą laikoma|pardavėjui sumoka kredito gavėjas/);
    for (const part of [
      "prekes ar paslaugas pervedama 500,00 €",
      "sąskaitą pervedama 199,00 €",
      "davėjams pervedama 200,00 €",
    ])
      expect(information).toContain(part);
  });

  const BANK = {
    creditor: "AB „Bankas“",
    amountCents: 15_000,
    contractDate: "2025-01-02",
    payerCode: "4821",
    accountNumber: null,
  };
  const LEASE = {
    creditor: "UAB „Lizingas“",
    amountCents: 5_000,
    contractDate: null,
    payerCode: null,
    accountNumber: null,
  };

  test("F-265: each repaid credit is named with its creditor and sum, in contract and standard information", async () => {
    const { agreed, information } = await read([SELLER, CREDITORS], { refinancedCredits: [BANK, LEASE] });
    const list = "AB „Bankas“ (2025-01-02 sutartis, mokėtojo kodas 4821) – 150,00 €; UAB „Lizingas“ – 50,00 €.";
    expect(agreed).toContain(`200,00 € – pervedama grąžinamų kreditų davėjams: ${list}`);
    expect(information).toContain(`Kitiems Jūsų kreditams grąžinti jų davėjams pervedama 200,00 €: ${list}`);
  });

  test("F-274: the creditor's account stands beside the only repaid credit, and beside none of several", async () => {
    const creditorAccount = { accountNumber: ACCOUNT, code: null };
    const one = await read([SELLER, CREDITORS], { creditorAccount, refinancedCredits: [BANK] });
    expect(one.information).toContain("mokėtojo kodas 4821, sąskaita LT73 7300 0100 1234 5678) – 150,00 €");
    const two = await read([SELLER, CREDITORS], { creditorAccount, refinancedCredits: [BANK, LEASE] });
    expect(two.information).not.toContain("LT73 7300");
  });

  test("F-265, F-274: each of several repaid credits stands beside its own account, and the application's is told of none", async () => {
    const creditorAccount = { accountNumber: ACCOUNT, code: "4821" };
    const lease = { ...LEASE, accountNumber: "EE382200221020145685" };
    const bank = { ...BANK, accountNumber: "LV80BANK0000435195001" };
    const { agreed, information } = await read([SELLER, CREDITORS], {
      creditorAccount,
      refinancedCredits: [bank, lease],
    });
    const list =
      "AB „Bankas“ (2025-01-02 sutartis, mokėtojo kodas 4821, sąskaita LV80 BANK 0000 4351 9500 1) – 150,00 €; " +
      "UAB „Lizingas“ (sąskaita EE38 2200 2210 2014 5685) – 50,00 €.";
    for (const text of [agreed, information]) expect(text).toContain(list);
    expect(agreed).not.toContain("Kreditoriaus sąskaita");
    const own = await read([SELLER, CREDITORS], { creditorAccount, refinancedCredits: [bank] });
    expect(own.agreed).not.toContain("Kreditoriaus sąskaita");
    const shared = await read([SELLER, CREDITORS], { creditorAccount, refinancedCredits: [BANK] });
    expect(shared.agreed).toContain("Kreditoriaus sąskaita LT73 7300 0100 1234 5678");
  });

  test("cash is no transfer", async () => {
    const { agreed, information } = await read([CASH]);
    expect(agreed).toContain("899,00 € – grynaisiais pinigais");
    expect(agreed).toContain("Nuo jų gavimo laikoma, kad kreditas suteiktas");
    expect(information).toContain("Jums grynaisiais pinigais išmokama 899,00 €");
  });

  test("F-558: the account of another creditor is named with its code", async () => {
    const creditorAccount = { accountNumber: ACCOUNT, code: "4821" };
    const { agreed } = await read([BUYER], { creditorAccount });
    expect(agreed).toMatch(/Kreditoriaus sąskaita LT73 7300 0100 1234 5678 .* Mokėtojo kodas 4821\./);
  });
});

describe("F-280, F-340: by which day a credit is paid out", () => {
  const DAYS = "per 5 kalendorines dienas nuo";

  test("contract and standard information name the same days, counted from the last signature", async () => {
    const { agreed, information } = await read([SELLER]);
    expect(agreed).toContain(
      `Kredito davėjas kreditą išmoka ne vėliau kaip ${DAYS} tos dienos, kurią sutartį pasirašo paskutinis`,
    );
    expect(information).toContain(`${DAYS} paskutinio sutarties parašo.`);
  });

  test("a limit, which is paid out to no one, has none", async () => {
    const { agreed, information } = await read([], { terms: { ...CONTRACT.terms, product: "account" } });
    expect(agreed + information).not.toContain(DAYS);
  });
});

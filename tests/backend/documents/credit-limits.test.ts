import { describe, expect, test } from "vitest";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const ACCOUNT = "LT897044060001234567";

const limitOf = (product: "account" | "card") =>
  ({
    ...CONTRACT,
    goods: [],
    terms: { ...CONTRACT.terms, product, goodsTotalCents: 0, advanceCents: 0 },
    payees: [{ kind: "buyer", amountCents: 89_900, name: "Mantas", accountNumber: ACCOUNT }],
    schedule: getVectorSchedule(product === "card" ? "SP-16" : "SP-20"),
  }) as const;

const read = async (product: "account" | "card") => {
  const contract = limitOf(product);
  const [agreed, information] = await Promise.all([makeContract(contract), makeStandardInformation(contract)]);
  return { agreed: readText(agreed), information: readText(information) };
};

describe("F-276, F-340: a limit is drawn, not paid out", () => {
  test("a card's limit goes to no account", async () => {
    const { agreed, information } = await read("card");
    expect(agreed).toContain("Naudojimasis limitu Limitas į sąskaitą nepervedamas");
    expect(agreed).not.toContain("LT89 7044");
    expect(agreed).toContain("nuo kiekvienos kortele atliktos operacijos");
    expect(information).toContain("juo naudojatės atsiskaitydami kredito kortele");
    expect(agreed + information).not.toContain("Išmokama");
  });

  test("an account's limit is drawn in parts to the buyer's account", async () => {
    const { agreed, information } = await read("account");
    expect(agreed).toContain("Limitu kredito gavėjas naudojasi dalimis");
    expect(agreed).toContain("Sąskaita LT89 7044 0600 0123 4567");
    expect(agreed).not.toContain("Išmokama kredito gavėjui");
    expect(information).toContain("pervedama į Jūsų banko sąskaitą");
  });

  test("L-1.4: what has no end assumes no agreed term and no compensation by what is left of it", async () => {
    const { agreed, information } = await read("card");
    for (const text of [agreed, information]) {
      expect(text).not.toMatch(/sutartą laikotarpį|iki sutarties pabaigos|naujas grafikas/);
      expect(text).toMatch(/Kompensacij(a|os) už/);
    }
    const account = await read("account");
    expect(account.agreed).toContain("kai iki sutarties pabaigos lieka daugiau kaip vieni metai");
    expect(account.agreed).toContain("sutartis galioja sutartą laikotarpį");
  });

  test.each(["account", "card"] as const)("the general conditions of an %s speak of no goods", async (product) => {
    const { agreed } = await read(product);
    expect(agreed).not.toMatch(/Prekių nuosavybės|pirkimo–pardavimo|Prekės – |[Pp]ratęst/);
    expect(agreed).toContain("8. Susietasis vartojimo kreditas 8.1. Šis kreditas nėra susietasis");
    expect(agreed).toContain("2.3. Kredito davėjas gali atsisakyti");
    expect(agreed).toContain("16. Baigiamosios nuostatos");
  });
});

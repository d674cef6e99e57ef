import { describe, expect, test } from "vitest";
import { CONTRACT_COPIES } from "../../../app/features/contract/copies.server.ts";
import { makeContract } from "../../../backend/src/documents/contract-set.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";

/** Where these words stand in a text, in the order in which they are asked for; -1 for one that is missing. */
const placesOf = (text: string, words: readonly string[]) => words.map((word) => text.indexOf(word));
const inOrder = (places: number[]) => places.every((place, index) => place > (places[index - 1] ?? -1));

/** The sentence of a text that begins so. */
const sentenceFrom = (text: string, beginning: string) => {
  const at = text.indexOf(beginning);
  return at < 0 ? "" : text.slice(at, text.indexOf(".", at));
};

describe("what is paid goes the same way in the standard information and in the contract", () => {
  test("F-280: first to interest and fees, then to the credit, to default interest last of all", async () => {
    const information = sentenceFrom(readText(await makeStandardInformation(CONTRACT)), "Gautos sumos paskirstomos");
    expect(
      inOrder(
        placesOf(information, [
          "pirmiausia – palūkanoms ir mokesčiams",
          "po to – kreditui",
          "paskiausiai – delspinigiams",
        ]),
      ),
    ).toBe(true);
    const conditions = sentenceFrom(readText(await makeContract(CONTRACT)), "Gautos sumos paskirstomos");
    expect(
      inOrder(
        placesOf(conditions, [
          "pirmiausia padengiamos palūkanos ir mokesčiai",
          "po to – kredito dalis",
          "paskiausiai – delspinigiai",
        ]),
      ),
    ).toBe(true);
  });
});

describe("as many originals are printed as the contract promises", () => {
  /** How many parties a clause gives one original each. */
  const partiesOf = (clause: string) =>
    ["kredito davėjui", "kredito gavėjui", "kredito tarpininkui"].filter((party) => clause.includes(party)).length;

  test("F-340: special conditions and schedule for lender, borrower and shop, general conditions for the first two", async () => {
    const text = readText(await makeContract(CONTRACT));
    const contract = sentenceFrom(text, "Popieriuje pasirašoma po vieną specialiųjų sąlygų");
    expect(partiesOf(contract)).toBe(CONTRACT_COPIES.contract);
    const conditions = sentenceFrom(text, "Bendrosios sąlygos, kurios visiems vienodos");
    expect(partiesOf(conditions)).toBe(CONTRACT_COPIES.conditions);
    expect(conditions).toContain("po vieną egzempliorių");
  });

  test("F-340: the schedule comes with every copy of the special conditions, asks for no signature and has no place for one", async () => {
    const text = readText(await makeContract(CONTRACT));
    const clause = sentenceFrom(text, "Įmokų mokėjimo grafikas yra neatskiriama specialiųjų sąlygų dalis");
    expect(clause).toContain("įteikiamas kartu su kiekvienu jų egzemplioriumi ir atskirai nepasirašomas");
    expect(text).not.toMatch(/pasirašoma[^.]*grafiko egzempliorių/);
    expect(readText(await makePaymentSchedule(CONTRACT))).not.toContain("(parašas)");
  });
});

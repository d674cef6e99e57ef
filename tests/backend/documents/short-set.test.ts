import { describe, expect, test } from "vitest";
import { makeContractSet } from "../../../backend/src/documents/contract-set.ts";
import { makePaymentSchedule } from "../../../backend/src/documents/payment-schedule.ts";
import { makeStandardInformation } from "../../../backend/src/documents/standard-information.ts";
import { countPages, readText } from "./pdf-tools.ts";
import { CONTRACT } from "./sample-data.ts";
import { getVectorSchedule } from "./vector-schedule.ts";

const PUBLIC_ID = "0123456789abcdef0123456789abcdef";
const VERIFIED = {
  ...CONTRACT,
  presentation: {
    ...CONTRACT.presentation,
    verificationUrl: `https://partneriai.lizingas.example/verify-document/${PUBLIC_ID}`,
  },
};

/** A credit of ten payments. */
const SMALL = { ...VERIFIED, goods: CONTRACT.goods.slice(0, 1), schedule: getVectorSchedule("SP-10") };
const rowOf = (no: number) => ({ ...getVectorSchedule("SP-20").rows[0]!, no });

describe("F-340: a set of papers is as short as it can be", () => {
  test("the papers of a small credit, without the consents, have 21 pages: two of information, three of contract, four of conditions a copy", async () => {
    const counts = { standardInformation: 2, contract: 3, conditions: 2, sort: 0 } as const;
    expect(countPages(await makeContractSet(SMALL, counts))).toBe(2 * 2 + 3 * 3 + 2 * 4);
  });

  test("the receipt and the code that checks the paper stand on the second page of the information", async () => {
    const pdf = await makeStandardInformation(SMALL);
    expect(countPages(pdf)).toBe(2);
    for (const part of ["Gavimo patvirtinimas", "(parašas)", "tikrumą galite patikrinti"])
      expect(readText(pdf, 2)).toContain(part);
  });

  test.each([10, 24, 36, 38, 40, 42, 60, 72, 84])(
    "the last page of a schedule of %i payments holds payments, never a summary or a code alone",
    async (count) => {
      const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1));
      const pdf = await makePaymentSchedule({ ...VERIFIED, schedule: { ...getVectorSchedule("SP-20"), rows } });
      const last = readText(pdf, countPages(pdf));
      expect(last).toContain("tikrumą galite patikrinti");
      expect(last.match(/20\d\d-\d\d-\d\d \d/g)?.length).toBeGreaterThanOrEqual(3);
    },
  );
});

test("F-335: beside its long address a paper prints a short one to type, with three groups of its code", async () => {
  const text = readText(await makePaymentSchedule(VERIFIED));
  expect(text).toContain("ranka: partneriai.lizingas.example/verify-document/0123-4567-89ab");
  expect(text.replace(/\s/g, "")).toContain(`verify-document/${PUBLIC_ID}`);
});

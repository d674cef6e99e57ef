import contract from "../../../backend/contract/document-slots.json" with { type: "json" };
import { findFileKind } from "../../../app/flows/uploads/file-kind.ts";
import { toLiabilityType } from "../../../backend/src/credit/liabilities.ts";
import { isDeepStrictEqual } from "node:util";
import { asc, eq, inArray, lt } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { computedTerms } from "../../../backend/src/credit/computed-terms.ts";
import { loadCreditFacts } from "../../../backend/src/credit/credit-facts.ts";
import { amountsOf } from "../../../backend/src/credit/credit-sum.ts";
import { parseLithuanianIban } from "../../../backend/src/rules/iban.ts";
import { ageOn } from "../../../backend/src/rules/days.ts";
import { parsePersonalCode } from "../../../backend/src/rules/personal-code.ts";
import { clientOf, DEMO_CLIENTS } from "../../../backend/src/seed/people/demo-clients.ts";
import { DEMO_STORIES } from "../../../backend/src/seed/applications/demo-stories.ts";
import type { ApplicationRow } from "../../../backend/src/store/application-fields.ts";
import { toWireApplication } from "../../../backend/src/store/application-wire.ts";
import {
  actionLog,
  applicationDocuments,
  contractNumbers,
  contractRequests,
  valuations,
} from "../../../backend/src/store/schema/application-records.ts";
import { applications } from "../../../backend/src/store/schema/applications.ts";
import { clients } from "../../../backend/src/store/schema/clients.ts";
import { STORY_DAY, type SeededStore } from "./seeded-database.ts";

/** People and hand-made applications of the story. */
export function describeHandMade({ db }: SeededStore): void {
  const TODAY = "2026-11-20";

  const storyIds = DEMO_STORIES.map(({ id }) => id);
  const listRows = () =>
    db().select().from(applications).where(inArray(applications.id, storyIds)).orderBy(asc(applications.id));

  const rowOf = async (id: number): Promise<ApplicationRow> => {
    const [row] = await db().select().from(applications).where(eq(applications.id, id));
    if (row === undefined) throw new Error(`No application ${id}.`);
    return row;
  };

  describe("people of the demo", () => {
    test.each(Object.values(DEMO_CLIENTS))("$name has a valid personal code of the day of birth", ({ code, born }) => {
      expect(parsePersonalCode(code)).toMatchObject({ isValid: true, birthDate: born });
    });

    test("1030 and 1032: one person is unknown, two are not served, one of them a minor", async () => {
      const rows = await db().select().from(clients);
      expect(rows.find(({ personalCode }) => personalCode === clientOf("nojus").code)).toBeUndefined();
      const refused = rows.filter(({ served }) => !served);
      expect(refused.map(({ personalCode }) => personalCode).sort()).toEqual(["37512129812", "61005209792"]);
      expect(refused.filter(({ birthDate }) => ageOn(birthDate, TODAY) < 18)).toHaveLength(1);
    });

    test("one person has a liability of every type, one of them 34 days overdue", async () => {
      const [tomas] = await db()
        .select()
        .from(clients)
        .where(eq(clients.personalCode, clientOf("tomas").code));
      const liabilities = tomas?.registry.liabilities ?? [];
      expect(liabilities.map(({ type }) => toLiabilityType(type)).sort()).toEqual([
        "consumer",
        "creditCards",
        "leasing",
        "mortgage",
        "other",
      ]);
      expect(Math.max(...liabilities.map(({ overdueDays }) => overdueDays))).toBe(34);
      expect(liabilities.some(({ refinancePossible }) => refinancePossible)).toBe(true);
    });
  });

  describe("hand-made applications", () => {
    test("at least sixty, with the numbers of the story", async () => {
      const ids = (await listRows()).map(({ id }) => id);
      expect(ids.length).toBeGreaterThanOrEqual(60);
      const named = [
        ...Array.from({ length: 24 }, (_, index) => 1001 + index),
        ...[10222, 10223, 10224, 10232, 10233, 10234, 10235],
        ...[9000005, 9000010, 9001064, 9001200, 9001300, 9002002, 9002101],
      ];
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test.each([
      [1001, { shopId: 101, status: 0, eCreditState: -1, variantId: null, creditSumCents: null }],
      [1002, { shopId: 101, variantId: 13, status: 0, eCreditState: 0 }],
      [1003, { shopId: 101, variantId: 14, status: 0 }],
      [1004, { shopId: 102, variantId: 31, status: 0, spouseContractSignature: 0 }],
      [
        1005,
        { shopId: 401, variantId: 31, status: 1, eCreditState: 1, contractSignature: 1, spouseContractSignature: 0 },
      ],
      [1006, { shopId: 102, variantId: 11, status: 2, eCreditState: 3, contractSignature: 1, paymentTab: 4 }],
      [1007, { shopId: 101, variantId: 11, status: 1, eCreditState: 4, contractSignature: 30 }],
      [1008, { shopId: 101, variantId: 11, status: 1, eCreditState: 0, contractSignature: 31 }],
      [1009, { shopId: 101, variantId: 11, status: 2, eCreditState: 3, contractSignature: 20 }],
      [1010, { shopId: 202, variantId: 11, status: 2, eCreditState: 3, contractSignature: 10 }],
      [1011, { shopId: 102, variantId: 11, status: 2, eCreditState: 3, contractSignature: 11 }],
      [1012, { shopId: 201, variantId: 18, status: 4, eCreditState: 0, contractSignature: 1 }],
      [1013, { shopId: 101, variantId: 16, status: 3, eCreditState: 3, contractSignature: 1 }],
      [1014, { shopId: 101, variantId: 11, status: -1, eCreditState: 2, contractSignature: 0 }],
      [1015, { shopId: 103, variantId: 23, status: 7, eCreditState: 3, contractType: 7 }],
      [1016, { shopId: 101, variantId: 21, status: 2, contractType: 5, additionalAccountCode: "4821" }],
      [1017, { shopId: 101, variantId: 22, status: 2, contractType: 6, creditLimitCents: 150_000 }],
      [1018, { shopId: 401, variantId: 15, status: 1, winterPayments: true, signingAllowed: 0 }],
      [1019, { shopId: 101, variantId: 11, signingAllowed: 2 }],
      [1020, { shopId: 101, variantId: 11, signingAllowed: 3 }],
      [1021, { shopId: 102, variantId: 31, status: 0 }],
      [1024, { shopId: 301, variantId: 12 }],
    ])("%i is as the story tells", async (id, story) => {
      expect(await rowOf(id)).toMatchObject(story);
    });

    test("1023: one client has every payout type, and rows in both payment tabs", async () => {
      const rows = await db()
        .select()
        .from(applications)
        .where(inArray(applications.id, [1023, 10232, 10233, 10234, 10235]));
      expect(rows.map(({ payoutType }) => payoutType).sort()).toEqual([2, 3, 5, 6, 7]);
      expect(new Set(rows.map(({ paymentTab }) => paymentTab))).toEqual(new Set([4, 5]));
    });

    test("1310: the shop of bicycles has one application, nothing unpaid and no contract", async () => {
      const rows = await db().select().from(applications).where(eq(applications.shopId, 301));
      expect(rows.map(({ id, listTab, paymentTab }) => [id, listTab, paymentTab])).toEqual([[1024, 3, null]]);
    });

    test("every contract type, status and signature type has a row", async () => {
      const rows = await listRows();
      expect([...new Set(rows.map(({ contractType }) => contractType))].sort()).toEqual([3, 5, 6, 7]);
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([-1, 0, 1, 2, 3, 4, 7]));
      expect(new Set(rows.map(({ contractSignature }) => contractSignature))).toEqual(
        new Set([0, 1, 10, 11, 20, 30, 31]),
      );
    });

    test("two are offered for taking over by the key of the story", async () => {
      const rows = await db().select().from(applications).where(eq(applications.takeOverKey, "PERIM-7Q4K"));
      expect(rows).toHaveLength(2);
    });

    test("the figures of every application are what the operations compute from it", async () => {
      const differing: number[] = [];
      for (const row of await listRows()) {
        if (row.variantId === null) continue;
        const facts = await loadCreditFacts(db(), row.shopId, toWireApplication(row), STORY_DAY);
        const terms = computedTerms(facts, row.contractDate ?? TODAY);
        const isEqual = Object.entries(terms).every(([element, value]) => isDeepStrictEqual(row.data[element], value));
        // A promotion that the goods cannot have has no price (O23).
        const isPriced = terms["MenesioImoka"] !== undefined || terms["SalygosTaikomos"] === "0";
        if (!isEqual || !isPriced || row.creditSumCents !== amountsOf(facts).creditSumCents) {
          differing.push(row.id);
        }
      }
      expect(differing).toEqual([]);
    });

    test("contracts of a year are numbered without a gap, and the counter goes on from there", async () => {
      const rows = (await db().select().from(applications)).filter(({ contractNumber }) => contractNumber !== null);
      const counters = await db().select().from(contractNumbers);
      for (const { year, last } of counters) {
        const prefix = `PL${year % 100}-`;
        const numbers = rows.flatMap(({ contractNumber }) =>
          contractNumber?.startsWith(prefix) ? [contractNumber] : [],
        );
        const expected = Array.from({ length: last }, (_, index) => `${prefix}${String(index + 1).padStart(6, "0")}`);
        expect(numbers.sort()).toEqual(expected);
      }
      expect(rows.every(({ contractDate }) => contractDate !== null && contractDate <= TODAY)).toBe(true);
    });

    test("nothing in the story has happened after T", async () => {
      const rows = await listRows();
      expect(rows.filter((row) => row.createdAt > STORY_DAY || row.updatedAt > STORY_DAY)).toEqual([]);
      expect(rows.filter((row) => row.updatedAt < row.createdAt)).toEqual([]);
      const late = await db().select().from(actionLog);
      expect(late.filter(({ at }) => at > STORY_DAY)).toEqual([]);
    });

    test("complete applications have accounts that pass mod 97 and documents that still hold", async () => {
      const complete = DEMO_STORIES.filter(({ steps }) => steps === undefined).map(({ id }) => id);
      const rows = await db().select().from(applications).where(inArray(applications.id, complete));
      expect(rows.filter(({ accountNumber }) => !parseLithuanianIban(accountNumber ?? "").isValid)).toEqual([]);
      expect(rows.filter(({ data }) => String(data["DokumentoGaliojimoData"]) <= TODAY)).toEqual([]);
    });
  });

  describe("what belongs to the hand-made applications", () => {
    test("3 to 15 lines in each action log, none for 9001300", async () => {
      const counts = new Map<number, number>();
      for (const { applicationId } of await db().select().from(actionLog)) {
        counts.set(applicationId, (counts.get(applicationId) ?? 0) + 1);
      }
      for (const { id } of await listRows()) {
        const count = counts.get(id) ?? 0;
        if (id === 9_001_300) expect(count).toBe(0);
        else expect([id, count >= 3 && count <= 15]).toEqual([id, true]);
      }
    });

    test("25 assessments: possible and not, both systems, plain and HTML messages, one older than 30 days", async () => {
      const rows = await db().select().from(valuations);
      expect(rows).toHaveLength(25);
      expect(new Set(rows.map(({ possible }) => possible))).toEqual(new Set([true, false]));
      expect(new Set(rows.map(({ system }) => system))).toEqual(new Set(["A", "B"]));
      expect(new Set(rows.map(({ answerCode }) => answerCode))).toEqual(new Set([0, 1800, 1801, 1802]));
      const oldest = new Date(STORY_DAY.getTime() - 30 * 86_400_000);
      expect(await db().select().from(valuations).where(lt(valuations.createdAt, oldest))).toHaveLength(1);
    });

    test.each([
      [1021, "REJECTED", "52"],
      [1029, "REJECTED", ""],
      [1031, "NEEDS_APPROVAL", ""],
      [1057, "NEEDS_APPROVAL", ""],
      [1004, "APPROVED", ""],
    ])("the decision about %i is %s", async (applicationId, result, dsti) => {
      const [row] = await db().select().from(valuations).where(eq(valuations.applicationId, applicationId));
      expect(row?.decision["Rezultatas"]).toBe(result);
      expect(String(row?.decision["DstiPo"])).toMatch(new RegExp(`^${dsti}`));
    });

    test("18 contract requests: every status with both sequences, and the special ones", async () => {
      const rows = await db().select().from(contractRequests);
      expect(rows).toHaveLength(18);
      const kinds = new Set(rows.map(({ status, sequence }) => `${status}/${sequence}`));
      expect(kinds.size).toBe(12);
      const ids = rows.map(({ id }) => id);
      expect([901_600, 902_401, 902_402, 902_404, 902_405].filter((id) => !ids.includes(id))).toEqual([]);
      const early = await Promise.all(
        rows.map(async ({ applicationId, createdAt }) => createdAt < (await rowOf(applicationId)).createdAt),
      );
      expect(early).not.toContain(true);
    });

    test("F-325, F-326, F-327, F-328: 1005 has a file in every slot of buyer and spouse, of every kind", async () => {
      const files = (await db().select().from(applicationDocuments)).filter((row) => row.applicationId === 1005);
      expect(new Set(files.map(({ owner, slot }) => `${owner} ${slot}`))).toEqual(
        new Set(contract.slots.map(({ owner, number }) => `${owner} ${number}`)),
      );
      expect(new Set(files.map(({ extension }) => extension))).toEqual(new Set(["jpg", "png", "pdf"]));
    });

    test("1024 has one document; the application whose copies are missing has none", async () => {
      const documents = await db().select().from(applicationDocuments);
      expect(documents.filter(({ applicationId }) => applicationId === 1024)).toHaveLength(1);
      expect(documents.filter(({ applicationId }) => applicationId === 1019)).toEqual([]);
      expect(documents.filter(({ applicationId }) => applicationId === 1009).map(({ slot }) => slot)).toEqual([3, 4]);
      expect(documents.every(({ extension, content }) => findFileKind(content) === extension)).toBe(true);
    });
  });
}

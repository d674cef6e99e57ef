import { isDeepStrictEqual } from "node:util";
import { asc, eq, gte, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { loadCreditFacts } from "../../../backend/src/credit/credit-facts.ts";
import { computedTerms } from "../../../backend/src/credit/computed-terms.ts";
import { amountsOf } from "../../../backend/src/credit/credit-sum.ts";
import { parsePersonalCode } from "../../../backend/src/rules/personal-code.ts";
import { generatedId } from "../../../backend/src/seed/generated/generated-rows.ts";
import { generateStory } from "../../../backend/src/seed/generated/generated-story.ts";
import { withoutIndexes } from "../../../backend/src/seed/generated/without-indexes.ts";
import { parseEnvironment } from "../../../backend/src/environment.ts";
import { seedDemoStory } from "../../../backend/src/seed/seed.ts";
import { toWireApplication } from "../../../backend/src/store/application-wire.ts";
import { actionLog } from "../../../backend/src/store/schema/application-records.ts";
import { applications } from "../../../backend/src/store/schema/applications.ts";
import { conditionVariants } from "../../../backend/src/store/schema/conditions.ts";
import { storeFacts } from "../../../backend/src/store/schema/news.ts";
import { withTransaction, type Store } from "../../../backend/src/store/store.ts";
import { STORY_DAY, type SeededStore } from "./seeded-database.ts";

const TODAY = "2026-11-20";
/** Generated applications, of which there are so many. */
export function describeGenerated({ db }: SeededStore, rowCount: number): void {
  const FIRST_GENERATED = 20_001;
  const listGenerated = async () =>
    (
      await db().select().from(applications).where(gte(applications.id, FIRST_GENERATED)).orderBy(asc(applications.id))
    ).filter(({ id }) => id < 9_000_000);

  describe("generated applications", () => {
    test("there are as many as were asked for, with numbers that never change", async () => {
      const rows = await listGenerated();
      expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: rowCount }, (_, index) => FIRST_GENERATED + index));
      expect(generateStory(17, 20_018, 100)).toEqual(generateStory(17, 20_018, 100));
      expect(rows[17]?.personalCode).toBe((generateStory(17, 20_018, 100).client as { code: string }).code);
    });

    test("numbers of ten million rows stay clear of the hand-made ones and of new ones", () => {
      expect(generatedId(8_979_998)).toBe(8_999_999);
      expect(generatedId(8_979_999)).toBe(9_010_000);
      expect(generatedId(9_999_999)).toBeLessThan(20_000_001);
    });

    test("they spread over two years, later ones have higher numbers, none is of the future", async () => {
      const days = (await listGenerated()).map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
      expect(days[0]).toMatch(/^2024-11-2[12]$/);
      expect(days.at(-1)).toBe(TODAY);
      expect(days).toEqual([...days].sort());
    });

    test("every buyer has a valid personal code of an adult", async () => {
      const wrong = (await listGenerated()).filter(({ personalCode, data }) => {
        const code = parsePersonalCode(personalCode ?? "");
        return !code.isValid || `${code.birthDate}T00:00:00` !== data["GimimoData"];
      });
      expect(wrong).toEqual([]);
    });

    test("sums and durations keep the limits of their variants", async () => {
      const variants = new Map((await db().select().from(conditionVariants)).map((variant) => [variant.id, variant]));
      const outside = (await listGenerated()).filter(({ variantId, creditSumCents, durationMonths }) => {
        const variant = variants.get(variantId ?? 0);
        if (variant === undefined || creditSumCents === null || durationMonths === null) return true;
        return (
          creditSumCents < variant.minSumCents ||
          creditSumCents > variant.maxSumCents ||
          durationMonths < variant.minDurationMonths ||
          durationMonths > variant.maxDurationMonths
        );
      });
      expect(outside).toEqual([]);
    });

    test("their figures are what the operations compute from them", async () => {
      const differing: number[] = [];
      for (const row of (await listGenerated()).filter((_, index) => index % 50 === 0)) {
        const facts = await loadCreditFacts(db(), row.shopId, toWireApplication(row), STORY_DAY);
        const {
          DidziausiaSuma: _unknown,
          Sprendimas: _decision,
          ...terms
        } = computedTerms(facts, row.contractDate ?? TODAY);
        const isEqual = Object.entries(terms).every(([element, value]) => isDeepStrictEqual(row.data[element], value));
        if (!isEqual || amountsOf(facts).creditSumCents !== row.creditSumCents) differing.push(row.id);
      }
      expect(differing).toEqual([]);
    });

    test("shops 301 and 501 keep their stories: no generated row", async () => {
      expect((await listGenerated()).filter(({ shopId }) => shopId === 301 || shopId === 501)).toEqual([]);
    });

    test("each has an action log", async () => {
      const logged = await db().selectDistinct({ id: actionLog.applicationId }).from(actionLog);
      const ids = new Set(logged.map(({ id }) => id));
      expect((await listGenerated()).filter(({ id }) => !ids.has(id))).toEqual([]);
    });
  });

  test("many rows are written without indexes, and afterwards every index is there again", async () => {
    const listIndexes = async (store: Store) => {
      const result: unknown = await store.execute(sql`select indexdef from pg_indexes order by indexdef`);
      return (result as { rows: { indexdef: string }[] }).rows.map(({ indexdef }) => indexdef);
    };
    const before = await listIndexes(db());
    const during = await withTransaction(db(), async (tx) => {
      let inside: string[] = [];
      await withoutIndexes(tx, ["applications"], async () => {
        inside = await listIndexes(tx);
      });
      return inside;
    });
    expect(during.length).toBeLessThan(before.length);
    expect(during.filter((index) => index.includes("applications_pkey"))).toHaveLength(1);
    expect(await listIndexes(db())).toEqual(before);
  });

  test("a store that has the story is left as it is, also on another day and with another size", async () => {
    const count = async () => {
      const [row] = await db()
        .select({ count: sql<number>`count(*)::int` })
        .from(applications);
      return row?.count;
    };
    const before = await count();
    const later = new Date(STORY_DAY.getTime() + 86_400_000);
    expect(await seedDemoStory(db(), { now: later, demoRows: 10, environment: parseEnvironment({}) })).toBe(false);
    expect(await count()).toBe(before);
    const [fact] = await db().select().from(storeFacts).where(eq(storeFacts.name, "demo-story-seeded-on"));
    expect(fact?.value).toBe(TODAY);
  });
}

import { sql, type SQL } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { SeededStore } from "./seeded-database.ts";

/** How the store answers the lists of the portal (P9). */
export function describeListPlans({ db }: SeededStore): void {
  /** The plan of a statement as PostgreSQL writes it. */
  async function planOf(query: SQL): Promise<string> {
    const result: unknown = await db().execute(sql`explain ${query}`);
    return (result as { rows: { "QUERY PLAN": string }[] }).rows.map((row) => row["QUERY PLAN"]).join("\n");
  }

  const PERIOD = sql`created_at >= '2026-10-21' and created_at < '2026-11-21'`;
  const NEWEST = sql`order by created_at desc, id desc limit 26`;
  const idsWhere = (condition: SQL): SQL => sql`select id from applications where ${condition} and ${PERIOD} ${NEWEST}`;

  const SCOPES = [
    { scope: "a shop", condition: sql`shop_id = 101`, index: "shop" },
    { scope: "a company", condition: sql`company_id = 1`, index: "company" },
    { scope: "everything", condition: sql`true`, index: "day" },
  ];

  describe.each(SCOPES)("P9: the list of $scope is answered inside its index", ({ condition, index }) => {
    test.each([3, 6])("tab %i without a filter", async (tab) => {
      const plan = await planOf(idsWhere(sql`${condition} and list_tab = ${sql.raw(String(tab))}`));
      expect(plan).toContain(`Index Only Scan Backward using applications_by_${index}`);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    });

    test.each([4, 5])("payment tab %i", async (tab) => {
      const plan = await planOf(idsWhere(sql`${condition} and payment_tab = ${sql.raw(String(tab))}`));
      expect(plan).toContain(`Index Only Scan Backward using applications_payments_by_${index}`);
    });

    test.each([
      ["status", sql`status = 4`],
      ["contract type", sql`contract_type = 5`],
      ["signature", sql`contract_signature = 10`],
      ["e-credit state", sql`e_credit_state = 3`],
      ["income certificate", sql`has_income_certificate`],
      ["winter payments", sql`winter_payments`],
      ["sums", sql`credit_sum_cents between 100000 and 200000`],
      ["sellers", sql`seller_id in (10101, 10102)`],
    ])("a filter by %s", async (_name, filter) => {
      const plan = await planOf(idsWhere(sql`${condition} and list_tab = 6 and ${filter}`));
      expect(plan).toContain(`Index Only Scan Backward using applications_by_${index}`);
    });

    test("a later page begins where the one before ended", async () => {
      const after = sql`(created_at, id) < ('2026-11-10 10:00:00+00', 24000)`;
      const plan = await planOf(idsWhere(sql`${condition} and list_tab = 6 and ${after}`));
      expect(plan).toContain(`Index Only Scan Backward using applications_by_${index}`);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    });

    test("a bounded count", async () => {
      const rows = sql`select 1 from applications where ${condition} and list_tab = 6 and ${PERIOD} limit 10001`;
      expect(await planOf(sql`select count(*) from (${rows}) as counted`)).toMatch(/Index Only Scan/);
    });
  });

  describe("P9: exact and text filters have indexes of their own", () => {
    test("a personal code", async () => {
      const plan = await planOf(sql`select id from applications where personal_code = '38403179912'`);
      expect(plan).toContain("applications_personal_code");
    });

    test("a contract number", async () => {
      const plan = await planOf(sql`select id from applications where contract_number = 'PL26-000001'`);
      expect(plan).toContain("applications_contract_number");
    });

    test.each(["buyer_search", "products_search", "comment_search"])("a text of %s that is rare", async (column) => {
      const plan = await planOf(
        sql`select id from applications where ${sql.identifier(column)} like '%retas zodis%' and list_tab = 6 ${NEWEST}`,
      );
      expect(plan).toContain("Bitmap Index Scan on applications_texts");
    });

    test("sorting a period by sum reads the index alone", async () => {
      const condition = sql`shop_id = 101 and list_tab = 6 and ${PERIOD}`;
      const plan = await planOf(
        sql`select id from applications where ${condition} order by credit_sum_cents desc, id desc limit 26`,
      );
      expect(plan).toContain("Index Only Scan using applications_by_shop");
    });

    test("a supervisor's list of one shop", async () => {
      const condition = sql`company_id = 1 and shop_id = 102 and list_tab = 6`;
      expect(await planOf(idsWhere(condition))).toMatch(/Index (Only )?Scan Backward using applications_by_/);
    });

    test("sorting a shop's list by buyer", async () => {
      const plan = await planOf(
        sql`select id from applications where shop_id = 101 and list_tab = 6 order by buyer_sort collate "C", id limit 26`,
      );
      expect(plan).toContain("Index Only Scan using applications_by_buyer");
    });
  });
}

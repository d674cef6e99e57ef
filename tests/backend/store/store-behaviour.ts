import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeContractNumber } from "../../../backend/src/store/contract-number.ts";
import { contractNumbers } from "../../../backend/src/store/schema/application-records.ts";
import { applications } from "../../../backend/src/store/schema/applications.ts";
import { signingAuthorities } from "../../../backend/src/store/schema/signings.ts";
import { withTransaction, type Database } from "../../../backend/src/store/store.ts";
import { compareLithuanian, sortKeySql, toSortKey } from "../../../backend/src/store/lithuanian-order.ts";
import { toContainsPattern } from "../../../backend/src/store/search-text.ts";
import { draftRow, insertPartner } from "./draft-row.ts";

const EXPECTED_TABLES = [
  "action_log",
  "addresses",
  "application_documents",
  "application_liabilities",
  "applications",
  "authorization_protests",
  "bank_reports",
  "bank_transactions",
  "catalogue_items",
  "clients",
  "companies",
  "condition_variants",
  "contract_numbers",
  "contract_requests",
  "countries",
  "debt_records",
  "devices",
  "goods_groups",
  "income_certificates",
  "income_lines",
  "insurance_packages",
  "issued_documents",
  "message_files",
  "messages",
  "news",
  "news_readings",
  "notifications",
  "operation_records",
  "outbox",
  "password_reminders",
  "password_resets",
  "sessions",
  "shop_goods_groups",
  "shop_variants",
  "shops",
  "signature_sessions",
  "signed_documents",
  "signing_authorities",
  "signings",
  "store_facts",
  "users",
  "valuations",
  "verification_codes",
  "verification_tokens",
  "warranty_prices",
];

/** The message of a query's failure; drizzle wraps it. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);

async function tableNames({ db }: Database): Promise<string[]> {
  const result: unknown = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  return (result as { rows: { tablename: string }[] }).rows.map(({ tablename }) => tablename);
}

/** What the store promises on every engine. */
/** Š after S, Č after C, Ž after Z, y beside i; letters with a mark after those without where nothing else differs. */
const NAMES = [
  "Šarka",
  "Sula",
  "Šerkšnas",
  "Skolinskas",
  "Bandymas",
  "Bandomienė",
  "Bandimas",
  "Yvas",
  "Ivanauskas",
  "Įvas",
]
  .concat(["Čarkė", "Czar", "Zz", "Žukas", "Ęžeras", "Ežeras", "Ėžeras", "ežeras2", "1a", "a b", "ab", "a-b", "Lucija"])
  .concat(["Łucja", "Émilija", "Emilija", "Ünal", "Urbas", "Ūsas", "Ona-Marija", "Ona Marija", "O'Brien", "„Kavinė“"]);

export function describeStore(engine: string, open: () => Promise<Database>): void {
  describe(`the store on ${engine}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await insertPartner(database.db);
    });
    afterAll(() => database.close());

    test("the migrations make every table", async () => {
      expect(await tableNames(database)).toEqual(EXPECTED_TABLES);
    });

    test("an application comes back as it was saved, unknown elements among it (F-547)", async () => {
      const row = draftRow(1, {
        creditSumCents: 123_456_789_012,
        contractDate: "2026-11-20",
        data: { Prekes: { Preke: [{ Kaina: "9.90", Pavadinimas: "<&>„ąčę“" }] }, Keista: ["1", { A: "" }] },
      });
      await database.db.insert(applications).values(row);
      const [saved] = await database.db.select().from(applications).where(eq(applications.id, 1));
      expect(saved).toMatchObject({ ...row, version: 1, status: 0 });
    });

    test("a file comes back to the byte, a part of a larger one and an empty one, too (F-345)", async () => {
      const every = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
      for (const [id, certificate] of [every, every.subarray(100, 300), new Uint8Array()].entries()) {
        const row = { id, certificate, privateKey: every, createdAt: new Date(0) };
        await database.db.insert(signingAuthorities).values(row);
        const [saved] = await database.db.select().from(signingAuthorities).where(eq(signingAuthorities.id, id));
        expect([...(saved?.certificate ?? [])]).toEqual([...certificate]);
        expect([...(saved?.privateKey ?? [])]).toEqual([...every]);
      }
    });

    test.each([
      { status: -1, paid: false, listTab: 3, paymentTab: null },
      { status: 0, paid: false, listTab: 3, paymentTab: null },
      { status: 1, paid: false, listTab: 6, paymentTab: null },
      { status: 2, paid: false, listTab: 6, paymentTab: 5 },
      { status: 2, paid: true, listTab: 6, paymentTab: 4 },
      { status: 3, paid: true, listTab: 6, paymentTab: 4 },
      { status: 3, paid: false, listTab: 6, paymentTab: null },
      { status: 4, paid: false, listTab: 6, paymentTab: null },
      { status: 7, paid: false, listTab: 6, paymentTab: 5 },
    ])("F-164: status $status, paid out $paid, is in tab $listTab and payment tab $paymentTab", async (expected) => {
      const id = 100 + expected.status * 2 + Number(expected.paid);
      const paidOutAt = expected.paid ? new Date("2026-11-21T10:00:00.000Z") : null;
      await database.db.insert(applications).values(draftRow(id, { status: expected.status, paidOutAt }));
      const [row] = await database.db.select().from(applications).where(eq(applications.id, id));
      expect(row).toMatchObject({ listTab: expected.listTab, paymentTab: expected.paymentTab });
    });

    test("contract numbers have no gaps: an undone contract gives its number back", async () => {
      const take = () => withTransaction(database.db, (tx) => takeContractNumber(tx, 2026));
      expect(await take()).toBe("PL26-000001");
      const undone = withTransaction(database.db, async (tx) => {
        await takeContractNumber(tx, 2026);
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      expect(await take()).toBe("PL26-000002");
      expect(await withTransaction(database.db, (tx) => takeContractNumber(tx, 2027))).toBe("PL27-000001");
    });

    test("contracts made at the same time all get different numbers", async () => {
      const made = await Promise.all(
        Array.from({ length: 20 }, () => withTransaction(database.db, (tx) => takeContractNumber(tx, 2030))),
      );
      expect([...made].sort()).toEqual(
        Array.from({ length: 20 }, (_, index) => `PL30-${String(index + 1).padStart(6, "0")}`),
      );
    });

    test("a save with a stale version changes nothing", async () => {
      await database.db.insert(applications).values(draftRow(200));
      const save = (version: number) =>
        database.db
          .update(applications)
          .set({ version: version + 1, comment: `saved over ${version}` })
          .where(and(eq(applications.id, 200), eq(applications.version, version)))
          .returning({ id: applications.id });
      expect(await save(1)).toHaveLength(1);
      expect(await save(1)).toHaveLength(0);
    });

    test("trap 7: the outer database refuses inside a transaction instead of waiting for ever", async () => {
      const outer = withTransaction(database.db, () => database.db.select().from(contractNumbers));
      await expect(outer.catch((error: unknown) => Promise.reject(new Error(causeOf(error))))).rejects.toThrow(
        /use the transaction's own handle/,
      );
      const nested = withTransaction(database.db, () => withTransaction(database.db, async () => "never"));
      await expect(nested).rejects.toThrow(/use the transaction's own handle/);
    });

    test("a second contract with the same number is refused by the store", async () => {
      await database.db.insert(applications).values(draftRow(300, { contractNumber: "PL26-999999" }));
      const twice = database.db.insert(applications).values(draftRow(301, { contractNumber: "PL26-999999" }));
      await expect(twice).rejects.toThrow();
    });

    test("names stand in the order of a Lithuanian dictionary, in the store and in memory alike", async () => {
      const values = sql.join(
        NAMES.map((name) => sql`(${name}::text)`),
        sql`, `,
      );
      const rows = await database.db
        .select({ name: sql<string>`name`, key: sql<string>`${sortKeySql(sql`name`)}` })
        .from(sql`(values ${values}) as names (name)`)
        .orderBy(sql`2`);
      expect(rows.map(({ key: one }) => one)).toEqual(rows.map(({ name }) => toSortKey(name)));
      const expected = NAMES.toSorted(new Intl.Collator("lt").compare);
      expect(rows.map(({ name }) => name)).toEqual(expected);
      expect(NAMES.toSorted(compareLithuanian)).toEqual(expected);
    });

    test.each([
      { typed: "ŠIMTA", found: true },
      { typed: "raid", found: true },
      { typed: "%", found: false },
      { typed: "_imtaraidis", found: false },
      { typed: "\\", found: false },
    ])("a buyer is searched without case and diacritics, $typed is no wildcard", async ({ typed, found }) => {
      const row = draftRow(400, { buyerSearch: "simtaraidis azuolas" });
      await database.db.insert(applications).values(row).onConflictDoNothing();
      const rows = await database.db
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.id, 400), sql`${applications.buyerSearch} like ${toContainsPattern(typed)}`));
      expect(rows.length > 0).toBe(found);
    });
  });
}

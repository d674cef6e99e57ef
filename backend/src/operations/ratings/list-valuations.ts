import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { visibleApplications } from "../../applications/scope.ts";
import { betweenDays } from "../../store/between-days.ts";
import { valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { parseListKey, type ListKey } from "../../wire/list-key.ts";
import { toPage, type Page } from "../../wire/list-page.ts";
import { applicationIdInput, dayInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";
import { readRatings } from "./wire-rating.ts";

/** The longest page; the portal shows at most 100 rows, an export pulls longer ones. */
const MAX_ROWS = 500;
const DEFAULT_ROWS = 25;

const listInput = z.object({
  ParaiskosID: optional(applicationIdInput),
  AsmensKodas: textInput(30),
  DataNuo: optional(dayInput),
  DataIki: optional(dayInput),
  Raktas: textInput(500),
  Kiekis: optional(numberInput.pipe(z.number().min(1).max(MAX_ROWS))),
});

/** The caller's reach first, then the filters (F-384). */
const conditionsOf = (session: Session, asked: z.output<typeof listInput>): SQL | undefined =>
  and(
    visibleApplications(session),
    asked.ParaiskosID === undefined ? undefined : eq(sql`${valuations.applicationId}::bigint`, asked.ParaiskosID),
    asked.AsmensKodas === "" ? undefined : eq(applications.personalCode, asked.AsmensKodas.trim()),
    betweenDays(valuations.createdAt, asked.DataNuo, asked.DataIki),
  );

const ratingsOf = (db: Store, conditions: SQL | undefined) =>
  db
    .select({ id: valuations.id, value: sql<string>`${valuations.createdAt}::text` })
    .from(valuations)
    .innerJoin(applications, eq(applications.id, valuations.applicationId))
    .where(conditions);

/** Newest first (decision under G26); a page before a key is read backwards. */
async function readPage(db: Store, conditions: SQL | undefined, key: ListKey | null, limit: number): Promise<Page> {
  const isBackwards = key?.side === "before";
  const sign = sql.raw(isBackwards ? ">" : "<");
  const beyond =
    key && sql`(${valuations.createdAt}, ${valuations.id}) ${sign} (${key.value}::timestamptz, ${key.id}::int)`;
  const by = isBackwards ? asc : desc;
  const found = await ratingsOf(db, and(conditions, beyond ?? undefined))
    .orderBy(by(valuations.createdAt), by(valuations.id))
    .limit(limit + 1);
  return toPage(found, key, limit);
}

/** Ratings within the caller's reach, newest first, a page at a time by key; none is 1900 (F-383, F-384). */
export const listValuations = operation(STAFF, listInput, async (context, session, asked) => {
  const conditions = conditionsOf(session, asked);
  const page = await readPage(context.db, conditions, parseListKey(asked.Raktas), asked.Kiekis ?? DEFAULT_ROWS);
  if (page.ids.length === 0) return refusal(1900);
  return answer({
    Sarasas: { Vertinimas: await readRatings(context.db, session, page.ids) },
    KitasRaktas: page.nextKey,
    AnkstesnisRaktas: page.previousKey,
    Nuo: toNumber(page.firstNumber),
    Viso: toNumber(await context.db.$count(ratingsOf(context.db, conditions).as("counted"))),
  });
});

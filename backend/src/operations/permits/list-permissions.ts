import { and, asc, count, desc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { fullNameOf, type UserRow } from "../../accounts/session.ts";
import { expirePermits, expiryOf, type PermitRow } from "../../applications/permits.ts";
import { visibleApplications } from "../../applications/scope.ts";
import { EXPIRING_PERMITS, type PermitStatus } from "../../rules/permit-states.ts";
import { contractRequests, valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import { conditionVariants } from "../../store/schema/conditions.ts";
import { shops, users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { inContractOrder } from "../../wire/contract-order.ts";
import { applicationIdInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";
import { toAmount, toFlag, toLocalTime, toNumber } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";

const DEFAULT_ROWS = 25;
const MAX_ROWS = 500;

const input = z.object({
  application: optional(applicationIdInput),
  leidimoID: optional(numberInput),
  Busena: textInput(20),
  seka: optional(numberInput),
  Kryptis: textInput(10),
  Raktas: textInput(20),
  Kiekis: optional(numberInput.pipe(z.number().min(1).max(MAX_ROWS))),
});

type Query = z.output<typeof input>;

const closers = alias(users, "closers");
const firstApprovers = alias(users, "first_approvers");

const conditionsOf = (query: Query, visible: SQL | undefined): SQL | undefined =>
  and(
    visible,
    query.application === undefined ? undefined : eq(contractRequests.applicationId, query.application),
    query.leidimoID === undefined ? undefined : eq(contractRequests.id, query.leidimoID),
    query.seka === undefined ? undefined : eq(contractRequests.sequence, query.seka === 1 ? 1 : 0),
    // An unknown state is found nowhere; ours are written in capitals (F-587).
    query.Busena === "" ? undefined : eq(contractRequests.status, query.Busena.toUpperCase() as PermitStatus),
  );

type Named = Pick<UserRow, "firstName" | "lastName"> | null;

interface JoinedRow {
  readonly permit: PermitRow;
  readonly application: Pick<
    typeof applications.$inferSelect,
    "buyerFirstName" | "buyerLastName" | "creditSumCents" | "variantId" | "durationMonths"
  >;
  readonly shopName: string;
  readonly variant: { readonly nameLt: string; readonly nameEn: string } | null;
  readonly initiator: Named;
  readonly closer: Named;
  readonly firstApprover: Named;
}

/** Whether the application has moved on since: what is approved then is 2405. */
const hasMovedOn = ({ permit, application }: JoinedRow): boolean =>
  (application.creditSumCents ?? 0) > permit.sumCents ||
  permit.variantId !== application.variantId ||
  (application.durationMonths ?? 0) > permit.durationMonths;

const isExpiring = ({ status }: PermitRow): boolean => (EXPIRING_PERMITS as readonly string[]).includes(status);

const nameOf = (user: Named): string | null => (user === null ? null : fullNameOf(user));

/** The wire's `Leidimas` (F-370). */
const toWirePermit = (row: JoinedRow): AnswerFields => {
  const { permit, application } = row;
  return {
    leidimoID: toNumber(permit.id),
    application: toNumber(permit.applicationId),
    Laikas: toLocalTime(permit.createdAt),
    Suma: toAmount(permit.sumCents),
    PradineImoka: toAmount(permit.advanceCents),
    Trukme: toNumber(permit.durationMonths),
    SalyguVariantoID: toNumber(permit.variantId),
    SalyguVariantas: row.variant?.nameLt,
    SalyguVariantasEn: row.variant?.nameEn,
    KreditoTipas: toNumber(permit.creditType),
    Busena: permit.status,
    seka: toNumber(permit.sequence),
    Iniciatorius: nameOf(row.initiator),
    PirmasisVadybininkas: nameOf(row.firstApprover),
    PirmojoVadybininkoID: toNumber(permit.firstApproverId),
    PirmojoLaikas: permit.firstAnsweredAt === null ? null : toLocalTime(permit.firstAnsweredAt),
    PirmojoKomentaras: permit.firstNote,
    Uzdare: nameOf(row.closer),
    UzdarymoLaikas: permit.closedAt === null ? null : toLocalTime(permit.closedAt),
    GaliojaIki: isExpiring(permit) ? toLocalTime(expiryOf(permit.createdAt)) : null,
    Priezastis: permit.reason,
    komentaras: permit.note,
    Vardas: application.buyerFirstName,
    Pavarde: application.buyerLastName,
    ParduotuvesPavadinimas: row.shopName,
    SalygosPasikeite: toFlag(hasMovedOn(row)),
    YraVertinimas: toFlag(permit.valuationId !== null),
  };
};

/** What the assessment behind a request had counted when it was asked; nothing where there is none. */
async function assessmentOf(db: Store, valuationId: number | null): Promise<AnswerFields> {
  if (valuationId === null) return {};
  const { createdAt, decision } = valuations;
  const [found] = await db.select({ createdAt, decision }).from(valuations).where(eq(valuations.id, valuationId));
  if (found === undefined || Object.keys(found.decision).length === 0) return {};
  return {
    VertinimoLaikas: toLocalTime(found.createdAt),
    Sprendimas: inContractOrder("Sprendimas", found.decision),
  };
}

const NUMBER = /^\d{1,9}$/;
/** A page is named by its first row: the queue is as long as three days' work, so rows are skipped and not sought. */
const offsetOf = (key: string): number => (NUMBER.test(key) ? Number(key) : 0);

function readRows(db: Store, where: SQL | undefined, query: Query, offset: number, limit: number) {
  const by = query.Kryptis === "asc" ? asc : desc;
  const { buyerFirstName, buyerLastName, creditSumCents, variantId, durationMonths } = applications;
  return db
    .select({
      permit: contractRequests,
      application: { buyerFirstName, buyerLastName, creditSumCents, variantId, durationMonths },
      shopName: shops.name,
      variant: { nameLt: conditionVariants.nameLt, nameEn: conditionVariants.nameEn },
      initiator: { firstName: users.firstName, lastName: users.lastName },
      closer: { firstName: closers.firstName, lastName: closers.lastName },
      firstApprover: { firstName: firstApprovers.firstName, lastName: firstApprovers.lastName },
    })
    .from(contractRequests)
    .innerJoin(applications, eq(applications.id, contractRequests.applicationId))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .innerJoin(users, eq(users.id, contractRequests.initiatorId))
    .leftJoin(closers, eq(closers.id, contractRequests.closerId))
    .leftJoin(firstApprovers, eq(firstApprovers.id, contractRequests.firstApproverId))
    .leftJoin(conditionVariants, eq(conditionVariants.id, contractRequests.variantId))
    .where(where)
    .orderBy(by(contractRequests.createdAt), by(contractRequests.id))
    .limit(limit)
    .offset(offset);
}

async function countRows(db: Store, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(contractRequests)
    .innerJoin(applications, eq(applications.id, contractRequests.applicationId))
    .where(where);
  return counted?.rows ?? 0;
}

/**
 * Contract requests within the caller's reach, newest first: of one application, or the queue of all (F-372, F-380). A page is read
 * by key; an empty one is 1310. One that is asked for by its number comes with the assessment behind it.
 */
export const listPermissions = operation(STAFF, input, async ({ db, clock }, session, query) => {
  await expirePermits(db, clock.now());
  const where = conditionsOf(query, visibleApplications(session));
  const offset = offsetOf(query.Raktas);
  const limit = query.Kiekis ?? DEFAULT_ROWS;
  const total = await countRows(db, where);
  const rows = await readRows(db, where, query, offset, limit);
  if (rows.length === 0) return refusal(1310, undefined, { Viso: toNumber(total) });
  const [only] = query.leidimoID === undefined ? [] : rows;
  const assessment = await assessmentOf(db, only?.permit.valuationId ?? null);
  return answer({
    Sarasas: { Leidimas: rows.map((row) => ({ ...toWirePermit(row), ...assessment })) },
    KitasRaktas: offset + rows.length < total ? String(offset + rows.length) : null,
    AnkstesnisRaktas: offset > 0 ? String(Math.max(0, offset - limit)) : null,
    Nuo: toNumber(offset + 1),
    Viso: toNumber(total),
  });
});

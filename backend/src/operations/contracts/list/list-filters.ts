import { and, eq, gte, inArray, like, lte, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { applications } from "../../../store/schema/applications.ts";
import { users } from "../../../store/schema/partners.ts";
import { betweenDays } from "../../../store/between-days.ts";
import { toContainsPattern, toSearchText, toSearchWords } from "../../../store/search-text.ts";
import type { Store } from "../../../store/store.ts";
import { visibleApplications } from "../../../applications/scope.ts";
import type { Session } from "../../../accounts/session.ts";
import type { ListQuery } from "./list-input.ts";

/** Conditions that are not set are left out by `and`. */
type Condition = SQL | undefined;

const MAX_ID = 2_147_483_647;

const whenSet = <Value>(value: Value | undefined, toCondition: (set: Value) => Condition): Condition =>
  value === undefined ? undefined : toCondition(value);

/** Every word must occur: „Jonas Kalnas“ finds „Kalnas Jonas“. */
function containsWords(column: PgColumn, text: string): Condition {
  return and(...toSearchWords(text).map((word) => like(column, toContainsPattern(word))));
}

/** What stands between the parts of a number, or before it. */
const SEPARATORS = /[\s\p{Pd}\u2212./_:#№„“”"]+|\b(?:NR|NO)\b/gu;

/** An application's or a contract's number, exactly, in any notation (G11): `Nr. pl 26/000123` is `PL26-000123`. */
function hasNumber(text: string): Condition {
  const compact = text.toUpperCase().replace(SEPARATORS, "");
  const number = compact.replace(/^([A-Z]{2})(\d{2})(\d+)$/, "$1$2-$3");
  if (number === "") return undefined;
  const isId = /^\d{1,10}$/.test(number) && Number(number) <= MAX_ID;
  return isId
    ? or(eq(applications.id, Number(number)), eq(applications.contractNumber, number))
    : eq(applications.contractNumber, number);
}

/** Sellers are few: their names are resolved first, so that the list itself stays inside its index. */
async function ofSeller(db: Store, session: Session, text: string): Promise<Condition> {
  const words = toSearchWords(text);
  if (words.length === 0) return undefined;
  const isColleague = session.role === 1 ? undefined : eq(users.companyId, session.user.companyId ?? 0);
  const sellers = await db
    .select({ id: users.id, login: users.login, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isColleague);
  const found = sellers.filter(({ login, firstName, lastName }) => {
    const searched = toSearchText(`${firstName} ${lastName} ${login}`);
    return words.every((word) => searched.includes(word));
  });
  return found.length === 0
    ? sql`false`
    : inArray(
        applications.sellerId,
        found.map(({ id }) => id),
      );
}

/** Everything that narrows the list besides its tab: the caller's reach first, then the filters (F-159, F-178). */
export async function listConditions(db: Store, session: Session, query: ListQuery): Promise<Condition> {
  return and(
    visibleApplications(session),
    betweenDays(applications.createdAt, query.DataNuo, query.DataIki),
    hasNumber(query.Numeris),
    query.AsmensKodas === "" ? undefined : eq(applications.personalCode, query.AsmensKodas.trim()),
    whenSet(query.Busena, (status) => eq(applications.status, status)),
    whenSet(query.Kategorija, (statuses) =>
      statuses.length === 0 ? sql`false` : inArray(applications.status, [...statuses]),
    ),
    containsWords(applications.buyerSearch, query.Pirkejas),
    await ofSeller(db, session, query.Pardavejas),
    whenSet(query.ParduotuvesID, (shopId) => eq(applications.shopId, shopId)),
    whenSet(query.SutartiesTipas, (type) => eq(applications.contractType, type)),
    whenSet(query.PasirasymoTipas, (type) =>
      or(eq(applications.applicationSignature, type), eq(applications.contractSignature, type)),
    ),
    whenSet(query.EKreditoBusena, (state) => eq(applications.eCreditState, state)),
    whenSet(query.SumaNuo, (cents) => gte(applications.creditSumCents, cents)),
    whenSet(query.SumaIki, (cents) => lte(applications.creditSumCents, cents)),
    containsWords(applications.productsSearch, query.Prekes),
    whenSet(query.PajamuPazyma, (has) => eq(applications.hasIncomeCertificate, has)),
    whenSet(query.ZiemosImokos, (has) => eq(applications.winterPayments, has)),
    containsWords(applications.commentSearch, query.Komentaras),
  );
}

import { and, eq, inArray, or, sql } from "drizzle-orm";
import { scheduleRulesOn } from "../configuration/configuration.ts";
import { addDays, addMonths, type IsoDay } from "../rules/days.ts";
import { parseCents } from "../rules/money.ts";
import { firstDueDate } from "../rules/schedule-calendar.ts";
import { textOf } from "../store/application-wire.ts";
import { applications } from "../store/schema/applications.ts";
import { conditionVariants } from "../store/schema/conditions.ts";
import type { Store } from "../store/store.ts";

/** A contract of the lender that its buyer, and a spouse who borrows too, owe (O21). */
export interface OwnContract {
  readonly applicationId: number;
  readonly number: string;
  readonly day: IsoDay;
  /** Personal codes of those who owe it. */
  readonly debtors: readonly string[];
  /** A card or an account: what may be drawn, else what was lent. */
  readonly isLimit: boolean;
  readonly sumCents: number;
  /** Instalment of the schedule in force. */
  readonly monthlyCents: number;
  /** The last day on which it is owed or may still be signed; null: it has no end. */
  readonly lastDay: IsoDay | null;
}

const UNSIGNED = 1;
/** Made, signed, archived, with defects, concluded online: what is archived is paid out, not paid back. */
const MADE: readonly number[] = [UNSIGNED, 2, 3, 4, 7];
const ACCOUNT = 5;
const CARD = 6;
const BORROWS_TOO = "2";
const DEFAULT_PAYMENT_DAY = 15;

/** Sums of so many days are added up (O21). */
const RECENT_DAYS = 30;

type ContractRow = Pick<
  typeof applications.$inferSelect,
  | "id"
  | "status"
  | "contractNumber"
  | "contractDate"
  | "contractType"
  | "creditSumCents"
  | "durationMonths"
  | "paymentDay"
  | "personalCode"
  | "data"
>;

const spouseCode = sql<string>`(${applications.data} ->> 'SutuoktinioAsmensKodas')`;

/** The last instalment; of a contract that waits for its signature the first, after which it can be signed no more. */
function lastDayOf(row: ContractRow, contractDate: IsoDay, deferMonths: number): IsoDay | null {
  const paymentDay = row.paymentDay ?? DEFAULT_PAYMENT_DAY;
  const first = firstDueDate({ contractDate, paymentDay, deferMonths }, scheduleRulesOn(contractDate));
  if (row.contractType === CARD) return null;
  return row.status === UNSIGNED ? first : addMonths(first, (row.durationMonths ?? 1) - 1, paymentDay);
}

function toOwnContract(row: ContractRow, deferMonths: number): OwnContract[] {
  const { contractDate, contractNumber } = row;
  if (contractDate === null || contractNumber === null) return [];
  const spouse = textOf(row.data, "Sutuoktinis") === BORROWS_TOO ? textOf(row.data, "SutuoktinioAsmensKodas") : "";
  const monthly = textOf(row.data, "MenesioImoka");
  return [
    {
      applicationId: row.id,
      number: contractNumber,
      day: contractDate,
      debtors: [row.personalCode ?? "", spouse].filter((code) => code !== ""),
      isLimit: row.contractType === CARD || row.contractType === ACCOUNT,
      sumCents: row.creditSumCents ?? 0,
      monthlyCents: monthly === "" ? 0 : parseCents(monthly),
      lastDay: lastDayOf(row, contractDate, deferMonths),
    },
  ];
}

/** The contracts of these persons with the lender, whatever their day: those that were rejected are none. */
export async function findOwnContracts(db: Store, personalCodes: readonly string[]): Promise<OwnContract[]> {
  const codes = personalCodes.filter((code) => code !== "");
  if (codes.length === 0) return [];
  const rows = await db
    .select({
      row: {
        id: applications.id,
        status: applications.status,
        contractNumber: applications.contractNumber,
        contractDate: applications.contractDate,
        contractType: applications.contractType,
        creditSumCents: applications.creditSumCents,
        durationMonths: applications.durationMonths,
        paymentDay: applications.paymentDay,
        personalCode: applications.personalCode,
        data: applications.data,
      },
      deferMonths: conditionVariants.deferMonths,
    })
    .from(applications)
    .leftJoin(conditionVariants, eq(conditionVariants.id, applications.variantId))
    .where(
      and(
        inArray(applications.status, [...MADE]),
        or(inArray(applications.personalCode, codes), inArray(spouseCode, codes)),
      ),
    )
    .orderBy(applications.contractDate, applications.id);
  return rows
    .flatMap(({ row, deferMonths }) => toOwnContract(row, deferMonths ?? 0))
    .filter(({ debtors }) => debtors.some((code) => codes.includes(code)));
}

/** What is asked of a list of contracts: who borrows now, on which day, by which application. */
export interface OwnContractQuestion {
  readonly personalCodes: readonly string[];
  readonly day: IsoDay;
  readonly applicationId: number | null;
}

const isOwed = (contract: OwnContract, { personalCodes, day, applicationId }: OwnContractQuestion): boolean =>
  contract.applicationId !== applicationId &&
  contract.day <= day &&
  contract.debtors.some((code) => personalCodes.includes(code));

/** Contracts that are owed on a day: made by then and not finished, each once (O21). */
export const owedContracts = (contracts: readonly OwnContract[], question: OwnContractQuestion): OwnContract[] =>
  contracts.filter(
    (contract) => isOwed(contract, question) && (contract.lastDay === null || contract.lastDay >= question.day),
  );

/** What was lent to the same persons in the last 30 days, in cents (O21). */
export const recentSum = (contracts: readonly OwnContract[], question: OwnContractQuestion): number =>
  contracts
    .filter((contract) => isOwed(contract, question) && contract.day > addDays(question.day, -RECENT_DAYS))
    .reduce((sum, { sumCents }) => sum + sumCents, 0);

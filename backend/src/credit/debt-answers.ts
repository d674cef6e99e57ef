import { inArray } from "drizzle-orm";
import { daysBetween, type IsoDay } from "../rules/days.ts";
import type { DebtRegister, RegisteredDebt } from "../store/schema/clients.ts";
import { debtRecords } from "../store/schema/debt-records.ts";
import type { Store } from "../store/store.ts";
import type { ClientRow } from "./credit-facts.ts";
import { debtRecordState, DebtRecordState } from "./debt-record-state.ts";

/** A question to the debt register as it is stored. */
export type AskedRow = typeof debtRecords.$inferSelect;

/**
 * How far the question about a person is. `notAsked`: never, or so long ago that the answer says nothing any more; `silent`: nothing has come for so long that
 * it is waited for no longer; `failed`: the register could not be asked.
 */
type DebtAnswerState = "notAsked" | "waiting" | "silent" | "failed" | "answered";

/** What the debt register says of one who borrows (O24). */
export interface DebtAnswer {
  readonly personalCode: string;
  readonly state: DebtAnswerState;
  readonly askedAt: Date | null;
  /** Of an answer; closed ones among them. */
  readonly debts: readonly RegisteredDebt[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** After so long without an answer a manager may decide without one (O24). */
const SILENT_MS = 10 * MINUTE_MS;
/** An answer says something for so many days (O24; decision under G26). */
const ANSWER_DAYS = 30;

const QUICK: DebtRegister = { debts: [], service: "quick" };

/** What the register has of a person; of one whom the lender does not know, nothing. */
export const debtRegisterOf = (client: ClientRow | null): DebtRegister => client?.registry.debtRegister ?? QUICK;

function stateOf(asked: AskedRow | undefined, register: DebtRegister, now: Date): DebtAnswerState {
  if (asked === undefined) return "notAsked";
  const age = now.getTime() - asked.requestedAt.getTime();
  if (age > ANSWER_DAYS * DAY_MS) return "notAsked";
  const state = debtRecordState(asked, register.service, now);
  if (state === DebtRecordState.ready) return "answered";
  if (state === DebtRecordState.failed) return "failed";
  return age >= SILENT_MS ? "silent" : "waiting";
}

/** What the register has answered about a person of an application by now. */
export function toDebtAnswer(
  { personalCode, client, asked }: { personalCode: string; client: ClientRow | null; asked: readonly AskedRow[] },
  now: Date,
): DebtAnswer {
  const row = asked.find((one) => one.personalCode === personalCode);
  const register = debtRegisterOf(client);
  const state = stateOf(row, register, now);
  return {
    personalCode,
    state,
    askedAt: row?.requestedAt ?? null,
    debts: state === "answered" ? register.debts : [],
  };
}

/** The questions of applications. */
export const findAskedRegisters = (db: Store, applicationIds: readonly number[]): Promise<AskedRow[]> =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(debtRecords)
        .where(inArray(debtRecords.applicationId, [...applicationIds]));

/** For how many days the oldest debt that is open on a day has been overdue; 0 without one. */
export const overdueDays = ({ debts }: Pick<DebtAnswer, "debts">, day: IsoDay): number =>
  Math.max(
    0,
    ...debts.filter(({ closedOn }) => closedOn === null || closedOn > day).map(({ since }) => daysBetween(since, day)),
  );

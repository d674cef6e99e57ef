import { and, eq, inArray } from "drizzle-orm";
import type { OperationContext } from "../../../context.ts";
import type { IsoDay } from "../../../rules/days.ts";
import type { DecisionResult } from "../../../rules/decision-types.ts";
import type { PermitStatus } from "../../../rules/permit-states.ts";
import { textOf } from "../../../store/application-wire.ts";
import { applications } from "../../../store/schema/applications.ts";
import type { Store } from "../../../store/store.ts";
import type { WireRecord } from "../../../store/wire-record.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { covers, expirePermits, findCovering, findNewestPermit, permitBasisOf } from "../../../applications/permits.ts";
import { acceptedTestCodes } from "../../../applications/person-check.ts";
import { decideChosen, resultOfChosen } from "../../../credit/chosen-credit.ts";
import type { CreditFacts } from "../../../credit/credit-facts.ts";
import { amountsOf, isSpouseCredit } from "../../../credit/credit-sum.ts";
import { loadManyCreditFacts } from "../../../credit/many-credit-facts.ts";
import { centsOf } from "../../../wire/wire-values.ts";
import { contractObstacles, type Obstacle } from "../contract-obstacles.ts";

/** Where an open application stands: the first of the five steps that wants something, and what is decided about the chosen credit. */
export interface RowProgress {
  readonly step: number;
  /** Null before there is a credit to decide about. */
  readonly result: DecisionResult | null;
  /** State of the request about this credit; null where no manager was asked about it. */
  readonly permit: PermitStatus | null;
}

const OPEN = 0;
const LAST_STEP = 5;

/** The step that clears an obstacle. */
const STEP_OF: Readonly<Record<Obstacle, number>> = {
  buyer: 1,
  dataPolicy: 1,
  variant: 2,
  terms: 2,
  goods: 2,
  promotion: 2,
  funding: 2,
  creditorAccount: 3,
  refinancedSum: 3,
  paymentDay: 2,
  sumChanged: 3,
  spouse: 3,
  household: 3,
  document: 4,
  healthAnswers: 4,
  healthRefused: 4,
};

/** What the steps ask for besides: income and household, and what the contract names. */
const ASKED: Readonly<Record<number, readonly string[]>> = {
  3: ["PajamuTipas", "SeimyninePadetis", "SeimosNariuSkaicius"],
  4: ["Miestas", "Namas", "Indeksas", "Telefonas", "Politikas"],
};

const lacks = (application: WireRecord, step: number): boolean =>
  (ASKED[step] ?? []).some((element) => textOf(application, element) === "");

const PENSIONER = "2";

/** All buyers but pensioners name their workplace (F-221). */
const lacksWorkplace = (application: WireRecord): boolean =>
  textOf(application, "PajamuTipas") !== PENSIONER && textOf(application, "Darboviete") === "";

/** A spouse who borrows too is asked for contacts and income like the buyer (F-552). */
function lacksSpouse(application: WireRecord): boolean {
  if (!isSpouseCredit(application)) return false;
  const has = (element: string) => textOf(application, `Sutuoktinio${element}`) !== "";
  const isNamed = ["Telefonas", "Pajamos", "PajamuTipas"].every(has);
  return !isNamed || (textOf(application, "SutuoktinioPajamuTipas") !== PENSIONER && !has("Darboviete"));
}

/** What those who borrow have a month. */
const incomeOf = (application: WireRecord): number =>
  (centsOf(application, "Pajamos") ?? 0) +
  (isSpouseCredit(application) ? (centsOf(application, "SutuoktinioPajamos") ?? 0) : 0);

/** The seller's goods: the money for them goes to the seller. */
const PAID_FOR_GOODS = "3";

/** Where money goes to the client, the client's account is asked for as well (F-273). */
function lacksAccount(application: WireRecord): boolean {
  const payout = textOf(application, "IsmokejimoTipas");
  const isPaidToClient =
    (payout !== "" && payout !== PAID_FOR_GOODS) || (centsOf(application, "PervestiKlientui") ?? 0) > 0;
  return isPaidToClient && textOf(application, "SaskaitosNr") === "";
}

function stepOf(facts: CreditFacts, testCodes: readonly string[], day: IsoDay): number {
  const { application } = facts;
  const blocked = contractObstacles(facts, testCodes, day).map((obstacle) => STEP_OF[obstacle]);
  const wanting = [
    ...blocked,
    ...(amountsOf(facts).creditSumCents > 0 ? [] : [2]),
    ...(lacks(application, 3) || lacksWorkplace(application) || lacksSpouse(application) || incomeOf(application) <= 0
      ? [3]
      : []),
    ...(lacks(application, 4) || lacksAccount(application) ? [4] : []),
  ];
  return Math.min(LAST_STEP, ...wanting);
}

/** The decision as the making of the contract takes it: a manager's confirmation counts, and an answer that is still to come is told. */
async function resultOf(
  db: Store,
  id: number,
  facts: CreditFacts,
  day: IsoDay,
): Promise<Pick<RowProgress, "result" | "permit">> {
  const result = resultOfChosen(facts, day);
  const decided = result === "NEEDS_APPROVAL" ? decideChosen(facts, day) : null;
  if (decided === null) return { result, permit: null };
  const basis = permitBasisOf(decided);
  if ((await findCovering(db, id, basis)) !== null) return { result: "APPROVED", permit: "CONFIRMED" };
  const newest = await findNewestPermit(db, id);
  return { result, permit: newest !== null && covers(newest, basis) ? newest.status : null };
}

const UNDECIDED = { result: null, permit: null };

/** Where the open ones among these applications stand, by their numbers. */
export async function readProgress(
  db: Store,
  context: OperationContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RowProgress>> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.status, OPEN)));
  await expirePermits(db, context.clock.now());
  const day = toBusinessDay(context.clock.now());
  const testCodes = acceptedTestCodes(context);
  const progress = new Map<number, RowProgress>();
  for (const [id, facts] of await loadManyCreditFacts(db, rows, context.clock.now())) {
    const step = stepOf(facts, testCodes, day);
    progress.set(id, { step, ...(step > 3 ? await resultOf(db, id, facts, day) : UNDECIDED) });
  }
  return progress;
}

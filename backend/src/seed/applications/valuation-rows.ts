import { asc, inArray } from "drizzle-orm";
import { toWireRecord } from "../../operations/answer.ts";
import { loadCreditFacts, type CreditFacts } from "../../operations/credit/credit-facts.ts";
import { refinancingSum } from "../../operations/credit/credit-sum.ts";
import { computeOffers, type Offers } from "../../operations/credit/offers.ts";
import { toWireDecision, toWireOption } from "../../operations/credit/wire-decision.ts";
import { formatCents } from "../../rules/money.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import type { valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import type { DemoTime } from "../demo-time.ts";

type NewValuation = typeof valuations.$inferInsert;

/** Applications that were assessed, with the days ago; one assessment is older than the 30 days of its use. */
const ASSESSED: readonly (readonly [applicationId: number, daysAgo: number])[] = [
  [1002, 1],
  [1003, 3],
  [1004, 4],
  [1005, 8],
  [1006, 26],
  [1011, 20],
  [1018, 5],
  [1019, 3],
  [1020, 2],
  [1021, 4],
  [1025, 9],
  [1026, 24],
  [1027, 3],
  [1028, 5],
  [1029, 6],
  [1030, 7],
  [1031, 2],
  [1032, 2],
  [1034, 8],
  [1037, 45],
  [1041, 8],
  [1047, 5],
  [1057, 6],
  [1058, 4],
  [1059, 7],
];

/** Every fourth assessment came from the second system. */
const SECOND_SYSTEM_STEP = 4;

/** Monthly amounts of the rating's three sources: the client's own, a registered home, quick credits (F-382). */
function monthlyAmounts(facts: CreditFacts): WireRecord {
  const sumOf = (type: string): number =>
    (facts.buyer?.registry.liabilities ?? [])
      .filter((liability) => liability.type === type)
      .reduce((sum, { instalmentCents }) => sum + instalmentCents, 0);
  return {
    KlientoMenesioSuma: formatCents(sumOf("leasing") + sumOf("other")),
    RegistruotoBustoMenesioSuma: formatCents(sumOf("mortgage")),
    GreitojoKreditoMenesioSuma: formatCents(sumOf("consumer")),
  };
}

function refinancingOf(facts: CreditFacts): WireRecord {
  const sumCents = refinancingSum(facts);
  return sumCents > 0 ? { Galimas: "1", Suma: formatCents(sumCents) } : { Galimas: "0" };
}

/** The message in both forms, as the offers' own operation keeps it. */
const messageElements = ({ message }: Offers): WireRecord =>
  message.html === null ? {} : { KlaidosHtml: message.html, KlaidosPranesimas: message.text ?? "" };

interface Assessment {
  readonly row: ApplicationRow;
  readonly facts: CreditFacts;
  readonly offers: Offers;
  readonly createdAt: Date;
  readonly system: "A" | "B";
}

function toRow({ row, facts, offers, createdAt, system }: Assessment): NewValuation {
  const { decision, options, message } = offers;
  return {
    applicationId: row.id,
    shopId: row.shopId,
    sellerId: row.sellerId,
    userId: row.sellerId,
    createdAt,
    system,
    variantId: row.variantId,
    durationMonths: row.durationMonths,
    sumCents: row.creditSumCents,
    maxSumCents: decision?.maxSumCents ?? 0,
    possible: options.some((option) => option.decision !== "REJECTED"),
    decision: decision === null ? {} : toWireRecord(toWireDecision(decision)),
    offers: options.map((option) => toWireRecord(toWireOption(option, facts.variants))),
    refinancing: refinancingOf(facts),
    answerCode: message.code,
    message: message.html ?? message.text,
    data: { ...messageElements(offers), ...monthlyAmounts(facts) },
  };
}

/** Assessments of the hand-made applications, made by the rules themselves on the day that they name (demo-data 7). */
export async function toValuationRows(tx: Store, time: DemoTime): Promise<NewValuation[]> {
  const daysAgo = new Map(ASSESSED);
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.id, [...daysAgo.keys()]))
    .orderBy(asc(applications.id));
  const made: NewValuation[] = [];
  for (const [index, row] of rows.entries()) {
    const days = daysAgo.get(row.id) ?? 0;
    const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row));
    made.push(
      toRow({
        row,
        facts,
        offers: computeOffers(facts, time.dayBefore(days)),
        createdAt: time.momentBefore(days, "10:22:10"),
        system: index % SECOND_SYSTEM_STEP === 0 ? "B" : "A",
      }),
    );
  }
  return made;
}

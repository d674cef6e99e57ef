import { z } from "zod";
import { addDays, addMonths, type IsoDay } from "../../rules/days.ts";
import { statementIncomes } from "../../rules/statement-incomes.ts";
import { hashToken } from "../../sending/secrets.ts";
import { bankReports, bankTransactions, incomeCertificates, incomeLines } from "../../store/schema/incomes.ts";
import type { Store } from "../../store/store.ts";
import type { DemoTime } from "../demo-time.ts";
import { clientKey, clientOf } from "../people/demo-clients.ts";
import { keyOf, readSeedData } from "../read-data.ts";
import { DEMO_STORIES, STORY_IDS } from "./demo-stories.ts";

const application = keyOf("story", STORY_IDS, z.int());

/** Incomes of the demo: lines, certificates, bank statements, and what the clients' banks show. */
const incomesSchema = z.strictObject({
  lines: z.array(
    z.strictObject({
      application,
      kind: z.int(),
      title: z.string(),
      source: z.string(),
      euros: z.number(),
      corrected: z.number().exactOptional(),
      origin: z.literal("manager").exactOptional(),
      skipped: z.literal(true).exactOptional(),
      ofSpouse: z.literal(true).exactOptional(),
    }),
  ),
  certificates: z.array(z.strictObject({ application, months: z.int() })),
  reports: z.array(z.strictObject({ application, state: z.int(), daysAgo: z.int() })),
  /** Received on the 10th of the last full months, newest first. */
  transactions: z.array(
    z.strictObject({ client: clientKey, payer: z.string(), kind: z.int(), euros: z.array(z.number()) }),
  ),
});

type DemoIncomes = z.output<typeof incomesSchema>;

const LINK_DAYS = 7;
const YEARS_BACK_MONTHS = 24;
const RECEIVED_DAY = 9;
const DEMO_HOUR = "11:15:00";

const toCents = (euros: number): number => Math.round(euros * 100);
const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;
const lastDayBefore = (time: DemoTime): IsoDay => addDays(firstOfMonth(time.today), -1);

const toLine = (line: DemoIncomes["lines"][number], time: DemoTime) => ({
  applicationId: line.application,
  kind: line.kind,
  amountCents: toCents(line.euros),
  correctedCents: line.corrected === undefined ? null : toCents(line.corrected),
  revised: line.corrected !== undefined,
  title: line.title,
  source: line.source,
  ofSpouse: line.ofSpouse ?? false,
  fromDay: addMonths(firstOfMonth(time.today), -YEARS_BACK_MONTHS),
  toDay: lastDayBefore(time),
  origin: line.origin ?? ("seller" as const),
  skipped: line.skipped ?? false,
});

const toCertificate = (
  { application: applicationId, months }: DemoIncomes["certificates"][number],
  time: DemoTime,
) => ({
  applicationId,
  ofSpouse: false,
  fromDay: addMonths(firstOfMonth(time.today), -months),
  toDay: lastDayBefore(time),
  issuedOn: time.dayBefore(0),
});

/** A link of the story that cannot be opened: its secret was never given away. */
function toReport({ application: applicationId, state, daysAgo }: DemoIncomes["reports"][number], time: DemoTime) {
  return {
    applicationId,
    nonce: `demo-${applicationId}`,
    tokenHash: hashToken(`demo-${applicationId}`),
    state,
    sentAt: time.momentBefore(daysAgo, DEMO_HOUR),
    expiresAt: time.momentBefore(daysAgo - LINK_DAYS, DEMO_HOUR),
    answeredAt: state === 2 ? time.momentBefore(daysAgo - 1, DEMO_HOUR) : null,
  };
}

const toTransactions = ({ client, payer, kind, euros }: DemoIncomes["transactions"][number], time: DemoTime) =>
  euros.map((amount, index) => ({
    personalCode: clientOf(client).code,
    bookedOn: addDays(addMonths(firstOfMonth(time.today), -index - 1), RECEIVED_DAY),
    amountCents: toCents(amount),
    payer,
    kind,
  }));

/** The lines that a received statement has become. */
function toBankLines(demo: DemoIncomes, time: DemoTime) {
  const received = demo.reports.filter(({ state }) => state === 2).map((report) => report.application);
  return DEMO_STORIES.filter(({ id }) => received.includes(id)).flatMap(({ id, client }) => {
    const own = demo.transactions.filter((transaction) => transaction.client === client);
    const booked = own.flatMap((transaction) => toTransactions(transaction, time));
    return statementIncomes(booked, time.today).map((income) => ({
      applicationId: id,
      kind: income.kind,
      amountCents: income.monthlyCents,
      title: "Įplaukos pagal banko išrašą",
      source: income.payer,
      fromDay: income.from,
      toDay: income.to,
      origin: "bank" as const,
    }));
  });
}

/** Seeds the incomes of the hand-made applications: every kind, corrected, left out, of a manager, of a spouse, from the bank. */
export async function seedIncomes(tx: Store, time: DemoTime): Promise<void> {
  const demo = readSeedData("incomes.json", incomesSchema);
  await tx.insert(incomeLines).values(demo.lines.map((line) => toLine(line, time)));
  await tx.insert(incomeCertificates).values(demo.certificates.map((row) => toCertificate(row, time)));
  await tx.insert(bankReports).values(demo.reports.map((row) => toReport(row, time)));
  await tx.insert(bankTransactions).values(demo.transactions.flatMap((row) => toTransactions(row, time)));
  await tx.insert(incomeLines).values(toBankLines(demo, time));
}

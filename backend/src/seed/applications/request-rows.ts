import { eq } from "drizzle-orm";
import { z } from "zod";
import type { contractRequests, valuations } from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { creditTypeOf, permitBasisOf } from "../../applications/permits.ts";
import { decideChosen } from "../../credit/chosen-credit.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import type { DemoTime } from "../demo-time.ts";
import { userKey } from "../partners/users.ts";
import { keyOf, readSeedData } from "../read-data.ts";
import { STORY_IDS } from "./demo-stories.ts";

type NewRequest = typeof contractRequests.$inferInsert;
type Assessed = Pick<typeof valuations.$inferSelect, "id" | "applicationId">;

/** A request of the demo; the last digits of the special ones name the code that they provoke. */
const requestSchema = z.strictObject({
  id: z.int(),
  application: keyOf("story", STORY_IDS, z.int()),
  status: z.enum(["WAITING", "CONFIRMED", "REJECTED", "ESCALATED", "EXPIRED", "WAITING_EXTRA"]),
  sequence: z.literal([0, 1]),
  hoursAgo: z.number(),
  reason: z.string().exactOptional(),
  note: z.string().exactOptional(),
  closedBy: userKey.exactOptional(),
  firstApprover: userKey.exactOptional(),
  firstNote: z.string().exactOptional(),
  /** 2402: there is no evaluation. */
  withoutValuation: z.literal(true).exactOptional(),
  /** 2405: the sum was changed after the evaluation, by so many cents. */
  changedByCents: z.int().exactOptional(),
});

type DemoRequest = z.output<typeof requestSchema>;

const HOUR_MS = 3_600_000;
const HOURS_TO_FIRST_ANSWER = 2;
const HOURS_TO_ANSWER = 4;

const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);

/** What was assessed when it was asked, for the credit that its application has now; null where there is none to decide about. */
async function basisOf(tx: Store, row: ApplicationRow, { changedByCents = 0 }: DemoRequest, time: DemoTime) {
  const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), time.now);
  const decided = decideChosen(facts, time.today);
  if (decided === null) return null;
  const basis = permitBasisOf(decided);
  return { ...basis, sumCents: basis.sumCents + changedByCents };
}

async function toRow(
  tx: Store,
  request: DemoRequest,
  assessed: readonly Assessed[],
  time: DemoTime,
): Promise<NewRequest> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, request.application));
  if (application === undefined) throw new RangeError(`Request ${request.id} has no application.`);
  const createdAt = new Date(time.now.getTime() - request.hoursAgo * HOUR_MS);
  const valuation = assessed.find(({ applicationId }) => applicationId === request.application);
  return {
    id: request.id,
    applicationId: application.id,
    createdAt,
    sumCents: (application.creditSumCents ?? 0) + (request.changedByCents ?? 0),
    durationMonths: application.durationMonths ?? 0,
    variantId: application.variantId ?? 0,
    creditType: creditTypeOf({ application: toWireApplication(application) }),
    status: request.status,
    sequence: request.sequence,
    initiatorId: application.sellerId,
    basis: await basisOf(tx, application, request, time),
    firstApproverId: request.firstApprover ?? null,
    firstAnsweredAt: request.firstApprover === undefined ? null : hoursAfter(createdAt, HOURS_TO_FIRST_ANSWER),
    firstNote: request.firstNote ?? null,
    closerId: request.closedBy ?? null,
    closedAt: request.closedBy === undefined ? null : hoursAfter(createdAt, HOURS_TO_ANSWER),
    reason: request.reason ?? null,
    note: request.note ?? null,
    valuationId: request.withoutValuation === true ? null : (valuation?.id ?? null),
  };
}

/** Contract requests of the demo: every status with both sequences, and the special ones. */
export async function toRequestRows(tx: Store, assessed: readonly Assessed[], time: DemoTime): Promise<NewRequest[]> {
  const rows: NewRequest[] = [];
  for (const request of readSeedData("requests.json", z.array(requestSchema)))
    rows.push(await toRow(tx, request, assessed, time));
  return rows;
}

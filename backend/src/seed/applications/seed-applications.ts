import { sql } from "drizzle-orm";
import {
  actionLog,
  applicationDocuments,
  contractNumbers,
  contractRequests,
  valuations,
} from "../../store/schema/application-records.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Environment } from "../../environment.ts";
import type { Store } from "../../store/store.ts";
import type { DemoTime } from "../demo-time.ts";
import { seedGenerated } from "../generated/seed-generated.ts";
import { insertRows } from "../insert-rows.ts";
import { toActionLines } from "./action-lines.ts";
import { completeStories } from "./complete-stories.ts";
import { createContractNumbering } from "./contract-numbering.ts";
import { toDocumentRows } from "./document-rows.ts";
import { seedIncomes } from "./income-rows.ts";
import { toRequestRows } from "./request-rows.ts";
import { signStories } from "./signed-story.ts";
import { toStoryRows } from "./story-rows.ts";
import { toValuationRows } from "./valuation-rows.ts";

const LAST_REQUEST_NUMBER = 910_000;

/** Hand-made applications with everything that belongs to them, then the generated ones. */
export async function seedApplications(
  tx: Store,
  time: DemoTime,
  { demoRows, environment }: { readonly demoRows: number; readonly environment: Environment },
): Promise<void> {
  const numbering = createContractNumbering();
  await tx.insert(applications).values(toStoryRows(time, numbering));
  await seedIncomes(tx, time);
  await completeStories(tx, time);
  await insertRows(tx, actionLog, toActionLines(time));
  await tx.insert(applicationDocuments).values(await toDocumentRows(time));
  await signStories(tx, time, environment);
  // Once more: a decision counts the buyer's other contracts as they are signed, with the instalments that the first time has written.
  await completeStories(tx, time);
  const assessed = await tx
    .insert(valuations)
    .values(await toValuationRows(tx, time))
    .returning({ id: valuations.id, applicationId: valuations.applicationId });
  await tx.insert(contractRequests).values(await toRequestRows(tx, assessed, time));
  // The requests of the story have numbers of their own; new ones go on above them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('contract_requests', 'id'), ${LAST_REQUEST_NUMBER})`);
  await seedGenerated(tx, demoRows, { time, numbering });
  await tx.insert(contractNumbers).values(numbering.lastOfYears());
}

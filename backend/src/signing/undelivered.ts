import { eq } from "drizzle-orm";
import { appendLine } from "../applications/action-log.ts";
import { lenderOn } from "../configuration/configuration.ts";
import type { OperationContext } from "../context.ts";
import { applications } from "../store/schema/applications.ts";
import { signings } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { writeColumns } from "./columns.ts";
import { noteOfRequest } from "./logged-request.ts";
import { endRequest, loadParts, REQUEST_COLUMNS } from "./parts.ts";
import { connectProvider } from "./signing-service.ts";

/** What a message was about. */
type Undelivered = { readonly kind: string; readonly signingId: number | null };

/** Messages without which the person has no link; a code that does not arrive can be asked for again. */
const LINK_KINDS: readonly string[] = ["signing", "cent-transfer"];

/** A link that could not be sent opens nothing for its person: its request is over and holds the application no longer (F-364, F-368). */
export async function endUndelivered(
  tx: Store,
  context: Pick<OperationContext, "clock">,
  { kind, signingId }: Undelivered,
): Promise<void> {
  if (signingId === null || !LINK_KINDS.includes(kind)) return;
  const ofRequest = eq(signings.id, signingId);
  const [found] = await tx.select({ id: signings.applicationId }).from(signings).where(ofRequest);
  if (found === undefined) return;
  const [row] = await tx.select().from(applications).where(eq(applications.id, found.id)).for("update");
  const [signing] = await tx.select(REQUEST_COLUMNS).from(signings).where(ofRequest);
  if (row === undefined || signing?.state !== "pending") return;
  const now = context.clock.now();
  const { provider, token } = await connectProvider(context, tx);
  await provider.cancel(token, signing.sessionId);
  await endRequest(tx, signing.id, { state: "error", failure: "DELIVERY", endedAt: now });
  await writeColumns(tx, row, { parts: await loadParts(tx, row), now });
  const line = { applicationId: row.id, at: now, userId: null, userName: lenderOn(toBusinessDay(now)).name };
  const note = noteOfRequest(row, signing);
  await appendLine(tx, { ...line, action: "Pasirašymo nuorodos išsiųsti nepavyko", note });
}

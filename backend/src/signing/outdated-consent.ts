import { eq, inArray } from "drizzle-orm";
import { appendLine } from "../applications/action-log.ts";
import { choicesOf } from "../applications/consent-choices.ts";
import { lenderOn } from "../configuration/configuration.ts";
import type { OperationContext } from "../context.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import { applications } from "../store/schema/applications.ts";
import { signings } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { SIGNED_APPLICATION } from "./columns.ts";
import { noteOfRequest } from "./logged-request.ts";
import { loadParts, personOf, type PartFacts, type SigningRow } from "./parts.ts";
import { isGiven, SignatureType } from "./signature-types.ts";
import { connectProvider } from "./signing-service.ts";

/** What the consent of a person prints of the application. */
function printedOf(row: ApplicationRow, owner: PartFacts["owner"]): string {
  const { name, personalCode } = personOf(row, owner);
  return JSON.stringify([name, personalCode, owner === "client" && choicesOf(toWireApplication(row))]);
}

const holds = ({ state }: SigningRow): boolean => state === "pending" || state === "signed";

/**
 * A consent that prints something else than the application now says is to be signed again: its open links close, and a signature given to the words before counts
 * no more. The signed paper stays where it is kept. @returns whether there was one
 */
export async function outdateConsents(
  tx: Store,
  context: Pick<OperationContext, "clock">,
  { before, after }: { before: ApplicationRow; after: ApplicationRow },
): Promise<boolean> {
  const changed = (await loadParts(tx, before)).filter(
    ({ subject, owner }) => subject === "application" && printedOf(before, owner) !== printedOf(after, owner),
  );
  const requests = changed.flatMap((part) => part.requests.filter(holds));
  const unsigns = changed.some(({ owner, type }) => owner === "client" && isGiven(type));
  if (requests.length === 0 && !unsigns) return false;
  const at = context.clock.now();
  const { provider, token } = await connectProvider(context, tx);
  for (const { sessionId, state } of requests) if (state === "pending") await provider.cancel(token, sessionId);
  const ids = requests.map(({ id }) => id);
  const isAmong = inArray(signings.id, ids);
  if (ids.length > 0)
    await tx.update(signings).set({ state: "canceled", failure: "CHANGED", endedAt: at }).where(isAmong);
  if (changed.some(({ owner }) => owner === "client")) {
    const isMarked = after.eCreditState === SIGNED_APPLICATION;
    const columns = { applicationSignature: SignatureType.none, ...(isMarked && { eCreditState: 0 }) };
    await tx.update(applications).set(columns).where(eq(applications.id, before.id));
  }
  const line = { applicationId: before.id, at, userId: null, userName: lenderOn(toBusinessDay(at)).name };
  for (const request of requests) {
    const action = request.state === "signed" ? "Sutikimą reikia pasirašyti iš naujo" : "Pasirašymo nuoroda uždaryta";
    await appendLine(tx, { ...line, action, note: noteOfRequest(before, request) });
  }
  return true;
}

import type { OperationContext } from "../context.ts";
import type { Store } from "../store/store.ts";
import { endRequest, type PartFacts, type SigningRow } from "./parts.ts";
import { connectProvider } from "./signing-service.ts";

/** The first signature wins: the other ways of the same part are over (G24). */
export async function closeOthers(
  tx: Store,
  context: Pick<OperationContext, "clock">,
  { requests }: Pick<PartFacts, "requests">,
  won?: SigningRow,
): Promise<void> {
  const { provider, token } = await connectProvider(context, tx);
  for (const { id, sessionId, state } of requests) {
    if (state !== "pending" || id === won?.id) continue;
    await provider.cancel(token, sessionId);
    await endRequest(tx, id, { state: "canceled", failure: "OTHER_WAY", endedAt: context.clock.now() });
  }
}

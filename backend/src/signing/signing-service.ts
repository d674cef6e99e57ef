import type { OperationContext } from "../context.ts";
import { createSecrets, type Secrets } from "../sending/secrets.ts";
import { loadServiceKey } from "../sending/service-key.ts";
import type { Store } from "../store/store.ts";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import type { SignProvider } from "./provider.ts";
import { createTokenCache } from "./token-cache.ts";

/** A provider in a transaction, with the token that its calls carry. */
export interface SigningCalls {
  readonly provider: SignProvider;
  readonly token: string;
}

/** One connection for a process, which is known by its clock. */
const connections = new WeakMap<OperationContext["clock"], (db: Store) => Promise<SigningCalls>>();

function connectionOf(clock: OperationContext["clock"]) {
  const known = connections.get(clock);
  if (known !== undefined) return known;
  const embedded = createEmbeddedProvider(clock);
  const tokenOf = createTokenCache(clock, embedded.authorise);
  const connect = async (db: Store): Promise<SigningCalls> => ({
    provider: embedded.within(db),
    token: await tokenOf(),
  });
  connections.set(clock, connect);
  return connect;
}

/** The signature provider of this back end, in the caller's transaction; its token is fetched once (F-365). */
export const connectProvider = ({ clock }: Pick<OperationContext, "clock">, db: Store): Promise<SigningCalls> =>
  connectionOf(clock)(db);

/** The secrets of signing links and codes. */
export const signingSecrets = ({ environment }: Pick<OperationContext, "environment">): Secrets =>
  createSecrets(loadServiceKey(environment));

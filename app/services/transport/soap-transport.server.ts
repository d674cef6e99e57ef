import { DEFAULT_LIMITS, type Limits } from "~/platform/limits.ts";
import { callWithPolicy } from "./call-with-policy.server.ts";
import { ServicePolicy } from "./service-policy.ts";
import { OPERATIONS, type OperationName, type SoapPolicyName } from "./operations.ts";
import type { WireObject } from "./request-guard.ts";
import { createSoapSender, type SoapAnswer } from "./soap-client.server.ts";

/** One call in wire names. `signal` ends reads early; writes run to their end. */
export type SoapCall = {
  operation: OperationName;
  args: WireObject;
  signal: AbortSignal | null;
  /** When the page must be there (`PolicyCall`). */
  endsAt?: number | null;
  reference: string;
};

/**
 * The way to one SOAP back end. `call` answers with a code of zero or more, everything else is thrown.
 * @throws BackendUnavailable, BackendFault
 */
export type SoapTransport = { call: (call: SoapCall) => Promise<SoapAnswer> };

type TransportOptions = { endpoint: string; limits?: Limits };

/** Makes the way to a back end: one client, one set of policies. A process needs one. */
export function createSoapTransport({ endpoint, limits = DEFAULT_LIMITS }: TransportOptions): SoapTransport {
  const send = createSoapSender({ endpoint, limits });
  const policies: Record<SoapPolicyName, ServicePolicy> = {
    read: new ServicePolicy("read", limits),
    write: new ServicePolicy("write", limits),
    document: new ServicePolicy("document", limits),
    login: new ServicePolicy("login", limits),
  };
  return {
    call: ({ operation, args, signal, endsAt = null, reference }) => {
      const { policy, kind } = OPERATIONS[operation];
      const call = { operation, isRead: kind === "read", signal, endsAt, reference };
      return callWithPolicy(policies[policy], call, (bounds) => send(operation, args, bounds));
    },
  };
}

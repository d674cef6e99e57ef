import { DEFAULT_LIMITS, type Limits } from "~/platform/limits.ts";
import { captureLog } from "~/platform/log.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { createSoapTransport } from "~/services/transport/soap-transport.server.ts";

// Failing calls are what these tests are about; a log line for each would only hide the result.
captureLog(() => undefined);

/** A signed-in way to a stub. Circuit breakers stay closed unless a test gives them their figures back. */
export const backendAt = (endpoint: string, limits: Partial<Limits> = {}): Backend => ({
  language: "lt",
  soap: createSoapTransport({
    endpoint,
    limits: {
      ...DEFAULT_LIMITS,
      breakerCalls: 1_000_000,
      breakerLogins: 1_000_000,
      breakerConnectionFailures: 1_000_000,
      ...limits,
    },
  }),
  signal: null,
  endsAt: null,
  reference: "reference-1",
  soapSession: "session-1",
});

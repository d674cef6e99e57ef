import { environment } from "~/platform/env.server.ts";
import { createSoapTransport, type SoapTransport } from "./transport/soap-transport.server.ts";

/** A way to the back end for one request of a browser, before log-in. */
export type BackendConnection = {
  soap: SoapTransport;
  /** Ends reads when the browser has gone; writes go on (check G12). */
  signal: AbortSignal | null;
  /** The portal's request id: goes to the back end, into the log and onto the error page. */
  reference: string;
};

/** A signed-in way: every call but log-in carries the session (F-476). */
export type Backend = BackendConnection & { soapSession: string };

type RequestScope = { signal?: AbortSignal; reference?: string };

let portalSoap: SoapTransport | null = null;

/** The back end before log-in. */
export function anonymousBackend({ signal, reference = "" }: RequestScope = {}): BackendConnection {
  const { soapUrl: endpoint, limits } = environment();
  portalSoap ??= createSoapTransport({ endpoint, limits });
  return { soap: portalSoap, signal: signal ?? null, reference };
}

/** The back end in the name of a session; `signal` is the request's own. */
export const backendOf = (session: { soapSession: string }, scope: RequestScope = {}): Backend => ({
  ...anonymousBackend(scope),
  soapSession: session.soapSession,
});

import type { Language } from "~/domain/language.ts";
import { environment } from "~/platform/env.server.ts";
import { processWide } from "~/platform/process-wide.ts";
import { createSoapTransport, type SoapTransport } from "./transport/soap-transport.server.ts";

/** A way to the back end for one request of a browser, before log-in. */
export type BackendConnection = {
  soap: SoapTransport;
  /** Ends reads when the browser has gone; writes go on (R-G12). */
  signal: AbortSignal | null;
  /** When the whole page must be there, as `performance.now()` counts: no call goes on longer, a write neither; null: each call has its own time only. */
  endsAt: number | null;
  /** In which the back end's own words are read. */
  language: Language;
  /** The portal's request id: goes to the back end, into the log and onto the error page. */
  reference: string;
};

/** A signed-in way: every call but log-in carries the session (F-476). */
export type Backend = BackendConnection & { soapSession: string };

type RequestScope = { language?: Language; signal?: AbortSignal; reference?: string; endsAt?: number | null };

/** The back end before log-in. */
export function anonymousBackend({
  language = "lt",
  signal,
  reference = "",
  endsAt = null,
}: RequestScope = {}): BackendConnection {
  const { soapUrl: endpoint, limits } = environment();
  const soap = processWide("soap", () => createSoapTransport({ endpoint, limits }));
  return { soap, signal: signal ?? null, endsAt, language, reference };
}

/**
 * The same way for what a page can do without: no call goes on longer than so many milliseconds from now. Giving up early says nothing about the
 * back end and never opens its circuit.
 */
export const withPatience = <Connection extends BackendConnection>(
  connection: Connection,
  milliseconds: number,
): Connection => ({
  ...connection,
  endsAt: Math.min(connection.endsAt ?? Infinity, performance.now() + milliseconds),
});

/** The back end in the name of a session; `signal` is the request's own. */
export const backendOf = (session: { soapSession: string }, scope: RequestScope = {}): Backend => ({
  ...anonymousBackend(scope),
  soapSession: session.soapSession,
});

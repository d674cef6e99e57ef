import { answering, refuse, stayingSilent, type SoapFault } from "../../support/soap-proxy.ts";
import { envelope, raw, type StubReply } from "../../support/soap-stub.ts";

/** A way in which a call goes wrong, and the status of the page that says so. */
export interface FaultRow {
  fault: string;
  make: SoapFault;
  status: 502 | 503;
  /** Whether a read is asked once more. */
  retried: boolean;
}

const HTML = "<html><body>hunter2</body></html>";

const withoutCode: StubReply = (response, { operation }) =>
  raw(
    200,
    "text/xml; charset=utf-8",
    envelope(`<${operation}Response xmlns="urn:portal:v1"></${operation}Response>`),
  )(response, { operation, body: "", headers: {}, connection: 0 });

const soapFault = envelope(
  "<soap:Fault><faultcode>soap:Server</faultcode><faultstring>hunter2</faultstring></soap:Fault>",
);

/** No answer until the deadline: each one costs its seconds, so that it has tests of its own. */
export const SILENCE: FaultRow = { fault: "silence", make: stayingSilent, status: 503, retried: false };

/** HTTP answers that are not OK, and none in time (F-480). */
export const NOT_OK: readonly FaultRow[] = [
  { fault: "500", make: answering(raw(500, "text/html", HTML)), status: 502, retried: false },
  { fault: "502", make: answering(raw(502, "text/html", HTML)), status: 503, retried: true },
  { fault: "504", make: answering(raw(504, "text/html", HTML)), status: 503, retried: true },
  { fault: "404", make: answering(raw(404, "text/html", HTML)), status: 502, retried: false },
  SILENCE,
];

/** Everything else of check R-G1 that a page can tell apart; the transport's own suite has the rest (tests/faults/soap). */
export const FAULTS: readonly FaultRow[] = [
  { fault: "no connection", make: refuse, status: 503, retried: true },
  { fault: "503 with a page", make: answering(raw(503, "text/html", HTML)), status: 503, retried: true },
  { fault: "500 with a page", make: answering(raw(500, "text/html", HTML)), status: 502, retried: false },
  { fault: "500 with a SOAP fault", make: answering(raw(500, "text/xml", soapFault)), status: 502, retried: false },
  { fault: "empty 200", make: answering(raw(200, "text/xml", "")), status: 502, retried: false },
  { fault: "200 with a page", make: answering(raw(200, "text/html", HTML)), status: 502, retried: false },
  { fault: "no KlaidosKodas", make: answering(withoutCode), status: 502, retried: false },
];

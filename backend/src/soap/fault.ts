import { escapeXml } from "./xml-writer.ts";

/** SOAP 1.1 fault codes: the caller's mistake, or ours. */
export type FaultCode = "Client" | "Server";

/** A whole envelope with a fault; faults tell about the transport, business refusals travel as KlaidosKodas. */
export const writeFault = (code: FaultCode, text: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
  `<faultcode>soap:${code}</faultcode><faultstring>${escapeXml(text)}</faultstring>` +
  "</soap:Fault></soap:Body></soap:Envelope>";

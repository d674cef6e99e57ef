import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";
import type { Server as EnvelopeParser } from "soap";
import type { OperationContext } from "../context.ts";
import { writeLog } from "../log.ts";
import { findOperation, operations } from "../operations/operations.ts";
import { respondTo } from "../operations/call/respond.ts";
import { stageAnswer } from "../scenarios/staged-answer.ts";
import { createEnvelopeParser, type Exchange } from "./envelope-parser.ts";
import { endUnread } from "../end-unread.ts";
import { MAX_REQUEST_BYTES, readRequestBody, type BodyRefusal } from "../request-body.ts";
import { wsdlAt } from "../wire/wsdl.ts";
import { findXmlDanger } from "./xml-safety.ts";
import { escapeXml } from "./xml-writer.ts";

const PATH = "/soap";

/** SOAP 1.1 fault codes: the caller's mistake, or ours. */
type FaultCode = "Client" | "Server";

/** A whole envelope with a fault; faults concern the transport, business refusals travel as KlaidosKodas. */
const writeFault = (code: FaultCode, text: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
  `<faultcode>soap:${code}</faultcode><faultstring>${escapeXml(text)}</faultstring>` +
  "</soap:Fault></soap:Body></soap:Envelope>";

/** A finished answer of the shell. */
interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const fault = (status: number, code: FaultCode, text: string): Reply => ({ status, body: writeFault(code, text) });

const BODY_REFUSALS: Readonly<Record<BodyRefusal, Reply>> = {
  "too-large": {
    ...fault(413, "Client", `The request is larger than ${MAX_REQUEST_BYTES} bytes.`),
    headers: { Connection: "close" },
  },
  encoding: fault(415, "Client", "The content encoding is not supported."),
  charset: fault(415, "Client", "The request must be UTF-8."),
  corrupt: fault(400, "Client", "The request cannot be decoded."),
};

/** Name in the SOAPAction header, with or without quotes. */
const actionOf = (request: IncomingMessage): string =>
  String(request.headers.soapaction ?? "").replace(/^"(.*)"$/, "$1");

const isXml = (request: IncomingMessage): boolean =>
  /^(?:text|application)\/xml\b/i.test(request.headers["content-type"] ?? "");

async function answerEnvelope(parser: EnvelopeParser, request: IncomingMessage): Promise<Reply> {
  if (!isXml(request)) return fault(415, "Client", "The request must be text/xml.");
  const body = await readRequestBody(request);
  if (!body.ok) return BODY_REFUSALS[body.reason];
  const danger = findXmlDanger(body.value);
  if (danger !== null) return fault(400, "Client", `The envelope is refused: ${danger}.`);
  const action = actionOf(request);
  if (findOperation(action) === null) return fault(500, "Client", "The SOAPAction header names no operation.");
  return runEnvelope(parser, action, body.value);
}

async function runEnvelope(parser: EnvelopeParser, action: string, xml: string): Promise<Reply> {
  const exchange: Exchange = { state: "unread" };
  const { body } = await parser.processRequest(xml, { headers: { soapaction: action }, connection: exchange });
  switch (exchange.state) {
    case "answered":
      return { status: 200, body };
    case "running":
      return fault(500, "Server", "The answer could not be written.");
    case "unread":
      return fault(400, "Client", "The envelope cannot be read.");
  }
}

function answerWsdl(request: IncomingMessage): Reply {
  const { localAddress = "127.0.0.1", localPort = 80 } = request.socket;
  const host = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
  return { status: 200, body: wsdlAt(`http://${host}:${localPort}${PATH}`) };
}

const isService = (url: string | undefined): boolean => /^\/soap\/?(?:\?|$)/.test(url ?? "");

function answerRequest(parser: EnvelopeParser, request: IncomingMessage): Promise<Reply> | Reply {
  if (!isService(request.url)) return fault(404, "Client", "There is no such service.");
  if (request.method === "POST") return answerEnvelope(parser, request);
  const isWsdl = request.method === "GET" && /\?wsdl$/i.test(request.url ?? "");
  if (isWsdl) return answerWsdl(request);
  return { ...fault(405, "Client", "Envelopes are sent with POST."), headers: { Allow: "POST" } };
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  if (response.destroyed || response.headersSent) return;
  response.statusCode = status;
  const all = { "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "no-store", ...headers };
  response.setHeaders(new Map(Object.entries(all)));
  if (response.req.complete) response.end(body);
  else endUnread(response, body);
}

/** Whether this service answers the request. */
export const isSoapRequest = ({ url }: IncomingMessage): boolean => /^\/soap(?:[/?]|$)/.test(url ?? "");

/**
 * Serves the contract on `/soap` and its WSDL on `/soap?wsdl`. Requests to other paths are left to other listeners.
 * Business refusals answer with HTTP 200 and KlaidosKodas; what is not an envelope of the contract gets a fault.
 */
export function attachSoap(server: HttpServer, context: OperationContext): void {
  const parser = createEnvelopeParser(Object.keys(operations), (name, request) => {
    const operation = findOperation(name);
    if (operation === null) throw new Error(`There is no operation ${name}.`);
    return stageAnswer(context.scenarios, name, () => respondTo(context, name, operation, request));
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!isSoapRequest(request)) return;
    parser
      .then((ready) => answerRequest(ready, request))
      .then((reply) => send(response, reply))
      .catch(() => {
        // The caller went away in the middle of its request, or the shell itself failed: either way the caller gets no more detail.
        writeLog("error", { ev: "soap-shell", status: 500 });
        send(response, fault(500, "Server", "The service failed."));
      });
  });
}

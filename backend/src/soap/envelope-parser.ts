import { listen, type IServerOptions, type Server } from "soap";
import type { Answer } from "../wire/answer.ts";
import { NAMESPACE, WSDL } from "../wire/wsdl.ts";
import { writeDocument } from "./xml-writer.ts";

/** Carries out an operation of the contract; it never throws. */
export type Respond = (operation: string, request: unknown) => Promise<Answer>;

/** How far one envelope got: no operation was reached, one runs, its answer is written. */
export interface Exchange {
  state: "unread" | "running" | "answered";
}

/** The library hands values of these types over as numbers and dates; the operations want the text as it came. */
const TEXT_TYPES = [
  "int",
  "integer",
  "short",
  "long",
  "decimal",
  "double",
  "float",
  "boolean",
  "bool",
  "dateTime",
  "date",
];

const asText = (text: string): string => text;

const toElements = ({ code, message, messageEn, fields }: Answer) => ({
  KlaidosKodas: String(code),
  KlaidosPranesimas: message,
  KlaidosPranesimasEn: messageEn,
  ...fields,
});

interface ServedRequest {
  readonly connection: Exchange;
}

/** One handler an operation: runs it and writes the answer ourselves, because the library's escaper has a hole. */
const handlerOf = (name: string, respond: Respond) => {
  return async (request: unknown, _done: unknown, _headers: unknown, served: ServedRequest): Promise<object> => {
    served.connection.state = "running";
    const answer = await respond(name, request);
    const xml = writeDocument(`${name}Response`, NAMESPACE, toElements(answer));
    served.connection.state = "answered";
    return { _xml: xml };
  };
};

/** Refuses a body whose element is not the operation that the header names: one would be checked, the other run. */
function requireMatchingBody(envelope: unknown, operation: string): void {
  const body = typeof envelope === "object" && envelope !== null && "Body" in envelope ? envelope.Body : null;
  const isMatching = typeof body === "object" && body !== null && Object.keys(body).join() === operation;
  if (!isMatching) throw new Error("The body does not hold the operation of the SOAPAction header.");
}

/**
 * The SOAP library without its HTTP part, which cannot limit a body and dies of a broken gzip stream: it reads the
 * envelope by the contract, finds the operation and wraps the answer.
 */
export function createEnvelopeParser(operations: readonly string[], respond: Respond): Promise<Server> {
  const handlers = Object.fromEntries(operations.map((name) => [name, handlerOf(name, respond)]));
  return new Promise((resolve, reject) => {
    const options: IServerOptions & { customDeserializer: Record<string, (text: string) => string> } = {
      path: "/soap",
      services: { PortalService: { PortalPort: handlers } },
      xml: WSDL,
      suppressStack: true,
      preserveWhitespace: true,
      // Keys that no XML name can have, so that no element can pose as one.
      attributesKey: "@attributes",
      valueKey: "@value",
      customDeserializer: Object.fromEntries(TEXT_TYPES.map((type) => [type, asText])),
      callback: (error: unknown, server: Server) => (error ? reject(error) : resolve(server)),
    };
    const server = listen(null, options);
    server.on("request", requireMatchingBody);
  });
}

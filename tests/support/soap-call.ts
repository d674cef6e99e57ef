import { parseAnswer, type AnswerTree } from "./soap-answer.ts";

/** Elements of a request; a list repeats its element, undefined leaves it out. */
export type RequestValue = string | number | RequestElements | readonly RequestValue[] | undefined;

export interface RequestElements {
  readonly [element: string]: RequestValue;
}

/** What came back: the HTTP status, the body as text, and the answer's elements when it is one. */
export interface SoapReply {
  readonly status: number;
  readonly body: string;
  readonly code: number | null;
  readonly fields: AnswerTree;
}

const NAMESPACE = "urn:portal:v1";

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#xD;");

function write(name: string, value: RequestValue): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.map((item: RequestValue) => write(name, item)).join("");
  const content =
    typeof value === "object"
      ? Object.entries(value)
          .map(([child, content]) => write(child, content))
          .join("")
      : escapeText(String(value));
  return `<${name}>${content}</${name}>`;
}

/** The envelope of a call, written without the code under test. */
export const envelopeOf = (operation: string, elements: RequestElements): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  write(operation, elements).replace(`<${operation}>`, `<${operation} xmlns="${NAMESPACE}">`) +
  `</soap:Body></soap:Envelope>`;

/** Sends a body as it is. */
export async function postSoap(
  url: string,
  action: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<SoapReply> {
  const response = await fetch(`${url}/soap`, {
    method: "POST",
    headers: { "Content-Type": "text/xml; charset=utf-8", SOAPAction: `"${action}"`, ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, body: text, ...parseAnswer(text, action) };
}

/** Calls an operation over HTTP. */
export const soapCall = (url: string, operation: string, elements: RequestElements = {}): Promise<SoapReply> =>
  postSoap(url, operation, envelopeOf(operation, elements));

import { CallFailure } from "./call-failure.ts";
import { parseXml, type XmlLimits, type XmlNode } from "./xml-tree.ts";

const SOAP_NAMESPACE = "http://schemas.xmlsoap.org/soap/envelope/";
export const PORTAL_NAMESPACE = "urn:portal:v1";

/**
 * More of each than any page of the portal needs: a list row has about thirty elements, the contract about nine hundred
 * names; a library that writes the type on every element needs an attribute for each.
 */
const DOCUMENT_LIMITS = { elements: 100_000, attributes: 100_000, names: 3_000 };

/**
 * The envelope as plain objects: `{ Body: { ListContractsResponse: {…} } }`, every leaf a string, nothing guessed.
 * Headers and elements of foreign vocabularies are left out.
 * @throws CallFailure when the text is no SOAP 1.1 answer of the portal's vocabulary
 */
export function parseEnvelope(text: string, depth: number): { Body: XmlNode } {
  const limits: XmlLimits = { depth, ...DOCUMENT_LIMITS };
  const envelope = parseXml(text, limits, keyOf)["Envelope"];
  const body = isNode(envelope) ? envelope["Body"] : undefined;
  if (!isNode(body) || Object.keys(body).length !== 1) throw new CallFailure("wrongElement");
  return { Body: body };
}

/** Whether a value is an element with children. */
export const isNode = (value: unknown): value is XmlNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function keyOf(localName: string, namespace: string, depth: number): string | null {
  if (depth > 3) return namespace === PORTAL_NAMESPACE || namespace === "" ? localName : null;
  if (depth < 3) return topLevelKey(localName, namespace, depth);
  if (namespace === SOAP_NAMESPACE && localName === "Fault") throw new CallFailure("soapFault");
  // The library would also take an element named like the request for the answer.
  if (namespace !== PORTAL_NAMESPACE || !localName.endsWith("Response")) throw new CallFailure("wrongElement");
  return localName;
}

function topLevelKey(localName: string, namespace: string, depth: number): string | null {
  if (namespace !== SOAP_NAMESPACE) throw new CallFailure("wrongElement");
  if (depth === 2 && localName === "Header") return null;
  if (localName !== (depth === 1 ? "Envelope" : "Body")) throw new CallFailure("wrongElement");
  return localName;
}

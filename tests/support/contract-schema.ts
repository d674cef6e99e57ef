import { readFileSync } from "node:fs";
import { XmlDocument, XmlElement, XsdValidator } from "libxml2-wasm";

const wsdl = readFileSync(new URL("../../backend/contract/portal.wsdl", import.meta.url), "utf8");

/**
 * The schema inside the WSDL. The place for unknown elements is taken out: with it a validator cannot tell a known
 * element from an unknown one, because both have the same namespace.
 */
function readSchema(): string {
  const schema = /<xsd:schema[\s\S]*<\/xsd:schema>/.exec(wsdl)?.[0] ?? "";
  return schema
    .replace("<xsd:schema ", '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:portal:v1" ')
    .replace(/<xsd:any [^>]*\/>/g, "");
}

const validator = XsdValidator.fromDoc(XmlDocument.fromString(readSchema()));

const applicationType = /<xsd:complexType name="Paraiska">[\s\S]*?<\/xsd:complexType>/.exec(wsdl)?.[0] ?? "";
const NAMED_ELEMENTS = new Set([...applicationType.matchAll(/<xsd:element name="(\w+)"/g)].map((match) => match[1]));

/** Elements that the contract does not name are allowed in an application and nowhere else (F-354). */
function removeUnknown(document: XmlDocument): void {
  const application = document.get("//*[local-name()='Paraiska']");
  if (!(application instanceof XmlElement)) return;
  const unknown: XmlElement[] = [];
  for (let node = application.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement && !NAMED_ELEMENTS.has(node.name)) unknown.push(node);
  }
  for (const element of unknown) element.remove();
}

/** @throws when an answer is not what the contract promises: a wrong type, order or element */
export function checkAgainstContract(answer: string, operation: string): void {
  validate(answer, `The answer of ${operation}`, removeUnknown);
}

/** The same for a request, which must name every element as the contract does. */
export function checkRequest(request: string, operation: string): void {
  validate(request, `The request ${operation}`, () => undefined);
}

function validate(xml: string, what: string, prepare: (document: XmlDocument) => void): void {
  const document = XmlDocument.fromString(xml);
  try {
    prepare(document);
    validator.validate(document);
  } catch (error) {
    throw new Error(`${what} breaks the contract: ${String(error)}`, { cause: error });
  } finally {
    document.dispose();
  }
}

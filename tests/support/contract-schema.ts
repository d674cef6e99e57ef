import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";

const wsdl = readFileSync(new URL("../../backend/contract/portal.wsdl", import.meta.url), "utf8");

/** The schema inside the WSDL. */
function readSchema(): string {
  const schema = /<xsd:schema[\s\S]*<\/xsd:schema>/.exec(wsdl)?.[0] ?? "";
  return schema.replace(
    "<xsd:schema ",
    '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:portal:v1" ',
  );
}

const validator = XsdValidator.fromDoc(XmlDocument.fromString(readSchema()));

/** @throws when an answer is not what the contract promises: a wrong type, order or element */
export function checkAgainstContract(answer: string, operation: string): void {
  validate(answer, `The answer of ${operation}`);
}

/** The same for a request, which must name every element as the contract does. */
export function checkRequest(request: string, operation: string): void {
  validate(request, `The request ${operation}`);
}

function validate(xml: string, what: string): void {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
  } catch (error) {
    throw new Error(`${what} breaks the contract: ${String(error)}`, { cause: error });
  } finally {
    document.dispose();
  }
}

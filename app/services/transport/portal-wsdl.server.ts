import { WSDL, type Client, type IOptions } from "soap";
import contract from "../../../backend/contract/portal.wsdl?raw";
import { OPERATIONS, type OperationName } from "./operations.ts";
import { toShape, type Shape } from "./request-shape.ts";
import { parseEnvelope } from "./soap-envelope.ts";

/**
 * Options of the SOAP library. `escapeXML` is off because `guardRequest` has escaped every leaf; the keys that the
 * library turns into attributes and raw markup are no names of XML, so no element can be mistaken for them.
 */
export const SOAP_OPTIONS = {
  disableCache: true,
  escapeXML: false,
  attributesKey: "$attributes",
  valueKey: "$value",
  xmlKey: "$xml",
  wsdl_options: { overrideImportLocation: refuseImport },
} as const satisfies IOptions;

/** The contract is whole: a document that it names is never fetched (R-G20). */
function refuseImport(): never {
  throw new Error("The bundled contract imports nothing");
}

/**
 * The contract, built into the bundle. Answers are read by our own parser, through the method that the library calls
 * for each answer: its own one is several times slower, converts money to floating point and ignores depth.
 */
class PortalWsdl extends WSDL {
  depthMax = 64;

  override xmlToObject(text: unknown): { Body: object } {
    return parseEnvelope(String(text), this.depthMax);
  }
}

/** Reads the bundled contract. */
export function loadPortalWsdl(depthMax: number): Promise<WSDL> {
  return new Promise((resolve, reject) => {
    const wsdl = new PortalWsdl(contract, "portal.wsdl", SOAP_OPTIONS);
    wsdl.depthMax = depthMax;
    wsdl.onReady((error: Error | null) => (error ? reject(error) : resolve(wsdl)));
  });
}

/** What each operation's request may hold, from the library's description of the contract. */
export function requestShapes(client: Client): ReadonlyMap<OperationName, Shape> {
  const description = client.describe() as { PortalService: { PortalPort: Record<string, { input: unknown }> } };
  const { PortalPort: port } = description.PortalService;
  const names = Object.keys(OPERATIONS) as OperationName[];
  return new Map(names.map((name) => [name, toShape(port[name]?.input)]));
}

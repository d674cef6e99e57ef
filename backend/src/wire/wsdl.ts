import { readFileSync } from "node:fs";

/** Namespace of every message (G35). */
export const NAMESPACE = "urn:portal:v1";

/** The contract of the service; both sides read this one file. */
export const WSDL = readFileSync(new URL("../../contract/portal.wsdl", import.meta.url), "utf8");

const ADDRESS = /(<soap:address location=")[^"]*(")/;

/** The contract with the address under which the caller reached it. */
export const wsdlAt = (address: string): string => WSDL.replace(ADDRESS, `$1${address}$2`);

import type { WireRecord } from "../../store/wire-record.ts";
import type { DemoTime } from "../demo-time.ts";
import type { DemoClient } from "../people/demo-clients.ts";
import { cardLine, passportLine, type DocumentFacts } from "./machine-readable-zone.ts";
import type { Story } from "./story.ts";
import { wireDay } from "./wire-values.ts";

const NO_DOCUMENT = 4;

/** What a document without an expiry carries (F-311). */
const NO_EXPIRY = "1990-01-01T00:00:00";

const DAYS_VALID = 1460;
const PERMIT_DAYS_VALID = 500;

/** Number of a document: eight digits, "LT" and seven digits, or nine digits, by its type (L-4.5). */
const numberPatterns: Readonly<Record<number, (digits: string) => string>> = {
  0: (digits) => digits.slice(0, 8),
  1: (digits) => digits.slice(0, 8),
  2: (digits) => digits.slice(0, 8),
  3: (digits) => `LT${digits.slice(0, 7)}`,
  5: (digits) => `LT${digits.slice(0, 7)}`,
  6: (digits) => digits.slice(0, 9),
};

/** Nine digits that a person always has: the personal code backwards, never beginning with 0. */
const digitsOf = (client: DemoClient): string => `2${[...client.code].reverse().join("").slice(0, 8)}`;

const controlLines: Readonly<Record<number, (facts: DocumentFacts) => string>> = {
  0: passportLine,
  1: (facts) => cardLine(facts, "I"),
  3: (facts) => cardLine(facts, "R"),
  5: (facts) => cardLine(facts, "R"),
};

/** Elements of the buyer's identity document; number, expiry and control line agree with each other and the person. */
export function identityDocument(client: DemoClient, story: Story, time: DemoTime): WireRecord {
  const type = story.document ?? 0;
  if (type === NO_DOCUMENT) return { DokumentoTipoID: String(type), DokumentoGaliojimoData: NO_EXPIRY };
  const isPermit = type === 5 || type === 6;
  const validUntil = time.dayBefore(isPermit ? -PERMIT_DAYS_VALID : -DAYS_VALID);
  const number = numberPatterns[type]?.(digitsOf(client)) ?? "";
  const line = controlLines[type]?.({
    number,
    nationality: client.citizenship ?? "LTU",
    birthDate: client.born,
    sex: Number(client.code[0]) % 2 === 1 ? "M" : "F",
    validUntil,
    personalCode: client.code,
  });
  return {
    DokumentoTipoID: String(type),
    DokumentoNr: number,
    DokumentoGaliojimoData: wireDay(validUntil),
    ...(line !== undefined && { DokumentoKontrolineEilute: line }),
  };
}

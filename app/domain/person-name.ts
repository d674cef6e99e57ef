import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { optionalParsedField, parsedField } from "./fields/parsed-field.ts";
import { normaliseText } from "./plain-text.ts";
import { refuseUnprintable } from "./printable-text.ts";
import { PERSON_NAME_MAX_LENGTH, PERSON_NAME_MIN_LENGTH } from "./limits.ts";

/**
 * Keeps letters of any alphabet, spaces and hyphens, drops the rest: `Kristina-Marija2!` → `Kristina-Marija` (F-213).
 * A short dash, as word processors write between names, is a hyphen; a long one is a sign like others. A mark stays with its letter, for not every pair of them
 * has a character of its own; letters may become neighbours, so they are composed once more.
 */
export function normalisePersonName(text: string): string {
  const letters = normaliseText(text)
    .replace(/[\u2010-\u2013\u2212\uFE63]/g, "-")
    .replace(/[^\p{L}\p{M} -]/gu, "")
    .replace(/(^|[ -])\p{M}+/gu, "$1");
  return letters.normalize("NFC").replace(/ {2,}/g, " ").trim();
}

/** Reads a first or last name: 1 to 50 characters, a letter among them (L-4.4). */
export function parsePersonName(text: string): Outcome<string, "letters" | "length"> {
  const name = normalisePersonName(text);
  if (!/\p{L}/u.test(name)) return rejected("letters");
  const fits = name.length >= PERSON_NAME_MIN_LENGTH && name.length <= PERSON_NAME_MAX_LENGTH;
  return fits ? accepted(name) : rejected("length");
}

const NAME_OPTIONS = {
  rawMax: 100,
  parse: parsePersonName,
  message: (reason: "letters" | "length") =>
    issueMessage(`personName.${reason}`, { min: PERSON_NAME_MIN_LENGTH, max: PERSON_NAME_MAX_LENGTH }),
};

const plainName = (name: string): string =>
  name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();

/** Whether two spellings name one person: capitals, accents and repeated spaces decide nothing, the order of names does (F-361). */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** What a page behind an address says of a person: `E. I.` */
export const initialsOf = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].map((name) => `${(name ?? "").slice(0, 1)}.`).join(" ");

export const personNameField = () => parsedField(NAME_OPTIONS).superRefine(refuseUnprintable);

/** The same, null when left empty. */
export const optionalPersonNameField = () => optionalParsedField(NAME_OPTIONS).superRefine(refuseUnprintable);

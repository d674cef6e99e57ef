import { createHash } from "node:crypto";
import type { FormFields } from "./step-definition.ts";

/** Separates the version of the back end from the prints of the fields. */
const SEPARATOR = "~";
/** Of a print; thirty fields and the version stay within what a hidden field may hold. */
const PRINT_CHARACTERS = 3;

/** Names and values of the fields of a form, in one order and without the empty ones. */
export function flatten(fields: FormFields, prefix = ""): Map<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === "") return [];
    return typeof value === "string" ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)];
  });
  return new Map(entries);
}

/** Every name of a form, filled or not: places of its prints. */
const namesOf = (fields: FormFields, prefix = ""): string[] =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value !== null && typeof value === "object" ? namesOf(value, `${prefix}${name}.`) : [prefix + name],
    )
    .sort();

const printOf = (value: string): string =>
  createHash("sha256").update(value).digest("base64url").slice(0, PRINT_CHARACTERS);

/**
 * From what a form is drawn: the version, and a print of each field's saved value. A stale save then tells the fields that another save has changed
 * from those that only this form changes (G12).
 */
export function drawnVersion(version: string | null, saved: FormFields): string | null {
  if (version === null) return null;
  const values = flatten(saved);
  return (
    version +
    SEPARATOR +
    namesOf(saved)
      .map((name) => printOf(values.get(name) ?? ""))
      .join("")
  );
}

/** The version itself, as the back end knows it. */
export const versionOf = (drawn: string | null): string | null => drawn?.split(SEPARATOR)[0] ?? null;

/** The print of each field by its name; null for another set of fields, or a form without prints. */
function printsOf(drawn: string | null, saved: FormFields): Map<string, string> | null {
  const prints = drawn?.split(SEPARATOR)[1];
  const names = namesOf(saved);
  if (prints?.length !== names.length * PRINT_CHARACTERS) return null;
  const printAt = (at: number) => prints.slice(at * PRINT_CHARACTERS, (at + 1) * PRINT_CHARACTERS);
  return new Map(names.map((name, at) => [name, printAt(at)]));
}

/** Names of the fields whose saved value is another one than the form was drawn from; null when that cannot be told. */
export function changedSince(drawn: string | null, saved: FormFields): ReadonlySet<string> | null {
  const prints = printsOf(drawn, saved);
  if (prints === null) return null;
  const values = flatten(saved);
  const changed = [...prints].filter(([name, print]) => print !== printOf(values.get(name) ?? ""));
  return new Set(changed.map(([name]) => name));
}

/**
 * A draft over what is saved now: fields that its user had left alone show the saved value of today. Those that were typed keep the print from which they were
 * typed, so that a save tells what another one has changed since.
 * @param offered names of fields that were chosen from what the back end offered for one version: a later save, of another step too, takes the choice back
 */
export function restoreDraft(
  now: string | null,
  saved: FormFields,
  draft: { fields: FormFields; drawn: string | null },
  offered: readonly string[] = [],
) {
  const prints = printsOf(draft.drawn, saved);
  const isLater = versionOf(draft.drawn) !== versionOf(now);
  if (now === null || prints === null) return { fields: draft.fields, drawn: now };
  const [typed, values] = [flatten(draft.fields), flatten(saved)];
  const restored = [...prints].map(([name, print]) => {
    const value = typed.get(name) ?? "";
    const isUntouched = printOf(value) === print || (isLater && offered.includes(name));
    const shown = isUntouched ? (values.get(name) ?? "") : value;
    return { name, shown, print: isUntouched ? printOf(shown) : print };
  });
  const fields = restored.reduce((form, { name, shown }) => withField(form, name.split("."), shown), draft.fields);
  return { fields, drawn: [versionOf(now), restored.map(({ print }) => print).join("")].join(SEPARATOR) };
}

/** The fields with one of them, however deep, given a value. */
function withField(fields: FormFields, [name = "", ...deeper]: readonly string[], value: string): FormFields {
  const inner = fields[name];
  const isNested = deeper.length > 0;
  const child = isNested ? withField(typeof inner === "object" ? inner : {}, deeper, value) : value || undefined;
  return { ...fields, [name]: child };
}

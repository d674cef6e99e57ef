type Codes = Readonly<Record<string, number | string>>;

/** The union of an enumeration's wire codes. */
export type CodeOf<Table extends Codes> = Table[keyof Table];

/** An enumeration of the specification: strict on the way in, tolerant on the way out (decision under G39). */
export type Enumeration<Code extends number | string = number | string> = {
  /** Group of the labels in `locales/{lt,en}/enumerations.json`. */
  name: string;
  codes: readonly Code[];
  /** Strict: the code of `3` or `"3"`, null for anything else. */
  find: (raw: unknown) => Code | null;
  /** Tolerant: key of the label (`role.seller`), or null for an unknown value, which is shown as it is. */
  labelKey: (value: unknown) => string | null;
  labelKeys: readonly string[];
};

/** Binds codes to label keys: the key of a label is `<name>.<code name>`. */
export function defineEnumeration<const Table extends Codes>(name: string, table: Table): Enumeration<CodeOf<Table>> {
  const entries = Object.entries(table) as [string, CodeOf<Table>][];
  const byText = new Map(entries.map(([key, code]) => [String(code), { code, labelKey: `${name}.${key}` }]));
  const entryOf = (raw: unknown) =>
    typeof raw === "number" || typeof raw === "string" ? byText.get(String(raw).trim()) : undefined;
  return {
    name,
    codes: entries.map(([, code]) => code),
    find: (raw) => entryOf(raw)?.code ?? null,
    labelKey: (value) => entryOf(value)?.labelKey ?? null,
    labelKeys: [...byText.values()].map((entry) => entry.labelKey),
  };
}

type Codes = Readonly<Record<string, number | string>>;

/** The union of an enumeration's wire codes. */
export type CodeOf<Table extends Codes> = Table[keyof Table];

/** An enumeration of the specification: strict on the way in, tolerant on the way out (decision under G39). */
export type Enumeration<Code extends number | string = number | string, Key extends string = string> = {
  /** Group of the labels in `locales/{lt,en}/enumerations.json`. */
  name: string;
  codes: readonly Code[];
  /** Strict: the code of `3` or `"3"`, null for anything else. */
  find: (raw: unknown) => Code | null;
  /** Tolerant: key of the label (`role.seller`), or null for an unknown value, which is shown as it is. */
  labelKey: (value: unknown) => Key | null;
  /** Every code with the key of its label. */
  labels: readonly { code: Code; labelKey: Key }[];
  labelKeys: readonly Key[];
};

/** Binds codes to label keys: the key of a label is `<name>.<code name>`. */
export function defineEnumeration<const Name extends string, const Table extends Codes>(
  name: Name,
  table: Table,
): Enumeration<CodeOf<Table>, `${Name}.${keyof Table & string}`> {
  type Key = `${Name}.${keyof Table & string}`;
  const entries = Object.entries(table) as [string, CodeOf<Table>][];
  const byText = new Map(entries.map(([key, code]) => [String(code), { code, labelKey: `${name}.${key}` as Key }]));
  const entryOf = (raw: unknown) =>
    typeof raw === "number" || typeof raw === "string" ? byText.get(String(raw).trim()) : undefined;
  return {
    name,
    codes: entries.map(([, code]) => code),
    find: (raw) => entryOf(raw)?.code ?? null,
    labelKey: (value) => entryOf(value)?.labelKey ?? null,
    labels: [...byText.values()],
    labelKeys: [...byText.values()].map((entry) => entry.labelKey),
  };
}

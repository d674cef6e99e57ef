import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";

/** An enumeration whose every code has a label. */
export type LabelledEnumeration = Enumeration<number | string, EnumerationKey>;

/** One field by which a list is narrowed, as it is drawn; what it accepts stands with what reads the address. */
export interface ListFilter {
  /** `reference` is looked up as it is written, without help of a dictionary; `code` is a run of digits. */
  readonly kind: "text" | "reference" | "code" | "day" | "money" | "choice" | "yesNo";
  /** The values of a choice. */
  readonly choices?: LabelledEnumeration;
  /** Folded among the fields that are seldom used (F-159). */
  readonly rare?: boolean;
}

export type ListFilters = Readonly<Record<string, ListFilter>>;

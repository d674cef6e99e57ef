import { formatMoneyInput } from "~/domain/money.ts";

/** What a form shows: text by field name, nested as the names are (`address.city`). */
export type FormFields = { [name: string]: string | undefined | FormFields };

/** Saved values as a form field shows them; an absent one is an empty field. */
export const toText = (value: string | number | null): string => (value === null ? "" : String(value));

/** Cents as a form keeps them; an English page shows them in its own notation, and both are read. */
export const toMoneyText = (cents: number | null): string => (cents === null ? "" : formatMoneyInput(cents));

/** The same, with an amount of nothing left empty. */
export const toOptionalMoneyText = (cents: number | null): string => (cents === 0 ? "" : toMoneyText(cents));

/** A ticked checkbox, or an empty one. */
export const toTick = (flag: boolean | null): string | undefined => (flag === true ? "on" : undefined);

/** A pair of radio buttons; unanswered until it was saved. */
export const toYesNo = (flag: boolean | null): string => (flag === null ? "" : flag ? "yes" : "no");

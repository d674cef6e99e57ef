import { formatMoneyInput } from "~/domain/money.ts";

/** Saved values as a form field shows them; an absent one is an empty field. */
export const toText = (value: string | number | null): string => (value === null ? "" : String(value));

/** Cents as a form field shows them. The comma form is read in both languages. */
export const toMoneyText = (cents: number | null): string => (cents === null ? "" : formatMoneyInput(cents));

/** The same, with an amount of nothing left empty. */
export const toOptionalMoneyText = (cents: number | null): string => (cents === 0 ? "" : toMoneyText(cents));

/** A ticked checkbox, or an empty one. */
export const toTick = (flag: boolean | null): string | undefined => (flag === true ? "on" : undefined);

/** A pair of radio buttons; unanswered until it was saved. */
export const toYesNo = (flag: boolean | null): string => (flag === null ? "" : flag ? "yes" : "no");

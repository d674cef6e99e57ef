import { formatMoney } from "./lithuanian.ts";

/** Integer cents as a user of the portal reads them: `1 234,56 €`, in English `€1,234.56`. Papers are Lithuanian. */
export function moneyOf(cents: number, language: "lt" | "en"): string {
  if (language === "lt") return formatMoney(cents);
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "\u2212" : ""}€${euros}.${digits.slice(-2)}`;
}

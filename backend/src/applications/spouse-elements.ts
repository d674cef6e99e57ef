import { isSpouseCredit } from "../credit/credit-sum.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { numberOf } from "../wire/wire-values.ts";
import { APPLICATION_FORMATS } from "./element-formats.ts";

const PERSONAL_CREDIT = "1";
const SPOUSE_CREDIT = "2";

const SPOUSE_ELEMENTS: readonly string[] = [...APPLICATION_FORMATS.keys()].filter((name) =>
  name.startsWith("Sutuoktinio"),
);

/**
 * Of an application whose stated mode is not “with the spouse” nothing of the spouse is kept (F-225), and the credit type follows from the mode (F-193,
 * C18). One without a mode stays as it is.
 */
export function withoutIdleSpouse(application: WireRecord): WireRecord {
  if (isSpouseCredit(application)) return { ...application, KreditoTipas: SPOUSE_CREDIT };
  if (numberOf(application, "Sutuoktinis") === null) return application;
  const others = Object.entries(application).filter(([element]) => !SPOUSE_ELEMENTS.includes(element));
  return { ...Object.fromEntries(others), KreditoTipas: PERSONAL_CREDIT };
}

import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";
import type { CreditFacts, InsuranceRow } from "./credit-facts.ts";

/** The answers of the health questionnaire in the order of its questions: 1 is yes (F-282). */
export const HEALTH_ELEMENTS = [
  "SveikatosVaistai",
  "SveikatosLigos",
  "SveikatosNedarbingumas",
  "SveikatosNegalia",
] as const;

/** Why the chosen insurance cannot be had: a question without an answer, or one that was answered with yes. */
type HealthObstacle = "healthAnswers" | "healthRefused";

const ANSWERS: readonly string[] = ["0", "1"];

/** What the questionnaire of the chosen insurance says against it; null for nothing, and for an insurance that asks nothing (F-282). */
export function findHealthObstacle({
  application,
  insurance,
}: Pick<CreditFacts, "application" | "insurance">): HealthObstacle | null {
  if (insurance?.asksHealth !== true) return null;
  const answers = HEALTH_ELEMENTS.map((element) => textOf(application, element));
  if (!answers.every((answer) => ANSWERS.includes(answer))) return "healthAnswers";
  return answers.includes("1") ? "healthRefused" : null;
}

/** Of a buyer whose insurance asks nothing no answer about health is kept. */
export function withoutIdleHealth(application: WireRecord, insurance: InsuranceRow | null): WireRecord {
  if (insurance?.asksHealth === true) return application;
  const others = Object.entries(application).filter(
    ([element]) => !HEALTH_ELEMENTS.some((answer) => answer === element),
  );
  return Object.fromEntries(others);
}

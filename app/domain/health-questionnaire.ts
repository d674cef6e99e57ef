import { HEALTH_DISEASE_YEARS, HEALTH_MEDICATION_YEARS } from "./limits.ts";

/** What an insurance may ask about the buyer's health, in the order of the questions (F-282). */
export const HEALTH_QUESTIONS = ["medication", "disease", "sickLeave", "disability"] as const;

type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

/** How far back the questions look, as their texts name it (F-527). */
export const HEALTH_YEARS = { medicationYears: HEALTH_MEDICATION_YEARS, diseaseYears: HEALTH_DISEASE_YEARS } as const;

/** Null is a question that is not answered. */
export type HealthAnswers = Record<HealthQuestion, boolean | null>;

export const NO_HEALTH_ANSWERS: HealthAnswers = { medication: null, disease: null, sickLeave: null, disability: null };

/** The questions to which an answer is missing, and those whose yes refuses the insurance. */
export function healthFindings(answers: HealthAnswers): { question: HealthQuestion; finding: "missing" | "refused" }[] {
  return HEALTH_QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    if (answer === false) return [];
    return [{ question, finding: answer === null ? ("missing" as const) : ("refused" as const) }];
  });
}

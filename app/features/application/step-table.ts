/** The five steps of the wizard in their order (specification: step contents under G01). */
export const STEPS = [
  { number: 1, key: "buyer" },
  { number: 2, key: "credit" },
  { number: 3, key: "household" },
  { number: 4, key: "contractData" },
  { number: 5, key: "contract" },
] as const;

export type StepNumber = (typeof STEPS)[number]["number"];
export type StepKey = (typeof STEPS)[number]["key"];

/** The step with a number from outside, or null. */
export const findStep = (number: unknown) => STEPS.find((step) => String(step.number) === String(number)) ?? null;

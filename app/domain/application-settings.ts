import { CreditType, creditTypes } from "./enumerations/credit-type.ts";
import { SpouseMode } from "./enumerations/spouse-mode.ts";

/** Settings that an application brings to its form (F-567). */
export type ApplicationSettings = { creditType: CreditType };

export const DEFAULT_APPLICATION_SETTINGS: ApplicationSettings = { creditType: CreditType.personal };

/** Credit type 1, or the value of Sutuoktinis when the application has one: a spouse application sets 2 (F-193, F-194). */
export function applicationSettings(spouse: unknown): ApplicationSettings {
  const creditType = spouse === true ? CreditType.spouse : creditTypes.find(spouse);
  return creditType === null ? DEFAULT_APPLICATION_SETTINGS : { creditType };
}

/** The credit type that a spouse mode leads to (C18): only borrowing together is credit of both. */
export const creditTypeOf = (mode: SpouseMode): CreditType =>
  mode === SpouseMode.spouse ? CreditType.spouse : CreditType.personal;

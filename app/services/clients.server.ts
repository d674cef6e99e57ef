import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import type { AddressQuery, AddressSuggestion, Country } from "./client-types.ts";
import type { GeneralReason } from "./faults.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import { addressesAnswer, countriesAnswer, personNameAnswer } from "./wire/clients.ts";

const NO_RECORDS = 1900;

/** Name of a person by personal code (F-204). Callers limit how often it is asked and write it to the audit log. */
export const checkPersonalData = (backend: Backend, personalCode: string) =>
  callOperation(backend, {
    operation: "CheckPersonalData",
    args: { AsmensKodas: personalCode },
    answer: personNameAnswer,
    refusals: [1030, 1031, 1032],
  });

/** Addresses that begin like this one; none is an empty list (F-285). */
export async function suggestAddress(
  backend: Backend,
  { city, street, house, postalCode }: AddressQuery,
): Promise<BackendOutcome<AddressSuggestion[], GeneralReason>> {
  const args = { Miestas: city, Gatve: street, Namas: house, Indeksas: postalCode };
  const answer = await askInSession(backend, "SuggestAddress", args);
  if (answer.code !== 0 && answer.code !== NO_RECORDS) return refuse(answer, []);
  return accepted(readAnswer(answer, addressesAnswer));
}

/** All countries, in the back end's order (F-564). */
export const getCountries = (backend: Backend): Promise<BackendOutcome<Country[], GeneralReason>> =>
  callOperation(backend, { operation: "GetCountries", args: {}, answer: countriesAnswer, refusals: [] });

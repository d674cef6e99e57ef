import { HOME_COUNTRY } from "~/domain/home-country.ts";
import type { Language } from "~/domain/language.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Country } from "~/services/client-types.ts";
import type { CitizenshipChoice } from "./citizenship-choice.ts";
import { readCountries } from "./read-countries.server.ts";

type Asker = Pick<Portal, "session" | "locale">;

const nameOf = ({ title }: Country, locale: Language): string => (locale === "en" ? title.en : title.lt);

/**
 * The countries to choose from, in the page's language and order (F-216).
 * @param chosen what the form shows: it can be chosen even where the list does not have it, or is not there
 */
export async function citizenshipChoice({ session, locale }: Asker, chosen: unknown): Promise<CitizenshipChoice> {
  const countries = await readCountries(session);
  const named = (countries ?? []).map((country) => ({ value: country.code, label: nameOf(country, locale) }));
  const missing = [...new Set([HOME_COUNTRY, chosen])].filter(
    (code) => typeof code === "string" && code !== "" && !named.some(({ value }) => value === code),
  ) as string[];
  const { compare } = new Intl.Collator(locale);
  return {
    isWhole: countries !== null,
    options: [
      ...missing.map((value) => ({ value, label: value })),
      ...named.toSorted((one, other) => compare(one.label, other.label)),
    ],
  };
}

/** The name of a citizenship in the page's language; its code where the list does not know it, null where there is none. */
export async function citizenshipName({ session, locale }: Asker, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const country = (await readCountries(session))?.find((one) => one.code === code);
  return country === undefined ? code : nameOf(country, locale);
}

/** Whether a code is that of no country (F-553). Where the list is not there, the back end judges. */
export async function isUnknownCountry({ session }: Pick<Asker, "session">, code: string | null): Promise<boolean> {
  if (code === null) return false;
  const countries = await readCountries(session);
  return countries !== null && !countries.some((country) => country.code === code);
}

import { and, gte, like, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { addresses, countries } from "../../store/schema/places.ts";
import { compareLithuanian, sortKeySql } from "../../store/lithuanian-order.ts";
import { toSearchText } from "../../store/search-text.ts";
import { answer, type AnswerFields } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import { textInput } from "../../wire/wire-input.ts";

const MAX_SUGGESTIONS = 8;
const HOUSE_NUMBER = /^\d{1,5}/;

/** What was typed never works as a wildcard. */
const toPrefixPattern = (text: string): string => `${toSearchText(text).replace(/[\\%_]/g, "\\$&")}%`;

const toPostalPattern = (text: string): string => `%${text.replace(/\D/g, "")}%`;

const houseOf = (text: string): number | null => {
  const digits = HOUSE_NUMBER.exec(text.trim())?.[0];
  return digits === undefined ? null : Number(digits);
};

/** All countries, in the order of their Lithuanian names (F-216, F-564). */
export const getCountries = operation(STAFF, z.object({}), async ({ db }) => {
  const rows = await db.select().from(countries);
  const sorted = rows.sort((left, right) => compareLithuanian(left.nameLt, right.nameLt));
  const items = sorted.map(({ code, nameLt, nameEn }) => ({
    Kodas: code,
    Pavadinimas: nameLt,
    PavadinimasEn: nameEn,
  }));
  return answer({ Salys: { Salis: items } });
});

const addressInput = z.object({
  Miestas: textInput(60),
  Gatve: textInput(60),
  Namas: textInput(10),
  Indeksas: textInput(10),
});

/**
 * At most eight addresses that begin with what was typed, whatever its case and diacritics (F-285, F-492). A postal
 * code is answered when the house decides it; nothing typed finds nothing.
 */
export const suggestAddress = operation(STAFF, addressInput, async ({ db }, _session, input) => {
  const house = houseOf(input.Namas);
  const conditions = [
    ...(input.Miestas === "" ? [] : [like(addresses.citySearch, toPrefixPattern(input.Miestas))]),
    ...(input.Gatve === "" ? [] : [like(addresses.streetSearch, toPrefixPattern(input.Gatve))]),
    ...(house === null ? [] : [lte(addresses.houseFrom, house), gte(addresses.houseTo, house)]),
    ...(/\d/.test(input.Indeksas) ? [like(addresses.postalCode, toPostalPattern(input.Indeksas))] : []),
  ];
  if (conditions.length === 0) return answer({ Adresai: {} });
  const isStreetAsked = input.Gatve !== "" || house !== null || input.Indeksas !== "";
  const places = db
    .selectDistinct({
      city: addresses.city,
      street: sql<string | null>`${isStreetAsked ? addresses.street : sql`null::text`}`.as("asked_street"),
      postalCode: sql<string | null>`${isStreetAsked ? addresses.postalCode : sql`null::text`}`.as("asked_code"),
    })
    .from(addresses)
    .where(and(...conditions))
    .as("places");
  const rows = await db
    .select()
    .from(places)
    .orderBy(sortKeySql(places.city), sortKeySql(places.street), places.postalCode)
    .limit(MAX_SUGGESTIONS);
  const found = rows.map(({ city, street, postalCode }): AnswerFields => ({
    Miestas: city,
    Gatve: street,
    Namas: house === null ? null : input.Namas.trim(),
    Indeksas: postalCode,
  }));
  return answer({ Adresai: { Adresas: found } });
});

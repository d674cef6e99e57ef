import { inArray } from "drizzle-orm";
import { textOf } from "../../store/application-wire.ts";
import { countries } from "../../store/schema/places.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";

const CITIZENSHIPS = ["Pilietybe", "SutuoktinioPilietybe"] as const;

/** The element in which an application about to be saved names a country that there is not (F-553), or null; what was saved already stays. */
export async function findUnknownCountry(
  tx: Store,
  saved: WireRecord,
  elements: WireRecord,
): Promise<(typeof CITIZENSHIPS)[number] | null> {
  const named = CITIZENSHIPS.filter((name) => textOf(elements, name) !== "" && elements[name] !== saved[name]);
  if (named.length === 0) return null;
  const codes = named.map((name) => textOf(elements, name));
  const known = await tx.select({ code: countries.code }).from(countries).where(inArray(countries.code, codes));
  return named.find((name) => !known.some(({ code }) => code === textOf(elements, name))) ?? null;
}

import type { ReadForm } from "~/forms/read-form.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { toPostalCodeQuery, findOnlyAddress } from "./address-query.ts";
import { findAddresses } from "./address-suggestions.server.ts";

/** The tick that makes the second address count. */
const DIFFERS = "correspondence.differs";

/**
 * A posted step 4 with the postal codes that its addresses decide (F-285), for browsers without script: a name that was typed in part is
 * written in full, and a silent dictionary fills in nothing.
 */
export async function completeAddresses<Read extends ReadForm>(backend: Backend, read: Read): Promise<Read> {
  const typed = new Map(read.entries);
  const prefixes = ["address", ...(typed.has(DIFFERS) ? ["correspondence"] : [])];
  const found = (await Promise.all(prefixes.map((prefix) => findParts(backend, typed, prefix)))).flat();
  const isKept = ([name]: readonly [string, unknown]) => !found.some(([filled]) => filled === name);
  return found.length === 0
    ? read
    : {
        ...read,
        entries: [...read.entries.filter(isKept), ...found],
        posted: [...read.posted.filter(isKept), ...found],
      };
}

/** Code, town and street of the only address that fits what was typed under a prefix, as entries of the form; none where a code was typed. */
async function findParts(
  backend: Backend,
  typed: ReadonlyMap<string, string>,
  prefix: string,
): Promise<[string, string][]> {
  const textOf = (part: string) => typed.get(`${prefix}.${part}`)?.trim() ?? "";
  const query = toPostalCodeQuery({ city: textOf("city"), street: textOf("street"), house: textOf("house") });
  if (query === null || textOf("postalCode") !== "") return [];
  const found = findOnlyAddress(await findAddresses(backend, query), query);
  return Object.entries(found ?? {}).map(([part, value]) => [`${prefix}.${part}`, value]);
}

import type { ReadForm } from "~/forms/read-form.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { toPostalCodeQuery, findOnlyCode } from "./address-query.ts";
import { findAddresses } from "./address-suggestions.server.ts";

/** The tick that makes the second address count. */
const DIFFERS = "correspondence.differs";

/**
 * A posted step 4 with the postal codes that its addresses decide (F-285), for browsers without script: what was typed stays, and a silent dictionary fills in
 * nothing.
 */
export async function completeAddresses<Read extends ReadForm>(backend: Backend, read: Read): Promise<Read> {
  const typed = new Map(read.entries);
  const prefixes = ["address", ...(typed.has(DIFFERS) ? ["correspondence"] : [])];
  const codes = await Promise.all(prefixes.map((prefix) => findCode(backend, typed, prefix)));
  const found = codes.flatMap((code, at) => (code === null ? [] : [[`${prefixes[at]}.postalCode`, code] as const]));
  const isKept = ([name]: readonly [string, unknown]) => !found.some(([filled]) => filled === name);
  return found.length === 0
    ? read
    : {
        ...read,
        entries: [...read.entries.filter(isKept), ...found],
        posted: [...read.posted.filter(isKept), ...found],
      };
}

async function findCode(backend: Backend, typed: ReadonlyMap<string, string>, prefix: string): Promise<string | null> {
  const textOf = (part: string) => typed.get(`${prefix}.${part}`)?.trim() ?? "";
  const query = toPostalCodeQuery({ city: textOf("city"), street: textOf("street"), house: textOf("house") });
  if (query === null || textOf("postalCode") !== "") return null;
  return findOnlyCode(await findAddresses(backend, query), query);
}

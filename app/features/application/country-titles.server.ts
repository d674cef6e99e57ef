import { readCountries } from "~/flows/citizenship/read-countries.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { ConflictRow } from "./step-answer.ts";
import type { ChoiceTitles } from "./step-definition.ts";

const CITIZENSHIPS: readonly string[] = ["citizenship", "spouse.citizenship"];

/** What the countries between which a late save chooses are called, by field name (F-216, G12). */
export async function countryTitles(session: PortalSession, rows: readonly ConflictRow[]): Promise<ChoiceTitles> {
  const asked = rows.filter(({ name }) => CITIZENSHIPS.includes(name));
  if (asked.length === 0) return {};
  const countries = (await readCountries(session)) ?? [];
  const titled = ({ mine, theirs }: ConflictRow) =>
    countries.filter(({ code }) => code === mine || code === theirs).map(({ code, title }) => ({ value: code, title }));
  return Object.fromEntries(asked.map((row) => [row.name, titled(row)]));
}

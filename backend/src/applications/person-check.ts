import { eq } from "drizzle-orm";
import type { OperationContext } from "../context.ts";
import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import { ageOn } from "../rules/days.ts";
import { parsePersonalCode } from "../rules/personal-code.ts";
import { clients } from "../store/schema/clients.ts";
import type { Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import type { ClientRow } from "../credit/credit-facts.ts";

/** Codes that pass in test environments only (O13, F-210). */
const TEST_CODES = ["30000000000", "40000000000", "50000000000", "60000000000", "33333333333"];

/** The test codes that this back end takes; none outside test environments. */
export const acceptedTestCodes = ({ environment }: OperationContext): readonly string[] =>
  environment.acceptsTestPersonalCodes ? TEST_CODES : [];

/** What is known about a person: a client, a new person (1030), or why the person cannot be one (1031, 1032). */
export type PersonCheck = { client: ClientRow } | { code: 1030 | 1031 | 1032 };

/**
 * Looks a person up by personal code (F-204 to F-207). A code whose day the calendar lacks passes the form but not the
 * back end (F-441); minors and people above the age limit are not served.
 */
export async function checkPerson(db: Store, context: OperationContext, personalCode: string): Promise<PersonCheck> {
  const testCodes = acceptedTestCodes(context);
  const read = parsePersonalCode(personalCode, testCodes);
  if (!read.isValid || (read.birthDate === null && !testCodes.includes(read.code))) return { code: 1031 };
  const [client] = await db.select().from(clients).where(eq(clients.personalCode, read.code));
  if (client?.served === false) return { code: 1032 };
  const today = toBusinessDay(context.clock.now());
  const { minAge, maxAgeAtEnd } = affordabilityPolicyOn(today);
  const birthDate = client?.birthDate ?? read.birthDate;
  const age = birthDate === null ? minAge : ageOn(birthDate, today);
  if (age < minAge || age > maxAgeAtEnd) return { code: 1032 };
  return client ? { client } : { code: 1030 };
}

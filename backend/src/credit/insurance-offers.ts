import { asc, ne } from "drizzle-orm";
import { ageOn, type IsoDay } from "../rules/days.ts";
import { parsePersonalCode } from "../rules/personal-code.ts";
import { textOf } from "../store/application-wire.ts";
import { insurancePackages } from "../store/schema/conditions.ts";
import type { Store } from "../store/store.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toAmount, toNumber } from "../wire/wire-output.ts";
import type { CreditFacts, InsuranceRow } from "./credit-facts.ts";
import { amountsOf } from "./credit-sum.ts";
import { premiumCents } from "./insurance-premium.ts";
import { numberOf } from "../wire/wire-values.ts";

/** The row that stands for no insurance at all. */
const NO_INSURANCE = 0;

/** Whether a package takes a person of this age; one with bounds takes no person whose age is unknown. */
function takesAge({ ageFrom, ageTo }: InsuranceRow, age: number | null): boolean {
  if (ageFrom === null && ageTo === null) return true;
  return age !== null && age >= (ageFrom ?? 0) && age <= (ageTo ?? Infinity);
}

const listPackages = (db: Store): Promise<InsuranceRow[]> =>
  db.select().from(insurancePackages).where(ne(insurancePackages.id, NO_INSURANCE)).orderBy(asc(insurancePackages.id));

/** The packages that the buyer of an application may take on a day, by id; the one that was taken stays among them (F-281). */
export async function listInsuranceOffers(db: Store, facts: CreditFacts, today: IsoDay): Promise<InsuranceRow[]> {
  const code = parsePersonalCode(textOf(facts.application, "AsmensKodas"));
  const age = code.isValid && code.birthDate !== null ? ageOn(code.birthDate, today) : null;
  return (await listPackages(db)).filter((row) => row.id === facts.insurance?.id || takesAge(row, age));
}

/** The packages that any buyer may take, by id: a calculation knows no age (F-391). */
export const listUnboundInsurance = async (db: Store): Promise<InsuranceRow[]> =>
  (await listPackages(db)).filter((row) => takesAge(row, null));

/** The wire's `Draudimai`, each with the premium of a month for the sum of the application. */
export const toInsuranceElements = (offers: readonly InsuranceRow[], facts: CreditFacts): AnswerFields =>
  toInsuranceList(offers, amountsOf(facts).creditSumCents);

/** The same for a credit sum in cents; without premiums where there is none. */
export function toInsuranceList(offers: readonly InsuranceRow[], creditSumCents = 0): AnswerFields {
  const premium = (row: InsuranceRow) => (creditSumCents > 0 ? toAmount(premiumCents(row, creditSumCents)) : null);
  return {
    Draudimai: {
      Draudimas: offers.map((row) => ({
        DraudimoID: toNumber(row.id),
        Pavadinimas: row.nameLt,
        PavadinimasEn: row.nameEn,
        Imoka: premium(row),
        SveikatosKlausimynas: row.asksHealth ? "1" : null,
      })),
    },
  };
}

/** Whether an application names a package that its buyer cannot have; the one that was saved before may stay. */
export async function isForeignInsurance(
  db: Store,
  facts: CreditFacts,
  { today, savedId }: { today: IsoDay; savedId: number | null },
): Promise<boolean> {
  const id = numberOf(facts.application, "DraudimoID");
  if (id === null || id === NO_INSURANCE || id === savedId) return false;
  const offers = await listInsuranceOffers(db, { ...facts, insurance: null }, today);
  return !offers.some((offer) => offer.id === id);
}

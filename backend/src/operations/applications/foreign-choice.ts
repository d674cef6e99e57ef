import type { OperationContext } from "../../context.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { isForeignInsurance } from "../../credit/insurance-offers.ts";
import { numberOf } from "../../wire/wire-values.ts";

/** A variant of another shop would give the buyer conditions that the seller may not offer. */
function isForeignVariant({ application, variants }: CreditFacts, row: ApplicationRow): boolean {
  const id = numberOf(application, "SalyguVariantoID");
  return id !== null && id !== row.variantId && !variants.some((variant) => variant.id === id);
}

/** The element in which an application about to be saved names something that its buyer was never offered, or null. */
export async function findForeignChoice(
  tx: Store,
  { clock }: OperationContext,
  row: ApplicationRow,
  facts: CreditFacts,
): Promise<"SalyguVariantoID" | "DraudimoID" | null> {
  if (isForeignVariant(facts, row)) return "SalyguVariantoID";
  const saved = { today: toBusinessDay(clock.now()), savedId: numberOf(row.data, "DraudimoID") };
  return (await isForeignInsurance(tx, facts, saved)) ? "DraudimoID" : null;
}

import { toRuleVariant, type VariantRow } from "../../credit/condition-variants.ts";
import { toInsuranceCharge } from "../../credit/credit-terms.ts";
import type { InsuranceRow } from "../../credit/credit-facts.ts";
import type { IsoDay } from "../../rules/days.ts";
import { formatCents } from "../../rules/money.ts";
import { computeSchedule } from "../../rules/schedule.ts";
import { termsOfVariant } from "../../rules/variant-terms.ts";
import type { WireRecord } from "../../store/wire-record.ts";

/** The price list that generated contracts follow. */
export interface PriceList {
  readonly variants: ReadonlyMap<number, VariantRow>;
  readonly packages: ReadonlyMap<number, InsuranceRow>;
}

/** What a price is asked for. */
export interface PricedContract {
  readonly variantId: number;
  readonly creditSumCents: number;
  readonly durationMonths: number;
  readonly paymentDay: number;
  readonly hasSmallWinterPayments: boolean;
  /** 0: none. */
  readonly insuranceId: number;
  readonly contractDate: IsoDay;
}

/** The computed elements of a contract: the figures that its schedule shows (F-558). */
export function priceElements(contract: PricedContract, { variants, packages }: PriceList): WireRecord {
  const variant = variants.get(contract.variantId);
  if (variant === undefined) throw new RangeError(`There is no variant ${contract.variantId}.`);
  const insurance = contract.insuranceId === 0 ? undefined : packages.get(contract.insuranceId);
  const schedule = computeSchedule(
    termsOfVariant(toRuleVariant(variant), {
      contractDate: contract.contractDate,
      paymentDay: contract.paymentDay,
      durationMonths: contract.durationMonths,
      creditSumCents: contract.creditSumCents,
      hasSmallWinterPayments: contract.hasSmallWinterPayments,
      ...(insurance && { insurance: toInsuranceCharge(insurance) }),
    }),
  );
  if (!schedule.ok) throw new RangeError(`A generated contract has no schedule: ${schedule.cause}.`);
  const { value } = schedule;
  return {
    MenesioImoka: formatCents(value.monthlyPaymentCents),
    BendraSuma: formatCents(value.totalPayableCents),
    Bvkkmn: value.apr.percent2,
    PalukanuNorma: variant.annualRate,
    SutartiesMokestis: formatCents(value.contractFeeCents),
    AdministravimoMokestis: formatCents(value.adminFeeMonthlyCents),
    ImokuSkaicius: String(value.rows.length),
    // What the generator chooses is offered by the shop (tests hold every fiftieth to what the operations compute).
    SalygosTaikomos: "1",
    ...(insurance && { DraudimoImoka: formatCents(value.insuranceMonthlyCents) }),
  };
}

import type { CreditOffer, CreditTerms, GoodsLine, Intermediary, Presentation } from "../../documents/contract-data.ts";
import type { ContractType } from "../../rules/condition-types.ts";
import { addDays } from "../../rules/days.ts";
import { SCHEDULE_POLICY } from "../../rules/schedule-policy.ts";
import { listGoods, textOf } from "../../store/application-wire.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { amountsOf } from "../credit/credit-sum.ts";
import { DEFAULT_PAYMENT_DAY } from "../credit/credit-terms.ts";
import { centsOf, flagOf, numberOf } from "../credit/wire-values.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { LEGAL_TERMS, LENDER, OFFER_VALID_DAYS } from "./lender.ts";
import { toBuyer } from "./person.ts";

const PRODUCT_NAMES: Readonly<Record<ContractType, string>> = {
  3: "Prekių kreditas",
  5: "Kredito sąskaita",
  6: "Kredito kortelė",
  7: "Prekių kreditas internetu",
};

/** Kind of credit in words. */
export const productNameOf = (type: ContractType): string => PRODUCT_NAMES[type];

const toIntermediary = ({ facts: { shop }, company, sellerName }: DocumentFacts): Intermediary => ({
  companyName: company.name,
  companyCode: company.code,
  shopName: shop.name,
  address: shop.address,
  phone: shop.helpPhone,
  email: shop.email,
  sellerName,
});

function toGoods({ facts, groupNames }: DocumentFacts): GoodsLine[] {
  const wireGoods = listGoods(facts.application);
  return facts.lines.map((line, index) => {
    const isWarranted = line.isInsured && facts.shop.extendedWarrantyAllowed && line.warrantyYears !== null;
    return {
      name: line.title,
      groupName: groupNames.get(line.groupId) ?? null,
      serialNumber: line.serialNo === "" ? null : line.serialNo,
      quantity: line.quantity,
      unitPriceCents: line.priceCents,
      totalCents: line.priceCents * line.quantity,
      warrantyMonths: numberOf(wireGoods[index] ?? {}, "GamintojoGarantija"),
      extendedWarranty: isWarranted
        ? { years: line.warrantyYears ?? 0, totalCents: line.warrantySumCents * line.quantity }
        : null,
    };
  });
}

const insuranceOf = ({ application, insurance }: CreditFacts): CreditTerms["insurance"] => {
  if (insurance === null) return null;
  const policyNumber = textOf(application, "DraudimoPolisas");
  return {
    packageName: insurance.nameLt,
    insurerName: "Draudimo įmonė „Pavyzdžio draudimas“",
    policyNumber: policyNumber === "" ? null : policyNumber,
  };
};

function toTerms({ facts, variant, variantName }: DocumentFacts): CreditTerms {
  const { application } = facts;
  const { goodsTotalCents, warrantyTotalCents, advanceCents } = amountsOf(facts);
  return {
    productName: productNameOf(variant.contractType),
    variantName,
    goodsTotalCents,
    warrantyTotalCents,
    advanceCents,
    ownFundsCents: centsOf(application, "NuosavosLesos") ?? 0,
    transferToClientCents: centsOf(application, "PervestiKlientui") ?? 0,
    annualRatePercent: variant.annualRatePercent,
    ratePhases: variant.ratePhases ?? [],
    contractFeeMode: variant.isOpenEnded ? "upfront" : SCHEDULE_POLICY.contractFeeMode,
    paymentDay: numberOf(application, "MokejimoDiena") ?? DEFAULT_PAYMENT_DAY,
    hasSmallWinterPayments: flagOf(application, "MazesnesZiemosImokos"),
    isOpenEnded: variant.isOpenEnded,
    insurance: insuranceOf(facts),
  };
}

/** How documents of this back end are marked: they are a demonstration's, never a real lender's. */
export const toPresentation = (createdAt: Date, draft: boolean): Presentation => ({
  draft,
  trial: true,
  createdAt: createdAt.toISOString(),
  verificationUrl: null,
});

/** What the buyer is told before the contract (SECCI, schedule). */
export function toCreditOffer(facts: DocumentFacts, today: string, presentation: Presentation): CreditOffer {
  const { application } = facts.facts;
  const issuedOn = facts.row.contractDate ?? today;
  return {
    lender: LENDER,
    intermediary: toIntermediary(facts),
    buyer: textOf(application, "AsmensKodas") === "" ? null : toBuyer(application),
    goods: toGoods(facts),
    terms: toTerms(facts),
    schedule: facts.schedule,
    legal: LEGAL_TERMS,
    documentNumber: facts.row.contractNumber ?? String(facts.row.id),
    issuedOn,
    validUntil: addDays(issuedOn, OFFER_VALID_DAYS),
    presentation,
  };
}

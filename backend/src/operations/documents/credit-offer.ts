import { legalTermsOn, lenderOn, scheduleRulesOn } from "../../configuration/configuration.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import type {
  CreditOffer,
  CreditTerms,
  DocumentReference,
  GoodsLine,
  Intermediary,
  Presentation,
} from "../../documents/contract-data.ts";
import type { ConditionVariant, ContractType } from "../../rules/condition-types.ts";
import { addDays, type IsoDay } from "../../rules/days.ts";
import { listGoods, textOf } from "../../store/application-wire.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { amountsOf, isSpouseCredit } from "../../credit/credit-sum.ts";
import { DEFAULT_PAYMENT_DAY, durationOf } from "../../credit/credit-terms.ts";
import { lastSigningDay } from "../../credit/last-signing-day.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { centsOf, flagOf, numberOf } from "../../wire/wire-values.ts";
import type { DocumentFacts } from "../../applications/document-facts.ts";
import { toCreditorAccount, toPayees, toRefinancedCredits } from "./payees.ts";
import { toBuyer, toSpouse } from "./person.ts";

const PRODUCT_NAMES: Readonly<Record<ContractType, string>> = {
  3: "Prekių kreditas",
  5: "Kredito sąskaita",
  6: "Kredito kortelė",
  7: "Prekių kreditas internetu",
};

const CREDIT_ACCOUNT = 5;

/** Groups of goods that are services, e.g. delivery. */
const SERVICE_GROUPS: readonly number[] = [10];

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
      isService: SERVICE_GROUPS.includes(line.groupId),
      extendedWarranty: isWarranted
        ? { years: line.warrantyYears ?? 0, totalCents: line.warrantySumCents * line.quantity }
        : null,
    };
  });
}

const insuranceOf = ({ application, insurance }: CreditFacts, day: IsoDay): CreditTerms["insurance"] => {
  if (insurance === null) return null;
  const policyNumber = textOf(application, "DraudimoPolisas");
  return {
    packageName: insurance.nameLt,
    insurerName: lenderOn(day).insurer.name,
    policyNumber: policyNumber === "" ? null : policyNumber,
  };
};

const productOf = ({ contractType, isOpenEnded }: ConditionVariant): CreditTerms["product"] =>
  isOpenEnded ? "card" : contractType === CREDIT_ACCOUNT ? "account" : "goods";

function toTerms({ facts, variant, variantName, contractDate, schedule }: DocumentFacts): CreditTerms {
  const { application } = facts;
  const { goodsTotalCents, warrantyTotalCents, advanceCents, refinancedCents } = amountsOf(facts);
  return {
    productName: productNameOf(variant.contractType),
    variantName,
    goodsTotalCents,
    warrantyTotalCents,
    advanceCents,
    ownFundsCents: centsOf(application, "NuosavosLesos") ?? 0,
    transferToClientCents: centsOf(application, "PervestiKlientui") ?? 0,
    refinancedCents,
    annualRatePercent: variant.annualRatePercent,
    ratePhases: variant.ratePhases ?? [],
    contractFeeMode: variant.isOpenEnded ? "upfront" : scheduleRulesOn(contractDate).contractFeeMode,
    paymentDay: numberOf(application, "MokejimoDiena") ?? DEFAULT_PAYMENT_DAY,
    hasSmallWinterPayments: flagOf(application, "MazesnesZiemosImokos"),
    winterMonths: scheduleRulesOn(contractDate).winterMonths,
    chosenMonths: durationOf(facts, variant) ?? schedule.rows.length,
    product: productOf(variant),
    insurance: insuranceOf(facts, contractDate),
  };
}

/** The number under which a document is filed: the contract's once there is one (F-341). */
export const referenceOf = ({ id, contractNumber }: ApplicationRow): DocumentReference =>
  contractNumber === null ? { kind: "application", number: String(id) } : { kind: "contract", number: contractNumber };

/** How a document made at an instant is marked. */
export const toPresentation = (createdAt: Date, draft: boolean): Presentation => ({
  draft,
  trial: lenderOn(toBusinessDay(createdAt)).isTrial,
  createdAt: createdAt.toISOString(),
  verificationUrl: null,
});

/** Until when the information holds: of a contract as long as it can be signed (F-362), else for the days of the lender's terms. */
function validUntil({ facts, row }: DocumentFacts, issuedOn: IsoDay): IsoDay {
  const last = row.contractDate === null ? null : lastSigningDay(facts, row.contractDate);
  return last ?? addDays(issuedOn, legalTermsOn(issuedOn).offerValidDays);
}

/** What the buyer reads before the contract (SECCI, schedule). */
export function toCreditOffer(facts: DocumentFacts, today: string, presentation: Presentation): CreditOffer {
  const { application } = facts.facts;
  const issuedOn = facts.row.contractDate ?? today;
  const legal = legalTermsOn(issuedOn);
  return {
    lender: lenderOn(issuedOn),
    intermediary: toIntermediary(facts),
    buyer: textOf(application, "AsmensKodas") === "" ? null : toBuyer(application),
    spouse: isSpouseCredit(application) ? toSpouse(application) : null,
    goods: toGoods(facts),
    terms: toTerms(facts),
    payees: toPayees(facts),
    creditorAccount: toCreditorAccount(facts),
    refinancedCredits: toRefinancedCredits(facts),
    schedule: facts.schedule,
    legal,
    reference: referenceOf(facts.row),
    issuedOn,
    validUntil: validUntil(facts, issuedOn),
    presentation,
  };
}

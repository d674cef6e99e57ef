import { invalidConditionIds, isGoodsContract, variantRefusals } from "../../rules/condition-rules.ts";
import type { ConditionVariant, VariantRefusal } from "../../rules/condition-types.ts";
import { fundingRefusals } from "../../rules/credit-amounts.ts";
import { goodsBlockRefusals } from "../../rules/goods-rules.ts";
import type { IsoDay } from "../../rules/days.ts";
import { parsePersonalCode } from "../../rules/personal-code.ts";
import { planRepayment } from "../../rules/repayment-plan.ts";
import { missedSmallestPayment } from "../../rules/smallest-payment.ts";
import { textOf } from "../../store/application-wire.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toContractType, toRuleVariant } from "../../credit/condition-variants.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import { amountsOf, creditBasisOf, isSpouseCredit } from "../../credit/credit-sum.ts";
import { findHealthObstacle } from "../../credit/health-questionnaire.ts";
import { householdOf } from "../../credit/household.ts";
import { durationOf, findChosenVariant, termsOf } from "../../credit/credit-terms.ts";
import { flagOf, numberOf } from "../../wire/wire-values.ts";

/** What keeps an application from becoming a contract, besides the affordability decision. */
export type Obstacle =
  | "buyer"
  | "spouse"
  | "household"
  | "dataPolicy"
  | "document"
  | "paymentDay"
  | "variant"
  | "terms"
  | "goods"
  | "funding"
  | "healthAnswers"
  | "healthRefused";

const NO_DOCUMENT = 4;

const hasAll = (application: WireRecord, elements: readonly string[]): boolean =>
  elements.every((element) => textOf(application, element) !== "");

const isBuyerComplete = (application: WireRecord, testCodes: readonly string[]): boolean =>
  hasAll(application, ["Vardas", "Pavarde"]) &&
  parsePersonalCode(textOf(application, "AsmensKodas"), testCodes).isValid;

const isSpouseComplete = (application: WireRecord, testCodes: readonly string[]): boolean => {
  const code = textOf(application, "SutuoktinioAsmensKodas");
  return (
    hasAll(application, ["SutuoktinioVardas", "SutuoktinioPavarde"]) &&
    parsePersonalCode(code, testCodes).isValid &&
    code !== textOf(application, "AsmensKodas")
  );
};

/** The buyer and a spouse who borrows or does not: the household has at least as many persons as grown-ups. */
const isHouseholdPossible = (application: WireRecord): boolean => {
  const { size, adults } = householdOf(application);
  return size >= adults;
};

const isDocumentComplete = (application: WireRecord): boolean =>
  numberOf(application, "DokumentoTipoID") === NO_DOCUMENT ||
  hasAll(application, ["DokumentoTipoID", "DokumentoNr", "DokumentoGaliojimoData"]);

const isPaymentDay = (day: number | null): boolean => day !== null && day >= 1 && day <= 31;

/** Why a variant does not apply; null while it has no duration. */
function refusalsOf(facts: CreditFacts, variant: ConditionVariant): VariantRefusal[] | null {
  const durationMonths = durationOf(facts, variant);
  if (durationMonths === null) return null;
  const { creditSumCents, advanceCents, goodsTotalCents } = amountsOf(facts);
  const hasSmallWinterPayments = flagOf(facts.application, "MazesnesZiemosImokos");
  return variantRefusals(variant, {
    creditSumCents,
    durationMonths,
    hasSmallWinterPayments,
    advanceCents,
    goodsTotalCents,
    isSpouseCredit: isSpouseCredit(facts.application),
  });
}

const isAboutSpouse = ({ code }: VariantRefusal): boolean => code === "spouseRequired";

/** A variant that takes both spouses for this sum wants the spouse, and no other terms (G14). */
const lacksBothSpouses = (facts: CreditFacts, variant: ConditionVariant | null): boolean =>
  variant !== null && (refusalsOf(facts, variant)?.some(isAboutSpouse) ?? false);

function areTermsOffered(facts: CreditFacts, variant: ConditionVariant, day: IsoDay): boolean {
  const refusals = refusalsOf(facts, variant);
  const terms = termsOf(facts, variant, day);
  if (refusals === null || terms === null) return false;
  const plan = planRepayment(terms);
  const isPaymentBigEnough = !plan.ok || missedSmallestPayment(terms, plan.value) === null;
  return refusals.every(isAboutSpouse) && isPaymentBigEnough;
}

function areGoodsValid(facts: CreditFacts, chosen: ConditionVariant): boolean {
  const { lines, goods, shop } = facts;
  if (!isGoodsContract(chosen.contractType)) return true;
  const variants = facts.variants.map(toRuleVariant);
  const refusals = goodsBlockRefusals({
    lines,
    groups: goods.groups,
    isExtendedWarrantyAllowed: shop.extendedWarrantyAllowed,
    promotion: {
      catalogue: shop.catalogueType,
      hasCatalogueException: shop.catalogueException,
      chosen,
      invalidIds: invalidConditionIds(variants, lines, shop.catalogueType),
    },
  });
  return refusals.length === 0;
}

function isVariantOfProduct(application: WireRecord, variant: ConditionVariant): boolean {
  return !variant.isExpired && toContractType(numberOf(application, "SutartiesTipas")) === variant.contractType;
}

/**
 * What is missing or wrong in an application that is to become a contract (answered 5): completeness of persons and
 * document, goods and promotion (F-237 to F-247), variant and terms (F-252, F-269, G14, G17), health questionnaire of
 * the insurance (F-282).
 */
export function contractObstacles(facts: CreditFacts, testCodes: readonly string[], day: IsoDay): Obstacle[] {
  const { application } = facts;
  const variant = findChosenVariant(facts);
  const health = findHealthObstacle(facts);
  const isOffered = variant !== null && isVariantOfProduct(application, variant);
  const holds: Record<Obstacle, boolean> = {
    buyer: isBuyerComplete(application, testCodes),
    spouse: isSpouseCredit(application) ? isSpouseComplete(application, testCodes) : !lacksBothSpouses(facts, variant),
    household: isHouseholdPossible(application),
    dataPolicy: flagOf(application, "DuomenuPolitikosGavimas"),
    document: isDocumentComplete(application),
    paymentDay: isPaymentDay(numberOf(application, "MokejimoDiena")),
    variant: isOffered,
    terms: variant !== null && areTermsOffered(facts, variant, day),
    goods: variant === null || areGoodsValid(facts, variant),
    funding: fundingRefusals(creditBasisOf(facts)).length === 0,
    healthAnswers: health !== "healthAnswers",
    healthRefused: health !== "healthRefused",
  };
  return (Object.keys(holds) as Obstacle[]).filter((obstacle) => !holds[obstacle]);
}

const TEXTS: Readonly<Record<Obstacle, string>> = {
  buyer: "neužpildyti pirkėjo duomenys",
  spouse: "tokiam kreditui reikia sutuoktinio: neužpildyti jo duomenys",
  household: "susituokusio pirkėjo šeimoje turi būti bent du nariai",
  dataPolicy: "nepažymėta, kad pirkėjas gavo duomenų tvarkymo politiką",
  document: "neužpildyti asmens dokumento duomenys",
  paymentDay: "nepasirinkta mokėjimo diena",
  variant: "nepasirinktas galiojantis sąlygų variantas",
  terms: "suma, trukmė, mėnesio įmoka arba pradinė įmoka netinka pasirinktam variantui",
  goods: "prekių duomenys netinka pasirinktam variantui",
  funding: "pradinė įmoka arba nuosavos lėšos didesnės už prekių sumą",
  healthAnswers: "pasirinktam draudimui neatsakyta į visus sveikatos klausimus",
  healthRefused: "pagal sveikatos klausimyno atsakymus pasirinktas draudimas negalimas",
};

/** The obstacles in words, for KlaidosPranesimas. */
export const describeObstacles = (obstacles: readonly Obstacle[]): string =>
  `Sutarties sudaryti negalima: ${obstacles.map((obstacle) => TEXTS[obstacle]).join("; ")}.`;

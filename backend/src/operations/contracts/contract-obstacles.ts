import { isGoodsContract, variantRefusals } from "../../rules/condition-rules.ts";
import type { ConditionVariant, VariantRefusal } from "../../rules/condition-types.ts";
import { fundingRefusals } from "../../rules/credit-amounts.ts";
import { goodsBlockRefusals } from "../../rules/goods-rules.ts";
import type { IsoDay } from "../../rules/days.ts";
import { parsePersonalCode } from "../../rules/personal-code.ts";
import { planRepayment } from "../../rules/repayment-plan.ts";
import { missedSmallestPayment } from "../../rules/smallest-payment.ts";
import { textOf } from "../../store/application-wire.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toContractType } from "../../credit/condition-variants.ts";
import type { CreditFacts } from "../../credit/credit-facts.ts";
import type { CountedLiability } from "../../credit/liabilities.ts";
import { amountsOf, creditBasisOf, isSpouseCredit, refinanced } from "../../credit/credit-sum.ts";
import { isBeyondPromotion, toPromotionChoice } from "../../credit/promotions.ts";
import { findHealthObstacle } from "../../credit/health-questionnaire.ts";
import { householdOf } from "../../credit/household.ts";
import { durationOf, findChosenVariant, termsOf } from "../../credit/credit-terms.ts";
import { inBoth, type Bilingual } from "../../wire/bilingual.ts";
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
  | "sumChanged"
  | "goods"
  | "promotion"
  | "funding"
  | "creditorAccount"
  | "refinancedSum"
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
  const refusals = goodsBlockRefusals({
    lines,
    groups: goods.groups,
    isExtendedWarrantyAllowed: shop.extendedWarrantyAllowed,
    promotion: toPromotionChoice(facts, chosen),
  });
  return refusals.length === 0;
}

/** Where a debt is repaid to: its own account, or the creditor's one that the contract names where there is a single one (O30). */
const hasCreditorAccount = (facts: CreditFacts, { creditorAccount }: CountedLiability): boolean =>
  (creditorAccount ?? "") !== "" ||
  (refinanced(facts).length === 1 && textOf(facts.application, "PapildomaSaskaita") !== "");

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
    // The offers for a sum that a change of liabilities has changed were not looked at (F-265).
    sumChanged: textOf(application, "SumaPries") === "",
    goods: variant === null || areGoodsValid(facts, variant),
    promotion: variant === null || !isBeyondPromotion(facts, variant),
    funding: fundingRefusals(creditBasisOf(facts)).length === 0,
    creditorAccount: refinanced(facts).every((debt) => hasCreditorAccount(facts, debt)),
    refinancedSum: refinanced(facts).every(
      ({ refinanceCents, outstandingCents }) => (refinanceCents ?? 0) <= outstandingCents,
    ),
    healthAnswers: health !== "healthAnswers",
    healthRefused: health !== "healthRefused",
  };
  return (Object.keys(holds) as Obstacle[]).filter((obstacle) => !holds[obstacle]);
}

const TEXTS: Readonly<Record<Obstacle, Bilingual>> = {
  buyer: { lt: "neužpildyti pirkėjo duomenys", en: "the buyer's data are incomplete" },
  spouse: {
    lt: "tokiam kreditui reikia sutuoktinio: neužpildyti jo duomenys",
    en: "such a credit needs the spouse, whose data are incomplete",
  },
  household: {
    lt: "susituokusio pirkėjo šeimoje turi būti bent du nariai",
    en: "the household of a married buyer has at least two persons",
  },
  dataPolicy: {
    lt: "nepažymėta, kad pirkėjas gavo duomenų tvarkymo politiką",
    en: "it is not marked that the buyer has received the data policy",
  },
  document: { lt: "neužpildyti asmens dokumento duomenys", en: "the identity document's data are incomplete" },
  paymentDay: { lt: "nepasirinkta mokėjimo diena", en: "no payment day is chosen" },
  variant: { lt: "nepasirinktas galiojantis sąlygų variantas", en: "no valid conditions are chosen" },
  terms: {
    lt: "suma, trukmė, mėnesio įmoka arba pradinė įmoka netinka pasirinktam variantui",
    en: "the sum, the duration, the monthly payment or the advance does not fit the chosen conditions",
  },
  sumChanged: {
    lt: "pasikeitus įsipareigojimams, pasikeitė kredito suma, o pasiūlymai dar neperžiūrėti",
    en: "a change of liabilities has changed the credit sum, and the offers have not been looked at again",
  },
  goods: {
    lt: "prekių duomenys netinka pasirinktam variantui",
    en: "the goods do not fit the chosen conditions",
  },
  promotion: {
    lt: "akcijos sąlygomis finansuojamos tik prekės: jomis negalima išmokėti pinigų pirkėjui ir refinansuoti kitų kreditų",
    en: "a promotion finances goods only: it can neither pay money out to the buyer nor refinance other credits",
  },
  funding: {
    lt: "pradinė įmoka arba nuosavos lėšos didesnės už prekių sumą",
    en: "the advance or the own funds are larger than the price of the goods",
  },
  creditorAccount: {
    lt: "nenurodyta kreditoriaus, kurio kreditas refinansuojamas, sąskaita (ją įrašykite tikslindami finansinį įsipareigojimą)",
    en: "the account of the creditor whose credit is refinanced is missing (enter it with the liability)",
  },
  refinancedSum: {
    lt: "refinansuojama daugiau, nei liko skolos",
    en: "more is refinanced than is owed",
  },
  healthAnswers: {
    lt: "pasirinktam draudimui neatsakyta į visus sveikatos klausimus",
    en: "not all health questions of the chosen insurance are answered",
  },
  healthRefused: {
    lt: "pagal sveikatos klausimyno atsakymus pasirinktas draudimas negalimas",
    en: "the answers about health rule the chosen insurance out",
  },
};

const IMPOSSIBLE: Bilingual = { lt: "Sutarties sudaryti negalima", en: "The contract cannot be made" };

/** The obstacles in words, for KlaidosPranesimas. */
export const describeObstacles = (obstacles: readonly Obstacle[]): Bilingual =>
  inBoth(
    (language) => `${IMPOSSIBLE[language]}: ${obstacles.map((obstacle) => TEXTS[obstacle][language]).join("; ")}.`,
  );

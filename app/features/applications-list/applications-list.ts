import { applicationStatuses } from "~/domain/enumerations/application-status.ts";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { eCreditStates } from "~/domain/enumerations/e-credit-state.ts";
import { listCategories } from "~/domain/enumerations/list-category.ts";
import { signatureTypes } from "~/domain/enumerations/signature-type.ts";
import { optionalChoiceField } from "~/domain/fields/choice-field.ts";
import { optionalIntegerField } from "~/domain/fields/integer-field.ts";
import { optionalIsoDayField } from "~/domain/fields/iso-day-field.ts";
import { optionalMoneyField } from "~/domain/fields/money-field.ts";
import { optionalParsedField } from "~/domain/fields/parsed-field.ts";
import { optionalText } from "~/domain/fields/text-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { toDecimalMoney } from "~/domain/money.ts";
import { normaliseSearchedNumber, SEARCHED_MAX_LENGTH } from "~/domain/searched-number.ts";
import { defineList, type Finding, type QueryOf } from "~/lists/define-list.ts";
import { personalCodeFilter } from "~/lists/personal-code-filter.ts";
import { optionalYesNoField } from "~/lists/yes-no-field.ts";
import type { ContractListQuery } from "~/services/contract-types.ts";
import { everyDayBecause, findPeriodFault, resolvePeriod } from "./list-period.ts";
import { SHOWN_APPLICATIONS } from "./shown-applications.ts";

/** Room for ParaiskosID or SutartiesNr in any notation; either has digits, however it is grouped. */
const NUMBER_RAW_MAX = 40;
/** Eight such texts in Lithuanian letters still fit into the 2 KB of an address. */
const TEXT_MAX_LENGTH = 40;
const SHOP_ID_MAX = 999_999_999;

function readNumber(text: string): Outcome<string, "format" | "max"> {
  const number = normaliseSearchedNumber(text);
  if (!/\d/.test(number)) return rejected("format");
  return number.length > SEARCHED_MAX_LENGTH ? rejected("max") : accepted(number);
}

/** What the filter of the list accepts, and what the back end is asked for it. */
export const APPLICATIONS_LIST = defineList(SHOWN_APPLICATIONS, {
  schemas: {
    number: optionalParsedField({
      rawMax: NUMBER_RAW_MAX,
      parse: readNumber,
      message: (reason) =>
        reason === "max" ? issueMessage("text.max", { count: SEARCHED_MAX_LENGTH }) : issueMessage("search.format"),
    }),
    personalCode: personalCodeFilter(),
    from: optionalIsoDayField(),
    to: optionalIsoDayField(),
    status: optionalChoiceField(applicationStatuses),
    buyer: optionalText({ max: TEXT_MAX_LENGTH }),
    seller: optionalText({ max: TEXT_MAX_LENGTH }),
    shop: optionalIntegerField({ min: 1, max: SHOP_ID_MAX }),
    sumFrom: optionalMoneyField(),
    sumTo: optionalMoneyField(),
    goods: optionalText({ max: TEXT_MAX_LENGTH }),
    comment: optionalText({ max: TEXT_MAX_LENGTH }),
    category: optionalChoiceField(listCategories),
    contractType: optionalChoiceField(contractTypes),
    signatureType: optionalChoiceField(signatureTypes),
    eCreditState: optionalChoiceField(eCreditStates),
    certificate: optionalYesNoField(),
    winter: optionalYesNoField(),
  },
  contradictions: (values, context) => [...findPeriodFault(values, context), ...findSumFault(values)],
  fill: (values, typed, today) => resolvePeriod(values, typed["from"] === "", today),
  ask: ({ view, filter, filled }): ContractListQuery => ({
    tab: view.tab,
    ...(everyDayBecause(filter) === null ? filled : { from: undefined, to: undefined }),
    number: set(filter.number),
    personalCode: set(filter.personalCode),
    status: set(filter.status),
    category: set(filter.category),
    buyer: set(filter.buyer),
    seller: set(filter.seller),
    shopId: set(filter.shop),
    contractType: set(filter.contractType),
    signatureType: set(filter.signatureType),
    eCreditState: set(filter.eCreditState),
    sumFromCents: set(filter.sumFrom),
    sumToCents: set(filter.sumTo),
    goods: set(filter.goods),
    hasIncomeCertificate: set(filter.certificate),
    lowerWinterPayments: set(filter.winter),
    comment: set(filter.comment),
    sortBy: view.sort,
    direction: view.direction,
  }),
});

export type ApplicationsQuery = QueryOf<typeof APPLICATIONS_LIST>;

const set = <Value>(value: Value | null): Value | undefined => value ?? undefined;

type Sums = { sumFrom: number | null; sumTo: number | null };

const findSumFault = ({ sumFrom, sumTo }: Sums): Finding[] =>
  sumFrom !== null && sumTo !== null && sumFrom > sumTo
    ? [{ name: "sumTo", message: issueMessage("money.min", { min: toDecimalMoney(sumFrom) }) }]
    : [];

import type * as z from "zod";
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
import { PERSONAL_CODE_LENGTH } from "~/domain/limits.ts";
import { accepted, refused, type Outcome } from "~/domain/outcome.ts";

/** Room for ParaiskosID or SutartiesNr with spaces. */
const NUMBER_MAX_LENGTH = 20;
/** Eight such texts in Lithuanian letters still fit into the 2 KB of an address. */
const TEXT_MAX_LENGTH = 40;
const SHOP_ID_MAX = 999_999_999;

/**
 * The fields by which the list is narrowed (decision under G10). A personal code is looked up as it is, so only its
 * shape is checked: the back end knows codes that no check digit fits.
 */
export const filterFields = {
  number: optionalText({ max: NUMBER_MAX_LENGTH }),
  personalCode: optionalParsedField({
    rawMax: NUMBER_MAX_LENGTH,
    parse: parseCodeShape,
    message: (reason) => issueMessage(`personalCode.${reason}`),
  }),
  from: optionalIsoDayField(),
  to: optionalIsoDayField(),
  status: optionalChoiceField(applicationStatuses),
  category: optionalChoiceField(listCategories),
  buyer: optionalText({ max: TEXT_MAX_LENGTH }),
  seller: optionalText({ max: TEXT_MAX_LENGTH }),
  shop: optionalIntegerField({ min: 1, max: SHOP_ID_MAX }),
  contractType: optionalChoiceField(contractTypes),
  signatureType: optionalChoiceField(signatureTypes),
  eCreditState: optionalChoiceField(eCreditStates),
  sumFrom: optionalMoneyField(),
  sumTo: optionalMoneyField(),
  goods: optionalText({ max: TEXT_MAX_LENGTH }),
  certificate: yesNoOrAny(),
  winter: yesNoOrAny(),
  comment: optionalText({ max: TEXT_MAX_LENGTH }),
};

/** What the list is narrowed by; null where nothing is. */
export type ListFilter = { [Name in keyof typeof filterFields]: z.output<(typeof filterFields)[Name]> };

export type FilterName = keyof ListFilter;

export const FILTER_NAMES = Object.keys(filterFields) as FilterName[];

/** Fields that are always in sight; the others unfold (F-159). */
const BASIC_NAMES: readonly FilterName[] = ["number", "personalCode", "from", "to", "status"];

export const MORE_NAMES = FILTER_NAMES.filter((name) => !BASIC_NAMES.includes(name));

function parseCodeShape(text: string): Outcome<string, "format" | "length"> {
  const code = text.replace(/\s/g, "");
  if (!/^\d*$/.test(code)) return refused("format");
  return code.length === PERSONAL_CODE_LENGTH ? accepted(code) : refused("length");
}

function yesNoOrAny() {
  return optionalParsedField({
    rawMax: 10,
    parse: (text): Outcome<boolean, "unknown"> =>
      text === "yes" || text === "no" ? accepted(text === "yes") : refused("unknown"),
    message: () => issueMessage("choice.unknown"),
  });
}

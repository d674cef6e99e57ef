import type * as z from "zod";
import { HOME_COUNTRY } from "~/domain/home-country.ts";
import { creditTypeOf } from "~/domain/enumerations/credit-type.ts";
import { MaritalStatus } from "~/domain/enumerations/marital-status.ts";
import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import { issueMessage } from "~/domain/issue.ts";
import { formatNationalPhone } from "~/domain/phone.ts";
import { spouseModeOf, type spouseSchema } from "~/domain/spouse.ts";
import { toOptionalMoneyText, toText } from "~/forms/field-texts.ts";
import type { Application, Spouse } from "~/services/application-types.ts";
import { incomeFieldsOf } from "../income-fields.ts";
import type { FieldIssue, FormFields } from "../step-definition.ts";

/** Of a buyer who borrows without a spouse nothing is sent (F-225). */
const NO_SPOUSE: Spouse = {
  income: {
    type: null,
    workplace: null,
    monthlyCents: null,
    hasCertificate: null,
    willDecrease: null,
    futureCents: null,
  },
  personalCode: null,
  firstName: null,
  lastName: null,
  citizenship: null,
  phone: null,
  email: null,
  loans: { consumerCents: null, mortgageCents: null },
};

/** What the form of step 3 shows of the spouse; the mode is unanswered until the marital status is. */
export function spouseFields({ spouse, spouseMode, household: { maritalStatus } }: Application): FormFields {
  const isUnanswered =
    spouseMode === SpouseMode.noSpouse && (maritalStatus === null || maritalStatus === MaritalStatus.married);
  const { income, loans } = spouse;
  return {
    mode: isUnanswered ? "" : toText(spouseMode),
    drop: undefined,
    personalCode: toText(spouse.personalCode),
    firstName: toText(spouse.firstName),
    lastName: toText(spouse.lastName),
    citizenship: spouse.citizenship ?? HOME_COUNTRY,
    phone: formatNationalPhone(toText(spouse.phone)),
    email: toText(spouse.email),
    ...incomeFieldsOf(income),
    loans: {
      consumer: toOptionalMoneyText(loans.consumerCents),
      mortgage: toOptionalMoneyText(loans.mortgageCents),
    },
  };
}

type SpouseValues = z.output<typeof spouseSchema>;

/** The mode, the credit type that follows from it (F-193) and the spouse, or none (F-225). */
export function applySpouse(
  application: Application,
  { choice, details }: SpouseValues,
  maritalStatus: number,
): Application {
  const spouseMode = spouseModeOf(choice, maritalStatus);
  const creditType = creditTypeOf(spouseMode);
  if (details === null) return { ...application, spouseMode, creditType, spouse: NO_SPOUSE };
  const { personalCode, firstName, lastName, phone, email } = details;
  const income = {
    monthlyCents: details.monthlyIncome,
    willDecrease: details.future !== null,
    futureCents: details.future,
    workplace: details.workplace,
    type: details.incomeType,
    hasCertificate: details.certificate,
  };
  const loans = { consumerCents: details.loans.consumer, mortgageCents: details.loans.mortgage };
  const citizenship = details.citizenship ?? application.spouse.citizenship ?? HOME_COUNTRY;
  const spouse = { personalCode, firstName, lastName, citizenship, phone, email, income, loans };
  return { ...application, spouseMode, creditType, spouse };
}

/** The spouse is another person than the buyer (F-229), has a name, and a future income below the present one (F-221). */
export function findSpouseFindings(application: Application): FieldIssue[] {
  if (application.spouseMode !== SpouseMode.spouse) return [];
  const { buyer, spouse } = application;
  const { monthlyCents, willDecrease, futureCents } = spouse.income;
  const isSame = spouse.personalCode !== null && spouse.personalCode === buyer.personalCode;
  const names = (["firstName", "lastName"] as const).filter((name) => spouse[name] === null);
  const isLower = willDecrease !== true || futureCents === null || futureCents < (monthlyCents ?? 0);
  return [
    ...(isSame ? [{ field: "spouse.personalCode", message: issueMessage("spouse.sameCode") }] : []),
    ...names.map((name) => ({ field: `spouse.${name}`, message: issueMessage("required") })),
    ...(isLower ? [] : [{ field: "spouse.future.amount", message: issueMessage("income.futureAboveCurrent") }]),
  ];
}

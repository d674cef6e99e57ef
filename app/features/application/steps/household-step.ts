import * as z from "zod";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { maritalStatuses } from "~/domain/enumerations/marital-status.ts";
import { choiceField } from "~/domain/fields/choice-field.ts";
import { flagField } from "~/domain/fields/flag-field.ts";
import { moneyField } from "~/domain/fields/money-field.ts";
import { optionalText } from "~/domain/fields/text-field.ts";
import { declaredLoansSchema, householdSizeField, isSpouseLeftOut } from "~/domain/household.ts";
import { findFamilyIncomeProblem, futureIncomeSchema, workplaceField } from "~/domain/income.ts";
import { needsWorkplace } from "~/domain/needs-workplace.ts";
import { findModeProblem, spouseSchema } from "~/domain/spouse.ts";
import { issueMessage } from "~/domain/issue.ts";
import { declaredOf } from "~/flows/credit-decision/declared-finances.ts";
import type { Application } from "~/services/application-types.ts";
import { toOptionalMoneyText, toText, toTick } from "~/forms/field-texts.ts";
import type { FieldIssue, FormFields, StepDefinition } from "../step-definition.ts";
import { titlesOfVariants } from "../choose-variant.ts";
import { incomeFieldsOf } from "../income-fields.ts";
import { applySpouse, findSpouseFindings, spouseFields } from "../spouse/spouse-values.ts";
import { formatOfferChoice } from "./offer-choice.ts";

/** Also where other fields are wrong: all findings come at once. */
const AT_MODE = { when: () => true, path: ["spouse", "mode"] };

type Stated = { maritalStatus?: number; spouse?: { choice: number | null } };

/** Whether a stated mode is free of one of the problems with the marital status. */
const fits = (problem: NonNullable<ReturnType<typeof findModeProblem>>) => (stated: Stated) =>
  findModeProblem(stated.spouse?.choice, stated.maritalStatus) !== problem;

export const householdSchema = z
  .object({
    incomeType: choiceField(incomeTypes),
    monthlyIncome: moneyField(),
    workplace: workplaceField(),
    certificate: flagField(),
    future: futureIncomeSchema,
    maritalStatus: choiceField(maritalStatuses),
    members: householdSizeField(),
    spouse: spouseSchema.prefault({ mode: "" }),
    loans: declaredLoansSchema,
    refinancing: flagField(),
    /** The chosen offer, as `offer-choice.ts` writes it; taken over when the step is left. */
    offer: optionalText({ max: 20 }),
  })
  .refine(({ incomeType, workplace }) => !needsWorkplace(incomeType) || Boolean(workplace), {
    // Also where other fields are wrong: all findings come at once.
    when: () => true,
    path: ["workplace"],
    error: issueMessage("required"),
  })
  .refine(fits("spouse.married"), { ...AT_MODE, error: issueMessage("spouse.married") })
  .refine(fits("spouse.notMarried"), { ...AT_MODE, error: issueMessage("spouse.notMarried") });

export type HouseholdValues = z.output<typeof householdSchema>;

/** Step 3: income, household and declared loans of the buyer (F-217 to F-223), and the spouse who borrows too (G14). */
export const householdStep: StepDefinition<typeof householdSchema> = {
  key: "household",
  schema: () => householdSchema,
  toFields: (application) => toFields(application),
  apply: (application, values) => applyHousehold(application, values),
  validate: (application) => [
    ...findIncomeFindings(application),
    ...findHouseholdFindings(application),
    ...findSpouseFindings(application),
  ],
  // Terms that cannot be had are no choice: another offer, or a way back, is on the page (F-199). Offers for another sum were not looked at (F-265).
  isSettled: ({ termsApply, credit }) => termsApply !== false && credit.sumBeforeCents === null,
  taken: ({ offer }) => ({ offer: offer ?? "" }),
  offered: ["offer"],
  titles: ({ shopConditions }) => titlesOfVariants(shopConditions),
};

function toFields(application: Application): FormFields {
  const { income, household, loans, credit, refinancing } = application;
  return {
    ...incomeFieldsOf(income),
    maritalStatus: toText(household.maritalStatus),
    members: toText(household.members),
    spouse: spouseFields(application),
    loans: {
      consumer: toOptionalMoneyText(loans.consumerCents),
      mortgage: toOptionalMoneyText(loans.mortgageCents),
      leasing: toOptionalMoneyText(loans.leasingCents),
      other: toOptionalMoneyText(loans.otherCents),
      joint: toOptionalMoneyText(loans.jointCents),
    },
    refinancing: toTick(refinancing),
    offer: toOfferChoice(credit),
  };
}

/** The income of those who borrow is above zero (F-220); one that will decrease names a lower amount (F-221). */
function findIncomeFindings(application: Application): FieldIssue[] {
  const { monthlyCents, willDecrease, futureCents } = application.income;
  const current = monthlyCents ?? 0;
  const key = findFamilyIncomeProblem(declaredOf(application).incomeCents ?? 0);
  if (key !== null) return [{ field: "monthlyIncome", message: issueMessage(key) }];
  const isLower = willDecrease !== true || futureCents === null || futureCents < current;
  return isLower ? [] : [{ field: "future.amount", message: issueMessage("income.futureAboveCurrent") }];
}

function findHouseholdFindings({ household, spouseMode }: Application): FieldIssue[] {
  return isSpouseLeftOut({ ...household, spouseMode })
    ? [{ field: "members", message: issueMessage("household.spouseLeftOut") }]
    : [];
}

const toOfferChoice = ({ conditionVariantId, durationMonths }: Application["credit"]) =>
  conditionVariantId === null || durationMonths === null
    ? ""
    : formatOfferChoice({ conditionVariantId, durationMonths });

function applyHousehold(application: Application, values: HouseholdValues): Application {
  return {
    ...applySpouse(application, values.spouse, values.maritalStatus),
    // Its page has said how the sum changed.
    credit: { ...application.credit, sumBeforeCents: null },
    // An application that never had the flag does not get one by being saved.
    refinancing: values.refinancing || (application.refinancing === null ? null : false),
    income: {
      ...application.income,
      type: values.incomeType,
      monthlyCents: values.monthlyIncome,
      workplace: values.workplace,
      hasCertificate: values.certificate,
      willDecrease: values.future !== null,
      futureCents: values.future,
    },
    household: { ...application.household, maritalStatus: values.maritalStatus, members: values.members },
    loans: {
      consumerCents: values.loans.consumer,
      mortgageCents: values.loans.mortgage,
      leasingCents: values.loans.leasing,
      otherCents: values.loans.other,
      jointCents: values.loans.joint,
    },
  };
}

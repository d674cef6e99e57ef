import * as z from "zod";
import { citizenshipField } from "./citizenship.ts";
import { HOME_COUNTRY } from "./home-country.ts";
import { optionalEmailField } from "./email.ts";
import { incomeTypes } from "./enumerations/income-type.ts";
import { MaritalStatus } from "./enumerations/marital-status.ts";
import { SpouseMode, spouseModes } from "./enumerations/spouse-mode.ts";
import { choiceField, optionalChoiceField } from "./fields/choice-field.ts";
import { dependentBlock } from "./fields/dependent-block.ts";
import { flagField } from "./fields/flag-field.ts";
import { moneyField } from "./fields/money-field.ts";
import { personalCodeField } from "./fields/personal-code-field.ts";
import { phoneField } from "./fields/phone-field.ts";
import { spouseLoansSchema } from "./household.ts";
import { futureIncomeSchema, workplaceField } from "./income.ts";
import { issueMessage } from "./issue.ts";
import { needsWorkplace } from "./needs-workplace.ts";
import { optionalPersonNameField } from "./person-name.ts";

/** The spouse as the buyer is asked for: code, citizenship, contacts, income and payments for credits (F-224, F-552, F-553). Names come from the register, or are typed for a person it does not know. */
const personSchema = z
  .object({
    /** Lets what is typed here go, where the spouse borrows no more (F-571). */
    drop: flagField(),
    personalCode: personalCodeField(),
    firstName: optionalPersonNameField(),
    lastName: optionalPersonNameField(),
    citizenship: citizenshipField(),
    phone: phoneField(),
    email: optionalEmailField(),
    incomeType: choiceField(incomeTypes),
    monthlyIncome: moneyField(),
    workplace: workplaceField(),
    certificate: flagField(),
    future: futureIncomeSchema,
    loans: spouseLoansSchema.prefault({}),
  })
  .refine(({ incomeType, workplace }) => !needsWorkplace(incomeType) || Boolean(workplace), {
    // Also where other fields are wrong: all findings come at once.
    when: () => true,
    path: ["workplace"],
    error: issueMessage("required"),
  });

/**
 * The spouse mode and, in mode 2 alone, the spouse (F-215, F-225): else nothing of it is checked or kept, and what is typed is dropped only with a
 * tick that says so (F-571).
 */
export const spouseSchema = dependentBlock({
  switchName: "mode",
  switchSchema: optionalChoiceField(spouseModes),
  isOpen: (mode) => mode === SpouseMode.spouse,
  block: personSchema,
  unusedMessage: issueMessage("spouse.wouldBeDropped"),
  presets: { citizenship: HOME_COUNTRY },
  dropName: "drop",
});

/** A mode that was not answered follows from the marital status: a married buyer borrows alone, any other has no spouse (C18). */
export const spouseModeOf = (mode: number | null, maritalStatus: number | null): SpouseMode =>
  spouseModes.find(mode) ?? (maritalStatus === MaritalStatus.married ? SpouseMode.personal : SpouseMode.noSpouse);

/** What is wrong with a mode for a marital status: borrowing beside or with a spouse takes a marriage, and a married buyer has a spouse (C18). */
export function findModeProblem(
  mode: number | null | undefined,
  maritalStatus: number | undefined,
): "spouse.married" | "spouse.notMarried" | null {
  if (mode === null || mode === undefined || maritalStatus === undefined) return null;
  const isMarried = maritalStatus === MaritalStatus.married;
  if (isMarried && mode === SpouseMode.noSpouse) return "spouse.married";
  return !isMarried && mode !== SpouseMode.noSpouse ? "spouse.notMarried" : null;
}

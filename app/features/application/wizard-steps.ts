import { HEALTH_YEARS } from "~/domain/health-questionnaire.ts";
import { defineForm } from "~/forms/define-form.ts";
import { DRAFT_BUTTONS } from "~/forms/draft-buttons.ts";
import type { StepKey } from "~/paths/application-steps.ts";
import { AGREEMENT_FIELD } from "./goods/agreement-name.ts";
import { INSURANCE_CHANGE_FIELD } from "./steps/insurance-change-field.ts";
import { defineStep, type StepDefinition } from "./step-definition.ts";

/** The button of step 1 that leads a manager back to the choice of the seller and keeps what is typed. */
export const OTHER_SELLER = "otherSeller";

/** Step 1 has no saved application yet, and its own way of starting one. */
export const BUYER_FORM = defineForm({
  id: "buyer",
  buttons: ["continue", ...DRAFT_BUTTONS, OTHER_SELLER],
  unchecked: [OTHER_SELLER],
  labels: "application:buyer.fields",
  fields: [
    "personalCode",
    "firstName",
    "lastName",
    "citizenship",
    "productType",
    "phone",
    "email",
    "dataPolicy",
    "creditCheck",
  ],
});

/** The buttons of every saved step. */
const STEP_BUTTONS = ["continue", "save", "back", ...DRAFT_BUTTONS] as const;

/** The buttons of the list of goods: they take the unfinished form along. */
const GOODS_BUTTONS = ["addItem", "addGood", "openCatalogue", "editGood", "copyGood", "removeGood"] as const;

export const CREDIT = defineStep(
  defineForm({
    id: "credit",
    buttons: [...STEP_BUTTONS, "recalculate", "chooseDuration", "live", ...GOODS_BUTTONS],
    unchecked: ["recalculate", "chooseDuration", ...GOODS_BUTTONS],
    labels: "application:credit.fields",
    fields: [
      "item",
      "variant",
      "duration",
      "paymentDay",
      "sum",
      "advance",
      "ownFunds",
      "transferToClient",
      "winterPayments",
      AGREEMENT_FIELD,
      INSURANCE_CHANGE_FIELD,
    ],
    secret: [AGREEMENT_FIELD, INSURANCE_CHANGE_FIELD],
  }),
  async () => (await import("./steps/credit-step.ts")).creditStep,
);

export const HOUSEHOLD = defineStep(
  defineForm({
    id: "household",
    buttons: [...STEP_BUTTONS, "showOffers", "chooseDuration", "live"],
    unchecked: ["back"],
    labels: "application:household.fields",
    unlabelled: ["offer"],
    fields: [
      "incomeType",
      "monthlyIncome",
      "workplace",
      "certificate",
      "future",
      "maritalStatus",
      "members",
      "spouse",
      "loans",
      "refinancing",
      "offer",
    ],
  }),
  async () => (await import("./steps/household-step.ts")).householdStep,
);

/** The buttons about the photographed identity document (F-313, F-320): they take the unfinished form along. */
const SCAN_BUTTONS = ["scan", "scanHere", "refreshScan", "useScan", "keepScan"] as const;

export const CONTRACT_DATA = defineStep(
  defineForm({
    id: "contract-data",
    buttons: [...STEP_BUTTONS, "findAddress", "documents", "live", ...SCAN_BUTTONS],
    unchecked: ["findAddress", "documents", "back", ...SCAN_BUTTONS],
    labels: "application:contractData.fields",
    labelValues: HEALTH_YEARS,
    unlabelled: ["document.noExpiry"],
    fields: [
      "address",
      "correspondence",
      "document",
      "phone",
      "phone2",
      "email",
      "account",
      "moneyUsage",
      "creditorAccount",
      "insurance",
      "health",
      "politics",
      "consents",
    ],
  }),
  async () => (await import("./steps/contract-data-step.ts")).contractDataStep,
);

/**
 * The steps whose form is saved into the application, each with its form and its definition: one that `application-steps.ts` names and that is missing here
 * does not compile.
 */
export const SAVED_STEPS: Record<Exclude<StepKey, "buyer" | "contract">, { load: () => Promise<StepDefinition> }> = {
  credit: CREDIT,
  household: HOUSEHOLD,
  contractData: CONTRACT_DATA,
};

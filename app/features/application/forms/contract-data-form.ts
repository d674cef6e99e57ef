import { HEALTH_YEARS } from "~/domain/health-questionnaire.ts";
import { defineForm } from "~/forms/define-form.ts";
import { defineStep } from "../step-definition.ts";
import { STEP_BUTTONS } from "./step-buttons.ts";

/** The buttons about the photographed identity document (F-313, F-320): they take the unfinished form along. */
const HAND_OVER_BUTTONS = [
  "handOver",
  "textHandOver",
  "refreshHandOver",
  "useHandOver",
  "endHandOver",
  "dropHandOver",
] as const;
const SCAN_BUTTONS = ["scan", "scanHere", "refreshScan", "useScan", "keepScan"] as const;

/** Step 4. */
export const CONTRACT_DATA = defineStep(
  defineForm({
    id: "contract-data",
    buttons: [...STEP_BUTTONS, "findAddress", "documents", "live", ...SCAN_BUTTONS, ...HAND_OVER_BUTTONS],
    unchecked: ["findAddress", "documents", "back", ...SCAN_BUTTONS, ...HAND_OVER_BUTTONS],
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
  async () => (await import("../steps/contract-data-step.ts")).contractDataStep,
);

import { isAnySigningActive } from "~/domain/application-status.ts";
import { FlowAllowance, flowAllowances } from "~/domain/enumerations/flow-allowance.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Application } from "~/services/application-types.ts";
import type { Stage } from "./contract-stage.ts";
import { isOfBoth } from "./signers.server.ts";

/** What leads to the ways of signing is called by what is found there: a way to begin, or how those stand that were begun. */
export type SigningEntry = "otherWays" | "otherWaysOfTwo" | "signatures" | null;

type Facts = { stage: Stage; application: Application; today: IsoDay };

/** Whether the last day to sign the contract has passed (F-362). */
export const isTermOver = ({ stage, application: { signing }, today }: Facts): boolean =>
  stage === "unsigned" && signing.signUntil !== null && signing.signUntil < today;

/** The way from step 5 to the signatures; null where no way may be begun and none is under way (F-358). */
export function signingEntry(facts: Facts): SigningEntry {
  const { stage, application } = facts;
  if (stage === "signed") return "signatures";
  if (stage !== "review" && stage !== "unsigned") return null;
  const isForbidden = flowAllowances.find(application.signing.flowAllowance) === FlowAllowance.forbidden;
  if (isForbidden) return isAnySigningActive(application.signing) ? "signatures" : null;
  if (isTermOver(facts)) return "signatures";
  // A credit of both spouses is signed in the shop (F-231, F-357).
  return isOfBoth(application) ? "otherWaysOfTwo" : "otherWays";
}

import { SCENARIO_FAULT } from "../../applications/scenario-fault.ts";
import { policyNumberOf } from "../../credit/policy-number.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import type { DemoTime } from "../demo-time.ts";
import { buyerStep } from "./buyer-step.ts";
import { contractStep } from "./contract-step.ts";
import { goodsStep } from "./goods-step.ts";
import { householdStep } from "./household-step.ts";
import { contractDaysAgoOf, hasContract, type Story } from "./story.ts";

const ALL_STEPS = 4;

/** The policy of an insured contract. */
const policyOf = (story: Story): WireRecord =>
  story.insurance !== undefined && hasContract(story) ? { DraudimoPolisas: policyNumberOf(story.id) } : {};

/** Reasons that need no explanation. */
const PLAIN_REASONS = 3;

/** Why a rejected one was rejected, and when (F-337). */
const rejectionOf = (story: Story, time: DemoTime): WireRecord =>
  story.status !== -1
    ? {}
    : {
        AtmetimoData: `${time.dayBefore(contractDaysAgoOf(story))}T00:00:00`,
        AtmetimoPriezastis: String((story.id % PLAIN_REASONS) + 1),
      };

/** The application of a story as a save would send it, without what only the back end computes. */
export function storyWire(story: Story, companyId: number, time: DemoTime): WireRecord {
  const steps = story.steps ?? ALL_STEPS;
  return {
    ...buyerStep(story),
    ...(steps >= 2 && goodsStep(story, companyId)),
    ...(steps >= 3 && householdStep(story)),
    ...(steps >= ALL_STEPS && contractStep(story, time)),
    ...policyOf(story),
    ...rejectionOf(story, time),
    ...(story.comment !== undefined && { Komentaras: story.comment }),
    ...(story.scenarioFault !== undefined && { [SCENARIO_FAULT]: String(story.scenarioFault) }),
    ...story.wire,
  };
}

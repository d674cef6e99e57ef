import { SECOND_FACTOR } from "~/flows/verification/device/second-factor.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { LIMITED_LOGIN } from "./finished-stage.ts";

/** The same start for a limited log-in (F-086). One that has another step to take takes it first, and is limited after it (F-093). */
export function toLimited(start: SessionStart): SessionStart {
  const { method, stageAfterCode } = SECOND_FACTOR.of(start);
  const secondFactor = { method, stageAfterCode: stageAfterCode === "full" ? "limited" : stageAfterCode } as const;
  return {
    ...start,
    stage: start.stage === "full" ? "limited" : start.stage,
    parts: { ...start.parts, ...LIMITED_LOGIN.entry(true), ...SECOND_FACTOR.entry(secondFactor) },
  };
}

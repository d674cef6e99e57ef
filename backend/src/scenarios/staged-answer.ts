import { setTimeout as pause } from "node:timers/promises";
import { refusal, type Answer } from "../wire/answer.ts";
import { writeLog } from "../log.ts";
import type { Scenarios } from "./scenarios.ts";

function findPlanned(scenarios: Scenarios, operation: string): Answer | null {
  const planned = scenarios.take(operation);
  if (planned === null) return null;
  writeLog("info", { ev: "scenario", op: operation, code: planned.code });
  return refusal(planned.code, planned.message === "" ? undefined : planned.message);
}

/**
 * An operation's answer as the scenarios have it: a planned code in place of the work, and either of them late. Work that
 * is answered late is done at once, so that a caller who gives up may not take it for undone.
 */
export async function stageAnswer(
  scenarios: Scenarios | undefined,
  operation: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (scenarios === undefined) return work();
  const answer = findPlanned(scenarios, operation) ?? (await work());
  const { soapSeconds } = scenarios.switches;
  if (soapSeconds > 0) await pause(soapSeconds * 1_000, undefined, { ref: false });
  return answer;
}

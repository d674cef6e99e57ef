import { accepted } from "~/domain/outcome.ts";
import type { ActionLog } from "./action-log-types.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, readAnswer, refuse } from "./call-operation.server.ts";
import type { GeneralReason, ReasonOf } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import { actionLogAnswer } from "./wire/action-log.ts";

const EMPTY = 1300;

/** What was done to an application and by whom (F-180). */
export async function getActionLog(
  backend: Backend,
  applicationId: number,
): Promise<BackendOutcome<ActionLog, GeneralReason | ReasonOf<1060 | 1063>>> {
  const answer = await askInSession(backend, "GetActionLog", { ParaiskosID: applicationId });
  if (answer.code !== 0 && answer.code !== EMPTY) return refuse(answer, [1060, 1063]);
  const empty = answer.code === 0 ? null : toNotice(answer);
  return accepted({ entries: readAnswer(answer, actionLogAnswer), empty });
}

import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { isHandledBy, type GeneralReason, type ReasonOf } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { PersonalSchedule, PersonalScheduleQuestion, ScheduleQuestion } from "./schedule-types.ts";
import {
  personalScheduleAnswer,
  personalScheduleQuestion,
  pricedScheduleAnswer,
  pricedScheduleQuestion,
  refusedScheduleAnswer,
  scheduleAnswer,
  scheduleQuestion,
} from "./wire/schedules.ts";

const SCHEDULE_REFUSALS = [1400, 2140] as const;
const APPLICATION_REFUSALS = [1060, 1063] as const;

const PERSONAL_REFUSALS = [...SCHEDULE_REFUSALS, ...APPLICATION_REFUSALS] as const;

export type PersonalScheduleReason = GeneralReason | ReasonOf<(typeof PERSONAL_REFUSALS)[number]>;

/** A schedule for sum, duration and conditions, of an application or of none yet (F-279). */
export const calculateSchedule = (backend: Backend, question: ScheduleQuestion) =>
  callOperation(backend, {
    operation: "CalculateSchedule",
    args: scheduleQuestion.write(question),
    answer: scheduleAnswer,
    refusals: [...SCHEDULE_REFUSALS, ...APPLICATION_REFUSALS],
  });

/** The same with what the other durations of the variant would cost; a refusal for a payment that is too small says what would pass (G17). */
export async function calculatePricedSchedule(backend: Backend, question: ScheduleQuestion) {
  const answer = await askInSession(backend, "CalculateSchedule", pricedScheduleQuestion.write(question));
  if (answer.code === 0) return accepted(readAnswer(answer, pricedScheduleAnswer));
  const refused = refuse(answer, [...SCHEDULE_REFUSALS, ...APPLICATION_REFUSALS]);
  return { ...refused, smallPayment: readAnswer(answer, refusedScheduleAnswer) };
}

/** A schedule with the affordability of a person; 1400 with a decision still shows what is possible (F-263). */
export async function calculatePersonalSchedule(
  backend: Backend,
  question: PersonalScheduleQuestion,
): Promise<BackendOutcome<PersonalSchedule, PersonalScheduleReason>> {
  const answer = await askInSession(backend, "CalculatePersonalSchedule", personalScheduleQuestion.write(question));
  if (answer.code !== 0 && !isHandledBy(answer.code, "keepDecision")) return refuse(answer, PERSONAL_REFUSALS);
  const parts = readAnswer(answer, personalScheduleAnswer);
  if (answer.code === 0) return accepted({ ...parts, notice: null });
  if (parts.decision === null) return refuse(answer, PERSONAL_REFUSALS);
  return accepted({ ...parts, notice: toNotice(answer) });
}

import type { z } from "zod";
import type { OperationContext } from "../context.ts";
import { endSessionsOf, revokeDevice } from "./people.ts";
import type { Scenarios } from "../scenarios/scenarios.ts";
import type { ConsoleRedirect } from "./html.ts";
import { answerForm, deviceForm, sessionForm, switchesForm } from "./scenario-fields.ts";

/** What a posted form of the console does; null for values that are of no use. */
export type FormHandler = (context: OperationContext, form: URLSearchParams) => Promise<ConsoleRedirect | null>;

/** A context in which scenarios can be staged. */
type StagedContext = OperationContext & { readonly scenarios: Scenarios };

/** @param work false when what it is about is not there */
const handler =
  <Values>(schema: z.ZodType<Values>, work: (context: StagedContext, values: Values) => unknown): FormHandler =>
  async (context, form) => {
    const { scenarios } = context;
    const parsed = schema.safeParse(Object.fromEntries(form));
    if (scenarios === undefined || !parsed.success) return null;
    const isDone = await work({ ...context, scenarios }, parsed.data);
    return isDone === false ? null : { to: "/scenarios" };
  };

const reset: FormHandler = async ({ scenarios }) => {
  scenarios?.reset();
  return { to: "/scenarios" };
};

/** The forms of the scenario page, by the address they are sent to. */
export const SCENARIO_FORMS: Readonly<Record<string, FormHandler>> = {
  "/scenarios/switches": handler(switchesForm, ({ scenarios }, switches) => scenarios.switchTo(switches)),
  "/scenarios/answer": handler(answerForm, ({ scenarios }, answer) => scenarios.plan(answer)),
  "/scenarios/session": handler(sessionForm, (context, { login }) => endSessionsOf(context, login)),
  "/scenarios/device": handler(deviceForm, ({ db, clock }, { id }) => revokeDevice(db, clock.now(), id)),
  "/scenarios/reset": reset,
};

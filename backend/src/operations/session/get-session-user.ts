import { z } from "zod";
import { answer } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import { describeLogIn } from "./log-in-answer.ts";

/** The session's user as of now: what a portal asks when a right turns out to be another than at the log-in. */
export const getSessionUser = operation(STAFF, z.object({}), async ({ db }, { user }) =>
  answer(await describeLogIn(db, user)),
);

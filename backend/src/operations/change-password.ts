import { eq } from "drizzle-orm";
import { z } from "zod";
import { brokenPasswordRules } from "../rules/password-rules.ts";
import { hashPassword, isPasswordCorrect } from "../store/password-hash.ts";
import { users } from "../store/schema/partners.ts";
import { withTransaction } from "../store/store.ts";
import { answer, refusal } from "./answer.ts";
import { operation, STAFF } from "./operation.ts";
import { digestOf, type SentPassword } from "./password-digest.ts";
import { closeOtherSessions, isCodeOf } from "./session.ts";
import { flagInput, optional, textInput } from "./wire-input.ts";

const DIGEST = /^[0-9a-f]{64}$/;

const input = z.object({
  code: textInput(200),
  password: textInput(200),
  hashed: optional(flagInput),
});

/** A password in plain is judged by the rules; of a digest only its form can be judged. */
const isUsable = (sent: SentPassword): boolean =>
  sent.hashed === false ? brokenPasswordRules(sent.password).length === 0 : DIGEST.test(digestOf(sent));

/**
 * Sets a new password for the session's user (F-079). The code is the `Tokenas` of the log-in, so that a session alone is not
 * enough; another one is 1021 and changes nothing. The present password again is 1006 (F-078). Other sessions end.
 */
export const changePassword = operation(STAFF, input, async ({ db, clock }, session, { code, ...sent }) => {
  const { user } = session;
  if (!(await isCodeOf(db, session, code))) return refusal(1021);
  if (!isUsable(sent)) return refusal(2000, "Slaptažodis neatitinka taisyklių");
  if (await isPasswordCorrect(digestOf(sent), user.passwordHash)) return refusal(1006);
  const passwordHash = await hashPassword(digestOf(sent));
  await withTransaction(db, async (tx) => {
    await tx.update(users).set({ passwordHash, passwordChangedAt: clock.now() }).where(eq(users.id, user.id));
    await closeOtherSessions(tx, session);
  });
  return answer();
});

import { eq } from "drizzle-orm";
import { z } from "zod";
import { hashPassword, isPasswordCorrect } from "../../store/password-hash.ts";
import { users } from "../../store/schema/partners.ts";
import { withTransaction } from "../../store/store.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import { digestOf, isUsablePassword } from "../../accounts/password-digest.ts";
import { closeOtherSessions, isCodeOf } from "../../accounts/session.ts";
import { flagInput, optional, passwordInput, textInput } from "../../wire/wire-input.ts";

const input = z.object({
  code: textInput(200),
  password: passwordInput,
  hashed: optional(flagInput),
});

/**
 * Sets a new password for the session's user (F-079). The code is the `Tokenas` of the log-in, so that a session alone is not
 * enough; another one is 1021 and changes nothing. The present password again is 1006 (F-078). Other sessions end.
 */
export const changePassword = operation(STAFF, input, async ({ db, clock }, session, { code, ...sent }) => {
  const { user } = session;
  if (!(await isCodeOf(db, session, code))) return refusal(1021);
  if (!isUsablePassword(sent)) return refusal(2000, "Slaptažodis neatitinka taisyklių");
  if (await isPasswordCorrect(digestOf(sent), user.passwordHash)) return refusal(1006);
  const passwordHash = await hashPassword(digestOf(sent));
  await withTransaction(db, async (tx) => {
    await tx.update(users).set({ passwordHash, passwordChangedAt: clock.now() }).where(eq(users.id, user.id));
    await closeOtherSessions(tx, session);
  });
  return answer();
});

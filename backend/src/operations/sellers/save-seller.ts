import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { hashPassword, isPasswordCorrect, passwordFingerprint } from "../../store/password-hash.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { isEmailTaken } from "../../accounts/known-users.ts";
import { isContactVerified } from "../../accounts/verified-contacts.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { digestOf, isUsablePassword, type SentPassword } from "../../accounts/password-digest.ts";
import { saveAccount } from "./save-account.ts";
import { contactOfMethod, isOwnAccount, ownChange, wrongElements } from "./own-account.ts";
import { sellerInput, type SentSeller } from "./seller-input.ts";
import { toWireUser } from "../../accounts/wire-user.ts";
import { closeOtherSessions, type Session, type UserRow } from "../../accounts/session.ts";
import { flagInput, operationIdInput, optional, passwordInput, versionInput } from "../../wire/wire-input.ts";

/** Any number that nothing else takes as a first lock key in the same database. */
const EMAIL_LOCK = 726_262;

const SUPERVISOR = 3;

/** Number of an account that is not there yet. */
const NEW = 0;

const input = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  PardavejoVartotojas: sellerInput,
  password: optional(passwordInput),
  hashed: optional(flagInput),
});

interface SellerSave {
  readonly sent: SentSeller;
  readonly password: SentPassword;
}

const wrongRequest = (elements: readonly string[]): Answer =>
  refusal(2000, `Netinkami užklausos duomenys: ${elements.join(", ")}`);

/** Why the account cannot be saved as it was sent, or null. */
async function findRefusal(tx: Store, session: Session, user: UserRow, save: SellerSave): Promise<Answer | null> {
  const { sent, password } = save;
  const contact = contactOfMethod(sent);
  const wrong = wrongElements(user, sent);
  if (contact === null || wrong.length > 0) return wrongRequest(wrong);
  if (user.scenarioFault === 2120) return refusal(2120);
  if (!(await isContactVerified(tx, session, contact))) return refusal(1021);
  if (sent.email !== null && (await isEmailTaken(tx, sent.email, user))) return refusal(900);
  if (!isUsablePassword(password)) return refusal(2000, "Slaptažodis neatitinka taisyklių");
  return (await isPasswordCorrect(digestOf(password), user.passwordHash)) ? refusal(1006) : null;
}

/** Two people who want the same address wait for each other; the second one finds it taken. */
const lockEmail = (tx: Store, { email }: SentSeller) =>
  tx.execute(sql`select pg_advisory_xact_lock(${EMAIL_LOCK}, hashtext(${(email ?? "").toLowerCase()}))`);

async function saveOwn(tx: Store, { clock }: OperationContext, session: Session, save: SellerSave): Promise<Answer> {
  await lockEmail(tx, save.sent);
  const own = eq(users.id, session.user.id);
  const [user = session.user] = await tx.select().from(users).where(own).for("update");
  const refused = await findRefusal(tx, session, user, save);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(digestOf(save.password));
  const change = { ...ownChange(user, save.sent), passwordHash, passwordChangedAt: clock.now() };
  await tx.update(users).set(change).where(own);
  await closeOtherSessions(tx, session);
  return answer({ PardavejoVartotojas: toWireUser({ ...user, ...change }) });
}

/** Only what a guesser cannot use faster than the stored password itself goes into the record of the write. */
const fingerprintOf = async (password: SentPassword, operationId: string | undefined): Promise<string | null> =>
  operationId === undefined ? null : passwordFingerprint(digestOf(password), operationId);

/**
 * Saves a seller (F-399). Signed-in users save their own account with a new password (F-142 to F-144), of which names, log-in, shop and rights stay as
 * they are: the contact to which codes go must have been verified in this session, and no other user may have the address. Other sessions end. A
 * supervisor saves the others of the company, without a password: its owner sets it. One that is typed is taken for a new account alone.
 */
export const saveSeller = operation(STAFF, input, async (context, session, request) => {
  const { OperacijosID: operationId, Versija: version, PardavejoVartotojas: sent, password, hashed } = request;
  if (session.role === SUPERVISOR && sent.id !== session.user.id) {
    const first = password === undefined ? null : { password, hashed };
    if (first !== null && (sent.id !== NEW || !isUsablePassword(first))) return wrongRequest(["password"]);
    const content = { sent, version, ...(first !== null && { fingerprint: await fingerprintOf(first, operationId) }) };
    return once(context, session, { operation: "SaveSeller", operationId, content }, async (tx) =>
      saveAccount(tx, context, session, {
        sent,
        version,
        passwordHash: first && (await hashPassword(digestOf(first))),
      }),
    );
  }
  if (!isOwnAccount(session.user, sent)) return refusal(1021);
  if (password === undefined) return wrongRequest(["password"]);
  const save = { sent, password: { password, hashed } };
  const content = { sent, fingerprint: await fingerprintOf(save.password, operationId) };
  const write = { operation: "SaveSeller", operationId, content };
  return once(context, session, write, (tx) => saveOwn(tx, context, session, save));
});

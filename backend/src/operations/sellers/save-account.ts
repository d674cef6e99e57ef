import { and, eq, max, ne, sql } from "drizzle-orm";
import { accountVersion } from "../../accounts/account-version.ts";
import { EMAIL_METHOD, SMS_METHOD } from "../../accounts/contact-fields.ts";
import { isEmailTaken } from "../../accounts/known-users.ts";
import type { Session, UserRow } from "../../accounts/session.ts";
import { toWireUser } from "../../accounts/wire-user.ts";
import type { OperationContext } from "../../context.ts";
import { closePasswordLinks, sendPasswordLink } from "../../sending/password-link.ts";
import { linkSecrets } from "../../sending/link-secrets.ts";
import { UNMATCHABLE_PASSWORD_HASH } from "../../store/password-hash.ts";
import { sessions, shops, users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import type { SentSeller } from "./seller-input.ts";

/** What a supervisor sends of another's account; number 0 is a new one. */
export interface AccountSave {
  readonly sent: SentSeller;
  readonly version: string | undefined;
  /** What a new account's password is stored as; null: its owner sets it by a link. */
  readonly passwordHash: string | null;
}

/** Any number that nothing else takes as a lock key: new numbers, log-ins and addresses are given one after another. */
const ACCOUNTS_LOCK = 726_263;

/** A password that a supervisor has typed is known to two people: as old as can be, so that its owner is asked for another at the first log-in. */
const NOT_ITS_OWNERS = new Date(0);

/** The first link to an account lives three days: its owner may not be at work (decision under G29). */
const FIRST_LINK_MS = 3 * 86_400_000;

/** Roles that a supervisor gives: seller and supervisor, never manager (decision under G29). */
const GIVEN_ROLES = [0, 3];

const wrongRequest = (element: string): Answer => refusal(2000, `Netinkami užklausos duomenys: ${element}`);

const LOGIN = /^[a-z0-9._-]{3,30}$/;

/** A name of a person, as contracts print it: letters, spaces and hyphens. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} -]+$/u;

/** The account of a whole shop is called what its shop calls it. */
const isNameOf = (before: UserRow | null, name: string): boolean =>
  before?.sharedAccount === true ? name.trim() !== "" : NAME.test(name);

/** The first element that cannot be as it was sent, or null. */
function findWrongElement(
  before: UserRow | null,
  { login, firstName, lastName, role, method, email, mobilePhone }: SentSeller,
): string | null {
  if (!LOGIN.test(login)) return "Loginas";
  if (!isNameOf(before, firstName)) return "Vardas";
  if (!isNameOf(before, lastName)) return "Pavarde";
  if (role === undefined || !GIVEN_ROLES.includes(role)) return "Role";
  if (email === null) return "Emailas";
  if (method === SMS_METHOD) return mobilePhone === null ? "MobilusTelefonas" : null;
  return method === 0 || method === EMAIL_METHOD ? null : "Autentifikacija";
}

const isShopOf = async (tx: Store, companyId: number, shopId: number | null): Promise<boolean> =>
  (await tx.$count(shops, and(eq(shops.id, shopId ?? 0), eq(shops.companyId, companyId)))) > 0;

const isLoginTaken = async (tx: Store, login: string, id: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.login, login), ne(users.id, id)))) > 0;

/** What the elements say of the row. A contact that becomes another one is not verified any more (F-143). */
const toColumns = (sent: SentSeller, before: UserRow | null) => ({
  login: sent.login,
  firstName: sent.firstName.trim(),
  lastName: sent.lastName.trim(),
  role: sent.role ?? 0,
  shopId: sent.shopId,
  email: sent.email,
  emailVerified: before !== null && before.emailVerified && before.email?.toLowerCase() === sent.email?.toLowerCase(),
  mobilePhone: sent.mobilePhone,
  mobilePhoneVerified: before !== null && before.mobilePhoneVerified && before.mobilePhone === sent.mobilePhone,
  active: sent.active,
  authenticationMethod: sent.method,
});

async function findRefusal(tx: Store, companyId: number, before: UserRow | null, sent: SentSeller) {
  const wrong = findWrongElement(before, sent);
  if (wrong !== null) return wrongRequest(wrong);
  if (!(await isShopOf(tx, companyId, sent.shopId))) return refusal(1021);
  if (await isLoginTaken(tx, sent.login, before?.id ?? 0)) return refusal(900);
  const isTaken = sent.email !== null && (await isEmailTaken(tx, sent.email, before));
  return isTaken ? refusal(900) : null;
}

/**
 * A new account, of which the owner sets the password by the link in an e-mail, unless the supervisor has typed one; who made it has confirmed its
 * warrant.
 */
async function create(tx: Store, context: OperationContext, companyId: number, save: AccountSave): Promise<Answer> {
  const { sent, passwordHash } = save;
  const refused = await findRefusal(tx, companyId, null, sent);
  if (refused !== null) return refused;
  const now = context.clock.now();
  const [last] = await tx.select({ id: max(users.id) }).from(users);
  const [user] = await tx
    .insert(users)
    .values({
      ...toColumns({ ...sent, active: true }, null),
      id: (last?.id ?? 0) + 1,
      companyId,
      twoFactor: true,
      passwordHash: passwordHash ?? UNMATCHABLE_PASSWORD_HASH,
      passwordChangedAt: passwordHash === null ? now : NOT_ITS_OWNERS,
      warrantConfirmedAt: now,
    })
    .returning();
  if (user === undefined) throw new Error("The account was not stored.");
  if (passwordHash === null) {
    const link = { kind: "first-password", language: "lt", lifeMs: FIRST_LINK_MS } as const;
    await sendPasswordLink(tx, linkSecrets(context), { ...link, user, now });
  }
  return answer({ PardavejoVartotojas: toWireUser(user), Versija: accountVersion(user) });
}

/** Rights and the way in take effect at once: users of the account have to log in again. */
const endsSessions = (before: UserRow, after: UserRow): boolean =>
  !after.active ||
  before.role !== after.role ||
  before.shopId !== after.shopId ||
  before.login !== after.login ||
  before.email !== after.email;

async function change(tx: Store, context: OperationContext, companyId: number, save: AccountSave): Promise<Answer> {
  const { sent, version } = save;
  const own = and(eq(users.id, sent.id), eq(users.companyId, companyId));
  const [before] = await tx.select().from(users).where(own).for("update");
  if (before === undefined) return refusal(1050);
  // Only its owner changes the account on which the whole company depends (decision under G29).
  if (before.mainCompanyUser) return refusal(1021);
  if (version !== undefined && version !== accountVersion(before)) return refusal(1101);
  if (before.scenarioFault === 2120) return refusal(2120);
  const refused = await findRefusal(tx, companyId, before, sent);
  if (refused !== null) return refused;
  const [after] = await tx.update(users).set(toColumns(sent, before)).where(own).returning();
  if (after === undefined) throw new Error("The account was not saved.");
  if (endsSessions(before, after)) await tx.delete(sessions).where(eq(sessions.userId, after.id));
  if (before.email !== after.email) await closePasswordLinks(tx, after.id, context.clock.now());
  return answer({ PardavejoVartotojas: toWireUser(after), Versija: accountVersion(after) });
}

/**
 * Saves another's account for a supervisor: of the own company alone, a new one with the number 0 (F-396, F-399, F-401). 900: the log-in or the address is
 * another user's; 1021: a shop of another company, or the main user; 1050: no such user in the company; 1101: changed meanwhile; 2120.
 */
export async function saveAccount(
  tx: Store,
  context: OperationContext,
  { user }: Session,
  save: AccountSave,
): Promise<Answer> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`);
  const companyId = user.companyId ?? 0;
  return save.sent.id === 0 ? create(tx, context, companyId, save) : change(tx, context, companyId, save);
}

import { createHash } from "node:crypto";
import { hashPassword } from "../../store/password-hash.ts";
import type { users } from "../../store/schema/partners.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_SHOPS } from "../partners/companies.ts";
import { DEMO_USERS, type DemoUser } from "../partners/users.ts";

/** Password of every person of the demo. */
const DEMO_PASSWORD = "Demo-2026!";

const PASSWORD_DAYS_OLD = 30;
const LAST_LOGIN_DAYS_AGO = 1;
const MANAGER = 1;
const TOO_MANY_ATTEMPTS = 1004;
const MAX_ATTEMPTS = 5;

const MOBILE_PREFIX = "+3706000";
const FIRST_MOBILE = 1000;

/** The password's digest as it travels (O9). */
export const toPasswordDigest = (password: string): string =>
  createHash("sha256").update(password, "utf8").digest("hex");

/** A salt and a hash of its own for each person; scrypt runs on the thread pool, so they are made side by side. */
export const hashDemoPasswords = (): Promise<string[]> => {
  const digest = toPasswordDigest(DEMO_PASSWORD);
  return Promise.all(DEMO_USERS.map(() => hashPassword(digest)));
};

const companyOf = (user: DemoUser): number | null =>
  DEMO_SHOPS.find((shop) => shop.id === user.shop)?.companyId ?? null;

const emailOf = ({ login, email }: DemoUser): string | null =>
  email === undefined ? `${login}@pavyzdys.example` : email;

function warrantOf({ warrantDueInDays }: DemoUser, time: DemoTime) {
  if (warrantDueInDays !== undefined) {
    return { warrantDeadline: time.dayBefore(-warrantDueInDays), warrantConfirmedAt: null };
  }
  return { warrantDeadline: null, warrantConfirmedAt: time.momentBefore(200, "10:00") };
}

/** Flags of a plain seller: none. */
const PLAIN = {
  role: 0,
  emailVerified: false,
  mobileVerified: false,
  method: 1,
  twoFactor: false,
  canSearch: false,
  sharedAccount: false,
  documentsOptional: false,
  mainCompanyUser: false,
  limited: false,
  departed: false,
  passwordDaysOld: PASSWORD_DAYS_OLD,
  lastLoginDaysAgo: LAST_LOGIN_DAYS_AGO,
} as const;

function blockOf({ blockState }: DemoUser, time: DemoTime) {
  if (blockState !== TOO_MANY_ATTEMPTS) return { blockState: blockState ?? 0 };
  return { blockState, failedAttempts: MAX_ATTEMPTS, lastFailedAt: time.momentBefore(1, "16:20") };
}

function toUserRow(story: DemoUser, index: number, passwordHash: string, time: DemoTime): typeof users.$inferInsert {
  const user = { ...PLAIN, ...story };
  const { lastLoginDaysAgo } = user;
  return {
    id: user.id,
    login: user.login,
    firstName: user.name[0],
    lastName: user.name[1],
    role: user.role,
    companyId: companyOf(story),
    shopId: user.shop ?? null,
    email: emailOf(story),
    emailVerified: user.emailVerified,
    mobilePhone: user.mobile ?? `${MOBILE_PREFIX}${FIRST_MOBILE + index}`,
    mobilePhoneVerified: user.mobileVerified,
    active: !user.departed,
    authenticationMethod: user.method,
    twoFactor: user.twoFactor,
    canSearch: user.canSearch,
    seesLiabilities: user.seesLiabilities ?? user.role === MANAGER,
    sharedAccount: user.sharedAccount,
    documentsOptional: user.documentsOptional,
    mainCompanyUser: user.mainCompanyUser,
    limited: user.limited,
    scenarioFault: user.scenarioFault ?? null,
    passwordHash,
    passwordChangedAt: time.momentBefore(user.passwordDaysOld, "09:00"),
    lastLoginAt: lastLoginDaysAgo === null ? null : time.momentBefore(lastLoginDaysAgo, "08:55"),
    ...blockOf(story, time),
    ...warrantOf(story, time),
  };
}

/** Persons who sign in, as rows; `passwordHashes` are as many as they. */
export const toUserRows = (passwordHashes: readonly string[], time: DemoTime): (typeof users.$inferInsert)[] =>
  DEMO_USERS.map((user, index) => {
    const hash = passwordHashes[index];
    if (hash === undefined) throw new RangeError("A person of the demo has no password.");
    return toUserRow(user, index, hash, time);
  });

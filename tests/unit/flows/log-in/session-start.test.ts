import { describe, expect, test } from "vitest";
import { findNextStep } from "~/features/login/next-step.server.ts";
import { toSessionStart } from "~/flows/log-in/session-start.ts";
import { findCodeMethod, isTwoFactorRequired } from "~/flows/log-in/two-factor.ts";
import { codeContact, hasSecondFactor, stageAfterCode } from "~/flows/verification/device/second-factor.ts";
import type { LoginResult } from "~/services/session-types.ts";
import type { PortalSession, SessionStage } from "~/session/portal-session.ts";

const USER: LoginResult["user"] = {
  id: 7,
  shopId: 101,
  login: "vilte.s",
  firstName: "Viltė",
  lastName: "Įrenginė",
  fullName: "Viltė Įrenginė",
  email: "vilte.s@pavyzdys.example",
  emailVerified: true,
  mobilePhone: "+37060001002",
  phoneVerified: false,
  phone: null,
  active: true,
  authenticationMethod: 1,
  maySearch: false,
};

type Change = Partial<Omit<LoginResult, "user">> & { user?: Partial<LoginResult["user"]>; twoFactor?: boolean };

const answer = ({ user, twoFactor = false, ...change }: Change = {}): LoginResult => ({
  soapSession: "s-1",
  token: "t-1",
  role: 0,
  additional: { twoFactor, sharedShopUser: false, documentsOptional: false, mainUser: false },
  shop: null,
  companyShops: [],
  seesDebts: false,
  limited: false,
  passwordTooOld: false,
  ...change,
  user: { ...USER, ...user },
});

const start = (change: Change) => toSessionStart(answer(change), "lt");

describe("F-063: who is asked for a second factor", () => {
  test.each([
    [0, false, true, false],
    [0, true, true, true],
    [0, true, false, true],
    [0, false, false, false],
    [1, false, true, true],
    [1, false, false, false],
    [1, true, false, true],
    [3, false, true, false],
    [3, true, true, true],
  ] as const)("role %s, flag %s, e-mail %s: %s", (role, twoFactor, hasEmail, expected) => {
    const email = hasEmail ? USER.email : null;
    expect(isTwoFactorRequired(answer({ role, twoFactor, user: { email } }))).toBe(expected);
  });
});

describe("F-070: how codes travel", () => {
  test.each([
    [0, 1, "e-mail", 1],
    [0, 2, "SMS", 2],
    [0, 0, "nothing chosen", null],
    [0, 7, "a way that we do not know", null],
    [1, 0, "the e-mail that makes the rule for managers", 1],
    [1, 2, "a manager's own choice", 2],
  ] as const)("role %s with method %s: %s", (role, authenticationMethod, _what, expected) => {
    expect(findCodeMethod(answer({ role, user: { authenticationMethod } }))).toBe(expected);
  });

  test("a way without its contact is none", () => {
    expect(findCodeMethod(answer({ user: { email: null } }))).toBeNull();
    expect(findCodeMethod(answer({ user: { authenticationMethod: 2, mobilePhone: null } }))).toBeNull();
    expect(findCodeMethod(answer({ role: 1, user: { authenticationMethod: 0, email: null } }))).toBeNull();
  });
});

describe("F-059, F-061, F-069, F-074: how far a log-in has come", () => {
  test.each([
    [{}, "full", "full"],
    [{ passwordTooOld: true }, "passwordExpired", "passwordExpired"],
    [{ limited: true }, "limited", "limited"],
    [{ twoFactor: true }, "unverified", "full"],
    [{ twoFactor: true, passwordTooOld: true }, "unverified", "passwordExpired"],
    [{ twoFactor: true, limited: true }, "unverified", "limited"],
    [{ twoFactor: true, user: { authenticationMethod: 0 } }, "dataUpdate", "full"],
    [{ twoFactor: true, passwordTooOld: true, user: { authenticationMethod: 0 } }, "dataUpdate", "passwordExpired"],
    [{ user: { authenticationMethod: 0 } }, "full", "full"],
  ] as [Change, SessionStage, SessionStage][])("%j is %s, and after the code %s", (change, stage, after) => {
    const session = start(change);
    expect([session.stage, stageAfterCode(session)]).toEqual([stage, after]);
  });

  test("the contact of the code is that of the way", () => {
    expect(codeContact(start({ twoFactor: true }))).toEqual({ method: 1, contact: "vilte.s@pavyzdys.example" });
    const bySms = start({ twoFactor: true, user: { authenticationMethod: 2 } });
    expect(codeContact(bySms)).toEqual({ method: 2, contact: "+37060001002" });
    expect([hasSecondFactor(bySms), hasSecondFactor(start({}))]).toEqual([true, false]);
  });
});

describe("F-064, F-070: what the log-in page offers to a user who has given the password", () => {
  const session = (stage: SessionStage, role = 0, expired = false) =>
    ({ ...start({}), stage, expired, user: { ...start({}).user, role } }) as unknown as PortalSession;

  test("the next step, and only while the session lives", () => {
    expect(findNextStep(session("unverified"))).toEqual({ stage: "unverified", to: "/verify-device" });
    expect(findNextStep(session("passwordExpired"))).toEqual({ stage: "passwordExpired", to: "/password-update" });
    expect(findNextStep(session("dataUpdate"))).toEqual({ stage: "dataUpdate", to: "/settings" });
    for (const over of [null, session("unverified", 0, true), session("full"), session("limited")])
      expect(findNextStep(over)).toBeNull();
  });

  test("F-148: managers have no settings: the help desk must help them", () => {
    expect(findNextStep(session("dataUpdate", 1))).toEqual({ stage: "dataUpdate", to: null });
  });
});

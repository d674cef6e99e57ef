import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { changedSeller, contactOf } from "~/features/settings/account-change.ts";
import { settingsSchema, type SettingsOwner } from "~/features/settings/settings-schema.ts";
import { mayOpenSettings } from "~/domain/settings-guard.ts";
import { LOGIN_FLAGS } from "~/request/login-flags.ts";
import { sellerOfSession, toSessionSeller } from "~/request/seller-in-session.ts";
import type { SellerUser } from "~/services/session-types.ts";
import { SAMPLE_SELLER } from "../../../support/sample-seller.ts";

const OWNER: SettingsOwner = { email: "jonas.s@pavyzdys.example", phone: "+37060001000", shared: false };
const GOOD = {
  method: "1",
  email: "jonas.s@pavyzdys.example",
  phone: "600 01000",
  currentPassword: "Demo-2026!",
  newPassword: "Nauja-2026!",
  repeatPassword: "Nauja-2026!",
};

/** Findings by field, as a form of the browser gives them: an empty field is sent as an empty text. */
function findings(change: Record<string, string>, owner = OWNER): Record<string, string[] | null> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...change })) data.append(name, value);
  return parseWithZod(data, { schema: settingsSchema(owner) }).reply().error ?? {};
}

describe("G07: the account update", () => {
  test.each([
    ["nothing but the password", {}],
    ["F-128: dots, hyphens and digits", { email: "jonas.p-1@x.lt" }],
    ["F-129: no e-mail with SMS", { method: "2", email: "" }],
    ["F-131: a number that is pasted whole", { phone: "+370 612-34567" }],
    ["F-131: with an old trunk digit", { phone: "861234567" }],
    ["F-135: capital letters make no other address", { email: "Jonas.S@pavyzdys.example", phone: "612 34567" }],
  ])("takes %s", (_what, change) => expect(findings(change)).toEqual({}));

  test("F-134: findings of single fields do not hide those of two together", () => {
    const broken = { method: "2", email: "a+b@x.lt", phone: "", newPassword: "", repeatPassword: "" };
    expect(findings(broken)).toEqual({
      email: ["email.localPart"],
      phone: ["required"],
      newPassword: ["required"],
      repeatPassword: ["required"],
    });
    expect(findings({ method: "0", email: "b@x.lt", phone: "612 34567", repeatPassword: "x" })).toEqual({
      method: ["choice.unknown"],
      email: ["account.bothContactsChanged"],
      phone: ["account.bothContactsChanged"],
      repeatPassword: ["password.mismatch"],
    });
  });

  test("F-135: taking one contact away is a change, too", () => {
    expect(Object.keys(findings({ method: "2", email: "", phone: "612 34567" }))).toEqual(["email", "phone"]);
  });

  test("F-145: a shared account must be agreed to", () => {
    const shared = { ...OWNER, shared: true };
    expect(findings({}, shared)).toEqual({ agreed: ["account.sharedNotConfirmed"] });
    expect(findings({ agreed: "on" }, shared)).toEqual({});
  });
});

const SELLER: SellerUser = {
  ...SAMPLE_SELLER,
  email: "jonas.s@pavyzdys.example",
  mobilePhone: "+37060001000",
  phoneVerified: true,
  maySearch: true,
};

describe("F-143: which contact is sent as verified", () => {
  const own = { email: SELLER.email, phone: SELLER.mobilePhone };
  test.each([
    ["e-mail, both as they were", { ...own, method: 1 }, [true, true]],
    ["e-mail, another phone", { ...own, method: 1, phone: "+37061234567" }, [true, false]],
    ["SMS, another e-mail", { ...own, method: 2, email: "b@x.lt" }, [false, true]],
    ["SMS, another phone", { ...own, method: 2, phone: "+37061234567" }, [true, true]],
  ] as const)("%s", (_what, change, flags) => {
    const { emailVerified, phoneVerified } = changedSeller(SELLER, change);
    expect([emailVerified, phoneVerified]).toEqual(flags);
  });

  test("a contact that was not verified before stays so", () => {
    const unverified = { ...SELLER, emailVerified: false, phoneVerified: false };
    expect(changedSeller(unverified, { ...own, method: 1 })).toMatchObject({
      emailVerified: true,
      phoneVerified: false,
    });
    expect(changedSeller(unverified, { ...own, method: 2 })).toMatchObject({
      emailVerified: false,
      phoneVerified: true,
    });
  });

  test("F-137: the code goes to the contact of the way", () => {
    expect(contactOf({ ...own, method: 2 })).toEqual({ method: 2, contact: "+37060001000" });
    expect(() => contactOf({ method: 1, email: null, phone: null })).toThrow(TypeError);
  });
});

test("F-144: what a session keeps of its seller is the whole seller again", () => {
  const { user, parts } = toSessionSeller(SELLER);
  const flags = LOGIN_FLAGS.entry({
    maySearch: true,
    sharedShopUser: false,
    seesDebts: false,
    documentsOptional: false,
    mainUser: false,
  });
  expect(sellerOfSession({ user: { ...user, role: 0 }, parts: { ...parts, ...flags } })).toEqual(SELLER);
});

test.each([
  ["sellers", [true, false, true, false]],
  ["managers", [false, true, false, false]],
] as const)("F-148, C2: the reading for %s", (guard, expected) => {
  expect(([0, 1, 3, null] as const).map((role) => mayOpenSettings(role, guard))).toEqual(expected);
});

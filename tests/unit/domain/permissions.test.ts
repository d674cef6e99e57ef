import { describe, expect, test } from "vitest";
import { Role } from "../../../app/domain/enumerations/role.ts";
import {
  can,
  findGrant,
  isWithinScope,
  type Action,
  type Actor,
  type Condition,
  type Facts,
} from "../../../app/domain/permissions.ts";

const ACTORS: readonly Actor[] = [Role.seller, Role.supervisor, Role.manager, "expired", "limited", "guest"];

/**
 * Requirements 1.3, cell by cell in the order S V M X L G: a author, s own or own shop's, c own company, * all, - refused;
 * a second letter is the condition: ? a flag of the user, ! something done before.
 */
const MATRIX: Record<Action, string> = {
  "news:read": "* * * * *! -",
  "spreadsheet:use": "* * * * *! -",
  "application:create": "s c *! s! - -",
  "application:edit": "s c * s! - -",
  "application:list": "s c * - - -",
  "application:view": "s c * - - -",
  "application:viewLog": "s c * - - -",
  "application:export": "s c * - - -",
  "application:search": "s? c? *? - - -",
  "application:delete": "a c * - - -",
  "application:archive": "- c * - - -",
  "goods:edit": "s c *! - - -",
  "contract:make": "s c * - - -",
  "contract:reject": "s c * - - -",
  "contract:takeOver": "s c * - - -",
  "contract:transfer": "s c * - - -",
  "document:download": "s c * - - -",
  "document:downloadWhileSigning": "- - * - - -",
  "document:decisionApproval": "- - * - - -",
  "signing:manage": "s c * - - -",
  "approval:request": "s c - - - -",
  "approval:decide": "- - * - - -",
  "income:managerEntry": "- - * - - -",
  "liability:view": "s? c? * - - -",
  "rating:view": "s c * - - -",
  "debtReport:view": "s c * - - -",
  "report:view": "s c * - - -",
  "month:view": "- c * - - -",
  "account:manage": "- c - - - -",
  "account:unblock": "- c? * - - -",
  "warrant:confirm": "- c? - - - -",
  "seller:list": "- - * - - -",
  "seller:viewConditions": "- - * - - -",
  "serviceStatus:view": "- - * - - -",
  "settings:edit": "* * - - - -",
  "recogniser:use": "* * * * * *",
};

/** The type above asks for every action, and for no other. */
const ACTIONS = Object.keys(MATRIX) as Action[];

const SCOPES: Record<string, string> = { a: "author", s: "shop", c: "company", "*": "all" };
/** The type asks for every fact that may be a condition. */
const EVERY_FACT: Record<Condition, true> = {
  sellerChosen: true,
  goodsAgreedWithSeller: true,
  openedInThisSession: true,
  typingOnly: true,
  insideLimitedLogin: true,
  searchFlag: true,
  liabilitiesFlag: true,
  mainUser: true,
};

const USER_FLAGS = ["searchFlag", "liabilitiesFlag", "mainUser"];

describe("F-414: role × action", () => {
  test.each(ACTIONS)("%s", (action) => {
    MATRIX[action].split(" ").forEach((cell, column) => {
      const actor = ACTORS[column] ?? "guest";
      const grant = findGrant(actor, action);
      expect(grant?.scope ?? "-").toBe(SCOPES[cell.charAt(0)] ?? "-");
      expect(grant?.condition !== undefined).toBe(cell.length === 2);
      if (cell.length === 2) expect(USER_FLAGS.includes(grant?.condition ?? "")).toBe(cell.endsWith("?"));
    });
  });

  test("F-412: a supervisor may do all that a seller may", () => {
    const facts = { searchFlag: true, liabilitiesFlag: true };
    const missing = ACTIONS.filter((action) => can(Role.seller, action, facts) && !can(Role.supervisor, action, facts));
    expect(missing).toEqual([]);
  });
});

describe("conditions", () => {
  test("a right with a condition is refused until the fact is told", () => {
    expect(can(Role.seller, "application:search")).toBe(false);
    expect(can(Role.seller, "application:search", { searchFlag: false })).toBe(false);
    expect(can(Role.seller, "application:search", { mainUser: true })).toBe(false);
    expect(can(Role.seller, "application:search", { searchFlag: true })).toBe(true);
  });

  test("F-397: only the main user of the company unblocks, and managers", () => {
    expect(can(Role.supervisor, "account:unblock")).toBe(false);
    expect(can(Role.supervisor, "account:unblock", { mainUser: true })).toBe(true);
    expect(can(Role.manager, "account:unblock")).toBe(true);
    expect(can(Role.seller, "account:unblock", { mainUser: true })).toBe(false);
  });

  test("F-251: a right with a condition needs that very fact, and no other helps; one without a condition needs none", () => {
    const FACTS = Object.keys(EVERY_FACT) as Condition[];
    const holding = (...facts: Condition[]): Facts => Object.fromEntries(facts.map((fact) => [fact, true]));
    const conditions = ACTIONS.flatMap((action) =>
      ACTORS.flatMap((actor) => {
        const enough = FACTS.filter((fact) => can(actor, action, holding(fact)));
        const others = FACTS.filter((fact) => !enough.includes(fact));
        const isFree = can(actor, action);
        expect([action, actor, enough.length]).toEqual([
          action,
          actor,
          isFree ? FACTS.length : expect.toBeOneOf([0, 1]),
        ]);
        expect([action, actor, can(actor, action, holding(...others))]).toEqual([action, actor, isFree]);
        expect([action, actor, can(actor, action, EVERY_FACT)]).toEqual([action, actor, isFree || enough.length > 0]);
        return isFree ? [] : enough.map((fact) => `${action} ${String(actor)} ${fact}`);
      }),
    );
    expect(conditions.filter((condition) => condition.startsWith("goods:edit"))).toEqual([
      `goods:edit ${Role.manager} goodsAgreedWithSeller`,
    ]);
    expect(conditions.filter((condition) => condition.endsWith("sellerChosen"))).toEqual([
      `application:create ${Role.manager} sellerChosen`,
    ]);
  });

  test("F-105: an expired session edits only applications opened in it, and a guest does nothing but recognise", () => {
    expect(can("expired", "application:edit")).toBe(false);
    expect(can("expired", "application:edit", { openedInThisSession: true })).toBe(true);
    expect(ACTIONS.filter((action) => can("guest", action))).toEqual(["recogniser:use"]);
  });
});

describe("1.3: how far a right reaches", () => {
  const viewer = { userId: "1", shopId: "101", companyId: "A" };
  const records = [
    { userId: "1", shopId: "102", companyId: "A" },
    { userId: "2", shopId: "101", companyId: "A" },
    { userId: "2", shopId: "102", companyId: "A" },
    { userId: "2", shopId: "201", companyId: "B" },
  ];

  test.each([
    ["author", [true, false, false, false]],
    ["shop", [true, true, false, false]],
    ["company", [true, true, true, false]],
    ["all", [true, true, true, true]],
  ] as const)("%s", (scope, expected) =>
    expect(records.map((record) => isWithinScope(scope, viewer, record))).toEqual(expected),
  );
});

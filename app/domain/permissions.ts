import { Role } from "./enumerations/role.ts";

/** A user outside the ordinary session: expired session, limited auto-login, not logged in (columns X, L, G of 1.3). */
export type RestrictedActor = "expired" | "limited" | "guest";

export type Actor = Role | RestrictedActor;

/** How far a right reaches: the record's author, the shop, the company, everything. */
export type Scope = "author" | "shop" | "company" | "all";

/** A fact that must hold besides the role; the caller knows it and passes it to `can`. */
export type Condition =
  | "sellerChosen"
  | "goodsAgreedWithSeller"
  | "openedInThisSession"
  | "typingOnly"
  | "insideLimitedLogin"
  | "searchFlag"
  | "liabilitiesFlag"
  | "mainUser";

export type Facts = Partial<Record<Condition, boolean>>;

type Grant = { scope: Scope; condition?: Condition };
type Cell = Scope | Grant | null;
/** Cells in the order of the columns S, V, M, X, L, G. */
type Row = readonly [seller: Cell, supervisor: Cell, manager: Cell, expired?: Cell, limited?: Cell, guest?: Cell];

const when = (condition: Condition, scope: Scope): Grant => ({ scope, condition });

/** The permission matrix (F-414). A cell that is absent is refused. */
const MATRIX = {
  "news:read": ["all", "all", "all", "all", when("insideLimitedLogin", "all")],
  "spreadsheet:use": ["all", "all", "all", "all", when("insideLimitedLogin", "all")],
  "application:create": ["shop", "company", when("sellerChosen", "all"), when("typingOnly", "shop")],
  "application:edit": ["shop", "company", "all", when("openedInThisSession", "shop")],
  "application:list": ["shop", "company", "all"],
  "application:view": ["shop", "company", "all"],
  "application:viewLog": ["shop", "company", "all"],
  "application:export": ["shop", "company", "all"],
  "application:search": [when("searchFlag", "shop"), when("searchFlag", "company"), when("searchFlag", "all")],
  "application:delete": ["author", "company", "all"],
  "application:archive": [null, "company", "all"],
  "goods:edit": ["shop", "company", when("goodsAgreedWithSeller", "all")],
  "contract:make": ["shop", "company", "all"],
  "contract:reject": ["shop", "company", "all"],
  "contract:takeOver": ["shop", "company", "all"],
  "contract:transfer": ["shop", "company", "all"],
  "document:download": ["shop", "company", "all"],
  "document:downloadWhileSigning": [null, null, "all"],
  "document:decisionApproval": [null, null, "all"],
  "signing:manage": ["shop", "company", "all"],
  "approval:request": ["shop", "company", null],
  "approval:decide": [null, null, "all"],
  "income:managerEntry": [null, null, "all"],
  "liability:view": [when("liabilitiesFlag", "shop"), when("liabilitiesFlag", "company"), "all"],
  "rating:view": ["shop", "company", "all"],
  "debtReport:view": ["shop", "company", "all"],
  "report:view": ["shop", "company", "all"],
  "month:view": [null, "company", "all"],
  "account:manage": [null, "company", null],
  "account:unblock": [null, when("mainUser", "company"), "all"],
  "warrant:confirm": [null, when("mainUser", "company"), null],
  "seller:list": [null, null, "all"],
  "seller:viewConditions": [null, null, "all"],
  "serviceStatus:view": [null, null, "all"],
  "settings:edit": ["all", "all", null],
  "recogniser:use": ["all", "all", "all", "all", "all", "all"],
} as const satisfies Record<string, Row>;

export type Action = keyof typeof MATRIX;

const COLUMN: Record<string, number> = {
  [Role.seller]: 0,
  [Role.supervisor]: 1,
  [Role.manager]: 2,
  expired: 3,
  limited: 4,
  guest: 5,
};

/** The right of an actor to an action with its scope and condition, or null when it is refused (F-414). */
export function findGrant(actor: Actor, action: Action): Grant | null {
  const row: Row = MATRIX[action];
  const cell = row[COLUMN[String(actor)] ?? -1] ?? null;
  return typeof cell === "string" ? { scope: cell } : cell;
}

/**
 * Whether an actor may do an action at all. A right with a condition counts only when the fact is passed as true,
 * so a forgotten fact refuses. The reach over one record is `isWithinScope`.
 */
export function can(actor: Actor, action: Action, facts: Facts = {}): boolean {
  const grant = findGrant(actor, action);
  return grant !== null && (grant.condition === undefined || facts[grant.condition] === true);
}

/** Who owns a record, or who is looking; ids as the wire gives them. */
export type Ownership = { userId: string; shopId: string; companyId: string };

/** Whether a record lies within the reach of a right (1.3: own, own company, all). */
export function isWithinScope(scope: Scope, viewer: Ownership, record: Ownership): boolean {
  switch (scope) {
    case "all":
      return true;
    case "company":
      return viewer.companyId === record.companyId;
    case "shop":
      return viewer.userId === record.userId || viewer.shopId === record.shopId;
    case "author":
      return viewer.userId === record.userId;
  }
}

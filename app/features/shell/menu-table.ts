import { findRole } from "~/domain/enumerations/role.ts";
import { can, type Action } from "~/domain/permissions.ts";
import { paths } from "~/paths/paths.ts";
import { permitPaths } from "~/paths/permit-paths.ts";

/** Whom the frame is drawn for. */
export type Viewer = { role: number; maySearch: boolean };

/** Name of an item: the key of its text is `shell:menu.<name>`. */
export type MenuName =
  | "newApplication"
  | "applications"
  | "permits"
  | "ratings"
  | "spreadsheet"
  | "news"
  | "reports"
  | "search"
  | "accounts"
  | "manager"
  | "settings";

type MenuRow = {
  name: MenuName;
  to: string;
  /** Who may: the line of the permission matrix. */
  action: Action;
  /** Whether the screen is built; `tests/unit/features/shell/menu-table.test.ts` compares it with the table of URLs. */
  exists: boolean;
  /** `menu`: an item of the main menu. `name`: the user's own name leads there (F-039). */
  place: "menu" | "name";
  /** Drawn as the button that starts the daily work. */
  primary?: true;
};

/** Every way that the frame offers, in the order in which it is drawn: the one place that decides (F-039 to F-042). */
export const MENU_TABLE: readonly MenuRow[] = [
  {
    name: "newApplication",
    to: paths.newApplication(),
    action: "application:create",
    exists: true,
    place: "menu",
    primary: true,
  },
  { name: "applications", to: paths.applications(), action: "application:list", exists: true, place: "menu" },
  { name: "ratings", to: paths.ratings(), action: "rating:view", exists: true, place: "menu" },
  { name: "spreadsheet", to: paths.spreadsheet(), action: "spreadsheet:use", exists: true, place: "menu" },
  { name: "news", to: paths.news(), action: "news:read", exists: true, place: "menu" },
  { name: "reports", to: paths.reports(), action: "report:view", exists: true, place: "menu" },
  { name: "permits", to: permitPaths.list(), action: "application:view", exists: true, place: "menu" },
  { name: "search", to: paths.search(), action: "application:search", exists: true, place: "menu" },
  { name: "accounts", to: paths.accounts(), action: "account:manage", exists: true, place: "menu" },
  { name: "manager", to: paths.manager(), action: "seller:list", exists: true, place: "menu" },
  { name: "settings", to: paths.settings(), action: "settings:edit", exists: true, place: "name" },
];

/** A row whose screen exists and whose right the viewer has. */
export type MenuEntry = Pick<MenuRow, "name" | "to"> & { primary: boolean };

/**
 * What the frame offers to a viewer at one place. A manager chooses the seller on the page itself, so that the way to a new
 * application stands in the menu before one is chosen (F-040).
 * @param rows the table; another one in tests
 */
export function menuOf(viewer: Viewer, place: MenuRow["place"], rows = MENU_TABLE): MenuEntry[] {
  const role = findRole(viewer.role);
  if (role === null) return [];
  const facts = { searchFlag: viewer.maySearch, sellerChosen: true };
  return rows
    .filter((row) => row.place === place && row.exists && can(role, row.action, facts))
    .map(({ name, to, primary }) => ({ name, to, primary: primary === true }));
}

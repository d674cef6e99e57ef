import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";

/** Which categories may have rows in a tab (F-178, C22): payments are of signed contracts, and the archive has only what was paid out. */
const TAB_CATEGORIES: Readonly<Record<ListTab, readonly ListCategory[]>> = {
  [ListTab.applications]: [ListCategory.application, ListCategory.rejectedContract],
  [ListTab.payments]: [ListCategory.archived, ListCategory.signedContract],
  [ListTab.unpaid]: [ListCategory.signedContract],
  [ListTab.contracts]: [
    ListCategory.archived,
    ListCategory.unsignedContract,
    ListCategory.withDefects,
    ListCategory.signedContract,
  ],
};

/** Whether a category may have rows in a tab. */
export const hasCategory = (tab: ListTab, category: string): boolean =>
  (TAB_CATEGORIES[tab] as readonly string[]).includes(category);

/** What a tab offers. A category of another tab that an address or a click on this tab brought along stays chosen: it can be seen why the list is empty. */
export const offeredCategories = (tab: ListTab, chosen: ListCategory | null): ListCategory[] =>
  Object.values(ListCategory).filter((category) => category === chosen || hasCategory(tab, category));

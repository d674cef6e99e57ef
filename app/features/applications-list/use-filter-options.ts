import { listCategories } from "~/domain/enumerations/list-category.ts";
import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { offeredCategories } from "./tab-categories.ts";

type Asked = { view: { tab: ListTab }; typed: Partial<Record<"category", string>> };

/** What the choices of the filter offer in the open tab (F-178). */
export function useFilterOptions({ view, typed }: Asked) {
  const optionsOf = useEnumerationOptions();
  return { category: optionsOf(listCategories, offeredCategories(view.tab, listCategories.find(typed.category))) };
}

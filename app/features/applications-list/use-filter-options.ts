import { listCategories } from "~/domain/enumerations/list-category.ts";
import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import type { Option } from "~/ui/form/option.ts";
import { offeredCategories } from "./tab-categories.ts";

type Asked = { view: { tab: ListTab }; typed: Partial<Record<"category" | "shop", string>> };
type Shop = { id: number; title: string };

/** What the choices of the filter offer: the categories of the open tab (F-178), and the shops of a supervisor by name (F-172). */
export function useFilterOptions({ view, typed }: Asked, shops: readonly Shop[]) {
  const optionsOf = useEnumerationOptions();
  return {
    category: optionsOf(listCategories, offeredCategories(view.tab, listCategories.find(typed.category))),
    ...(shops.length > 0 && { shop: shopOptions(shops, typed.shop) }),
  };
}

/** A shop of an address that is none of these stays chosen, as its number: what narrows the list can be seen. */
function shopOptions(shops: readonly Shop[], chosen = ""): Option[] {
  const options = shops.map(({ id, title }) => ({ value: String(id), label: title }));
  const isOffered = chosen === "" || options.some(({ value }) => value === chosen);
  return isOffered ? options : [...options, { value: chosen, label: chosen }];
}

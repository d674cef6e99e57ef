import { useTranslation } from "react-i18next";
import { FilterForm } from "~/ui/filter-form.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import type { HiddenValues } from "~/ui/form/hidden-fields.tsx";
import type { Option } from "~/ui/form/option.ts";
import { drawFilter } from "./draw-filter.tsx";
import type { ListFilters } from "./list-filter.ts";
import type { LinkedQuery, ListLinks } from "./list-links.ts";
import { toViewParams, type ViewChoices } from "./list-view.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";

type FilterQuery<Sort extends string, Columns extends string, Tab> = LinkedQuery<Sort, Columns, Tab> & {
  errors: Partial<Record<string, string[]>>;
};

type ListFilterFormProps<Filters extends ListFilters, Sort extends string, Columns extends string, Tab> = {
  list: ViewChoices<Sort, Columns, Tab> & {
    path: () => string;
    filters: Filters;
    filterNames: readonly (keyof Filters & string)[];
  };
  query: FilterQuery<NoInfer<Sort>, NoInfer<Columns>, NoInfer<Tab>>;
  links: Pick<ListLinks, "clear">;
  label: (name: NoInfer<keyof Filters & string>) => string;
  /** Names of the empty choice, where it has one of its own. */
  any?: Partial<Record<NoInfer<keyof Filters & string>, string>>;
  /** What a choice offers, where that is less than all its values. */
  options?: Partial<Record<NoInfer<keyof Filters & string>, readonly Option[]>>;
  /** What stays in the address and is neither filter nor view. */
  kept?: HiddenValues;
  /** Fields that this user is not asked. */
  without?: readonly NoInfer<keyof Filters & string>[];
  /** What the button does, where that is not to narrow a list that is there. */
  verb?: "search" | "show";
};

const fieldId = (name: string) => `filter-${name}`;

/** The filter of a list with what is wrong in it; works by GET, so that a filtered list is a link (F-159). */
export function ListFilterForm<Filters extends ListFilters, Sort extends string, Columns extends string, Tab>({
  list,
  query,
  links,
  label,
  any = {},
  options = {},
  kept = {},
  without = [],
  verb,
}: ListFilterFormProps<Filters, Sort, Columns, Tab>) {
  const { view, given, typed, errors } = query;
  const { t } = useTranslation("ui");
  const yesNo = [
    { value: "yes", label: t("choice.yes") },
    { value: "no", label: t("choice.no") },
  ];
  const texts = { optionsOf: useEnumerationOptions(), yesNo };
  const draw = (name: keyof Filters & string) => {
    const filter = list.filters[name];
    if (filter === undefined) return null;
    // The key follows the value: when a link changes the filter, the field is drawn afresh.
    const key = `${name}=${typed[name] ?? ""}`;
    const field = { id: fieldId(name), key, name, defaultValue: typed[name], errors: errors[name] };
    return drawFilter(
      filter,
      { field, label: label(name), any: any[name] ?? t("choice.any"), options: options[name] },
      texts,
    );
  };
  const isRare = (name: keyof Filters & string) => list.filters[name]?.rare === true;
  const isSet = (name: string) => given[name] !== undefined || errors[name] !== undefined;
  const asked = list.filterNames.filter((name) => !without.includes(name));
  const folded = asked.filter(isRare);
  const findings = list.filterNames.flatMap((name) =>
    (errors[name] ?? []).map((message) => ({ fieldId: fieldId(name), label: label(name), message })),
  );
  const hidden = Object.entries(toViewParams(list, view)).map(([name, value]) => [name, value ?? undefined]);
  return (
    <>
      <ErrorSummary errors={findings} />
      <FilterForm
        action={list.path()}
        {...(verb !== undefined && { verb })}
        hidden={{ ...kept, ...Object.fromEntries(hidden) }}
        {...(list.filterNames.some(isSet) ? { clearTo: links.clear() } : {})}
        moreOpen={list.filterNames.some((name) => isRare(name) && isSet(name))}
        {...(folded.length > 0 ? { more: folded.map(draw) } : {})}
      >
        {asked.filter((name) => !isRare(name)).map(draw)}
      </FilterForm>
    </>
  );
}

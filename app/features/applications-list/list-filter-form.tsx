import { useTranslation } from "react-i18next";
import { applicationStatuses } from "~/domain/enumerations/application-status.ts";
import { paths } from "~/paths.ts";
import { FilterForm } from "~/ui/filter-form.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { filterFieldsOf } from "./filter-fields-of.ts";
import { MORE_NAMES } from "./list-filter-schema.ts";
import type { ListQuery } from "./list-query.ts";
import { toViewParams } from "./list-view.ts";
import { MoreFilters } from "./more-filters.tsx";
import { useCodeOptions } from "./use-code-options.ts";

type ListFilterFormProps = { query: ListQuery; clearTo: string; showsSellers: boolean };

/** The filter of the list; works by GET, so that a filtered list is a link (F-159). */
export function ListFilterForm({ query, clearTo, showsSellers }: ListFilterFormProps) {
  const { t } = useTranslation("applications");
  const fields = filterFieldsOf(query);
  const optionsOf = useCodeOptions();
  const hidden = Object.entries(toViewParams(query.view)).map(([name, value]) => [name, value ?? undefined]);
  const hasMore = MORE_NAMES.some((name) => query.given[name] !== undefined || query.errors[name] !== undefined);
  const isFiltered = Object.keys(query.given).length > 0 || Object.keys(query.errors).length > 0;
  return (
    <FilterForm
      action={paths.applications()}
      hidden={Object.fromEntries(hidden)}
      {...(isFiltered ? { clearTo } : {})}
      moreOpen={hasMore}
      more={<MoreFilters fields={fields} showsSellers={showsSellers} />}
    >
      <TextField field={fields("number")} label={t("filter.number")} autoComplete="off" spellCheck={false} />
      <CodeField field={fields("personalCode")} label={t("filter.personalCode")} autoComplete="off" width="full" />
      <DateField field={fields("from")} label={t("filter.from")} />
      <DateField field={fields("to")} label={t("filter.to")} />
      <SelectField
        field={fields("status")}
        label={t("filter.status")}
        options={optionsOf(applicationStatuses)}
        emptyLabel={t("filter.anyStatus")}
      />
    </FilterForm>
  );
}

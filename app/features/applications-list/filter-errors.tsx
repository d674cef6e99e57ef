import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldId } from "./filter-fields-of.ts";
import { FILTER_NAMES } from "./list-filter-schema.ts";
import type { ListQuery } from "./list-query.ts";

/** What of the filter was left out because it is wrong, each a link to its field. */
export function FilterErrors({ errors }: Pick<ListQuery, "errors">) {
  const { t } = useTranslation("applications");
  const findings = FILTER_NAMES.flatMap((name) =>
    (errors[name] ?? []).map((message) => ({ fieldId: fieldId(name), label: t(`filter.${name}`), message })),
  );
  return <ErrorSummary errors={findings} />;
}

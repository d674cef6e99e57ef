import type { FieldSource } from "~/ui/form/field-source.ts";
import type { FilterName } from "./list-filter-schema.ts";
import type { ListQuery } from "./list-query.ts";

/** Gives a field part what it draws: id, what was typed, what is wrong with it. */
export type FilterFields = (name: FilterName) => FieldSource;

export const fieldId = (name: FilterName) => `filter-${name}`;

/** The key follows the value: when a link changes the filter, the field is drawn afresh. */
export const filterFieldsOf =
  ({ typed, errors }: ListQuery): FilterFields =>
  (name) => ({
    id: fieldId(name),
    key: `${name}=${typed[name] ?? ""}`,
    name,
    defaultValue: typed[name],
    errors: errors[name],
  });

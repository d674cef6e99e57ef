import * as z from "zod";
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type ViewChoices } from "./list-view.ts";

type FieldChoices = Omit<ViewChoices, "sorts"> & { sortNames: readonly string[] };

const SIZE_TEXTS = PAGE_SIZES.map(String);
const KEY_MAX_LENGTH = 500;

/** The fields of a view. None of them is typed, so an unknown value silently means the default (F-164: `tab=9` is 3). */
export const viewFields = ({ sortNames, defaultSort, columns, tabs }: FieldChoices) => ({
  tab: z
    .string()
    .optional()
    .transform((raw) => tabs?.all.find(raw) ?? tabs?.first ?? null),
  sort: z.enum(sortNames).catch(defaultSort),
  dir: z.enum(["asc", "desc"]).nullable().catch(null),
  size: z.enum(SIZE_TEXTS).catch(String(DEFAULT_PAGE_SIZE)).transform(Number),
  columns: z.enum(columns).catch(columns[0]),
  key: z.string().min(1).max(KEY_MAX_LENGTH).nullable().catch(null),
});

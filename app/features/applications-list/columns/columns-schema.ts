import * as z from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { TABLE_COLUMN_NAMES } from "./table-columns.ts";

/** At least one column stays (F-160). */
export const columnsSchema = z.object({
  columns: z.array(z.enum(TABLE_COLUMN_NAMES)).min(1, { error: () => issueMessage("columns.none") }),
});

/** Buttons that say everything by themselves. */
export const pressedAloneSchema = z.object({});

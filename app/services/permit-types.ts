import type { permit } from "./wire/permits.ts";
import type { ValueOf } from "./wire/parts.ts";

/** A contract request: a manager is asked to allow the credit of an application (F-370). */
export type Permit = ValueOf<typeof permit>;

/** Which requests are asked for, a page at a time; newest first unless said otherwise. */
export interface PermitQuery {
  applicationId?: number | undefined;
  permitId?: number | undefined;
  status?: string | undefined;
  sequence?: number | undefined;
  direction?: "asc" | "desc" | undefined;
  /** `nextKey` or `previousKey` of a page. */
  key?: string | undefined;
  /** Rows a page. */
  limit?: number | undefined;
}

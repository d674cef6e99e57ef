import type { contractListRow, contractQuestion } from "./wire/contracts.ts";
import type { ValueOf } from "./wire/parts.ts";
import type { ListQuestion } from "./wire/contracts.ts";

/** Asked before a contract is made (F-202). */
export type ContractQuestion = ValueOf<typeof contractQuestion>;

/** Filter, order and page of the list of applications and contracts (G10). Only the tab is required. */
export type ContractListQuery = ListQuestion;

/** One row of the list (F-551). */
export type ContractListRow = ValueOf<typeof contractListRow>;

import type { AccountAct } from "~/paths/account-paths.ts";
import type { Account } from "~/services/account-types.ts";

/** What an act is called for this person: one who may not work for want of a warrant is inactive already, and is marked as having left (F-400, F-401). */
export type ActWords = AccountAct | "markLeft";

/** The words of an act. */
export const actWords = (act: AccountAct, { active, hasLeft }: Pick<Account, "active" | "hasLeft">): ActWords =>
  act === "deactivate" && !active && !hasLeft ? "markLeft" : act;

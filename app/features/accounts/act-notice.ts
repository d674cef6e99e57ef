import type { IsoDay } from "~/domain/iso-day.ts";
import type { NewNotice } from "~/notices/notice-record.ts";
import type { AccountAct } from "~/paths/account-paths.ts";
import type { Account } from "~/services/account-types.ts";
import { actWords } from "./act-words.ts";

/** The day by which the warrant should have been confirmed, where it has passed: the person may not work even when activated (F-400). */
export const lapsedWarrant = ({ warrantDue }: Account, today: IsoDay): IsoDay | null =>
  warrantDue !== null && warrantDue < today ? warrantDue : null;

/** The act that was done to an account; `block`: what the block was, 0 where there was none, null when it was not asked. */
type Done = { act: AccountAct; account: Account; block: number | null };

/** What the supervisor reads after an act: what came of it, which may be less than was wanted. */
export function toActNotice({ act, account, block }: Done, today: IsoDay): NewNotice {
  const params = { login: account.login };
  if (act === "unblock" && block === 0) return { text: { key: "accounts:done.notBlocked", params }, variant: "info" };
  if (act === "activate" && lapsedWarrant(account, today) !== null)
    return { text: { key: "accounts:done.activateUnconfirmed", params }, variant: "warning" };
  return { text: { key: `accounts:done.${actWords(act, account)}`, params }, variant: "success" };
}

import type { account, AccountsQuestion, WrittenAccount } from "./wire/accounts.ts";
import type { ValueOf } from "./wire/parts.ts";

/** An account of a partner's company, VartotojoEilute (F-394). */
export type Account = ValueOf<typeof account>;

/** What the list of accounts is asked for. */
export type AccountsQuery = AccountsQuestion;

/** What a supervisor saves of an account. */
export type AccountToSave = WrittenAccount;

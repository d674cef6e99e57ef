import type { AccountsQuery, AccountToSave } from "./account-types.ts";
import type { Backend } from "./backend.server.ts";
import { callList } from "./call-list.server.ts";
import { codeOf } from "./faults.server.ts";
import { callOperation } from "./call-operation.server.ts";
import { toWirePassword, type PasswordOnWire } from "./session.server.ts";
import {
  accountsPage,
  confirmedAnswer,
  savedAccountAnswer,
  toAccountsQuery,
  toWireAccount,
  unblockedAnswer,
} from "./wire/accounts.ts";
import { toWireWrite, type Write } from "./write.ts";

/** Accounts of a supervisor's company, or, for managers, of all partners: everybody, with every column, a page at a time (F-394, F-395, F-405). */
export const listAccounts = (backend: Backend, query: AccountsQuery) =>
  callList(backend, { operation: "ListUsers", args: toAccountsQuery(query), answer: accountsPage, refusals: [] }, [
    codeOf("noUsers"),
  ]);

/** Of a new account, where its owner is not to set one by a link. */
type FirstPassword = { password?: PasswordOnWire | undefined };

/**
 * Saves another's account, a new one with the number 0 (F-399). 900: the log-in name or the address is taken; 1021: a shop of another company, or its main
 * user; 1050: no user of the company; 1101: changed meanwhile; 2120: not saved.
 */
export const saveAccount = (backend: Backend, account: AccountToSave, write: Write & FirstPassword) =>
  callOperation(backend, {
    operation: "SaveSeller",
    args: { ...toWireWrite(write), ...toWireAccount(account), ...(write.password && toWirePassword(write.password)) },
    answer: savedAccountAnswer,
    refusals: [900, 1050, 1101, 1102, 2120],
  });

/** Lets a blocked user in again (F-397, F-404); the answer says what the block was, 0 where there was none. 1050: no such log-in within reach. */
export const unblockUser = (backend: Backend, login: string, operationId: string) =>
  callOperation(backend, {
    operation: "UnblockUser",
    args: { ...toWireWrite({ operationId }), Loginas: login },
    answer: unblockedAnswer,
    refusals: [1050, 1102],
  });

/** Confirms all warrants of the company that wait; the answer says how many (F-400, F-402). */
export const confirmWarrants = (backend: Backend, operationId: string) =>
  callOperation(backend, {
    operation: "ConfirmWarrants",
    args: toWireWrite({ operationId }),
    answer: confirmedAnswer,
    refusals: [1102],
  });

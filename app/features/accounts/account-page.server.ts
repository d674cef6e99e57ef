import { redirect } from "@remix-run/node";
import { formatNationalPhone } from "~/domain/phone.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { lastPlaceOf } from "~/lists/last-place.server.ts";
import { accountPaths, type AccountAct } from "~/paths/account-paths.ts";
import { paths } from "~/paths/paths.ts";
import { notFoundPage, permissionDeniedPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { typistOf } from "~/session/portal-session.ts";
import type { Account } from "~/services/account-types.ts";
import { listAccounts } from "~/services/accounts.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import { findDraft, keyOfForm, type DraftKey } from "~/store/drafts.server.ts";
import { ACCOUNT_FORM } from "./account-forms.ts";
import { actWords, type ActWords } from "./act-words.ts";

type Params = Readonly<Record<string, string | undefined>>;

const ID_SHAPE = /^\d{1,9}$/;

/** The accounts of an answer with one number, and the shops of the company. */
async function findWithShops({ backend }: Portal, accountId: number) {
  const found = await listAccounts(backend, { accountId });
  if (!found.ok) throw refusalPage(found.notice);
  return { account: found.value.rows.find(({ id }) => id === accountId) ?? null, shops: found.value.shops };
}

/**
 * The account of an address that the user may change: of the own company, else there is none (1050, F-015). The own one is changed in the settings, that of the main
 * user by its owner alone.
 */
export async function requireAccount(portal: Portal, { accountId: text = "" }: Params) {
  if (!ID_SHAPE.test(text)) throw notFoundPage();
  if (text === portal.session.user.id) throw redirect(paths.settings());
  const { account, shops } = await findWithShops(portal, Number(text));
  if (account === null) throw refusalPage(noticeOf(codeOf("userNotFound")));
  return { account, shops };
}

/** The same without the main user's, which only its owner changes. */
export async function requireChangeable(portal: Portal, params: Params) {
  const found = await requireAccount(portal, params);
  if (found.account.mainUser) throw permissionDeniedPage();
  return found;
}

/** The shops in which a new account may work. */
export const readShops = async (portal: Portal) => (await findWithShops(portal, Number(portal.session.user.id))).shops;

/** Where what was typed is kept when the session or a service ends (O2). */
export const draftOf = ({ session }: Portal, accountId: number | null): DraftKey =>
  keyOfForm(typistOf(session), ACCOUNT_FORM.id, accountId === null ? null : String(accountId));

/** The values of a saved account as the form shows them. */
const toFields = (account: Account) => ({
  firstName: account.firstName,
  lastName: account.lastName,
  login: account.login,
  role: String(account.role ?? ""),
  shop: String(account.shopId),
  email: account.email ?? "",
  phone: account.mobilePhone === null ? "" : formatNationalPhone(account.mobilePhone),
  method: String(account.authenticationMethod),
});

type Shops = Awaited<ReturnType<typeof readShops>>;

/** What else may be done with an account that is changed (F-396). */
function actsOn(portal: Portal, account: Account): { act: AccountAct; words: ActWords }[] {
  const { hasLeft, blockState } = account;
  const mayUnblock = blockState !== 0 && portal.can("account:unblock");
  const acts = [hasLeft ? "activate" : "deactivate", ...(mayUnblock ? (["unblock"] as const) : [])] as const;
  return acts.map((act) => ({ act, words: actWords(act, account) }));
}

/** The form of an account, as it is saved or with what was typed and not saved; null: a new one. */
export async function accountPage(portal: Portal, { account, shops }: { account: Account | null; shops: Shops }) {
  const draft = await findDraft(draftOf(portal, account?.id ?? null));
  const fields = account === null ? { role: "0", method: "0" } : toFields(account);
  return {
    id: account?.id ?? null,
    name: account === null ? null : `${account.firstName} ${account.lastName}`,
    version: account?.version ?? null,
    shared: account?.shared ?? false,
    acts: account === null ? [] : actsOn(portal, account),
    shops,
    fields: draft === null ? fields : Object.fromEntries(draft.entries),
    seals: formSeals(portal.session, ACCOUNT_FORM.id),
    back: lastPlaceOf(portal, accountPaths.list()),
  };
}

export type AccountPage = Awaited<ReturnType<typeof accountPage>>;

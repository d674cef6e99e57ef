import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate, type AcceptedForm } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { lastPlaceOf } from "~/lists/last-place.server.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { environment } from "~/platform/env.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Account, AccountToSave } from "~/services/account-types.ts";
import { saveAccount } from "~/services/accounts.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { checkEmailAvailability } from "~/services/sellers.server.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import { toErrors } from "./account-errors.server.ts";
import type { ACCOUNT_FORM } from "./account-forms.ts";
import { draftOf, type AccountPage } from "./account-page.server.ts";
import { accountSchema } from "./account-schema.ts";

type AccountForm = AcceptedForm<ReturnType<typeof accountSchema>>;

const HOUR_SECONDS = 60 * 60;
/** A log-in name or an address that another user has. */
const TAKEN = 900;

/** Null is a new account. */
type Subject = { account: Account | null; shops: AccountPage["shops"] };

/** The list as it was searched; without a search, and of a new account, the account alone: it may stand on another page. */
function listAfter(portal: Portal, before: Account | null, login: string): string {
  const alone = accountPaths.list(`search=${encodeURIComponent(login)}`);
  return before === null ? alone : lastPlaceOf(portal, accountPaths.list(), alone);
}

/** Saves the account and leads to the list; whatever is wrong is told at the form, where nothing typed is lost (F-399). */
export async function answerAccount(portal: Portal, read: ReadForm<typeof ACCOUNT_FORM>, subject: Subject) {
  const { account, shops } = subject;
  const about = { shopIds: shops.map(({ id }) => id), shared: account?.shared ?? false };
  const form = validate(read, accountSchema(about));
  if (!form.ok) return formErrorResponse(form);
  const isNewEmail = account?.email?.toLowerCase() !== form.value.email.toLowerCase();
  if (isNewEmail) await countEmail(portal);
  const saved = await save(portal, account, form);
  if (!saved.ok) {
    const isAddress = isNewEmail && saved.notice.code === TAKEN && (await isEmailTaken(portal, form.value.email));
    return formErrorResponse(form, toErrors(saved.reason, saved.notice, isAddress ? ["email"] : undefined));
  }
  await deleteDraft(draftOf(portal, account?.id ?? null));
  const created = form.value.password === undefined ? "accounts:done.created" : "accounts:done.createdWithPassword";
  const key = account === null ? created : "accounts:done.saved";
  const params = { login: form.value.login, email: form.value.email };
  await addNotice(portal.session, { text: { key, params }, variant: "success" });
  return redirect(listAfter(portal, account, form.value.login), 303);
}

function save({ session, backend }: Portal, account: Account | null, form: AccountForm) {
  const { password: typed } = form.value;
  const password = account === null && typed !== undefined ? { plain: typed } : undefined;
  const write = { operationId: form.operationId ?? randomUUID(), version: form.version, password };
  const about = { event: account === null ? "account.created" : "account.edited", user: session.user } as const;
  return auditedCall(
    { ...about, subject: account?.id ?? form.value.login },
    () => saveAccount(backend, toAccount(account, form.value), write),
    ({ ok }) => ok,
  );
}

/** What the form does not have stays as it is. */
const toAccount = (account: Account | null, value: AccountForm["value"]): AccountToSave => ({
  id: account?.id ?? 0,
  phone: account?.phone ?? null,
  active: account === null || !account.hasLeft,
  firstName: value.firstName,
  lastName: value.lastName,
  login: value.login,
  role: value.role,
  shopId: value.shop,
  email: value.email,
  mobilePhone: value.phone,
  authenticationMethod: value.method,
});

/** Who tries often learns which addresses exist (R-C29). */
async function countEmail({ session }: Portal) {
  const limit = environment().limits.accountUpdatesPerHour;
  await requireAttempt({ purpose: "account", key: session.user.id, limit, windowSeconds: HOUR_SECONDS }, "closed");
}

/**
 * A refused save does not say whether the log-in name or the address is another user's. This is asked after it and not before: the second
 * of two presses would find the address of the account that the first has just made.
 */
async function isEmailTaken({ backend }: Portal, email: string): Promise<boolean> {
  const asked = await checkEmailAvailability(backend, email);
  return !asked.ok;
}

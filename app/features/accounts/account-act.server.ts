import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { lastPlaceOf } from "~/lists/last-place.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { accountPaths, type AccountAct } from "~/paths/account-paths.ts";
import { notFoundPage, permissionDeniedPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Account } from "~/services/account-types.ts";
import { saveAccount, unblockUser } from "~/services/accounts.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { ACT_FORM } from "./account-forms.ts";
import { requireAccount, requireChangeable } from "./account-page.server.ts";
import { actWords, type ActWords } from "./act-words.ts";
import { lapsedWarrant, toActNotice } from "./act-notice.ts";

type Params = Readonly<Record<string, string | undefined>>;

const ACTS: readonly AccountAct[] = ["deactivate", "activate", "unblock"];

/** The line of the audit log of each act. */
const EVENTS = {
  deactivate: "account.deactivated",
  activate: "account.activated",
  unblock: "account.unblocked",
} as const;

/** The act of an address with its account; unblocking is the main user's alone (F-397). */
async function requireAct(portal: Portal, params: Params): Promise<{ act: AccountAct; account: Account }> {
  const act = ACTS.find((known) => known === params["act"]);
  if (act === undefined) throw notFoundPage();
  if (act !== "unblock") return { act, account: (await requireChangeable(portal, params)).account };
  if (!portal.can("account:unblock")) throw permissionDeniedPage();
  return { act, account: (await requireAccount(portal, params)).account };
}

/** The page that asks before an account is deactivated, activated or unblocked (F-396). */
export async function actPage(portal: Portal, params: Params) {
  const { act, account } = await requireAct(portal, params);
  const { id, login, firstName, lastName, shared, version } = account;
  const seals = formSeals(portal.session, ACT_FORM.id);
  const back = lastPlaceOf(portal, accountPaths.list());
  const words: ActWords | "notBlocked" =
    act === "unblock" && account.blockState === 0 ? "notBlocked" : actWords(act, account);
  const unconfirmedSince =
    words === "markLeft" ? account.warrantDue : act === "activate" ? lapsedWarrant(account, portal.today) : null;
  return { act, words, id, login, name: `${firstName} ${lastName}`, shared, version, unconfirmedSince, seals, back };
}

/** Does what was confirmed and leads to the list; a refusal stands above the question. */
export async function answerAct(portal: Portal, params: Params, read: ReadForm<typeof ACT_FORM>) {
  const { act, account } = await requireAct(portal, params);
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const { session, backend } = portal;
  const write = { operationId: form.operationId ?? randomUUID(), version: form.version ?? account.version };
  const done = await auditedCall(
    { event: EVENTS[act], user: session.user, subject: account.id },
    async () =>
      act === "unblock"
        ? await unblockUser(backend, account.login, write.operationId)
        : await saveAccount(backend, { ...account, active: act === "activate" }, write),
    ({ ok }) => ok,
  );
  if (!done.ok) {
    const isConflict = done.reason === "versionConflict";
    const errors = { status: isConflict ? 409 : 422, ...(isConflict && { formErrors: ["accounts:conflict"] }) };
    return formErrorResponse(form, errors, isConflict ? {} : { notice: done.notice });
  }
  const block = typeof done.value === "number" ? done.value : null;
  await addNotice(session, toActNotice({ act, account, block }, portal.today));
  return redirect(lastPlaceOf(portal, accountPaths.list()), 303);
}

import { json, redirect } from "@remix-run/node";
import { logOut } from "~/flows/log-in/log-out.server.ts";
import { LOGOUT_FORM } from "~/flows/log-in/logout-form.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";
import { isOwnNavigation } from "~/request/guards.server.ts";

/** A link of our own or a typed address logs out; one of another site gets the question (O19), and so does an old browser that does not say which it
 * was. A guest has nothing to be asked about. */
export const loader = defineLoader({ may: "open" }, async ({ head, session, visitor }) => {
  if (session === null || isOwnNavigation(head)) throw redirect(paths.login(), { headers: await logOut(head) });
  const { id, cookies } = await visitor();
  return json({ csrf: formSeals({ id }, LOGOUT_FORM.id).csrf }, { headers: cookies });
});

export const action = defineAction({ may: "open", forms: [LOGOUT_FORM] }, async ({ head }, { stale }) =>
  stale ? redirect(paths.logout(), 303) : redirect(paths.login(), { status: 303, headers: await logOut(head) }),
);

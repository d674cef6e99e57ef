import { LOGOUT_FORM } from "~/flows/log-in/logout-form.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { Portal } from "~/request/portal.server.ts";

/** What the page of a limited log-in shows beside its view, the news or the calculator (F-025). */
export function readLimitedPage<const View extends "news" | "calculator">({ session }: Portal, view: View) {
  const { fullName, login } = session.user;
  return {
    view,
    user: { fullName, login },
    csrf: formSeals(session, LOGOUT_FORM.id).csrf,
  };
}

import { LOGOUT_FORM } from "~/flows/log-in/logout-form.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import type { Portal } from "~/request/portal.server.ts";

/** What the page of a limited log-in shows beside the news (F-025). */
export function readLimitedPage({ session }: Portal) {
  const { fullName, login } = session.user;
  return {
    view: "limited" as const,
    user: { fullName, login },
    csrf: formSeals(session, LOGOUT_FORM.id).csrf,
  };
}

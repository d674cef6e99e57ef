import { redirect } from "@remix-run/node";
import { formSeals } from "~/forms/csrf.server.ts";
import { paths } from "~/paths/paths.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { findPreviousUser, rememberPath } from "~/request/visitor.server.ts";
import { demoLogins } from "./demo-logins.server.ts";
import { LOGIN_FORM } from "./login-fields.ts";
import { findNextStep } from "./next-step.server.ts";

/** What `/login` shows, and the cookies of its answer. Throws the way to the news for a user who is logged in already. */
export async function readLoginPage(portal: PublicPortal) {
  const { head, session, url } = portal;
  const visitor = await portal.visitor();
  if (session?.stage === "full" && !session.expired) throw redirect(paths.news());
  if (session !== null) await rememberPath(head, visitor, url.searchParams.get("from"));
  const user = await findPreviousUser(head, visitor);
  const nextStep = findNextStep(session);
  // The form below a log-in that goes on is for another name (F-070).
  const isForAnother = nextStep !== null && nextStep.to !== null;
  const page = {
    seals: formSeals(visitor, LOGIN_FORM.id),
    username: isForAnother ? "" : (user?.login ?? ""),
    demoLogins: demoLogins(),
    nextStep,
  };
  return { page, headers: visitor.cookies };
}

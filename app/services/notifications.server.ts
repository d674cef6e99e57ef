import type { TextKey } from "~/i18n/text-key.ts";
import { accepted } from "~/domain/outcome.ts";
import type { NewNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, readAnswer, refuse } from "./call-operation.server.ts";
import type { GeneralReason } from "./faults.server.ts";
import type { Notification } from "./notification-types.ts";
import type { BackendOutcome } from "./refusal.ts";
import { notificationsAnswer } from "./wire/notifications.ts";

const OPEN: TextKey = "shell:notices.openApplication";
const NO_RECORDS = 1900;

/** `uniqueMessage` of the back end's notice that warrants wait (F-400). */
export const WARRANTS_WAIT = "warrants";

/** What the back end wants to tell the signed-in user, as notices of the session; nothing is an empty list (F-123). */
export async function listNotifications(backend: Backend): Promise<BackendOutcome<NewNotice[], GeneralReason>> {
  const answer = await askInSession(backend, "ListNotifications", {});
  if (answer.code !== 0 && answer.code !== NO_RECORDS) return refuse(answer, []);
  return accepted(readAnswer(answer, notificationsAnswer).flatMap(toNotice));
}

/** HTML comes before plain words; a notice with neither says nothing. One about an application leads to where that stands. */
function toNotice({ message, html, applicationId, ...notice }: Notification): NewNotice[] {
  const text = html === null ? message : { html };
  const link = applicationId === null ? {} : { link: { to: paths.loadApplication(applicationId), label: OPEN } };
  return text === null ? [] : [{ ...notice, ...link, text }];
}

import { isSigningActive } from "~/domain/application-status.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { permissionDeniedPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { mayDownload } from "./may-download.ts";

/**
 * Refuses a file that this user may not have now; that it is held by a remote signing stands above the refusal (F-333).
 * @throws the page of a user without the right
 */
export async function requireDownload(
  portal: Pick<Portal, "can" | "session">,
  application: Application,
): Promise<void> {
  if (mayDownload(portal, application)) return;
  if (isSigningActive(application.signing))
    await addNotice(portal.session, { text: { key: "uploads:heldBySigning" }, variant: "warning" });
  throw permissionDeniedPage();
}

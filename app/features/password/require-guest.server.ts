import { notFoundPage } from "~/request/fault-pages.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";

/** The pages of forgotten passwords are for guests: a logged-in user has none such (F-073). Throws the 404 page. */
export function requireGuest({ session }: Pick<PublicPortal, "session">): void {
  if (session?.stage === "full" && !session.expired) throw notFoundPage();
}

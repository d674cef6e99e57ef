import { isSigningActive } from "~/domain/application-status.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";

/** Whether this user may have the documents of an application now: while remote signing is under way only a manager (F-333). */
export const mayDownload = ({ can }: Pick<Portal, "can">, { signing }: Pick<Application, "signing">): boolean =>
  can(isSigningActive(signing) ? "document:downloadWhileSigning" : "document:download");

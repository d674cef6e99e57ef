import { isSigningActive, type ContractSignatures } from "~/domain/application-status.ts";
import type { Portal } from "~/request/portal.server.ts";

/** Whether this user may have the documents of an application now: while remote signing is under way only a manager (F-333). */
export const mayDownload = ({ can }: Pick<Portal, "can">, { signing }: { signing: ContractSignatures }): boolean =>
  can(isSigningActive(signing) ? "document:downloadWhileSigning" : "document:download");

import { isSigningInitiated, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";

/** Whether this user may have the documents of an application now: while remote signing is under way only a manager (F-333). */
export function mayDownload({ can }: Pick<Portal, "can">, { signing }: Pick<Application, "signing">): boolean {
  const signatures = [signing.contractSignature, signing.spouseContractSignature];
  const isSigning = signatures.some((signature) => isSigningInitiated(toSignatureType(signature)));
  return can(isSigning ? "document:downloadWhileSigning" : "document:download");
}

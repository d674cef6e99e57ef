import type { SignedPart } from "~/paths/signed-paths.ts";
import type { DocumentOutcome } from "~/services/contract-documents.server.ts";
import { getSignedInsurance } from "~/services/signed-documents.server.ts";
import { getSignedDocument } from "~/services/signing.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { placeOf } from "./signature-parts.ts";

/** A signed file of an application: what a person signed, or the scan of the insurance consent (F-345). */
export const readSignedFile = (
  { backend, application }: Pick<ApplicationContext, "backend" | "application">,
  part: SignedPart,
): Promise<DocumentOutcome> =>
  part === "insurance"
    ? getSignedInsurance(backend, application.id)
    : getSignedDocument(backend, placeOf(application.id, part));

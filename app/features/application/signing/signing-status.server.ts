import { isActionAllowed } from "~/domain/application-status.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { statusOf } from "../journey.ts";
import type { SignatureContext } from "./signature-page.server.ts";

type Signed = Pick<SignatureContext, "application" | "part">;

/** Why a way of a signature is neither begun nor confirmed in the status of its application (F-339, F-355). */
export function findSigningRefusal({ application, part }: Signed): BackendNotice | null {
  // Before the contract the back end says that it comes first.
  if (statusOf(application) === ApplicationStatus.application) return null;
  return refusalUnless(
    isActionAllowed(part.document === 0 ? "signApplication" : "signContract", statusOf(application)),
  );
}

/** The same of a signing that is cancelled. */
export const findCancelRefusal = ({ application }: Signed): BackendNotice | null =>
  refusalUnless(isActionAllowed("cancelSigning", statusOf(application)));

const refusalUnless = (isAllowed: boolean): BackendNotice | null =>
  isAllowed ? null : noticeOf(codeOf("wrongStatus"));

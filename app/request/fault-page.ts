import type { SessionEndedPage } from "./end-session-because.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";

/**
 * What a thrown answer carries for the error screen: which page, the words of the back end where it refused, and the number
 * of the failure; there is none where the portal runs without its guard. `draftSaved`: a draft holds what was typed (O2).
 * `mayBeDone`: the answer of an action was lost, so that it may have been done all the same.
 */
export type FaultPage =
  | { page: "notFound" | "permissionDenied" }
  | { page: "refusal"; notice: BackendNotice; managerContact: boolean }
  | { page: "unavailable"; notice: BackendNotice; draftSaved: boolean; mayBeDone: boolean }
  | { page: "unexpected"; reference: string | null }
  | SessionEndedPage;

const PAGES = ["notFound", "permissionDenied", "refusal", "unavailable", "unexpected", "sessionEnded"];

/** Reads the data of a thrown answer; null for answers of others, such as the guard's or Remix's own. */
export function findFaultPage(data: unknown): FaultPage | null {
  const isPage = typeof data === "object" && data !== null && "page" in data && PAGES.includes(String(data.page));
  return isPage ? (data as FaultPage) : null;
}

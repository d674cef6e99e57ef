import type { BackendNotice } from "./refusal.ts";

/** What a thrown answer carries for the error screen: which page, and the words of the back end where it refused. */
export type FaultPage =
  | { page: "notFound" | "permissionDenied" }
  | { page: "refusal"; notice: BackendNotice }
  | { page: "unavailable"; reference: string };

const PAGES = ["notFound", "permissionDenied", "refusal", "unavailable"];

/** Reads the data of a thrown answer; null for answers of others, such as the guard's or Remix's own. */
export function findFaultPage(data: unknown): FaultPage | null {
  const isPage = typeof data === "object" && data !== null && "page" in data && PAGES.includes(String(data.page));
  return isPage ? (data as FaultPage) : null;
}

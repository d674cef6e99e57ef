import { isRouteErrorResponse } from "@remix-run/react";
import { findFaultPage, type FaultPage } from "~/services/fault-page.ts";

/** Which designed page an error gets; `reference` is what the user tells the help desk. */
export type ErrorPageKind = FaultPage | { page: "unexpected"; reference: string };

const TITLE_OF_CODE: Record<number, string> = {
  1060: "errors:badApplicationNumber.title",
  1063: "errors:applicationNotFound.title",
};

/** Reads a caught error: a thrown answer of ours names its page, anything else is unexpected. */
export function toErrorPage(error: unknown): ErrorPageKind {
  if (!isRouteErrorResponse(error)) return { page: "unexpected", reference: "500" };
  const known = findFaultPage(error.data);
  if (known !== null) return known;
  if (error.status === 404) return { page: "notFound" };
  return error.status === 403 ? { page: "permissionDenied" } : { page: "unexpected", reference: String(error.status) };
}

/** Key of the page's heading, which is its title as well. */
export function errorTitleKey(page: ErrorPageKind): string {
  if (page.page === "refusal") return TITLE_OF_CODE[page.notice.code] ?? "ui:error.form";
  return `errors:${page.page}.title`;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RequestHead } from "~/platform/request-head.ts";
import { defineLoader, type Guarded } from "./define-route.server.ts";
import { findFaultPage, type FaultPage } from "./fault-page.ts";
import type { Portal } from "./portal.server.ts";

type Params = LoaderFunctionArgs["params"];

/** Why there is no file. */
export interface FileRefusal {
  head: RequestHead;
  params: Params;
  /** The answer that was thrown: its status, cookies and `Retry-After`. */
  thrown: Response;
  /** What the answer carries for a page; null for a refusal of the portal itself, which gives its `reason`. */
  fault: FaultPage | null;
  reason: string | null;
}

interface FileOptions extends Guarded {
  /** Answers instead of the file: with a page, or the way to one. */
  onRefusal: (refusal: FileRefusal) => Promise<Response>;
}

type FileArgs = Pick<LoaderFunctionArgs, "request" | "params">;

/**
 * Makes the loader of a file. Its route has no page of its own, so that Remix would send the bare data of a thrown answer; here every refusal, of the guard,
 * the back end or the portal itself, gets a page.
 */
export function defineFileLoader(
  { onRefusal, ...options }: FileOptions,
  handler: (portal: Portal, args: { params: Params }) => Promise<Response>,
) {
  const load = defineLoader(options, handler);
  return (args: LoaderFunctionArgs): Promise<Response> =>
    load(args).catch((thrown: unknown) => answerRefusedFile(args, thrown, onRefusal));
}

/** The page in place of a file. A redirect goes on as it is, and so does what is no answer at all. */
export async function answerRefusedFile(
  { request, params }: FileArgs,
  thrown: unknown,
  onRefusal: FileOptions["onRefusal"],
): Promise<Response> {
  if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
  const data: unknown = await thrown.json();
  const reason = typeof data === "object" && data !== null && "reason" in data ? String(data.reason) : null;
  return onRefusal({ head: request, params, thrown, fault: findFaultPage(data), reason });
}

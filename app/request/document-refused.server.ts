import { redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import type { FileRefusal } from "./define-file-loader.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { getVisitor } from "./visitor.server.ts";

type PageOf = (params: FileRefusal["params"]) => string;

/** A document that cannot be made leads back to the page that it belongs to, with the reason above it (F-280: 2002, the page stays). */
export const backTo =
  (page: PageOf) =>
  async (refusal: FileRefusal): Promise<Response> =>
    // A session that has ended takes its cookies back, and the way leads to the log-in.
    redirect(await pageInstead(refusal, page), { headers: cookiesOf(refusal.thrown) });

/** The same for a document of an application. */
export const backToApplication = backTo(({ applicationId }) => paths.loadApplication(applicationId ?? ""));

function cookiesOf({ headers }: Response): Headers {
  const cookies = new Headers();
  for (const [name, value] of headers) if (name.toLowerCase() === "set-cookie") cookies.append(name, value);
  return cookies;
}

async function pageInstead({ head, params, thrown, fault }: FileRefusal, page: PageOf): Promise<string> {
  if (fault?.page === "sessionEnded") return paths.login();
  if (fault?.page === "notFound") return paths.notFound();
  if (fault?.page === "permissionDenied") return paths.permissionDenied();
  // What is not there says so on the page itself.
  const visitor = await getVisitor(head);
  if (fault?.page === "refusal" && thrown.status !== 404) await addNotice(visitor, toSessionNotice(fault.notice));
  if (fault?.page === "unavailable") await addNotice(visitor, toSessionNotice(fault.notice));
  if (fault?.page === "unexpected")
    await addNotice(visitor, {
      text: { key: "errors:unexpected.text" },
      variant: "danger",
      reference: fault.reference,
      uniqueMessage: "unexpected",
    });
  return page(params);
}

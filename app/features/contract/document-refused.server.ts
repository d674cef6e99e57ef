import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths.ts";
import { findFaultPage } from "~/services/fault-page.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { addNotice } from "~/session/notices.server.ts";
import { getVisit } from "~/session/visit.server.ts";

/**
 * A document that cannot be made leads back to the application, with the reason above it (F-280: 2002, the page stays). The
 * route has no page of its own, so that Remix would send the bare data of a thrown answer.
 */
export const withDocumentPages =
  (handler: (args: LoaderFunctionArgs) => Promise<Response>) =>
  async (args: LoaderFunctionArgs): Promise<Response> => {
    try {
      return await handler(args);
    } catch (thrown) {
      if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
      // A session that has ended takes its cookies back, and the way leads to the log-in.
      return redirect(await pageInstead(args, thrown), { headers: cookiesOf(thrown) });
    }
  };

function cookiesOf({ headers }: Response): Headers {
  const cookies = new Headers();
  for (const [name, value] of headers) if (name.toLowerCase() === "set-cookie") cookies.append(name, value);
  return cookies;
}

async function pageInstead({ request, params }: LoaderFunctionArgs, thrown: Response): Promise<string> {
  const fault = findFaultPage(await thrown.json());
  if (fault?.page === "sessionEnded") return paths.login();
  if (fault?.page === "notFound") return paths.notFound();
  if (fault?.page === "permissionDenied") return paths.permissionDenied();
  // An application that is not there says so on the page itself.
  const visit = await getVisit(request);
  if (fault?.page === "refusal" && thrown.status !== 404) await addNotice(visit, toSessionNotice(fault.notice));
  if (fault?.page === "unavailable") await addNotice(visit, toSessionNotice(fault.notice));
  if (fault?.page === "unexpected")
    await addNotice(visit, {
      text: { key: "errors:unexpected.text" },
      variant: "danger",
      reference: fault.reference,
      uniqueMessage: "unexpected",
    });
  return paths.loadApplication(params["applicationId"] ?? "");
}

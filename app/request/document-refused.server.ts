import { redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import type { FileRefusal } from "./define-file-loader.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { getVisitor } from "./visitor.server.ts";

/** Where a refused file leads back to. */
type PlaceOf = (applicationId: string) => string;

/** A document that cannot be made leads back to the application, with the reason above it (F-280: 2002, the page stays). */
export const backToApplication = (refusal: FileRefusal): Promise<Response> => backTo(refusal, paths.loadApplication);

/** An uploaded document that cannot be had leads back to the list of them (F-334: 2200). */
export const backToUploads = (refusal: FileRefusal): Promise<Response> => backTo(refusal, paths.applicationUploads);

const backTo = async (refusal: FileRefusal, placeOf: PlaceOf): Promise<Response> =>
  // A session that has ended takes its cookies back, and the way leads to the log-in.
  redirect(await pageInstead(refusal, placeOf), { headers: cookiesOf(refusal.thrown) });

function cookiesOf({ headers }: Response): Headers {
  const cookies = new Headers();
  for (const [name, value] of headers) if (name.toLowerCase() === "set-cookie") cookies.append(name, value);
  return cookies;
}

async function pageInstead({ head, params, thrown, fault }: FileRefusal, placeOf: PlaceOf): Promise<string> {
  if (fault?.page === "sessionEnded") return paths.login();
  if (fault?.page === "notFound") return paths.notFound();
  if (fault?.page === "permissionDenied") return paths.permissionDenied();
  // An application that is not there says so on the page itself.
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
  return placeOf(params["applicationId"] ?? "");
}

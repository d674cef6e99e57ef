import { findOwnHandOver, markTexted } from "~/flows/hand-over/hand-overs.server.ts";
import { parsePhone } from "~/domain/phone.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { sendHandOver } from "~/services/hand-over.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { beginnerOf } from "../scan/read-scan.server.ts";
import type { HandOverPressed } from "./hand-over-pressed.ts";

const MINUTE_MS = 60_000;

/** Why no SMS has left, in the back end's words and with our texts. */
const OBSTACLES = { PAUSE: "hand-over:sms.pause", LIMIT: "hand-over:sms.limit" } as const;

/** Minutes as a clock shows them, without their seconds: so the SMS names the same end as the pages. */
const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / MINUTE_MS);

/** The number in the form, saved or not; where none is typed, that of the application. */
function phoneOf({ application, form }: HandOverPressed): string | null {
  const typed = form.entries.find(([name]) => name === "phone")?.[1].trim() ?? "";
  const parsed = parsePhone(typed === "" ? (application.buyer.phone ?? "") : typed);
  return parsed.ok ? parsed.value : null;
}

/** Sends the buyer the address of the page by SMS; what stands in the way is said and changes nothing. */
export async function textHandOver(request: HandOverPressed): Promise<void> {
  const { application, backend, session, locale } = request;
  const own = await findOwnHandOver(beginnerOf(request, application.id));
  if (own === null) return;
  const refuse = (key: "hand-over:sms.noPhone" | (typeof OBSTACLES)[keyof typeof OBSTACLES]) =>
    addNotice(session, { text: { key }, variant: "danger" });
  const phone = phoneOf(request);
  if (phone === null) return refuse("hand-over:sms.noPhone");
  const minutes = Math.max(1, minuteOf(own.endsAt) - minuteOf(portalClock.now()));
  const sent = await sendHandOver(backend, {
    applicationId: application.id,
    secret: own.hash,
    phone,
    minutes,
    language: locale,
  });
  const subject = application.id;
  if (!sent.ok) {
    audit("buyer.texted", { result: "refused", subject });
    return addNotice(session, toSessionNotice(sent.notice));
  }
  const { obstacle, requestId } = sent.value;
  audit("buyer.texted", { result: obstacle === null ? "ok" : "refused", subject });
  if (obstacle !== null) return refuse(obstacle === "LIMIT" ? OBSTACLES.LIMIT : OBSTACLES.PAUSE);
  await markTexted(own.hash, phone, requestId);
  await addNotice(session, { text: { key: "hand-over:sms.sent" }, variant: "info" });
}

import * as z from "zod";
import { audit } from "~/platform/audit.server.ts";
import { permissionDeniedPage } from "~/request/fault-pages.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import type { ApplicationContext } from "../application-context.server.ts";
import { AGREEMENT_FIELD } from "./agreement-name.ts";

const REMEMBERED = 40;

/** Applications whose change of goods was agreed in this session. */
const AGREED = defineSessionPart("goodsAgreed", z.array(z.number()).default([]));

/** A session is as it was when its request came: what this request itself has said stands here. */
const SAID_NOW = new WeakMap<PortalSession, number>();

/** Whether this session has said that changes of an application's goods are agreed: the back end then logs each of them. */
export const wasAgreed = (session: PortalSession, applicationId: number): boolean =>
  SAID_NOW.get(session) === applicationId || AGREED.of(session).includes(applicationId);

type Posted = Pick<ReadForm, "posted" | "stale">;

/**
 * Whether the user must still say that a change of goods is agreed with the seller: a manager, who normally leaves them alone (F-251, F-410, R-C21).
 * It is said once for an application in a session, on the list of goods or on the page of a good, whichever is sent first; asking at each row would be
 * answered without reading.
 */
export function asksAgreement(open: ApplicationContext): boolean {
  if (!open.can("goods:edit", { goodsAgreedWithSeller: true })) return false;
  const goodsAgreedWithSeller = wasAgreed(open.session, open.application.id);
  return !open.can("goods:edit", { goodsAgreedWithSeller });
}

/**
 * Asks the right to change goods, with the agreement that the form states; a new one is remembered and stands in the audit log (F-251).
 * @returns false when the agreement is missing
 */
export async function confirmAgreement(open: ApplicationContext, { posted, stale }: Posted): Promise<boolean> {
  if (!open.can("goods:edit", { goodsAgreedWithSeller: true })) throw permissionDeniedPage();
  if (!asksAgreement(open)) return true;
  const goodsAgreedWithSeller = !stale && posted.some(([name, value]) => name === AGREEMENT_FIELD && value === "on");
  if (!open.can("goods:edit", { goodsAgreedWithSeller })) return false;
  const { session, application } = open;
  audit("goods.agreed", { result: "ok", user: session.user, subject: application.id });
  SAID_NOW.set(session, application.id);
  await AGREED.change(session, (ids) => [application.id, ...ids].slice(0, REMEMBERED));
  return true;
}

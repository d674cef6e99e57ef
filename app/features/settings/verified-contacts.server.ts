import * as z from "zod";
import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import type { CodeContact } from "~/services/verify-types.ts";

const WAYS = { [AuthenticationMethod.email]: "email", [AuthenticationMethod.sms]: "phone" } as const;

/** The contact of each way that the user has proved by a code in this session. */
const VERIFIED = defineSessionPart(
  "verifiedContacts",
  z.object({ email: z.string().nullable(), phone: z.string().nullable() }).default({ email: null, phone: null }),
);

/** Whether a code has proved this contact by this way in this session: it needs no other one (F-136). */
export const isVerified = (session: PortalSession, { method, contact }: CodeContact): boolean =>
  VERIFIED.of(session)[WAYS[method]] === contact.toLowerCase();

/** Notes it. @returns the session as it is now */
export const markVerified = (session: PortalSession, { method, contact }: CodeContact): Promise<PortalSession> =>
  VERIFIED.change(session, (now) => ({ ...now, [WAYS[method]]: contact.toLowerCase() }));

/** Forgets it: the back end does not know of it any more. */
export const deleteVerified = (session: PortalSession, { method }: CodeContact): Promise<PortalSession> =>
  VERIFIED.change(session, (now) => ({ ...now, [WAYS[method]]: null }));

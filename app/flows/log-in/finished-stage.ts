import * as z from "zod";
import type { SessionParts, SessionStage } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";

/** Whether this is a log-in by a partner's limited link, or into a limited account; it stays one through all its steps (F-086). */
export const LIMITED_LOGIN = defineSessionPart("limitedLogin", z.boolean().default(false));

/** What a log-in becomes when nothing is left to do: a code, a new password or a chosen way makes no more of a limited one (F-071, F-093). */
export const finishedStage = (session: { parts: SessionParts }): SessionStage =>
  LIMITED_LOGIN.of(session) ? "limited" : "full";

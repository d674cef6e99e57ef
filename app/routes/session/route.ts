import { json } from "@remix-run/node";
import * as z from "zod";
import { defineForm } from "~/forms/define-form.ts";
import { validate } from "~/forms/validate.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";
import { sessionFacts } from "~/session/session-facts.server.ts";
import { markScripted, touchSession } from "~/session/session.server.ts";

/** A form without fields: its token says that the page itself posts it. */
const SESSION_FORM = defineForm({ id: "session", buttons: [], fields: [], draft: false });

/** What is true of this browser's session; asking prolongs nothing (F-098, F-103). The answer to a guest is that there is none. */
export const loader = defineLoader({ may: "open" }, async ({ session }) =>
  json({ session: sessionFacts(session === null ? null : await markScripted(session)) }),
);

/** The user has done something: half an hour from now on (F-102). An expired session is not brought back. */
export const action = defineAction({ may: "open", forms: [SESSION_FORM] }, async ({ session }, posted) => {
  const form = validate(posted, z.object({}));
  if (!form.ok) return json({ session: sessionFacts(session) }, { status: form.status });
  return json({ session: sessionFacts(session === null ? null : await touchSession(session)) });
});

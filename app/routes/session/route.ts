import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { parseForm } from "~/session/parse-form.server.ts";
import { sessionFacts } from "~/session/session-facts.server.ts";
import { findSession, noteScript, touchSession } from "~/session/session.server.ts";

/** What is true of this browser's session; asking prolongs nothing (F-098, F-103). Guests are told that there is none. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await findSession(request);
  return json({ session: sessionFacts(session === null ? null : await noteScript(session)) });
}

/** The user has done something: half an hour from now on (F-102). An expired session is not brought back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, { formId: "session", schema: z.object({}) });
  const session = await findSession(request);
  if (!form.ok) return json({ session: sessionFacts(session) }, { status: form.status });
  return json({ session: sessionFacts(session === null ? null : await touchSession(session)) });
}

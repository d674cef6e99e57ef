import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { endOtherSession, endOtherSessions } from "~/features/own-sessions/end-sessions.server.ts";
import { readOwnSessions } from "~/features/own-sessions/list-own-sessions.server.ts";
import {
  OWN_SESSIONS_BUTTONS,
  OWN_SESSIONS_FORM,
  ownSessionsSchema,
} from "~/features/own-sessions/own-sessions-schema.ts";
import { forgetOwnDevice } from "~/features/verification/device/forget-own-device.server.ts";
import { readOwnDevices } from "~/features/verification/device/list-own-devices.server.ts";
import { paths } from "~/paths.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { requireUser } from "~/session/guards.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => {
  const session = await requireUser(request);
  const [sessions, devices] = await Promise.all([readOwnSessions(session), readOwnDevices(request, session)]);
  return json({ sessions, devices, csrf: formSeals(session, OWN_SESSIONS_FORM).csrf });
});

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const session = await requireUser(request);
  const form = await parseForm(request, {
    formId: OWN_SESSIONS_FORM,
    schema: ownSessionsSchema,
    buttons: OWN_SESSIONS_BUTTONS,
  });
  if (!form.ok) return formRefused(form);
  const done = (headers = new Headers()) => redirect(paths.ownSessions(), { status: 303, headers });
  if (form.intent === "forgetDevice") return done(await forgetOwnDevice(request, session, form.value.device));
  if (form.intent === "endOthers") await endOtherSessions(request, session);
  else await endOtherSession(request, session, form.value.session);
  return done();
});

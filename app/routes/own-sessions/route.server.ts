import { json, redirect } from "@remix-run/node";
import { endOtherSession, endOtherSessions } from "~/features/own-sessions/end-sessions.server.ts";
import { readOwnSessions } from "~/features/own-sessions/list-own-sessions.server.ts";
import { OWN_SESSIONS_FORM } from "~/features/own-sessions/own-sessions-form.ts";
import { ownSessionsSchema } from "~/features/own-sessions/own-sessions-schema.ts";
import { deleteOwnDevice } from "~/flows/verification/device/delete-own-device.server.ts";
import { readOwnDevices } from "~/flows/verification/device/list-own-devices.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "own" }, async (portal) => {
  const [sessions, devices] = await Promise.all([readOwnSessions(portal.session), readOwnDevices(portal)]);
  return json({ sessions, devices, csrf: formSeals(portal.session, OWN_SESSIONS_FORM.id).csrf });
});

export const action = defineAction({ may: "own", forms: [OWN_SESSIONS_FORM] }, async (portal, posted) => {
  const form = validate(posted, ownSessionsSchema);
  if (!form.ok) return formErrorResponse(form);
  const done = (headers = new Headers()) => redirect(paths.ownSessions(), { status: 303, headers });
  if (form.intent === "forgetDevice") return done(await deleteOwnDevice(portal, form.value.device));
  if (form.intent === "endOthers") await endOtherSessions(portal);
  else await endOtherSession(portal, form.value.session);
  return done();
});

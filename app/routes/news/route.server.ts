import { json } from "@remix-run/node";
import { personalCodeWhitelist } from "~/features/application/test-codes.server.ts";
import { readNews, readNewsWhileExpired } from "~/features/news/read-news.server.ts";
import { readToday } from "~/features/application/today/read-today.server.ts";
import { START_FORM } from "~/features/application/today/start-form.ts";
import { startSchema } from "~/features/application/today/start-schema.ts";
import { startWithCode } from "~/features/application/today/start-with-code.server.ts";
import { recheckDevice } from "~/flows/verification/device/recheck-device.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { environment } from "~/platform/env.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";
import type { Portal } from "~/request/portal.server.ts";

export const loader = defineLoader({ may: "news:read" }, async (portal) => {
  if (portal.session.expired) return json({ news: await readNewsWhileExpired(portal), today: null });
  const [{ news, today }] = await Promise.all([readNewsAndToday(portal), recheckDevice(portal)]);
  return json({ news, today });
});

/** The figures are asked for once the news are there, within what is left of their time: a back end that is slow is not asked for more. */
async function readNewsAndToday(portal: Portal) {
  const startedAt = performance.now();
  const news = await readNews(portal);
  const spentMs = performance.now() - startedAt;
  const patienceMs = news.unavailable ? 0 : environment().limits.todaySeconds * 1000 - spentMs;
  return { news, today: await readToday(portal, patienceMs) };
}

export const action = defineAction({ may: "application:create", forms: [START_FORM] }, (portal, read) => {
  const form = validate(read, startSchema(personalCodeWhitelist()));
  return form.ok ? startWithCode(portal, form.value.personalCode) : formErrorResponse(form);
});
